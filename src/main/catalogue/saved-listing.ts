/**
 * A listing and a single product from the local index, for when the portal can't be reached and this request has no cached answer. Both
 * have the shape of the portal's answers, so that they are filtered and priced in the same way.
 */

import { LISTING_PAGE, type ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { isUnavailable, ok, type Result } from '../../shared/errors.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { isKnown } from '../store/saved-facets.ts'
import { stored } from '../store/stored.ts'

/** The shape of a read; `at` is the oldest time of its products. */
interface Saved<A> {
  readonly answer: A
  readonly at: string
  readonly saved: true
  readonly unread: 0
}

const saved = <A>(answer: A, at: number): Saved<A> => ({
  answer,
  at: isoAt(at),
  saved: true,
  unread: 0,
})

/** Returns the read or, if the portal couldn't be reached, the saved data, if there is any. */
export function orCached<R, S>(read: Result<R>, find: () => S | undefined): Result<R | S> {
  if (read.ok || !isUnavailable(read.error)) return read
  const found = stored(find)
  return found.ok && found.value !== undefined ? ok(found.value) : read
}

/** Returns undefined if nothing matches, or if it is filtered by something that isn't saved, such as seasons. */
export function savedListing(
  index: ProductIndex | undefined,
  sellers: readonly WarehouseMapping[],
  { page, search, chosen, sets, sort }: ListingQuery & { readonly page: number },
) {
  if (index === undefined || !isKnown(chosen)) return undefined
  const { rows, total, facets } = index.list({
    search,
    chosen,
    sets,
    sort,
    sellers: sellers.map(({ whID }) => whID),
    offset: (page - 1) * LISTING_PAGE,
    most: LISTING_PAGE,
  })
  if (rows.length === 0) return undefined
  const products = rows.map(({ product }) => product)
  return saved({ products, total, filters: facets }, Math.min(...rows.map(({ at }) => at)))
}

/** The other sizes and colours are missing: only the portal knows them. */
export function savedProduct(
  index: ProductIndex | undefined,
  id: number,
): Saved<Answer<'catalogue.product'>> | undefined {
  const [found] = index?.byIds([id]) ?? []
  return found === undefined || found.at === 0 ? undefined : saved(found.product, found.at)
}
