/** New versions: looking for one, and installing it. */
import type { Updates } from '../domain/updates.ts'
import { entry, nothing } from './entry.ts'

export const updatesEntries = {
  'updates.read': entry<Updates>()(nothing),
  /** Asks the feed now; what is found is fetched at once, and `updates.changed` tells how far that is. */
  'updates.check': entry<Updates>()(nothing),
  /** Installs what is ready, and starts StoreDesk anew; refused while something is under way. */
  'updates.install': entry<undefined>()(nothing),
}

export interface UpdatesEvents {
  'updates.changed': Updates
}
