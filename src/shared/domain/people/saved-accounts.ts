/** Accounts that stay signed in on one computer: an owner of several stores switches between them. */

/** Colours that distinguish stores at a glance; each is defined in the theme. */
export const ACCOUNT_COLOURS = ['teal', 'violet', 'orange', 'blue', 'pink', 'green', 'brown', 'grey'] as const
export type AccountColour = (typeof ACCOUNT_COLOURS)[number]

/** One for each of the keys Ctrl+Shift+1 to 9. */
export const MOST_ACCOUNTS = 9

export interface SavedAccount {
  readonly id: number
  /** The company's name, or the email if there is none. */
  readonly name: string
  /** The city; empty if unknown, or if the name contains it. */
  readonly place: string
  readonly email: string
  readonly colour: AccountColour
}

export interface AccountsHere {
  /** In the order in which they were added, which is the order of their keys. */
  readonly accounts: readonly SavedAccount[]
  /** True if the signed-in account stays when another is opened; undefined until the user was asked. */
  readonly keepsSignedIn: boolean | undefined
  /** True if several people use this computer: then no account stays signed in. */
  readonly isShared: boolean
}

/** The account of a key, 1 to 9; undefined for a key without one. */
export const accountAt = ({ accounts }: AccountsHere, key: number): SavedAccount | undefined => accounts[key - 1]

/** `Aarav Kids Retail, Pune`. */
export const accountNamed = ({ name, place }: Pick<SavedAccount, 'name' | 'place'>): string =>
  place === '' ? name : `${name}, ${place}`

/** True if the user is to be asked about keeping the account: once, and only if there is another one to switch to. */
export const offersToKeepSignedIn = ({ accounts, keepsSignedIn, isShared }: AccountsHere): boolean =>
  !isShared && keepsSignedIn === undefined && accounts.length > 0
