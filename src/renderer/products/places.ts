/** Where the screens of products lie, for stores and for pharmacies; these differ in nothing else. */
import { SCREENS } from '../../shared/domain/screens.ts'
import { searchText } from '../../shared/domain/search-text.ts'

export interface ProductPlaces {
  readonly listing: string
  search(typed: string): string
  product(id: number): string
  /** A product's page opens in a window of its own. */
  readonly ownWindow: boolean
  /** Products are ordered from here. */
  readonly ordering: boolean
}

/** What is no letter and no digit isn't looked for, and would be a way or a mark in an address. */
const searchIn = (path: string, typed: string): string =>
  path.replace(':searchString', encodeURIComponent(searchText(typed)))
const productIn = (path: string, id: number): string => path.replace(':id', String(id))

export const STORE_PLACES: ProductPlaces = {
  listing: SCREENS.listing.path,
  search: (typed) => searchIn(SCREENS.search.path, typed),
  product: (id) => productIn(SCREENS.productInfo.path, id),
  ownWindow: false,
  ordering: true,
}

export const PHARMACY_PLACES: ProductPlaces = {
  listing: SCREENS.pharmacyProducts.path,
  search: (typed) => searchIn(SCREENS.pharmacySearch.path, typed),
  product: (id) => productIn(SCREENS.pharmacyProduct.path, id),
  ownWindow: true,
  ordering: false,
}
