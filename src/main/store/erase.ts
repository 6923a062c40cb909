/** What was deleted is gone from the disk, too: SQLite leaves it in the -wal, and the backups still have it. */
import { rmSync } from 'node:fs'
import type { Database } from './database.ts'
import { backupsOf } from './database-backups.ts'

/** To be called after the deletion, outside a transaction. The file itself has zeros there already: see openDatabase. */
export function eraseDeleted(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)')
  const backups = backupsOf(db.name)
  for (const backup of backups) rmSync(backup, { force: true })
  const newest = backups.at(-1)
  if (newest !== undefined) db.prepare('VACUUM INTO ?').run(newest)
}
