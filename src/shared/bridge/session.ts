/** Who is signed in. */
import { z } from 'zod'
import { ACCOUNT_COLOURS, type AccountsHere } from '../domain/people/saved-accounts.ts'
import type { Store } from '../domain/people/store.ts'
import type { CallName } from '../portal/calls.ts'
import { entry, nothing } from './entry.ts'

/** Where the token is kept. */
export type VaultKind = 'keychain' | 'memory'

export type SessionState =
  /**
   * `expired`: by a 401. `left`: for another account, while this one stays signed in on this computer. What was typed in open forms is
   * kept for the same person.
   */
  | { readonly phase: 'signedOut'; readonly expired?: true; readonly left?: true }
  | {
      readonly phase: 'signedIn'
      readonly store: Store
      readonly vault: VaultKind
      /** The store that the person acts for; the session and all that it may do are still the user's own. */
      readonly actingFor?: Store | undefined
    }

/** Signed out, where the same user isn't expected back: what was typed and watched goes. */
export const isSignedOutForGood = (state: SessionState): boolean =>
  state.phase === 'signedOut' && state.expired !== true && state.left !== true

/** A call that a session begins with. */
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
  /** Credentials; the portal sends the one-time password. `message` is what the portal says beyond that it was sent. */
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
  /** By the central login (CAMS): no one-time password. */
  'session.signInCams': entry<SessionState>()(z.object({ email, password })),
  /** Opens the provider's page in the system's browser; `session.changed`, or a link that is refused, tells how it ended. */
  'session.startProvider': entry<undefined>()(z.object({ provider: z.string().min(1).max(60) })),
  /** Gives up whatever way of signing in is on its way. */
  'session.cancelSignIn': entry<undefined>()(nothing),
  'session.signOut': entry<undefined>()(nothing),
  /** Portal staff acts for a store until `stopActing`, or until the session ends. Own carts and orders are closed meanwhile. */
  'session.actFor': entry<SessionState>()(z.object({ id: accountId })),
  'session.stopActing': entry<SessionState>()(nothing),
  /** Accounts that stay signed in on this computer. */
  'session.accounts': entry<AccountsHere>()(nothing),
  /** Whether the signed-in account `id` stays signed in when another is opened. Refused where there are too many, or several people use the computer. */
  'session.keepSignedIn': entry<AccountsHere>()(z.object({ id: accountId, keep: z.boolean() })),
  /** Ends the present session and begins that of another account of `session.accounts`, or leads to sign-in where none is named. */
  'session.switchTo': entry<SessionState>()(z.object({ id: accountId.optional() })),
  /** The account is no longer signed in on this computer; the signed-in one signs out by `session.signOut`. */
  'session.removeAccount': entry<AccountsHere>()(z.object({ id: accountId })),
  'session.setAccountColour': entry<AccountsHere>()(z.object({ id: accountId, colour: z.enum(ACCOUNT_COLOURS) })),

  /** `again`: the mail didn't come. The answer's message is the portal's own. */
  'session.forgotPassword': entry<{
    readonly message: string
    /** What stands in the link of the mail; only the practice portal tells it. */
    readonly practiceToken?: string | undefined
  }>()(z.object({ email, again: z.boolean() })),
  /** Whose password the link of a mail sets; refused when it has expired or was used. */
  'session.checkReset': entry<{ readonly email: string }>()(z.object({ token })),
  'session.resetPassword': entry<undefined>()(
    z.object({ token, email, newPassword: z.string().max(200), confirmPassword: z.string().max(200) }),
  ),
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
  /** What a session begins with, as it comes in; told before `session.changed`. */
  'session.progress': { readonly steps: readonly StartStep[] }
}
