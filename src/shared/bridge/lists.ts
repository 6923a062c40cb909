import { z } from 'zod'
import { listRequest } from '../lists/list-request.ts'
import { entry, key, LIST_FORMATS, type Written } from './entry.ts'

export const listsEntries = {
  /** Loads all rows that the filters leave, then asks where to save them. `request` is the page's own name for it. */
  'lists.save': entry<Written>()(z.strictObject({ ...listRequest.shape, format: z.enum(LIST_FORMATS), request: key })),
  /** Stops a running save: its answer is 'cancelled', and no file is left. */
  'lists.stop': entry<undefined>()(z.strictObject({ request: key })),
}

export interface ListsEvents {
  /** Rows read so far, and the portal's count. */
  'lists.progress': { readonly request: string; readonly done: number; readonly total: number }
}
