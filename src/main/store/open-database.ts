/**
 * Opens a SQLite file: checked, brought up to date, with a way back. A file that is damaged, or that is gone, empty or older than
 * its own backup, gives way to the last good backup; one of a newer StoreDesk is refused, never touched.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { say } from '../../shared/messages.ts'
import type { Database, Migration } from './database.ts'
import { backUpTo, copyBefore } from './database-backups.ts'
import { BUSY_MS, isDamage, lookAt } from './look-at.ts'
import { knowsTooLittle, passOn, type Restored, restore } from './restore.ts'

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

/** Throws SqliteError for a disk that can't be used, NewerDatabase for a file from the future. */
export function openDatabase(file: string, migrations: readonly Migration[], options: OpenOptions): Opened {
  mkdirSync(dirname(file), { recursive: true })
  const whole = knowsTooLittle(file, options) ? undefined : openWhole(file, options)
  const notice = whole === undefined ? restore(file, options) : undefined
  const db = whole ?? openWhole(file, options) ?? reject(file)
  try {
    if ((options.backups ?? 0) > 0) keepBefore(db, migrations, file)
    migrate(db, migrations, file)
    const assured = db.pragma('synchronous', { simple: true })
    if (options.durable && assured !== 2) throw new Error(`${basename(file)} would not be written through to the disk`)
    const backUp = (options.backups ?? 0) > 0 ? backUpTo(db, file, options) : () => undefined
    backUp()
    if (options.onRestored !== undefined) passOn(db, file, options.onRestored)
    return { db, backUp, notice }
  } catch (error) {
    db.close()
    throw error
  }
}

const reject = (file: string): never => {
  throw new Error(`${file} can't be opened`)
}

/** Undefined when the file is damaged. */
function openWhole(file: string, { durable }: OpenOptions): Database | undefined {
  const looked = existsSync(file) ? lookAt(file) : 'whole'
  if (looked === 'damaged') return undefined
  const db = new BetterSqlite3(file, { timeout: BUSY_MS })
  try {
    db.pragma('journal_mode = WAL')
    // SQLite forgets it with every connection, and a driver's default may differ from one opening to the next.
    db.pragma(`synchronous = ${durable ? 'FULL' : 'NORMAL'}`)
    db.pragma('foreign_keys = ON')
    db.pragma('trusted_schema = OFF')
    // What is deleted is overwritten, so that nobody reads it out of the file afterwards.
    db.pragma('secure_delete = ON')
    if (looked === 'whole' || db.pragma('quick_check', { simple: true }) === 'ok') return db
  } catch (error) {
    db.close()
    if (isDamage(error)) return undefined
    throw error
  }
  db.close()
  return undefined
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
