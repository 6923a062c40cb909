/** What is typed in forms and not sent yet: in main's memory, so that a page that is loaded anew has it. Never on the disk. */
import { z } from 'zod'
import { entry, KB, key } from './entry.ts'

/** Of JSON. */
const MOST_DRAFT_CHARACTERS = 64 * KB

/** Whose it is, and for which store, where staff acts for one: `7/`, `1/7`. */
const owner = z.string().regex(/^\d{1,15}\/\d{0,15}$/)

/** Owner by owner, draft by draft. */
export type KeptDrafts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const draftsEntries = {
  /** The signed-in person's. */
  'drafts.read': entry<KeptDrafts>()(z.undefined()),
  /** Without a value it is thrown away. Kept until that person signs out. */
  'drafts.keep': entry<undefined>()(
    z.strictObject({ owner, name: key, json: z.string().max(MOST_DRAFT_CHARACTERS).exactOptional() }),
    4 * MOST_DRAFT_CHARACTERS,
  ),
}
