import { createContext, useContext } from 'react'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import type { Mendable, Reviews } from '../../../shared/domain/carts/review.ts'
import type { Movement } from '../../../shared/domain/catalogue/movement.ts'

export interface Review {
  readonly reviews: Reviews
  /** Undefined while unknown, and for a store that is acted for. */
  readonly movementOf: (id: number) => Movement | undefined
  /** Lines that were reviewed and haven't changed since. */
  readonly reviewed: ReadonlySet<number>
  readonly toReview: ReadonlySet<number>
  /** Marks lines as one undo step. `what` labels the step; `group` is folded with it. */
  readonly markReviewed: (what: string, ids: readonly number[], isReviewed: boolean, group?: string) => void
  /** Asks to correct these lines to the quantities that solve the ground; lines that need none are deleted. */
  readonly mend: (ground: Mendable, ids: readonly number[]) => void
  /** Lines selected to be replaced together. */
  readonly chosen: ReadonlySet<number>
  readonly choose: (ids: readonly number[], isChosen: boolean) => void
  readonly replace: (ids: readonly number[]) => void
  /** Opens the sizes of a set, by its parent id. */
  readonly showSet: (parent: string) => void
  readonly showTotals: () => void
  /** True if only lines still to be reviewed are shown. */
  readonly isOnlyToReview: boolean
  readonly setOnlyToReview: (isOnly: boolean) => void
  readonly isFolded: (group: LineGroup, ids: readonly number[]) => boolean
  readonly fold: (keys: readonly string[], isFolded: boolean) => void
  /** Brands that are made for the company. */
  readonly privateLabels: ReadonlySet<number>
  /** True if the store has the tag for its own brands. */
  readonly hasOwnBrands: boolean
}

/** Undefined around a cart that is filled by hand. */
export const ReviewContext = createContext<Review | undefined>(undefined)

export const useReview = (): Review | undefined => useContext(ReviewContext)
