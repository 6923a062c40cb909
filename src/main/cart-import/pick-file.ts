/** A file that the person chose, read off the disk without holding up anything else. */
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { MAX_FILE_BYTES } from '../../shared/bridge/entry.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { CART_FILE, type Dialogs } from '../files/dialogs.ts'

export interface PickedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const MEGABYTE = 1024 * 1024

/** Undefined when the person closed the dialog. Refuses more than 32 MB before reading any of it. */
export async function pickFile(dialogs: Dialogs): Promise<Result<PickedFile | undefined>> {
  const path = await dialogs.open('Choose a cart file', CART_FILE)
  return path === undefined ? ok(undefined) : readFile(path)
}

export async function readFile(path: string): Promise<Result<PickedFile>> {
  try {
    const file = await open(path, 'r')
    try {
      const { size } = await file.stat()
      if (size > MAX_FILE_BYTES) {
        return refuse('csvTooLarge', { limit: `${MAX_FILE_BYTES / MEGABYTE} MB` })
      }
      return ok({ name: basename(path), bytes: await file.readFile() })
    } finally {
      await file.close()
    }
  } catch {
    return fail({ kind: 'file', message: say('fileUnreadable') })
  }
}
