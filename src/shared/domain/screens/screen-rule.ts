/** What is known of a screen before it is drawn. */

/** Whom a screen is for. */
export type Audience =
  | 'signedOut'
  | 'everybody'
  /** Those who order: franchisees who aren't confined. */
  | 'franchisee'
  /** Stockists, stores abroad and staff. */
  | 'nonFranchisee'
  /** Stores of concept PHARMACY, and nobody else: they have no other screens. */
  | 'pharmacy'
  | 'admin'
  /** Users of the CAR cart: operators for the store that they act for. */
  | 'car'

/** A flag of the person's profile that a screen needs. */
export type Flag = 'enableARS' | 'enableAFS' | 'enableLedger' | 'canViewStorePerformance' | 'reward'

export interface ScreenRule {
  /** With `:names`. */
  readonly path: string
  readonly title: string
  /** The portal's own name of it, by which notices lead there. */
  readonly state?: string
  readonly audience: Audience
  readonly needs?: Flag
  /** Where those without the flag are sent; their landing when it isn't said. */
  readonly without?: 'login'
  /** Open to stockists and stores abroad: ledger, orders, loads and what hangs on these. */
  readonly forConfined?: true
  /** Opening it changes something at the portal: no link from outside leads there. */
  readonly acts?: true
  /** The screen of the menu that this one belongs to; a notice that names none of its numbers leads there. */
  readonly partOf?: string
}

/** The account's screens lie below this. */
export const account = <const P extends string>(path: P) => `/home/account/${path}` as const
