import type { CartType } from '../carts/cart-kinds.ts'
import type { CartRef } from '../carts/cart-ref.ts'
import type { WarehouseType } from '../catalogue/product.ts'
import type { OrderType } from '../catalogue/stock-types.ts'
import type { OrderGroup } from '../pricing/priced-cart.ts'
import type { Paise } from '../values/money.ts'

export const ORDER_STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The states of an order placed on this computer. */
export const JOURNAL_STATES = ['prepared', 'sending', 'accepted', 'partly', 'rejected', 'unknown', 'setAside'] as const
export type JournalState = (typeof JOURNAL_STATES)[number]

/** True in states with an unknown outcome; meanwhile the same lines can't be ordered again. */
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
  /** The portal's amount for the group, if it sent one. */
  readonly netpayment?: Paise | undefined
  /** The portal's message for a group that failed. */
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

export interface JournalOrder {
  /** The client order key: random, unique, unchanged over retries and restarts. */
  readonly key: string
  readonly cartType: CartType
  /** The cart that it was prepared from; undefined for an operator's older orders. */
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
  /** The shipping address from the store's profile when the order was prepared, and the signed-in user; undefined for older orders. */
  readonly shipsTo?: ShippingAddress | undefined
  readonly placedBy?: string | undefined
  /** The portal's message that refused the order; trusted once the portal was asked about the order. */
  readonly refusal?: string | undefined
  /** Other words of the portal at placement that decided nothing. */
  readonly words?: string | undefined
  /** The message about it for the user now. */
  readonly message: string | undefined
}

/** A line of the cart that changed while the user looked at it: its available pieces, or its price. */
export interface LineChange {
  readonly id: number
  readonly name: string
  readonly was: number
  readonly now: number
  /** Net price of one piece, GST included, if it changed. */
  readonly price?: { readonly was: Paise; readonly now: Paise } | undefined
}

/** A cart that was just checked against the portal and is ready to be placed. */
export interface PreparedOrder {
  /** The client order key that the order will carry. */
  readonly key: string
  readonly cartType: CartType
  readonly groups: readonly OrderGroup[]
  readonly gapQty: number
  readonly gapPrice: Paise
  /** Lines whose allocated quantity or price differs from what the user last saw, or that left the cart. */
  readonly changes: readonly LineChange[]
  readonly billing: ShippingAddress
  readonly shipping: ShippingAddress
  /** An order with the same lines and unknown outcome, which must be settled first. */
  readonly unconfirmed: JournalOrder | undefined
  /** A notice of a change to the cart during preparation, with its reason. */
  readonly notice?: string | undefined
}

/** A row of the order history after the journal was restored, with the fields that tell if the journal knows it. */
export interface HistoryOrderRow {
  readonly poid: string
  /** ISO time. */
  readonly createddate: string
  readonly wh: number
  /** Undefined if the portal doesn't send it. */
  readonly quantity?: number | undefined
  readonly netpayment?: Paise | undefined
  readonly status: OrderStatus
  readonly inJournal: boolean
}

/** The portal's orders of the days for which orders may be missing on this computer. */
export interface Reconciliation {
  /** ISO time from which orders may be missing. */
  readonly since: string
  readonly orders: readonly HistoryOrderRow[]
}
