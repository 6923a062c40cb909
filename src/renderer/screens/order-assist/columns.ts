/** The columns of what is suggested, and the order of its rows. */
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { inTransitOf } from '../../../shared/domain/replenishment/order-assist.ts'
import type { GridColumn } from '../../grid/grid-head.tsx'

interface AssistColumn extends GridColumn {
  /** What it is sorted by; a column without is not. */
  of?(row: AssistedProduct): number | string | undefined
}

/** Where products of several categories stand together. */
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

/** As the grid shows them. */
export const assistColumns: readonly AssistColumn[] = COLUMNS.map((column) => ({
  ...column,
  order: column.of && column.key,
}))

export interface AssistSort {
  readonly by: string
  readonly descending: boolean
}

/** Most suggested first. */
export const USUAL: AssistSort = { by: 'suggested', descending: true }

/** Columns of words. */
const NAMES: readonly string[] = ['product', CATEGORY]

/** Numbers begin with the greatest, names with A; a second choice turns it round. */
export const nextSort = (sort: AssistSort, by: string): AssistSort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: !NAMES.includes(by) }

/** What isn't known stands last, either way; of the same category more comes before less. */
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
