/** What is stored on this computer, and clearing it. */
import { z } from 'zod'
import { CLEARABLE, type StoredKind } from '../domain/values/stored-kinds.ts'
import { entry, nothing } from './entry.ts'

export interface StoredThing {
  readonly kind: StoredKind
  readonly bytes: number
  /** ISO time of the oldest file; undefined where there is nothing, or no file. */
  readonly since: string | undefined
  /** False where there is nothing to clear, or nobody is signed in whose it is. */
  readonly canClear: boolean
}

export const privacyEntries = {
  'privacy.read': entry<readonly StoredThing[]>()(nothing),
  'privacy.clear': entry<readonly StoredThing[]>()(z.object({ kind: z.enum(CLEARABLE) })),
}
