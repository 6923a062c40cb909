/** How the listing of products is narrowed and put in order. */

import type { MessageKey } from '../../messages.ts'
import type { Store, WarehouseMapping } from '../people/store.ts'
import type { Day } from '../values/dates.ts'
import type { WarehouseType } from './product.ts'

/** Products of one page. */
export const LISTING_PAGE = 24

/** As the portal calls its orders; name and price are sorted upwards or downwards. */
export const LISTING_SORTS = ['newarrivals', 'bestseller', 'price', 'price-desc', 'name', 'name-desc'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** My ARS has names of its own for two of them. */
export const ARS_SORTS = ['arsnewarrivals', 'arsbestseller'] as const
export const arsSort = (sort: ListingSort): ListingSort | (typeof ARS_SORTS)[number] => {
  if (sort === 'newarrivals') return 'arsnewarrivals'
  return sort === 'bestseller' ? 'arsbestseller' : sort
}

export const USUAL_SORT: ListingSort = 'newarrivals'

/** Cards with pictures, one for each style or one for each product, or a table with a line for each product. */
export const LISTING_VIEWS = ['styles', 'cards', 'table'] as const
export type ListingView = (typeof LISTING_VIEWS)[number]

/** What products are narrowed by, in the order in which it is offered; the names are the portal's. */
export const FACETS = ['brands', 'prices', 'age', 'subcategories', 'categories', 'Type', 'seasoncode', 'offer'] as const
export type Facet = (typeof FACETS)[number]

/** Concepts that order by season. */
const SEASON_CONCEPTS: readonly string[] = ['FCCOCO', 'BBBHCOCO']

/** What a store can narrow by: seasons for some concepts, offers for those that have one. */
export const facetsOf = ({ fcf, offer }: Pick<Store, 'fcf' | 'offer'>): readonly Facet[] =>
  FACETS.filter((facet) => {
    if (facet === 'seasoncode') return SEASON_CONCEPTS.includes(fcf.concept)
    return facet !== 'offer' || offer !== ''
  })

export interface FacetChoice {
  readonly id: string
  readonly name: string
  /** Products that there are of it; undefined where the portal doesn't count them. */
  readonly count?: number | undefined
}

export type Facets = Readonly<Partial<Record<Facet, readonly FacetChoice[]>>>
/** Ids that were chosen. Several of one facet widen what is listed, several facets narrow it. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>

/** Sets alone, or all but them. */
export const SETS = ['only', 'none'] as const
export type Sets = (typeof SETS)[number]

/** From a day to a day, both included. */
export interface Ageing {
  readonly from: Day
  readonly to: Day
}

/** Why a listing can't be narrowed by these days (document 2, section 5); undefined where it can, or where none is given. */
export function refuseAgeing({ from, to }: Partial<Record<keyof Ageing, Day | undefined>>): MessageKey | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined) return 'arsAgeingDays'
  return to < from ? 'historyReversed' : undefined
}

export interface ListingQuery {
  /** As it was typed; '' for none. */
  readonly search: string
  /** What is left to search for, once it was understood; undefined until then. */
  readonly words?: string | undefined
  readonly chosen: Chosen
  readonly sets?: Sets | undefined
  /** What this warehouse has, of all that the store may order from. */
  readonly whId?: number | undefined
  readonly whType?: WarehouseType | undefined
  /** Since when products are sold, in the listing of My ARS. */
  readonly ageing?: Ageing | undefined
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
