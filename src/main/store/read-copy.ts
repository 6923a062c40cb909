/** Opens a database of a folder that can't be written to, for viewing: a copy in memory, with nothing left on the disk. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { copyFileSync, rmSync } from '../files/retrying-fs.ts'
import type { Database, Migration } from './database.ts'
import { fitsSchema } from './schema.ts'

/**
 * Returns the file's current content, including its -wal. Undefined if there is no file, or it is from a newer StoreDesk or another
 * program. Throws SqliteError for an unreadable file.
 */
export function openReadCopy(file: string, migrations: readonly Migration[]): Database | undefined {
  if (!existsSync(file)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-copy-'))
  try {
    const copy = join(folder, 'copy.db')
    // Without its -wal the newest orders may be missing, without its -journal one may be half-written; SQLite merges these only where it
    // may write.
    for (const companion of ['', '-wal', '-journal'])
      if (existsSync(file + companion)) copyFileSync(file + companion, copy + companion)
    const onDisk = new BetterSqlite3(copy)
    try {
      if (!fitsSchema(onDisk, migrations)) return undefined
      const version = Number(onDisk.pragma('user_version', { simple: true }))
      for (const migration of migrations.slice(version)) onDisk.exec(migration.sql)
      onDisk.pragma('journal_mode = DELETE')
      return new BetterSqlite3(onDisk.serialize())
    } finally {
      onDisk.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
