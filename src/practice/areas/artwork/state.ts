import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const order = z.object({
  /** The `type` of the call. */
  format: z.string(),
  unit: z.string(),
  cat: z.string(),
  subType: z.string(),
  size: z.string(),
  bHeight: z.string(),
  bWidth: z.string(),
  address: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
type Order = z.output<typeof order>

export const artworkState = defineState({
  events: { artworkOrdered: order.extend({ user: id }) },
  initial: () => new Map<number, Order[]>(),
  apply: {
    artworkOrdered: (orders, { user, ...one }) => {
      orders.set(user, [...(orders.get(user) ?? []), one])
    },
  },
  read: (orders) => ({
    /** In order of arrival. */
    ordersOf: (user: number): readonly Order[] => orders.get(user) ?? [],
  }),
})
