import { z } from 'zod'
import { WATCH_KINDS, type Watched, type WatchNews } from '../domain/watching/watch.ts'
import { entry, key, nothing } from './entry.ts'

export interface Watching {
  /** The newest first. */
  readonly watched: readonly Watched[]
  /** Changes that weren't dismissed, the newest first. */
  readonly news: readonly WatchNews[]
}

const subject = z.strictObject({ kind: z.enum(WATCH_KINDS), id: key })

export const watchingEntries = {
  'watching.read': entry<Watching>()(nothing),
  /** Begins with the portal's current state. */
  'watching.begin': entry<undefined>()(subject),
  'watching.stop': entry<undefined>()(subject),
  /** Checks at once instead of waiting for the next round. */
  'watching.look': entry<readonly WatchNews[]>()(nothing),
  /** Dismisses changes that the user has read. */
  'watching.putAway': entry<undefined>()(z.strictObject({ n: z.array(z.number().int().min(1)).min(1).max(100) })),
}

export interface WatchingEvents {
  /** The watches changed; `news` are the changes found. */
  'watching.changed': { readonly news: readonly WatchNews[] }
}
