import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import type { Movement } from '../../shared/domain/catalogue/movement.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import type { Style } from '../../shared/domain/pricing/styles.ts'
import type { ProductPlaces } from './places.ts'
import type { Picked } from './use-picked.ts'

export interface ProductItems {
  readonly label: string
  readonly view: ListingView
  /** Products grouped as they are shown: styles, or single products. */
  readonly styles: readonly Style[]
  /** The number of items, including those not loaded yet; -1 while it isn't known. */
  readonly total: number
  readonly places: ProductPlaces
  readonly quickView: (id: number) => string
  readonly picked: Picked
  /** Called near the end. */
  readonly more: () => void
}

export interface Drawn {
  readonly places: ProductPlaces
  /** The address of the present screen with this product over it. */
  readonly quickView: string
}

export interface ProductItem extends Drawn {
  readonly view: ProductView
  /** Pieces in the cart; undefined if it isn't there. */
  readonly inCart: number | undefined
  /** True if the store's sales of it are shown; undefined while that isn't known. */
  readonly showsSales?: boolean | undefined
  readonly movement?: Movement | undefined
  /** Undefined where nothing can be selected. */
  readonly isPicked?: boolean | undefined
  /** `range`: everything from the one selected last. */
  readonly onPick?: Picked['toggle'] | undefined
}

export interface StyleItem extends Drawn {
  readonly style: Style
  /** Pieces in the cart, by product. */
  readonly inCart: ReadonlyMap<number, number>
  readonly picked: Picked['products']
  readonly onPick: Picked['toggle']
  readonly setPicked: Picked['setAll']
}
