import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import type { UnderWay, UpdateChannel } from '../../shared/domain/updates.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { Log } from '../log.ts'
import type { FindRoutes } from '../portal/routes.ts'
import type { FeedTimeouts } from './feed-limits.ts'
import type { StartWatch } from './start-watch.ts'

export interface UpdateSetup {
  readonly version: string
  readonly platform: string
  readonly isPackaged: boolean
  /** The feed's address; undefined for none. */
  readonly feed: string | undefined
  readonly channel: UpdateChannel
  /** The keys from the package. */
  readonly root: string
  /** Common names of the certificates that sign installers; used on Windows only. */
  readonly publishers: readonly string[]
  readonly askSystem: (file: string) => Promise<string>
  readonly watch: StartWatch
  readonly quit: () => void
  /** Timeouts for a feed; the default if left out. */
  readonly patience?: FeedTimeouts
  /** Replaces the running program in tests. */
  readonly app?: AppAdapter
}

export interface UpdateSurroundings {
  readonly folder: string
  readonly findRoutes: FindRoutes
  readonly underWay: () => UnderWay | undefined
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: Pick<Log, 'note'>
}
