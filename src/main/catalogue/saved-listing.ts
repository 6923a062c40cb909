/**
 * What this computer has seen, where the portal can't be reached and hasn't answered this very question before: a listing
 * of it, and one product. Both come in the shape of the portal's answers, so that they are judged and priced like these.
 */
import { LISTING_PAGE, type ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import type { WarehouseMapping } from '../../shared/domain/people/store.ts'
import { isAbsence, ok, type Result } from '../../shared/errors.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { ProductIndex } from '../store/product-index.ts'
import { isKnown } from '../store/saved-facets.ts'
import { stored } from '../store/stored.ts'

/** As a read answers; `at` is the oldest time of what is in it. */
interface Saved<A> {
  readonly answer: A
  readonly at: string
  readonly saved: true
  readonly unread: 0
}

const saved = <A>(answer: A, at: number): Saved<A> => ({
  answer,
  at: new Date(at).toISOString(),
  saved: true,
  unread: 0,
})

/** The read, or where the portal couldn't be reached what is saved, if anything is. */
export function orSaved<R, S>(read: Result<R>, find: () => S | undefined): Result<R | S> {
  if (read.ok || !isAbsence(read.error)) return read
  const found = stored(find)
  return found.ok && found.value !== undefined ? ok(found.value) : read
}

/** Undefined where nothing fits, or where nothing is known of what it is narrowed by, such as seasons. */
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

/** Which other sizes and colours there are the portal alone knows. */
export function savedProduct(
  index: ProductIndex | undefined,
  id: number,
): Saved<Answer<'catalogue.product'>> | undefined {
  const [found] = index?.byIds([id]) ?? []
  return found === undefined || found.at === 0 ? undefined : saved(found.product, found.at)
}
