/**
 * What a store waits for: a product that comes back or gets cheaper, an order that ships. Each change is told once, against
 * what was known when the watch began or when something was told last. Pieces, and paise with GST.
 */
import { say } from '../../messages.ts'
import { type Hidden, isBarred } from '../catalogue/visibility.ts'
import type { OrderStatus } from '../orders/order.ts'
import { mayOpen } from '../people/access.ts'
import { orderAddress, productAddress } from '../people/addresses.ts'
import type { Store } from '../people/store.ts'
import { SCREENS } from '../screens.ts'
import { counted } from '../values/counts.ts'
import { formatRupees, type Paise } from '../values/money.ts'

export const WATCH_KINDS = ['product', 'order'] as const
export type WatchKind = (typeof WATCH_KINDS)[number]

/** Of each kind; more would make the rounds long. */
export const MOST_WATCHED = 100
/** What was told and not put away; the oldest goes. */
export const MOST_NEWS = 100

export interface WatchSubject {
  readonly kind: WatchKind
  /** The product's or the order's number. */
  readonly id: string
}

export interface ProductState {
  /** Pieces in the store's warehouses. */
  readonly available: number
  /** Undefined while it has no price. */
  readonly net: Paise | undefined
}

export interface OrderState {
  readonly status: OrderStatus
}

export type Watched = Omit<WatchSubject, 'kind'> & {
  readonly name: string
  /** ISO time. */
  readonly since: string
} & (
    | { readonly kind: 'product'; readonly known: ProductState }
    | { readonly kind: 'order'; readonly known: OrderState }
  )

export type WatchedOf<K extends WatchKind> = Extract<Watched, { readonly kind: K }>

export type Change =
  | { readonly what: 'back'; readonly pieces: number }
  | { readonly what: 'cheaper'; readonly from: Paise; readonly to: Paise }
  | { readonly what: 'shipped' | 'delivered' | 'cancelled' }
  /** The store may not see it any more. */
  | { readonly what: 'ended' }

export interface WatchNews extends WatchSubject {
  readonly n: number
  readonly name: string
  /** ISO time. */
  readonly at: string
  readonly change: Change
}

/** What became another, and what is known from then on. */
export interface Seen<S> {
  readonly changes: readonly Change[]
  readonly known: S
  /** Nothing more becomes of it. */
  readonly isOver: boolean
}

/** A price that rises is no news, and the next one that is has to be below every one before. */
export function productSeen(known: ProductState, now: ProductState): Seen<ProductState> {
  const changes: Change[] = []
  if (known.available === 0 && now.available > 0) changes.push({ what: 'back', pieces: now.available })
  const isCheaper = known.net !== undefined && now.net !== undefined && now.net < known.net
  if (isCheaper) changes.push({ what: 'cheaper', from: known.net, to: now.net })
  const net = isCheaper ? now.net : (known.net ?? now.net)
  return { changes, known: { available: now.available, net }, isOver: false }
}

const ON_THE_WAY: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']
const TOLD = { Shipped: 'shipped', Delivered: 'delivered', Cancelled: 'cancelled' } as const

export const isOrderOver = (status: OrderStatus): boolean => status === 'Delivered' || status === 'Cancelled'

/** An order that goes back a step is no news, nor is the step that it makes again. */
export function orderSeen(known: OrderState, now: OrderState): Seen<OrderState> {
  const isFurther = ON_THE_WAY.indexOf(now.status) > ON_THE_WAY.indexOf(known.status)
  const isNews = now.status === 'Cancelled' ? known.status !== 'Cancelled' : isFurther
  const { status } = now
  const changes: Change[] =
    isNews && (status === 'Shipped' || status === 'Delivered' || status === 'Cancelled') ? [{ what: TOLD[status] }] : []
  return { changes, known: isNews ? now : known, isOver: isOrderOver(status) }
}

/**
 * Whether a ground for which a product is hidden ends its watch. One that nobody has is what is waited for, also where no warehouse
 * lists it any more; a list that couldn't be had says nothing.
 */
export const endsWatch = (hidden: Hidden | undefined): boolean =>
  hidden !== undefined &&
  isBarred(hidden) &&
  !['noWarehouses', 'stockUnknown', 'cartersUnknown', 'unserviceable', 'serviceUnknown'].includes(hidden)

/** Who may not open it isn't told of it either. */
export const mayWatch = (store: Store, kind: WatchKind): boolean =>
  kind === 'order'
    ? mayOpen(store, SCREENS.orderDetails)
    : mayOpen(store, SCREENS.productInfo) || mayOpen(store, SCREENS.pharmacyProduct)

/** Where it is shown, to this store. */
export function watchAddress(store: Store, { kind, id }: WatchSubject): string {
  if (kind === 'order') return orderAddress(id)
  return mayOpen(store, SCREENS.productInfo)
    ? productAddress(Number(id))
    : SCREENS.pharmacyProduct.path.replace(':id', id)
}

export function newsSentence({ name, change }: Pick<WatchNews, 'name' | 'change'>): string {
  switch (change.what) {
    case 'back':
      return say('watchBack', { name, pieces: counted.pieces(change.pieces) })
    case 'cheaper':
      return say('watchCheaper', { name, from: formatRupees(change.from), to: formatRupees(change.to) })
    case 'shipped':
      return say('watchShipped', { name })
    case 'delivered':
      return say('watchDelivered', { name })
    case 'cancelled':
      return say('watchCancelled', { name })
    case 'ended':
      return say('watchEnded', { name })
  }
}
