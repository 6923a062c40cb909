/** The addresses of the product screens, for stores and for pharmacies; the screens don't differ otherwise. */

import type { ReactNode } from 'react'
import { searchAddress, searchText } from '../../shared/domain/catalogue/search-text.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { productAddress } from '../../shared/domain/screens/addresses.ts'
import { pathOf, SCREENS } from '../../shared/domain/screens.ts'

export interface ProductPlaces {
  readonly listing: string
  search(typed: string): string
  product(id: number): string
  /** True if a product's page opens in its own window. */
  readonly ownWindow: boolean
  /** True if products can be ordered from here. */
  readonly ordering: boolean
  /** True if the listing has My ARS's sort orders, which have their own names in the portal. */
  readonly isArs?: boolean
  act?(view: ProductView): ReactNode
}

export const STORE_PLACES: ProductPlaces = {
  listing: SCREENS.listing.path,
  search: searchAddress,
  product: productAddress,
  ownWindow: false,
  ordering: true,
}

export const PHARMACY_PLACES: ProductPlaces = {
  listing: SCREENS.pharmacyProducts.path,
  search: (typed) => pathOf('pharmacySearch', { searchString: searchText(typed) }),
  product: (id) => pathOf('pharmacyProduct', { id }),
  ownWindow: true,
  ordering: false,
}
