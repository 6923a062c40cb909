/** Reviewing the lines of a proposed cart: a mark counts while the line keeps its quantity. Setting a mark is an undo step. */
import { useEffect, useMemo, useRef } from 'react'
import { MOST_STEPS, type Step } from '../../../shared/domain/carts/cart-history.ts'
import { type Mark, markedLines, type Reviews } from '../../../shared/domain/carts/review.ts'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import type { Review } from './review.ts'
import type { SeenCart } from './use-last-seen.ts'

export interface MarksAbout {
  readonly model: CartModel
  readonly cart: PricedCart
  readonly reviews: Reviews
  readonly seenCart: SeenCart
  readonly fold: Review['fold']
}

export function useMarks(about: MarksAbout): Pick<Review, 'reviewed' | 'toReview' | 'markReviewed'> {
  const { model, cart, reviews, seenCart, fold } = about
  const { marks, setMarks } = seenCart
  const steps = useCartModelState(model, ({ history }) => history.done)
  useMarksOfSteps(steps, about)
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines have other pieces after a step, and in another edition of the cart
  const reviewed = useMemo(() => {
    return markedLines(model.store.getState().cart, marks, reviews)
  }, [marks, steps, cart, reviews, model])
  const toReview = useMemo(
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
    toReview,
    markReviewed: (what, ids, isReviewed, group) => {
      const those = new Set(ids)
      const { lines } = model.store.getState().cart
      const now = lines.flatMap(({ line: { id, qty } }) => (those.has(id) ? [markOf(reviews, id, qty)] : []))
      model.steps.note(`Review ${what}`, (way) => {
        const isSet = isReviewed === (way === 'redo')
        setMarks(now, isSet)
        if (group !== undefined) fold([group], isSet)
      })
    },
  }
}

function markOf(reviews: Reviews, id: number, qty: number): Mark {
  const ground = reviews.get(id)?.grounds[0]
  return ground === undefined ? { id, qty } : { id, qty, ground }
}

/** A quantity that the user changed counts as reviewed, until the step is undone or refused. */
function useMarksOfSteps(steps: readonly Step[], { reviews, seenCart: { marks, setMarks } }: MarksAbout): void {
  /** Marks that a step replaced: they apply again without the step. */
  const replaced = useRef(new Map<Step, readonly Mark[]>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    const undone = [...replaced.current].filter(([step]) => !steps.includes(step))
    for (const [step] of undone) replaced.current.delete(step)
    // With a full history, the oldest step went because a new one came, so its marks aren't restored.
    const again = steps.length < MOST_STEPS ? undone.flatMap(([, before]) => before) : []
    if (again.length > 0) setMarks(again, true)
    const last = steps.at(-1)
    // A line that was judged and has no grounds needs no mark.
    const isFine = (id: number) => reviews.get(id)?.isJudged === true && reviews.get(id)?.grounds.length === 0
    const decided = (last?.changes ?? []).flatMap(({ id, now }): Mark[] =>
      now === undefined || isFine(id) ? [] : [markOf(reviews, id, now)],
    )
    if (last === undefined || decided.length === 0) return
    const ids = new Set(decided.map(({ id }) => id))
    if (!replaced.current.has(last))
      replaced.current.set(
        last,
        marks.filter(({ id }) => ids.has(id)),
      )
    setMarks(decided, true)
  }, [steps])
}
