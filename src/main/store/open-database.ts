/**
 * Opens a SQLite file: checked, migrated, with a way back. A file that is damaged, missing, empty or older than its own backup is replaced
 * by the last good backup; a file of a newer StoreDesk is refused and never touched.
 */
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { say } from '../../shared/messages.ts'
import { rmSync } from '../files/retrying-fs.ts'
import { BUSY_MS, checkDatabase, isDamage } from './check-database.ts'
import type { Database, Migration } from './database.ts'
import { backUpTo, copyBefore } from './database-backups.ts'
import { isWithoutWal, type JournalMode, journalModeFor, readAlone, setJournalMode } from './journal-mode.ts'
import {
  forgetPutBack,
  isOlderThanBackup,
  type Restored,
  type RestoreOptions,
  reportRestore,
  restore,
  type Unusable,
} from './restore.ts'
import { isForeign } from './schema.ts'

export interface OpenOptions {
  /** Every commit is on the disk before it returns, for data that must never be lost. */
  readonly durable: boolean
  /** The current time, for the name of a file that is set aside. */
  readonly now: () => number
  /** Number of backups to keep; 0 for data that can be fetched again. */
  readonly backups?: number
  /**
   * Called once for every time the file was damaged and replaced, before the new one is used; if it doesn't return because of a crash, it
   * is called at the next opening.
   */
  readonly onRestored?: (db: Database, restored: Restored) => void
  /** Returns a number that only rises, to tell a file from an older copy of it. */
  readonly countOf?: (db: Database) => number
  /** Detected from the folder if left out. */
  readonly journalMode?: JournalMode
}

export interface Opened {
  readonly db: Database
  /** Updates this start's backup. A failure is retried the next time. */
  readonly backUp: () => void
  /** A message for the user, if something had to be repaired. */
  readonly notice: string | undefined
}

/** The file belongs to a newer StoreDesk; the message is the sentence to show. */
export class NewerDatabase extends Error {}

/** SQLite can't open a file at this path; the message is the sentence to show. */
export class UnopenedDatabase extends Error {}

/** Throws SqliteError for an unusable disk, NewerDatabase for a file of a newer version, UnopenedDatabase for an unusable path. */
export function openDatabase(file: string, migrations: readonly Migration[], options: OpenOptions): Opened {
  mkdirSync(dirname(file), { recursive: true })
  // SQLite would wait about three seconds for it; once is enough.
  if (isHeldOpen(file)) opened(file).close()
  const openOptions = { ...options, migrations }
  const found = isOlderThanBackup(file, openOptions) ? 'damaged' : openWhole(file, openOptions)
  const notice = typeof found === 'string' ? restore(file, openOptions, found) : undefined
  const db = typeof found === 'string' ? openRestored(file, openOptions) : found
  try {
    if ((options.backups ?? 0) > 0) keepBefore(db, migrations, file)
    migrate(db, migrations, file)
    const assured = db.pragma('synchronous', { simple: true })
    if (options.durable && assured !== 2) throw new Error(`${basename(file)} would not be written through to the disk`)
    const backUp = (options.backups ?? 0) > 0 ? backUpTo(db, file, options) : () => undefined
    backUp()
    forgetPutBack(file)
    if (options.onRestored !== undefined) reportRestore(db, file, options.onRestored)
    return { db, backUp, notice }
  } catch (error) {
    db.close()
    throw error
  }
}

type AllOpenOptions = OpenOptions & RestoreOptions

function openRestored(file: string, options: AllOpenOptions): Database {
  const db = openWhole(file, options)
  if (typeof db === 'string') throw new Error(`${file} can't be opened`)
  return db
}

/**
 * Opens the file, or returns why it can't be used. If WAL isn't granted a rollback journal is used; throws SqliteError or UnopenedDatabase
 * if neither works.
 */
function openWhole(file: string, options: AllOpenOptions): Database | Unusable {
  const mode = options.journalMode ?? journalModeFor(file)
  if (mode === 'wal') {
    try {
      const found = openWith('wal', file, options)
      if (found !== 'noJournal') return found
    } catch (error) {
      if (!isWithoutWal(error)) throw error
    }
  }
  const found = openWith('truncate', file, options)
  if (found === 'noJournal') throw new UnopenedDatabase(say('storageUnsafe', { file }))
  return found
}

function openWith(
  mode: JournalMode,
  file: string,
  { durable, migrations }: AllOpenOptions,
): Database | Unusable | 'noJournal' {
  const condition = existsSync(file) ? checkDatabase(file) : 'whole'
  if (condition === 'damaged') return 'damaged'
  const db = opened(file)
  try {
    readAlone(db, mode)
    // Checked before anything is written into it.
    if (isForeign(db, migrations)) {
      db.close()
      return 'foreign'
    }
    if (!setJournalMode(db, mode)) {
      db.close()
      return 'noJournal'
    }
    // SQLite doesn't save this setting, and a driver's default may change from one opening to the next.
    db.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`)
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    // Deleted data is overwritten, so that it can't be read from the file afterwards.
    db.pragma('secure_delete = ON')
    if (condition === 'whole' || db.pragma('quick_check', { simple: true }) === 'ok') return db
    db.close()
    return 'damaged'
  } catch (error) {
    db.close()
    if (isDamage(error)) return 'damaged'
    throw error
  }
}

/** If the folder is usable but SQLite can't open the file, the path is the problem, not the disk. */
function opened(file: string): Database {
  try {
    return new BetterSqlite3(file, { timeout: BUSY_MS })
  } catch (error) {
    const cantOpen = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CANTOPEN')
    if (cantOpen && isHeldOpen(file)) throw new UnopenedDatabase(say('storageHeld', { file: basename(file) }))
    if (cantOpen && takesFiles(dirname(file))) throw new UnopenedDatabase(say('storagePath', { file }))
    throw error
  }
}

/** True if another program has it open and denies reading, which only Windows allows. */
function isHeldOpen(file: string): boolean {
  try {
    closeSync(openSync(file, 'r'))
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EBUSY'
  }
}

function takesFiles(folder: string): boolean {
  const probe = join(folder, `.${process.pid}.probe`)
  try {
    writeFileSync(probe, '')
    rmSync(probe, { force: true })
    return true
  } catch {
    return false
  }
}

/** Migrations only go forward: the file from before is kept beside the backups, once for each version. */
function keepBefore(db: Database, migrations: readonly Migration[], file: string): void {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version > 0 && version < migrations.length) copyBefore(db, file, version)
}

function migrate(db: Database, migrations: readonly Migration[], file: string): void {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version > migrations.length) {
    throw new NewerDatabase(say('storageNewer', { file: basename(file) }))
  }
  for (const migration of migrations.slice(version)) {
    db.transaction(() => {
      db.exec(migration.sql)
      db.pragma(`user_version = ${migration.version}`)
    })()
  }
}
