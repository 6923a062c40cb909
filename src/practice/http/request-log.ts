/** The requests that the portal received, newest last, for checks of what the app sends. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { CallName } from '../../shared/portal/calls.ts'

const KEPT = 5000

export interface Logged {
  readonly call: CallName
  readonly at: number
  readonly headers: IncomingHttpHeaders
}

export interface RequestLog {
  note(call: CallName, incoming: IncomingMessage): void
  all(): readonly Logged[]
  clear(): void
}

export function createRequestLog(clock: () => number): RequestLog {
  const kept: Logged[] = []
  return {
    note: (call, { headers }) => {
      kept.push({ call, at: clock(), headers })
      if (kept.length > KEPT) kept.splice(0, kept.length - KEPT)
    },
    all: () => kept,
    clear: () => kept.splice(0),
  }
}
