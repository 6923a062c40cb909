/** The tasks that a store's manager should look at today. Days are in Indian time. */

import type { CartType } from '../carts/cart-kinds.ts'
import { isLoadLate, isOrderLate } from '../orders/late.ts'
import type { LoadTimes } from '../orders/load.ts'
import { isUnconfirmed, type JournalOrder, type OrderStatus } from '../orders/order.ts'
import { mondayOf, type Week, wholeWeeks } from '../orders/order-weeks.ts'
import { type AccountId, type Confirmable, isUnpaid, type Payable, payableOf } from '../payments/payment.ts'
import { isUnread } from '../people/notices.ts'
import type { OrderGroup } from '../pricing/priced-cart.ts'
import { addDays, addMonths, type Day, dayOf } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'

/** An order of the history, with the fields used here. */
export interface WatchedOrder {
  readonly poid: string
  readonly status: OrderStatus
  /** ISO time of the promised shipment. */
  readonly maxshipdate?: string | undefined
  readonly shippingdetails?: { readonly actualdate?: string | undefined } | undefined
}

/** A load, with the fields used here. */
export interface WatchedLoad extends LoadTimes {
  readonly LoadID: string
}

/** The days in which late loads are searched: one month. */
export const loadsWatched = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addMonths(today, -1),
  to: today,
})

const SHIPPED_STATUSES: readonly OrderStatus[] = ['Shipped', 'Delivered']

/** True if an order shipped yesterday or today. */
export function shippedSinceYesterday({ status, shippingdetails }: WatchedOrder, today: Day): boolean {
  const shippedAt = shippingdetails?.actualdate
  const day = shippedAt === undefined ? undefined : dayOf(shippedAt)
  return day !== undefined && day >= addDays(today, -1) && day <= today && SHIPPED_STATUSES.includes(status)
}

/** States of a cart check while the cart is being prepared: the portal's words, and their spelling in the documents. */
const PREPARING: readonly string[] = ['inprocess', 'inprogress', 'failed']

/** Both 'inProcess' and 'failed' show "Cart is Preparing..." (document 1, section 8). */
export const isPreparing = (status: string): boolean => PREPARING.includes(status.trim().toLowerCase())

export const PREPARED_CARTS = ['AFS', 'CAR'] as const
export type PreparedCart = (typeof PREPARED_CARTS)[number]

/** Orders of one of the store's accounts that await payment. */
export interface PaymentsDue {
  readonly account: AccountId
  readonly orders: readonly (Confirmable & Payable)[]
}

/** An order in a cart that is below its warehouse's minimum. */
export type ShortGroup = Pick<OrderGroup, 'key' | 'wh' | 'whName' | 'shortBy' | 'total'>

export type Attention =
  | { readonly kind: 'unconfirmed'; readonly order: JournalOrder }
  | { readonly kind: 'import'; readonly cartType: CartType; readonly sentence: string }
  | { readonly kind: 'payments'; readonly account: AccountId; readonly orders: number; readonly due: Paise }
  | { readonly kind: 'kiosk'; readonly orders: number }
  | { readonly kind: 'short'; readonly cartType: CartType; readonly groups: readonly ShortGroup[] }
  | { readonly kind: 'proposal'; readonly lines: number }
  | { readonly kind: 'late'; readonly orders: readonly WatchedOrder[] }
  | { readonly kind: 'lateLoads'; readonly loads: readonly WatchedLoad[] }
  | { readonly kind: 'preparing'; readonly cart: PreparedCart }
  | { readonly kind: 'shipped'; readonly orders: readonly WatchedOrder[] }
  | { readonly kind: 'weekSummary'; readonly week: Week }
  | { readonly kind: 'notices'; readonly count: number }

/** The data known this morning; unknown and unavailable parts are left out. */
export interface Morning {
  readonly today: Day
  readonly journal?: readonly JournalOrder[] | undefined
  readonly imports?: readonly { readonly cartType: CartType; readonly sentence: string }[] | undefined
  readonly payments?: readonly PaymentsDue[] | undefined
  /** Pending orders of kiosk customers. */
  readonly kiosk?: number | undefined
  /** The orders in each cart. */
  readonly groups?: readonly { readonly cartType: CartType; readonly groups: readonly ShortGroup[] }[] | undefined
  /** False for a store that may not order now: it has nothing to fill up or to place. */
  readonly mayOrder?: boolean | undefined
  /** Number of lines in the cart that the portal proposes. */
  readonly proposed?: number | undefined
  readonly orders?: readonly WatchedOrder[] | undefined
  readonly loads?: readonly WatchedLoad[] | undefined
  readonly carts?: Readonly<Partial<Record<PreparedCart, string | undefined>>> | undefined
  readonly notices?: readonly { readonly status: string }[] | undefined
  /** The week whose summary is offered. */
  readonly summary?: Week | undefined
}

/** The completed week, on Mondays and until its summary was opened; `opened`: the Monday of the last opened summary's week. */
export function summaryOffered(today: Day, opened: string): Week | undefined {
  const [last] = wholeWeeks(today)
  return mondayOf(today) === today && opened !== last.from ? last : undefined
}

/** Sorted by the cost of not acting: money with an unknown outcome first, news last. */
export function attentionOf(morning: Morning): readonly Attention[] {
  const { today, journal, imports, orders, loads, carts, notices, summary, kiosk = 0, proposed = 0 } = morning
  const { mayOrder = true } = morning
  const late = orders?.filter((order) => isOrderLate(order, today)) ?? []
  const lateLoads = loads?.filter((load) => isLoadLate(load, today)) ?? []
  const shipped = orders?.filter((order) => shippedSinceYesterday(order, today)) ?? []
  const unread = notices?.filter(isUnread).length ?? 0
  const isMade = !isPreparing(carts?.AFS ?? '')
  return [
    ...(journal ?? [])
      .filter(({ state }) => isUnconfirmed(state))
      .map((order): Attention => ({ kind: 'unconfirmed', order })),
    ...(morning.payments ?? []).flatMap(duePayments),
    ...(kiosk > 0 ? [{ kind: 'kiosk', orders: kiosk } as const] : []),
    ...(late.length > 0 ? [{ kind: 'late', orders: late } as const] : []),
    ...(lateLoads.length > 0 ? [{ kind: 'lateLoads', loads: lateLoads } as const] : []),
    ...(mayOrder ? (morning.groups ?? []).flatMap(belowMinimum) : []),
    ...(imports ?? []).map((one): Attention => ({ kind: 'import', ...one })),
    ...(proposed > 0 && isMade && mayOrder ? [{ kind: 'proposal', lines: proposed } as const] : []),
    ...PREPARED_CARTS.filter((cart) => isPreparing(carts?.[cart] ?? '')).map(
      (cart): Attention => ({ kind: 'preparing', cart }),
    ),
    ...(shipped.length > 0 ? [{ kind: 'shipped', orders: shipped } as const] : []),
    ...(summary === undefined ? [] : [{ kind: 'weekSummary', week: summary } as const]),
    ...(unread > 0 ? [{ kind: 'notices', count: unread } as const] : []),
  ]
}

function duePayments({ account, orders }: PaymentsDue): readonly Attention[] {
  const unpaid = orders.filter(isUnpaid)
  return unpaid.length === 0 ? [] : [{ kind: 'payments', account, orders: unpaid.length, due: payableOf(unpaid) }]
}

function belowMinimum({ cartType, groups }: NonNullable<Morning['groups']>[number]): readonly Attention[] {
  const short = groups.filter(({ shortBy }) => shortBy > 0)
  return short.length === 0 ? [] : [{ kind: 'short', cartType, groups: short }]
}

/** A key of a task in its current state: if the task grows, the key changes. */
export function taskKey(task: Attention): string {
  switch (task.kind) {
    case 'unconfirmed':
      return task.order.key
    case 'import':
      return `import ${task.cartType} ${task.sentence}`
    case 'payments':
      return `payments ${task.account} ${task.due}`
    case 'kiosk':
      return `kiosk ${task.orders}`
    case 'short':
      return `short ${task.cartType} ${task.groups.map(({ key, shortBy }) => `${key} ${shortBy}`).join(' ')}`
    case 'proposal':
      return `proposal ${task.lines}`
    case 'late':
    case 'shipped':
      return `${task.kind} ${task.orders.map(({ poid }) => poid).join(' ')}`
    case 'lateLoads':
      return `loads ${task.loads.map(({ LoadID }) => LoadID).join(' ')}`
    case 'preparing':
      return task.cart
    case 'weekSummary':
      return `summary ${task.week.from}`
    case 'notices':
      return `notices ${task.count}`
  }
}

/** False for an order with unknown outcome, which can't wait until tomorrow, and for a cart in preparation. */
export const maySnooze = ({ kind }: Attention): boolean => kind !== 'unconfirmed' && kind !== 'preparing'
