/** The requests that the portal received, newest last, for checks of what the app sends. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { CallName } from '../../shared/portal/calls.ts'

const MAX_LOGGED = 5000

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
  const entries: Logged[] = []
  return {
    note: (call, { headers }) => {
      entries.push({ call, at: clock(), headers })
      if (entries.length > MAX_LOGGED) entries.splice(0, entries.length - MAX_LOGGED)
    },
    all: () => entries,
    clear: () => entries.splice(0),
  }
}
