/** What a person decides about the lines of a proposed cart, for whatever is drawn of it. */
import { createContext, useContext } from 'react'
import type { Decision } from '../../../shared/domain/carts/review.ts'

export interface Review {
  /** Why a line is to be looked at, heaviest first. */
  readonly decisions: ReadonlyMap<number, readonly Decision[]>
  /** Lines that were looked at, with the pieces that they had. */
  readonly looked: ReadonlyMap<number, number>
  readonly look: (ids: readonly number[], isLooked: boolean) => void
  /** Lines that are ticked, to be replaced together. */
  readonly chosen: ReadonlySet<number>
  readonly choose: (ids: readonly number[], isChosen: boolean) => void
  readonly replace: (ids: readonly number[]) => void
  /** The products of a set, by what its lines have in common. */
  readonly showSet: (parent: string) => void
  /** Lines to be decided about come first; they stand in no sections then. */
  readonly isUrgentFirst: boolean
  /** Lines that are shown; all where undefined. */
  readonly only: ReadonlySet<number> | undefined
  /** Brands that are made for the company. */
  readonly privateLabels: ReadonlySet<number>
  /** The store has the tag of its own brands. */
  readonly hasOwnBrands: boolean
}

/** Undefined around a cart that is filled by hand. */
export const ReviewContext = createContext<Review | undefined>(undefined)

export const useReview = (): Review | undefined => useContext(ReviewContext)
