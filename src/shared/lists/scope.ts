/** The filters of a list in words, for its screen, its files and its printouts. */
import type { Choosing } from './choices.ts'
import type { ListContext } from './context.ts'
import { valueInWords } from './filter-values.ts'
import type { Filter, FilterValue } from './filters.ts'
import type { FilterState, List } from './list.ts'
import { choosingIn } from './offered.ts'

export interface Scoped {
  readonly label: string
  readonly words: string
}

type Narrowing = Pick<List, 'filters' | 'idle'>

/** The value in words; for a filter that isn't set, the label for no choice. */
function wordsOf(filter: Filter, value: FilterValue | undefined, about: Choosing): string {
  if (value !== undefined) return valueInWords(filter, value, about)
  const isThere = filter.there?.(about.context) !== false
  return filter.kind === 'choice' && isThere ? (filter.unset ?? '') : ''
}

/** The filters that are set, or have a label for no choice, and aren't ignored; in the order of the definition. */
export function scopeOf(list: Narrowing, state: FilterState, context: ListContext): readonly Scoped[] {
  const idle = list.idle?.(state) ?? []
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const value: FilterValue | undefined = state[name]
    if (idle.includes(name)) return []
    const within = 'choices' in filter ? filter.choices.within : []
    const words = wordsOf(filter, value, choosingIn(within, state, context))
    return words === '' ? [] : [{ label: filter.label, words }]
  })
}

/** `Ordered 01 Nov 2026 – 21 Nov 2026 · Status Shipped`; '' without filters. */
export const scopeInWords = (list: Narrowing, state: FilterState, context: ListContext): string =>
  scopeOf(list, state, context)
    .map(({ label, words }) => `${label} ${words}`)
    .join(' · ')
