/** Reads a chosen file from the disk without blocking anything else. */
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'

export interface PickedFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Refuses a file that is too long with `tooLarge`, before reading it. */
export async function readWhole(
  path: string,
  mostBytes: number,
  tooLarge: () => Result<never>,
): Promise<Result<PickedFile>> {
  const unreadable = fail({ kind: 'file', message: say('fileUnreadable') })
  try {
    const file = await open(path, 'r')
    try {
      const stat = await file.stat()
      if (!stat.isFile()) return unreadable
      if (stat.size > mostBytes) return tooLarge()
      return ok({ name: basename(path), bytes: Uint8Array.from(await file.readFile()) })
    } finally {
      await file.close()
    }
  } catch {
    return unreadable
  }
}
