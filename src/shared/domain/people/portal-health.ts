/** Detects that the portal is down from the results of the last calls. A single failed call among successful ones isn't enough. */
import type { ErrorKind } from '../../errors.ts'

/** The portal's state as shown to the user: available, unreachable, or reachable but failing. */
export type PortalState = 'ok' | 'offline' | 'notAnswering'

/** The result of a call: answered (including refusals), faulty (5xx or time-out), or lost (no connection). */
export type CallEnd = 'answered' | 'faulty' | 'lost'

export interface EndedCall {
  readonly call: string
  readonly end: CallEnd
  /** Milliseconds of the app's clock. */
  readonly at: number
}

const ENDS: Partial<Record<ErrorKind, CallEnd | undefined>> = {
  offline: 'lost',
  timeout: 'faulty',
  portal: 'faulty',
  cancelled: undefined,
  request: undefined,
}

/**
 * The result of a call from its error's kind; undefined if the error says nothing about the portal, for example if the call was never sent.
 */
export const callEnd = (kind: ErrorKind | undefined): CallEnd | undefined =>
  kind !== undefined && kind in ENDS ? ENDS[kind] : 'answered'

/** Results older than this many milliseconds don't count. */
export const MOMENT_MS = 10_000

/** If fewer parts than this fail, only those parts are faulty. */
const FEWEST = 2
/** The number of failed parts required for each part that answered. */
const FAILED_FOR_EACH_ANSWERED = 4

/** Calls of one area are answered by one part of the portal: `ledger.entries` and `ledger.misc` fail together. */
const partOf = ({ call }: EndedCall): string => call.split('.', 1)[0] ?? call

/**
 * True if nearly all parts of the portal that were called within the last moment failed. Each call counts by its latest result; answers
 * from before the first failure don't count, as the portal was still up then.
 */
export function isDown(ended: readonly EndedCall[], now: number): boolean {
  const lately = latestOfEach(ended).filter(({ at }) => now - at <= MOMENT_MS)
  const failures = lately.filter(({ end }) => end !== 'answered')
  const since = Math.min(...failures.map(({ at }) => at))
  const answered = new Set(lately.filter(({ end, at }) => end === 'answered' && at >= since).map(partOf))
  const failed = new Set(failures.map(partOf).filter((part) => !answered.has(part)))
  return failed.size >= FEWEST && failed.size >= FAILED_FOR_EACH_ANSWERED * answered.size
}

/** The latest result of each call; of two at the same time, the later one in the list. */
function latestOfEach(ended: readonly EndedCall[]): readonly EndedCall[] {
  const latest = new Map<string, EndedCall>()
  for (const one of ended) {
    const known = latest.get(one.call)
    if (known === undefined || known.at <= one.at) latest.set(one.call, one)
  }
  return [...latest.values()]
}
