import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { cacheMigrations } from '../../../src/main/store/migrations/cache.ts'
import { draftMigrations } from '../../../src/main/store/migrations/drafts.ts'
import { orderMigrations } from '../../../src/main/store/migrations/orders.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { stored } from '../../../src/main/store/stored.ts'
import { openUserStore } from '../../../src/main/store/user-store.ts'
import { say } from '../../../src/shared/messages.ts'
import { AT, countNotes, newFolder, notes, openNotes, writeNotes } from '../../support/profile-folder.ts'

const FULL = 2
const NORMAL = 1

describe('a database file', () => {
  it.each([
    ['orders', orderMigrations],
    ['drafts', draftMigrations],
    ['cache', cacheMigrations],
  ])('of %s has migrations numbered 1, 2, 3 …, without holes', (_, migrations) => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((__, at) => at + 1))
  })

  it('applies each migration once, also when it is opened again', () => {
    const file = join(newFolder(), 'notes.db')
    const first = openNotes(file)
    writeNotes(first, 3)
    first.db.close()

    // If the first migration ran again, its table would exist already.
    const again = openNotes(file)
    expect(countNotes(again)).toBe(3)
    expect(again.notice).toBeUndefined()
    again.db.close()
  })

  it('is brought up to date from any earlier version', () => {
    const file = join(newFolder(), 'notes.db')
    const old = openNotes(file)
    writeNotes(old, 2)
    old.db.close()

    const later = [...notes, { version: 2, sql: "ALTER TABLE notes ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'" }]
    const { db } = openDatabase(file, later, { durable: true, now: () => AT, backups: 1 })
    expect(db.pragma('user_version', { simple: true })).toBe(2)
    expect(db.prepare('SELECT DISTINCT mood FROM notes').pluck().all()).toEqual(['calm'])
    db.close()
    // The state before, for the older version.
    const before = openNotes(join(file, '..', 'backups', 'notes.db.version-1'))
    expect(countNotes(before)).toBe(2)
    before.db.close()
  })

  it('stays at its version when a migration breaks in the middle', () => {
    const file = join(newFolder(), 'notes.db')
    openNotes(file).db.close()
    const broken = [...notes, { version: 2, sql: 'CREATE TABLE half (id INTEGER); CREATE TABLE notes (id INTEGER)' }]
    const opened = stored(() => openDatabase(file, broken, { durable: true, now: () => AT }))
    expect(opened).toMatchObject({ ok: false, error: { kind: 'storage' } })

    const { db } = openNotes(file)
    expect(db.pragma('user_version', { simple: true })).toBe(1)
    expect(db.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").pluck().get()).toBe(0)
    db.close()
  })

  it.each(['first', 'second', 'third'])('of orders is written through to the disk: %s opening', (which) => {
    const file = join(newFolder(), 'orders.db')
    for (let earlier = ['first', 'second', 'third'].indexOf(which); earlier > 0; earlier--) {
      const { db } = openDatabase(file, orderMigrations, { durable: true, now: () => AT })
      db.close()
    }
    const { db } = openDatabase(file, orderMigrations, { durable: true, now: () => AT })
    expect(db.pragma('synchronous', { simple: true })).toBe(FULL)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1)
    db.close()
  })

  it('of what can be asked for again needs not wait for the disk', () => {
    const { db } = openNotes(join(newFolder(), 'cache.db'), { durable: false })
    expect(db.pragma('synchronous', { simple: true })).toBe(NORMAL)
    db.close()
  })

  it('of a newer StoreDesk is refused with a sentence that says what to do, and stays as it is', () => {
    const folder = newFolder()
    const file = join(folder, 'orders.db')
    const future = new BetterSqlite3(file)
    future.exec('CREATE TABLE tomorrow (id INTEGER); INSERT INTO tomorrow VALUES (1); PRAGMA user_version = 99')
    future.close()

    const opened = stored(() => openDatabase(file, orderMigrations, { durable: true, now: () => AT, backups: 5 }))
    expect(opened).toEqual({
      ok: false,
      error: { kind: 'storage', message: say('storageNewer', { file: 'orders.db' }) },
    })
    expect(existsSync(join(folder, 'backups'))).toBe(false)
    const still = new BetterSqlite3(file)
    expect(still.prepare('SELECT count(*) FROM tomorrow').pluck().get()).toBe(1)
    expect(still.pragma('user_version', { simple: true })).toBe(99)
    still.close()
  })

  it('in a folder where no folder can be is a storage failure', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'users'), 'a file where the folder should be')
    expect(stored(() => openNotes(join(folder, 'users', '7', 'notes.db')))).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: say('storageFault') },
    })
  })

  it('at a path that SQLite can’t open is told as that, not as a full disk', () => {
    // Longer than SQLite allows, with each folder name within the system's limit.
    const file = join(newFolder(), ...Array.from({ length: 8 }, () => 'a'.repeat(100)), 'notes.db')
    expect(stored(() => openNotes(file))).toMatchObject({
      ok: false,
      error: { kind: 'storage', message: say('storagePath', { file }) },
    })
    expect(readdirSync(dirname(file))).toEqual([])
  })

  it('that is damaged while it is used, or isn’t as it should be, is told as that, not as a full disk', () => {
    const { db } = openNotes(join(newFolder(), 'notes.db'))
    const damaged = { ok: false, error: { kind: 'storage', sentence: 'storageDamaged' } }
    expect(stored(() => db.prepare('SELECT * FROM letters').all())).toMatchObject(damaged)
    const of = (code: string) =>
      stored(() => {
        throw Object.assign(new Error('x'), { name: 'SqliteError', code })
      })
    expect(of('SQLITE_CORRUPT_VTAB')).toMatchObject(damaged)
    for (const code of ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY'])
      expect(of(code)).toMatchObject({ ok: false, error: { sentence: 'storageFault' } })
    for (const code of ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])
      expect(of(code)).toMatchObject({ ok: false, error: { sentence: 'storageBusy' } })
    db.close()
  })

  it('whose place is taken by a folder is a storage failure', () => {
    const file = join(newFolder(), 'notes.db')
    mkdirSync(file)
    expect(stored(() => openNotes(file))).toMatchObject({ ok: false, error: { kind: 'storage' } })
  })

  it('that is locked by another program is a storage failure, not a defect', () => {
    const file = join(newFolder(), 'notes.db')
    const ours = openNotes(file)
    const other = new BetterSqlite3(file)
    other.exec('BEGIN IMMEDIATE')
    ours.db.pragma('busy_timeout = 10')
    expect(stored(() => writeNotes(ours, 1))).toMatchObject({ ok: false, error: { kind: 'storage' } })
    other.exec('ROLLBACK')
    other.close()
    expect(stored(() => writeNotes(ours, 1)).ok).toBe(true)
    ours.db.close()
  })

  it('doesn’t turn a bug into a storage failure', () => {
    const { db } = openNotes(join(newFolder(), 'notes.db'))
    expect(() => stored(() => db.prepare('INSERT INTO notes (words) VALUES (NULL)').run())).toThrow(/NOT NULL/)
    expect(() =>
      stored(() => {
        throw new TypeError('undefined is not a function')
      }),
    ).toThrow(TypeError)
    db.close()
  })
})

describe('the folder of an account', () => {
  it('has its own file: data of one account isn’t in the other’s', () => {
    const home = newFolder()
    const one = openUserStore(join(home, 'users', '7-a'), () => AT)
    const other = openUserStore(join(home, 'users', '8-a'), () => AT)
    one.answers.save('order.history {}', 'order.history', { at: AT, body: '{"rows":[]}' })
    expect(one.answers.find('order.history {}')?.body).toBe('{"rows":[]}')
    expect(other.answers.find('order.history {}')).toBeUndefined()
    one.close()
    other.close()
    expect(readdirSync(join(home, 'users')).sort()).toEqual(['7-a', '8-a'])
  })
})
