/** Sessions and one-time passwords for whoever steers the portal. */

import type { AreaControl, PracticeOf } from '../../practice.ts'
import { PROVIDERS, type Provider } from './providers.ts'

export interface SessionHandles {
  /** Who vouches for the portal's people. */
  readonly providers: readonly Provider[]
  /** Every token is void: the next call of anybody is answered by 401. */
  endSessions(): void
  /** The one-time password that was sent last. */
  otpFor(email: string): string | undefined
  /** What stands in the link of the mail that was sent last, to set a new password. */
  resetTokenFor(email: string): string | undefined
  /** Mails a link without being asked for one. */
  mailReset(email: string): string
}

export function sessionControl({ record, memory }: PracticeOf<'session'>): AreaControl<SessionHandles> {
  const endSessions = () => record({ type: 'sessionsEnded' })
  return {
    handles: {
      providers: PROVIDERS,
      endSessions,
      otpFor: (email) => memory.otps.shown(email),
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
