/** Orders from before the opening, so that the history isn't empty on the first day. */

import type { Product, StockType } from '../../../shared/domain/catalogue/product.ts'
import { orderTypeOf } from '../../../shared/domain/catalogue/stock-types.ts'
import { hiddenReason } from '../../../shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../../shared/domain/catalogue/warehouses.ts'
import type { OrderStatus } from '../../../shared/domain/orders/order.ts'
import { hasFinalQuantity } from '../../../shared/domain/orders/order-history.ts'
import { groupKey } from '../../../shared/domain/pricing/order-groups.ts'
import { DAY } from '../../kit/rows.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { reaches } from '../../world/parcels.ts'
import { type Random, randomFor } from '../../world/random.ts'
import type { World } from '../../world/world.ts'
import { buyerOf } from './buyer.ts'
import { orderNumber } from './numbers.ts'
import { priceFor, sellersOf, withVat } from './pricing.ts'
import type { PurchaseOrder } from './purchase-order.ts'

const HOUR = 3_600_000
/** India's offset from UTC. */
const INDIA = 5.5 * HOUR
/** The first account has traded for longer. */
const ORDERS_OF_FIRST = 240
const ORDERS_OF_OTHERS = 24
const REACH_DAYS = 150
/** GST started on 1 July 2017; invoices of loads are files from 1 April 2021 on. */
const LONG_AGO = [
  { at: Date.UTC(2017, 4, 22, 6), isBeforeGst: true },
  { at: Date.UTC(2016, 10, 7, 9), isBeforeGst: true },
  { at: Date.UTC(2019, 10, 11, 6), isBeforeGst: false },
] as const
/** Ensures that every morning has a pending order, one lost on the road, and one that has just left. */
const ALWAYS = [
  { hours: 288, fixed: 'Confirmed' },
  { hours: 197, fixed: 'Shipped' },
  { hours: 74, fixed: 'Shipped' },
] as const

const MINUTE = 60_000
/** Cache of the last orders of each world: portals opened in the same minute share them, and they make up most of a portal's start. */
const lastOrders = new WeakMap<World, { readonly minute: number; readonly orders: readonly PurchaseOrder[] }>()

export function pastOrders(world: World, openedAt: number): readonly PurchaseOrder[] {
  const minute = Math.floor(openedAt / MINUTE) * MINUTE
  const last = lastOrders.get(world)
  if (last?.minute === minute) return last.orders
  const orders = ordersUntil(world, minute)
  lastOrders.set(world, { minute, orders })
  return orders
}

function ordersUntil(world: World, openedAt: number): readonly PurchaseOrder[] {
  const plenty = plentyOf(world.products)
  let nr = 0
  return world.accounts.flatMap((account, place) => {
    const random = randomFor(world.seed, 'past', account.store.id)
    const sellers = sellersOf(account)
    const count = place === 0 ? ORDERS_OF_FIRST : ORDERS_OF_OTHERS
    const buyer = buyerOf(world, account)
    // A store can order again what it ordered before.
    const mayBuy = (product: Product) =>
      hiddenReason(product, buyer) === undefined && reaches(world.seed, product, account.store.pincode)
    const times = Array.from(
      { length: count },
      (_, nth) => openedAt - ageOf(openedAt, (nth + random.next()) / count),
    ).sort((one, other) => one - other)
    const orders = times.flatMap((at) => {
      nr += 1
      return pastOrder(random, account, random.pick(sellers), { plenty, mayBuy }, { at, nr, openedAt }) ?? []
    })
    return place === 0 ? [...orders, ...ordersOfLongAgo(orders), ...ordersOfAnyDay(orders, openedAt)] : orders
  })
}

/** The first account's oldest orders as if they had been placed then: today's prices, the tax of that day. */
const ordersOfLongAgo = (orders: readonly PurchaseOrder[]): readonly PurchaseOrder[] => {
  const delivered = deliveredByWarehouse(orders)
  return LONG_AGO.flatMap(({ at, isBeforeGst }, nth) => {
    const order = delivered[nth]
    if (order === undefined) return []
    const lines = isBeforeGst ? order.lines.map((line) => ({ ...line, unit: withVat(line.unit) })) : order.lines
    return [{ ...order, poid: orderNumber(-1 - nth, order.whType, ['OwnedStock']), at, lines }]
  })
}

/** The first account's newest orders once more, at the ages of `ALWAYS`. */
const ordersOfAnyDay = (orders: readonly PurchaseOrder[], openedAt: number): readonly PurchaseOrder[] => {
  const delivered = deliveredByWarehouse(orders)
  return ALWAYS.flatMap(({ hours, fixed }, nth) => {
    const order = delivered.at(-1 - nth)
    if (order === undefined) return []
    const poid = orderNumber(-1 - LONG_AGO.length - nth, order.whType, ['OwnedStock'])
    return [{ ...order, poid, at: openedAt - hours * HOUR, fixed }]
  })
}

const deliveredByWarehouse = (orders: readonly PurchaseOrder[]): readonly PurchaseOrder[] =>
  orders.filter(
    ({ fixed, whType, lines }) =>
      fixed === 'Delivered' && whType === 'Warehouse' && lines.some(({ unit }) => unit.rate !== 0),
  )

/** Roughly the same number each week, none in the last two hours and none on Sundays: those are moved to the day before. */
function ageOf(openedAt: number, part: number): number {
  const age = 2 * HOUR + Math.floor(REACH_DAYS * DAY * part)
  return new Date(openedAt - age + INDIA).getUTCDay() === 0 ? age + DAY : age
}

/** The products that each warehouse has plenty of, by kind of order. */
function plentyOf(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const plenty = new Map<string, Product[]>()
  for (const product of products) {
    if (!product.b2bIsActive) continue
    const orderType = orderTypeOf(product.stockType)
    for (const { id, stock } of product.warehouses ?? []) {
      if (stock < 6) continue
      const key = groupKey(id, orderType)
      const goods = plenty.get(key)
      if (goods === undefined) plenty.set(key, [product])
      else goods.push(product)
    }
  }
  return plenty
}

interface Goods {
  readonly plenty: ReadonlyMap<string, readonly Product[]>
  readonly mayBuy: (product: Product) => boolean
}

interface When {
  readonly at: number
  readonly nr: number
  readonly openedAt: number
}

function pastOrder(
  random: Random,
  account: PracticeAccount,
  seller: WarehouseMapping,
  { plenty, mayBuy }: Goods,
  { at, nr, openedAt }: When,
): PurchaseOrder | undefined {
  const orderType = random.chance(0.15) ? 'DS_JIT' : 'OWNED'
  const goods = plenty.get(groupKey(seller.whID, orderType)) ?? []
  if (goods.length === 0) return undefined
  const fixed = statusOf(random, openedAt - at)
  const picked = new Set(Array.from({ length: random.whole(3, 28) }, () => random.pick(goods)))
  const drawn = [...picked].filter(mayBuy).flatMap((product) => {
    const priced = priceFor(account, product, product.mrp, seller)
    if (!priced.ok) return []
    const qty = random.whole(1, 24)
    const short = hasFinalQuantity(fixed) && qty > 3 && random.chance(0.07)
    const { id, isReturnable = false, stockType } = product
    const shortfall = short ? { given: random.whole(0, qty - 1) } : {}
    return [{ stockType, line: { id, qty, ...shortfall, isReturnable, unit: priced.unit } }]
  })
  // Every other order with such goods is a drop shipment, with goods from vendors only.
  const sent = drawn.filter(({ stockType }) => isVendorSent(stockType))
  const untaxed =
    nr % UNTAXED_EACH === 0 && orderType === 'OWNED' ? untaxedIn(goods.filter(mayBuy), account, seller, nr) : []
  const usual = nr % 2 === 0 && sent.length > 0 ? sent : drawn
  const chosen = untaxed.length > 0 ? untaxed : usual
  if (chosen.length === 0) return undefined
  const { whID: wh, whType } = seller
  const types = chosen.map(({ stockType }) => stockType)
  const lines = chosen.map(({ line }) => line)
  return { poid: orderNumber(nr, whType, types), user: account.store.id, wh, whType, orderType, at, fixed, lines }
}

/** One in so many orders has only untaxed goods, such as books. */
const UNTAXED_EACH = 15
const MOST_UNTAXED = 8

function untaxedIn(goods: readonly Product[], account: PracticeAccount, seller: WarehouseMapping, nr: number) {
  return goods
    .flatMap((product) => {
      const priced = priceFor(account, product, product.mrp, seller)
      if (!priced.ok || priced.unit.rate !== 0) return []
      const { id, isReturnable = false, stockType } = product
      return [{ stockType, line: { id, qty: 1 + ((nr + id) % 12), isReturnable, unit: priced.unit } }]
    })
    .slice(0, MOST_UNTAXED)
}

const isVendorSent = (stockType: StockType): boolean =>
  stockType === 'DropShipment' || stockType === 'CreditVendorStock'

function statusOf(random: Random, age: number): OrderStatus {
  if (age < DAY) return 'Pending'
  if (random.chance(0.06)) return 'Cancelled'
  if (age < 3 * DAY) return 'Confirmed'
  return age < 6 * DAY ? 'Shipped' : 'Delivered'
}
