/**
 * The portal's time, learned from the Date header of its answers: a computer with a wrong clock would search for its orders at the wrong
 * time. Between answers it advances by a monotonic clock.
 */

import { instantOf, MONTHS } from '../../shared/domain/values/dates.ts'
import type { Clock } from '../handlers.ts'

export interface PortalClock {
  /** Milliseconds since 1970 by the portal's clock; by this computer's until the first answer. */
  readonly now: Clock
  /** Takes the Date header of an answer that just arrived. */
  observe(date: unknown): void
}

/** The header has whole seconds; on average half a second has passed. */
const HALF_SECOND = 500

/** @param steady milliseconds of a monotonic clock */
export function createPortalClock(clock: Clock, steady: Clock = () => performance.now()): PortalClock {
  let last: { readonly portal: number; readonly steady: number } | undefined
  return {
    // The monotonic clock stops while the computer sleeps; an order asks the portal right before it is sent.
    now: () => (last === undefined ? clock() : Math.round(last.portal + steady() - last.steady)),
    observe: (date) => {
      const portal = typeof date === 'string' ? httpTime(date) : undefined
      if (portal !== undefined) last = { portal: portal + HALF_SECOND, steady: steady() }
    },
  }
}

const HTTP_TIME = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT$/

/** Parses `Sun, 06 Nov 1994 08:49:37 GMT`, the HTTP date, to milliseconds since 1970; undefined for any other text. */
function httpTime(text: string): number | undefined {
  const [, day, month = '', year, time] = HTTP_TIME.exec(text) ?? []
  return instantOf(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}T${time}Z`)
}
