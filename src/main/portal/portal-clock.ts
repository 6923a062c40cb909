/**
 * The portal's time, learned from the Date of its answers: a computer whose clock is wrong would look for its orders at
 * the wrong time. Between answers it goes on by a clock that nobody can set.
 */

import { instantOf, MONTHS } from '../../shared/domain/values/dates.ts'
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
      const portal = typeof date === 'string' ? httpTime(date) : undefined
      if (portal !== undefined) last = { portal: portal + HALF_SECOND, steady: steady() }
    },
  }
}

const HTTP_TIME = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT$/

/** Milliseconds since 1970 of `Sun, 06 Nov 1994 08:49:37 GMT`, as HTTP writes it; undefined for any other text. */
function httpTime(text: string): number | undefined {
  const [, day, month = '', year, time] = HTTP_TIME.exec(text) ?? []
  return instantOf(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}T${time}Z`)
}
