/** Schedules the rounds over watched items: slowly, during a session, and while the portal can be reached. */
import type { WatchNews } from '../../shared/domain/watching/watch.ts'
import type { Result } from '../../shared/errors.ts'
import type { Later } from '../handlers.ts'

/** Waits after a start, and between the end of one round and the start of the next. */
const FIRST_MS = 60_000
const AGAIN_MS = 10 * 60_000

export interface WatchScheduleDeps {
  readonly mayLook: () => boolean
  readonly look: () => Promise<Result<readonly WatchNews[]>>
  readonly later: Later
  readonly log: (what: string, why: string) => void
}

export interface WatchSchedule {
  start(): void
  close(): void
}

export function createWatchSchedule({ mayLook, look, later, log }: WatchScheduleDeps): WatchSchedule {
  let stop: () => void = () => undefined
  let closed = false
  const next = (ms: number): void => {
    if (!closed) stop = later(ms, () => void round())
  }
  /** A failure is only logged, because the user didn't ask for the round; the next round tries again. */
  const round = async (): Promise<void> => {
    try {
      if (mayLook()) await look()
    } catch (error) {
      log('watched orders and products couldn’t be checked', String(error))
    } finally {
      next(AGAIN_MS)
    }
  }
  return {
    start: () => next(FIRST_MS),
    close: () => {
      closed = true
      stop()
    },
  }
}
