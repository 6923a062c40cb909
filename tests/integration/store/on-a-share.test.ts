/** A profile on a network share: the mode of its databases, and one StoreDesk at a time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { setJournalMode } from '../../../src/main/store/journal-mode.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { lockProfile } from '../../../src/main/store/profile-lock.ts'
import { openReadCopy } from '../../../src/main/store/read-copy.ts'
import { stored } from '../../../src/main/store/stored.ts'
import { say } from '../../../src/shared/messages.ts'
import { AT, countNotes, newFolder, notes, openNotes, writeNotes } from '../../support/profile-folder.ts'

const modeOf = ({ db }: ReturnType<typeof openNotes>) => [
  db.pragma('journal_mode', { simple: true }),
  db.pragma('synchronous', { simple: true }),
  db.pragma('locking_mode', { simple: true }),
]
const FULL = 2
const onShare = { journalMode: 'truncate', backups: 2 } as const

describe('a database on a share', () => {
  it('has a rollback journal, and its commits are on the disk before they return', () => {
    const file = join(newFolder(), 'notes.db')
    const opened = openNotes(file, onShare)
    expect(modeOf(opened)).toEqual(['truncate', FULL, 'normal'])
    writeNotes(opened, 3)
    expect(existsSync(`${file}-wal`)).toBe(false)
    expect(existsSync(`${file}-shm`)).toBe(false)
    opened.db.close()
  })

  it('that was written with WAL, on this computer or by an earlier version, loses nothing', () => {
    const file = join(newFolder(), 'notes.db')
    const local = openNotes(file)
    writeNotes(local, 5)
    expect(modeOf(local)[0]).toBe('wal')
    const moved = join(newFolder(), 'notes.db')
    // As after a power cut: the newest notes are only in the -wal.
    for (const companion of ['', '-wal']) copyFileSync(file + companion, moved + companion)
    const opened = openNotes(moved, onShare)
    expect(opened.notice).toBeUndefined()
    expect([countNotes(opened), ...modeOf(opened)]).toEqual([5, 'truncate', FULL, 'normal'])
    expect(existsSync(`${moved}-wal`)).toBe(false)
    opened.db.close()
    local.db.close()
  })

  it('comes back to WAL on this computer', () => {
    const file = join(newFolder(), 'notes.db')
    const shared = openNotes(file, onShare)
    writeNotes(shared, 2)
    shared.db.close()
    const local = openNotes(file)
    expect([countNotes(local), modeOf(local)[0]]).toEqual([2, 'wal'])
    local.db.close()
  })

  it('can be looked at, copied and backed up while it is open', () => {
    const file = join(newFolder(), 'notes.db')
    const opened = openNotes(file, onShare)
    writeNotes(opened, 2)
    opened.backUp()
    const beside = new BetterSqlite3(file, { readonly: true })
    expect(beside.prepare('SELECT count(*) FROM notes').pluck().get()).toBe(2)
    beside.close()
    expect(openReadCopy(file, notes)?.prepare('SELECT count(*) FROM notes').pluck().get()).toBe(2)
    opened.db.close()
  })

  it('that is gone gives way to its backup, and what it had begun isn’t rolled back into that', () => {
    const folder = newFolder()
    const file = join(folder, 'notes.db')
    const opened = openNotes(file, onShare)
    writeNotes(opened, 400)
    opened.db.exec('DELETE FROM notes WHERE at > 200')
    opened.backUp()
    // As after a power cut during a transaction: SQLite rolls the journal back when it opens the file.
    opened.db.pragma('cache_size = 1')
    opened.db.exec("BEGIN; UPDATE notes SET words = 'begun ' || words")
    const begun = readFileSync(`${file}-journal`)
    opened.db.exec('ROLLBACK')
    opened.db.close()
    rmSync(file)
    writeFileSync(`${file}-journal`, begun)
    const again = openNotes(file, onShare)
    expect(begun.length).toBeGreaterThan(4096)
    expect(again.notice).toContain('was missing')
    expect([countNotes(again), again.db.pragma('integrity_check', { simple: true })]).toEqual([200, 'ok'])
    expect(readdirSync(folder).filter((name) => /damaged-.*-journal$/.test(name))).toHaveLength(1)
    again.db.close()
  })
})

describe('where WAL isn’t granted', () => {
  it('as its memory can’t be had, the rollback journal takes its place', () => {
    const file = join(newFolder(), 'notes.db')
    symlinkSync('nowhere/at all', `${file}-shm`)
    const opened = openNotes(file)
    expect(modeOf(opened)).toEqual(['truncate', FULL, 'normal'])
    writeNotes(opened, 2)
    opened.db.close()
    const again = openNotes(file)
    expect(countNotes(again)).toBe(2)
    again.db.close()
  })

  /** A database in memory answers `memory` to every request. */
  it('as the answer says, nothing is taken for granted', () => {
    const db = new BetterSqlite3(':memory:')
    expect([setJournalMode(db, 'wal'), setJournalMode(db, 'truncate')]).toEqual([false, false])
    db.close()
  })

  it('nor a rollback journal, the file is refused with the reason', () => {
    const refused = stored(() => openDatabase(':memory:', notes, { durable: true, now: () => AT }))
    expect(refused).toMatchObject({ error: { kind: 'storage', message: say('storageUnsafe', { file: ':memory:' }) } })
  })
})

describe('a profile', () => {
  const here = { computer: 'STORE-PC-1', timeLimitMs: 50 }
  const there = { computer: 'STORE-PC-2', timeLimitMs: 50 }
  const inUse = (computer: string) => ({
    ok: false,
    error: { kind: 'rule', sentence: 'profileInUse', message: say('profileInUse', { computer }) },
  })

  it('is one computer’s until that one ends, and names the computer', () => {
    const folder = newFolder()
    const first = lockProfile(folder, here)
    expect(first.ok).toBe(true)
    expect(lockProfile(folder, there)).toEqual(inUse('the computer STORE-PC-1'))
    expect(lockProfile(folder, here)).toEqual(inUse('this computer'))
    if (first.ok) first.value.release()
    const second = lockProfile(folder, there)
    expect(second.ok).toBe(true)
    expect(lockProfile(folder, here)).toEqual(inUse('the computer STORE-PC-2'))
    if (second.ok) second.value.release()
  })

  it.each(['', 'no JSON', '{"computer":7}', `{"computer":"${'x'.repeat(300)}"}`])(
    'whose holder can’t be read (%j) is another computer’s',
    (text) => {
      const folder = newFolder()
      const first = lockProfile(folder, here)
      writeFileSync(join(folder, 'profile.lock.json'), text)
      expect(lockProfile(folder, there)).toEqual(inUse('another computer'))
      if (first.ok) first.value.release()
    },
  )

  it('stays locked while nothing refers to the lock', async () => {
    const folder = newFolder()
    expect(lockProfile(folder, here).ok).toBe(true)
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    for (let nth = 0; nth < 3; nth += 1) {
      collect()
      // The callback that closes a database runs in a later turn.
      await pause(20)
    }
    expect(lockProfile(folder, there)).toEqual(inUse('the computer STORE-PC-1'))
  })

  it('of a killed process is free immediately', async () => {
    const folder = newFolder()
    const module = pathToFileURL('src/main/store/profile-lock.ts').href
    const held = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { lockProfile } = await import(${JSON.stringify(module)})
       const { ok } = lockProfile(${JSON.stringify(folder)}, { computer: 'STORE-PC-2' })
       process.stdout.write(String(ok))
       setInterval(() => {}, 1000)`,
    ])
    expect(String((await once(held.stdout, 'data'))[0])).toBe('true')
    expect(lockProfile(folder, here)).toEqual(inUse('the computer STORE-PC-2'))
    held.kill('SIGKILL')
    await once(held, 'exit')
    const locked = lockProfile(folder, here)
    expect(locked.ok).toBe(true)
    expect(readFileSync(join(folder, 'profile.lock.json'), 'utf8')).toContain('STORE-PC-1')
    if (locked.ok) locked.value.release()
  })

  it('that takes no lock is refused on a share, and goes unlocked on this computer', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'profile.lock'))
    expect(lockProfile(folder, { ...here, onShare: true })).toMatchObject({
      error: { message: say('profileNotLocked', { folder }) },
    })
    expect(lockProfile(folder, { ...here, onShare: false }).ok).toBe(true)
  })
})
