/** A cart as it is known here, and how far that can be relied on. */
import type { CartLine, CartSnapshot } from '../../shared/domain/cart.ts'
import { type ChangedElsewhere, changedElsewhere } from '../../shared/domain/cart-elsewhere.ts'

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
