/**
 * The portal's time, learned from the Date of its answers: a computer whose clock is wrong would look for its orders at
 * the wrong time. Between answers it goes on by a clock that nobody can set.
 */
import type { Clock } from '../handlers.ts'

export interface PortalClock {
  /** Milliseconds since 1970, as the portal counts them; this computer's until an answer came. */
  readonly now: Clock
  /** The Date header of an answer, which just came. */
  observe(date: unknown): void
}

/** Dates of answers name the second; on the average half of it has passed. */
const HALF_SECOND = 500

/** @param steady milliseconds of a clock that only goes forward, evenly */
export function createPortalClock(clock: Clock, steady: Clock = () => performance.now()): PortalClock {
  let last: { readonly portal: number; readonly steady: number } | undefined
  return {
    // It stands still while the computer sleeps; an order asks the portal right before it is sent.
    now: () => (last === undefined ? clock() : Math.round(last.portal + steady() - last.steady)),
    observe: (date) => {
      const portal = typeof date === 'string' ? Date.parse(date) : Number.NaN
      if (!Number.isNaN(portal)) last = { portal: portal + HALF_SECOND, steady: steady() }
    },
  }
}
