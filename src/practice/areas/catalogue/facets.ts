import type { Facet, FacetChoice } from '../../../shared/domain/catalogue/listing.ts'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { AGE_BANDS, PRICE_BANDS } from '../../../shared/domain/pricing/bands.ts'
import { toRupees } from '../../../shared/domain/values/money.ts'

type Choice = Pick<FacetChoice, 'id' | 'name'>

/** The season call returns the last two. */
const SEASONS = ['SS25', 'AW25', 'SS26', 'AW26'] as const
const OFFERS: readonly Choice[] = [
  { id: 'festive', name: 'Festive margin' },
  { id: 'clearance', name: 'Clearance' },
]

const named = ({ id, name }: { readonly id: number; readonly name: string }): readonly Choice[] => [
  { id: String(id), name },
]

/** The choices of a product in each facet; it may belong to several ages. */
export const FACETS: Readonly<Record<Facet, (product: Product) => readonly Choice[]>> = {
  brands: ({ brand }) => named(brand),
  prices: ({ mrp }) => PRICE_BANDS.filter(({ from, below }) => toRupees(mrp) >= from && toRupees(mrp) < below),
  age: ({ ageFrom = 0, ageTo = 0 }) =>
    AGE_BANDS.filter(({ from, below }) => ageFrom < below && (ageTo > from || ageFrom >= from)),
  subcategories: ({ subcategory }) => named(subcategory),
  categories: ({ category }) => named(category),
  Type: ({ type }) => named(type),
  // Clothes and shoes belong to a season.
  seasoncode: ({ category, groupID = 0 }) => {
    const season = SEASONS[groupID % SEASONS.length] ?? SEASONS[0]
    return [6, 21].includes(category.id) ? [{ id: season, name: season }] : []
  },
  offer: ({ groupID = 0 }) => OFFERS.filter((_, at) => groupID % 12 === at),
}

const names = Object.keys(FACETS) as readonly Facet[]
const isFacet = (name: string): name is Facet => Object.hasOwn(FACETS, name)

export type FacetFilter = ReadonlyMap<Facet, ReadonlySet<string>>

/** Returns the wanted choices; empty facets and unknown ones are ignored. */
export function filterIn(filters: Readonly<Record<string, readonly (string | number)[]>>): FacetFilter {
  const filter = new Map<Facet, ReadonlySet<string>>()
  for (const [name, ids] of Object.entries(filters)) {
    if (isFacet(name) && ids.length > 0) filter.set(name, new Set(ids.map(String)))
  }
  return filter
}

const lacking = (product: Product, filter: FacetFilter): readonly Facet[] =>
  [...filter].flatMap(([name, ids]) => (FACETS[name](product).some(({ id }) => ids.has(id)) ? [] : [name]))

export const fits = (product: Product, filter: FacetFilter): boolean => lacking(product, filter).length === 0

/** Counts the products of each choice, with the other facets unchanged. */
export function choicesOf(products: readonly Product[], filter: FacetFilter): Record<string, FacetChoice[]> {
  const counts = new Map(names.map((name) => [name, new Map<string, Choice & { count: number }>()]))
  for (const product of products) {
    const [only, more] = lacking(product, filter)
    if (more !== undefined) continue
    for (const name of only === undefined ? names : [only]) {
      const of = counts.get(name)
      for (const { id, name: title } of FACETS[name](product)) {
        const known = of?.get(id)
        if (known === undefined) of?.set(id, { id, name: title, count: 1 })
        else known.count += 1
      }
    }
  }
  return Object.fromEntries(
    [...counts].map(([name, of]) => [name, [...of.values()].sort((one, other) => other.count - one.count)]),
  )
}
