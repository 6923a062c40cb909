import { z } from 'zod'
import { cartRef as cart } from '../cart-ref.ts'
import type { JournalOrder, PreparedOrder, Reconciliation } from '../domain/orders/order.ts'
import { entry, key, nothing } from './entry.ts'

export const ordersEntries = {
  /** Checks for blocks, refreshes the cart, adjusts it to the stock, prices and groups it. Nothing is sent. */
  'orders.prepare': entry<PreparedOrder>()(z.object({ cart })),
  /** Sends the chosen groups of a prepared order, once. */
  'orders.place': entry<JournalOrder>()(
    z.object({ key, groups: z.array(z.string().max(40)).min(1).max(200), total: z.number().int().nonnegative() }),
  ),
  /** Orders placed on this computer, newest first. */
  'orders.journal': entry<readonly JournalOrder[]>()(z.object({ open: z.boolean() })),
  /** Asks the portal for the outcome of an unconfirmed order. Never resends it. */
  'orders.check': entry<JournalOrder>()(z.object({ key })),
  /** Closes an order with unknown outcome after the user was warned. */
  'orders.setAside': entry<JournalOrder>()(z.object({ key })),
  /** Set while orders may be missing on this computer: until the user has reviewed them, no order can be prepared or placed. */
  'orders.held': entry<{ readonly at: string; readonly since: string } | undefined>()(nothing),
  /** The order history of the days for which orders may be missing; undefined if none are. */
  'orders.lookBack': entry<Reconciliation | undefined>()(nothing),
  /** Allows ordering again after the user's review. */
  'orders.release': entry<undefined>()(nothing),
}

export interface OrdersEvents {
  'orders.changed': JournalOrder
}
