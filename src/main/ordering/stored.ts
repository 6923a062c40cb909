/** A full disk, a locked or a damaged file are expected: they come back as values, everything else is a bug. */
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'

/** A broken constraint is no fault of the disk: the program tried something that the schema forbids. */
const isDiskFault = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'SqliteError' &&
  !('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_CONSTRAINT'))

/** What `write` returns, or a 'storage' error when SQLite could not do it. */
export function stored<T>(write: () => T): Result<T> {
  try {
    return ok(write())
  } catch (error) {
    if (!isDiskFault(error)) throw error
    return fail({ kind: 'storage', message: say('storageFault') })
  }
}
