import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

export const cformState = defineState({
  events: { cFormIssued: z.object({ user: id, number: z.string(), invoices: z.array(z.string()) }) },
  initial: () => new Map<string, string>(),
  apply: {
    cFormIssued: (issued, { user, number, invoices }) => {
      for (const invoice of invoices) issued.set(`${user} ${invoice}`, number)
    },
  },
  read: (issued) => ({
    /** The number of the invoice's C-form; undefined while none was submitted. */
    cFormOf: (user: number, invoice: string): string | undefined => issued.get(`${user} ${invoice}`),
  }),
})
