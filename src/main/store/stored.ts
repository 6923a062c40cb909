/** Turns expected faults of storage into values: a full disk, a locked or a damaged file. Everything else is a bug. */
import { basename } from 'node:path'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { isDamage } from './check-database.ts'
import { NewerDatabase, UnopenedDatabase } from './open-database.ts'

/** A violated constraint isn't a disk fault: the program tried something that the schema forbids. */
const isSqliteFault = (error: Error): boolean =>
  error.name === 'SqliteError' &&
  !('code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_CONSTRAINT'))

const sentenceOf = (error: Error) => {
  if (isDamage(error)) return 'storageDamaged'
  return isBusy(error) ? 'storageBusy' : 'storageFault'
}

/** Another program keeps writing to the database. */
const isBusy = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')

/** A folder that can't be created, a file that can't be moved or copied. */
const isFolderFault = (error: Error): boolean => 'syscall' in error && 'errno' in error

/** Returns the result of `write`, or a 'storage' error if the disk or SQLite failed, or the file is from a newer version. */
export function stored<T>(write: () => T): Result<T> {
  try {
    return ok(write())
  } catch (error) {
    if (error instanceof NewerDatabase || error instanceof UnopenedDatabase)
      return fail({ kind: 'storage', message: error.message })
    if (!(error instanceof Error) || !(isSqliteFault(error) || isFolderFault(error))) throw error
    if ('code' in error && error.code === 'EBUSY' && 'path' in error) {
      const message = say('storageHeld', { file: basename(String(error.path)) })
      return fail({ kind: 'storage', sentence: 'storageHeld', message })
    }
    const sentence = sentenceOf(error)
    return fail({ kind: 'storage', sentence, message: say(sentence) })
  }
}
