/** Where a listing stands, as its address says it; what can't be read counts as not said. */
import { LISTING_SORTS, type ListingQuery, type ListingSort, USUAL_SORT } from '../../shared/domain/listing.ts'
import { WAREHOUSE_TYPES } from '../../shared/domain/product.ts'

const MOST_IDS = 100

const idsIn = (said: string | null): readonly number[] => {
  const ids = (said ?? '').split(',').filter((part) => /^\d{1,10}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, MOST_IDS)
}

/** `search` is what the path names, `usual` the order where the address names none. */
export function readListing(params: URLSearchParams, search = '', usual: ListingSort = USUAL_SORT): ListingQuery {
  const [whId] = idsIn(params.get('whId'))
  return {
    search: search.slice(0, 100),
    categories: idsIn(params.get('categories')),
    subcategories: idsIn(params.get('subcategories')),
    whId,
    whType: WAREHOUSE_TYPES.find((type) => type === params.get('whType')),
    sort: LISTING_SORTS.find((sort) => sort === params.get('sort')) ?? usual,
  }
}

/** `?categories=6&sort=price`, or nothing where all of it is usual. */
export function listingParams(query: Partial<ListingQuery>): string {
  const { categories = [], subcategories = [], whId, whType, sort = USUAL_SORT } = query
  const params = new URLSearchParams()
  if (categories.length > 0) params.set('categories', categories.join(','))
  if (subcategories.length > 0) params.set('subcategories', subcategories.join(','))
  if (whId !== undefined) params.set('whId', String(whId))
  if (whType !== undefined) params.set('whType', whType)
  if (sort !== USUAL_SORT) params.set('sort', sort)
  const said = params.toString()
  return said === '' ? '' : `?${said}`
}
