/** Prices a whole cart: allocates the offers to its lines, groups them into orders and adds them up. */

import { allocate, allocateLines, type LineOffers } from './allocation.ts'
import { totalsOf } from './cart-totals.ts'
import { marketOf, type Offers, offersFor } from './offers.ts'
import { groupOrders, type PossibleGroup, possibleGroups } from './order-groups.ts'
import type { CartLine, OrderGroup, PricedCart, PricedLine, Supply } from './priced-cart.ts'

/** The offers and possible orders of a cart; independent of quantities. */
interface Selling extends LineOffers {
  readonly possible: readonly PossibleGroup[]
}

/** The offers that a cart was priced with, kept for its later versions: an edit doesn't price anything again. */
const sellingOf = new WeakMap<PricedCart, Selling>()

/** Prices a cart from scratch. Lines keep their order; lines of one product at one MRP share its stock. */
export function priceCart(lines: readonly CartLine[], supply: Supply): PricedCart {
  const selling = sellingFor(lines, supply)
  return orderAndAddUp(allocateLines(lines, selling), selling)
}

/** The cart with other quantities (pieces) of several products at once. If a product is on several lines, the first one changes. */
export function withQuantities(cart: PricedCart, quantities: ReadonlyMap<number, number>): PricedCart {
  const selling = sellingOfCart(cart)
  const seen = new Set<number>()
  let changed = false
  let shared = false
  const lines = cart.lines.map((priced, at) => {
    const { line } = priced
    const qty = quantities.get(line.id)
    if (qty === undefined || seen.has(line.id)) return priced
    seen.add(line.id)
    if (qty === line.qty) return priced
    changed = true
    shared ||= selling.repeated.has(line.id)
    return allocate({ ...line, qty }, selling.byLine[at])
  })
  if (!changed) return cart
  const all = shared
    ? allocateLines(
        lines.map(({ line }) => line),
        selling,
      )
    : lines
  return orderAndAddUp(all, selling, cart.groups)
}

/** The cart without the lines of some products. */
export function withoutLines(cart: PricedCart, ids: ReadonlySet<number>): PricedCart {
  const stays = cart.lines.map(({ line }) => !ids.has(line.id))
  const lines = linesOf(cart).filter((_, at) => stays[at])
  const { byLine, possible } = sellingOfCart(cart)
  const selling = { byLine: byLine.filter((_, at) => stays[at]), repeated: repeatedIn(lines), possible }
  return orderAndAddUp(allocateLines(lines, selling), selling)
}

function orderAndAddUp(
  lines: readonly PricedLine[],
  selling: Selling,
  groupsBefore: readonly OrderGroup[] = [],
): PricedCart {
  const groups = keepSame(groupsBefore, groupOrders(lines, selling.possible, selling.repeated))
  const cart = { lines, groups, totals: totalsOf(lines, groups) }
  sellingOf.set(cart, selling)
  return cart
}

/** Reuses the object of an order with unchanged lines, so that it isn't rendered again. */
const keepSame = (before: readonly OrderGroup[], now: readonly OrderGroup[]): readonly OrderGroup[] =>
  now.map((group) => before.find((old) => old.key === group.key && sameValues(old.lines, group.lines)) ?? group)

const sameValues = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

function sellingFor(lines: readonly CartLine[], supply: Supply): Selling {
  const market = marketOf(supply)
  const known = new Map<string, Offers>()
  const byLine = lines.map(({ id, mrp }) => {
    const product = market.products.get(id)
    if (product === undefined) return undefined
    const key = `${id}^${mrp}`
    const offers = known.get(key) ?? offersFor(market, product, mrp)
    known.set(key, offers)
    return offers
  })
  return { byLine, repeated: repeatedIn(lines), possible: possibleGroups(market.sellers) }
}

function sellingOfCart(cart: PricedCart): Selling {
  const selling = sellingOf.get(cart)
  if (selling === undefined) throw new Error('This cart was not made by priceCart')
  return selling
}

const linesOf = (cart: PricedCart): readonly CartLine[] => cart.lines.map(({ line }) => line)

/** Products that are on several lines. */
function repeatedIn(lines: readonly CartLine[]): ReadonlySet<number> {
  const ids = lines.map(({ id }) => id)
  return new Set(ids.filter((id, at) => ids.indexOf(id) < at))
}
