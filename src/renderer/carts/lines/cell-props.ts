/** What a cell of a cart's line is drawn of. */
import type { PricedLine } from '../../../shared/domain/carts/cart.ts'
import type { SellerName } from '../../../shared/domain/carts/cart-view.ts'
import type { Movements } from '../../app/movements.ts'
import type { Review } from '../proposed/review.ts'

export interface CellProps {
  readonly column: string
  readonly priced: PricedLine
  /** Why the quantity that was typed wasn't taken. */
  readonly refused: string | undefined
  /** `tabIndex` of its buttons: those of the row that has the cursor are reached by Tab. */
  readonly tab: 0 | -1
  /** It is one of the sizes of a set. */
  readonly inSet: boolean
  readonly shortName: SellerName
  /** What is decided about the lines of a proposal. */
  readonly review: Review | undefined
  /** What the store sells; undefined where that isn't shown. */
  readonly movements: Movements | undefined
  /** The suggested quantity is taken. */
  readonly onTake: (priced: PricedLine, pieces: number) => void
  /** Why there is a gap is asked for. */
  readonly onExplain: (id: number) => void
}
