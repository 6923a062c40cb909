/**
 * Opens a SQLite file: checked, brought up to date, with a way back. A damaged file is set aside with its -wal and -shm and
 * the last good backup is opened in its place; a file of a newer StoreDesk is refused, never touched.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { say } from '../../shared/messages.ts'
import type { Database, Migration } from './database.ts'

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
}

export interface Restored {
  /** ISO time at which the damage was found. */
  readonly at: string
  /** ISO time of the backup that is in its place; without a backup, a week before. */
  readonly since: string
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

const BUSY_MS = 5000

/** Throws SqliteError for a disk that can't be used, NewerDatabase for a file from the future. */
export function openDatabase(file: string, migrations: readonly Migration[], options: OpenOptions): Opened {
  mkdirSync(dirname(file), { recursive: true })
  const whole = openWhole(file, options)
  const notice = whole === undefined ? setAside(file, options) : undefined
  const db = whole ?? openWhole(file, options) ?? reject(file)
  try {
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

/**
 * Looks without touching: the last connection that may write folds the -wal into the file when it closes and deletes it,
 * and of a damaged file the -wal is worth keeping. Unclear is what only a connection that writes can tell.
 */
function lookAt(file: string): 'whole' | 'damaged' | 'unclear' {
  try {
    const db = new BetterSqlite3(file, { readonly: true, timeout: BUSY_MS })
    try {
      return db.pragma('quick_check', { simple: true }) === 'ok' ? 'whole' : 'damaged'
    } finally {
      db.close()
    }
  } catch (error) {
    return isDamage(error) ? 'damaged' : 'unclear'
  }
}

/** A plain SQLITE_ERROR from statements that are right is the file's fault, too: 'unsupported file format' is one. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB|ERROR$)/.test(String(error.code))

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

/** Moves the damaged file away with its companions: without its -wal it may have lost everything. */
function setAside(file: string, { now, onRestored }: OpenOptions): string {
  const at = new Date(now()).toISOString()
  const away = `${file}.damaged-${at.replace(/[:.]/g, '-')}`
  const backup = backupsOf(file).findLast(isWhole)
  // First of all: whatever stops us now, the next opening knows.
  if (onRestored !== undefined) writeFileSync(noteOf(file), JSON.stringify({ at, since: timeOf(backup, now()) }))
  for (const companion of ['', '-wal', '-shm']) {
    if (existsSync(file + companion)) renameSync(file + companion, away + companion)
  }
  if (backup !== undefined) copyFileSync(backup, file)
  const instead = backup === undefined ? 'StoreDesk starts with an empty one.' : 'The last good backup is in its place.'
  return `${basename(file)} was damaged and is kept as ${basename(away)}. ${instead}`
}

const WEEK_MS = 7 * 86_400_000

const timeOf = (backup: string | undefined, now: number): string =>
  (backup === undefined ? new Date(now - WEEK_MS) : statSync(backup).mtime).toISOString()

const noteOf = (file: string): string => `${file}.restored`
const restoredNote = z.object({ at: z.string(), since: z.string() })

/** A restore that nobody was told of yet. A note that was cut off tells the worst. */
function passOn(db: Database, file: string, tell: (db: Database, restored: Restored) => void): void {
  const note = noteOf(file)
  if (!existsSync(note)) return
  const read = restoredNote.safeParse(jsonIn(readFileSync(note, 'utf8')))
  const { mtimeMs } = statSync(note)
  const worst = { at: new Date(mtimeMs).toISOString(), since: timeOf(undefined, mtimeMs) }
  tell(db, read.success ? read.data : worst)
  rmSync(note)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const backupFolder = (file: string): string => join(dirname(file), 'backups')

/** The backups of a database, oldest first. */
export function backupsOf(file: string): readonly string[] {
  const folder = backupFolder(file)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.bak'))
    .sort()
    .map((name) => join(folder, name))
}

const isWhole = (file: string): boolean => lookAt(file) === 'whole'

/**
 * One backup each start, verified, and brought up to date while the program runs; the oldest ones beyond the number kept
 * go. A backup that fails stops nobody.
 */
function backUpTo(db: Database, file: string, { now, backups = 0 }: OpenOptions): () => void {
  const name = `${basename(file)}.${String(now()).padStart(15, '0')}.bak`
  const target = join(backupFolder(file), name)
  const fresh = `${target}.new`
  return () => {
    try {
      mkdirSync(backupFolder(file), { recursive: true })
      rmSync(fresh, { force: true })
      try {
        db.prepare('VACUUM INTO ?').run(fresh)
        if (isWhole(fresh)) renameSync(fresh, target)
      } finally {
        rmSync(fresh, { force: true })
      }
      for (const old of backupsOf(file).slice(0, -backups)) rmSync(old, { force: true })
    } catch {
      // The older backups are still there.
    }
  }
}
