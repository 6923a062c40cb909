/**
 * Replaces an untrustworthy database file by its last good backup, and tells the user once. A note beside the file exists from before the
 * first step until the user was told: after any interruption the next opening continues.
 */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { renameSync, rmSync } from '../files/retrying-fs.ts'
import { copySynced, renameSynced, writeSynced } from '../files/synced.ts'
import { withReadOnlyDatabase } from './check-database.ts'
import type { Database, Migration } from './database.ts'
import { lastGoodBackup } from './database-backups.ts'
import { WITH_COMPANIONS } from './journal-mode.ts'
import { jsonIn } from './json-in.ts'

export interface Restored {
  /** ISO time of the discovery. */
  readonly at: string
  /** ISO time of the backup that replaced it; without a backup, a week before. */
  readonly since: string
}

export interface RestoreOptions {
  readonly now: () => number
  readonly backups?: number
  readonly migrations: readonly Migration[]
  readonly onRestored?: (db: Database, restored: Restored) => void
  readonly countOf?: (db: Database) => number
}

/** The reason why a file can't be used: it can't be read, or isn't a database of StoreDesk. */
export type Unusable = 'damaged' | 'foreign'

const CONDITION: Readonly<Record<Unusable, string>> = {
  damaged: 'was damaged',
  foreign: 'isn’t as StoreDesk writes it',
}

const NOTHING = -1

/** True if the file is missing, empty, or older than its own backup. SQLite accepts all three, and the backup's data would be lost. */
export function isOlderThanBackup(file: string, { backups = 0, migrations, countOf }: RestoreOptions): boolean {
  if (backups === 0) return false
  const backup = lastGoodBackup(file, migrations)
  if (!existsSync(file)) return backup !== undefined || existsSync(noteOf(file))
  if (backup === undefined) return false
  const count = (db: Database): number => (isEmpty(db) ? NOTHING : (countOf?.(db) ?? 0))
  try {
    return withReadOnlyDatabase(file, count) < withReadOnlyDatabase(backup, count)
  } catch {
    // Damage is detected elsewhere.
    return false
  }
}

const isEmpty = (db: Database): boolean => Number(db.pragma('user_version', { simple: true })) === 0

/** Records that the user asked to move the file away: the backup they chose is found where backups are searched. */
export const markPutBack = (file: string): void => writeSynced(putBackMark(file), '')

/** Removes that record: the user was told of the restored backup already. */
export const forgetPutBack = (file: string): void => rmSync(putBackMark(file), { force: true })

const putBackMark = (file: string): string => `${file}.put-back`

/** Puts the last good backup, or nothing, in the file's place. Returns a message that the user hasn't seen yet. */
export function restore(
  file: string,
  { now, migrations, onRestored }: RestoreOptions,
  why: Unusable,
): string | undefined {
  const at = isoAt(now())
  const backup = lastGoodBackup(file, migrations)
  // Written first. An existing note is of a restore that was interrupted, and stays valid.
  if (onRestored !== undefined && !existsSync(noteOf(file))) {
    writeSynced(noteOf(file), JSON.stringify({ at, since: timeOf(backup, now()) }))
  }
  const isWished = existsSync(putBackMark(file)) && !existsSync(file) && backup !== undefined
  const notice = moveAway(file, `${file}.damaged-${at.replace(/[:.]/g, '-')}`, why)
  if (backup !== undefined) {
    const beside = `${file}.restoring`
    copySynced(backup, beside)
    renameSynced(beside, file)
  }
  const instead = backup === undefined ? 'StoreDesk starts with an empty one.' : 'The last good backup is in its place.'
  return isWished ? undefined : `${notice} ${instead}`
}

/**
 * Moves the file first, so that the next opening sees an interrupted restore. Then its companions: without them the moved file may lack
 * everything, and they must not be applied to the backup.
 */
function moveAway(file: string, away: string, why: Unusable): string {
  const wasThere = existsSync(file)
  for (const companion of WITH_COMPANIONS) {
    if (existsSync(file + companion)) renameSync(file + companion, away + companion)
  }
  const name = basename(file)
  return wasThere ? `${name} ${CONDITION[why]} and is kept as ${basename(away)}.` : `${name} was missing.`
}

const WEEK_MS = 7 * 86_400_000

const timeOf = (backup: string | undefined, now: number): string =>
  (backup === undefined ? new Date(now - WEEK_MS) : statSync(backup).mtime).toISOString()

const noteOf = (file: string): string => `${file}.restored`
const restoredNote = z.object({ at: z.string(), since: z.string() })

/** Reports a restore that the user hasn't been told of. An incomplete note is read as the worst case. */
export function reportRestore(db: Database, file: string, tell: (db: Database, restored: Restored) => void): void {
  const note = noteOf(file)
  if (!existsSync(note)) return
  const read = restoredNote.safeParse(jsonIn(readFileSync(note, 'utf8')))
  const { mtimeMs } = statSync(note)
  const worst = { at: isoAt(mtimeMs), since: timeOf(undefined, mtimeMs) }
  tell(db, read.success ? read.data : worst)
  rmSync(note)
}
