/** A whole cart worked out: priced, allocated, grouped, added up. And the same after one change, without starting over. */
import { allocate, type Shelf, unknownLine } from './allocation.ts'
import type { CartLine, CartTotals, OrderGroup, PricedCart, PricedLine, Supply } from './cart.ts'
import { type Paise, paise } from './money.ts'
import { type Market, marketOf, type Offers, offersFor } from './offers.ts'
import { OrderBook, possibleGroups } from './order-groups.ts'
import type { Product } from './product.ts'
import { type Regrouping, regroup } from './regroup.ts'

/** What doesn't depend on quantities. Goes from a cart to its successors, so that a change prices nothing again. */
interface Workings {
  readonly market: Market
  /** What is offered for each line, in the cart's order; undefined where the catalogue doesn't know the product. */
  readonly offers: readonly (Offers | undefined)[]
  /** Place of each product's first line in the cart. */
  readonly places: ReadonlyMap<number, number>
  /** Some product is on several lines. */
  readonly repeated: boolean
  readonly regrouping: Regrouping
}

/** A cart that remembers what it was worked out with; to everybody else it is the plain value. */
class WorkedCart implements PricedCart {
  readonly lines: readonly PricedLine[]
  readonly groups: readonly OrderGroup[]
  readonly totals: CartTotals
  readonly #work: Workings

  constructor(lines: readonly PricedLine[], groups: readonly OrderGroup[], totals: CartTotals, work: Workings) {
    this.lines = lines
    this.groups = groups
    this.totals = totals
    this.#work = work
  }

  static workings(cart: PricedCart): Workings {
    if (!(#work in cart)) throw new Error('This cart was not made by priceCart')
    return cart.#work
  }
}

/** Works a cart out from nothing. Lines stay in their order; lines of one product at one MRP share its stock. */
export function priceCart(lines: readonly CartLine[], supply: Supply): PricedCart {
  const market = marketOf(supply)
  const known = new Map<Product, Map<Paise, Offers>>()
  const offers = lines.map(({ id, mrp }) => {
    const product = market.products.get(id)
    return product && offersOf(product, mrp, market, known)
  })
  return workOut(lines, workingsFor(lines, offers, market))
}

/** Works the same cart out again with nothing kept but who sells what at which price. */
export function repriceCart(cart: PricedCart): PricedCart {
  return workOut(
    cart.lines.map(({ line }) => line),
    WorkedCart.workings(cart),
  )
}

/** The cart with another quantity (pieces) of a product. On several lines of it, the first one changes. */
export function withQuantity(cart: PricedCart, id: number, qty: number): PricedCart {
  const work = WorkedCart.workings(cart)
  const place = work.places.get(id)
  const before = place === undefined ? undefined : cart.lines[place]
  if (place === undefined || before === undefined || before.line.qty === qty) return cart
  const line = { ...before.line, qty }
  if (work.repeated) {
    const lines = cart.lines.map((priced, at) => (at === place ? line : priced.line))
    return workOut(lines, work)
  }
  const offers = work.offers[place]
  const after = offers === undefined ? unknownLine(line) : allocate(line, offers)
  const lines = cart.lines.slice()
  lines[place] = after
  const groups =
    offers === undefined
      ? cart.groups
      : regroup(cart.groups, offers, before.allocation, after.allocation, work.regrouping)
  return new WorkedCart(lines, groups, changeTotals(cart.totals, before, after), work)
}

/** The cart without the lines of some products. */
export function withoutLines(cart: PricedCart, ids: ReadonlySet<number>): PricedCart {
  const { market, offers } = WorkedCart.workings(cart)
  const lines = cart.lines.flatMap(({ line }) => (ids.has(line.id) ? [] : [line]))
  const theirs = offers.filter((_, at) => !ids.has(cart.lines[at]?.line.id ?? Number.NaN))
  return workOut(lines, workingsFor(lines, theirs, market))
}

function workOut(lines: readonly CartLine[], work: Workings): PricedCart {
  const book = new OrderBook(work.regrouping.possible)
  const shelf: Shelf | undefined = work.repeated ? new Map() : undefined
  const priced = new Array<PricedLine>(lines.length)
  let quantity = 0
  let gapQty = 0
  let gapPrice = 0
  let mrp = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const offers = work.offers[at]
    if (line === undefined) continue
    const one = offers === undefined ? unknownLine(line) : allocate(line, offers, book, shelf)
    priced[at] = one
    quantity += line.qty
    gapQty += one.gapQty
    gapPrice += one.gapPrice
    mrp += one.totalMRP
  }
  const groups = book.close(work.repeated)
  const totals = { items: lines.length, quantity, gapQty, gapPrice: paise(gapPrice), mrp: paise(mrp) }
  return new WorkedCart(priced, groups, withGroups(totals, groups), work)
}

/** All that is allocated is in a group, so the groups' amounts are the cart's. */
function withGroups(
  totals: Pick<CartTotals, 'items' | 'quantity' | 'gapQty' | 'gapPrice' | 'mrp'>,
  groups: readonly OrderGroup[],
): CartTotals {
  let base = 0
  let net = 0
  for (const group of groups) {
    base += group.base
    net += group.total
  }
  const { items, quantity, gapQty, gapPrice, mrp } = totals
  return {
    items,
    quantity,
    allocatedQty: quantity - gapQty,
    gapQty,
    base: paise(base),
    tax: paise(net - base),
    net: paise(net),
    gapPrice,
    mrp,
  }
}

function workingsFor(lines: readonly CartLine[], offers: Workings['offers'], market: Market): Workings {
  const places = new Map<number, number>()
  for (const [at, { id }] of lines.entries()) if (!places.has(id)) places.set(id, at)
  const placeOf = (id: number) => places.get(id) ?? -1
  return {
    market,
    offers,
    places,
    repeated: places.size !== lines.length,
    regrouping: {
      possible: possibleGroups(market.sellers),
      rank: market.rank,
      placeOf,
      shipDaysOf: (id) => offers[placeOf(id)]?.shipDays ?? 0,
    },
  }
}

function offersOf(product: Product, mrp: Paise, market: Market, known: Map<Product, Map<Paise, Offers>>): Offers {
  let byMrp = known.get(product)
  if (byMrp === undefined) {
    byMrp = new Map()
    known.set(product, byMrp)
  }
  let found = byMrp.get(mrp)
  if (found === undefined) {
    found = offersFor(market, product, mrp)
    byMrp.set(mrp, found)
  }
  return found
}

const baseOf = ({ allocation }: PricedLine): number =>
  allocation.reduce((base, { unit, qty }) => base + unit.base * qty, 0)

function changeTotals(totals: CartTotals, before: PricedLine, after: PricedLine): CartTotals {
  const base = totals.base + baseOf(after) - baseOf(before)
  const net = totals.net + after.totalPrice - before.totalPrice
  return {
    items: totals.items,
    quantity: totals.quantity + after.line.qty - before.line.qty,
    allocatedQty: totals.allocatedQty + after.allocatedQty - before.allocatedQty,
    gapQty: totals.gapQty + after.gapQty - before.gapQty,
    base: paise(base),
    tax: paise(net - base),
    net: paise(net),
    gapPrice: paise(totals.gapPrice + after.gapPrice - before.gapPrice),
    mrp: paise(totals.mrp + after.totalMRP - before.totalMRP),
  }
}
