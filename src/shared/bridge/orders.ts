/** Placing orders, and what became of them. */
import { z } from 'zod'
import { cartRef as cart } from '../cart-ref.ts'
import type { JournalOrder, LookBack, PreparedOrder } from '../domain/orders/order.ts'
import { entry, key, nothing } from './entry.ts'

export const ordersEntries = {
  /** Checks blocking, refreshes the cart, adjusts to stock, prices, groups. Nothing is sent. */
  'orders.prepare': entry<PreparedOrder>()(z.object({ cart })),
  /** Sends the chosen groups of a prepared order, once. */
  'orders.place': entry<JournalOrder>()(
    z.object({ key, groups: z.array(z.string().max(40)).min(1).max(200), total: z.number().int().nonnegative() }),
  ),
  /** Orders of this computer, newest first. */
  'orders.journal': entry<readonly JournalOrder[]>()(z.object({ open: z.boolean() })),
  /** Asks the portal what became of an unconfirmed order. Never sends it again. */
  'orders.check': entry<JournalOrder>()(z.object({ key })),
  /** The person, told plainly, gives up on finding out. */
  'orders.setAside': entry<JournalOrder>()(z.object({ key })),
  /** Set while orders may be missing on this computer: nothing is prepared or placed until they were looked at. */
  'orders.held': entry<{ readonly at: string; readonly since: string } | undefined>()(nothing),
  /** What the order history has of the days from which orders may be missing; undefined when none are. */
  'orders.lookBack': entry<LookBack | undefined>()(nothing),
  /** The person has looked: ordering goes on. */
  'orders.release': entry<undefined>()(nothing),
}

export interface OrdersEvents {
  'orders.changed': JournalOrder
}
