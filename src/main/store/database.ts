/** The types for opening a SQLite file: see open-database.ts. */
import type BetterSqlite3 from 'better-sqlite3'

export type Database = BetterSqlite3.Database

export interface Migration {
  /** 1, 2, 3 … without gaps; only upwards. */
  readonly version: number
  readonly sql: string
}
