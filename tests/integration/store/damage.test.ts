import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openReadCopy } from '../../../src/main/store/read-copy.ts'
import { AT, countNotes, newFolder, notes, openNotes, scribble, writeNotes } from '../../support/profile-folder.ts'

/** A closed file of about forty pages. */
function fileOfNotes(count = 300): string {
  const file = join(newFolder(), 'notes.db')
  const opened = openNotes(file)
  writeNotes(opened, count)
  opened.db.close()
  return file
}

const asideOf = (file: string): readonly string[] =>
  readdirSync(join(file, '..'))
    .filter((name) => name.startsWith(`${basename(file)}.damaged-`))
    .sort()

/** Returns their names, oldest first. */
const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.bak'))
    .sort()

const DAMAGE: readonly (readonly [string, (file: string) => void])[] = [
  ['a garbage header', (file) => scribble(file, 0, randomBytes(100))],
  ['garbage in the middle', (file) => scribble(file, 4096 * 3, randomBytes(4096 * 4))],
  ['zeros in the middle', (file) => scribble(file, 4096 * 3, new Uint8Array(4096 * 4))],
  ['half of it missing', (file) => truncateSync(file, readFileSync(file).length / 2)],
  ['only a few bytes', (file) => truncateSync(file, 50)],
  ['something else in it', (file) => writeFileSync(file, 'This is a letter, not a database. '.repeat(200))],
]

describe('a damaged database', () => {
  it.each(DAMAGE)('with %s is set aside, told, and a fresh one opened', (_, damage) => {
    const file = fileOfNotes()
    damage(file)
    const damaged = readFileSync(file)

    const opened = openNotes(file)
    expect(countNotes(opened)).toBe(0)
    const [aside = ''] = asideOf(file)
    expect(aside).toBe('notes.db.damaged-2026-04-05T10-00-00-000Z')
    expect(opened.notice).toBe(`notes.db was damaged and is kept as ${aside}. StoreDesk starts with an empty one.`)
    // Kept as it was found, so that better tools can still read it.
    expect(readFileSync(join(file, '..', aside)).equals(damaged)).toBe(true)
    writeNotes(opened, 1)
    opened.db.close()

    const next = openNotes(file)
    expect(next.notice).toBeUndefined()
    expect(countNotes(next)).toBe(1)
    next.db.close()
  })

  it('takes its -wal along: what it had not yet folded in is not lost', () => {
    const opened = openNotes(join(newFolder(), 'notes.db'))
    writeNotes(opened, 300)
    opened.db.pragma('wal_checkpoint(TRUNCATE)')
    writeNotes(opened, 30)
    // The computer stops here, with thirty notes only in the -wal.
    const file = join(newFolder(), 'notes.db')
    for (const companion of ['', '-wal']) copyFileSync(opened.db.name + companion, file + companion)
    opened.db.close()
    const wal = readFileSync(`${file}-wal`)
    scribble(file, 4096 * 4, randomBytes(4096 * 3))

    const fresh = openNotes(file)
    expect(countNotes(fresh)).toBe(0)
    fresh.db.close()
    const [aside = ''] = asideOf(file)
    expect(readFileSync(join(file, '..', `${aside}-wal`)).equals(wal)).toBe(true)
  })

  it('gives way to the last backup that is whole', () => {
    const file = join(newFolder(), 'notes.db')
    let now = AT
    const start = () => openNotes(file, { backups: 5, now: () => now++ })
    const first = start()
    writeNotes(first, 10)
    first.db.close()
    const second = start()
    writeNotes(second, 10)
    second.db.close()
    start().db.close()

    const folder = join(file, '..', 'backups')
    const backups = backupsIn(folder)
    expect(backups).toHaveLength(3)
    // The newest backup is damaged too: the one before it has the first ten notes.
    scribble(join(folder, backups.at(-1) ?? ''), 0, randomBytes(4096))
    scribble(file, 0, randomBytes(4096))
    const restored = start()
    expect(countNotes(restored)).toBe(10)
    expect(restored.notice).toContain('The last good backup is in its place.')
    restored.db.close()
  })

  it('keeps as many backups as it was told, the newest ones', () => {
    const file = join(newFolder(), 'notes.db')
    for (let at = 0; at < 6; at++) openNotes(file, { backups: 3, now: () => AT + at }).db.close()
    const kept = [3, 4, 5].map((at) => `notes.db.${String(AT + at).padStart(15, '0')}.bak`)
    expect(readdirSync(join(file, '..', 'backups')).sort()).toEqual(kept.flatMap((one) => [one, `${one}.sha256`]))
  })

  it('gives way to the newest backup, also of a clock that was ahead once', () => {
    const file = join(newFolder(), 'notes.db')
    const year = 365 * 86_400_000
    for (const now of [AT, AT + year, AT + 1, AT + 2]) {
      const opened = openNotes(file, { backups: 2, now: () => now })
      writeNotes(opened, 10)
      opened.backUp()
      opened.db.close()
    }
    scribble(file, 0, randomBytes(4096))
    const restored = openNotes(file, { backups: 2, now: () => AT + 3 })
    expect(countNotes(restored)).toBe(40)
    restored.db.close()
  })

  describe('of which the newest backup', () => {
    /** Two backups, with 10 and 20 notes; the file is damaged. */
    function withBackups(): { readonly file: string; readonly older: string; readonly newer: string } {
      const file = join(newFolder(), 'notes.db')
      for (const at of [0, 1]) {
        const opened = openNotes(file, { backups: 5, now: () => AT + at })
        writeNotes(opened, 10)
        opened.backUp()
        opened.db.close()
      }
      scribble(file, 0, randomBytes(4096))
      const folder = join(file, '..', 'backups')
      const [older = '', newer = ''] = backupsIn(folder).map((name) => join(folder, name))
      return { file, older, newer }
    }
    const counted = (file: string) => {
      const opened = openNotes(file, { backups: 5, now: () => AT + 2 })
      opened.db.close()
      const again = openNotes(file, { backups: 5, now: () => AT + 3 })
      const count = countNotes(again)
      again.db.close()
      return count
    }
    /** Changes a letter of a note: SQLite still considers the file intact. */
    function changeLetter(backup: string): void {
      const bytes = readFileSync(backup)
      const at = bytes.indexOf('note 5 ')
      scribble(backup, at, Buffer.from('nope'))
    }

    it('is whole: it takes the file’s place', () => {
      expect(counted(withBackups().file)).toBe(20)
    })
    it('isn’t what was written any more: the one before it does', () => {
      const { file, newer } = withBackups()
      changeLetter(newer)
      expect(counted(file)).toBe(10)
    })
    it('is of before sums were written: it counts by what can be checked', () => {
      const { file, newer } = withBackups()
      rmSync(`${newer}.sha256`)
      expect(counted(file)).toBe(20)
    })
    it('holds other tables: the one before it does', () => {
      const { file, newer } = withBackups()
      rmSync(newer)
      rmSync(`${newer}.sha256`)
      const other = new BetterSqlite3(newer)
      other.exec('CREATE TABLE letters (a); PRAGMA user_version = 1')
      other.close()
      expect(counted(file)).toBe(10)
    })
    it('and all others aren’t what was written: nothing is put in place, and that is told', () => {
      const { file, older, newer } = withBackups()
      changeLetter(older)
      changeLetter(newer)
      const { db, notice } = openNotes(file, { backups: 5, now: () => AT + 2 })
      expect(notice).toContain('starts with an empty one')
      db.close()
    })
  })

  it('opens also when backups can’t be written', () => {
    const file = join(newFolder(), 'notes.db')
    writeFileSync(join(file, '..', 'backups'), 'a file where the folder should be')
    const opened = openNotes(file, { backups: 3 })
    writeNotes(opened, 1)
    expect(countNotes(opened)).toBe(1)
    opened.db.close()
  })

  it('is set aside when its header names a format that SQLite doesn’t know', () => {
    const file = fileOfNotes(3)
    // The schema's format number.
    scribble(file, 44, new Uint8Array([0, 0, 0, 9]))
    const { db, notice } = openNotes(file)
    expect(notice).toContain('was damaged')
    db.close()
  })

  it('never stops the start: 200 random cuts and scribbles', () => {
    const original = fileOfNotes(120)
    const size = readFileSync(original).length
    const folder = newFolder()
    let run = 0
    const outcomes = { whole: 0, aside: 0 }
    fc.assert(
      fc.property(
        fc.nat(size - 1),
        fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 600 }), fc.constant('cut' as const)),
        (at, how) => {
          run += 1
          const file = join(folder, `${run}`, 'notes.db')
          mkdirSync(join(file, '..'))
          copyFileSync(original, file)
          if (how === 'cut') truncateSync(file, at)
          else scribble(file, at, how)
          // Such a version can't be told from a newer StoreDesk's, and isn't opened.
          const version = readFileSync(file).subarray(60, 64)
          fc.pre(version.length < 4 || version.readUInt32BE() <= 1 || version.readUInt32BE() > 1000)
          const opened = openNotes(file)
          try {
            // Either it could be read completely, or it was set aside and reported.
            const wasSetAside = asideOf(file).length > 0
            expect(opened.notice !== undefined).toBe(wasSetAside)
            outcomes[wasSetAside ? 'aside' : 'whole'] += 1
            writeNotes(opened, 1)
            expect(opened.db.prepare('SELECT words FROM notes').pluck().all().length).toBeGreaterThan(0)
          } finally {
            opened.db.close()
          }
        },
      ),
      { numRuns: 200 },
    )
    expect(outcomes.whole + outcomes.aside).toBe(200)
    expect(outcomes.aside).toBeGreaterThan(50)
    expect(existsSync(original)).toBe(true)
  })
})

describe('a database that isn’t as StoreDesk writes it', () => {
  const OTHERS: readonly (readonly [string, string])[] = [
    ['of the right version with other tables', 'CREATE TABLE letters (a); PRAGMA user_version = 1'],
    ['of the right version without tables', 'PRAGMA user_version = 1'],
    ['whose table lacks a column', 'CREATE TABLE notes (at INTEGER PRIMARY KEY) STRICT; PRAGMA user_version = 1'],
    ['of no version with tables', 'CREATE TABLE notes (b)'],
    ['of a version below the first', 'PRAGMA user_version = -3'],
    ['of a version that no StoreDesk will have', `${notes[0]?.sql}; PRAGMA user_version = 16777217`],
    [
      'with a trigger of somebody else',
      `${notes[0]?.sql}; CREATE TRIGGER t AFTER INSERT ON notes BEGIN DELETE FROM notes; END; PRAGMA user_version = 1`,
    ],
  ]
  function fileOf(sql: string): string {
    const file = join(newFolder(), 'notes.db')
    const other = new BetterSqlite3(file)
    other.exec(sql)
    other.close()
    return file
  }

  it.each(OTHERS)('%s is set aside as it is, and told', (_, sql) => {
    const file = fileOf(sql)
    const before = readFileSync(file)
    const { db, notice } = openNotes(file)
    const [aside = ''] = asideOf(file)
    expect(notice).toBe(
      `notes.db isn’t as StoreDesk writes it and is kept as ${aside}. StoreDesk starts with an empty one.`,
    )
    expect(readFileSync(join(file, '..', aside)).equals(before)).toBe(true)
    db.close()
    expect(openNotes(file).notice).toBeUndefined()
  })

  it('gives way to the last good backup', () => {
    const file = join(newFolder(), 'notes.db')
    const first = openNotes(file, { backups: 5 })
    writeNotes(first, 7)
    first.backUp()
    first.db.close()
    copyFileSync(fileOf('CREATE TABLE letters (a); PRAGMA user_version = 1'), file)
    const again = openNotes(file, { backups: 5 })
    expect(countNotes(again)).toBe(7)
    expect(again.notice).toContain('The last good backup is in its place.')
    again.db.close()
  })

  it('can’t be viewed where it can’t be written', () => {
    expect(openReadCopy(fileOf('CREATE TABLE letters (a); PRAGMA user_version = 1'), notes)).toBeUndefined()
    const file = fileOfNotes(3)
    const copy = openReadCopy(file, notes)
    expect(copy?.prepare('SELECT count(*) FROM notes').pluck().get()).toBe(3)
    copy?.close()
  })
})
