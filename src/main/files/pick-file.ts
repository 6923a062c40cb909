import { MAX_FILE_BYTES } from '../../shared/bridge/entry.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { type Dialogs, TABLE_FILE } from './dialogs.ts'
import { type PickedFile, readWhole } from './read-whole.ts'

const MEGABYTE = 1024 * 1024

/** Undefined if the user closed the dialog. Refuses more than 32 MB with the sentence of `tooLarge`, before reading. */
export async function pickFile(
  dialogs: Pick<Dialogs, 'open'>,
  title = 'Choose a cart file',
  tooLarge: 'csvTooLarge' | 'ownBooksTooLarge' = 'csvTooLarge',
): Promise<Result<PickedFile | undefined>> {
  const path = await dialogs.open(title, TABLE_FILE)
  if (path === undefined) return ok(undefined)
  return readWhole(path, MAX_FILE_BYTES, () => refuse(tooLarge, { limit: `${MAX_FILE_BYTES / MEGABYTE} MB` }))
}
