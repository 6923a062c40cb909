/** Backups of a database, in a folder beside it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rmSync } from '../files/retrying-fs.ts'
import { renameSynced, writeSynced } from '../files/synced.ts'
import { checkDatabase, withReadOnlyDatabase } from './check-database.ts'
import type { Database, Migration } from './database.ts'
import { fitsSchema } from './schema.ts'

const backupFolder = (file: string): string => join(dirname(file), 'backups')

/** Returns the backups of a database, oldest first. */
export function backupsOf(file: string): readonly string[] {
  const folder = backupFolder(file)
  // The path may be something other than a folder.
  if (!(statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.bak'))
    .sort()
    .map((name) => join(folder, name))
}

/** Returns the newest backup that matches its checksum, can be read completely, and has StoreDesk's schema. */
export const lastGoodBackup = (file: string, migrations: readonly Migration[]): string | undefined =>
  backupsOf(file).findLast(
    (backup) =>
      hasItsSum(backup) &&
      checkDatabase(backup) === 'whole' &&
      withReadOnlyDatabase(backup, (db) => fitsSchema(db, migrations)),
  )

const sumOf = (backup: string): string => `${backup}.sha256`

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Backups from before checksums were written have none. */
function hasItsSum(backup: string): boolean {
  const sum = sumOf(backup)
  return !existsSync(sum) || readFileSync(sum, 'utf8').trim() === sha256(backup)
}

/** Moves a finished copy into a backup's place. The checksum is absent for a moment, because a wrong one would invalidate the backup. */
export function addBackup(copy: string, backup: string): void {
  const sum = sha256(copy)
  rmSync(sumOf(backup), { force: true })
  renameSynced(copy, backup)
  writeSynced(sumOf(backup), `${sum}\n`)
}

/** Returns a backup's file name from its time; sorted by name, the newest is last. */
export const backupName = (file: string, time: number): string =>
  `${basename(file)}.${String(time).padStart(15, '0')}.bak`

/**
 * Returns the current time, or the moment after the newest backup if a fast clock has named that: the newest backup must have the last
 * name.
 */
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
  /** The current time, for the backup's name. */
  readonly now: () => number
  /** Number of backups to keep; 0 for data that can be fetched again. */
  readonly backups?: number
}

/**
 * Returns a function that writes this start's backup, verified, and updates it while the program runs. Backups beyond the number to keep
 * are deleted. A failing backup stops nothing.
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
        if (checkDatabase(fresh) === 'whole') addBackup(fresh, target)
      } finally {
        rmSync(fresh, { force: true })
      }
      for (const old of backupsOf(file).slice(0, -backups)) removeBackup(old)
    } catch {
      // The older backups are still there.
    }
  }
}

/** Copies the file before it is migrated to a newer version; the copy never counts as a backup. A full disk stops nothing. */
export function copyBefore(db: Database, file: string, version: number): void {
  const target = join(backupFolder(file), `${basename(file)}.version-${version}`)
  try {
    mkdirSync(backupFolder(file), { recursive: true })
    rmSync(target, { force: true })
    db.prepare('VACUUM INTO ?').run(target)
  } catch {
    // Without this copy the older version can't be restored from here; the program's updates keep their own copies.
  }
}
