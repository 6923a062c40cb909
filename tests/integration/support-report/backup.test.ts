/** A backup of the profile, put back on a new computer and on the same one; and what isn't a backup. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftMigrations } from '../../../src/main/store/migrations/drafts.ts'
import { orderMigrations } from '../../../src/main/store/migrations/orders.ts'
import { repairStaged, restoreStaged, stageRepair, stageRestore } from '../../../src/main/support/profile-backup.ts'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { drawer, openApp, signIn } from '../../support/whole-app.ts'

const cartType = 'all'
const migrationsOf = (name: string) => (name === 'orders.db' ? orderMigrations : draftMigrations)
const work = mkdtempSync(join(tmpdir(), 'storedesk-backups-'))
let portal: PracticePortal
/** The profile of a store with an order and a template, and its backup. */
let profile: string
let backup: string
beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  const app = open()
  profile = app.folder
  await fill(app)
  const written = must(await app.ask('support.backUp', undefined))
  backup = join(work, 'kept.zip')
  copyFileSync(written?.path ?? '', backup)
  app.services.close()
})
afterAll(() => portal.stop())

const open = (folder?: string, opens?: string) =>
  openApp({
    origin: portal.origin,
    loadKeychain: async () => drawer().keychain,
    saveIn: work,
    ...(folder !== undefined && { folder }),
    ...(opens !== undefined && { opens }),
  })

async function fill(app: ReturnType<typeof open>): Promise<void> {
  await signIn(app, portal)
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const misc = { map, userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true }
  const { products } = must(await app.services.client.call('catalogue.listing', { body: { page: 1, size: 3, misc } }))
  must(await app.ask('cart.add', { cart: cartType, items: products.map(({ id }) => ({ id, qty: 30 })) }))
  must(await app.ask('templates.save', { cartType: cartType, name: 'Every week' }))
  const { key, groups } = must(await app.ask('orders.prepare', { cart: cartType }))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  must(await app.ask('orders.place', { key, groups: groups.map((group) => group.key), total }))
}

/** That store on a computer of its own. */
async function reopened() {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-same-'))
  cpSync(profile, folder, { recursive: true })
  const app = open(folder)
  await signIn(app, portal)
  return app
}

const journal = async (app: ReturnType<typeof open>) => must(await app.ask('orders.journal', { open: false }))

test('a backup has databases and settings, and no secret', async () => {
  const names = Object.keys(unzipSync(readFileSync(backup)))
  expect(names.map((name) => name.replace(/users\/[^/]+\//, '')).toSorted()).toEqual(
    expect.arrayContaining(['backup.json', 'drafts.db', 'orders.db']),
  )
  expect(names.filter((name) => /secret|last-user|cache|log/.test(name))).toEqual([])
})

test('on a new computer everything is there after the next start', async () => {
  const next = open(undefined, backup)
  expect(must(await next.ask('support.restore', undefined))).toMatch(/is put back when/)
  next.services.close()
  expect(restoreStaged(next.folder, Date.now())).toMatch(/was put back\.$/)
  expect(existsSync(join(next.folder, 'restore'))).toBe(false)
  const restored = open(next.folder)
  await signIn(restored, portal)
  expect(await journal(restored)).not.toHaveLength(0)
  expect(must(await restored.ask('templates.list', undefined))).toHaveLength(1)
  restored.services.close()
})

test('on the same computer orders stay known, and the rest is the backup’s', async () => {
  const app = await reopened()
  const before = await journal(app)
  const [template] = must(await app.ask('templates.list', undefined))
  must(await app.ask('templates.remove', { id: template?.id ?? '' }))
  app.services.close()
  const staging = open(app.folder, backup)
  must(await staging.ask('support.restore', undefined))
  staging.services.close()
  expect(restoreStaged(app.folder, Date.now())).toContain('never given up for a backup')
  const again = open(app.folder)
  await signIn(again, portal)
  expect((await journal(again)).map(({ key }) => key)).toEqual(before.map(({ key }) => key))
  expect(must(await again.ask('templates.list', undefined))).toHaveLength(1)
  again.services.close()
})

const noDatabase = () =>
  zipSync({
    'backup.json': strToU8(JSON.stringify({ made: new Date().toISOString(), version: '0.1.0' })),
    'users/7001-a/orders.db': strToU8('no database'),
  })

const manifest = () => ({
  'backup.json': strToU8(JSON.stringify({ made: new Date().toISOString(), version: '0.1.0' })),
})

/** A backup of before sums were written into it, whose orders lie in the database that `sql` makes. */
function withOrders(sql: string): Uint8Array {
  const db = new BetterSqlite3(':memory:')
  db.exec(sql)
  return zipSync({ ...manifest(), 'users/7001-a/orders.db': db.serialize() })
}

test.each([
  ['a backup that brings nothing', () => zipSync(manifest())],
  ['a backup of foreign files alone', () => zipSync({ ...manifest(), 'users/7001-a/secret.txt': strToU8('x') })],
  [
    'a database of the right version with other tables',
    () => withOrders('CREATE TABLE a (b); PRAGMA user_version = 1'),
  ],
  ['one whose table has other columns', () => withOrders('CREATE TABLE orders (b); PRAGMA user_version = 1')],
  ['a database without a version', () => withOrders('CREATE TABLE orders (b)')],
  ['a database of a version to come', () => withOrders('CREATE TABLE orders (b); PRAGMA user_version = 999')],
  ['no zip', () => strToU8('not a zip')],
  ['a zip of other things', () => zipSync({ 'a.txt': strToU8('a') })],
  ['a database that is none', noDatabase],
])('%s is refused, and changes nothing', async (name, bytes) => {
  const path = join(work, `${name}.zip`)
  writeFileSync(path, bytes())
  const app = open(undefined, path)
  expect(await app.ask('support.restore', undefined)).toMatchObject({ error: { message: messages.backupUnusable } })
  expect(restoreStaged(app.folder, Date.now())).toBeUndefined()
  app.services.close()
})

test('a zip that unpacks to more than any store has is refused before it is unpacked', async () => {
  const path = join(work, 'bomb.zip')
  const bomb = Buffer.from(zipSync({ ...unzipSync(readFileSync(backup)), 'users/7001-a/orders.db': strToU8('x') }))
  // What the zip's own list says that each of its files unpacks to, in bytes.
  for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 4))
    bomb.writeUInt32LE(400 * 1024 * 1024, at + 24)
  writeFileSync(path, bomb)
  const app = open(undefined, path)
  expect(await app.ask('support.restore', undefined)).toMatchObject({ error: { message: messages.backupUnusable } })
  app.services.close()
})

test.each([
  [
    'a database was cut off',
    (waiting: string) => truncateSync(globSync(`${waiting}/users/*/drafts.db`)[0] ?? '', 4096),
  ],
  ['what it is of is empty', (waiting: string) => writeFileSync(join(waiting, 'backup.json'), '')],
])('a backup that waits, of which %s, changes nothing, and it is said once', async (_, damage) => {
  const app = await reopened()
  app.services.close()
  const staging = open(app.folder, backup)
  must(await staging.ask('support.restore', undefined))
  staging.services.close()
  damage(join(app.folder, 'restore'))
  expect(restoreStaged(app.folder, Date.now())).toBe(messages.backupUnusable)
  expect(restoreStaged(app.folder, Date.now())).toBeUndefined()
  const again = open(app.folder)
  await signIn(again, portal)
  expect(must(await again.ask('templates.list', undefined))).toHaveLength(1)
  again.services.close()
})

test('a repair leaves a database alone that another program has open, and one that has no backup', async () => {
  const app = await reopened()
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

test('a backup with a flipped bit is refused, or is what was packed', () => {
  const whole = readFileSync(backup)
  const random = fc.sample(fc.nat(whole.length * 8 - 1), { numRuns: 400, seed: 11 })
  const contents = (folder: string) =>
    globSync('restore/**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name)).toString('base64')] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-flips-'))
  expect(stageRestore(folder, whole, migrationsOf).ok).toBe(true)
  const right = contents(folder)
  const taken = random.filter((bit) => {
    const flipped = Buffer.from(whole)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    if (!stageRestore(folder, flipped, migrationsOf).ok) return false
    expect(contents(folder), `bit ${bit}`).toEqual(right)
    return true
  })
  expect(taken.length).toBeLessThan(random.length / 2)
})

test('a name that leads out of the profile is passed over', async () => {
  const evil = join(work, 'evil.zip')
  const others = { '../../evil.db': strToU8('x'), 'users/../evil.db': strToU8('x') }
  writeFileSync(evil, zipSync({ ...unzipSync(readFileSync(backup)), ...others }))
  const next = open(undefined, evil)
  must(await next.ask('support.restore', undefined))
  expect(globSync('**/evil.db', { cwd: next.folder })).toEqual([])
  expect(existsSync(join(next.folder, '..', 'evil.db'))).toBe(false)
  next.services.close()
})

test('a repair sets aside what is damaged, and its last good backup takes its place', async () => {
  const app = await reopened()
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
  await signIn(again, portal)
  expect((await journal(again)).map(({ key }) => key)).toEqual(expect.arrayContaining(known.map(({ key }) => key)))
  again.services.close()
})
