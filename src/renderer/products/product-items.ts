/** What the cards and the table of a listing are given alike. */
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import type { ProductView } from '../../shared/domain/catalogue/product-view.ts'
import type { Style } from '../../shared/domain/catalogue/styles.ts'
import type { Movement } from '../../shared/domain/replenishment/order-assist.ts'
import type { ProductPlaces } from './places.ts'
import type { Picked } from './use-picked.ts'

export interface ProductItems {
  readonly label: string
  readonly view: ListingView
  /** What is drawn as one: styles, or products one by one. */
  readonly styles: readonly Style[]
  /** As many as there are, the ones that aren't fetched yet included; -1 while that isn't known. */
  readonly total: number
  readonly places: ProductPlaces
  readonly quickView: (id: number) => string
  readonly picked: Picked
  /** Called near the end. */
  readonly more: () => void
}

export interface Drawn {
  readonly places: ProductPlaces
  /** The address of the same screen with this product over it. */
  readonly quickView: string
}

/** What one product is given. */
export interface ProductItem extends Drawn {
  readonly view: ProductView
  /** Pieces in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
  /** What the store sells of it is shown; undefined while that isn't known. */
  readonly showsSales?: boolean | undefined
  readonly movement?: Movement | undefined
  /** Undefined where nothing is chosen. */
  readonly isPicked?: boolean | undefined
  /** `range`: all from the one that was chosen last. */
  readonly onPick?: Picked['toggle'] | undefined
}

/** What one style of several products is given. */
export interface StyleItem extends Drawn {
  readonly style: Style
  /** Pieces in the cart, by product. */
  readonly inCart: ReadonlyMap<number, number>
  readonly picked: Picked['products']
  readonly onPick: Picked['toggle']
  readonly setPicked: Picked['setAll']
}
