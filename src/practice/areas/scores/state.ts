import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const feedback = z.object({
  feature: z.string(),
  message: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
type Feedback = z.output<typeof feedback>

export const scoresState = defineState({
  events: { performanceSaid: feedback.extend({ user: id }) },
  initial: () => new Map<number, Feedback[]>(),
  apply: {
    performanceSaid: (all, { user, feature, message, at }) => {
      all.set(user, [...(all.get(user) ?? []), { feature, message, at }])
    },
  },
  read: (all) => ({
    /** In order of arrival. */
    saidBy: (user: number): readonly Feedback[] => all.get(user) ?? [],
  }),
})
