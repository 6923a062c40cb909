/** Sessions and one-time passwords, for code that controls the portal. */

import type { AreaControl, PracticeOf } from '../../practice.ts'
import { PROVIDERS, type Provider } from './providers.ts'

export interface SessionHandles {
  readonly providers: readonly Provider[]
  /** Invalidates every token: the next call of any user gets a 401. */
  endSessions(): void
  /** The one-time password that was sent last. */
  otpFor(email: string): string | undefined
  /** The token in the last mailed link for a new password. */
  resetTokenFor(email: string): string | undefined
  /** Mails a link without a request. */
  mailReset(email: string): string
}

export function sessionControl({ record, memory }: PracticeOf<'session'>): AreaControl<SessionHandles> {
  const endSessions = () => record({ type: 'sessionsEnded' })
  return {
    handles: {
      providers: PROVIDERS,
      endSessions,
      otpFor: (email) => memory.otps.sentTo(email),
      resetTokenFor: (email) => memory.resets.mailed(email),
      mailReset: (email) => memory.resets.mail(email),
    },
    routes: (app) =>
      app.delete('/sessions', (ask) => {
        endSessions()
        return ask.json({ message: 'Done.' })
      }),
  }
}
