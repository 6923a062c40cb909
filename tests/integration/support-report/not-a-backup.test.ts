/** Files that aren't a backup, are damaged, or malicious: refused, and nothing changes. */
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreStaged, stageRestore } from '../../../src/main/support/profile-backup.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { newWork, profileOfStore, type StoreProfile } from './store-profile.ts'

const work = newWork()
let store: StoreProfile
beforeAll(async () => {
  store = await profileOfStore(work)
})
afterAll(() => store.stop())

const noDatabase = () =>
  zipSync({
    'backup.json': strToU8(JSON.stringify({ made: new Date().toISOString(), version: '0.1.0' })),
    'users/7001-a/orders.db': strToU8('no database'),
  })

const manifest = () => ({
  'backup.json': strToU8(JSON.stringify({ made: new Date().toISOString(), version: '0.1.0' })),
})

/** The directory lists one file twice. */
function twice(): Uint8Array {
  const zip = Buffer.from(
    zipSync({ ...unzipSync(readFileSync(store.backup)), 'device.json': strToU8('{}'), 'device.jsoN': strToU8('') }),
  )
  return Buffer.from(zip.toString('latin1').replaceAll('device.jsoN', 'device.json'), 'latin1')
}

/** A backup from before checksums were included, with the orders database that `sql` creates. */
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
  ['a file that is there twice', () => twice()],
  [
    'settings of two megabytes',
    () => zipSync({ ...manifest(), 'device.json': new Uint8Array(2 * 1024 * 1024) }, { level: 6 }),
  ],
  ['no zip', () => strToU8('not a zip')],
  ['a zip of other things', () => zipSync({ 'a.txt': strToU8('a') })],
  ['a database that is none', noDatabase],
])('%s is refused, and changes nothing', async (name, bytes) => {
  const path = join(work, `${name}.zip`)
  writeFileSync(path, bytes())
  const app = store.open(undefined, path)
  expect(await app.ask('support.restore', undefined)).toMatchObject({ error: { message: messages.backupUnusable } })
  expect(restoreStaged(app.folder, Date.now())).toBeUndefined()
  app.services.close()
})

test('a zip that unpacks to more than any store has is refused before it is unpacked', async () => {
  const path = join(work, 'bomb.zip')
  const bomb = Buffer.from(
    zipSync({ ...unzipSync(readFileSync(store.backup)), 'users/7001-a/orders.db': strToU8('x') }),
  )
  // The unpacked size that the zip's directory states for each file, in bytes.
  for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 4))
    bomb.writeUInt32LE(400 * 1024 * 1024, at + 24)
  writeFileSync(path, bomb)
  const app = store.open(undefined, path)
  expect(await app.ask('support.restore', undefined)).toMatchObject({ error: { message: messages.backupUnusable } })
  app.services.close()
})

test('a file that isn’t a backup is unpacked in parallel with the program, which goes on meanwhile', async () => {
  const path = join(work, 'large.zip')
  // Starts like a database.
  const large = Buffer.alloc(60_000_000)
  large.write('SQLite format 3\0')
  writeFileSync(path, zipSync({ ...manifest(), 'users/7001-a/orders.db': large }, { level: 1 }))
  const app = store.open(undefined, path)
  const held: number[] = []
  const began = performance.now()
  let last = began
  const watch = setInterval(() => {
    held.push(performance.now() - last)
    last = performance.now()
  }, 10)
  expect(await app.ask('support.restore', undefined)).toMatchObject({ error: { message: messages.backupUnusable } })
  clearInterval(watch)
  // Relative to the total time, because that depends on the computer.
  expect(Math.max(...held)).toBeLessThan((performance.now() - began) / 2)
  expect(existsSync(join(app.folder, 'restore'))).toBe(false)
  app.services.close()
})

test('a backup with a flipped bit is refused, or is what was packed', () => {
  const whole = readFileSync(store.backup)
  const random = fc.sample(fc.nat(whole.length * 8 - 1), { numRuns: 400, seed: 11 })
  const contents = (folder: string) =>
    globSync('restore/**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name)).toString('base64')] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-flips-'))
  expect(stageRestore(folder, whole).ok).toBe(true)
  const right = contents(folder)
  const taken = random.filter((bit) => {
    const flipped = Buffer.from(whole)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    if (!stageRestore(folder, flipped).ok) return false
    expect(contents(folder), `bit ${bit}`).toEqual(right)
    return true
  })
  expect(taken.length).toBeLessThan(random.length / 2)
})

test('a name that leads out of the profile is passed over', async () => {
  const evil = join(work, 'evil.zip')
  const others = { '../../evil.db': strToU8('x'), 'users/../evil.db': strToU8('x') }
  writeFileSync(evil, zipSync({ ...unzipSync(readFileSync(store.backup)), ...others }))
  const next = store.open(undefined, evil)
  must(await next.ask('support.restore', undefined))
  expect(globSync('**/evil.db', { cwd: next.folder })).toEqual([])
  expect(existsSync(join(next.folder, '..', 'evil.db'))).toBe(false)
  next.services.close()
})
