import { expect, test } from 'vitest'
import { createTypedQuantities } from '../../../src/main/cart/typed-quantities.ts'
import { draftMigrations } from '../../../src/main/store/migrations/drafts.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { newFolder } from '../../support/services-on-stock.ts'

test('what was typed is there again after the app was closed, cart by cart', () => {
  const file = `${newFolder()}/drafts.db`
  const open = () => openDatabase(file, draftMigrations, { durable: true, now: Date.now }).db
  const first = open()
  const before = createTypedQuantities(first)
  before.keep('all', [
    { id: 1, qty: 9, was: 3 },
    { id: 2, qty: 0, was: 1 },
    { id: 1, qty: 8, was: 3 },
  ])
  before.keep('apparel', [{ id: 3, qty: 2, was: 1 }])
  before.keep('apparel', [])
  first.close()

  const second = open()
  const after = createTypedQuantities(second)
  expect(after.of('all')).toEqual([
    { id: 1, qty: 8, was: 3 },
    { id: 2, qty: 0, was: 1 },
  ])
  expect(after.of('apparel')).toEqual([])
  after.clear()
  expect(after.of('all')).toEqual([])
  second.close()
})
