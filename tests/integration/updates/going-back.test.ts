/** A new version that doesn't start gives way to the one before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { watchStart } from '../../../src/main/updates/start-watch.ts'
import { feedOf, installed, installerOf, newInstall, newKeys, openFeed } from '../../support/update-feed.ts'

const keys = newKeys()
const now = Date.now()

/** No Windows is here to run the installer. */
async function installBy({ updates, engine }: ReturnType<typeof installed>): Promise<void> {
  const begun = vi.spyOn(Object.getPrototypeOf(engine().updater), 'doInstall').mockReturnValue(true)
  expect(await updates.install()).toMatchObject({ ok: true })
  begun.mockRestore()
}

describe('a new version that doesn’t come up', () => {
  const begin = (folder: string, version: string) => watchStart(folder, version)

  test('twice gives way to the one before, with its databases, and isn’t installed again', async () => {
    const at = newInstall(keys, now)
    const { folder } = at
    const database = join(folder, 'orders.db')
    writeFileSync(database, 'as 1.0.0 left it')
    const old = begin(folder, '1.0.0')
    const installer = join(folder, 'fetched.exe')
    writeFileSync(installer, installerOf('1.0.0'))
    old.keep('1.0.0', installer)
    old.came()
    writeFileSync(installer, installerOf('1.1.0'))
    old.keep('1.1.0', installer)
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
    const asked = feed.asked.filter((path) => path.endsWith('1.0.0.exe'))
    await installBy(program)
    for (const _ of [1, 2]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
    const { goBack } = begin(folder, '1.1.0')
    expect(goBack?.version).toBe('1.0.0')
    expect(readFileSync(goBack?.installer ?? '')).toEqual(Buffer.from(installerOf('1.0.0')))
    // It is kept from then on.
    expect(asked).toHaveLength(1)
    await installed({ at, now, feed: feed.url }).updates.check()
    expect(feed.asked.filter((path) => path.endsWith('1.0.0.exe'))).toEqual(asked)
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

  test('starts on, when the installer of the one before is gone or was changed', () => {
    const { folder } = newInstall(keys, now)
    const old = begin(folder, '1.0.0')
    const installer = join(folder, 'fetched.exe')
    writeFileSync(installer, installerOf('1.0.0'))
    old.keep('1.0.0', installer)
    old.came()
    old.keep('1.1.0', installer)
    writeFileSync(join(folder, 'updates', 'installers', 'StoreDesk-1.0.0.exe'), 'MZ evil')
    for (const _ of [1, 2, 3, 4]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
  })

  test('once, but then does, stays', () => {
    const { folder } = newInstall(keys, now)
    begin(folder, '1.0.0').came()
    begin(folder, '1.1.0')
    const second = begin(folder, '1.1.0')
    expect(second.goBack).toBeUndefined()
    second.came()
    for (const _ of [1, 2, 3]) expect(begin(folder, '1.1.0').goBack).toBeUndefined()
  })
})
