/** Which lines of a proposed cart were reviewed; a mark is a step that can be taken back. */
import { useEffect, useMemo } from 'react'
import type { PricedCart, ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import type { Reviews } from '../../../shared/domain/carts/review.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import type { Review } from './review.ts'
import type { SeenCart } from './use-seen.ts'

export interface MarksAbout {
  readonly model: CartModel
  /** The set of lines that is shown. */
  readonly cart: PricedCart
  readonly reviews: Reviews
  readonly seen: SeenCart
  readonly fold: Review['fold']
}

/** A line counts as reviewed while it has the pieces that it had then. */
export function useMarks({
  model,
  cart,
  reviews,
  seen,
  fold,
}: MarksAbout): Pick<Review, 'reviewed' | 'open' | 'markReviewed'> {
  const { looked, look } = seen
  const steps = useCartModelState(model, ({ history }) => history.done)
  const last = steps.at(-1)
  // What a person gave other pieces is decided.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const decided = (last?.changes ?? []).flatMap(({ id, now }): ProductQuantity[] =>
      now === undefined || (reviews.get(id)?.grounds.length ?? 0) === 0 ? [] : [{ id, qty: now }],
    )
    if (decided.length > 0) look(decided, true)
  }, [last])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines have other pieces after a step, and in another edition of the cart
  const reviewed = useMemo(() => {
    const pieces = new Map(looked.map(({ id, qty }) => [id, qty]))
    const { lines } = model.store.getState().cart
    return new Set(lines.flatMap(({ line: { id, qty } }) => (pieces.get(id) === qty ? [id] : [])))
  }, [looked, steps, cart, model])
  const open = useMemo(
    () =>
      new Set(
        cart.lines.flatMap(({ line: { id } }) =>
          (reviews.get(id)?.grounds.length ?? 0) > 0 && !reviewed.has(id) ? [id] : [],
        ),
      ),
    [cart, reviews, reviewed],
  )
  return {
    reviewed,
    open,
    markReviewed: (what, ids, isReviewed, group) => {
      const those = new Set(ids)
      const { lines } = model.store.getState().cart
      const now = lines.flatMap(({ line: { id, qty } }) => (those.has(id) ? [{ id, qty }] : []))
      model.steps.note(`Review of ${what}`, (way) => {
        const isOn = isReviewed === (way === 'redo')
        look(now, isOn)
        if (group !== undefined) fold([group], isOn)
      })
    },
  }
}
