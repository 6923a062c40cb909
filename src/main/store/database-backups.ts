/** Copies of a database that are kept beside it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rmSync } from '../files/patient-fs.ts'
import { renameSynced, writeSynced } from '../files/synced.ts'
import type { Database, Migration } from './database.ts'
import { lookAt, lookInto } from './look-at.ts'
import { fitsSchema } from './schema.ts'

const backupFolder = (file: string): string => join(dirname(file), 'backups')

/** The backups of a database, oldest first. */
export function backupsOf(file: string): readonly string[] {
  const folder = backupFolder(file)
  // Something else may stand in its place.
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.bak'))
    .sort()
    .map((name) => join(folder, name))
}

/** The newest that is, byte for byte, what was written, can be read from its beginning to its end, and is of ours. */
export const lastGoodBackup = (file: string, migrations: readonly Migration[]): string | undefined =>
  backupsOf(file).findLast(
    (backup) => hasItsSum(backup) && lookAt(backup) === 'whole' && lookInto(backup, (db) => fitsSchema(db, migrations)),
  )

const sumOf = (backup: string): string => `${backup}.sha256`

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Backups of before sums were written have none. */
function hasItsSum(backup: string): boolean {
  const sum = sumOf(backup)
  return !existsSync(sum) || readFileSync(sum, 'utf8').trim() === sha256(backup)
}

/** Takes a finished copy for a backup, in place of the one of that name. Without its sum for a moment: one that isn't its own would refuse it. */
export function addBackup(copy: string, backup: string): void {
  const sum = sha256(copy)
  rmSync(sumOf(backup), { force: true })
  renameSynced(copy, backup)
  writeSynced(sumOf(backup), `${sum}\n`)
}

/** The name of a backup by its time: in their order, the newest is last. */
export const backupName = (file: string, time: number): string =>
  `${basename(file)}.${String(time).padStart(15, '0')}.bak`

/** The present; after one that a clock which was ahead has named, the next moment: the newest backup has the newest name. */
function nextTime(file: string, now: number): number {
  try {
    const newest = Number(/\.(\d+)\.bak$/.exec(backupsOf(file).at(-1) ?? '')?.[1] ?? 0)
    return newest > now ? newest + 1 : now
  } catch {
    return now
  }
}

export function removeBackup(backup: string): void {
  rmSync(backup, { force: true })
  rmSync(sumOf(backup), { force: true })
}

export interface BackupOptions {
  /** The present, for the backup's name. */
  readonly now: () => number
  /** Backups kept; 0 for what can be asked for again. */
  readonly backups?: number
}

/**
 * One backup each start, verified, and brought up to date while the program runs; the oldest ones beyond the number kept
 * go. A backup that fails stops nobody.
 */
export function backUpTo(db: Database, file: string, { now, backups = 0 }: BackupOptions): () => void {
  const target = join(backupFolder(file), backupName(file, nextTime(file, now())))
  const fresh = `${target}.new`
  return () => {
    try {
      mkdirSync(backupFolder(file), { recursive: true })
      rmSync(fresh, { force: true })
      try {
        db.prepare('VACUUM INTO ?').run(fresh)
        if (lookAt(fresh) === 'whole') addBackup(fresh, target)
      } finally {
        rmSync(fresh, { force: true })
      }
      for (const old of backupsOf(file).slice(0, -backups)) removeBackup(old)
    } catch {
      // The older backups are still there.
    }
  }
}

/** The file as it is before it is changed for a newer version; never taken for a backup. A disk that is full stops nobody. */
export function copyBefore(db: Database, file: string, version: number): void {
  const target = join(backupFolder(file), `${basename(file)}.version-${version}`)
  try {
    mkdirSync(backupFolder(file), { recursive: true })
    rmSync(target, { force: true })
    db.prepare('VACUUM INTO ?').run(target)
  } catch {
    // The version before can't be brought back from here; the program's own updates keep copies of theirs.
  }
}
