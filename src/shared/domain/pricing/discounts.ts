/** Which of the portal's discounts hold today. Days are India's. */
import { type Day, dayOf } from '../values/dates.ts'

interface Lasting {
  /** ISO times; without one it has always held, or holds until further notice. */
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** Both ends belong to it. One whose days can't be read isn't promised to anybody. */
function holdsOn({ fromDate, toDate }: Lasting, today: Day): boolean {
  const from = fromDate === undefined ? today : dayOf(fromDate)
  const to = toDate === undefined ? today : dayOf(toDate)
  return from !== undefined && to !== undefined && from <= today && today <= to
}

/** Those that hold today, the one that ends first before the others. */
export const runningDiscounts = <D extends Lasting>(discounts: readonly D[], today: Day): readonly D[] =>
  discounts
    .filter((one) => holdsOn(one, today))
    .toSorted((one, other) => (one.toDate ?? '9999').localeCompare(other.toDate ?? '9999'))
