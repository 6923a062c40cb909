/** What the chips narrow the rows to. */
import { VERDICTS, type Verdict } from '../../../shared/domain/carts/cart-import.ts'
import { PROBLEMS } from '../../../shared/domain/carts/import-view.ts'

export type RowFilter = 'all' | 'problems' | Verdict

const ALONE = new Map(VERDICTS.map((verdict) => [verdict, [verdict]]))

/** The verdicts of the rows to show, the same list for the same filter; undefined for all. */
export const verdictsOf = (filter: RowFilter): readonly Verdict[] | undefined => {
  if (filter === 'all') return undefined
  return filter === 'problems' ? PROBLEMS : ALONE.get(filter)
}
