/** The static data of a screen. */

export type Audience =
  | 'signedOut'
  | 'everybody'
  /** Users who order: franchisees who aren't confined. */
  | 'franchisee'
  /** Stockists, stores abroad and staff. */
  | 'nonFranchisee'
  /** Stores of concept PHARMACY only; they have no other screens. */
  | 'pharmacy'
  | 'admin'
  /** Users of the CAR cart: operators for the store that they act for. */
  | 'car'

/** A flag in the user's profile that a screen needs. */
export type Flag = 'enableARS' | 'enableAFS' | 'enableLedger' | 'canViewStorePerformance' | 'reward'

export interface ScreenRule {
  /** With `:names`. */
  readonly path: string
  readonly title: string
  /** The portal's own name of the screen, used in notices. */
  readonly state?: string
  readonly audience: Audience
  readonly needs?: Flag
  /** The redirect for users without the flag; their landing screen by default. */
  readonly without?: 'login'
  /** Open to stockists and stores abroad: ledger, orders, loads and the screens below these. */
  readonly forConfined?: true
  /** Opening it changes data at the portal, so external links can't open it. */
  readonly acts?: true
  /** The parent screen in the menu; a notice without the screen's parameters links there. */
  readonly partOf?: string
}

/** An address below the account's path. */
export const account = <const P extends string>(path: P) => `/home/account/${path}` as const

/** A screen whose own name at the portal is its address: with dots, and without its `:names`. */
export const named = <const P extends string, const R extends Omit<ScreenRule, 'path' | 'title' | 'state'>>(
  path: P,
  title: string,
  rule: R,
) => ({
  path,
  title,
  state: path
    .slice(1)
    .replaceAll(/\/:\w+/g, '')
    .replaceAll('/', '.'),
  ...rule,
})
