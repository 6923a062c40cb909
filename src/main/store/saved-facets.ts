/** The facets of saved products, with the number of products per choice. Seasons and offers aren't saved. */

import { type Chosen, FACETS, type Facet, type Facets } from '../../shared/domain/catalogue/listing.ts'
import { AGE_BANDS, type Band, bandOf, PRICE_BANDS } from '../../shared/domain/pricing/bands.ts'

/** Saved products that have the same value in every facet. */
export interface Alike {
  readonly category: number
  readonly subcategory: number
  readonly brand: number
  readonly type: number
  /** Months. */
  readonly ageFrom: number
  readonly ageTo: number
  /** Paise. */
  readonly mrp: number
  readonly count: number
  /** The id of one of them. */
  readonly one: number
}

/** A condition in SQL, with the values for its question marks. */
export interface Condition {
  readonly sql: string
  readonly binds: readonly (number | string)[]
}

interface SavedFacet {
  /** True if saved products can be filtered by this choice. */
  readonly isKnown: (id: string) => boolean
  readonly condition: (ids: readonly string[]) => Condition
  readonly isOf: (alike: Alike, id: string) => boolean
  /** Its choices, by id. */
  readonly of: (alike: Alike) => readonly string[]
  /** The name of a choice: known, or read from a product. */
  readonly name: { readonly bands: readonly Band[] } | { readonly sql: string }
}

const byId = (column: string, which: 'category' | 'subcategory' | 'brand' | 'type', name: string): SavedFacet => ({
  isKnown: () => true,
  condition: (ids) => ({
    sql: `${column} IN (SELECT value FROM json_each(?))`,
    binds: [JSON.stringify(ids.map(Number))],
  }),
  isOf: (alike, id) => alike[which] === Number(id),
  of: (alike) => [String(alike[which])],
  name: { sql: name },
})

type Span = Pick<Band, 'from' | 'below'>

function byBand(
  bands: readonly Band[],
  sql: string,
  binds: (span: Span) => readonly number[],
  isIn: (alike: Alike, span: Span) => boolean,
): SavedFacet {
  return {
    isKnown: (id) => bandOf(id) !== undefined,
    condition: (ids) => ({
      sql: ids.map(() => `(${sql})`).join(' OR '),
      binds: ids.flatMap((id) => binds(bandOf(id) ?? { from: 0, below: 0 })),
    }),
    isOf: (alike, id) => {
      const span = bandOf(id)
      return span !== undefined && isIn(alike, span)
    },
    of: (alike) => bands.filter((band) => isIn(alike, band)).map(({ id }) => id),
    name: { bands },
  }
}

const SAVED: ReadonlyMap<Facet, SavedFacet> = new Map([
  ['brands', byId('brand_id', 'brand', 'brand')],
  ['subcategories', byId('subcategory_id', 'subcategory', "body ->> '$.subcategory.name'")],
  ['categories', byId('category_id', 'category', 'category')],
  ['Type', byId('type_id', 'type', "body ->> '$.type.name'")],
  [
    'prices',
    byBand(
      PRICE_BANDS,
      'mrp >= ? AND mrp < ?',
      ({ from, below }) => [from * 100, below * 100],
      ({ mrp }, { from, below }) => mrp >= from * 100 && mrp < below * 100,
    ),
  ],
  [
    'age',
    byBand(
      AGE_BANDS,
      'age_from < ? AND (age_to > ? OR age_from >= ?)',
      ({ from, below }) => [below, from, from],
      ({ ageFrom, ageTo }, { from, below }) => ageFrom < below && (ageTo > from || ageFrom >= from),
    ),
  ],
])

/** The facets in which something is chosen, with the choices. */
const chosenFacets = (chosen: Chosen) =>
  FACETS.flatMap((facet) => {
    const ids = chosen[facet] ?? []
    return ids.length === 0 ? [] : [{ facet, ids }]
  })

/** True if saved products can be filtered by all of these choices. */
export const isKnown = (chosen: Chosen): boolean =>
  chosenFacets(chosen).every(({ facet, ids }) => ids.every((id) => SAVED.get(facet)?.isKnown(id) ?? false))

export const facetConditions = (chosen: Chosen): readonly Condition[] =>
  chosenFacets(chosen).flatMap(({ facet, ids }) => SAVED.get(facet)?.condition(ids) ?? [])

/**
 * Counts the matching products and, for each choice, the products that would match it with the other facets unchanged, largest first.
 * `nameOf` reads a name from the product with this id, by a SQL expression.
 */
export function countAlike(
  groups: readonly Alike[],
  chosen: Chosen,
  nameOf: (sql: string, product: number) => string,
): { readonly total: number; readonly facets: Facets } {
  const filters = chosenFacets(chosen)
  const counts = new Map([...SAVED.keys()].map((facet) => [facet, new Map<string, { count: number; one: number }>()]))
  let total = 0
  for (const alike of groups) {
    const [lacks, more] = filters.filter(({ facet, ids }) => !ids.some((id) => SAVED.get(facet)?.isOf(alike, id)))
    if (more !== undefined) continue
    if (lacks === undefined) total += alike.count
    for (const [facet, { of }] of SAVED) {
      if (lacks !== undefined && lacks.facet !== facet) continue
      for (const id of of(alike)) {
        const known = counts.get(facet)?.get(id)
        if (known === undefined) counts.get(facet)?.set(id, { count: alike.count, one: alike.one })
        else known.count += alike.count
      }
    }
  }
  const facets = [...SAVED].map(([facet, { name }]) => {
    const choices = [...(counts.get(facet) ?? [])].map(([id, { count, one }]) => ({
      id,
      name: 'bands' in name ? (name.bands.find((band) => band.id === id)?.name ?? id) : nameOf(name.sql, one),
      count,
    }))
    return [facet, choices.sort((one, other) => other.count - one.count)] as const
  })
  return { total, facets: Object.fromEntries(facets) }
}
