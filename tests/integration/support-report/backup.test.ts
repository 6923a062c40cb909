/** A backup of the profile, restored on a new computer and on the same one. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import BetterSqlite3 from 'better-sqlite3'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackupThread } from '../../../src/main/support/backup-thread.ts'
import {
  packProfile,
  repairStaged,
  restoreStaged,
  stageRepair,
  stageRestore,
} from '../../../src/main/support/profile-backup.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, newWork, profileOfStore, type StoreProfile } from './store-profile.ts'

const work = newWork()
let store: StoreProfile
beforeAll(async () => {
  store = await profileOfStore(work)
})
afterAll(() => store.stop())

const open: StoreProfile['open'] = (...args) => store.open(...args)
const signIn = (app: App) => store.signIn(app)

const journal = async (app: App) => must(await app.ask('orders.journal', { open: false }))

test('a backup has databases and settings, and no secret', async () => {
  const names = Object.keys(unzipSync(readFileSync(store.backup)))
  expect(names.map((name) => name.replace(/users\/[^/]+\//, '')).toSorted()).toEqual(
    expect.arrayContaining(['backup.json', 'drafts.db', 'orders.db']),
  )
  expect(names.filter((name) => /secret|last-user|cache|log/.test(name))).toEqual([])
})

test('on a new computer everything is there after the next start', async () => {
  const next = open(undefined, store.backup)
  expect(must(await next.ask('support.restore', undefined))).toMatch(/is restored when/)
  next.services.close()
  expect(restoreStaged(next.folder, Date.now())).toMatch(/was restored\.$/)
  expect(existsSync(join(next.folder, 'restore'))).toBe(false)
  const restored = open(next.folder)
  await signIn(restored)
  expect(await journal(restored)).not.toHaveLength(0)
  expect(must(await restored.ask('templates.list', undefined))).toHaveLength(1)
  // No message: nothing is missing.
  expect(restored.services.notices).toEqual([])
  restored.services.close()
  await goesMissing(next.folder)
})

test('one that changes by a letter while it waits for the next start isn’t put back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-new-'))
  must(stageRestore(folder, readFileSync(store.backup)))
  const [orders = ''] = globSync(`${folder}/restore/users/*/orders.db`)
  const db = new BetterSqlite3(orders)
  db.pragma('ignore_check_constraints = ON')
  db.prepare(`UPDATE order_groups SET wh_name = wh_name || 'x'`).run()
  db.close()
  expect(restoreStaged(folder, Date.now())).toBe(messages.backupUnusable)
  expect(globSync(`${folder}/users/**`)).toEqual([])
})

/** A file that goes missing later is reported. */
async function goesMissing(folder: string): Promise<void> {
  for (const file of globSync(`${folder}/users/*/drafts.db{,-wal,-shm}`)) rmSync(file)
  const app = open(folder)
  await signIn(app)
  expect(app.services.notices).toEqual(['drafts.db was missing. The last good backup is in its place.'])
  app.services.close()
}

test('on the same computer orders stay known, and the rest is the backup’s', async () => {
  const app = await store.reopened()
  const before = await journal(app)
  const [template] = must(await app.ask('templates.list', undefined))
  must(await app.ask('templates.remove', { id: template?.id ?? '' }))
  app.services.close()
  const staging = open(app.folder, store.backup)
  must(await staging.ask('support.restore', undefined))
  staging.services.close()
  expect(restoreStaged(app.folder, Date.now())).toContain('a backup never replaces them')
  const again = open(app.folder)
  await signIn(again)
  expect((await journal(again)).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect(must(await again.ask('templates.list', undefined))).toHaveLength(1)
  expect(again.services.notices).toEqual([])
  again.services.close()
})

test('a database of orders that isn’t StoreDesk’s gives way to the backup’s', async () => {
  const app = await store.reopened()
  const before = await journal(app)
  app.services.close()
  const [file = ''] = globSync(`${app.folder}/users/*/orders.db`)
  for (const old of globSync([`${file}*`, `${app.folder}/users/*/backups/*`])) rmSync(old)
  const other = new BetterSqlite3(file)
  other.exec('CREATE TABLE letters (a); PRAGMA user_version = 3')
  other.close()
  const staging = open(app.folder, store.backup)
  must(await staging.ask('support.restore', undefined))
  staging.services.close()
  expect(restoreStaged(app.folder, Date.now())).toMatch(/was restored\.$/)
  const again = open(app.folder)
  await signIn(again)
  expect((await journal(again)).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  again.services.close()
})

test('a backup leaves out what couldn’t be put back, and is put back', async () => {
  const app = await store.reopened()
  app.services.close()
  const [file = ''] = globSync(`${app.folder}/users/*/drafts.db`)
  for (const old of globSync(`${file}*`)) rmSync(old)
  const other = new BetterSqlite3(file)
  other.exec('CREATE TABLE letters (a); PRAGMA user_version = 1')
  other.close()
  const packed = packProfile(app.folder, { made: new Date().toISOString(), version: '0.1.0' })
  expect(Object.keys(unzipSync(packed)).filter((name) => name.endsWith('.db'))).toEqual([
    expect.stringMatching(/orders\.db$/),
  ])
  expect(stageRestore(mkdtempSync(join(tmpdir(), 'storedesk-part-')), packed).ok).toBe(true)
})

test('a repair sets aside what isn’t StoreDesk’s, for its last good backup', async () => {
  const app = await store.reopened()
  const known = await journal(app)
  app.services.close()
  const [file = ''] = globSync(`${app.folder}/users/*/orders.db`)
  for (const old of globSync(`${file}*`)) rmSync(old)
  const other = new BetterSqlite3(file)
  other.exec('CREATE TABLE letters (a); PRAGMA user_version = 1')
  other.close()
  stageRepair(app.folder)
  expect(repairStaged(app.folder, Date.now())).toBe(say('repaired', { n: 1 }))
  const again = open(app.folder)
  await signIn(again)
  expect((await journal(again)).map(({ key }) => key)).toEqual(expect.arrayContaining(known.map(({ key }) => key)))
  again.services.close()
})

test('two backups at once are put back one after the other', async () => {
  const app = open(undefined, store.backup)
  const both = await Promise.all([app.ask('support.restore', undefined), app.ask('support.restore', undefined)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(restoreStaged(app.folder, Date.now())).toMatch(/was restored\.$/)
  app.services.close()
})

test('a thread that ends without a message made no backup, and restored none', async () => {
  const silent = join(work, 'silent.mjs')
  writeFileSync(silent, '')
  const thread = createBackupThread(pathToFileURL(silent))
  expect(await thread.pack(work, { made: new Date().toISOString(), version: '1' })).toMatchObject({
    error: { message: messages.backupNotMade },
  })
  expect(await thread.stage(work, store.backup)).toMatchObject({ error: { message: messages.backupUnusable } })
})

test.each([
  [
    'a database was cut off',
    (waiting: string) => truncateSync(globSync(`${waiting}/users/*/drafts.db`)[0] ?? '', 4096),
  ],
  ['what it is of is empty', (waiting: string) => writeFileSync(join(waiting, 'backup.json'), '')],
])('a backup that waits, of which %s, changes nothing, and it is said once', async (_, damage) => {
  const app = await store.reopened()
  app.services.close()
  const staging = open(app.folder, store.backup)
  must(await staging.ask('support.restore', undefined))
  staging.services.close()
  damage(join(app.folder, 'restore'))
  expect(restoreStaged(app.folder, Date.now())).toBe(messages.backupUnusable)
  expect(restoreStaged(app.folder, Date.now())).toBeUndefined()
  const again = open(app.folder)
  await signIn(again)
  expect(must(await again.ask('templates.list', undefined))).toHaveLength(1)
  again.services.close()
})

test('a repair leaves a database alone that another program has open, and one that has no backup', async () => {
  const app = await store.reopened()
  app.services.close()
  const [file = ''] = globSync(`${app.folder}/users/*/orders.db`)
  const other = new BetterSqlite3(file)
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')
  stageRepair(app.folder)
  expect(repairStaged(app.folder, Date.now())).toBe(messages.repairedNothing)
  other.close()
  for (const old of globSync(`${app.folder}/users/*/backups/*`)) rmSync(old)
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096, 12_288)
  writeFileSync(file, bytes)
  stageRepair(app.folder)
  repairStaged(app.folder, Date.now())
  expect(existsSync(file)).toBe(true)
})

test('a repair sets aside what is damaged, and its last good backup takes its place', async () => {
  const app = await store.reopened()
  const known = await journal(app)
  app.services.close()
  const [file = ''] = globSync('users/*/orders.db', { cwd: app.folder }).map((path) => join(app.folder, path))
  const bytes = readFileSync(file)
  bytes.fill(0xff, 8192, 12_288)
  writeFileSync(file, bytes)
  for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true })
  stageRepair(app.folder)
  expect(repairStaged(app.folder, Date.now())).toBe(say('repaired', { n: 1 }))
  expect(repairStaged(app.folder, Date.now())).toBeUndefined()
  const again = open(app.folder)
  await signIn(again)
  expect((await journal(again)).map(({ key }) => key)).toEqual(expect.arrayContaining(known.map(({ key }) => key)))
  again.services.close()
})
