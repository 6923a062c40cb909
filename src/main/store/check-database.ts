/** Reads a database file without changing it. */
import BetterSqlite3 from 'better-sqlite3'
import type { Database } from './database.ts'

export const BUSY_MS = 2000

/** Returns what `look` finds in the file, while nothing writes to it. */
export function withReadOnlyDatabase<T>(file: string, look: (db: Database) => T): T {
  const db = new BetterSqlite3(file, { readonly: true, timeout: BUSY_MS })
  try {
    return look(db)
  } finally {
    db.close()
  }
}

/**
 * Checks a file through a read-only connection. The last connection that may write merges the -wal into the file and deletes it on closing,
 * and the -wal of a damaged file is worth keeping. 'unclear' means that only a writing connection can tell.
 */
export function checkDatabase(file: string): 'whole' | 'damaged' | 'unclear' {
  try {
    return withReadOnlyDatabase(file, (db) =>
      db.pragma('quick_check', { simple: true }) === 'ok' ? 'whole' : 'damaged',
    )
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'unclear'
  }
}

/** A plain SQLITE_ERROR from correct statements is the file's fault, too, for instance 'unsupported file format'. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB|ERROR$)/.test(String(error.code))
