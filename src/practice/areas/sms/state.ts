import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

/** `at` is the time of the request, in milliseconds. */
export interface SmsRequest {
  readonly text: string
  readonly goesOut: string
  readonly at: number
}

export const smsState = defineState({
  events: { smsAsked: z.object({ user: id, text: z.string(), goesOut: z.string(), at: z.number() }) },
  initial: () => new Map<number, SmsRequest[]>(),
  apply: {
    smsAsked: (requests, { user, text, goesOut, at }) => {
      requests.set(user, [...(requests.get(user) ?? []), { text, goesOut, at }])
    },
  },
  read: (requests) => ({
    /** In order of arrival. */
    smsOf: (user: number): readonly SmsRequest[] => requests.get(user) ?? [],
  }),
})
