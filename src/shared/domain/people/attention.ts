/** What a store's manager should look at today. Days are India's. */
import type { CartType } from '../carts/cart-kinds.ts'
import { isLoadLate, isOrderLate } from '../orders/late.ts'
import type { LoadTimes } from '../orders/load.ts'
import { isUnconfirmed, type JournalOrder, type OrderStatus } from '../orders/order.ts'
import { addDays, type Day, dayOf } from '../values/dates.ts'
import { isUnread } from './notices.ts'

/** An order as the history has it, as far as it is looked at here. */
export interface WatchedOrder {
  readonly poid: string
  readonly status: OrderStatus
  /** ISO time by which it was promised to ship. */
  readonly maxshipdate?: string | undefined
  readonly shippingdetails?: { readonly actualdate?: string | undefined } | undefined
}

/** A load, as far as it is looked at here. */
export interface WatchedLoad extends LoadTimes {
  readonly LoadID: string
}

const GONE: readonly OrderStatus[] = ['Shipped', 'Delivered']

/** Whether an order left yesterday or today. */
export function shippedSinceYesterday({ status, shippingdetails }: WatchedOrder, today: Day): boolean {
  const left = shippingdetails?.actualdate
  const day = left === undefined ? undefined : dayOf(left)
  return day !== undefined && day >= addDays(today, -1) && day <= today && GONE.includes(status)
}

/** States of a cart check that mean that the cart is still being made: the portal's words, or as the documents spell them. */
const PREPARING: readonly string[] = ['inprocess', 'inprogress', 'failed']

/** Both 'inProcess' and 'failed' show "Cart is Preparing..." (document 1, section 8). */
export const isPreparing = (status: string): boolean => PREPARING.includes(status.trim().toLowerCase())

export const PREPARED_CARTS = ['AFS', 'CAR'] as const
export type PreparedCart = (typeof PREPARED_CARTS)[number]

/** One thing to look at. */
export type Attention =
  | { readonly kind: 'unconfirmed'; readonly order: JournalOrder }
  | { readonly kind: 'import'; readonly cartType: CartType; readonly sentence: string }
  | { readonly kind: 'late'; readonly orders: readonly WatchedOrder[] }
  | { readonly kind: 'lateLoads'; readonly loads: readonly WatchedLoad[] }
  | { readonly kind: 'preparing'; readonly cart: PreparedCart }
  | { readonly kind: 'shipped'; readonly orders: readonly WatchedOrder[] }
  | { readonly kind: 'notices'; readonly count: number }

/** What is known this morning; what isn't known yet, or couldn't be had, is left out. */
export interface Morning {
  readonly today: Day
  readonly journal?: readonly JournalOrder[] | undefined
  readonly imports?: readonly { readonly cartType: CartType; readonly sentence: string }[] | undefined
  readonly orders?: readonly WatchedOrder[] | undefined
  readonly loads?: readonly WatchedLoad[] | undefined
  readonly carts?: Readonly<Partial<Record<PreparedCart, string | undefined>>> | undefined
  readonly notices?: readonly { readonly status: string }[] | undefined
}

/** In the order in which it wants doing: money whose fate isn't known first, news last. */
export function attentionOf({ today, journal, imports, orders, loads, carts, notices }: Morning): readonly Attention[] {
  const late = orders?.filter((order) => isOrderLate(order, today)) ?? []
  const lateLoads = loads?.filter((load) => isLoadLate(load, today)) ?? []
  const shipped = orders?.filter((order) => shippedSinceYesterday(order, today)) ?? []
  const unread = notices?.filter(isUnread).length ?? 0
  return [
    ...(journal ?? [])
      .filter(({ state }) => isUnconfirmed(state))
      .map((order): Attention => ({ kind: 'unconfirmed', order })),
    ...(imports ?? []).map((one): Attention => ({ kind: 'import', ...one })),
    ...(late.length > 0 ? [{ kind: 'late', orders: late } as const] : []),
    ...(lateLoads.length > 0 ? [{ kind: 'lateLoads', loads: lateLoads } as const] : []),
    ...PREPARED_CARTS.filter((cart) => isPreparing(carts?.[cart] ?? '')).map(
      (cart): Attention => ({ kind: 'preparing', cart }),
    ),
    ...(shipped.length > 0 ? [{ kind: 'shipped', orders: shipped } as const] : []),
    ...(unread > 0 ? [{ kind: 'notices', count: unread } as const] : []),
  ]
}
