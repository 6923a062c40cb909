import { paise } from '../values/money.ts'
import type { CartTotals, OrderGroup, PricedLine } from './priced-cart.ts'

/** Adds up a cart. Everything allocated is in an order, so the orders' amounts are the cart's. */
export function totalsOf(lines: readonly PricedLine[], groups: readonly OrderGroup[]): CartTotals {
  let quantity = 0
  let gapQty = 0
  let gapPrice = 0
  let mrp = 0
  for (const priced of lines) {
    quantity += priced.line.qty
    gapQty += priced.gapQty
    gapPrice += priced.gapPrice
    mrp += priced.totalMRP
  }
  let base = 0
  let net = 0
  for (const group of groups) {
    base += group.base
    net += group.total
  }
  return {
    items: lines.length,
    quantity,
    allocatedQty: quantity - gapQty,
    gapQty,
    base: paise(base),
    tax: paise(net - base),
    net: paise(net),
    gapPrice: paise(gapPrice),
    mrp: paise(mrp),
  }
}
