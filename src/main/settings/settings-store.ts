/** An account's settings, as JSON by name. */
import { z } from 'zod'
import type { Database } from '../store/database.ts'
import { jsonIn } from '../store/json-in.ts'

export interface SettingsStore {
  /** Returns the saved value; undefined if there is none, or it isn't JSON. */
  find(key: string): unknown
  save(key: string, json: string): void
  remove(key: string): void
}

const row = z.object({ value: z.string() })

export function createSettingsStore(db: Database): SettingsStore {
  const get = db.prepare('SELECT value FROM settings WHERE key = ?')
  const put = db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
  const drop = db.prepare('DELETE FROM settings WHERE key = ?')
  return {
    find: (key) => {
      const found = row.safeParse(get.get(key))
      return found.success ? jsonIn(found.data.value) : undefined
    },
    save: (key, json) => {
      put.run(key, json)
    },
    remove: (key) => {
      drop.run(key)
    },
  }
}
