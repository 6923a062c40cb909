/** What was deleted is gone from the disk, too: SQLite leaves it in the -wal, and the backups still have it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { rmSync } from '../files/patient-fs.ts'
import { writeSynced } from '../files/synced.ts'
import type { Database } from './database.ts'
import { addBackup, backupsOf, removeBackup } from './database-backups.ts'

/** To be called after the deletion, outside a transaction. The file itself has zeros there already: see openDatabase. */
export function eraseDeleted(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
  const backups = backupsOf(db.name)
  const held: unknown[] = []
  const attempt = (act: () => void) => {
    try {
      act()
    } catch (error) {
      held.push(error)
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
  // One that another program holds keeps none of the others, and goes at the next start.
  if (held.length === 0) return
  writeSynced(markOf(db.name), JSON.stringify([...backups, ...copies].filter((path) => existsSync(path))))
  throw held[0]
}

const markOf = (file: string): string => `${file}.to-erase`

/** Removes what another program held when it was to be erased. To be called while no database of the profile is open. */
export function eraseHeld(profile: string): void {
  for (const found of globSync('users/*/*.to-erase', { cwd: profile })) {
    const mark = join(profile, found)
    const file = mark.slice(0, -markOf('').length)
    try {
      const named = z
        .array(z.string())
        .parse(JSON.parse(readFileSync(mark, 'utf8')))
        .map((path) => basename(path))
      // Nothing but copies of this database, whatever the mark says.
      for (const path of backupsOf(file)) if (named.includes(basename(path))) removeBackup(path)
      for (const path of setAside(file)) if (named.includes(basename(path))) rmSync(path, { force: true })
      rmSync(mark, { force: true })
    } catch {
      // Held still: the next start tries again.
    }
  }
}

/** As it was before a restore, and before a newer version changed it: those are no backups, and hold the same. */
function setAside(file: string): readonly string[] {
  const [folder, name] = [dirname(file), basename(file)]
  return globSync([`${name}.before-*`, `backups/${name}.version-*`, `backups/${name}.*.before-*`], { cwd: folder }).map(
    (found) => join(folder, found),
  )
}
