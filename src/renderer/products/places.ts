/** Where the screens of products lie, for stores and for pharmacies; these differ in nothing else. */

import type { ReactNode } from 'react'
import type { ProductView } from '../../shared/domain/catalogue/product-view.ts'
import { searchText } from '../../shared/domain/catalogue/search-text.ts'
import { productAddress, searchAddress } from '../../shared/domain/people/addresses.ts'
import { SCREENS } from '../../shared/domain/screens.ts'

export interface ProductPlaces {
  readonly listing: string
  search(typed: string): string
  product(id: number): string
  /** A product's page opens in a window of its own. */
  readonly ownWindow: boolean
  /** Products are ordered from here. */
  readonly ordering: boolean
  /** The portal's orders of the listing are those of My ARS, which have names of their own. */
  readonly isArs?: boolean
  /** What else can be done with a product, where it stands. */
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
  search: (typed) => SCREENS.pharmacySearch.path.replace(':searchString', encodeURIComponent(searchText(typed))),
  product: (id) => SCREENS.pharmacyProduct.path.replace(':id', String(id)),
  ownWindow: true,
  ordering: false,
}
