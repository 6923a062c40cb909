import type { Updates } from '../domain/updates.ts'
import { entry, nothing } from './entry.ts'

export const updatesEntries = {
  'updates.read': entry<Updates>()(nothing),
  /** Checks the feed now; a new version is downloaded at once, and `updates.changed` reports the progress. */
  'updates.check': entry<Updates>()(nothing),
  /** Installs the downloaded version and restarts StoreDesk; refused while work that must not be interrupted is running. */
  'updates.install': entry<undefined>()(nothing),
}

export interface UpdatesEvents {
  'updates.changed': Updates
}
