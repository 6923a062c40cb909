/** The journal's backup follows what is sent and settled, a moment later: no order waits for it. */
import type { Later } from '../handlers.ts'

const AFTER_MS = 2_000

export interface Backups {
  /** Something was written that should be in the backup. */
  due(): void
  /** Makes up for what is due, and ends. */
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
