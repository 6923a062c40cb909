/** Updates end to end: the real electron-updater, a feed on this computer, and a stand-in for the installer's last step. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { rootOf } from '../../../tools/release/update-feed.ts'
import { feedOf, installerOf, newInstall, newKeys } from '../../support/update-feed.ts'
import { openUpdates } from './open-updates.ts'

const { keys, now, feed, install, offer } = await openUpdates()

describe('a new version', () => {
  test('is found, fetched, checked and told with its notes', async () => {
    offer(1, { version: '1.1.0', notes: 'Ledgers.' })
    const { updates, states } = install()
    const { state } = await updates.check()
    expect(state).toEqual({ phase: 'ready', version: '1.1.0', notes: 'Ledgers.' })
    expect([...new Set(states.map(({ phase }) => phase))]).toEqual(['checking', 'downloading', 'ready'])
  })

  test('is handed to the installer when the person says so, and StoreDesk ends', async () => {
    offer(1, { version: '1.1.0' })
    const at = newInstall(keys, now)
    const { updates, quits, engine } = install({ at })
    await updates.check()
    const { updater } = engine()
    const begun = vi.spyOn(Object.getPrototypeOf(updater), 'doInstall').mockReturnValue(true)
    expect(await updates.install()).toEqual({ ok: true, value: undefined })
    expect(begun).toHaveBeenCalledOnce()
    expect(begun.mock.calls[0]?.[0]).toMatchObject({ isSilent: true, isForceRunAfter: true })
    expect(quits).toEqual(['1.0.0'])
    const kept = join(at.folder, 'updates', 'installers', 'StoreDesk-1.1.0.exe')
    expect(readFileSync(kept)).toEqual(Buffer.from(installerOf('1.1.0')))
    begun.mockRestore()
  })

  test.each([
    ['order', 'updateWaitsOrder'],
    ['import', 'updateWaitsImport'],
    ['write', 'updateWaitsWrite'],
  ] as const)('waits while there is an %s under way, also at the end of StoreDesk', async (under, sentence) => {
    offer(1, { version: '1.1.0' })
    const { updates, quits } = install({ underWay: () => under })
    await updates.check()
    expect(updates.read().waitsFor).toBe(under)
    expect(await updates.install()).toMatchObject({ ok: false, error: { message: messages[sentence] } })
    await updates.installAtQuit()
    expect(quits).toEqual([])
    expect(updates.read().state.phase).toBe('ready')
  })

  test('comes to pilots first, and to a part of the stores', async () => {
    offer(1, { version: '1.2.0', channel: 'pilot' }, { version: '1.1.0', stagingPercentage: 0 })
    expect((await install().updates.check()).state).toEqual({ phase: 'idle', checkedAt: now })
    expect((await install({ channel: 'pilot' }).updates.check()).state).toMatchObject({
      phase: 'ready',
      version: '1.2.0',
    })
    offer(2, { version: '1.1.0', stagingPercentage: 100 })
    expect((await install().updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
  })

  test.each(['1.0.0', '0.9.9'])('is none where the feed offers %s to 1.0.0', async (version) => {
    offer(1, { version })
    expect((await install().updates.check()).state).toEqual({ phase: 'idle', checkedAt: now })
    expect(feed.requests).not.toContain(`/StoreDesk-Setup-${version}.exe`)
  })

  test('that is withdrawn isn’t offered any more', async () => {
    offer(1, { version: '1.1.0' })
    const { updates } = install({ version: '1.0.0' })
    offer(2, { version: '1.0.0' })
    expect((await updates.check()).state).toEqual({ phase: 'idle', checkedAt: now })
  })

  test('is taken under new keys, which the old ones signed', async () => {
    const next = newKeys()
    const at = newInstall(keys, now)
    const files = feedOf(next, { version: 1, now }, [{ version: '1.1.0' }])
    files.set('/metadata/2.root.json', JSON.stringify(rootOf(2, next, now, keys).toJSON()))
    feed.serve(files)
    expect((await install({ at }).updates.check()).state).toMatchObject({ phase: 'ready' })
  })
})

test('a feed whose descriptions aren’t there is told as out of reach, as one is behind a gateway that answers 403', async () => {
  offer(1, { version: '1.1.0' })
  for (const status of [403, 404]) {
    feed.misbehave((request, answer) => {
      const isDescription = request.url?.includes('/metadata/') === true
      if (isDescription) answer.writeHead(status).end()
      return isDescription
    })
    expect((await install().updates.check()).state).toMatchObject({ failed: messages.updatesUnreachable })
  }
})

test('keys that were damaged where they are kept give way to the package’s', async () => {
  offer(1, { version: '1.1.0' })
  const at = newInstall(keys, now)
  expect((await install({ at }).updates.check()).state).toMatchObject({ phase: 'ready' })
  const root = join(at.folder, 'updates', 'metadata', 'root.json')
  const kept = readFileSync(root, 'utf8')
  writeFileSync(
    root,
    kept.replace(/"sig":"(..)/, (_, begin: string) => `"sig":"${begin === '00' ? '11' : '00'}`),
  )
  expect((await install({ at }).updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
})

describe('what is ready', () => {
  test('is ready no more once the file went with a download that failed; the next look fetches it again', async () => {
    const at = newInstall(keys, now)
    offer(1, { version: '1.1.0' })
    const { updates } = install({ at })
    await updates.check()
    feed.serve(feedOf(keys, { version: 2, now }, [{ version: '1.2.0', lies: Buffer.from('MZ evil') }]))
    expect((await updates.check()).state).toMatchObject({ failed: messages.updatesUntrusted })
    const { state } = updates.read()
    if (state.phase === 'ready') expect(updates.installsAtQuit()).toBe(true)
    offer(3, { version: '1.1.0' })
    expect((await updates.check()).state).toMatchObject({ phase: 'ready', version: '1.1.0' })
  })

  test('isn’t installed when the file isn’t what was checked any more', async () => {
    const at = newInstall(keys, now)
    offer(1, { version: '1.1.0' })
    const { updates, quits } = install({ at })
    await updates.check()
    const [file = ''] = globSync('**/pending/*.exe', { cwd: at.folder }).map((path) => join(at.folder, path))
    writeFileSync(file, 'MZ evil')
    expect(await updates.install()).toMatchObject({ ok: false, error: { message: messages.updateNotBegun } })
    expect(quits).toEqual([])
  })
})

describe('an installer that', () => {
  test.each([
    ['isn’t signed', JSON.stringify({ status: 'NotSigned', subject: '' })],
    ['another publisher signed', JSON.stringify({ status: 'Valid', subject: 'CN=Evil Ltd' })],
    [
      'names the publisher beside its own name',
      JSON.stringify({ status: 'Valid', subject: 'CN=Evil, O=CN=StoreDesk Ltd' }),
    ],
    [
      'has the publisher’s name inside another part of its own',
      JSON.stringify({ status: 'Valid', subject: 'O="x, CN=StoreDesk Ltd, y", CN=Evil Ltd' }),
    ],
    ['has two names', JSON.stringify({ status: 'Valid', subject: 'CN=StoreDesk Ltd, CN=Evil Ltd' })],
    ['says nothing that can be read', 'Windows PowerShell'],
  ])('%s isn’t installed', async (_, text) => {
    offer(1, { version: '1.1.0' })
    const { updates } = install({ askSystem: async () => text })
    expect((await updates.check()).state).toMatchObject({ phase: 'idle', failed: messages.updatesNotSigned })
  })

  test('can’t be checked isn’t installed', async () => {
    offer(1, { version: '1.1.0' })
    const { updates } = install({ askSystem: () => Promise.reject(new Error('no PowerShell')) })
    expect((await updates.check()).state).toMatchObject({ phase: 'idle', failed: messages.updatesNotSigned })
  })
})

describe('StoreDesk doesn’t update itself', () => {
  test.each([
    [{ isPackaged: false }, 'updatesNotInstalled'],
    [{ platform: 'darwin' }, 'updatesNotInstalled'],
    [{ feed: undefined }, 'updatesNoFeed'],
    [{ publishers: [] }, 'updatesNoPublisher'],
  ] as const)('%o', async (setup, sentence) => {
    const { updates } = install(setup)
    expect((await updates.check()).state).toEqual({ phase: 'off', why: messages[sentence] })
    expect(feed.requests).toEqual([])
  })

  test('where the package carries no keys', async () => {
    const at = newInstall(keys, now)
    const { updates } = install({ at: { ...at, root: join(at.folder, 'none.json') } })
    expect(updates.read().state).toEqual({ phase: 'off', why: messages.updatesNoRoot })
  })
})

test.each(['timestamp.json', 'snapshot.json', 'targets.json'])(
  'a disk that doesn’t take %s is told as the disk’s fault, not as a feed that can’t be trusted',
  async (name) => {
    offer(1, { version: '1.1.0' })
    const at = newInstall(keys, now)
    mkdirSync(join(at.folder, 'updates', 'metadata', name), { recursive: true })
    expect((await install({ at }).updates.check()).state).toMatchObject({ failed: messages.updatesNotWritten })
  },
)
