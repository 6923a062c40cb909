/** What the store waits for, and what was found out about it. */
import { z } from 'zod'
import { WATCH_KINDS, type Watched, type WatchNews } from '../domain/watching/watch.ts'
import { entry, key, nothing } from './entry.ts'

export interface Watching {
  /** The newest first. */
  readonly watched: readonly Watched[]
  /** Told and not put away, the newest first. */
  readonly news: readonly WatchNews[]
}

const subject = z.strictObject({ kind: z.enum(WATCH_KINDS), id: key })

export const watchingEntries = {
  'watching.read': entry<Watching>()(nothing),
  /** From how the portal says it stands now. */
  'watching.begin': entry<undefined>()(subject),
  'watching.stop': entry<undefined>()(subject),
  /** Looks at once, in place of waiting for the next round. */
  'watching.look': entry<readonly WatchNews[]>()(nothing),
  /** What was read of the news. */
  'watching.putAway': entry<undefined>()(z.strictObject({ n: z.array(z.number().int().min(1)).min(1).max(100) })),
}

export interface WatchingEvents {
  /** What is watched is another; `news` is what was found out by that. */
  'watching.changed': { readonly news: readonly WatchNews[] }
}
