import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

/** Times are milliseconds since 1970. */
export interface Sent {
  readonly awb: string
  readonly company: string
  readonly at: number
}

export const returnsState = defineState({
  events: {
    returnSent: z.object({ user: id, reference: z.string(), awb: z.string(), company: z.string(), at: z.number() }),
  },
  initial: () => new Map<string, Sent>(),
  apply: {
    returnSent: (sent, { reference, awb, company, at }) => {
      sent.set(reference, { awb, company, at })
    },
  },
  read: (sent) => ({
    /** Undefined while it is in the store. */
    sentBy: (reference: string): Sent | undefined => sent.get(reference),
  }),
})
