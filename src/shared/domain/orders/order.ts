/** Purchase orders: what is placed, what became of it, what the history shows. */
import type { OrderGroup, OrderType } from '../carts/cart.ts'
import type { CartType } from '../carts/cart-kinds.ts'
import type { CartRef } from '../carts/cart-ref.ts'
import type { WarehouseType } from '../catalogue/product.ts'
import type { Paise } from '../values/money.ts'

export const ORDER_STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Where an order of this machine stands. */
export const JOURNAL_STATES = ['prepared', 'sending', 'accepted', 'partly', 'rejected', 'unknown', 'setAside'] as const
export type JournalState = (typeof JOURNAL_STATES)[number]

/** States in which nobody knows yet what the portal did; while one exists, the same lines can't be placed again. */
export const isUnconfirmed = (state: JournalState): boolean => state === 'sending' || state === 'unknown'

/** A group as it was sent: enough to show it, and to recognise it in the order history. */
export interface PlacedGroup {
  readonly key: string
  readonly wh: number
  readonly whType: WarehouseType
  readonly whName: string
  readonly orderType: OrderType
  readonly items: number
  readonly quantity: number
  readonly total: Paise
  readonly outcome: 'placed' | 'failed' | 'unknown'
  readonly poid: string | undefined
  /** The portal's amount for the group, where it gave one. */
  readonly netpayment?: Paise | undefined
  /** The portal's sentence for a group that failed. */
  readonly message: string | undefined
}

export interface ShippingAddress {
  readonly name: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly mobilenumber: string
  readonly GSTNumber: string
}

/** A row of the order journal. */
export interface JournalOrder {
  /** The client order key: random, unique, unchanged over retries and restarts. */
  readonly key: string
  readonly cartType: CartType
  /** The cart that it was prepared from; undefined of an operator's older orders. */
  readonly cart?: CartRef | undefined
  /** Id of the store that orders. */
  readonly store: number
  readonly state: JournalState
  readonly createdAt: string
  readonly sentAt: string | undefined
  readonly settledAt: string | undefined
  readonly groups: readonly PlacedGroup[]
  readonly quantity: number
  readonly total: Paise
  readonly gapQty: number
  readonly gapPrice: Paise
  /** Where it goes, as the store's profile said when it was prepared, and who was signed in; undefined of older orders. */
  readonly shipsTo?: ShippingAddress | undefined
  readonly placedBy?: string | undefined
  /** The portal's own sentence with which it refused the order; believed once it was asked about the order. */
  readonly refusal?: string | undefined
  /** What else the portal said when it was placed, where that decided nothing. */
  readonly words?: string | undefined
  /** What to tell the person about it now. */
  readonly message: string | undefined
}

/** What became another of a cart's line while it was looked at: pieces that can be given, or what one of them costs. */
export interface LineChange {
  readonly id: number
  readonly name: string
  readonly was: number
  readonly now: number
  /** Net of one piece, GST included, where it is another now. */
  readonly price?: { readonly was: Paise; readonly now: Paise } | undefined
}

/** A cart checked against the portal this minute, ready to be placed. */
export interface PreparedOrder {
  /** The client order key that the order will carry. */
  readonly key: string
  readonly cartType: CartType
  readonly groups: readonly OrderGroup[]
  readonly gapQty: number
  readonly gapPrice: Paise
  /** Lines whose allocated quantity or price differs from what the person last saw, or that left the cart. */
  readonly changes: readonly LineChange[]
  readonly billing: ShippingAddress
  readonly shipping: ShippingAddress
  /** An order with the same lines whose outcome isn't known: it must be settled first. */
  readonly unconfirmed: JournalOrder | undefined
  /** What happened to the cart while it was prepared, and why. */
  readonly notice?: string | undefined
}

/** A row of the order history after the journal was restored: is it one that the journal still knows? */
export interface SeenOrder {
  readonly poid: string
  /** ISO time. */
  readonly createddate: string
  readonly wh: number
  /** Undefined where the portal doesn't say it. */
  readonly quantity?: number | undefined
  readonly netpayment?: Paise | undefined
  readonly status: OrderStatus
  readonly inJournal: boolean
}

/** What the portal has of the days from which orders may be missing on this computer. */
export interface LookBack {
  /** ISO time since which orders may be missing. */
  readonly since: string
  readonly orders: readonly SeenOrder[]
}
