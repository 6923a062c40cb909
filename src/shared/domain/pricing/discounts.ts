/** Finds the portal's discounts that apply today. Days are in Indian time. */
import { type Day, dayOf } from '../values/dates.ts'

interface Lasting {
  /** ISO times; without a start it has always applied, without an end it applies until further notice. */
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** Both days are included. A discount with unreadable days doesn't apply. */
function holdsOn({ fromDate, toDate }: Lasting, today: Day): boolean {
  const from = fromDate === undefined ? today : dayOf(fromDate)
  const to = toDate === undefined ? today : dayOf(toDate)
  return from !== undefined && to !== undefined && from <= today && today <= to
}

/** Discounts that apply today; the one that ends first comes first. */
export const runningDiscounts = <D extends Lasting>(discounts: readonly D[], today: Day): readonly D[] =>
  discounts
    .filter((one) => holdsOn(one, today))
    .toSorted((one, other) => (one.toDate ?? '9999').localeCompare(other.toDate ?? '9999'))
