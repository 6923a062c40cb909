/** The state of a listing in its address; unreadable parts are ignored. */
import {
  type Ageing,
  type Chosen,
  DEFAULT_SORT,
  FACETS,
  type Facet,
  LISTING_SORTS,
  type ListingQuery,
  type ListingSort,
  SETS,
} from '../../shared/domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES } from '../../shared/domain/catalogue/product.ts'
import { instantOf } from '../../shared/domain/values/dates.ts'

const MOST_IDS = 100
const MOST_LETTERS = 100

const idsIn = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((part) => /^[\w.-]{1,64}$/.test(part)))].slice(0, MOST_IDS)

/** The portal takes types as numbers. */
const isId = (facet: Facet, id: string): boolean => facet !== 'Type' || /^\d{1,10}$/.test(id)

function chosenIn(params: URLSearchParams, facets: readonly Facet[]): Chosen {
  const entries = facets.map((facet) => [facet, idsIn(params.get(facet)).filter((id) => isId(facet, id))] as const)
  return Object.fromEntries(entries.filter(([, ids]) => ids.length > 0))
}

/** For example `2026-01-01..2026-02-01`. */
function ageingIn(text: string | null): Ageing | undefined {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text ?? '') ?? []
  if (instantOf(from) === undefined || instantOf(to) === undefined || to < from) return undefined
  return { from, to }
}

/**
 * Reads a listing's state from its address. `search` comes from the path, `usual` is the order if the address names none, and `facets` are
 * the filters of this store: others in an address from another store are ignored.
 */
export function readListing(
  params: URLSearchParams,
  search = '',
  usual: ListingSort = DEFAULT_SORT,
  facets: readonly Facet[] = FACETS,
): ListingQuery {
  const whId = params.get('whId') ?? ''
  return {
    search: search.slice(0, MOST_LETTERS),
    words: params.get('words')?.slice(0, MOST_LETTERS),
    chosen: chosenIn(params, facets),
    sets: SETS.find((sets) => sets === params.get('sets')),
    whId: /^\d{1,10}$/.test(whId) ? Number(whId) : undefined,
    whType: WAREHOUSE_TYPES.find((type) => type === params.get('whType')),
    ageing: ageingIn(params.get('ageing')),
    sort: LISTING_SORTS.find((sort) => sort === params.get('sort')) ?? usual,
  }
}

/** For example `?categories=6&sort=price`; empty if everything is the default. */
export function listingParams(
  { words, chosen = {}, sets, whId, whType, ageing, sort = DEFAULT_SORT }: Partial<ListingQuery>,
  usual: ListingSort = DEFAULT_SORT,
): string {
  const params = new URLSearchParams()
  if (words !== undefined) params.set('words', words)
  for (const facet of FACETS) {
    const ids = chosen[facet] ?? []
    if (ids.length > 0) params.set(facet, ids.join(','))
  }
  if (sets !== undefined) params.set('sets', sets)
  if (whId !== undefined) params.set('whId', String(whId))
  if (whType !== undefined) params.set('whType', whType)
  if (ageing !== undefined) params.set('ageing', `${ageing.from}..${ageing.to}`)
  if (sort !== usual) params.set('sort', sort)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
