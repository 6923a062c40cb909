import type { SellerName } from '../../../shared/domain/carts/cart-view.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import type { Movements } from '../../catalogue/movements.ts'
import type { Review } from '../proposed/review.ts'

export interface CellProps {
  readonly column: string
  readonly priced: PricedLine
  /** The reason why the typed quantity wasn't taken. */
  readonly refused: string | undefined
  /** `tabIndex` of the cell's buttons: only those in the row with the cursor are reached by Tab. */
  readonly tab: 0 | -1
  /** True if the line is one of the sizes of a set. */
  readonly inSet: boolean
  readonly shortName: SellerName
  readonly review: Review | undefined
  /** The store's sales; undefined if they aren't shown. */
  readonly movements: Movements | undefined
  readonly onTake: (priced: PricedLine, pieces: number) => void
  readonly onExplain: (id: number) => void
}
