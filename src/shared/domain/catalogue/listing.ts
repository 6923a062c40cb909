import type { MessageKey } from '../../messages.ts'
import type { Store } from '../people/store.ts'
import type { Day } from '../values/dates.ts'
import type { WarehouseType } from './product.ts'
import type { WarehouseMapping } from './warehouses.ts'

export const LISTING_PAGE = 24

/** The portal's sort orders; name and price can be ascending or descending. */
export const LISTING_SORTS = ['newarrivals', 'bestseller', 'price', 'price-desc', 'name', 'name-desc'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** My ARS has its own names for two of them. */
export const ARS_SORTS = ['arsnewarrivals', 'arsbestseller'] as const
export const arsSort = (sort: ListingSort): ListingSort | (typeof ARS_SORTS)[number] => {
  if (sort === 'newarrivals') return 'arsnewarrivals'
  return sort === 'bestseller' ? 'arsbestseller' : sort
}

export const DEFAULT_SORT: ListingSort = 'newarrivals'

/** Cards with pictures, one for each style or one for each product, or a table with a line for each product. */
export const LISTING_VIEWS = ['styles', 'cards', 'table'] as const
export type ListingView = (typeof LISTING_VIEWS)[number]

/** The facets that products are filtered by, in the order in which they are offered; the names are the portal's. */
export const FACETS = ['brands', 'prices', 'age', 'subcategories', 'categories', 'Type', 'seasoncode', 'offer'] as const
export type Facet = (typeof FACETS)[number]

/** Concepts that order by season. */
const SEASON_CONCEPTS: readonly string[] = ['FCCOCO', 'BBBHCOCO']

/** The facets of a store: seasons for some concepts, offers for stores that have one. */
export const facetsOf = ({ fcf, offer }: Pick<Store, 'fcf' | 'offer'>): readonly Facet[] =>
  FACETS.filter((facet) => {
    if (facet === 'seasoncode') return SEASON_CONCEPTS.includes(fcf.concept)
    return facet !== 'offer' || offer !== ''
  })

export interface FacetChoice {
  readonly id: string
  readonly name: string
  /** The number of products with it; undefined if the portal doesn't count them. */
  readonly count?: number | undefined
}

export type Facets = Readonly<Partial<Record<Facet, readonly FacetChoice[]>>>
/** Chosen ids. Several of one facet widen the listing, several facets narrow it. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>

/** Only sets, or everything except sets. */
export const SETS = ['only', 'none'] as const
export type Sets = (typeof SETS)[number]

/** A range of days, both included. */
export interface Ageing {
  readonly from: Day
  readonly to: Day
}

/** The reason why these days can't filter a listing (document 2, section 5); undefined if they can, or if none is given. */
export function refuseAgeing({ from, to }: Partial<Record<keyof Ageing, Day | undefined>>): MessageKey | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined) return 'arsAgeingDays'
  return to < from ? 'historyReversed' : undefined
}

export interface ListingQuery {
  /** The search as typed; '' for none. */
  readonly search: string
  /** The search words that remain once the search is understood; undefined until then. */
  readonly words?: string | undefined
  readonly chosen: Chosen
  readonly sets?: Sets | undefined
  /** Limits the listing to the stock of this warehouse, one of those that the store may order from. */
  readonly whId?: number | undefined
  readonly whType?: WarehouseType | undefined
  /** The days since which the products are on sale, in the listing of My ARS. */
  readonly ageing?: Ageing | undefined
  readonly sort: ListingSort
}

/** The entries of a store's mapping that a listing requests. */
export const requestedSellers = (
  mapping: readonly WarehouseMapping[],
  { whId, whType }: Pick<ListingQuery, 'whId' | 'whType'>,
): readonly WarehouseMapping[] =>
  mapping.filter(
    (entry) => (whId === undefined || entry.whID === whId) && (whType === undefined || entry.whType === whType),
  )
