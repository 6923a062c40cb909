/** A list of the portal as a file. */
import { z } from 'zod'
import { listRequest } from '../lists/list-request.ts'
import { entry, key, LIST_FORMATS, type Written } from './entry.ts'

export const listsEntries = {
  /** Asks the portal for every row that the filters leave, then where to save them. `request` is the page's own name for it. */
  'lists.save': entry<Written>()(z.strictObject({ ...listRequest.shape, format: z.enum(LIST_FORMATS), request: key })),
  /** Ends a saving that is under way: it answers 'cancelled', and no file is left. */
  'lists.stop': entry<undefined>()(z.strictObject({ request: key })),
}

export interface ListsEvents {
  /** Rows that were read so far, of as many as the portal counts. */
  'lists.progress': { readonly request: string; readonly done: number; readonly total: number }
}
