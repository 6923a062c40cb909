/** The portal's last answers, as text, by call and arguments. */
import type { Database } from './database.ts'

export interface SavedAnswer {
  /** Milliseconds since 1970 at which the portal gave it. */
  readonly at: number
  /** The answer as it stood on the wire. */
  readonly body: string
}

export interface Answers {
  find(key: string): SavedAnswer | undefined
  save(key: string, call: string, answer: SavedAnswer): void
  clear(): void
}

/** Rows kept; the oldest go. */
const MOST = 2000

export function createAnswers(db: Database): Answers {
  const get = db.prepare<[string], SavedAnswer>('SELECT at, body FROM answers WHERE key = ?')
  const put = db.prepare('INSERT OR REPLACE INTO answers (key, call, at, body) VALUES (?, ?, ?, ?)')
  const trim = db.prepare('DELETE FROM answers WHERE at < (SELECT at FROM answers ORDER BY at DESC LIMIT 1 OFFSET ?)')
  const clear = db.prepare('DELETE FROM answers')
  const save = db.transaction((key: string, call: string, { at, body }: SavedAnswer) => {
    put.run(key, call, at, body)
    trim.run(MOST - 1)
  })
  return {
    find: (key) => get.get(key),
    save: (key, call, answer) => {
      save(key, call, answer)
    },
    clear: () => {
      clear.run()
    },
  }
}
