/** What the cards and the table of a listing are given alike. */
import type { ProductView } from '../../shared/domain/catalogue/product-view.ts'
import type { ProductPlaces } from './places.ts'
import type { Picked } from './use-picked.ts'

export interface ProductItems {
  readonly label: string
  readonly products: readonly ProductView[]
  /** As many as there are, the ones that aren't fetched yet included. */
  readonly total: number
  readonly places: ProductPlaces
  readonly quickView: (id: number) => string
  /** Undefined where nothing is chosen: one can't order there. */
  readonly picked: Picked | undefined
  /** Called near the end. */
  readonly more: () => void
}

/** What one of them is given. */
export interface ProductItem {
  readonly view: ProductView
  readonly places: ProductPlaces
  /** The address of the same screen with this product over it. */
  readonly quickView: string
  /** Pieces in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
  /** Undefined where nothing is chosen. */
  readonly isPicked?: boolean | undefined
  /** `range`: all from the one that was chosen last. */
  readonly onPick?: ((id: number, range: boolean) => void) | undefined
}
