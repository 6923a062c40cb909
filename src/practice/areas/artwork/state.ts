/** The artwork that stores ordered. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const asked = z.object({
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
type Asked = z.output<typeof asked>

export const artworkState = defineState({
  events: { artworkOrdered: asked.extend({ user: id }) },
  initial: () => new Map<number, Asked[]>(),
  apply: {
    artworkOrdered: (orders, { user, ...one }) => {
      orders.set(user, [...(orders.get(user) ?? []), one])
    },
  },
  read: (orders) => ({
    /** In order of arrival. */
    ordersOf: (user: number): readonly Asked[] => orders.get(user) ?? [],
  }),
})
