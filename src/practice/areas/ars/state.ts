/** What stores changed of their lists and asked for; the lists that they began with are made anew when asked for. */
import { z } from 'zod'
import { AGAINST } from '../../../shared/domain/replenishment/requests.ts'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('targets'), targets: z.array(z.object({ id, target: z.number() })) }),
  z.object({ kind: z.literal('added'), id, target: z.number(), alternates: z.array(id) }),
  /** Without a replacement it leaves the list; either way it goes into the bin. */
  z.object({ kind: z.literal('parent'), id, by: id.optional() }),
  z.object({ kind: z.literal('alternates'), id, alternates: z.array(id) }),
  z.object({ kind: z.literal('alternate'), id, alternate: id, by: id.optional() }),
  z.object({ kind: z.literal('unbinned'), id }),
])
export type ArsChange = z.output<typeof change>

/** A change that waits for the company's yes. */
const asked = z.object({ reason: z.string(), against: z.enum(AGAINST) })

const entry = z.object({ user: id, at: z.number(), change, asked: asked.optional() })
export type ArsEntry = Omit<z.output<typeof entry>, 'user'>

export const arsState = defineState({
  events: { arsChanged: entry },
  initial: () => new Map<number, ArsEntry[]>(),
  apply: {
    arsChanged: (entries, { user, ...one }) => {
      entries.set(user, [...(entries.get(user) ?? []), one])
    },
  },
  read: (entries) => ({
    /** In the order in which they came. */
    changesOf: (user: number): readonly ArsEntry[] => entries.get(user) ?? [],
  }),
  settings: {
    shape: {
      /** Parents that a store's list begins with. */
      arsParents: z.int().min(0).max(20_000),
    },
    initial: { arsParents: 120 },
  },
})
