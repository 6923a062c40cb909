/** A database file, looked at without being touched. */
import BetterSqlite3 from 'better-sqlite3'
import type { Database } from './database.ts'

export const BUSY_MS = 2000

/** What `look` finds in the file, which nobody writes to meanwhile. */
export function lookInto<T>(file: string, look: (db: Database) => T): T {
  const db = new BetterSqlite3(file, { readonly: true, timeout: BUSY_MS })
  try {
    return look(db)
  } finally {
    db.close()
  }
}

/**
 * The last connection that may write folds the -wal into the file when it closes and deletes it, and of a damaged file the
 * -wal is worth keeping. Unclear is what only a connection that writes can tell.
 */
export function lookAt(file: string): 'whole' | 'damaged' | 'unclear' {
  try {
    return lookInto(file, (db) => (db.pragma('quick_check', { simple: true }) === 'ok' ? 'whole' : 'damaged'))
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'unclear'
  }
}

/** A plain SQLITE_ERROR from statements that are right is the file's fault, too: 'unsupported file format' is one. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB|ERROR$)/.test(String(error.code))
