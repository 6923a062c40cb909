import { describe, expect, test } from 'vitest'
import {
  type PortalTotals,
  totalsDiffering,
  totalsMoved,
  totalsMovedBy,
} from '../../../../../src/shared/domain/carts/portal-totals.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { line, product, rupees, stock, supply } from '../../../../support/builders.ts'

describe('the portal’s totals', () => {
  test('are moved by what a change is answered with', () => {
    const by = totalsMovedBy({
      prevTotalNetCost: rupees(100),
      updatedTotalNetCost: rupees(1_00_100),
      prevQty: 11,
      updatedQty: 1000,
      prevGapQty: 80,
      updatedGapQty: 3,
    })
    expect(by).toEqual({ totalNetPayment: rupees(1_00_000), totalMRP: undefined, totalQty: 989, gapQty: -77 })
    const before: PortalTotals = { totalNetPayment: rupees(5), totalMRP: rupees(9), totalQty: 1 }
    expect(totalsMoved(before, by)).toEqual({
      totalNetPayment: rupees(1_00_005),
      totalMRP: rupees(9),
      totalQty: 990,
      gapQty: undefined,
    })
  })

  // Four pieces at 700 net, MRP 1,000; two of them aren't available.
  const own = priceCart([line(1, 4)], supply({ products: [product({ id: 1, warehouses: [stock(2)] })] })).totals
  const same: PortalTotals = { totalNetPayment: own.net, totalMRP: own.mrp, totalQty: 4, gapQty: 2 }
  test.each<{ title: string; portal: PortalTotals; differing: PortalTotals | undefined }>([
    { title: 'the same', portal: same, differing: undefined },
    { title: 'nothing said', portal: {}, differing: undefined },
    { title: 'paise', portal: { ...same, totalNetPayment: paise(own.net + 99) }, differing: undefined },
    {
      title: 'a rupee',
      portal: { ...same, totalNetPayment: paise(own.net - 100) },
      differing: { totalNetPayment: paise(own.net - 100) },
    },
    { title: 'a piece', portal: { ...same, totalQty: 5, gapQty: 3 }, differing: { totalQty: 5, gapQty: 3 } },
  ])('$title: said where it differs', ({ portal, differing }) => {
    expect(totalsDiffering(portal, own)).toEqual(differing)
  })
})
