/** What kind of user somebody is, in one word, as lists of users say it. */

export type UserKind = 'Franchisee' | 'Stockist' | 'International' | 'Admin' | 'Operator' | 'Staff'

/** As a list of users may say it: the portal's documents name no fields of it. */
export interface UserTraits {
  readonly isFranchisee?: boolean | undefined
  readonly isStockist?: boolean | undefined
  readonly isAdmin?: boolean | undefined
  readonly role: string
  readonly signage: string
}

/** Undefined where the user's kind isn't known. Confinement comes before all else. */
export function kindOf({ isFranchisee, isStockist, isAdmin, role, signage }: UserTraits): UserKind | undefined {
  if (signage === 'International') return 'International'
  if (isStockist === true) return 'Stockist'
  if (isFranchisee === true) return 'Franchisee'
  if (isAdmin === true) return 'Admin'
  if (role.toLowerCase() === 'operator') return 'Operator'
  return isFranchisee === undefined && role === '' ? undefined : 'Staff'
}
