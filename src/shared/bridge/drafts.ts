/** Unsent text in forms: kept in main's memory, so that a reloaded page still has it. Never stored on disk. */
import { z } from 'zod'
import { entry, KB, key } from './entry.ts'

/** Characters of JSON. */
const MOST_DRAFT_CHARACTERS = 64 * KB

/** The owner: the user and, for staff acting for a store, that store: `7/`, `1/7`. */
const owner = z.string().regex(/^\d{1,15}\/\d{0,15}$/)

/** By owner, then by draft. */
export type KeptDrafts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const draftsEntries = {
  /** The drafts of the signed-in user. */
  'drafts.read': entry<KeptDrafts>()(z.undefined()),
  /** Stores a draft; without a value, deletes it. Kept until the user signs out. */
  'drafts.keep': entry<undefined>()(
    z.strictObject({ owner, name: key, json: z.string().max(MOST_DRAFT_CHARACTERS).exactOptional() }),
    4 * MOST_DRAFT_CHARACTERS,
  ),
}
