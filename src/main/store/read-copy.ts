/** A database of a folder that can't be written to, to be looked at: a copy in memory, nothing is left on the disk. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { copyFileSync, rmSync } from '../files/patient-fs.ts'
import type { Database, Migration } from './database.ts'
import { fitsSchema } from './schema.ts'

/**
 * The file as it was when it was asked for, with what its -wal holds. Undefined when there is none, one of a newer
 * StoreDesk, or one that isn't of ours. Throws SqliteError for a file that can't be read.
 */
export function openReadCopy(file: string, migrations: readonly Migration[]): Database | undefined {
  if (!existsSync(file)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-copy-'))
  try {
    const copy = join(folder, 'copy.db')
    // Without its -wal it may lack the newest orders, without its -journal have half of one; SQLite folds these in only where it may write.
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
