import type { OrderGroup } from '../pricing/priced-cart.ts'
import type { Paise } from '../values/money.ts'
import type { Ground } from './grounds.ts'

export interface GroupReview {
  /** The ground for reviewing its lines; undefined if there is none. */
  readonly ground: Ground | undefined
  readonly atRisk: Paise
  /** True if its lines were judged and need no review. */
  readonly isFine: boolean
}

export interface LineGroup {
  readonly key: string
  readonly title: string
  /** Indexes of its lines in the cart, in display order. */
  readonly places: readonly number[]
  /** The order that these lines belong to. A line supplied by two warehouses is listed once, under the one that gives more. */
  readonly order?: OrderGroup['key'] | undefined
  readonly review?: GroupReview | undefined
  /** True if only the heading is shown. */
  readonly isFolded?: boolean | undefined
}
