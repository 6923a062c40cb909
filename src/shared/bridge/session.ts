/** Who is signed in. */
import { z } from 'zod'
import type { Store } from '../domain/store.ts'
import { entry, nothing } from './entry.ts'

/** Where the token is kept. */
export type VaultKind = 'keychain' | 'memory'

export type SessionState =
  | { readonly phase: 'signedOut' }
  | { readonly phase: 'signedIn'; readonly store: Store; readonly vault: VaultKind }

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
  /** Refused by the rule of domain/password.ts before anything is sent. */
  'session.changePassword': entry<undefined>()(
    z.object({
      oldPassword: z.string().max(200),
      newPassword: z.string().max(200),
      confirmPassword: z.string().max(200),
    }),
  ),
}

export interface SessionEvents {
  /** Signed in (`message` is what the portal said to it), signed out, or thrown out by a 401 (`message` says so). */
  'session.changed': { readonly state: SessionState; readonly message: string | undefined }
}
