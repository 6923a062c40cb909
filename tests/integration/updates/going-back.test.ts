/** A new version that doesn't start is replaced by the one before. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { watchStart } from '../../../src/main/updates/start-watch.ts'
import { feedOf, installed, installerOf, newInstall, newKeys, openFeed } from '../../support/update-feed.ts'

const keys = newKeys()
const now = Date.now()

/** Windows isn't there to run the installer. */
async function installBy({ updates, engine }: ReturnType<typeof installed>): Promise<void> {
  const begun = vi.spyOn(Object.getPrototypeOf(engine().updater), 'doInstall').mockReturnValue(true)
  expect(await updates.install()).toMatchObject({ ok: true })
  begun.mockRestore()
}

describe('a new version that doesn’t come up', () => {
  const begin = (folder: string, version: string) => watchStart(folder, version)

  /** The installer of a version, downloaded and verified. */
  function fetched(folder: string, version: string) {
    const path = join(folder, 'fetched.exe')
    const content = installerOf(version)
    writeFileSync(path, content)
    return { path, sha512: createHash('sha512').update(content).digest('hex') }
  }

  test('twice gives way to the one before, with its databases, and isn’t installed again', async () => {
    const at = newInstall(keys, now)
    const { folder } = at
    const database = join(folder, 'orders.db')
    writeFileSync(database, 'as 1.0.0 left it')
    const old = begin(folder, '1.0.0')
    old.keep('1.0.0', fetched(folder, '1.0.0'))
    old.came()
    old.keep('1.1.0', fetched(folder, '1.1.0'))
    for (const _ of [1, 2]) {
      expect(begin(folder, '1.1.0').goBack).toBeUndefined()
      writeFileSync(database, 'migrated by 1.1.0')
      writeFileSync(`${database}-wal`, 'more of it')
    }
    const { goBack } = begin(folder, '1.1.0')
    expect(goBack?.version).toBe('1.0.0')
    expect(readFileSync(goBack?.installer ?? '')).toEqual(Buffer.from(installerOf('1.0.0')))
    expect(readFileSync(database, 'utf8')).toBe('as 1.0.0 left it')
    expect(existsSync(`${database}-wal`)).toBe(false)
    const again = begin(folder, '1.0.0')
    expect(again.wentBackFrom).toBe('1.1.0')
    again.came()
    expect(begin(folder, '1.0.0').wentBackFrom).toBeUndefined()
    const feed = await openFeed()
    const check = async () => (await installed({ at, now, feed: feed.url }).updates.check()).state
    feed.serve(feedOf(keys, { version: 1, now }, [{ version: '1.1.0' }]))
    expect(await check()).toEqual({ phase: 'idle', checkedAt: now })
    feed.serve(feedOf(keys, { version: 2, now }, [{ version: '1.1.1' }]))
    expect(await check()).toMatchObject({ phase: 'ready', version: '1.1.1' })
    await feed.stop()
  })

  test('gives way to one that was installed by hand, whose installer the feed still has, as it signed it', async () => {
    const at = newInstall(keys, now)
    const { folder } = at
    begin(folder, '1.0.0').came()
    const feed = await openFeed()
    feed.serve(feedOf(keys, { version: 1, now }, [{ version: '1.0.0' }, { version: '1.1.0' }]))
    const program = installed({ at, now, feed: feed.url })
    expect((await program.updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
    const downloads = feed.requests.filter((path) => path.endsWith('1.0.0.exe'))
    await installBy(program)
    for (const _ of [1, 2]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
    const { goBack } = begin(folder, '1.1.0')
    expect(goBack?.version).toBe('1.0.0')
    expect(readFileSync(goBack?.installer ?? '')).toEqual(Buffer.from(installerOf('1.0.0')))
    // It is kept from then on.
    expect(downloads).toHaveLength(1)
    await installed({ at, now, feed: feed.url }).updates.check()
    expect(feed.requests.filter((path) => path.endsWith('1.0.0.exe'))).toEqual(downloads)
    await feed.stop()
  })

  test.each([
    ['has none', [{ version: '1.1.0' }], 'Valid'],
    ['lies about it', [{ version: '1.0.0', lies: Buffer.from('MZ evil') }, { version: '1.1.0' }], 'Valid'],
  ])('is installed without a way back where the feed %s', async (_, offered) => {
    const at = newInstall(keys, now)
    begin(at.folder, '1.0.0').came()
    const feed = await openFeed()
    feed.serve(feedOf(keys, { version: 1, now }, offered))
    const program = installed({ at, now, feed: feed.url })
    expect((await program.updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
    await installBy(program)
    for (const _ of [1, 2, 3, 4]) expect(begin(at.folder, '1.1.0').goBack).toBeUndefined()
    await feed.stop()
  })

  test('starts normally when the installer of the one before is gone or was changed', () => {
    const { folder } = newInstall(keys, now)
    const old = begin(folder, '1.0.0')
    old.keep('1.0.0', fetched(folder, '1.0.0'))
    old.came()
    writeFileSync(join(folder, 'updates', 'installers', 'StoreDesk-1.0.0.exe'), 'MZ evil')
    for (const _ of [1, 2, 3, 4]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
  })

  test('starts normally when the installer of the one before was changed after it was checked', () => {
    const { folder } = newInstall(keys, now)
    const old = begin(folder, '1.0.0')
    const checked = fetched(folder, '1.0.0')
    writeFileSync(checked.path, 'MZ evil')
    old.keep('1.0.0', checked)
    old.came()
    for (const _ of [1, 2, 3, 4]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
  })

  /** A profile in which these versions started one after the other, each with its installer kept. */
  function history(...versions: readonly string[]) {
    const { folder } = newInstall(keys, now)
    const database = join(folder, 'orders.db')
    for (const version of versions) {
      const watch = begin(folder, version)
      watch.keep(version, fetched(folder, version))
      watch.came()
      writeFileSync(database, `as ${version} left it`)
    }
    return { folder, database }
  }
  const fail = (folder: string, version: string, times = 2) => {
    for (let time = 0; time < times; time++) expect(begin(folder, version).goBack).toBeUndefined()
  }

  test('that was installed by hand gives way to the last that came up, not to the one before that', () => {
    const { folder, database } = history('1.0.0', '1.1.0')
    fail(folder, '1.2.0')
    expect(begin(folder, '1.2.0').goBack?.version).toBe('1.1.0')
    expect(readFileSync(database, 'utf8')).toBe('as 1.1.0 left it')
  })

  test('whose last good one has no installer starts normally', () => {
    const { folder } = history('1.0.0')
    begin(folder, '1.1.0').came()
    fail(folder, '1.2.0', 5)
  })

  test('after another one that didn’t either puts back what the good one left', () => {
    const { folder, database } = history('1.0.0')
    fail(folder, '1.1.0', 1)
    writeFileSync(database, 'migrated by 1.1.0')
    fail(folder, '1.1.1')
    expect(begin(folder, '1.1.1').goBack?.version).toBe('1.0.0')
    expect(readFileSync(database, 'utf8')).toBe('as 1.0.0 left it')
  })

  test('that came up, though that couldn’t be saved, loses nothing', () => {
    const { folder, database } = history('1.0.0')
    const starts = join(folder, 'updates', 'starts.json')
    const first = begin(folder, '1.1.0')
    // A full disk, or a virus scanner, at the rename.
    mkdirSync(`${starts}.new`)
    expect(() => first.came()).toThrow()
    rmSync(`${starts}.new`, { recursive: true })
    writeFileSync(database, 'with an order of 1.1.0')
    fail(folder, '1.1.0', 2)
    begin(folder, '1.1.0')
    expect(readFileSync(database, 'utf8')).toBe('with an order of 1.1.0')
  })

  test('is started on where its databases can’t all be copied, also once they can', () => {
    const { folder, database } = history('1.0.0')
    mkdirSync(join(folder, 'unreadable.db'))
    fail(folder, '1.1.0', 1)
    rmSync(join(folder, 'unreadable.db'), { recursive: true })
    writeFileSync(database, 'migrated by 1.1.0')
    fail(folder, '1.1.0', 4)
    expect(readFileSync(database, 'utf8')).toBe('migrated by 1.1.0')
  })

  test('is started on where the copies aren’t whole', () => {
    const { folder, database } = history('1.0.0')
    fail(folder, '1.1.0', 1)
    rmSync(join(folder, 'updates', 'databases', 'copied.json'))
    writeFileSync(database, 'migrated by 1.1.0')
    fail(folder, '1.1.0', 4)
    expect(readFileSync(database, 'utf8')).toBe('migrated by 1.1.0')
  })

  test.each(['1.1.0', '1.0.0'])(
    'and was cut off while it gave way leaves no database away from its place: %s starts',
    (version) => {
      const { folder, database } = history('1.0.0')
      fail(folder, '1.1.0')
      writeFileSync(database, 'migrated by 1.1.0')
      copyFileSync(join(folder, 'updates', 'databases', 'orders.db'), `${database}.back`)
      renameSync(database, `${database}.newer`)
      // The way back itself has been deleted meanwhile.
      rmSync(join(folder, 'updates', 'installers'), { recursive: true })
      const watch = begin(folder, version)
      expect(watch.goBack).toBeUndefined()
      watch.came()
      expect(readFileSync(database, 'utf8')).toBe('as 1.0.0 left it')
      expect(globSync('*.{back,newer}', { cwd: folder })).toEqual([])
    },
  )

  test('leaves no copy of a database behind once it has come up', () => {
    const { folder } = history('1.0.0')
    begin(folder, '1.1.0').came()
    expect(existsSync(join(folder, 'updates', 'databases'))).toBe(false)
  })

  test('whose predecessor’s installer doesn’t run isn’t gone back from again and again', () => {
    const { folder } = history('1.0.0')
    fail(folder, '1.1.0')
    expect(begin(folder, '1.1.0').goBack?.version).toBe('1.0.0')
    fail(folder, '1.1.0', 4)
  })

  test.each(['{', '[]', '{"good":"1.0.0","installers":[{"version":"1.0.0","file":"..","sha512":""}]}'])(
    'starts where what is known of starts is damaged: %s',
    (text) => {
      const { folder } = history('1.0.0')
      writeFileSync(join(folder, 'updates', 'starts.json'), text)
      fail(folder, '1.1.0', 4)
    },
  )

  test('once, but does the second time, stays', () => {
    const { folder } = newInstall(keys, now)
    begin(folder, '1.0.0').came()
    begin(folder, '1.1.0')
    const second = begin(folder, '1.1.0')
    expect(second.goBack).toBeUndefined()
    second.came()
    for (const _ of [1, 2, 3]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
  })
})
