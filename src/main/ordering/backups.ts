/** Backs up the journal shortly after orders are sent and settled; no order waits for it. */
import type { Later } from '../handlers.ts'

const AFTER_MS = 2_000

export interface Backups {
  /** Schedules a backup after a change that it should contain. */
  due(): void
  /** Runs a pending backup, and stops. */
  close(): void
}

export function createBackups(later: Later, backUp: () => void): Backups {
  let cancel: (() => void) | undefined
  const run = () => {
    cancel = undefined
    backUp()
  }
  return {
    due: () => {
      cancel ??= later(AFTER_MS, run)
    },
    close: () => {
      if (cancel === undefined) return
      cancel()
      run()
    },
  }
}
