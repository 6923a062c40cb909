/** A cart as it is known here, and how reliable that is. */

import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { withProducts } from '../../shared/domain/carts/cart-change.ts'
import { changedElsewhere, type RemoteChange } from '../../shared/domain/carts/remote-change.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'

export interface KnownCart {
  snapshot: CartSnapshot
  /** False after a change with an unknown outcome, or after a change made elsewhere. */
  certain: boolean
  /** Set if an answer of the portal didn't fit: other lines that turn up then came from elsewhere. */
  changedUnexpectedly?: boolean
  /** Products of the change with the unknown outcome. Any other difference was made elsewhere. */
  unsure?: ReadonlySet<number>
  /** Lines that were missing at the last read, with their pieces before. */
  removed?: ReadonlyMap<number, number>
}

/** Returns the lines that differ from what was last seen, except those that this computer changed itself. */
export const remoteChangesIn = ({ snapshot, unsure }: KnownCart, now: readonly CartLine[]): readonly RemoteChange[] =>
  changedElsewhere(snapshot.lines, now).filter(({ id }) => unsure?.has(id) !== true)

/** Updates the known cart to these lines and this edition; `products` are those that it didn't know yet. */
export const keepLines = (
  known: KnownCart,
  lines: readonly CartLine[],
  products: readonly Product[],
  edition: number,
): void => {
  const { supply } = known.snapshot
  known.snapshot = {
    ...known.snapshot,
    edition,
    lines,
    supply: { ...supply, products: withProducts(supply.products, products) },
  }
}

/** Adds the held-back changes to those reported with the cart. */
export function addConflicts(known: KnownCart, conflicts: readonly RemoteChange[]): void {
  if (conflicts.length === 0) return
  const ids = new Set(conflicts.map(({ id }) => id))
  const others = (known.snapshot.elsewhere ?? []).filter(({ id }) => !ids.has(id))
  known.snapshot = { ...known.snapshot, elsewhere: [...others, ...conflicts] }
}
