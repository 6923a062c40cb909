/** What a listing is and can be narrowed by, with the names that a person knows. */
import { useRef } from 'react'
import { FACETS, type Facet, type Facets, facetsOf, type ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import {
  type Chip,
  chipsOf,
  isChosen,
  type Offered,
  offeredChoices,
  toggled,
} from '../../shared/domain/catalogue/listing-filters.ts'
import { useStore } from '../app/app-state.ts'
import { usePortal } from '../app/queries.ts'
import { useCategories } from './use-categories.ts'
import type { ProductList } from './use-listing.ts'

export type FacetToggle<A = void> = (facet: Facet, id: string) => A

export interface Filters {
  readonly offered: readonly Offered[]
  readonly chips: readonly Chip[]
  readonly toggle: FacetToggle
  readonly isChosen: FacetToggle<boolean>
}

const NONE: Facets = {}
/** As the portal named them: what is chosen keeps its name where nothing is left of it. */
const names = new Map<string, string>()

export function useFilters(
  { chosen }: Pick<ListingQuery, 'chosen'>,
  listing: Pick<ProductList, 'products' | 'facets'>,
  onChange: (change: (now: ListingQuery) => Partial<ListingQuery>) => void,
): Filters {
  const store = useStore()
  const hasSeasons = store !== undefined && facetsOf(store).includes('seasoncode')
  const season = usePortal('session.seasonCode', {}, { enabled: hasSeasons })
  const categories = useCategories()
  // Of one subcategory the portal names the types, those that nothing is listed of included.
  const [subcategory, ...further] = chosen.subcategories ?? []
  const types = usePortal(
    'catalogue.subcategoryTypes',
    { query: { subcategoryId: Number(subcategory ?? 0) } },
    { enabled: subcategory !== undefined && further.length === 0 && chosen.Type !== undefined },
  ).data?.answer
  // While the next products are on their way, what there was to choose from stays.
  const last = useRef(NONE)
  if (listing.products !== undefined) last.current = listing.facets

  for (const facet of FACETS) {
    for (const { id, name } of listing.facets[facet] ?? []) names.set(`${facet} ${id}`, name)
  }
  const nameOf = (facet: Facet, id: string): string | undefined => {
    if (facet === 'categories') return categories?.find((one) => String(one.id) === id)?.name
    const known = names.get(`${facet} ${id}`)
    if (facet === 'Type') return types?.find((one) => String(one.id) === id)?.name ?? known
    if (facet !== 'subcategories') return known
    return categories?.flatMap(({ subcategories }) => subcategories).find((one) => String(one.id) === id)?.name
  }
  const offered = offeredChoices(last.current, chosen, season.data?.answer.seasoncode, nameOf)
  return {
    offered,
    chips: chipsOf(offered, chosen),
    toggle: (facet, id) => onChange((now) => ({ chosen: toggled(now.chosen, facet, id) })),
    isChosen: (facet, id) => isChosen(chosen, facet, id),
  }
}
