/** Accounts that stay signed in on one computer: an owner of several stores changes between them. */

/** By which a store is told from the others at a glance; each has its place in the theme. */
export const ACCOUNT_COLOURS = ['teal', 'violet', 'orange', 'blue', 'pink', 'green', 'brown', 'grey'] as const
export type AccountColour = (typeof ACCOUNT_COLOURS)[number]

/** As many as there are keys for them: Ctrl+Shift+1 to 9. */
export const MOST_ACCOUNTS = 9

export interface SavedAccount {
  readonly id: number
  /** The company's name, or the email of who has none. */
  readonly name: string
  /** The city; empty where none is known, or the name has it. */
  readonly place: string
  readonly email: string
  readonly colour: AccountColour
}

export interface AccountsHere {
  /** In the order in which they were added: the order of their keys. */
  readonly accounts: readonly SavedAccount[]
  /** Whether the signed-in account stays when another is opened; undefined while its user hasn't been asked. */
  readonly keepsSignedIn: boolean | undefined
  /** Several people use this computer: nothing stays signed in. */
  readonly isShared: boolean
}

/** The account of a key, 1 to 9; undefined for one that has none. */
export const accountAt = ({ accounts }: AccountsHere, key: number): SavedAccount | undefined => accounts[key - 1]

/** `Aarav Kids Retail, Pune`. */
export const accountNamed = ({ name, place }: Pick<SavedAccount, 'name' | 'place'>): string =>
  place === '' ? name : `${name}, ${place}`

/** Whether the user is to be asked if the account stays: once, and only where there is something to change to. */
export const asksToKeepSignedIn = ({ accounts, keepsSignedIn, isShared }: AccountsHere): boolean =>
  !isShared && keepsSignedIn === undefined && accounts.length > 0
