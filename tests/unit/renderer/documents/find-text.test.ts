import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findText } from '../../../../src/renderer/documents/pdf/find-text.ts'
import { scaleOf, zoomed } from '../../../../src/renderer/documents/pdf/zoom.ts'

describe('words in a document', () => {
  it('are found in any case, page after page, over the ends of pieces and lines', () => {
    const pages = [
      ['Baby ', 'bottles'],
      ['a BABY', ' bo', 'ttle'],
    ]
    expect(findText(pages, 'baby bottle')).toEqual([
      {
        page: 1,
        stretches: [
          { piece: 0, from: 0, to: 5 },
          { piece: 1, from: 0, to: 6 },
        ],
      },
      {
        page: 2,
        stretches: [
          { piece: 0, from: 2, to: 6 },
          { piece: 1, from: 0, to: 3 },
          { piece: 2, from: 0, to: 4 },
        ],
      },
    ])
  })

  it('are none where nothing is sought', () => {
    expect(findText([['words']], '  ')).toEqual([])
  })

  it('read the search text, for all matches', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 4 }),
        fc.constantFrom('a', 'ab', 'b a', 'aa'),
        (pages, sought) => {
          const found = findText(pages, sought)
          for (const { page, stretches } of found) {
            const words = stretches.map(({ piece: nth, from, to }) => pages[page - 1]?.[nth]?.slice(from, to)).join('')
            expect(words).toBe(sought)
          }
          expect(found).toHaveLength(pages.reduce((sum, pieces) => sum + pieces.join('').split(sought).length - 1, 0))
        },
      ),
    )
  })
})

describe('the size of pages', () => {
  it('fits the width, or is a share of the paper’s', () => {
    expect(scaleOf('fit', 627, 595)).toBe(1)
    expect(scaleOf('fit', 1222, 595)).toBe(2)
    expect(scaleOf('first', 627, 595)).toBe(1)
    expect(scaleOf('first', 1222, 595)).toBeCloseTo(96 / 72)
    expect(scaleOf(1, 627, 595)).toBeCloseTo(96 / 72)
  })

  it('goes up and down by levels, and ends at the last', () => {
    const at = (share: number) => (share * 96) / 72
    expect(zoomed(at(1.1), 1)).toBe(1.25)
    expect(zoomed(at(1.25), -1)).toBe(1)
    expect(zoomed(at(4), 1)).toBe(4)
    expect(zoomed(at(0.4), -1)).toBe(0.5)
  })
})
