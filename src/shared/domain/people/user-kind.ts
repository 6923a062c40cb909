export type UserKind = 'Franchisee' | 'Stockist' | 'International' | 'Admin' | 'Operator' | 'Staff'

/** Fields that a list of users may contain: the portal's documents name none of them. */
export interface UserTraits {
  readonly isFranchisee?: boolean | undefined
  readonly isStockist?: boolean | undefined
  readonly isAdmin?: boolean | undefined
  readonly role: string
  readonly signage: string
}

/** Undefined if the user's kind isn't known. Being confined takes precedence. */
export function kindOf({ isFranchisee, isStockist, isAdmin, role, signage }: UserTraits): UserKind | undefined {
  if (signage === 'International') return 'International'
  if (isStockist === true) return 'Stockist'
  if (isFranchisee === true) return 'Franchisee'
  if (isAdmin === true) return 'Admin'
  if (role.toLowerCase() === 'operator') return 'Operator'
  return isFranchisee === undefined && role === '' ? undefined : 'Staff'
}
