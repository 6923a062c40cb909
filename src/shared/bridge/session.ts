import { z } from 'zod'
import { ACCOUNT_COLOURS, type AccountsHere } from '../domain/people/saved-accounts.ts'
import type { Store } from '../domain/people/store.ts'
import type { CallName } from '../portal/calls.ts'
import { entry, nothing } from './entry.ts'

/** The place where the token is stored. */
export type VaultKind = 'keychain' | 'memory'

export type SessionState =
  /**
   * `expired`: by a 401. `left`: for another account, while this one stays signed in on this computer. Drafts in open forms are kept for
   * the same user.
   */
  | { readonly phase: 'signedOut'; readonly expired?: true; readonly left?: true }
  | {
      readonly phase: 'signedIn'
      readonly store: Store
      readonly vault: VaultKind
      /** The store that the user acts for; the session and its rights are still the user's own. */
      readonly actingFor?: Store | undefined
    }

/** True if signed out and the same user isn't expected back: drafts and watches are deleted. */
export const isSignedOutForGood = (state: SessionState): boolean =>
  state.phase === 'signedOut' && state.expired !== true && state.left !== true

/** A call at the start of a session. */
export const START_CALLS = [
  'session.me',
  'session.gstRates',
  'session.storeConfig',
  'session.mapping',
  'session.apparelMapping',
  'session.rules',
  'session.states',
  'session.categoryTree',
  'catalogue.carters',
] as const satisfies readonly CallName[]
export type StartCall = (typeof START_CALLS)[number]

export interface StartStep {
  readonly call: StartCall
  readonly state: 'asked' | 'done' | 'failed'
}

const accountId = z.number().int().nonnegative()
const email = z.string().min(1).max(254)
const password = z.string().min(1).max(200)
const token = z.string().min(1).max(500)

export const sessionEntries = {
  'session.state': entry<SessionState>()(nothing),
  /** Checks the credentials; the portal sends the one-time password. `message` is anything else that the portal says. */
  'session.requestOtp': entry<{
    readonly mobilenumber: string
    readonly message: string | undefined
    readonly practiceCode?: string | undefined
  }>()(z.object({ email, password })),
  'session.verifyOtp': entry<SessionState>()(
    z.object({
      email,
      password,
      mobilenumber: z.string().max(20),
      code: z.string().min(1).max(12),
    }),
  ),
  /** Signs in through the central login (CAMS), without a one-time password. */
  'session.signInCams': entry<SessionState>()(z.object({ email, password })),
  /** Opens the provider's page in the system's browser; `session.changed`, or a refused link, reports the result. */
  'session.startProvider': entry<undefined>()(z.object({ provider: z.string().min(1).max(60) })),
  /** Cancels the current sign-in, of any kind. */
  'session.cancelSignIn': entry<undefined>()(nothing),
  'session.signOut': entry<undefined>()(nothing),
  /** Lets portal staff act for a store until `stopActing`, or until the session ends. Their own carts and orders are closed meanwhile. */
  'session.actFor': entry<SessionState>()(z.object({ id: accountId })),
  'session.stopActing': entry<SessionState>()(nothing),
  /** Accounts that stay signed in on this computer. */
  'session.accounts': entry<AccountsHere>()(nothing),
  /**
   * Sets if the signed-in account `id` stays signed in when another is opened. Refused if there are too many, or several people use the
   * computer.
   */
  'session.keepSignedIn': entry<AccountsHere>()(z.object({ id: accountId, keep: z.boolean() })),
  /** Ends the current session and starts that of another account of `session.accounts`, or opens the sign-in screen without an id. */
  'session.switchTo': entry<SessionState>()(z.object({ id: accountId.optional() })),
  /** Signs an account out on this computer; the signed-in one uses `session.signOut`. */
  'session.removeAccount': entry<AccountsHere>()(z.object({ id: accountId })),
  'session.setAccountColour': entry<AccountsHere>()(z.object({ id: accountId, colour: z.enum(ACCOUNT_COLOURS) })),

  /** `again`: the mail didn't arrive. The answer's message is the portal's own. */
  'session.forgotPassword': entry<{
    readonly message: string
    /** The token of the mail's link; only the practice portal returns it. */
    readonly practiceToken?: string | undefined
  }>()(z.object({ email, again: z.boolean() })),
  /** The account whose password a mail's link sets; refused if the link has expired or was used. */
  'session.checkReset': entry<{ readonly email: string }>()(z.object({ token })),
  'session.resetPassword': entry<undefined>()(
    z.object({ token, email, newPassword: z.string().max(200), confirmPassword: z.string().max(200) }),
  ),
  /** Refused by the rules of domain/people/password.ts before anything is sent. */
  'session.changePassword': entry<undefined>()(
    z.object({
      oldPassword: z.string().max(200),
      newPassword: z.string().max(200),
      confirmPassword: z.string().max(200),
    }),
  ),
}

export interface SessionEvents {
  /** Signed in (`message` is the portal's), signed out, or ended by a 401 (`message` says so). */
  'session.changed': { readonly state: SessionState; readonly message: string | undefined }
  /** The loading steps of a starting session; sent before `session.changed`. */
  'session.progress': { readonly steps: readonly StartStep[] }
}
