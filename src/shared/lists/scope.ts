/** What of a list is shown, in words: for the person before a file is written, for the file and for the paper. */
import type { ListState } from './address.ts'
import type { ListContext } from './context.ts'
import { valueInWords } from './filters.ts'
import type { List } from './list.ts'

/** `Ordered 01 Nov 2026 – 21 Nov 2026 · Status Shipped`; '' where nothing narrows it. */
export function scopeInWords(
  list: Pick<List, 'filters' | 'idle'>,
  { filters }: Pick<ListState, 'filters'>,
  context: ListContext,
): string {
  const idle = list.idle?.(filters as never) ?? []
  return Object.entries(list.filters)
    .flatMap(([name, filter]) => {
      const value = filters[name]
      if (value === undefined || idle.includes(name)) return []
      return [`${filter.label} ${valueInWords(filter, value, context)}`]
    })
    .join(' · ')
}
