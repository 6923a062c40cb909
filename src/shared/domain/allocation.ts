/** Stock is given warehouse by warehouse, in the mapping's order; what nobody has is the gap. */
import type { Allocation, CartLine, GapReason, PricedLine } from './cart.ts'
import { paise, sum, times, ZERO } from './money.ts'
import type { Offers } from './offers.ts'
import type { Product } from './product.ts'

/**
 * Allocates the lines of one product at one MRP, which share its stock: the first line takes first.
 * `wanted` = allocated + gap for every line.
 */
export function allocateShared(lines: readonly CartLine[], product: Product, offers: Offers): readonly PricedLine[] {
  if (lines.length === 1 && lines[0] !== undefined) return [allocate(lines[0], product, offers)]
  const left = offers.list.map(({ stock }) => stock)
  return lines.map((line) => allocate(line, product, offers, left))
}

/** One line; `left` is what earlier lines of the same product left of each offer's stock, and is taken from. */
function allocate(line: CartLine, product: Product, offers: Offers, left?: number[]): PricedLine {
  const allocation: Allocation[] = []
  let wanted = line.qty
  for (let at = 0; at < offers.list.length && wanted > 0; at++) {
    const offer = offers.list[at]
    if (offer === undefined) break
    const qty = Math.min(wanted, left?.[at] ?? offer.stock)
    if (qty === 0) continue
    if (left !== undefined) left[at] = (left[at] ?? 0) - qty
    wanted -= qty
    const { seller, unit } = offer
    const { whID: wh, whType, name: whName } = seller
    allocation.push({ wh, whType, whName, qty, unit, total: times(unit.net, qty) })
  }
  return {
    line,
    product,
    unit: offers.unit,
    allocation,
    allocatedQty: line.qty - wanted,
    gapQty: wanted,
    availableQty: offers.available,
    totalPrice: allocation.length === 0 ? ZERO : sumTotals(allocation),
    totalMRP: times(line.mrp, line.qty),
    gapPrice: offers.unit === undefined || wanted === 0 ? ZERO : times(offers.unit.net, wanted),
    gapReason: wanted === 0 ? undefined : (offers.why ?? 'shortStock'),
  }
}

const sumTotals = (allocation: readonly Allocation[]) => {
  const only = allocation.length === 1 ? allocation[0] : undefined
  return only === undefined ? sum(allocation.map(({ total }) => total)) : only.total
}

/** A line whose product the catalogue doesn't know any more: kept, all gap, without a price. */
export function unknownLine(line: CartLine, why: GapReason = 'unknownProduct'): PricedLine {
  return {
    line,
    product: undefined,
    unit: undefined,
    allocation: [],
    allocatedQty: 0,
    gapQty: line.qty,
    availableQty: 0,
    totalPrice: ZERO,
    totalMRP: paise(line.mrp * line.qty),
    gapPrice: ZERO,
    gapReason: why,
  }
}
