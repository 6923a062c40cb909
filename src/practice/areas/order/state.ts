/** Placed orders, and keys that are refused. Times are milliseconds since 1970. */
import { z } from 'zod'
import type { WarehouseType } from '../../../shared/domain/catalogue/product.ts'
import type { OrderStatus } from '../../../shared/domain/orders/order.ts'
import { hasFinalQuantity } from '../../../shared/domain/orders/order-history.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { newestFirst } from '../../kit/rows.ts'
import { defineState } from '../../state/define-state.ts'
import { amount, id } from '../../state/fields.ts'
import type { Surroundings } from '../../surroundings.ts'
import { shipDateOf, statusOf } from './life.ts'
import { pastOrders } from './past.ts'
import { type PurchaseOrder, purchaseOrder, suppliedOf } from './purchase-order.ts'
import { orderSettings } from './settings.ts'
import { packedOrder, type ShippedOrder, shippedOrder } from './shipped-order.ts'
import { netOf } from './traits.ts'

const groupResult = z.object({
  wh: id,
  mode: z.enum(['OWNED', 'DS_JIT']),
  poid: z.string().optional(),
  netpayment: amount,
  message: z.string(),
})
/** The answer about one group: placed if it has a number. */
export type GroupResult = z.output<typeof groupResult>

interface Orders {
  readonly byNumber: Map<string, PurchaseOrder>
  readonly byUser: Map<number, PurchaseOrder[]>
  /** The answers by user and key. */
  readonly answers: Map<string, readonly GroupResult[]>
  readonly refused: Set<string>
  /** Orders placed since the opening. */
  count: number
}

const answerKey = (user: number, key: string): string => `${user} ${key}`

export const orderState = defineState({
  events: {
    ordered: z.object({
      user: id,
      key: z.string().optional(),
      /** Set for a cart that the portal filled. */
      cart: z.enum(['AFS', 'CAR']).optional(),
      /** The user who ordered, if it isn't the store itself. */
      by: id.optional(),
      orders: z.array(purchaseOrder),
      results: z.array(groupResult),
    }),
    /** The portal answered that it never received this order, so it won't accept it any more. */
    refused: z.object({ user: id, key: z.string() }),
  },
  promised: ['ordered', 'refused'],
  initial: ({ world, openedAt }): Orders => {
    const state: Orders = { byNumber: new Map(), byUser: new Map(), answers: new Map(), refused: new Set(), count: 0 }
    for (const order of pastOrders(world, openedAt)) keep(state, order)
    return state
  },
  apply: {
    ordered: (state, { user, key, cart, by = user, orders, results }, emit) => {
      for (const order of orders) {
        keep(state, order)
        state.count += 1
        const lines = order.lines.map((line) => ({ id: line.id, qty: line.qty, mrp: line.unit.mrp }))
        emit('sold', { user, wh: order.wh, cart, lines })
      }
      if (key !== undefined) state.answers.set(answerKey(by, key), results)
    },
    refused: ({ refused }, { user, key }) => refused.add(answerKey(user, key)),
  },
  read: (state, surroundings) => ({
    /** In order of arrival, with past orders first. */
    ordersOf: (user: number): readonly PurchaseOrder[] => state.byUser.get(user) ?? [],
    orderOf: (poid: string): PurchaseOrder | undefined => state.byNumber.get(poid),
    /** The answer to the order with this client order key. */
    answerTo: (user: number, key: string): readonly GroupResult[] | undefined =>
      state.answers.get(answerKey(user, key)),
    isRefused: (user: number, key: string): boolean => state.refused.has(answerKey(user, key)),
    count: (): number => state.count,
    /** Every line that this user ever ordered, in its current state. */
    linesOf: (user: number): readonly OrderedLine[] =>
      (state.byUser.get(user) ?? []).flatMap((order) => linesOf(order, surroundings)),
    /** Shipped orders, with their loads. */
    shippedOf: (user: number): readonly ShippedOrder[] =>
      (state.byUser.get(user) ?? []).flatMap((order) => shippedOrder(order, surroundings) ?? []),
    packedOf: (user: number): readonly ShippedOrder[] =>
      (state.byUser.get(user) ?? []).flatMap((order) => packedOrder(order, surroundings) ?? []),
    /** Orders that haven't shipped, newest first: they are to be paid. */
    unpaidOf: (user: number): readonly UnpaidOrder[] => unpaidIn(state.byUser.get(user) ?? [], surroundings),
    newsOf: (user: number): readonly OrderNews[] =>
      (state.byUser.get(user) ?? []).map((order) => newsOf(order, surroundings)),
  }),
  /** Users whose order is being processed. */
  memory: () => new Set<number>(),
  settings: orderSettings,
})

function keep({ byNumber, byUser }: Orders, order: PurchaseOrder): void {
  byNumber.set(order.poid, order)
  const own = byUser.get(order.user)
  if (own === undefined) byUser.set(order.user, [order])
  else own.push(order)
}

/** The facts about an order that other areas may use. */
export interface OrderNews {
  readonly poid: string
  readonly placedAt: number
  /** By the portal's clock; undefined until it ships. */
  readonly shippedAt: number | undefined
  /** True if it is from before the opening. */
  readonly isPast: boolean
}

const newsOf = (order: PurchaseOrder, { clock, settings }: Surroundings): OrderNews => ({
  poid: order.poid,
  placedAt: order.at,
  shippedAt: shipDateOf(order, clock(), settings.speed),
  isPast: order.fixed !== undefined,
})

/** An order that is to be paid for before it ships. */
export interface UnpaidOrder {
  readonly poid: string
  readonly net: Paise
  readonly placedAt: number
  readonly whType: WarehouseType
}

function unpaidIn(orders: readonly PurchaseOrder[], surroundings: Surroundings): readonly UnpaidOrder[] {
  const { clock, settings } = surroundings
  const waits = (order: PurchaseOrder) => ['Pending', 'Confirmed'].includes(statusOf(order, clock(), settings.speed))
  return newestFirst(orders.filter(waits)).map((order) => ({
    poid: order.poid,
    net: netOf(surroundings, order),
    placedAt: order.at,
    whType: order.whType,
  }))
}

/** The facts about a line that other areas may use. */
export interface OrderedLine {
  readonly productId: number
  readonly poid: string
  readonly status: OrderStatus
  /** Pieces given, once that is known; ordered pieces before. */
  readonly quantity: number
  readonly at: number
  /** True if it is from before the opening. */
  readonly isPast: boolean
}

function linesOf(order: PurchaseOrder, { clock, settings }: Surroundings): readonly OrderedLine[] {
  const status = statusOf(order, clock(), settings.speed)
  return order.lines.map((line) => ({
    productId: line.id,
    poid: order.poid,
    status,
    quantity: hasFinalQuantity(status) ? suppliedOf(line) : line.qty,
    at: order.at,
    isPast: order.fixed !== undefined,
  }))
}
