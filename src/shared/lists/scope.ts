/** What of a list is shown, in words: for its screen, its files and its sheets of paper. */
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

/** The value in words; of a filter that isn't set, what it stands for then. */
function wordsOf(filter: Filter, value: FilterValue | undefined, about: Choosing): string {
  if (value !== undefined) return valueInWords(filter, value, about)
  const isThere = filter.there?.(about.context) !== false
  return filter.kind === 'choice' && isThere ? (filter.unset ?? '') : ''
}

/** The filters that are set, or stand for something while they aren't, and count; in the order of the definition. */
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

/** `Ordered 01 Nov 2026 – 21 Nov 2026 · Status Shipped`; '' where nothing is narrowed. */
export const scopeInWords = (list: Narrowing, state: FilterState, context: ListContext): string =>
  scopeOf(list, state, context)
    .map(({ label, words }) => `${label} ${words}`)
    .join(' · ')
