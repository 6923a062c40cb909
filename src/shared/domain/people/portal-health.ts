/** Whether the portal is down, told from how the last calls ended. One failing call among good ones never says so. */
import type { ErrorKind } from '../../errors.ts'

/** What a person is told of the portal: it is there, it can't be reached, or it is reached and gives no good answer. */
export type PortalState = 'ok' | 'offline' | 'notAnswering'

/** How a call ended: with an answer, be it a refusal; with a fault of the portal's (5xx) or too late; without a connection. */
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

/** How a call ended, by its error's kind; undefined for what says nothing of the portal, as of a call that never went out. */
export const callEnd = (kind: ErrorKind | undefined): CallEnd | undefined =>
  kind !== undefined && kind in ENDS ? ENDS[kind] : 'answered'

/** Ends that lie further back than this many milliseconds say nothing of now. */
export const MOMENT_MS = 10_000

/** Fewer parts than this are a fault of theirs. */
const FEWEST = 2
/** For each part of the portal that answered so many must have failed. */
const FAILED_FOR_EACH_ANSWERED = 4

/** Calls of one area are answered by one part of the portal: `ledger.entries` and `ledger.misc` fail together. */
const partOf = ({ call }: EndedCall): string => call.split('.', 1)[0] ?? call

/**
 * True when nearly all parts of the portal that were asked within the last moment failed. Each call counts by its latest end; answers
 * from before the first of the failures count for nothing, as the portal was still there then.
 */
export function isDown(ended: readonly EndedCall[], now: number): boolean {
  const lately = latestOfEach(ended).filter(({ at }) => now - at <= MOMENT_MS)
  const failures = lately.filter(({ end }) => end !== 'answered')
  const since = Math.min(...failures.map(({ at }) => at))
  const answered = new Set(lately.filter(({ end, at }) => end === 'answered' && at >= since).map(partOf))
  const failed = new Set(failures.map(partOf).filter((part) => !answered.has(part)))
  return failed.size >= FEWEST && failed.size >= FAILED_FOR_EACH_ANSWERED * answered.size
}

/** The latest end of each different call; of two at the same time the one that stands later. */
function latestOfEach(ended: readonly EndedCall[]): readonly EndedCall[] {
  const latest = new Map<string, EndedCall>()
  for (const one of ended) {
    const known = latest.get(one.call)
    if (known === undefined || known.at <= one.at) latest.set(one.call, one)
  }
  return [...latest.values()]
}
