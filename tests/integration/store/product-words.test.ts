import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cacheMigrations } from '../../../src/main/store/migrations/cache.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { createProductIndex } from '../../../src/main/store/product-index.ts'
import { product } from '../../support/builders.ts'
import { AT, newFolder } from '../../support/profile-folder.ts'

const opened = (folder: string, versions = cacheMigrations.length) => {
  const file = join(folder, 'cache.db')
  const { db } = openDatabase(file, cacheMigrations.slice(0, versions), { durable: false, now: () => 0 })
  return {
    db,
    // An index over the older file.
    get index() {
      return createProductIndex(db, () => AT)
    },
  }
}
const rings = (id: number, more: Partial<Parameters<typeof product>[0]> = {}) => product({ id, ...more })
const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id)

test('bestsellers come first, however many products match before them', () => {
  const { index } = opened(newFolder())
  index.save(Array.from({ length: 500 }, (_, at) => rings(at + 1)))
  index.save([rings(9000, { isBestseller: true })])
  expect(ids(index.suggest('stack', 3))).toEqual([9000, 1, 2])
})

test('a product that is no bestseller any more is found once, in its place', () => {
  const { index } = opened(newFolder())
  index.save([rings(1), rings(2, { isBestseller: true })])
  index.save([rings(2)])
  expect(ids(index.suggest('rings', 9))).toEqual([1, 2])
})

test('a product that was renamed isn’t found by its old name', () => {
  const { index } = opened(newFolder())
  index.save([rings(1, { name: 'Wooden Blocks' })])
  index.save([rings(1, { name: 'Foldable Pram' })])
  expect(ids(index.suggest('wooden', 9))).toEqual([])
  expect(ids(index.suggest('foldable pr', 9))).toEqual([1])
})

test('words of any length are found by their beginnings, in name, brand and category', () => {
  const { index } = opened(newFolder())
  index.save([rings(1, { name: 'Antidisestablishment Rattle', brand: { id: 1, name: 'Meadow' } })])
  for (const typed of ['ant', 'antidisestab', 'antidisestablishm', 'r ant', 'mea toy', 'ANTI']) {
    expect([typed, ids(index.suggest(typed, 9))]).toEqual([typed, [1]])
  }
  expect(ids(index.suggest('rattles', 9))).toEqual([])
})

test('what was saved before the words were ordered by rank is still found, changed and ordered', () => {
  const folder = newFolder()
  const { db: before } = opened(folder, 1)
  const put = before.prepare('INSERT INTO products (id, rank, name, brand, category, body) VALUES (?, ?, ?, ?, ?, ?)')
  put.run(1, 1, 'Stacking Rings', 'Meadow', 'Toys', '{}')
  put.run(2, 0, 'Stacking Cups', 'Meadow', 'Toys', '{}')
  before.close()
  const { index } = opened(folder)
  expect(ids(index.suggest('stacking', 9))).toEqual([2, 1])
  index.save([rings(2, { name: 'Bath Boat' })])
  expect(ids(index.suggest('stacking', 9))).toEqual([1])
})
