/** The practice portal's returns: each has an invoice that matches its slip to the paisa. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReference } from '../../../src/main/reference.ts'
import { buildReturnInvoice } from '../../../src/shared/domain/papers/return-invoice.ts'
import { addsUp } from '../../support/adds-up.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const body = { FromDate: '2015-04-01', ToDate: '2099-12-31' }
const reference = readReference()

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ clock: () => Date.UTC(2026, 8, 15, 6) })
})
afterAll(() => shop.portal.stop())

test.each(['pune', 'delhi', 'bbbh', 'chandigarh'] as const)(
  'every return of %s is invoiced for what goes back',
  async (name) => {
    const person = await shop.signIn(name)
    const returned = {
      sr: await person.ask('returns.srList', { body }),
      rto: await person.ask('returns.rtoList', { body }),
    }
    expect(returned.sr.length + returned.rto.length).toBeGreaterThan(3)
    for (const of of ['sr', 'rto'] as const) {
      const numbers: string[] = []
      for (const { ReferenceID } of returned[of]) {
        const about = { body: { ReferenceID } }
        const invoice = await person.ask(of === 'sr' ? 'returns.srInvoice' : 'returns.rtoInvoice', about)
        const { products } = await person.ask(of === 'sr' ? 'returns.srSlip' : 'returns.rtoSlip', about)
        const built = buildReturnInvoice(invoice, { of, referenceId: ReferenceID, own: undefined, reference })
        if (!built.ok) throw new Error(`${ReferenceID}: ${built.why}`)
        const { lines, totals, number } = built.paper
        expect([...lines, totals].every(addsUp)).toBe(true)
        expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(
          (products ?? []).map(({ ProductID, Quantity }) => [ProductID, Quantity]),
        )
        numbers.push(number)
      }
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  },
)
