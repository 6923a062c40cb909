/** What updates stand on. */
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import type { UnderWay, UpdateChannel } from '../../shared/domain/updates.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { Log } from '../log.ts'
import type { FindWays } from '../portal/routes.ts'
import type { FeedPatience } from './feed-limits.ts'
import type { StartWatch } from './start-watch.ts'

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
  /** How long a feed is waited for; the usual unless said. */
  readonly patience?: FeedPatience
  /** Stands for the running program in tests. */
  readonly app?: AppAdapter
}

export interface UpdateSurroundings {
  readonly folder: string
  readonly findWays: FindWays
  readonly underWay: () => UnderWay | undefined
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: Pick<Log, 'note'>
}
