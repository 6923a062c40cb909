/** Restoring a backup, and a repair, while another program holds a database, as on Windows. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as patient from '../../../src/main/files/retrying-fs.ts'
import { repairStaged, restoreStaged, stageRepair, stageRestoreOf } from '../../../src/main/support/profile-backup.ts'
import { say } from '../../../src/shared/messages.ts'
import { held } from '../../support/held-fs.ts'
import { must } from '../../support/services-on-stock.ts'
import { newWork, profileOfStore, type StoreProfile } from './store-profile.ts'

vi.mock('../../../src/main/files/retrying-fs.ts', async (original) => {
  const { withHeld } = await import('../../support/held-fs.ts')
  return withHeld(await original<typeof patient>())
})

let store: StoreProfile
beforeAll(async () => {
  store = await profileOfStore(newWork())
})
afterAll(() => store.stop())
afterEach(() => held.clear())

/** The profile of a closed app, with the path of this database. */
async function closed(name: string) {
  const app = await store.reopened()
  app.services.close()
  const [path = ''] = globSync(`users/*/${name}`, { cwd: app.folder })
  return { folder: app.folder, database: join(app.folder, path) }
}

test('what waits is told, waits on, and is put back at the next start', async () => {
  const { folder, database } = await closed('drafts.db')
  must(stageRestoreOf(folder, store.backup))
  held.add(database)
  expect(restoreStaged(folder, Date.now())).toMatch(/isn’t restored yet/)
  expect(existsSync(database)).toBe(true)
  held.clear()
  expect(restoreStaged(folder, Date.now())).toMatch(/was restored/)
  expect(restoreStaged(folder, Date.now())).toBeUndefined()
})

test('what was put back already isn’t put back once more: what was done with it since stays', async () => {
  const { folder, database: drafts } = await closed('drafts.db')
  const journal = join(dirname(drafts), 'orders.db')
  must(stageRestoreOf(folder, store.backup))
  writeFileSync(journal, 'damaged')
  held.add(journal)
  expect(restoreStaged(folder, Date.now())).toMatch(/isn’t restored yet/)
  expect(existsSync(drafts)).toBe(false)
  writeFileSync(drafts, 'since then')
  held.clear()
  expect(restoreStaged(folder, Date.now())).toMatch(/was restored/)
  expect(readFileSync(drafts, 'utf8')).toBe('since then')
  expect(existsSync(journal)).toBe(false)
})

test('a repair goes on where a cache is held', async () => {
  const { folder, database } = await closed('cache.db')
  stageRepair(folder)
  held.add(database)
  expect(repairStaged(folder, Date.now())).toBe(say('repairedNothing'))
  expect(existsSync(database)).toBe(true)
})

test.each([
  [
    'that another program holds',
    (db: BetterSqlite3.Database) => db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE'),
  ],
  ['of a newer StoreDesk', (db: BetterSqlite3.Database) => db.pragma('user_version = 999')],
])('a journal %s stays, regardless of the backup', async (_, happens) => {
  const { folder, database } = await closed('orders.db')
  must(stageRestoreOf(folder, store.backup))
  const other = new BetterSqlite3(database)
  happens(other)
  expect(restoreStaged(folder, Date.now())).toContain('a backup never replaces them')
  other.close()
  expect(globSync(`${database}*`)).toEqual([database])
})
