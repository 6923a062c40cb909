/** Typed text, and its meaning. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATCH_RANK, matchRank } from '../../../../src/renderer/app/shell/match-rank.ts'

describe('what is typed', () => {
  it.each([
    ['', 'Ledger', '', MATCH_RANK.name],
    ['led', 'Ledger', '', MATCH_RANK.name],
    ['ars rep', 'ARS Report', '', MATCH_RANK.name],
    ['rep ars', 'ARS Report', '', MATCH_RANK.name],
    ['invoice', 'Order History', 'invoices bought', MATCH_RANK.other],
    ['order inv', 'Order History', 'invoices bought', MATCH_RANK.other],
    ['ldeger', 'Ledger', '', MATCH_RANK.slip],
    ['ledgr', 'Ledger', '', MATCH_RANK.slip],
    ['leddger', 'Ledger', '', MATCH_RANK.slip],
    ['lefger', 'Ledger', '', MATCH_RANK.slip],
    ['invoise', 'Order History', 'invoices', MATCH_RANK.slip],
    ['edger', 'Ledger', '', 0],
    ['lgd', 'Ledger', '', 0],
    ['nothing of the kind', 'Ledger', 'nothing', 0],
  ])('“%s” for %s (%s) counts %i', (typed, name, others, rank) => {
    expect(matchRank(typed, name, others)).toBe(rank)
  })

  it('is meant by its own name for any typed beginnings of its words, also when a letter within is left out', () => {
    const word = fc.stringMatching(/^[a-z]{5,10}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, at) => {
        const name = words.join(' ')
        const some = words.map((one, nth) => one.slice(0, 1 + ((at + nth) % one.length)))
        expect(matchRank(some.join(' '), name)).toBe(MATCH_RANK.name)
        const [first = ''] = words
        const place = 2 + (at % (first.length - 3))
        const without = first.slice(0, place) + first.slice(place + 1)
        expect(matchRank(without, first)).toBeGreaterThanOrEqual(MATCH_RANK.slip)
      }),
    )
  })
})
