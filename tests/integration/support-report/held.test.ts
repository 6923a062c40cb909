/** A backup that is put back, and a repair, while another program holds a database, as Windows has it. */
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as patient from '../../../src/main/files/patient-fs.ts'
import { repairStaged, restoreStaged, stageRepair, stageRestoreOf } from '../../../src/main/support/profile-backup.ts'
import { say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { newWork, profileOfStore, type StoreProfile } from './store-profile.ts'

const held = new Set<string>()
const refuse = (path: string): void => {
  if (held.has(path)) throw Object.assign(new Error(`EBUSY: ${path}`), { code: 'EBUSY', syscall: 'rename', errno: -16 })
}
vi.mock('../../../src/main/files/patient-fs.ts', async (original) => {
  const real = await original<typeof patient>()
  return {
    ...real,
    rmSync: (path: string, options?: object) => {
      refuse(path)
      real.rmSync(path, options)
    },
    renameSync: (from: string, to: string) => {
      refuse(from)
      real.renameSync(from, to)
    },
  }
})

let store: StoreProfile
beforeAll(async () => {
  store = await profileOfStore(newWork())
})
afterAll(() => store.stop())
afterEach(() => held.clear())

/** The profile of an app that was closed, with the path of this database. */
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
  expect(restoreStaged(folder, Date.now())).toMatch(/isn’t put back yet/)
  expect(existsSync(database)).toBe(true)
  held.clear()
  expect(restoreStaged(folder, Date.now())).toMatch(/was put back/)
  expect(restoreStaged(folder, Date.now())).toBeUndefined()
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
])('a journal %s stays, whatever a backup has', async (_, happens) => {
  const { folder, database } = await closed('orders.db')
  must(stageRestoreOf(folder, store.backup))
  const other = new BetterSqlite3(database)
  happens(other)
  expect(restoreStaged(folder, Date.now())).toContain('never given up for a backup')
  other.close()
  expect(globSync(`${database}*`)).toEqual([database])
})
