/** Files held by another program, as on Windows: every call is refused until they are released. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, expect, test, vi } from 'vitest'
import type * as patient from '../../../src/main/files/retrying-fs.ts'
import { sweepAnswers } from '../../../src/main/privacy/stored-files.ts'
import { backupsOf } from '../../../src/main/store/database-backups.ts'
import { eraseDeleted, eraseLocked } from '../../../src/main/store/erase.ts'
import { createKeptDocuments } from '../../../src/main/store/kept-documents.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { stored } from '../../../src/main/store/stored.ts'
import { watchStart } from '../../../src/main/updates/start-watch.ts'
import { contentOfEnding } from '../../../src/shared/domain/values/file-kinds.ts'
import { say } from '../../../src/shared/messages.ts'
import { held } from '../../support/held-fs.ts'
import { notes, writeNotes } from '../../support/profile-folder.ts'

vi.mock('../../../src/main/files/retrying-fs.ts', async (original) => {
  const { withHeld } = await import('../../support/held-fs.ts')
  return withHeld(await original<typeof patient>())
})
afterEach(() => held.clear())

test('a file that is held is named', () => {
  const path = join('profile', 'backups', 'orders.db.1.bak')
  const failing = stored(() => {
    throw Object.assign(new Error('EBUSY'), { code: 'EBUSY', syscall: 'open', errno: -16, path })
  })
  expect(failing).toMatchObject({
    error: { kind: 'storage', message: say('storageHeld', { file: 'orders.db.1.bak' }) },
  })
})

const newProfile = () => mkdtempSync(join(tmpdir(), 'storedesk-held-'))

test('a backup that is held when it is to be erased keeps none of the others, and goes at the next start', () => {
  const profile = newProfile()
  const home = join(profile, 'users', '1-abc')
  const file = join(home, 'drafts.db')
  for (const at of [1, 2, 3]) {
    const opened = openDatabase(file, notes, { durable: true, now: () => at, backups: 5 })
    writeNotes(opened, 1)
    opened.backUp()
    opened.db.close()
  }
  const [first = ''] = backupsOf(file)
  held.add(first)
  const db = new BetterSqlite3(file)
  db.exec('DELETE FROM notes')
  expect(() => eraseDeleted(db)).toThrow('EBUSY')
  db.close()
  expect(backupsOf(file).slice(0, -1)).toEqual([first])
  eraseLocked(profile)
  expect(existsSync(first)).toBe(true)
  held.clear()
  eraseLocked(profile)
  expect(existsSync(first)).toBe(false)
  expect(readdirSync(home).filter((name) => name.endsWith('.to-erase'))).toEqual([])
})

test('a mark of what is to be erased leads to nothing but copies of its database', () => {
  const profile = newProfile()
  const home = join(profile, 'users', '1-abc')
  mkdirSync(join(home, 'backups'), { recursive: true })
  const others = ['orders.db', 'backups/orders.db.1.bak'].map((name) => join(home, name))
  for (const path of others) writeFileSync(path, 'orders')
  writeFileSync(join(home, 'drafts.db.to-erase'), JSON.stringify(['orders.db', '../../orders.db', 'orders.db.1.bak']))
  eraseLocked(profile)
  expect(others.every((path) => existsSync(path))).toBe(true)
})

test('a kept document that is open is emptied, the others go, and what is left goes at a start', () => {
  const profile = newProfile()
  const folder = join(profile, 'users', '1-abc', 'documents')
  const documents = createKeptDocuments(folder, Date.now, () => 1e9)
  const pdf = contentOfEnding('pdf')
  if (pdf === undefined) throw new Error('PDF is a kind')
  const [open, other] = ['one', 'two'].map((address) => {
    const path = documents.beside()
    writeFileSync(path, `%PDF ${address}`)
    return documents.keep(path, address, pdf).path
  })
  held.add(open ?? '')
  held.add(folder)
  expect(() => documents.clear()).toThrow('EBUSY')
  expect([readFileSync(open ?? '', 'utf8'), existsSync(other ?? '')]).toEqual(['', false])
  held.clear()
  sweepAnswers(profile)
  expect(readdirSync(folder)).toEqual([])
})

test('a database that is held is gone back to later, with all others', () => {
  const profile = newProfile()
  const [one, two] = ['a.db', 'b.db'].map((name) => join(profile, name))
  const write = (content: string) => {
    for (const path of [one, two]) writeFileSync(path ?? '', content)
  }
  const read = () => [one, two].map((path) => readFileSync(path ?? '', 'utf8'))
  write('good')
  const installer = join(profile, 'setup.exe')
  writeFileSync(installer, 'MZ')
  const old = watchStart(profile, '1.0.0')
  old.keep('1.0.0', { path: installer, sha512: createHash('sha512').update('MZ').digest('hex') })
  old.came()
  for (const _ of [1, 2]) {
    watchStart(profile, '1.1.0')
    write('changed')
  }
  held.add(two ?? '')
  expect(watchStart(profile, '1.1.0').goBack).toBeUndefined()
  expect(read()).toEqual(['changed', 'changed'])
  held.clear()
  expect(watchStart(profile, '1.1.0').goBack?.version).toBe('1.0.0')
  expect(read()).toEqual(['good', 'good'])
})
