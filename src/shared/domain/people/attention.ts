/** What a store's manager should look at today. Days are India's. */
import type { OrderGroup } from '../carts/cart.ts'
import type { CartType } from '../carts/cart-kinds.ts'
import { isLoadLate, isOrderLate } from '../orders/late.ts'
import type { LoadTimes } from '../orders/load.ts'
import { isUnconfirmed, type JournalOrder, type OrderStatus } from '../orders/order.ts'
import { mondayOf, type Week, wholeWeeks } from '../orders/order-weeks.ts'
import { type AccountId, type Confirmable, isUnpaid, type Payable, payableOf } from '../payments/payment.ts'
import { addDays, addMonths, type Day, dayOf } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'
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

/** The days whose loads are looked through for late ones: those of a month. */
export const loadsWatched = (today: Day): { readonly from: Day; readonly to: Day } => ({
  from: addMonths(today, -1),
  to: today,
})

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

/** Orders that wait to be paid from one of the store's accounts. */
export interface PaymentsDue {
  readonly account: AccountId
  readonly orders: readonly (Confirmable & Payable)[]
}

/** An order of a cart that is below its warehouse's minimum. */
export type ShortGroup = Pick<OrderGroup, 'key' | 'wh' | 'whName' | 'shortBy' | 'total'>

/** A task of the day. */
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

/** What is known this morning; what isn't known yet, or couldn't be had, is left out. */
export interface Morning {
  readonly today: Day
  readonly journal?: readonly JournalOrder[] | undefined
  readonly imports?: readonly { readonly cartType: CartType; readonly sentence: string }[] | undefined
  readonly payments?: readonly PaymentsDue[] | undefined
  /** Orders of kiosk customers that are pending. */
  readonly kiosk?: number | undefined
  /** Orders of each cart. */
  readonly groups?: readonly { readonly cartType: CartType; readonly groups: readonly ShortGroup[] }[] | undefined
  /** Lines of the cart that the portal proposes. */
  readonly proposed?: number | undefined
  readonly orders?: readonly WatchedOrder[] | undefined
  readonly loads?: readonly WatchedLoad[] | undefined
  readonly carts?: Readonly<Partial<Record<PreparedCart, string | undefined>>> | undefined
  readonly notices?: readonly { readonly status: string }[] | undefined
  /** The week whose summary is offered. */
  readonly summary?: Week | undefined
}

/** On Mondays the week that has ended, until its summary was opened; `opened`: the Monday of the week whose summary was last. */
export function summaryOffered(today: Day, opened: string): Week | undefined {
  const [last] = wholeWeeks(today)
  return mondayOf(today) === today && opened !== last.from ? last : undefined
}

/** By what it costs not to act: money whose outcome is unknown first, news last. */
export function attentionOf(morning: Morning): readonly Attention[] {
  const { today, journal, imports, orders, loads, carts, notices, summary, kiosk = 0, proposed = 0 } = morning
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
    ...(morning.groups ?? []).flatMap(belowMinimum),
    ...(imports ?? []).map((one): Attention => ({ kind: 'import', ...one })),
    ...(proposed > 0 && isMade ? [{ kind: 'proposal', lines: proposed } as const] : []),
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

/** Names a task as it is now: when more comes to it, it is another one. */
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

/** An order whose outcome is unknown can't wait until tomorrow. */
export const maySnooze = ({ kind }: Attention): boolean => kind !== 'unconfirmed' && kind !== 'preparing'
