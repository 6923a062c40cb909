/** Whether the portal can be reached, told by how calls end: it is what they meet that counts, not what the system believes. */
import type { ErrorKind, Result } from '../../shared/errors.ts'
import type { Later } from '../handlers.ts'

export interface Reachability {
  online(): boolean
  /** How a call ended. */
  observe(answer: Result<unknown>): void
  close(): void
}

export interface ReachabilityDeps {
  /** Asks the portal something small; true when it was there to answer, or when there is nobody to ask for. */
  readonly ask: () => Promise<boolean>
  /** Told when it changes, and only then. */
  readonly changed: (online: boolean) => void
  readonly later: Later
}

/** Between questions while the portal can't be reached. */
const AGAIN_AFTER_MS = 15_000

/** Ends that say nothing of the portal, or that it wasn't there. */
const UNHEARD: readonly ErrorKind[] = ['offline', 'timeout', 'cancelled', 'request']

/** True when the portal answered, whatever it said. */
export const isReached = (answer: Result<unknown>): boolean => answer.ok || !UNHEARD.includes(answer.error.kind)

export function createReachability({ ask, changed, later }: ReachabilityDeps): Reachability {
  let online = true
  let looking = false
  let closed = false
  let stopWaiting: () => void = () => undefined

  const settle = (now: boolean): void => {
    stopWaiting()
    if (closed) return
    if (!now) stopWaiting = later(AGAIN_AFTER_MS, () => void look())
    if (now === online) return
    online = now
    changed(now)
  }

  const look = async (): Promise<void> => {
    looking = true
    try {
      settle(await ask())
    } finally {
      looking = false
    }
  }

  return {
    online: () => online,
    observe: (answer) => {
      if (isReached(answer)) settle(true)
      // One broken connection is no broken network: the portal is asked before anybody is alarmed.
      else if (online && !looking && !answer.ok && answer.error.kind === 'offline') void look()
    },
    close: () => {
      closed = true
      stopWaiting()
    },
  }
}
