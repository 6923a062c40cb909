import { ageLabel } from './age.ts'
import { BRAND_GROUPS, BRAND_WORDS, brandGroup } from './brands.ts'
import { type Chosen, FACETS, type Facet, type FacetChoice, type Facets, type ListingQuery } from './listing.ts'

export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  brands: 'Brand',
  prices: 'Price',
  age: 'Age',
  subcategories: 'Subcategory',
  categories: 'Category',
  Type: 'Type',
  seasoncode: 'Season',
  offer: 'Offer',
}

export const isChosen = (chosen: Chosen, facet: Facet, id: string): boolean => chosen[facet]?.includes(id) ?? false

/** Adds the choice, or removes it if it was chosen. */
export function toggled(chosen: Chosen, facet: Facet, id: string): Chosen {
  const before = chosen[facet] ?? []
  return { ...chosen, [facet]: before.includes(id) ? before.filter((one) => one !== id) : [...before, id] }
}

/** Season codes as the season call returns them: one, or several separated by commas or semicolons. */
const seasonsIn = (code: string): readonly string[] => [
  ...new Set(
    code
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

/** Months, or a code in place of them: `0-3`, `101`. */
const AGE = /^(\d{1,3})(?:-(\d{1,3}))?$/

function nameOf(facet: Facet, { id, name }: Pick<FacetChoice, 'id' | 'name'>): string {
  const [, from, to = from] = (facet === 'age' && AGE.exec(id)) || []
  return from === undefined ? name || id : ageLabel(Number(from), Number(to))
}

export interface Offered {
  readonly facet: Facet
  /** Includes the chosen ones, even if the portal no longer counts any products for them. */
  readonly choices: readonly FacetChoice[]
}

/**
 * The choices in the order of priority. `seasonCode` is the season call's answer, undefined until it is known: its seasons are the ones
 * offered (document 1, section 9). `nameOfId` names a chosen id that isn't offered.
 */
export function offeredChoices(
  facets: Facets,
  chosen: Chosen,
  seasonCode: string | undefined,
  nameOfId: (facet: Facet, id: string) => string | undefined,
): readonly Offered[] {
  return FACETS.flatMap((facet) => {
    const counted = facets[facet] ?? []
    const isSeason = facet === 'seasoncode' && seasonCode !== undefined && facets.seasoncode !== undefined
    const offered = isSeason ? seasonsIn(seasonCode).map((id) => withCount(counted, id)) : counted
    const ids = new Set(offered.map(({ id }) => id))
    const missing = (chosen[facet] ?? []).filter((id) => !ids.has(id))
    const named = missing.map((id) => ({ id, name: nameOfId(facet, id) ?? id, count: 0 }))
    const choices = inOrder(facet, [...offered, ...named]).map((one) => ({ ...one, name: nameOf(facet, one) }))
    return choices.length === 0 ? [] : [{ facet, choices }]
  })
}

/** Sorts prices and ages in ascending order; everything else keeps the portal's order. */
const inOrder = (facet: Facet, choices: readonly FacetChoice[]): readonly FacetChoice[] =>
  facet === 'prices' || facet === 'age' ? choices.toSorted((one, other) => begin(one) - begin(other)) : choices

const begin = ({ id }: FacetChoice): number => Number.parseFloat(id) || 0

const withCount = (counted: readonly FacetChoice[], id: string): FacetChoice =>
  counted.find((one) => one.id === id) ?? { id, name: id, count: 0 }

/**
 * The choices offered in a search. If all its words name choices of one facet, only these are: products of the others have none of the words.
 * `understood` is undefined until it is known.
 */
export function offeredInSearch(
  offered: readonly Offered[],
  { words, chosen }: Pick<ListingQuery, 'words' | 'chosen'>,
  understood: Pick<ListingQuery, 'words' | 'chosen'> | undefined,
): readonly Offered[] {
  if (words !== '' || understood?.words !== '') return offered
  const [facet, ...further] = FACETS.filter((one) => (understood.chosen[one]?.length ?? 0) > 0)
  if (facet === undefined || further.length > 0) return offered
  return offered.map((one) =>
    one.facet === facet ? { ...one, choices: one.choices.filter(({ id }) => isChosen(chosen, facet, id)) } : one,
  )
}

interface Understood extends Pick<ListingQuery, 'words' | 'chosen'> {
  readonly instead: readonly unknown[]
  readonly leftOut: readonly unknown[]
}

/** True if words of a search are active filters, and the search has no corrections that say so. */
export const isReadAsFilters = (
  { search, words, chosen }: Pick<ListingQuery, 'search' | 'words' | 'chosen'>,
  understood: Understood | undefined,
): boolean =>
  understood !== undefined &&
  understood.instead.length + understood.leftOut.length === 0 &&
  words === understood.words &&
  words !== search &&
  FACETS.some((facet) => understood.chosen[facet]?.some((id) => isChosen(chosen, facet, id)))

export interface ChoiceGroup {
  /** Undefined if there is only one group. */
  readonly title: string | undefined
  readonly choices: readonly FacetChoice[]
}

/** Brands by group, own brands first; everything else, and brands of one group only, form a single group. */
export function choiceGroups(facet: Facet, choices: readonly FacetChoice[]): readonly ChoiceGroup[] {
  const groups = facet === 'brands' ? Map.groupBy(choices, ({ id }) => brandGroup(Number(id))) : new Map()
  if (groups.size < 2) return [{ title: undefined, choices }]
  return BRAND_GROUPS.flatMap((group) => {
    const within = groups.get(group)
    return within === undefined ? [] : [{ title: BRAND_WORDS[group].several, choices: within }]
  })
}

/** The choices shown before the user asks for more; always includes the chosen ones. */
export function shownChoices(
  choices: readonly FacetChoice[],
  { typed, most, isChosen: isOne }: { readonly typed: string; readonly most: number; isChosen(id: string): boolean },
): readonly FacetChoice[] {
  const words = typed.trim().toLowerCase()
  if (words !== '') return choices.filter(({ name }) => name.toLowerCase().includes(words))
  // Chosen ones come first, so that no visible choice moves when it is ticked.
  return [...choices.slice(most).filter(({ id }) => isOne(id)), ...choices.slice(0, most)]
}

export interface Chip {
  readonly facet: Facet
  readonly id: string
  readonly name: string
}

/** The chosen filters, in the order in which they are offered. */
export const chipsOf = (offered: readonly Offered[], chosen: Chosen): readonly Chip[] =>
  offered.flatMap(({ facet, choices }) =>
    choices.filter(({ id }) => isChosen(chosen, facet, id)).map(({ id, name }) => ({ facet, id, name })),
  )

/** Removes all filters and keeps the order and the search. */
export const CLEARED: Pick<ListingQuery, 'chosen' | 'sets' | 'whId' | 'whType' | 'ageing'> = {
  chosen: {},
  sets: undefined,
  whId: undefined,
  whType: undefined,
  ageing: undefined,
}

/** The words of a search as typed; nothing without a search. */
export const wordsAsTyped = ({ search }: Pick<ListingQuery, 'search'>): Pick<ListingQuery, 'words'> =>
  search === '' ? {} : { words: search }

/** A search whose words were all understood as filters searches for the words again once those filters are gone. */
export const searchedFor = (query: ListingQuery): ListingQuery =>
  query.words === '' && Object.values(query.chosen).every((ids) => ids.length === 0)
    ? { ...query, ...wordsAsTyped(query) }
    : query

/** The number of active filters. @param besides the facet that the screen's title says, which isn't counted */
export const narrowings = ({ chosen, sets, whId, whType, ageing }: ListingQuery, besides?: Facet): number =>
  FACETS.reduce((sum, facet) => sum + (facet === besides ? 0 : (chosen[facet]?.length ?? 0)), 0) +
  [sets, whId, whType, ageing].filter((one) => one !== undefined).length
