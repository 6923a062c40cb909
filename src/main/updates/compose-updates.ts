/** The updates of this StoreDesk, put together; or why it doesn't update itself. */
import { existsSync } from 'node:fs'
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import type { UnderWay, UpdateChannel } from '../../shared/domain/updates.ts'
import type { MessageKey } from '../../shared/messages.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { Log } from '../log.ts'
import type { FindProxy } from '../portal/routes.ts'
import { refuseUnsigned } from './publisher.ts'
import type { StartWatch } from './start-watch.ts'
import { UpdateService } from './update-service.ts'

/** What the operator, the package and the system say of updates. */
export interface UpdateSetup {
  readonly version: string
  readonly platform: string
  readonly isPackaged: boolean
  /** Address of the feed; undefined for none. */
  readonly feed: string | undefined
  readonly channel: UpdateChannel
  /** The keys that came with the package. */
  readonly root: string
  /** Common names in the certificate of who signs the installers; Windows alone has such. */
  readonly publishers: readonly string[]
  /** What the system says of a file's signature. */
  readonly askSystem: (file: string) => Promise<string>
  readonly watch: StartWatch
  readonly quit: () => void
  /** Stands for the running program in tests. */
  readonly app?: AppAdapter
}

export interface UpdateSurroundings {
  readonly folder: string
  readonly findProxy: FindProxy
  readonly underWay: () => UnderWay | undefined
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: Pick<Log, 'note'>
}

/** Systems whose installs can be replaced by a newer one. */
const UPDATABLE = ['win32', 'linux']

function whyOff({ isPackaged, feed, platform, publishers, root }: UpdateSetup): MessageKey | undefined {
  if (!isPackaged || !UPDATABLE.includes(platform)) return 'updatesNotInstalled'
  if (feed === undefined) return 'updatesNoFeed'
  if (!existsSync(root)) return 'updatesNoRoot'
  return platform === 'win32' && publishers.length === 0 ? 'updatesNoPublisher' : undefined
}

export function composeUpdates(setup: UpdateSetup, around: UpdateSurroundings): UpdateService {
  const { version, channel, platform, watch, quit, publishers } = setup
  const { clock, later, emit, underWay } = around
  const log = (what: string, why = '') => around.log.note(what, { why })
  return new UpdateService({
    version,
    channel,
    off: whyOff(setup),
    open: async () => (await import('./engine.ts')).openEngine(setup, around),
    refuseUnsigned: async (file) =>
      platform === 'win32' ? refuseUnsigned(file, publishers, setup.askSystem) : undefined,
    beforeInstall: watch.keep,
    underWay,
    quit,
    clock,
    later,
    emit,
    log,
  })
}
