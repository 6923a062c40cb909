/**
 * Opens a SQLite file: checked, brought up to date, with a way back. A file that is damaged, or that is gone, empty or older than
 * its own backup, gives way to the last good backup; one of a newer StoreDesk is refused, never touched.
 */
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { say } from '../../shared/messages.ts'
import { rmSync } from '../files/patient-fs.ts'
import type { Database, Migration } from './database.ts'
import { backUpTo, copyBefore } from './database-backups.ts'
import { isWithoutWal, type JournalMode, journalModeFor, readAlone, setJournalMode } from './journal-mode.ts'
import { BUSY_MS, isDamage, lookAt } from './look-at.ts'
import {
  forgetPutBack,
  knowsTooLittle,
  passOn,
  type Restored,
  type RestoreOptions,
  restore,
  type Unusable,
} from './restore.ts'
import { isForeign } from './schema.ts'

export interface OpenOptions {
  /** Every commit is on the disk before it returns: for what must never be lost. */
  readonly durable: boolean
  /** The present, for the name of a file that is set aside. */
  readonly now: () => number
  /** Backups kept; 0 for what can be asked for again. */
  readonly backups?: number
  /**
   * Called once for every time that the file was damaged and replaced, before anything else is done with the new one; a
   * crash before it has returned is made up for at the next opening.
   */
  readonly onRestored?: (db: Database, restored: Restored) => void
  /** A number that only rises, by which a file can be told from an older copy of it. */
  readonly countOf?: (db: Database) => number
  /** As the folder asks for it, unless it is named. */
  readonly journalMode?: JournalMode
}

export interface Opened {
  readonly db: Database
  /** Brings this start's backup up to date. What fails is tried again the next time. */
  readonly backUp: () => void
  /** What the person should know, when something had to be done. */
  readonly notice: string | undefined
}

/** The file belongs to a newer StoreDesk; the message is the sentence to show. */
export class NewerDatabase extends Error {}

/** SQLite can't open a file at this path; the message is the sentence to show. */
export class UnopenedDatabase extends Error {}

/** Throws SqliteError for a disk that can't be used, NewerDatabase for a file from the future, UnopenedDatabase for a path that can't be used. */
export function openDatabase(file: string, migrations: readonly Migration[], options: OpenOptions): Opened {
  mkdirSync(dirname(file), { recursive: true })
  // SQLite waits for it some three seconds. Once is enough.
  if (isHeldOpen(file)) opened(file).close()
  const asked = { ...options, migrations }
  const found = knowsTooLittle(file, asked) ? 'damaged' : openWhole(file, asked)
  const notice = typeof found === 'string' ? restore(file, asked, found) : undefined
  const db = typeof found === 'string' ? openRestored(file, asked) : found
  try {
    if ((options.backups ?? 0) > 0) keepBefore(db, migrations, file)
    migrate(db, migrations, file)
    const assured = db.pragma('synchronous', { simple: true })
    if (options.durable && assured !== 2) throw new Error(`${basename(file)} would not be written through to the disk`)
    const backUp = (options.backups ?? 0) > 0 ? backUpTo(db, file, options) : () => undefined
    backUp()
    forgetPutBack(file)
    if (options.onRestored !== undefined) passOn(db, file, options.onRestored)
    return { db, backUp, notice }
  } catch (error) {
    db.close()
    throw error
  }
}

type Asked = OpenOptions & RestoreOptions

function openRestored(file: string, options: Asked): Database {
  const db = openWhole(file, options)
  if (typeof db === 'string') throw new Error(`${file} can't be opened`)
  return db
}

/** Why, where the file can't be used. Where WAL isn't granted, a rollback journal takes its place; SqliteError or UnopenedDatabase where neither is. */
function openWhole(file: string, asked: Asked): Database | Unusable {
  const mode = asked.journalMode ?? journalModeFor(file)
  if (mode === 'wal') {
    try {
      const found = openWith('wal', file, asked)
      if (found !== 'noJournal') return found
    } catch (error) {
      if (!isWithoutWal(error)) throw error
    }
  }
  const found = openWith('truncate', file, asked)
  if (found === 'noJournal') throw new UnopenedDatabase(say('storageUnsafe', { file }))
  return found
}

function openWith(mode: JournalMode, file: string, { durable, migrations }: Asked): Database | Unusable | 'noJournal' {
  const looked = existsSync(file) ? lookAt(file) : 'whole'
  if (looked === 'damaged') return 'damaged'
  const db = opened(file)
  try {
    readAlone(db, mode)
    // Before anything is written into it.
    if (isForeign(db, migrations)) {
      db.close()
      return 'foreign'
    }
    if (!setJournalMode(db, mode)) {
      db.close()
      return 'noJournal'
    }
    // SQLite forgets it with every connection, and a driver's default may differ from one opening to the next.
    db.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`)
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    // What is deleted is overwritten, so that nobody reads it out of the file afterwards.
    db.pragma('secure_delete = ON')
    if (looked === 'whole' || db.pragma('quick_check', { simple: true }) === 'ok') return db
    db.close()
    return 'damaged'
  } catch (error) {
    db.close()
    if (isDamage(error)) return 'damaged'
    throw error
  }
}

/** Where the folder takes files and SQLite doesn't come to this one, it is the path that is wrong, not the disk. */
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

/** Whether another program has it open and lets nobody else read it, as only Windows allows. */
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

/** Migrations only go forward: what was there before them is kept beside the backups, once for each version. */
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
