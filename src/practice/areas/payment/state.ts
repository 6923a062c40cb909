import { z } from 'zod'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { defineState } from '../../state/define-state.ts'
import { amount, id } from '../../state/fields.ts'

/** A payment; `at` is milliseconds since 1970. */
export interface Received {
  readonly reference: string
  readonly account: AccountId
  readonly amount: Paise
  readonly at: number
}

export const paymentState = defineState({
  events: {
    paymentConfirmed: z.object({
      user: id,
      reference: z.string(),
      orders: z.array(z.string()),
      /** Amount, account and time of the payment; missing in older files. */
      received: z.object({ account: z.literal([1, 2]), amount, at: z.number() }).optional(),
    }),
  },
  initial: () => ({ paid: new Map<string, string>(), received: new Map<number, Received[]>() }),
  apply: {
    paymentConfirmed: (state, { user, reference, orders, received }) => {
      for (const poid of orders) state.paid.set(poid, reference)
      if (received === undefined) return
      state.received.set(user, [...(state.received.get(user) ?? []), { reference, ...received }])
    },
  },
  read: ({ paid, received }) => ({
    paymentsOf: (user: number): readonly Received[] => received.get(user) ?? [],
    /** The reference of the payment that includes an order; undefined until it is reported as paid. */
    referenceOf: (poid: string): string | undefined => paid.get(poid),
  }),
})
