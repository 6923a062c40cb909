/** How the listing of products is narrowed and put in order. */
import type { WarehouseType } from './product.ts'
import type { WarehouseMapping } from './store.ts'

/** Products of one page. */
export const LISTING_PAGE = 24

/** As the portal calls its orders; a price is sorted upwards or downwards. */
export const LISTING_SORTS = ['newarrivals', 'bestseller', 'price', 'price-desc'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const USUAL_SORT: ListingSort = 'newarrivals'

export interface ListingQuery {
  /** '' for none. */
  readonly search: string
  /** Ids; none of them means all. */
  readonly categories: readonly number[]
  readonly subcategories: readonly number[]
  /** What this warehouse has, of all that the store may order from. */
  readonly whId?: number | undefined
  readonly whType?: WarehouseType | undefined
  readonly sort: ListingSort
}

/** The entries of a store's mapping that a listing asks about. */
export const sellersAsked = (
  mapping: readonly WarehouseMapping[],
  { whId, whType }: Pick<ListingQuery, 'whId' | 'whType'>,
): readonly WarehouseMapping[] =>
  mapping.filter(
    (entry) => (whId === undefined || entry.whID === whId) && (whType === undefined || entry.whType === whType),
  )
