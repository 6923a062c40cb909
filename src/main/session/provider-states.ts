/**
 * The values that a sign-in by a provider goes out with and must come back with: random, for one return, for ten minutes,
 * and only the last one that was begun. A link that a user is made to open can't sign them in as somebody else.
 */
import { randomBytes } from 'node:crypto'
import type { MessageKey } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'

export interface ProviderStates {
  /** A new one; the one before is void. */
  issue(): string
  /** Why a return isn't followed; undefined when it may be, once. */
  refuse(state: string | null): MessageKey | undefined
  /** Nobody waits for a return any more. */
  forget(): void
}

/** 128 bits. */
const BYTES = 16
const GOOD_FOR_MS = 600_000

export function createProviderStates(clock: Clock): ProviderStates {
  let waiting: { readonly state: string; readonly until: number } | undefined
  let used: string | undefined
  return {
    issue: () => {
      const state = randomBytes(BYTES).toString('base64url')
      waiting = { state, until: clock() + GOOD_FOR_MS }
      return state
    },
    refuse: (state) => {
      if (state !== null && state === used) return 'providerUsed'
      if (waiting === undefined || state !== waiting.state) return 'providerStrange'
      const { until } = waiting
      used = state
      waiting = undefined
      return clock() > until ? 'providerLate' : undefined
    },
    forget: () => {
      waiting = undefined
    },
  }
}
