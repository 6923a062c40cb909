/**
 * Exports, calls and sentences without a user in the app so far, with the area that will use each. `npm run check` fails for anything else
 * without a user, and for an entry that has one: the list only shrinks.
 */
export interface Waiting {
  /** An export's name is `path#name`. knip.production.config.ts passes exports and dependencies to knip. */
  readonly kind: 'call' | 'sentence' | 'export' | 'dependency'
  readonly name: string
  readonly area: 'account' | 'carts' | 'catalogue' | 'house' | 'lists' | 'replenishment' | 'session' | 'updates'
}

/** Exactly the number of entries: lower it when one is used, and raise it only in review. */
export const MOST = 2

export const waiting: readonly Waiting[] = [
  { kind: 'export', name: 'src/shared/lists/filters.ts#toggle', area: 'lists' },
  // The portal's documents name it; they also name the home brand, which the rules use.
  { kind: 'call', name: 'ars.homeBrands', area: 'replenishment' },
]
