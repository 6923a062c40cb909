/** What a person reviews of the lines of a proposed cart, for whatever is drawn of it. */
import { createContext, useContext } from 'react'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import type { Mendable, Reviews } from '../../../shared/domain/carts/review.ts'
import type { Movement } from '../../../shared/domain/replenishment/order-assist.ts'

export interface Review {
  /** What there is to review of each line. */
  readonly reviews: Reviews
  /** Undefined while it isn't known, and of a store that is acted for. */
  readonly movementOf: (id: number) => Movement | undefined
  /** Lines that were reviewed, and are as they were then. */
  readonly reviewed: ReadonlySet<number>
  /** Lines that are still to be reviewed. */
  readonly open: ReadonlySet<number>
  /** One step, which can be taken back. `what`: how the step is called; `group`: folded with it. */
  readonly markReviewed: (what: string, ids: readonly number[], isReviewed: boolean, group?: string) => void
  /** Asks whether these lines shall have the pieces that mend them, and go where they need none. */
  readonly mend: (ground: Mendable, ids: readonly number[]) => void
  /** Lines that are selected, to be replaced together. */
  readonly chosen: ReadonlySet<number>
  readonly choose: (ids: readonly number[], isChosen: boolean) => void
  readonly replace: (ids: readonly number[]) => void
  /** The products of a set, by what its lines have in common. */
  readonly showSet: (parent: string) => void
  readonly showTotals: () => void
  /** Only what is still to be reviewed is shown. */
  readonly isOpenOnly: boolean
  readonly setOpenOnly: (isOpenOnly: boolean) => void
  readonly isFolded: (group: LineGroup, ids: readonly number[]) => boolean
  readonly fold: (keys: readonly string[], isFolded: boolean) => void
  /** Brands that are made for the company. */
  readonly privateLabels: ReadonlySet<number>
  /** The store has the tag of its own brands. */
  readonly hasOwnBrands: boolean
}

/** Undefined around a cart that is filled by hand. */
export const ReviewContext = createContext<Review | undefined>(undefined)

export const useReview = (): Review | undefined => useContext(ReviewContext)
