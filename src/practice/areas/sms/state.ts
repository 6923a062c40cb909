/** The messages that stores requested. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

/** `at` is the time of the request, in milliseconds. */
export interface Asked {
  readonly text: string
  readonly goesOut: string
  readonly at: number
}

export const smsState = defineState({
  events: { smsAsked: z.object({ user: id, text: z.string(), goesOut: z.string(), at: z.number() }) },
  initial: () => new Map<number, Asked[]>(),
  apply: {
    smsAsked: (asked, { user, text, goesOut, at }) => {
      asked.set(user, [...(asked.get(user) ?? []), { text, goesOut, at }])
    },
  },
  read: (asked) => ({
    /** In order of arrival. */
    smsOf: (user: number): readonly Asked[] => asked.get(user) ?? [],
  }),
})
