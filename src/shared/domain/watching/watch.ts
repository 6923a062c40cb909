/**
 * Watches of a store: for a product to come back or get cheaper, or an order to ship. Each change is reported once, compared with the state
 * at the start of the watch or at the last report. Pieces, and paise with GST.
 */
import { say } from '../../messages.ts'
import { type Hidden, isBarred } from '../catalogue/visibility.ts'
import type { OrderStatus } from '../orders/order.ts'
import { mayOpen } from '../people/access.ts'
import type { Store } from '../people/store.ts'
import { orderAddress, productAddress } from '../screens/addresses.ts'
import { pathOf, SCREENS } from '../screens.ts'
import { counted } from '../values/counts.ts'
import { formatRupees, type Paise } from '../values/money.ts'

export const WATCH_KINDS = ['product', 'order'] as const
export type WatchKind = (typeof WATCH_KINDS)[number]

/** Maximum of each kind; more would make the checks take too long. */
export const MOST_WATCHED = 100
/** Maximum reports that weren't dismissed; the oldest is dropped. */
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
  /** The store may no longer see it. */
  | { readonly what: 'ended' }

export interface WatchNews extends WatchSubject {
  readonly n: number
  readonly name: string
  /** ISO time. */
  readonly at: string
  readonly change: Change
}

/** The changes, and the state to compare with from then on. */
export interface WatchResult<S> {
  readonly changes: readonly Change[]
  readonly known: S
  /** True if nothing more can change. */
  readonly isOver: boolean
}

/** A higher price isn't reported, and the next reported one has to be below all before. */
export function productChanges(known: ProductState, now: ProductState): WatchResult<ProductState> {
  const changes: Change[] = []
  if (known.available === 0 && now.available > 0) changes.push({ what: 'back', pieces: now.available })
  const isCheaper = known.net !== undefined && now.net !== undefined && now.net < known.net
  if (isCheaper) changes.push({ what: 'cheaper', from: known.net, to: now.net })
  const net = isCheaper ? now.net : (known.net ?? now.net)
  return { changes, known: { available: now.available, net }, isOver: false }
}

const ON_THE_WAY: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']
const CHANGE_OF = { Shipped: 'shipped', Delivered: 'delivered', Cancelled: 'cancelled' } as const

export const isOrderOver = (status: OrderStatus): boolean => status === 'Delivered' || status === 'Cancelled'

/** An order that goes back a step isn't reported, nor is the same step when it happens again. */
export function orderChanges(known: OrderState, now: OrderState): WatchResult<OrderState> {
  const isFurther = ON_THE_WAY.indexOf(now.status) > ON_THE_WAY.indexOf(known.status)
  const isNews = now.status === 'Cancelled' ? known.status !== 'Cancelled' : isFurther
  const { status } = now
  const changes: Change[] =
    isNews && (status === 'Shipped' || status === 'Delivered' || status === 'Cancelled')
      ? [{ what: CHANGE_OF[status] }]
      : []
  return { changes, known: isNews ? now : known, isOver: isOrderOver(status) }
}

/**
 * True if the reason why a product is hidden ends its watch. A product without stock is what the watch waits for, even if no warehouse
 * lists it any more; a list that couldn't be loaded proves nothing.
 */
export const endsWatch = (hidden: Hidden | undefined): boolean =>
  hidden !== undefined &&
  isBarred(hidden) &&
  !['noWarehouses', 'stockUnknown', 'cartersUnknown', 'unserviceable', 'serviceUnknown'].includes(hidden)

/** True if the user may open the screen of this kind; otherwise there are no reports either. */
export const mayWatch = (store: Store, kind: WatchKind): boolean =>
  kind === 'order'
    ? mayOpen(store, SCREENS.orderDetails)
    : mayOpen(store, SCREENS.productInfo) || mayOpen(store, SCREENS.pharmacyProduct)

/** The address of its screen for this store. */
export function watchAddress(store: Store, { kind, id }: WatchSubject): string {
  if (kind === 'order') return orderAddress(id)
  return mayOpen(store, SCREENS.productInfo) ? productAddress(Number(id)) : pathOf('pharmacyProduct', { id })
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
