/** Placing orders, and what became of them. */
import { z } from 'zod'
import { type JournalOrder, type LookBack, ORDER_STATUSES, type PreparedOrder } from '../domain/order.ts'
import { cartType, entry, key, nothing, type Written } from './entry.ts'

const historyFilter = z.object({
  fromDate: z.string().max(40).optional(),
  toDate: z.string().max(40).optional(),
  shipFrom: z.string().max(40).optional(),
  shipTo: z.string().max(40).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  warehouseId: z.number().int().optional(),
  poid: z.string().max(64).optional(),
})

export const ordersEntries = {
  /** Checks blocking, refreshes the cart, adjusts to stock, prices, groups. Nothing is sent. */
  'orders.prepare': entry<PreparedOrder>()(z.object({ cartType })),
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
  'orders.exportHistory': entry<Written>()(historyFilter),
}

export interface OrdersEvents {
  'orders.changed': JournalOrder
}
