/**
 * What is there and has no user in the app yet, with the area that brings one. `npm run check` fails for anything else
 * that has none, and for an entry that has: the list only shrinks.
 */
export interface Waiting {
  /** An export's name is `path#name`. Knip is told of exports and dependencies: knip.production.config.ts. */
  readonly kind: 'call' | 'sentence' | 'export' | 'dependency'
  readonly name: string
  readonly area: 'account' | 'carts' | 'catalogue' | 'house' | 'lists' | 'replenishment' | 'session' | 'updates'
}

/** As many as there are: whoever wires one lowers it, and nobody raises it unseen. */
export const MOST = 2

export const waiting: readonly Waiting[] = [
  { kind: 'export', name: 'src/shared/lists/filters.ts#toggle', area: 'lists' },
  // The portal's documents name it; they name the home brand, too, and the rules go by that.
  { kind: 'call', name: 'ars.homeBrands', area: 'replenishment' },
]
