/** Opening a SQLite file the way StoreDesk does: see open-database.ts. */
import type BetterSqlite3 from 'better-sqlite3'

export type Database = BetterSqlite3.Database

export interface Migration {
  /** 1, 2, 3 … without holes; forward only. */
  readonly version: number
  readonly sql: string
}
