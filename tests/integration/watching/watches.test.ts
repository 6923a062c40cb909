/** Watched items in a real file: limited in number, reported once, and still there after a restart. */
import { expect, test } from 'vitest'
import { draftMigrations } from '../../../src/main/store/migrations/drafts.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { createWatches } from '../../../src/main/watching/watches.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { MOST_NEWS, type WatchedOf } from '../../../src/shared/domain/watching/watch.ts'
import { newFolder } from '../../support/services-on-stock.ts'

const product = (id: string, since: string): WatchedOf<'product'> => ({
  kind: 'product',
  id,
  name: `Product ${id}`,
  since,
  known: { available: 0, net: undefined },
})
const order: WatchedOf<'order'> = {
  kind: 'order',
  id: 'P1',
  name: 'Order P1',
  since: '2026-01-03',
  known: { status: 'Pending' },
}

test('what is watched, and what was told of it, is there again after a restart', () => {
  const file = `${newFolder()}/drafts.db`
  const open = () => openDatabase(file, draftMigrations, { durable: true, now: Date.now }).db
  const first = open()
  const before = createWatches(first)
  const [one, two] = [product('1', '2026-01-01'), product('2', '2026-01-02')]
  for (const watched of [one, two, order, one]) before.put(watched)
  expect([before.count('product'), before.count('order')]).toEqual([2, 1])
  const known = { available: 4, net: paise(900) }
  const changes = [{ what: 'back', pieces: 4 }] as const
  expect(before.record(one, { at: '2026-01-05', changes, known, isOver: false })).toMatchObject([
    { n: 1, kind: 'product', id: '1', change: { what: 'back', pieces: 4 } },
  ])
  // The one that was checked least recently comes first.
  expect(before.due('product', 1).map(({ id }) => id)).toEqual(['2'])
  first.close()

  const second = open()
  const after = createWatches(second)
  expect(after.all()).toEqual([order, two, { ...one, known }])
  expect(after.news()).toMatchObject([{ name: 'Product 1', at: '2026-01-05', change: { what: 'back', pieces: 4 } }])
  after.putAway([1])
  expect(after.news()).toEqual([])
  // A finished watch ends; one that was given up or started again meanwhile gets no news.
  const over = { at: '2026-01-06', changes: [{ what: 'shipped' }], known: order.known, isOver: true } as const
  expect(after.record(order, over)).toHaveLength(1)
  expect(after.count('order')).toBe(0)
  after.drop(two)
  expect(after.record(two, { at: '2026-01-06', changes, known, isOver: false })).toEqual([])
  after.put({ ...two, since: '2026-01-07' })
  expect(after.record(two, { at: '2026-01-07', changes, known, isOver: false })).toEqual([])
  after.clear()
  expect([after.all(), after.news()]).toEqual([[], []])
  second.close()
})

test('of what was told the newest is kept', () => {
  const { db } = openDatabase(`${newFolder()}/drafts.db`, draftMigrations, { durable: true, now: Date.now })
  const watches = createWatches(db)
  const one = product('1', '2026-01-01')
  watches.put(one)
  for (let pieces = 1; pieces <= MOST_NEWS + 20; pieces += 1) {
    watches.record(one, { at: '', changes: [{ what: 'back', pieces }], known: one.known, isOver: false })
  }
  const news = watches.news()
  expect(news).toHaveLength(MOST_NEWS)
  expect([news[0]?.change, news.at(-1)?.change]).toEqual([
    { what: 'back', pieces: MOST_NEWS + 20 },
    { what: 'back', pieces: 21 },
  ])
  db.close()
})
