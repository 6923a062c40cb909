import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { inTransitOf } from '../../../shared/domain/catalogue/movement.ts'
import type { GridColumn } from '../../grid/grid-head.tsx'

interface AssistColumn extends GridColumn {
  /** The value to sort by; a column without one can't be sorted. */
  of?(row: AssistedProduct): number | string | undefined
}

/** Only if products of several categories are listed together. */
export const CATEGORY = 'category'

const COLUMNS: readonly AssistColumn[] = [
  { key: 'product', title: 'Product', align: 'start', of: ({ view }) => view.facts.name.toLowerCase() },
  { key: CATEGORY, title: 'Category', align: 'start', of: ({ view }) => view.facts.category.name.toLowerCase() },
  { key: 'sold', title: 'Sold in 30 days', align: 'end', of: ({ movement }) => movement.sale },
  { key: 'perDay', title: 'Per day', align: 'end' },
  { key: 'stock', title: 'Store stock', align: 'end', of: ({ movement }) => movement.stock },
  { key: 'pending', title: 'Pending', align: 'end', of: ({ movement }) => movement.orders?.pending },
  { key: 'inTransit', title: 'In transit', align: 'end', of: ({ movement }) => inTransitOf(movement) },
  { key: 'available', title: 'Warehouses', align: 'end', of: ({ view }) => view.available },
  { key: 'suggested', title: 'Suggested', align: 'end', of: ({ suggestion }) => suggestion?.qty },
  { key: 'qty', title: 'Quantity', align: 'end' },
]

export const assistColumns: readonly AssistColumn[] = COLUMNS.map((column) => ({
  ...column,
  order: column.of && column.key,
}))

export interface AssistSort {
  readonly by: string
  readonly descending: boolean
}

/** Largest suggestion first. */
export const USUAL: AssistSort = { by: 'suggested', descending: true }

/** Columns with text. */
const NAMES: readonly string[] = ['product', CATEGORY]

/** Numbers start with the largest, names with A; a second click reverses that. */
export const nextSort = (sort: AssistSort, by: string): AssistSort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: !NAMES.includes(by) }

/** Unknown values come last in both directions; within a category, larger suggestions first. */
export function inOrder(rows: readonly AssistedProduct[], { by, descending }: AssistSort): readonly AssistedProduct[] {
  const of = assistColumns.find(({ key }) => key === by)?.of
  if (of === undefined) return rows
  const sign = descending ? -1 : 1
  return rows.toSorted((one, other) => {
    const [left, right] = [of(one), of(other)]
    if (left === right) return by === CATEGORY ? (other.suggestion?.qty ?? 0) - (one.suggestion?.qty ?? 0) : 0
    if (left === undefined) return 1
    if (right === undefined) return -1
    return left < right ? -sign : sign
  })
}
