/** The filters of My ARS besides category, subcategory and type, and its sort orders. */
import { type GroupTotal, groupKey, groupTotal } from '../../../shared/domain/replenishment/my-ars.ts'
import {
  adviseTarget,
  coversNothing,
  figuresOf,
  neverSold,
  type TargetAdvice,
  type TargetFigures,
} from '../../../shared/domain/replenishment/target-advice.ts'
import { hasWords } from '../../../shared/text.ts'
import type { Movements } from '../../catalogue/movements.ts'
import type { GridSort } from '../../grid/grid-head.tsx'
import type { ByHand } from '../../grid/numbers-by-hand.ts'
import type { Parent } from './my-ars-model.ts'

export const QUICK_FILTERS = {
  all: 'All',
  low: 'Too low',
  high: 'Too high',
  out: 'Out of stock',
  pending: 'Pending',
  changed: 'Not saved',
  neverSold: 'Alternates without sales',
  nothing: 'No sales',
} as const
export type QuickFilter = keyof typeof QUICK_FILTERS
export const QUICK_FILTER_NAMES = Object.keys(QUICK_FILTERS) as readonly QuickFilter[]

export const isQuickFilter = (value: string | null): value is QuickFilter =>
  value !== null && Object.hasOwn(QUICK_FILTERS, value)

/** A parent with its saved target, so that no row moves while one is typed. */
export interface RankedParent {
  readonly parent: Parent
  readonly figures: TargetFigures
  readonly advice: TargetAdvice
  readonly looks: ReadonlySet<QuickFilter>
  /** The text to search in. */
  readonly words: string
}

/**
 * Prepares parents for filtering.
 * @param isWhole true if every parent of each group is loaded
 */
export function standingsOf(parents: readonly Parent[], { of }: Pick<Movements, 'of'>, isWhole: boolean) {
  const totals: ReadonlyMap<string, GroupTotal> = isWhole
    ? new Map([...Map.groupBy(parents, groupKey)].map(([key, group]) => [key, groupTotal(group)]))
    : new Map()
  return parents.map((parent): RankedParent => {
    const figures = figuresOf(of(parent.id))
    const advice = adviseTarget(parent, of(parent.id), totals.get(groupKey(parent)))
    return { parent, figures, advice, looks: looksOf(parent, of, figures, advice), words: wordsOf(parent) }
  })
}

function looksOf(
  parent: Parent,
  of: Movements['of'],
  { stock }: TargetFigures,
  { verdict }: TargetAdvice,
): ReadonlySet<QuickFilter> {
  const looks = new Set<QuickFilter>(['all'])
  if (verdict === 'low' || verdict === 'high') looks.add(verdict)
  if (stock !== undefined && stock <= 0) looks.add('out')
  if (parent.isRequestPending || parent.alternateProducts.some((one) => one.isRequestPending)) looks.add('pending')
  if (neverSold(parent, of).length > 0) looks.add('neverSold')
  if (coversNothing(parent, of)) looks.add('nothing')
  return looks
}

const wordsOf = ({ id, name, brand, size, alternateProducts }: Parent): string =>
  [id, name, brand.name, size, ...alternateProducts.map((one) => one.id)].join(' ')

const isChanged = ({ parent: { id, targetStock } }: RankedParent, byHand: ByHand): boolean =>
  (byHand.get(id) ?? targetStock) !== targetStock

export interface Shown {
  /** Places of the rows to show, in order. */
  readonly places: readonly number[]
  /** For each filter, the number of its rows that match the search. */
  readonly counts: Readonly<Record<QuickFilter, number>>
}

export interface RowSelection {
  readonly look: QuickFilter
  /** The search text; '' for none. */
  readonly search: string
  readonly sort: GridSort | undefined
}

export function filterParents(
  standings: readonly RankedParent[],
  { look, search, sort }: RowSelection,
  byHand: ByHand,
): Shown {
  const counts = Object.fromEntries(QUICK_FILTER_NAMES.map((name) => [name, 0])) as Record<QuickFilter, number>
  const places: number[] = []
  const words = search.trim()
  for (const [place, one] of standings.entries()) {
    if (words !== '' && !hasWords(one.words, words)) continue
    for (const name of one.looks) counts[name] += 1
    const isTyped = isChanged(one, byHand)
    if (isTyped) counts.changed += 1
    if (look === 'changed' ? isTyped : one.looks.has(look)) places.push(place)
  }
  return { places: sort === undefined ? places : inOrder(standings, places, sort), counts }
}

/** The sort value of each column; undefined comes last in both directions. */
const RANKS: Readonly<Record<string, (one: RankedParent) => number | string | undefined>> = {
  product: ({ parent }) => parent.name.toLowerCase(),
  alternates: ({ parent }) => parent.alternateProducts.length,
  sold: ({ figures }) => figures.sold,
  stock: ({ figures }) => figures.stock,
  onWay: ({ figures }) => figures.onWay,
  days: ({ figures }) => figures.days,
  suggested: ({ advice }) => advice.suggested,
  target: ({ parent }) => parent.targetStock,
}

function inOrder(standings: readonly RankedParent[], places: readonly number[], { by, descending }: GridSort) {
  const rankOf = RANKS[by]
  if (rankOf === undefined) return places
  const sign = descending ? -1 : 1
  const ranked = places.map((place) => {
    const one = standings[place]
    return { place, rank: one && rankOf(one) }
  })
  ranked.sort(({ rank: one }, { rank: other }) => {
    if (one === other) return 0
    if (one === undefined) return 1
    if (other === undefined) return -1
    return one < other ? -sign : sign
  })
  return ranked.map(({ place }) => place)
}

/**
 * The order of rows while a target is being typed: rows already shown keep their places, new ones follow.
 * @param ids of the rows shown before, in order
 */
export function stablePlaces(ids: readonly number[], standings: readonly RankedParent[], now: readonly number[]) {
  const placeOf = new Map(standings.map(({ parent }, place) => [parent.id, place]))
  const previous = ids.flatMap((id) => placeOf.get(id) ?? [])
  const there = new Set(previous)
  return [...previous, ...now.filter((place) => !there.has(place))]
}
