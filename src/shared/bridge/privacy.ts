import { z } from 'zod'
import { CLEARABLE, type StoredKind } from '../domain/values/stored-kinds.ts'
import { entry, nothing } from './entry.ts'

export interface StoredThing {
  readonly kind: StoredKind
  readonly bytes: number
  /** ISO time of the oldest file; undefined if there is no data, or no file. */
  readonly since: string | undefined
  /** False if there is nothing to clear, or its owner isn't signed in. */
  readonly canClear: boolean
}

export const privacyEntries = {
  'privacy.read': entry<readonly StoredThing[]>()(nothing),
  'privacy.clear': entry<readonly StoredThing[]>()(z.object({ kind: z.enum(CLEARABLE) })),
}
