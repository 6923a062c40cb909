/** The review of a proposed cart, put together: its grounds, marks, chosen lines and folded groups. */
import { useMemo, useState } from 'react'
import { hasOwnBrandTag } from '../../../shared/domain/carts/proposal.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { proposedReads } from './proposed-reads.ts'
import type { Review } from './review.ts'
import { useChosenLines } from './use-chosen-lines.ts'
import { useFolding } from './use-folding.ts'
import { type SeenCart, useLastSeen } from './use-last-seen.ts'
import { type LineReviews, useLineReviews } from './use-line-reviews.ts'
import { useMarks } from './use-marks.ts'

export type ReviewDialogs = Pick<Review, 'mend' | 'replace' | 'showSet' | 'showTotals'>

export interface ReviewOfCart {
  readonly review: Review
  /** The lines that are reviewed, as they are between two editions of the cart. */
  readonly cart: PricedCart
  readonly seenCart: SeenCart
  readonly lacking: LineReviews['lacking']
  readonly chooseNone: () => void
}

export function useReviewOf(model: CartModel, store: Store, dialogs: ReviewDialogs): ReviewOfCart {
  const reads = proposedReads(model.cartType)
  const cart = useLines(model)
  const seenCart = useLastSeen(cart, reads?.seen)
  const { reviews, movements, lacking } = useLineReviews(cart, seenCart.lastSeen?.lines, reads?.hasMovements === true)
  const { isFolded, fold } = useFolding(cart, reviews, seenCart)
  const { reviewed, toReview, markReviewed } = useMarks({ model, cart, reviews, seenCart, fold })
  const { chosen, choose, chooseNone } = useChosenLines(cart)
  const { data: labels } = usePortalRead(reads?.privateLabels)
  const privateLabels = useMemo(() => new Set(labels?.answer ?? []), [labels])
  const [isOnlyToReview, setOnlyToReview] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is done with the lines as they are then
  const review = useMemo(
    (): Review => ({
      ...dialogs,
      reviews,
      movementOf: (id) => movements.get(id),
      reviewed,
      toReview,
      markReviewed,
      chosen,
      choose,
      isOnlyToReview,
      setOnlyToReview,
      isFolded,
      fold,
      privateLabels,
      hasOwnBrands: hasOwnBrandTag(store.fcf),
    }),
    [reviews, movements, reviewed, toReview, chosen, isFolded, isOnlyToReview, privateLabels, model, store],
  )
  return { review, cart, seenCart, lacking, chooseNone }
}

/** The cart's lines. Quantities that are typed don't change them: nothing moves while typing. */
function useLines(model: CartModel): PricedCart {
  const edition = useCartModelState(model, (state) => state.edition)
  const undos = useUndos(model)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition is a new set of lines, and a step that is taken back may be of many
  return useMemo(() => model.store.getState().cart, [model, edition, undos])
}

/** The number of undos so far. A new step clears the redo list, but isn't an undo and moves no line. */
function useUndos(model: CartModel): number {
  const undone = useCartModelState(model, ({ history }) => history.undone.length)
  const [undos, setUndos] = useState({ count: 0, undone })
  if (undone !== undos.undone) setUndos({ count: undos.count + (undone > undos.undone ? 1 : 0), undone })
  return undos.count
}
