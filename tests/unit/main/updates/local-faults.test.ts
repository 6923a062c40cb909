/** A feed and its installer on a disk that refuses. */
import { EventEmitter } from 'node:events'
import type { BaseUpdater } from 'electron-updater'
import { describe, expect, it, vi } from 'vitest'
import { FeedNotSaved, FeedUnreachable } from '../../../../src/main/updates/feed-errors.ts'
import { type Engine, UpdateService } from '../../../../src/main/updates/update-service.ts'
import { type MessageKey, messages } from '../../../../src/shared/messages.ts'

const RELEASE = { version: '1.1.0', files: [], releaseNotes: '', releaseDate: '2026-04-05T10:00:00Z' }

const refused = (code: string, syscall: string, path?: string) =>
  Object.assign(new Error(`${code}: refused, ${syscall}`), { code, syscall, ...(path !== undefined && { path }) })

interface Ends {
  readonly feed?: unknown
  /** The result of the download: a file, or this. */
  readonly download?: unknown
  readonly install?: (updater: EventEmitter) => boolean
  readonly quit?: () => void
}

/** A service whose feed or installer ends this way. */
function service({ feed, download, install = () => false, quit = () => undefined }: Ends): UpdateService {
  const updater = Object.assign(new EventEmitter(), {
    checkForUpdates: async () => ({ isUpdateAvailable: true }),
    downloadUpdate: async () => {
      if (typeof download === 'string') return [download]
      throw download
    },
    install: () => install(updater),
  })
  const engine: Engine = {
    updater: updater as unknown as BaseUpdater,
    readRelease: () => (feed === undefined ? Promise.resolve(RELEASE) : Promise.reject(feed)),
    fetchInstaller: async () => undefined,
  }
  return new UpdateService({
    version: '1.0.0',
    channel: 'stable',
    off: undefined,
    open: async () => engine,
    refuseUnsigned: async () => undefined,
    underWay: () => undefined,
    lacksRollback: () => false,
    keepRollback: () => undefined,
    beforeInstall: () => undefined,
    quit,
    clock: () => 0,
    later: () => () => undefined,
    emit: () => undefined,
    log: () => undefined,
  })
}

/** The state in the settings after a check. */
const stateOf = async (ends: Ends) => (await service(ends).check()).state

const failed = (key: MessageKey) => expect.objectContaining({ failed: messages[key] })

describe('an installer that can’t be kept', () => {
  it.each([
    ['EBUSY', 'updatesHeld'],
    ['UNKNOWN', 'updatesHeld'],
    ['ETXTBSY', 'updatesHeld'],
    ['EPERM', 'updatesNotWritten'],
    ['EACCES', 'updatesNotWritten'],
    ['ENOSPC', 'updatesNotWritten'],
    ['EMFILE', 'updatesNotWritten'],
    ['EIO', 'updatesNotWritten'],
  ] as const)('because of %s is this computer’s matter, not the feed’s', async (code, sentence) => {
    expect(await stateOf({ download: refused(code, 'rename', 'StoreDesk-Setup-1.1.0.exe') })).toEqual(failed(sentence))
    expect(await stateOf({ feed: new FeedNotSaved(code, 'of the feed') })).toEqual(failed(sentence))
  })

  it.each([refused('EACCES', 'connect'), refused('ECONNRESET', 'read'), refused('UNKNOWN', 'read')])(
    'because of %s was out of reach',
    async (error) => {
      expect(await stateOf({ download: error })).toEqual(failed('updatesUnreachable'))
    },
  )

  it('because its feed is away was out of reach', async () => {
    expect(await stateOf({ feed: new FeedUnreachable('HTTP 503') })).toEqual(failed('updatesUnreachable'))
  })
})

it('an installer that Windows doesn’t start is told, and StoreDesk goes on; the next try counts', async () => {
  const tries = [true, false]
  const quit = vi.fn()
  const updates = service({
    download: import.meta.filename,
    // Like electron-updater: reports success first, and later that nothing started.
    install: (updater) => {
      if (tries.shift() === true)
        void Promise.reject(refused('EBUSY', 'spawn')).catch((error) => updater.emit('error', error))
      return true
    },
    quit,
  })
  await updates.check()
  expect(await updates.install()).toMatchObject({ ok: false, error: { message: messages.updateNotBegun } })
  expect(quit).not.toHaveBeenCalled()
  expect(await updates.install()).toMatchObject({ ok: true })
  expect(quit).toHaveBeenCalledOnce()
})
