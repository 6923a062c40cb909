/** A new version that doesn't start: the copies made before, and going back. */
import { ok as isTrue, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchStart } from '../../src/main/updates/start-watch.ts'
import type { Case } from './case.ts'
import { hold, holdFor } from './held.ts'

/** An installer, downloaded and verified. */
function fetched(folder: string, version: string) {
  const path = join(folder, `fetched-${version}.exe`)
  const content = `MZ installer of ${version}`
  writeFileSync(path, content)
  return { path, sha512: createHash('sha512').update(content).digest('hex') }
}

/** 1.0.0 started, 1.1.0 was installed over it; `database` is as 1.0.0 left it. */
function updated(folder: string) {
  const home = join(folder, 'users', '1-abc')
  mkdirSync(home, { recursive: true })
  const database = join(home, 'orders.db')
  writeFileSync(database, 'as 1.0.0 left it')
  const old = watchStart(folder, '1.0.0')
  old.keep('1.0.0', fetched(folder, '1.0.0'))
  old.came()
  old.keep('1.1.0', fetched(folder, '1.1.0'))
  return { database }
}

/** 1.1.0 starts, changes the database, and fails to come up. */
function failsToStart(folder: string, database: string): void {
  strictEqual(watchStart(folder, '1.1.0').goBack, undefined)
  writeFileSync(database, 'changed by 1.1.0')
  writeFileSync(`${database}-wal`, 'more of it')
}

export const versionCases: readonly Case[] = [
  {
    name: 'a version that fails twice gives way, with the databases of before',
    run: ({ profile }) => {
      const { database } = updated(profile)
      for (const _ of [1, 2]) failsToStart(profile, database)
      const { goBack } = watchStart(profile, '1.1.0')
      strictEqual(goBack?.version, '1.0.0')
      strictEqual(readFileSync(database, 'utf8'), 'as 1.0.0 left it')
      strictEqual(existsSync(`${database}-wal`), false)
      return { before: 'changed by 1.1.0', after: 'as 1.0.0 left it, its installer begins' }
    },
  },
  {
    name: 'a database that a program holds for a moment is gone back to all the same',
    run: async ({ profile }) => {
      const { database } = updated(profile)
      for (const _ of [1, 2]) failsToStart(profile, database)
      await holdFor(database, 'asExcel', 600)
      strictEqual(watchStart(profile, '1.1.0').goBack?.version, '1.0.0')
      strictEqual(readFileSync(database, 'utf8'), 'as 1.0.0 left it')
      return { before: 'changed by 1.1.0, held for a moment', after: 'as 1.0.0 left it' }
    },
  },
  {
    name: 'an installer that an antivirus scans for a moment is kept',
    run: async ({ profile }) => {
      const checked = fetched(profile, '1.0.0')
      const watch = watchStart(profile, '1.0.0')
      await holdFor(checked.path, 'alone', 600)
      watch.keepRunning(checked)
      strictEqual(watch.lacksRollback(), false)
      strictEqual(existsSync(checked.path), false)
      return { before: 'fetched, held for a moment', after: 'kept, and moved' }
    },
  },
  {
    name: 'a read-only installer is kept, and an older one that is read-only goes',
    run: ({ profile }) => {
      const watch = watchStart(profile, '1.0.0')
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
        const checked = fetched(profile, version)
        chmodSync(checked.path, 0o444)
        watch.keep(version, checked)
        chmodSync(join(profile, 'updates', 'installers', `StoreDesk-${version}.exe`), 0o444)
      }
      strictEqual(existsSync(join(profile, 'updates', 'installers', 'StoreDesk-1.1.0.exe')), false)
      strictEqual(watch.lacksRollback(), false)
      return { before: 'three read-only installers', after: 'those of 1.0.0 and 1.2.0' }
    },
  },
  // Last: once a synchronous call has waited in vain, no call waits during the next minute.
  {
    name: 'a database that a program holds for good: nothing is lost, and it is gone back at a later start',
    run: ({ profile }) => {
      const { database } = updated(profile)
      const drafts = join(profile, 'users', '1-abc', 'drafts.db')
      writeFileSync(drafts, 'changed by 1.1.0')
      for (const _ of [1, 2]) failsToStart(profile, database)
      const letGo = hold(database, 'asExcel')
      const held = watchStart(profile, '1.1.0')
      letGo()
      strictEqual(held.goBack, undefined)
      isTrue(existsSync(database), 'the database is there')
      isTrue(['changed by 1.1.0', 'as 1.0.0 left it'].includes(readFileSync(database, 'utf8')))
      strictEqual(watchStart(profile, '1.1.0').goBack?.version, '1.0.0')
      strictEqual(readFileSync(database, 'utf8'), 'as 1.0.0 left it')
      return { before: 'changed by 1.1.0, held', after: 'starts on, whole; gone back once it was let go' }
    },
  },
]
