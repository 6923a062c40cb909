/** The marks on reviewed lines of a proposed cart; setting a mark is an undo step. */
import { useEffect, useMemo, useRef } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { MOST_STEPS, type Step } from '../../../shared/domain/carts/cart-history.ts'
import { type Mark, markedLines, type Reviews } from '../../../shared/domain/carts/review.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import type { Review } from './review.ts'
import type { SeenCart } from './use-seen.ts'

export interface MarksAbout {
  readonly model: CartModel
  /** The set of lines shown. */
  readonly cart: PricedCart
  readonly reviews: Reviews
  readonly seen: SeenCart
  readonly fold: Review['fold']
}

/** A line counts as reviewed while it keeps the quantity that it had then. */
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
  /** Marks that a step replaced: they apply again if the step is undone or refused. */
  const replaced = useRef(new Map<Step, readonly Mark[]>())
  const markOf = (id: number, qty: number): Mark => {
    const ground = reviews.get(id)?.grounds[0]
    return ground === undefined ? { id, qty } : { id, qty, ground }
  }
  // A quantity that the user changed counts as reviewed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const gone = [...replaced.current].filter(([step]) => !steps.includes(step))
    for (const [step] of gone) replaced.current.delete(step)
    // With a full history, the oldest step went because a new one came, so its marks aren't restored.
    const again = steps.length < MOST_STEPS ? gone.flatMap(([, marks]) => marks) : []
    if (again.length > 0) look(again, true)
    // A line that was judged and has no grounds needs no mark.
    const isFine = (id: number) => reviews.get(id)?.isJudged === true && reviews.get(id)?.grounds.length === 0
    const decided = (last?.changes ?? []).flatMap(({ id, now }): Mark[] =>
      now === undefined || isFine(id) ? [] : [markOf(id, now)],
    )
    if (last === undefined || decided.length === 0) return
    const ids = new Set(decided.map(({ id }) => id))
    if (!replaced.current.has(last))
      replaced.current.set(
        last,
        looked.filter(({ id }) => ids.has(id)),
      )
    look(decided, true)
  }, [steps])
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines have other pieces after a step, and in another edition of the cart
  const reviewed = useMemo(() => {
    return markedLines(model.store.getState().cart, looked, reviews)
  }, [looked, steps, cart, reviews, model])
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
      const now = lines.flatMap(({ line: { id, qty } }) => (those.has(id) ? [markOf(id, qty)] : []))
      model.steps.note(`Review ${what}`, (way) => {
        const isOn = isReviewed === (way === 'redo')
        look(now, isOn)
        if (group !== undefined) fold([group], isOn)
      })
    },
  }
}
