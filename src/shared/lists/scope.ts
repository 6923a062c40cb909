/** What of a list is shown, in words: for its screen, its files and its sheets of paper. */
import type { ListContext } from './context.ts'
import { valueInWords } from './filter-values.ts'
import type { FilterValue } from './filters.ts'
import type { FilterState, List } from './list.ts'
import { choosingIn } from './offered.ts'

export interface Scoped {
  readonly label: string
  readonly words: string
}

type Narrowing = Pick<List, 'filters' | 'idle'>

/** The filters that are set and count, in the order of the definition. */
export function scopeOf(list: Narrowing, state: FilterState, context: ListContext): readonly Scoped[] {
  const idle = list.idle?.(state) ?? []
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const value: FilterValue | undefined = state[name]
    if (value === undefined || idle.includes(name)) return []
    const within = 'choices' in filter ? filter.choices.within : []
    const words = valueInWords(filter, value, choosingIn(within, state, context))
    return words === '' ? [] : [{ label: filter.label, words }]
  })
}

/** `Ordered 01 Nov 2026 – 21 Nov 2026 · Status Shipped`; '' where nothing is narrowed. */
export const scopeInWords = (list: Narrowing, state: FilterState, context: ListContext): string =>
  scopeOf(list, state, context)
    .map(({ label, words }) => `${label} ${words}`)
    .join(' · ')
