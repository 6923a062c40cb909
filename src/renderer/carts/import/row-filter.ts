import { isTaken, VERDICTS, type Verdict } from '../../../shared/domain/carts/cart-import.ts'
import { PROBLEMS } from '../../../shared/domain/carts/import-view.ts'

export type RowFilter = 'all' | 'added' | 'problems' | Verdict

export const ADDED: readonly Verdict[] = VERDICTS.filter(isTaken)

const ALONE = new Map(VERDICTS.map((verdict) => [verdict, [verdict]]))

/** The verdicts of the rows to show; undefined for all. The same filter returns the same array. */
export const verdictsOf = (filter: RowFilter): readonly Verdict[] | undefined => {
  if (filter === 'all') return undefined
  if (filter === 'added') return ADDED
  return filter === 'problems' ? PROBLEMS : ALONE.get(filter)
}
