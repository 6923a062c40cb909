/** Checks for new versions, downloads and verifies them, and installs them when that interrupts nothing. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { BaseUpdater } from 'electron-updater'
import type { UnderWay, UpdateChannel, UpdateState, Updates } from '../../shared/domain/updates.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { type MessageKey, say } from '../../shared/messages.ts'
import { diskRefusal } from '../files/disk-errors.ts'
import { withRetry } from '../files/retrying-fs.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import { FeedInvalid, FeedUnreachable, FeedUntrusted } from './feed-errors.ts'
import type { CheckedFile } from './start-watch.ts'
import type { Release } from './trusted-releases.ts'

/** Fetches and installs; loaded on first use. */
export interface Engine {
  readonly updater: BaseUpdater
  /** Reads the feed and passes its release to the updater; throws FeedUnreachable, FeedNotSaved, FeedUntrusted or FeedInvalid. */
  readonly readRelease: () => Promise<Release | undefined>
  /** Downloads the signed installer of an earlier version and returns its path, undefined if the feed has none. Throws the same errors. */
  readonly fetchInstaller: (version: string) => Promise<string | undefined>
}

export interface UpdateDeps {
  readonly version: string
  readonly channel: UpdateChannel
  /** The reason why this StoreDesk doesn't update itself. */
  readonly off: MessageKey | undefined
  readonly open: () => Promise<Engine>
  /** Returns why a downloaded file isn't the publisher's; undefined if it is. */
  readonly refuseUnsigned: (file: string) => Promise<string | undefined>
  readonly underWay: () => UnderWay | undefined
  /** True if no installer of the running version is kept, because it was installed manually. */
  readonly lacksRollback: () => boolean
  /** Keeps the installer of the running version. */
  readonly keepRollback: (installer: CheckedFile) => void
  /** Called before the installer takes over: keeps what is needed to go back. */
  readonly beforeInstall: (version: string, installer: CheckedFile) => void
  readonly quit: () => void
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: (what: string, why?: string) => void
}

/** Milliseconds after a start: signing in and the cart come first. */
const FIRST_MS = 60_000
const AGAIN_MS = 4 * 3_600_000

const NO_ROLLBACK = 'there is no way back to this version'

const WAITS: Readonly<Record<UnderWay, MessageKey>> = {
  order: 'updateWaitsOrder',
  import: 'updateWaitsImport',
  write: 'updateWaitsWrite',
}

export class UpdateService {
  readonly #deps: UpdateDeps
  #state: UpdateState
  #checking: Promise<void> | undefined
  #stop: (() => void) | undefined
  #checkedAt: number | undefined
  #engine: Promise<Engine> | undefined
  #isHandedOver = false
  /** The file of the version that is ready, and its verified hash. */
  #installer: CheckedFile = { path: '', sha512: '' }

  constructor(deps: UpdateDeps) {
    this.#deps = deps
    this.#state = deps.off === undefined ? { phase: 'idle' } : { phase: 'off', why: say(deps.off) }
  }

  start(): void {
    if (this.#deps.off !== undefined) return
    const again = (ms: number) => {
      this.#stop = this.#deps.later(ms, () => void this.check().finally(() => again(AGAIN_MS)))
    }
    again(FIRST_MS)
  }

  close(): void {
    this.#stop?.()
  }

  read(): Updates {
    const { version, channel, underWay } = this.#deps
    return { version, channel, state: this.#state, waitsFor: underWay() }
  }

  /** Checks the feed and downloads its release. A version that was ready stays ready if that fails. */
  async check(): Promise<Updates> {
    if (this.#deps.off !== undefined) return this.read()
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined
    })
    await this.#checking
    return this.read()
  }

  /** Installs the version that is ready, and restarts. */
  async install(): Promise<Result<undefined>> {
    const waitsFor = this.#deps.underWay()
    if (this.#state.phase !== 'ready') return refuse('updateNotThere')
    if (waitsFor !== undefined) return refuse(WAITS[waitsFor])
    return (await this.#handOver(true)) ? ok(undefined) : fail({ kind: 'file', message: say('updateNotBegun') })
  }

  /** True if a version is ready to be installed when StoreDesk quits. */
  installsAtQuit(): boolean {
    return this.#state.phase === 'ready' && this.#deps.underWay() === undefined && !this.#isHandedOver
  }

  /** Installs the version that is ready when StoreDesk quits, without a restart. */
  async installAtQuit(): Promise<void> {
    if (!this.installsAtQuit()) return
    await this.#handOver(false)
    // Tried once: an installer that can't be started doesn't keep StoreDesk from quitting.
    this.#isHandedOver = true
  }

  /** Installs silently; `runAfter` starts the new version afterwards. */
  async #handOver(runAfter: boolean): Promise<boolean> {
    const { beforeInstall, underWay, quit, log } = this.#deps
    try {
      const { updater } = await this.#opened()
      if (this.#state.phase !== 'ready' || underWay() !== undefined || this.#isHandedOver) return false
      const installer = this.#installer
      if ((await hashOf(installer.path)) !== installer.sha512) throw new Error('The installer isn’t what was checked')
      if (this.#state.phase !== 'ready' || underWay() !== undefined || this.#isHandedOver) return false
      this.#isHandedOver = true
      beforeInstall(this.#state.version, installer)
      const hasStarted = await hasBegun(updater, () => updater.install(true, runAfter))
      this.#isHandedOver = hasStarted
      if (hasStarted) quit()
      return hasStarted
    } catch (error) {
      this.#isHandedOver = false
      log('the installer could not be started', String(error))
      return false
    }
  }

  #opened(): Promise<Engine> {
    this.#engine ??= this.#deps.open().then((engine) => {
      engine.updater.on('download-progress', ({ percent, bytesPerSecond }) => {
        if (this.#state.phase !== 'downloading') return
        this.#become({ ...this.#state, percent: Math.floor(percent), speed: bytesPerSecond })
      })
      // Failures are reported by the call's promise; an 'error' event without a listener would end the process.
      engine.updater.on('error', () => undefined)
      return engine
    })
    return this.#engine
  }

  async #check(): Promise<void> {
    const before = this.#state
    if (before.phase !== 'ready') this.#become({ phase: 'checking' })
    try {
      const { updater, readRelease } = await this.#opened()
      const release = await readRelease()
      this.#checkedAt = this.#deps.clock()
      if (release === undefined) return this.#idle()
      const found = await updater.checkForUpdates()
      if (found?.isUpdateAvailable !== true) return this.#idle()
      if (before.phase === 'ready' && before.version === release.version && existsSync(this.#installer.path))
        return await this.#fetchRollback()
      this.#become({ phase: 'downloading', version: release.version, percent: 0, speed: 0 })
      const [file = ''] = await updater.downloadUpdate()
      const sha512 = await hashOf(file)
      const why = await this.#deps.refuseUnsigned(file)
      if (why !== undefined) return this.#failed('updatesNotSigned', why, { phase: 'idle' })
      this.#installer = { path: file, sha512 }
      await this.#fetchRollback()
      this.#become({ phase: 'ready', version: release.version, notes: release.releaseNotes })
    } catch (error) {
      this.#failed(sentenceOf(error), String(error), before)
    }
  }

  /** Without an installer to go back to, the new version is still installed. */
  async #fetchRollback(): Promise<void> {
    const { version, lacksRollback, keepRollback, refuseUnsigned, log } = this.#deps
    if (!lacksRollback()) return
    try {
      const { fetchInstaller } = await this.#opened()
      const path = await fetchInstaller(version)
      if (path === undefined) return log(NO_ROLLBACK, 'the feed has none')
      const sha512 = await hashOf(path)
      const why = await refuseUnsigned(path)
      if (why === undefined) keepRollback({ path, sha512 })
      else log(NO_ROLLBACK, why)
    } catch (error) {
      log(NO_ROLLBACK, String(error))
    }
  }

  #failed(sentence: MessageKey, why: string, before: UpdateState): void {
    this.#deps.log('an update was not taken', `${sentence}: ${why}`)
    const failed = say(sentence)
    // The earlier download may have been deleted by another one.
    if (before.phase === 'ready' && existsSync(this.#installer.path)) this.#become({ ...before, failed })
    else this.#become({ ...this.#idleState(), failed })
  }

  #idleState(): Extract<UpdateState, { phase: 'idle' }> {
    return { phase: 'idle', ...(this.#checkedAt !== undefined && { checkedAt: this.#checkedAt }) }
  }

  #idle(): void {
    this.#become(this.#idleState())
  }

  #become(state: UpdateState): void {
    this.#state = state
    this.#deps.emit('updates.changed', this.read())
  }
}

/** electron-updater reports success before Windows has started the installer; a failed start is reported by an event, one turn later. */
async function hasBegun(updater: BaseUpdater, install: () => boolean): Promise<boolean> {
  let fault: Error | undefined
  const failed = (error: Error) => {
    fault = error
  }
  updater.on('error', failed)
  try {
    const isBegun = install()
    await setImmediate()
    if (fault === undefined) return isBegun
  } finally {
    updater.off('error', failed)
  }
  // Otherwise it would refuse a second try.
  Object.assign(updater, { quitAndInstallCalled: false })
  throw fault
}

/** An antivirus may hold a newly written file for a moment. */
const hashOf = (path: string): Promise<string> =>
  withRetry(async () => {
    const hash = createHash('sha512')
    await pipeline(createReadStream(path), hash)
    return hash.digest('hex')
  })

function sentenceOf(error: unknown): MessageKey {
  if (error instanceof FeedUnreachable) return 'updatesUnreachable'
  if (error instanceof FeedUntrusted) return 'updatesUntrusted'
  if (error instanceof FeedInvalid) return 'updatesMistaken'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ERR_CHECKSUM_MISMATCH') return 'updatesUntrusted'
  if (code === 'ERR_UPDATER_INVALID_SIGNATURE') return 'updatesNotSigned'
  const refused = diskRefusal(error)
  if (refused === undefined) return 'updatesUnreachable'
  return refused.isLocked ? 'updatesHeld' : 'updatesNotWritten'
}
