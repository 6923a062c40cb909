import { useCallback, useMemo, useState } from 'react'
import type { LineGroup } from '../../../shared/domain/carts/line-group.ts'
import { type Mark, markedLines, type Reviews } from '../../../shared/domain/carts/review.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import type { Review } from './review.ts'
import type { SeenCart } from './use-last-seen.ts'

/**
 * As the user set them, else groups that need no review, and groups that were reviewed before the cart was opened. A line reviewed now
 * folds only by its group's button, so it doesn't move from under the cursor.
 */
export function useFolding(
  cart: PricedCart,
  reviews: Reviews,
  { lastSeen, marks }: SeenCart,
): Pick<Review, 'isFolded' | 'fold'> {
  const [byUser, setByUser] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [marksAtOpening, setMarksAtOpening] = useState<readonly Mark[]>()
  if (marksAtOpening === undefined && lastSeen !== undefined) setMarksAtOpening(marks)
  // A line whose quantity has changed since, or whose ground is more serious now, needs another review.
  const reviewedBefore = useMemo(
    () => markedLines(cart, marksAtOpening ?? [], reviews),
    [cart, reviews, marksAtOpening],
  )
  return {
    isFolded: useCallback(
      ({ key, review }: LineGroup, ids: readonly number[]) =>
        review !== undefined &&
        (byUser.get(key) ??
          (review.isFine || (review.ground !== undefined && ids.every((id) => reviewedBefore.has(id))))),
      [byUser, reviewedBefore],
    ),
    fold: useCallback(
      (keys: readonly string[], isFolded: boolean) =>
        setByUser((now) => new Map([...now, ...keys.map((key) => [key, isFolded] as const)])),
      [],
    ),
  }
}
