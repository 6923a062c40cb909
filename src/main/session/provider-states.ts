/**
 * The state values of a sign-in by a provider: random, valid for one return, for ten minutes, and only the last one issued. A link that a
 * user is tricked into opening can't sign them in as someone else.
 */
import { randomBytes } from 'node:crypto'
import type { MessageKey } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'

export interface ProviderStates {
  /** Issues a new value; the one before becomes invalid. */
  issue(): string
  /** Returns why a return is refused; undefined if it is valid, which works once. */
  refuse(state: string | null): MessageKey | undefined
  /** Invalidates the value: no return is expected any more. */
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
