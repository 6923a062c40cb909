/** Typed text, and its meaning. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEANT, meantBy } from '../../../../src/renderer/app/shell/meant-by.ts'

describe('what is typed', () => {
  it.each([
    ['', 'Ledger', '', MEANT.name],
    ['led', 'Ledger', '', MEANT.name],
    ['ars rep', 'ARS Report', '', MEANT.name],
    ['rep ars', 'ARS Report', '', MEANT.name],
    ['invoice', 'Order History', 'invoices bought', MEANT.other],
    ['order inv', 'Order History', 'invoices bought', MEANT.other],
    ['ldeger', 'Ledger', '', MEANT.slip],
    ['ledgr', 'Ledger', '', MEANT.slip],
    ['leddger', 'Ledger', '', MEANT.slip],
    ['lefger', 'Ledger', '', MEANT.slip],
    ['invoise', 'Order History', 'invoices', MEANT.slip],
    ['edger', 'Ledger', '', 0],
    ['lgd', 'Ledger', '', 0],
    ['nothing of the kind', 'Ledger', 'nothing', 0],
  ])('“%s” for %s (%s) counts %i', (typed, name, others, meant) => {
    expect(meantBy(typed, name, others)).toBe(meant)
  })

  it('is meant by its own name for any typed beginnings of its words, also when a letter within is left out', () => {
    const word = fc.stringMatching(/^[a-z]{5,10}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), (words, at) => {
        const name = words.join(' ')
        const some = words.map((one, nth) => one.slice(0, 1 + ((at + nth) % one.length)))
        expect(meantBy(some.join(' '), name)).toBe(MEANT.name)
        const [first = ''] = words
        const place = 2 + (at % (first.length - 3))
        const without = first.slice(0, place) + first.slice(place + 1)
        expect(meantBy(without, first)).toBeGreaterThanOrEqual(MEANT.slip)
      }),
    )
  })
})
