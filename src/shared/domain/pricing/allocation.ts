/** Allocates stock warehouse by warehouse, in the mapping's order; the rest is the gap. */

import { paise, times, ZERO } from '../values/money.ts'
import type { Offer, Offers } from './offers.ts'
import type { Allocation, CartLine, PricedLine } from './priced-cart.ts'

/** The offers for each line of a cart, and the products on several of its lines. */
export interface LineOffers {
  /** In the cart's order; undefined if the catalogue doesn't know the product. */
  readonly byLine: readonly (Offers | undefined)[]
  /** Ids of the products that are on several lines: these share their stock. */
  readonly repeated: ReadonlySet<number>
}

/** Allocates a cart's lines. Lines of one product at one MRP share its stock: the first line takes first. */
export function allocateLines(lines: readonly CartLine[], { byLine, repeated }: LineOffers): readonly PricedLine[] {
  const allocated = new Map<string, number>()
  return lines.map((line, at) => {
    const offers = byLine[at]
    if (offers === undefined || !repeated.has(line.id)) return allocate(line, offers)
    const stock = `${line.id}^${line.mrp}`
    const used = allocated.get(stock) ?? 0
    const priced = allocate(line, { ...offers, list: remainingOffers(offers.list, used) })
    allocated.set(stock, used + priced.allocatedQty)
    return priced
  })
}

/** The remaining offers after earlier lines have taken some pieces. */
function remainingOffers(list: readonly Offer[], used: number): readonly Offer[] {
  let toSkip = used
  return list.flatMap((offer) => {
    const remaining = Math.max(0, offer.stock - toSkip)
    toSkip -= offer.stock - remaining
    return remaining === 0 ? [] : [{ ...offer, stock: remaining, whole: somePieces(offer.whole, remaining) }]
  })
}

/** Allocates one line: `line.qty` = `allocatedQty` + `gapQty`. */
export function allocate(line: CartLine, offers: Offers | undefined): PricedLine {
  if (offers === undefined) return unknownLine(line)
  const allocation: Allocation[] = []
  let remaining = line.qty
  let total = 0
  for (const { stock, whole } of offers.list) {
    if (remaining === 0) break
    const qty = Math.min(stock, remaining)
    const part = qty === stock ? whole : somePieces(whole, qty)
    allocation.push(part)
    remaining -= qty
    total += part.total
  }
  return priced(line, offers, allocation, total, remaining)
}

/** The same offer with fewer pieces than the warehouse has. */
const somePieces = (
  { id, name, HSNCode, isReturnable, unit, wh, whType, whName }: Allocation,
  qty: number,
): Allocation => ({ id, name, HSNCode, qty, isReturnable, unit, total: times(unit.net, qty), wh, whType, whName })

function priced(
  line: CartLine,
  { product, unit, available, why }: Offers,
  allocation: readonly Allocation[],
  total: number,
  gapQty: number,
): PricedLine {
  return {
    line,
    product,
    unit,
    allocation,
    allocatedQty: line.qty - gapQty,
    gapQty,
    availableQty: available,
    totalPrice: paise(total),
    totalMRP: times(line.mrp, line.qty),
    gapPrice: unit === undefined ? ZERO : times(unit.net, gapQty),
    gapReason: gapQty === 0 ? undefined : (why ?? 'shortStock'),
  }
}

/** A line whose product the catalogue no longer knows: kept, all gap, without a price. */
export function unknownLine(line: CartLine): PricedLine {
  return {
    line,
    product: undefined,
    unit: undefined,
    allocation: [],
    allocatedQty: 0,
    gapQty: line.qty,
    availableQty: 0,
    totalPrice: ZERO,
    totalMRP: times(line.mrp, line.qty),
    gapPrice: ZERO,
    gapReason: 'unknownProduct',
  }
}
