/** Compares the schema of a database file with the one that its migrations create. */
import BetterSqlite3 from 'better-sqlite3'
import type { Database, Migration } from './database.ts'

/**
 * True if the file is a database of StoreDesk: it has exactly the tables, columns and triggers of the version that it states, and that
 * version isn't newer than this StoreDesk.
 */
export function fitsSchema(db: Database, migrations: readonly Migration[]): boolean {
  const version = versionOf(db)
  return version >= 1 && version <= migrations.length && shapeOf(db) === shapeOfVersion(migrations, version)
}

/** No StoreDesk will ever state a higher version: it is damage. */
const MOST_VERSIONS = 1000

/** True if the file is something other than a database of StoreDesk, of any version, or one that is still empty. */
export function isForeign(db: Database, migrations: readonly Migration[]): boolean {
  const version = versionOf(db)
  if (version > migrations.length) return version > MOST_VERSIONS
  return version === 0 ? shapeOf(db) !== NOTHING : !fitsSchema(db, migrations)
}

const versionOf = (db: Database): number => Number(db.pragma('user_version', { simple: true }))

/** Cached: several backups of the same few versions are checked one after the other. */
const shapes = new WeakMap<readonly Migration[], Map<number, string>>()

function shapeOfVersion(migrations: readonly Migration[], version: number): string {
  const known = shapes.get(migrations) ?? new Map<number, string>()
  shapes.set(migrations, known)
  const shape = known.get(version) ?? shapeAfter(migrations.slice(0, version))
  known.set(version, shape)
  return shape
}

function shapeAfter(migrations: readonly Migration[]): string {
  const db = new BetterSqlite3(':memory:')
  try {
    for (const { sql } of migrations) db.exec(sql)
    return shapeOf(db)
  } finally {
    db.close()
  }
}

const NOTHING = JSON.stringify([[], []])

/** Every column of every table, and every trigger: the triggers prevent a second sending of an order. */
const shapeOf = (db: Database): string =>
  JSON.stringify([
    db
      .prepare(
        `SELECT t.name AS tableName, c.name, c.type, c."notnull", c.pk
         FROM pragma_table_list AS t JOIN pragma_table_info(t.name) AS c
         WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite_%'
         ORDER BY t.name, c.name`,
      )
      .all(),
    db.prepare(`SELECT name, tbl_name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`).all(),
  ])
