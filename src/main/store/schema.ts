/** The schema of a database file, held against what its migrations make. */
import BetterSqlite3 from 'better-sqlite3'
import type { Database, Migration } from './database.ts'

/**
 * Is it a database of ours? It has the tables and columns of the version that it says it is, no others, and that version isn't
 * newer than this StoreDesk.
 */
export function fitsSchema(db: Database, migrations: readonly Migration[]): boolean {
  const version = Number(db.pragma('user_version', { simple: true }))
  if (version < 1 || version > migrations.length) return false
  const made = new BetterSqlite3(':memory:')
  try {
    for (const { sql } of migrations.slice(0, version)) made.exec(sql)
    return columnsOf(db) === columnsOf(made)
  } finally {
    made.close()
  }
}

/** Every column of every table, by name. */
const columnsOf = (db: Database): string =>
  JSON.stringify(
    db
      .prepare(
        `SELECT t.name AS tableName, c.name, c.type, c."notnull", c.pk
         FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
         WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'
         ORDER BY t.name, c.name`,
      )
      .all(),
  )
