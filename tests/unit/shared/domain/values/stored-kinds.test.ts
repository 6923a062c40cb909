import { expect, it } from 'vitest'
import { isClearable, storedKindOf } from '../../../../../src/shared/domain/values/stored-kinds.ts'

it.each([
  ['users/7-ab12/cache.db', 'answers'],
  ['users/7-ab12/cache.db-wal', 'answers'],
  ['users/7-ab12/documents/0af3.pdf', 'answers'],
  ['users/7-ab12/drafts.db', 'drafts'],
  ['users/7-ab12/backups/drafts.db.000001.bak', 'drafts'],
  ['users/7-ab12/orders.db-wal', 'orders'],
  ['users/7-ab12/backups/orders.db.000001.bak', 'orders'],
  ['users/7-ab12/backups/orders.db.000001.bak.sha256', 'orders'],
  ['users/7-ab12/drafts.db.put-back', 'drafts'],
  ['users/7-ab12/cache.db.damaged-2026', 'setAside'],
  ['users/7-ab12/orders.db.damaged-2026-wal', 'setAside'],
  ['users/7-ab12/anything-new', 'orders'],
  ['logs/storedesk.log.2', 'logs'],
  ['practice/portal.jsonl', 'practice'],
  ['last-user.json', 'person'],
  ['device.json', 'device'],
  ['Cookies', undefined],
] as const)('%s is %s', (path, kind) => {
  expect(storedKindOf(path)).toBe(kind)
})

it('lets no user clear the orders', () => {
  expect(isClearable('orders')).toBe(false)
  expect(isClearable('setAside')).toBe(false)
})
