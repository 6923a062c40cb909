/** Who is signed in. */
import { z } from 'zod'
import type { Store } from '../domain/store.ts'
import { entry, nothing } from './entry.ts'

/** Where the token is kept. */
export type VaultKind = 'keychain' | 'memory'

export type SessionState =
  | { readonly phase: 'signedOut' }
  | {
      readonly phase: 'signedIn'
      readonly store: Store
      readonly vault: VaultKind
      /** The store that the person acts for; the session and all that it may do are still his own. */
      readonly actingFor?: Store | undefined
    }

export const sessionEntries = {
  'session.state': entry<SessionState>()(nothing),
  /** Credentials; the portal sends the one-time password. `message` is what the portal says beyond that it was sent. */
  'session.requestOtp': entry<{
    readonly mobilenumber: string
    readonly message: string | undefined
    readonly practiceCode?: string | undefined
  }>()(z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) })),
  'session.verifyOtp': entry<SessionState>()(
    z.object({
      email: z.string().min(1).max(254),
      password: z.string().min(1).max(200),
      mobilenumber: z.string().max(20),
      code: z.string().min(1).max(12),
    }),
  ),
  'session.signOut': entry<undefined>()(nothing),
  /** Portal staff acts for a store until `stopActing`, or until the session ends. Own carts and orders are closed meanwhile. */
  'session.actFor': entry<SessionState>()(z.object({ id: z.number().int().nonnegative() })),
  'session.stopActing': entry<SessionState>()(nothing),
}

export interface SessionEvents {
  /** Signed in (`message` is what the portal said to it), signed out, or thrown out by a 401 (`message` says so). */
  'session.changed': { readonly state: SessionState; readonly message: string | undefined }
}
