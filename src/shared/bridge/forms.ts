/** Forms with a file chosen by the user: main reads it, checks it and holds it until it is sent. The page never names a path. */
import { z } from 'zod'
import { entry, KB, key, MAX_FILE_BYTES } from './entry.ts'

/** A file that is ready to be sent. */
export interface WaitingFile {
  readonly file: string
  readonly name: string
  readonly bytes: number
}

const call = z.string().max(80)

export const formsEntries = {
  /** Lets the user choose the file for this call; undefined if the dialog was closed. */
  'forms.choose': entry<WaitingFile | undefined>()(z.strictObject({ call })),
  /** A file that was dropped on the page. */
  'forms.drop': entry<WaitingFile>()(
    z.strictObject({ call, fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array) }),
    MAX_FILE_BYTES + 64 * KB,
  ),
  /**
   * Sends a write that is open to screens, with the held file. A lost answer is reported as lost, and so is a request stopped after
   * everything was sent; it is never resent automatically. `request` is the page's own name for it.
   */
  'forms.send': entry<unknown>()(
    z.strictObject({ call, args: z.record(z.string(), z.unknown()), file: key, request: key }),
  ),
}
