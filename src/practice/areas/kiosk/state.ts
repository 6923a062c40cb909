/**
 * The kiosk's customers, its confirmed orders with their purchase orders, and its cancelled orders. The orders themselves are generated
 * again on each request.
 */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

interface Customer {
  readonly name: string
  readonly email: string
  readonly address: string
}

export const kioskState = defineState({
  events: {
    kioskConfirmed: z.object({ user: id, id: z.string(), poid: z.string(), at: z.number().optional() }),
    kioskCustomer: z.object({
      user: id,
      mobile: z.string(),
      name: z.string(),
      email: z.string(),
      address: z.string(),
    }),
    kioskCancelled: z.object({ user: id, id: z.string() }),
  },
  initial: () => ({
    confirmed: new Map<string, readonly string[]>(),
    confirmedAt: new Map<string, number>(),
    cancelled: new Set<string>(),
    customers: new Map<string, readonly Customer[]>(),
  }),
  apply: {
    kioskConfirmed: ({ confirmed, confirmedAt }, { user, id: order, poid, at }) => {
      const key = `${user} ${order}`
      confirmed.set(key, [...(confirmed.get(key) ?? []), poid])
      if (at !== undefined && !confirmedAt.has(key)) confirmedAt.set(key, at)
    },
    kioskCustomer: ({ customers }, { user, mobile, name, email, address }) => {
      const key = `${user} ${mobile}`
      customers.set(key, [...(customers.get(key) ?? []), { name, email, address }])
    },
    kioskCancelled: ({ cancelled }, { user, id: order }) => {
      cancelled.add(`${user} ${order}`)
    },
  },
  read: ({ confirmed, confirmedAt, cancelled, customers }) => ({
    /** All customers with this number, the newest last. */
    customersOf: (user: number, mobile: string): readonly Customer[] => customers.get(`${user} ${mobile}`) ?? [],
    isCancelled: (user: number, order: string): boolean => cancelled.has(`${user} ${order}`),
    /** The purchase orders that confirmed it, one for each time. */
    confirmedBy: (user: number, order: string): readonly string[] => confirmed.get(`${user} ${order}`) ?? [],
    /** Time of the first confirmation, in milliseconds since 1970; undefined if it was before the portal was opened. */
    confirmedAt: (user: number, order: string): number | undefined => confirmedAt.get(`${user} ${order}`),
  }),
})
