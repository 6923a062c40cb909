/** What the chips narrow the rows to. */
import type { Verdict } from '../../../../shared/domain/cart-import.ts'
import { PROBLEMS } from '../../../../shared/domain/import-view.ts'

export type RowFilter = 'all' | 'problems' | Verdict

/** The verdicts of the rows to show; undefined for all. */
export const verdictsOf = (filter: RowFilter): readonly Verdict[] | undefined => {
  if (filter === 'all') return undefined
  return filter === 'problems' ? PROBLEMS : [filter]
}
