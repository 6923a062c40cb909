/** The changes and requests of stores; their initial lists are generated again on each request. */
import { z } from 'zod'
import { AGAINST } from '../../../shared/domain/replenishment/requests.ts'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('targets'), targets: z.array(z.object({ id, target: z.number() })) }),
  z.object({ kind: z.literal('added'), id, target: z.number(), alternates: z.array(id) }),
  /** Without a replacement the product leaves the list; in both cases it goes into the bin. */
  z.object({ kind: z.literal('parent'), id, by: id.optional() }),
  z.object({ kind: z.literal('alternates'), id, alternates: z.array(id) }),
  z.object({ kind: z.literal('alternate'), id, alternate: id, by: id.optional() }),
  z.object({ kind: z.literal('unbinned'), id }),
])
export type ArsChange = z.output<typeof change>

/** A change that waits for the company's approval. */
const request = z.object({ reason: z.string(), against: z.enum(AGAINST) })

const entry = z.object({ user: id, at: z.number(), change, asked: request.optional() })
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
    /** In order of arrival. */
    changesOf: (user: number): readonly ArsEntry[] => entries.get(user) ?? [],
  }),
  settings: {
    shape: {
      /** Number of parents in a store's initial list. */
      arsParents: z.int().min(0).max(20_000),
    },
    initial: { arsParents: 120 },
  },
})
