/** How SQLite keeps a database whole over a crash: by a log beside it (WAL), or by a rollback journal where that isn't safe. */
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { isOnShare } from './place.ts'

/** Files that belong to a database: a copy without them lacks orders, and one of them beside another database destroys it. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const

/** A database and the files that belong to it. */
export const WITH_COMPANIONS = ['', ...COMPANIONS] as const

export type JournalMode = 'wal' | 'truncate'

/**
 * The mode for a database of this folder. On a share WAL isn't safe, whatever SQLite says: its index is memory, which two computers don't
 * have in common.
 */
export const journalModeFor = (file: string): JournalMode => (isOnShare(dirname(file)) ? 'truncate' : 'wal')

/** To be called before the file is read: one that was written with WAL elsewhere is then read without its memory in common. */
export function readAlone(db: Database, mode: JournalMode): void {
  if (mode !== 'wal') db.pragma('locking_mode = EXCLUSIVE')
}

/** Sets the mode. False where it isn't granted: asking alone changes nothing, the answer is the mode that the file has now. */
export function setJournalMode(db: Database, mode: JournalMode): boolean {
  // Not DELETE: that a file is gone isn't written through to the disk on Windows, and the last order would be rolled back.
  const isSet = db.pragma(`journal_mode = ${mode}`, { simple: true }) === mode
  db.pragma('locking_mode = NORMAL')
  // WAL's memory is asked for, and the lock is given back, by the next reading.
  db.prepare('SELECT count(*) FROM sqlite_schema').get()
  return isSet
}

/** No memory in common for WAL, or no place for its file. */
export const isWithoutWal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(IOERR_(SHM|LOCK)|CANTOPEN|PROTOCOL)/.test(String(error.code))
