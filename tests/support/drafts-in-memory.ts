/** An in-memory database of a store's drafts, after its migrations. */
import BetterSqlite3 from 'better-sqlite3'
import { draftMigrations } from '../../src/main/store/migrations/drafts.ts'

/** Created once, for the many tests that start with it. */
let empty: Buffer | undefined

function migrated(): Buffer {
  const db = new BetterSqlite3(':memory:')
  for (const migration of draftMigrations) db.exec(migration.sql)
  return db.serialize()
}

export function openDrafts(): BetterSqlite3.Database {
  empty ??= migrated()
  const db = new BetterSqlite3(empty)
  db.pragma('foreign_keys = ON')
  return db
}
