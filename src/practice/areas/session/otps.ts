/** One-time passwords: one per request, six digits, valid for ten minutes and five attempts. */
import { randomInt } from 'node:crypto'
import type { Surroundings } from '../../surroundings.ts'

const GOOD_FOR_MS = 600_000
const ATTEMPTS = 5

export interface Otps {
  /** Issues a new one; the one before becomes invalid. */
  issue(email: string): string
  /** True for the right one, once. */
  redeem(email: string, code: string): boolean
  /** The one that was sent, as the user's phone would show it. */
  sentTo(email: string): string | undefined
}

const keyOf = (email: string): string => email.trim().toLowerCase()

export function createOtps({ clock, sms }: Surroundings): Otps {
  const valid = new Map<string, { readonly code: string; readonly at: number; attempts: number }>()
  return {
    issue: (email) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      valid.set(keyOf(email), { code, at: clock(), attempts: 0 })
      sms(email, code)
      return code
    },
    redeem: (email, code) => {
      const key = keyOf(email)
      const known = valid.get(key)
      if (known === undefined) return false
      known.attempts += 1
      const good = known.code === code.trim() && clock() - known.at <= GOOD_FOR_MS
      if (good || known.attempts >= ATTEMPTS) valid.delete(key)
      return good
    },
    sentTo: (email) => valid.get(keyOf(email))?.code,
  }
}
