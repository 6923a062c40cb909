import { useState } from 'react'
import { FACETS, type Facet, type Facets, facetsOf, type ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import {
  type Chip,
  chipsOf,
  isChosen,
  type Offered,
  offeredChoices,
  offeredInSearch,
  toggled,
} from '../../shared/domain/catalogue/listing-filters.ts'
import { usePortal } from '../bridge/queries.ts'
import { useStore } from '../session/app-state.ts'
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
/** Names as the portal gave them: a chosen value keeps its name even if no product has it any more. */
const names = new Map<string, string>()

export function useFilters(
  { chosen, words }: Pick<ListingQuery, 'chosen' | 'words'>,
  listing: Pick<ProductList, 'products' | 'facets'>,
  understood: Pick<ListingQuery, 'chosen' | 'words'> | undefined,
  onChange: (change: (now: ListingQuery) => Partial<ListingQuery>) => void,
): Filters {
  const store = useStore()
  const hasSeasons = store !== undefined && facetsOf(store).includes('seasoncode')
  const season = usePortal('session.seasonCode', {}, { enabled: hasSeasons })
  const categories = useCategories()
  // For a single subcategory the portal names all types, including those without products.
  const [subcategory, ...further] = chosen.subcategories ?? []
  const types = usePortal(
    'catalogue.subcategoryTypes',
    { query: { subcategoryId: Number(subcategory ?? 0) } },
    { enabled: subcategory !== undefined && further.length === 0 && chosen.Type !== undefined },
  ).data?.answer
  // While the next products are loading, the former choices stay.
  const [last, setLast] = useState(NONE)
  const facets = listing.products === undefined ? last : listing.facets
  if (facets !== last) setLast(facets)

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
  const choices = offeredChoices(facets, chosen, season.data?.answer.seasoncode, nameOf)
  const offered = offeredInSearch(choices, { chosen, words }, understood)
  return {
    offered,
    chips: chipsOf(offered, chosen),
    toggle: (facet, id) => onChange((now) => ({ chosen: toggled(now.chosen, facet, id) })),
    isChosen: (facet, id) => isChosen(chosen, facet, id),
  }
}
