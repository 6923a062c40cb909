/** What was deleted is gone from the disk, too: SQLite leaves it in the -wal, and the backups still have it. */
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rmSync } from '../files/patient-fs.ts'
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
  for (const copy of setAside(db.name)) attempt(() => rmSync(copy, { force: true }))
  const newest = backups.at(-1)
  if (newest !== undefined) {
    attempt(() => {
      db.prepare('VACUUM INTO ?').run(`${newest}.new`)
      addBackup(`${newest}.new`, newest)
    })
  }
  // One that another program holds keeps none of the others.
  if (held.length > 0) throw held[0]
}

/** As it was before a restore, and before a newer version changed it: those are no backups, and hold the same. */
function setAside(file: string): readonly string[] {
  const [folder, name] = [dirname(file), basename(file)]
  return globSync([`${name}.before-*`, `backups/${name}.version-*`, `backups/${name}.*.before-*`], { cwd: folder }).map(
    (found) => join(folder, found),
  )
}
