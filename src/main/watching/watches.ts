/** The watched items of an account, and the news shown to it, on disk: both survive a restart, and end with a sign-out. */
import { z } from 'zod'
import { ORDER_STATUSES } from '../../shared/domain/orders/order.ts'
import { paise } from '../../shared/domain/values/money.ts'
import {
  type Change,
  MOST_NEWS,
  type OrderState,
  type ProductState,
  WATCH_KINDS,
  type Watched,
  type WatchedOf,
  type WatchKind,
  type WatchNews,
  type WatchSubject,
} from '../../shared/domain/watching/watch.ts'
import type { Database } from '../store/database.ts'

export interface Watches {
  /** Newest first. */
  all(): readonly Watched[]
  count(kind: WatchKind): number
  /** Returns the items of a kind that were checked least recently. */
  due<K extends WatchKind>(kind: K, most: number): readonly WatchedOf<K>[]
  put(watched: Watched): void
  drop(subject: WatchSubject): void
  /**
   * Saves the result of a check in one step: the new state, or the end of the watch, and the news about it. An item that the user stopped
   * watching meanwhile gets no news.
   */
  record(watched: Watched, observation: Observation): readonly WatchNews[]
  /** Records a check at that ISO time that couldn't determine the state. */
  recordCheck(subject: WatchSubject, at: string): void
  /** Newest first. */
  news(): readonly WatchNews[]
  putAway(n: readonly number[]): void
  clear(): void
}

export interface Observation {
  /** ISO time. */
  readonly at: string
  readonly changes: readonly Change[]
  readonly known: ProductState | OrderState
  readonly isOver: boolean
}

const amount = z.number().transform(paise)
const watchRow = z.object({
  kind: z.enum(WATCH_KINDS),
  id: z.string(),
  name: z.string(),
  since: z.string(),
  available: z.number().nullable(),
  net: amount.nullable(),
  status: z.enum(ORDER_STATUSES).nullable(),
})
const newsRow = z.object({
  n: z.number(),
  kind: z.enum(WATCH_KINDS),
  id: z.string(),
  name: z.string(),
  at: z.string(),
  change: z.string(),
})
const change = z.union([
  z.object({ what: z.literal('back'), pieces: z.number() }),
  z.object({ what: z.literal('cheaper'), from: amount, to: amount }),
  z.object({ what: z.enum(['shipped', 'delivered', 'cancelled', 'ended']) }),
])
const counted = z.object({ n: z.number() })

function watchedOf(row: unknown): Watched {
  const { kind, available, net, status, ...of } = watchRow.parse(row)
  return kind === 'product'
    ? { ...of, kind, known: { available: available ?? 0, net: net ?? undefined } }
    : { ...of, kind, known: { status: status ?? 'Pending' } }
}

function newsOf(row: unknown): WatchNews {
  const { change: text, ...of } = newsRow.parse(row)
  return { ...of, change: change.parse(JSON.parse(text)) }
}

const isOf = <K extends WatchKind>(watched: Watched, kind: K): watched is WatchedOf<K> => watched.kind === kind

const stateOf = (known: ProductState | OrderState) =>
  'status' in known ? [null, null, known.status] : [known.available, known.net ?? null, null]

const COLUMNS = 'kind, id, name, since, available, net, status'

export function createWatches(db: Database): Watches {
  const all = db.prepare(`SELECT ${COLUMNS} FROM watches ORDER BY since DESC, kind, id`)
  const count = db.prepare('SELECT count(*) AS n FROM watches WHERE kind = ?')
  const due = db.prepare(`SELECT ${COLUMNS} FROM watches WHERE kind = ? ORDER BY looked_at, since, id LIMIT ?`)
  const put = db.prepare(
    `INSERT INTO watches (${COLUMNS}, looked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (kind, id) DO NOTHING`,
  )
  const drop = db.prepare('DELETE FROM watches WHERE kind = ? AND id = ?')
  const see = db.prepare(
    'UPDATE watches SET available = ?, net = ?, status = ?, looked_at = ? WHERE kind = ? AND id = ? AND since = ?',
  )
  const look = db.prepare('UPDATE watches SET looked_at = ? WHERE kind = ? AND id = ?')
  const tell = db.prepare('INSERT INTO watch_news (kind, id, name, at, change) VALUES (?, ?, ?, ?, ?)')
  const newest = db.prepare('SELECT n, kind, id, name, at, change FROM watch_news ORDER BY n DESC LIMIT ?')
  const trim = db.prepare('DELETE FROM watch_news WHERE n <= (SELECT max(n) FROM watch_news) - ?')
  const putAway = db.prepare('DELETE FROM watch_news WHERE n = ?')
  return {
    all: () => all.all().map(watchedOf),
    count: (kind) => counted.parse(count.get(kind)).n,
    due: (kind, most) =>
      due
        .all(kind, most)
        .map(watchedOf)
        .filter((watched) => isOf(watched, kind)),
    put: ({ kind, id, name, since, known }) => {
      put.run(kind, id, name, since, ...stateOf(known), since)
    },
    drop: ({ kind, id }) => {
      drop.run(kind, id)
    },
    record: db.transaction(({ kind, id, name, since }: Watched, { at, changes, known, isOver }: Observation) => {
      if (see.run(...stateOf(known), at, kind, id, since).changes === 0) return []
      if (isOver) drop.run(kind, id)
      const news = changes.map((newChange): WatchNews => {
        const { lastInsertRowid } = tell.run(kind, id, name, at, JSON.stringify(newChange))
        return { n: Number(lastInsertRowid), kind, id, name, at, change: newChange }
      })
      trim.run(MOST_NEWS)
      return news
    }),
    recordCheck: ({ kind, id }, at) => {
      look.run(at, kind, id)
    },
    news: () => newest.all(MOST_NEWS).map(newsOf),
    putAway: db.transaction((numbers: readonly number[]) => {
      for (const n of numbers) putAway.run(n)
    }),
    clear: db.transaction(() => {
      db.exec('DELETE FROM watches; DELETE FROM watch_news')
    }),
  }
}
