/** Chooses the mode that keeps a database intact after a crash: a write-ahead log (WAL), or a rollback journal where WAL isn't safe. */
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { isOnShare } from './place.ts'

/** Files that belong to a database: a copy without them lacks orders, and one of them next to another database destroys it. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const

/** A database and the files that belong to it. */
export const WITH_COMPANIONS = ['', ...COMPANIONS] as const

export type JournalMode = 'wal' | 'truncate'

/**
 * Returns the mode for a database of this folder. On a share WAL isn't safe, even if SQLite accepts it: its index is shared memory, which
 * two computers don't have.
 */
export const journalModeFor = (file: string): JournalMode => (isOnShare(dirname(file)) ? 'truncate' : 'wal')

/** Call it before the file is read: a file that was written with WAL elsewhere is then read without shared memory. */
export function readAlone(db: Database, mode: JournalMode): void {
  if (mode !== 'wal') db.pragma('locking_mode = EXCLUSIVE')
}

/** Sets the mode; false if SQLite doesn't grant it. A refused request changes nothing, the answer is the file's current mode. */
export function setJournalMode(db: Database, mode: JournalMode): boolean {
  // Not DELETE: on Windows the deletion of a file isn't synced to the disk, and the last order would be rolled back.
  const isSet = db.pragma(`journal_mode = ${mode}`, { simple: true }) === mode
  db.pragma('locking_mode = NORMAL')
  // The next read requests WAL's shared memory and releases the lock.
  db.prepare('SELECT count(*) FROM sqlite_schema').get()
  return isSet
}

/** True if WAL has no shared memory, or no place for its file. */
export const isWithoutWal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(IOERR_(SHM|LOCK)|CANTOPEN|PROTOCOL)/.test(String(error.code))
