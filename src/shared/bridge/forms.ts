/** Forms with a file that a person chose: main reads it, checks it and keeps it until it is sent. The page names no path. */
import { z } from 'zod'
import { entry, KB, key, MAX_FILE_BYTES } from './entry.ts'

/** A file that waits to be sent. */
export interface WaitingFile {
  readonly file: string
  readonly name: string
  readonly bytes: number
}

const call = z.string().max(80)

export const formsEntries = {
  /** Lets the person choose the file of this call; undefined when the dialog was closed. */
  'forms.choose': entry<WaitingFile | undefined>()(z.strictObject({ call })),
  /** A file that was dropped on the page. */
  'forms.drop': entry<WaitingFile>()(
    z.strictObject({ call, fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array) }),
    MAX_FILE_BYTES + 64 * KB,
  ),
  /**
   * Sends a write that is open to screens, with the file that waits. A lost answer is told as lost, and so is one that was stopped
   * after all was sent; nobody sends it again by itself. `request` is the page's own name for it.
   */
  'forms.send': entry<unknown>()(
    z.strictObject({ call, args: z.record(z.string(), z.unknown()), file: key, request: key }),
  ),
}
