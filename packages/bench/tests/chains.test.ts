import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestChain, type Span } from '../chains.ts'

const spansOf = (...all: readonly (readonly [number, number])[]): Span[] =>
  all.map(([startedAt, ended]) => ({ startedAt, ended }))

describe('the longest chain of calls that waited for each other', () => {
  it('is one where all go out together, and none of nothing', () => {
    expect(longestChain(spansOf([0, 300], [1, 299], [200, 500]))).toHaveLength(1)
    expect(longestChain([])).toEqual([])
  })

  it('goes by what had ended when the next began', () => {
    const spans = spansOf([0, 300], [0, 100], [110, 200], [310, 600], [210, 305])
    expect(longestChain(spans)).toEqual(spansOf([0, 100], [110, 200], [210, 305], [310, 600]))
  })

  it('is as long as the best of all chains', () => {
    const span = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 8 }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 9 }), (all) => {
        const spans = spansOf(...all.map(([startedAt, long]) => [startedAt, startedAt + long] as const))
        const longestFrom = (end: number): number =>
          Math.max(0, ...spans.filter(({ startedAt }) => startedAt >= end).map(({ ended }) => 1 + longestFrom(ended)))
        const chain = longestChain(spans)
        expect(chain).toHaveLength(longestFrom(Number.NEGATIVE_INFINITY))
        expect(chain.every((one, at) => at === 0 || one.startedAt >= (chain[at - 1]?.ended ?? 0))).toBe(true)
      }),
    )
  })
})
