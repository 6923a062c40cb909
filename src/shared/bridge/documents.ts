/** Documents that an answer of the portal's leads to. The page says where an address stands; it neither gives nor follows one. */
import { z } from 'zod'
import type { FileKindName } from '../domain/values/file-kinds.ts'
import { entry, key, type Written } from './entry.ts'

/** A document that `app://portal/media/<ticket>` shows for as long as the session lasts. */
export interface OpenedDocument {
  readonly ticket: string
  readonly kind: FileKindName
  readonly name: string
  readonly bytes: number
  /** ISO time at which it was fetched. */
  readonly at: string
}

export const documentsEntries = {
  /**
   * Fetches the document that a field of a call's answer leads to, of the row with this name where the answer is a list. `request`
   * is the page's own name for it.
   */
  'documents.open': entry<OpenedDocument>()(
    z.strictObject({
      call: z.string().max(80),
      args: z.record(z.string(), z.unknown()),
      field: z.string().max(40),
      /** As long as an address may be: a row that has no number is named by that. */
      row: z.string().max(4000).optional(),
      request: key,
    }),
  ),
  /** As a file of the person's choice; undefined when the dialog was closed. */
  'documents.save': entry<Written>()(z.strictObject({ ticket: key })),
  /** Ends what is under way by that name, be it a document that comes or a form that goes. */
  'transfers.stop': entry<undefined>()(z.strictObject({ request: key })),
}

export interface TransferEvents {
  /** Bytes so far, of how many, 0 where that isn't known; of papers, how many are made. */
  'transfers.progress': { readonly request: string; readonly done: number; readonly total: number }
}
