/** Lines of a cart that stand together under a head of their own. */
import type { Paise } from '../values/money.ts'
import type { OrderGroup } from './cart.ts'
import type { Ground } from './grounds.ts'

/** Of a group of a proposal. */
export interface GroupReview {
  /** What its lines are to be reviewed for; undefined where nothing speaks against them. */
  readonly ground: Ground | undefined
  readonly atRisk: Paise
  /** Its lines were judged, and need no look. */
  readonly isFine: boolean
}

export interface LineGroup {
  readonly key: string
  readonly title: string
  /** Places of its lines in the cart, in the order in which they are shown. */
  readonly places: readonly number[]
  /** The order whose lines these are. A line that two warehouses give stands once, with the one that gives more. */
  readonly order?: OrderGroup['key'] | undefined
  readonly review?: GroupReview | undefined
  /** Only its head is shown. */
  readonly isFolded?: boolean | undefined
}
