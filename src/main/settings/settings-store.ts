/** An account's settings, as JSON by name. */
import { z } from 'zod'
import type { Database } from '../store/database.ts'

export interface SettingsStore {
  /** What was kept; undefined for nothing, and for what is no JSON. */
  find(key: string): unknown
  save(key: string, json: string): void
}

const row = z.object({ value: z.string() })

export function createSettingsStore(db: Database): SettingsStore {
  const get = db.prepare('SELECT value FROM settings WHERE key = ?')
  const put = db.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)')
  return {
    find: (key) => {
      const found = row.safeParse(get.get(key))
      return found.success ? jsonIn(found.data.value) : undefined
    },
    save: (key, json) => {
      put.run(key, json)
    },
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
