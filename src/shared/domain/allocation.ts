/** Stock is given warehouse by warehouse, in the mapping's order; what nobody has is the gap. */
import type { Allocation, CartLine, GapReason, PricedLine } from './cart.ts'
import { type Paise, paise, times, ZERO } from './money.ts'
import { FIGURES, type Offers } from './offers.ts'
import type { OrderBook } from './order-groups.ts'

/** What earlier lines of a product left of the stock of its offers; only needed where a product is on several lines. */
export type Shelf = Map<Offers, number[]>

/**
 * Allocates one line: wanted = allocated + gap. What is given goes into the book too. Lines that share a shelf share
 * the stock of their product at their MRP: the first line takes first.
 */
export function allocate(line: CartLine, offers: Offers, book?: OrderBook, shelf?: Shelf): PricedLine {
  if (shelf !== undefined) return allocateFrom(leftOf(shelf, offers), line, offers, book)
  const { figures, parts } = offers
  let wanted = line.qty
  let total = 0
  let whole = 0
  let at = 0
  for (; at < figures.length; at += FIGURES.step) {
    const stock = figures[at + FIGURES.stock] ?? 0
    if (stock > wanted) break
    wanted -= stock
    const part = parts[whole]
    if (part !== undefined) book?.enter(offers, whole, part)
    total += (figures[at + FIGURES.net] ?? 0) * stock
    whole++
  }
  const all = wanted > 0 ? parts[whole] : undefined
  if (all === undefined)
    return priced(line, offers, parts.length === whole ? parts : parts.slice(0, whole), total, wanted)
  const rest = paise((figures[at + FIGURES.net] ?? 0) * wanted)
  const last = somePieces(all, wanted, rest)
  book?.enter(offers, whole, last)
  return priced(line, offers, withLast(parts, whole, last), total + rest, 0)
}

/** The first so many parts and a last one. Most lists are short, and writing those out is the quickest way to make them. */
function withLast(parts: readonly Allocation[], whole: number, last: Allocation): readonly Allocation[] {
  if (whole === 0) return [last]
  const first = parts[0] ?? last
  if (whole === 1) return [first, last]
  const second = parts[1] ?? last
  if (whole === 2) return [first, second, last]
  const third = parts[2] ?? last
  if (whole === 3) return [first, second, third, last]
  if (whole === 4) return [first, second, third, parts[3] ?? last, last]
  const all = parts.slice(0, whole + 1)
  all[whole] = last
  return all
}

/** The same from what is left of each offer's stock, which is taken from. */
function allocateFrom(left: number[], line: CartLine, offers: Offers, book?: OrderBook): PricedLine {
  const allocation: Allocation[] = []
  let wanted = line.qty
  let total = 0
  for (const [nth, all] of offers.parts.entries()) {
    const there = left[nth] ?? 0
    const qty = Math.min(there, wanted)
    if (qty === 0) continue
    left[nth] = there - qty
    wanted -= qty
    const amount = times(all.unit.net, qty)
    const part = somePieces(all, qty, amount)
    allocation.push(part)
    total += amount
    book?.enter(offers, nth, part)
  }
  return priced(line, offers, allocation, total, wanted)
}

/** Fewer pieces than the warehouse has, and their amount. */
const somePieces = (
  { id, name, HSNCode, isReturnable, unit, wh, whType, whName }: Allocation,
  qty: number,
  total: Paise,
): Allocation => ({ id, name, HSNCode, qty, isReturnable, unit, total, wh, whType, whName })

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
    totalMRP: paise(line.mrp * line.qty),
    gapPrice: unit === undefined || gapQty === 0 ? ZERO : paise(unit.net * gapQty),
    gapReason: gapQty === 0 ? undefined : (why ?? 'shortStock'),
  }
}

function leftOf(shelf: Shelf, offers: Offers): number[] {
  let left = shelf.get(offers)
  if (left === undefined) {
    left = offers.list.map(({ stock }) => stock)
    shelf.set(offers, left)
  }
  return left
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
