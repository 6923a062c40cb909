/** The portal's last answers, as text, by call and arguments. */
import type { Database } from './database.ts'

export interface SavedAnswer {
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number
  readonly body: string
  /** Number of rows that couldn't be read. */
  readonly unread: number
  /** 1 once a write may have changed it: it is then used only if the portal can't be reached. */
  readonly outdated: 0 | 1
}

/** An answer that has just arrived. */
export type FreshAnswer = Pick<SavedAnswer, 'at' | 'body'> & Partial<Pick<SavedAnswer, 'unread'>>

export interface Answers {
  find(key: string): SavedAnswer | undefined
  save(key: string, call: string, answer: FreshAnswer): void
  /** Marks the answers of these calls as stale after a write. */
  invalidate(calls: readonly string[]): void
  writes(): number
  clear(): void
}

/** Maximum number of rows; the oldest are deleted. */
const MOST = 2000

export function createAnswers(db: Database): Answers {
  const get = db.prepare<[string], SavedAnswer>('SELECT at, body, unread, outdated FROM answers WHERE key = ?')
  const put = db.prepare('INSERT OR REPLACE INTO answers (key, call, at, body, unread) VALUES (?, ?, ?, ?, ?)')
  const trim = db.prepare('DELETE FROM answers WHERE at < (SELECT at FROM answers ORDER BY at DESC LIMIT 1 OFFSET ?)')
  const clear = db.prepare('DELETE FROM answers')
  const invalidate = db.prepare('UPDATE answers SET outdated = 1 WHERE call IN (SELECT value FROM json_each(?))')
  const save = db.transaction((key: string, call: string, { at, body, unread = 0 }: FreshAnswer) => {
    put.run(key, call, at, body, unread)
    trim.run(MOST - 1)
  })
  let writes = 0
  return {
    find: (key) => get.get(key),
    save: (key, call, answer) => {
      save(key, call, answer)
    },
    invalidate: (calls) => {
      writes += 1
      invalidate.run(JSON.stringify(calls))
    },
    writes: () => writes,
    clear: () => {
      clear.run()
    },
  }
}
