/** Erases deleted data from the disk: SQLite leaves it in the -wal, and the backups still have it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { rmSync } from '../files/retrying-fs.ts'
import { writeSynced } from '../files/synced.ts'
import type { Database } from './database.ts'
import { addBackup, backupsOf, removeBackup } from './database-backups.ts'

/** Call it after the deletion, outside a transaction. The file itself has zeros there already: see openDatabase. */
export function eraseDeleted(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
  const backups = backupsOf(db.name)
  const errors: unknown[] = []
  const attempt = (act: () => void) => {
    try {
      act()
    } catch (error) {
      errors.push(error)
    }
  }
  for (const backup of backups) attempt(() => removeBackup(backup))
  const copies = setAside(db.name)
  for (const copy of copies) attempt(() => rmSync(copy, { force: true }))
  const newest = backups.at(-1)
  if (newest !== undefined) {
    attempt(() => {
      db.prepare('VACUUM INTO ?').run(`${newest}.new`)
      addBackup(`${newest}.new`, newest)
    })
  }
  // A file that another program holds doesn't keep the others, and is deleted at the next start.
  if (errors.length === 0) return
  writeSynced(markOf(db.name), JSON.stringify([...backups, ...copies].filter((path) => existsSync(path))))
  throw errors[0]
}

const markOf = (file: string): string => `${file}.to-erase`

/** Deletes files that another program held at the time of erasing. Call it while no database of the profile is open. */
export function eraseLocked(profile: string): void {
  for (const found of globSync('users/*/*.to-erase', { cwd: profile })) {
    const mark = join(profile, found)
    const file = mark.slice(0, -markOf('').length)
    try {
      const named = z
        .array(z.string())
        .parse(JSON.parse(readFileSync(mark, 'utf8')))
        .map((path) => basename(path))
      // Deletes only copies of this database, even if the mark names other files.
      for (const path of backupsOf(file)) if (named.includes(basename(path))) removeBackup(path)
      for (const path of setAside(file)) if (named.includes(basename(path))) rmSync(path, { force: true })
      rmSync(mark, { force: true })
    } catch {
      // Still held: the next start tries again.
    }
  }
}

/** Copies from before a restore, and from before a migration: they aren't backups but have the same data. */
function setAside(file: string): readonly string[] {
  const [folder, name] = [dirname(file), basename(file)]
  return globSync([`${name}.before-*`, `backups/${name}.version-*`, `backups/${name}.*.before-*`], { cwd: folder }).map(
    (found) => join(folder, found),
  )
}
