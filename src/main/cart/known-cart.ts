/** A cart as it is known here, and how far that can be relied on. */
import type { CartLine, CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { withProducts } from '../../shared/domain/carts/cart-change.ts'
import { type ChangedElsewhere, changedElsewhere } from '../../shared/domain/carts/cart-elsewhere.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'

export interface KnownCart {
  snapshot: CartSnapshot
  /** False after a change whose outcome isn't known, or that was made elsewhere. */
  certain: boolean
  /** An answer of the portal didn't fit: if other lines turn up, they came from elsewhere. */
  surprising?: boolean
  /** Products of the change whose outcome isn't known: every other difference was made elsewhere. */
  unsure?: ReadonlySet<number>
  /** Lines that the last reading found gone, and their pieces before. */
  gone?: ReadonlyMap<number, number>
}

/** What of a cart that was read for a change is other than it was seen, but for what this computer did itself. */
export const foundElsewhere = (
  { snapshot, unsure }: KnownCart,
  now: readonly CartLine[],
): readonly ChangedElsewhere[] => changedElsewhere(snapshot.lines, now).filter(({ id }) => unsure?.has(id) !== true)

/** The cart with these lines, as this edition; `products` are those that it didn't know yet. */
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

/** Adds what is held back to what is told of the cart. */
export function tellElsewhere(known: KnownCart, held: readonly ChangedElsewhere[]): void {
  if (held.length === 0) return
  const ids = new Set(held.map(({ id }) => id))
  const others = (known.snapshot.elsewhere ?? []).filter(({ id }) => !ids.has(id))
  known.snapshot = { ...known.snapshot, elsewhere: [...others, ...held] }
}
