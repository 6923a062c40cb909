/** Documents linked in the portal's answers. The page names the field with the address; it neither sends nor follows an address. */
import { z } from 'zod'
import type { FileKindName } from '../domain/values/file-kinds.ts'
import { entry, key, type Written } from './entry.ts'

/** A document that `app://portal/media/<ticket>` shows while the session lasts. */
export interface OpenedDocument {
  readonly ticket: string
  readonly kind: FileKindName
  readonly name: string
  readonly bytes: number
  /** ISO time of the download. */
  readonly at: string
}

export const documentsEntries = {
  /**
   * Downloads the document linked in a field of a call's answer; for a list, in the row with this name. `request` is the page's own name
   * for the download.
   */
  'documents.open': entry<OpenedDocument>()(
    z.strictObject({
      call: z.string().max(80),
      args: z.record(z.string(), z.unknown()),
      field: z.string().max(40),
      /** As long as an address may be, since a row without a number is identified by its address. */
      row: z.string().max(4000).optional(),
      request: key,
    }),
  ),
  /** Saves it as a file chosen by the user; undefined if the dialog was closed. */
  'documents.save': entry<Written>()(z.strictObject({ ticket: key })),
  /** Stops the transfer with this name, a download or an upload. */
  'transfers.stop': entry<undefined>()(z.strictObject({ request: key })),
}

export interface TransferEvents {
  /** Bytes so far and in total, 0 if the total isn't known; for papers, the number of finished ones. */
  'transfers.progress': { readonly request: string; readonly done: number; readonly total: number }
}
