/** Deleted data is gone from all copies, and other data stays. */
import { globSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { backupsOf, lastGoodBackup } from '../../../src/main/store/database-backups.ts'
import { eraseDeleted } from '../../../src/main/store/erase.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { notes, writeNotes } from '../../support/profile-folder.ts'

test('the newest backup is made again, with its checksum; the others go with theirs', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'storedesk-erased-')), 'notes.db')
  for (const at of [1, 2]) {
    const opened = openDatabase(file, notes, { durable: true, now: () => at, backups: 5 })
    writeNotes(opened, 1)
    opened.backUp()
    opened.db.close()
  }
  const db = new BetterSqlite3(file)
  db.exec('DELETE FROM notes')
  eraseDeleted(db)
  db.close()
  const [kept = '', ...others] = backupsOf(file)
  expect(others).toEqual([])
  expect(globSync('*', { cwd: dirname(kept) }).toSorted()).toEqual([basename(kept), `${basename(kept)}.sha256`])
  expect(lastGoodBackup(file, notes)).toBe(kept)
})

test('a database’s copies of before a restore and a migration go with its backups; others’ stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-erased-'))
  mkdirSync(join(folder, 'backups'))
  const own = [
    'drafts.db.before-1',
    'drafts.db.before-1-wal',
    'backups/drafts.db.version-7',
    'backups/drafts.db.5.bak.before-1',
  ]
  const others = ['orders.db.before-1', 'orders.db', 'backups/orders.db.version-3', 'drafts.db.damaged-1']
  for (const name of [...own, ...others]) writeFileSync(join(folder, name), name)
  const db = new BetterSqlite3(join(folder, 'drafts.db'))
  eraseDeleted(db)
  db.close()
  const left = globSync(['*', 'backups/*'], { cwd: folder }).filter((name) => name !== 'backups')
  expect(left.toSorted()).toEqual([...others, 'drafts.db'].sort())
})
