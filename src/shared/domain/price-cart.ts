/** A whole cart worked out: priced, allocated, grouped, added up. And the same after one change, without starting over. */
import { allocateShared, unknownLine } from './allocation.ts'
import type { CartLine, CartTotals, PricedCart, PricedLine, Supply } from './cart.ts'
import { type Paise, paise, ZERO } from './money.ts'
import { type Market, marketOf, type Offers, offersFor } from './offers.ts'
import { groupsOf, regroup } from './order-groups.ts'
import type { Product } from './product.ts'

/** What a cart is worked out with. Kept beside each cart, so that a change doesn't price again what didn't change. */
interface Workings {
  readonly market: Market
  /** Offers don't depend on quantities: found once for each product and MRP. */
  readonly offers: Map<Product, Map<Paise, Offers>>
  /** Places of each product's lines in the cart. */
  readonly places: ReadonlyMap<number, readonly number[]>
}

const workings = new WeakMap<PricedCart, Workings>()

/** Works a cart out from nothing. Lines stay in their order; lines of one product at one MRP share its stock. */
export function priceCart(lines: readonly CartLine[], supply: Supply): PricedCart {
  return workOut(lines, marketOf(supply), new Map())
}

/** Works the same cart out again with nothing kept but who sells what at which price. */
export function repriceCart(cart: PricedCart): PricedCart {
  const { market, offers } = workingsOf(cart)
  return workOut(
    cart.lines.map(({ line }) => line),
    market,
    offers,
  )
}

/** The cart with another quantity (pieces) of a product. On several lines of it, the first one changes. */
export function withQuantity(cart: PricedCart, id: number, qty: number): PricedCart {
  const work = workingsOf(cart)
  const places = work.places.get(id) ?? []
  const [place] = places
  const before = place === undefined ? undefined : cart.lines[place]
  if (place === undefined || before === undefined || before.line.qty === qty) return cart
  const line = { ...before.line, qty }
  if (places.length > 1) {
    const lines = cart.lines.map((priced, at) => (at === place ? line : priced.line))
    return workOut(lines, work.market, work.offers)
  }
  const after = allocateAll([line], work)[0] ?? before
  const lines = cart.lines.with(place, after)
  const groups = regroup(cart.groups, before, after, work.market) ?? groupsOf(lines, work.market)
  return keep({ lines, groups, totals: changeTotals(cart.totals, before, after) }, work)
}

/** The cart without the lines of some products. */
export function withoutLines(cart: PricedCart, ids: ReadonlySet<number>): PricedCart {
  const { market, offers } = workingsOf(cart)
  const lines = cart.lines.flatMap(({ line }) => (ids.has(line.id) ? [] : [line]))
  return workOut(lines, market, offers)
}

function workOut(lines: readonly CartLine[], market: Market, offers: Workings['offers']): PricedCart {
  const places = placesOf(lines)
  const work = { market, offers, places }
  const priced = places.size === lines.length ? allocateAll(lines, work) : allocateRepeated(lines, work)
  return keep({ lines: priced, groups: groupsOf(priced, market), totals: totalsOf(priced) }, work)
}

function keep(cart: PricedCart, work: Workings): PricedCart {
  workings.set(cart, work)
  return cart
}

function workingsOf(cart: PricedCart): Workings {
  const work = workings.get(cart)
  if (work === undefined) throw new Error('This cart was not made by priceCart')
  return work
}

function placesOf(lines: readonly CartLine[]): Workings['places'] {
  const places = new Map<number, number[]>()
  for (const [at, { id }] of lines.entries()) {
    const known = places.get(id)
    if (known === undefined) places.set(id, [at])
    else known.push(at)
  }
  return places
}

/** Lines of different products. */
function allocateAll(lines: readonly CartLine[], work: Pick<Workings, 'market' | 'offers'>): readonly PricedLine[] {
  return lines.map((line) => {
    const product = work.market.products.get(line.id)
    if (product === undefined) return unknownLine(line)
    return allocateShared([line], product, offersOf(product, line.mrp, work))[0] ?? unknownLine(line)
  })
}

/** Lines of which some are of the same product: those at the same MRP share its stock. */
function allocateRepeated(lines: readonly CartLine[], work: Workings): readonly PricedLine[] {
  const priced: PricedLine[] = allocateAll(lines, work).slice()
  for (const [id, places] of work.places) {
    const product = work.market.products.get(id)
    if (places.length === 1 || product === undefined) continue
    const sharing = Map.groupBy(places, (at) => lines[at]?.mrp ?? ZERO)
    for (const [mrp, together] of sharing) {
      const theirs = together.flatMap((at) => lines[at] ?? [])
      const allocated = allocateShared(theirs, product, offersOf(product, mrp, work))
      for (const [nth, at] of together.entries()) {
        const one = allocated[nth]
        if (one !== undefined) priced[at] = one
      }
    }
  }
  return priced
}

function offersOf(product: Product, mrp: Paise, { market, offers }: Pick<Workings, 'market' | 'offers'>): Offers {
  let byMrp = offers.get(product)
  if (byMrp === undefined) {
    byMrp = new Map()
    offers.set(product, byMrp)
  }
  let found = byMrp.get(mrp)
  if (found === undefined) {
    found = offersFor(market, product, mrp)
    byMrp.set(mrp, found)
  }
  return found
}

function totalsOf(lines: readonly PricedLine[]): CartTotals {
  let quantity = 0
  let allocatedQty = 0
  let base = 0
  let net = 0
  let gapPrice = 0
  let mrp = 0
  for (const priced of lines) {
    quantity += priced.line.qty
    allocatedQty += priced.allocatedQty
    net += priced.totalPrice
    gapPrice += priced.gapPrice
    mrp += priced.totalMRP
    for (const { unit, qty } of priced.allocation) base += unit.base * qty
  }
  return {
    items: lines.length,
    quantity,
    allocatedQty,
    gapQty: quantity - allocatedQty,
    base: paise(base),
    tax: paise(net - base),
    net: paise(net),
    gapPrice: paise(gapPrice),
    mrp: paise(mrp),
  }
}

function changeTotals(totals: CartTotals, before: PricedLine, after: PricedLine): CartTotals {
  const was = totalsOf([before])
  const now = totalsOf([after])
  return {
    items: totals.items,
    quantity: totals.quantity + now.quantity - was.quantity,
    allocatedQty: totals.allocatedQty + now.allocatedQty - was.allocatedQty,
    gapQty: totals.gapQty + now.gapQty - was.gapQty,
    base: paise(totals.base + now.base - was.base),
    tax: paise(totals.tax + now.tax - was.tax),
    net: paise(totals.net + now.net - was.net),
    gapPrice: paise(totals.gapPrice + now.gapPrice - was.gapPrice),
    mrp: paise(totals.mrp + now.mrp - was.mrp),
  }
}
