/** Copies of a database that are kept beside it. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from './database.ts'
import { lookAt } from './look-at.ts'

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

/** The newest that can be read from its beginning to its end. */
export const lastGoodBackup = (file: string): string | undefined =>
  backupsOf(file).findLast((backup) => lookAt(backup) === 'whole')

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
  const name = `${basename(file)}.${String(now()).padStart(15, '0')}.bak`
  const target = join(backupFolder(file), name)
  const fresh = `${target}.new`
  return () => {
    try {
      mkdirSync(backupFolder(file), { recursive: true })
      rmSync(fresh, { force: true })
      try {
        db.prepare('VACUUM INTO ?').run(fresh)
        if (lookAt(fresh) === 'whole') renameSync(fresh, target)
      } finally {
        rmSync(fresh, { force: true })
      }
      for (const old of backupsOf(file).slice(0, -backups)) rmSync(old, { force: true })
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
