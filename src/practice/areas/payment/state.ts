/** Which orders a store has said that it paid. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

export const paymentState = defineState({
  events: { paymentConfirmed: z.object({ user: id, reference: z.string(), orders: z.array(z.string()) }) },
  initial: () => new Map<string, string>(),
  apply: {
    paymentConfirmed: (paid, { reference, orders }) => {
      for (const poid of orders) paid.set(poid, reference)
    },
  },
  read: (paid) => ({
    /** The reference of the payment that an order is part of; undefined while nobody has said that it is paid. */
    referenceOf: (poid: string): string | undefined => paid.get(poid),
  }),
})
