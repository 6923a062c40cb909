import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessMargin, marginOf } from '../../../../../src/shared/domain/pricing/price-unit.ts'
import { priceSteps } from '../../../../../src/shared/domain/pricing/price-words.ts'
import type { UnitPrice } from '../../../../../src/shared/domain/pricing/pricing.ts'
import { splitBase, splitNet } from '../../../../../src/shared/domain/pricing/tax.ts'
import { fromRupees, type Paise, paise } from '../../../../../src/shared/domain/values/money.ts'

const rest = (net: Paise, taxed: Pick<UnitPrice, 'base' | 'CGST' | 'SGST' | 'IGST'>, within: boolean) => ({
  ...taxed,
  net,
  tax: paise(net - taxed.base),
  gstType: within ? ('SGST-CGST' as const) : ('IGST' as const),
})

const byMargin = (mrp: Paise, margin: number, rate: number, within: boolean): UnitPrice => {
  const net = lessMargin(mrp, margin)
  return { way: 'retailerMargin', mrp, margin, rate, ...rest(net, splitNet(net, rate, within), within) }
}

const byCost = (base: Paise, mrp: Paise, rate: number, within: boolean): UnitPrice => {
  const taxed = splitBase(base, rate, within)
  return { way: 'stockist', mrp, margin: marginOf(taxed.net, mrp), rate, ...rest(taxed.net, taxed, within) }
}

describe('how a price comes about', () => {
  it('goes from the MRP by the margin to the net price, and on to what is taxed', () => {
    expect(priceSteps(byMargin(fromRupees(1000), 32.5, 5, true))).toEqual([
      { label: 'MRP', amount: fromRupees(1000) },
      { label: 'Margin 32.5%', amount: fromRupees(-325) },
      { label: 'Net price, GST included', amount: fromRupees(675), isSum: true },
      { label: 'of this CGST 2.5%', amount: fromRupees(-16.07) },
      { label: 'of this SGST 2.5%', amount: fromRupees(-16.07) },
      { label: 'Taxable value', amount: fromRupees(642.86), isSum: true },
    ])
  })

  it('goes from a cost by the tax to the net price', () => {
    expect(priceSteps(byCost(fromRupees(200), fromRupees(400), 18, false))).toEqual([
      { label: 'Cost without GST', amount: fromRupees(200) },
      { label: 'IGST 18%', amount: fromRupees(36) },
      { label: 'Net price, GST included', amount: fromRupees(236), isSum: true },
    ])
  })

  it('adds up to the paisa, for any price', () => {
    const rupees = fc.integer({ min: 100, max: 900_000 }).map((amount) => paise(amount))
    const prices = fc.oneof(
      fc
        .tuple(rupees, fc.integer({ min: 1, max: 180 }), fc.constantFrom(5, 12, 18), fc.boolean())
        .map(([mrp, halves, rate, within]) => byMargin(mrp, halves / 2, rate, within)),
      fc
        .tuple(rupees, rupees, fc.constantFrom(5, 12, 18), fc.boolean())
        .map(([base, mrp, rate, within]) => byCost(base, mrp, rate, within)),
    )
    fc.assert(
      fc.property(prices, (unit) => {
        let sum = 0
        for (const { amount, isSum } of priceSteps(unit)) {
          if (isSum) expect(amount).toBe(sum)
          else sum += amount
        }
        expect(priceSteps(unit).some(({ amount, isSum }) => isSum && amount === unit.net)).toBe(true)
      }),
    )
  })
})
