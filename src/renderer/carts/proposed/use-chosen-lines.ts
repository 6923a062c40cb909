/** The lines that are chosen to be replaced together; those that have left the cart aren't included. */
import { useCallback, useMemo, useState } from 'react'
import type { PricedCart } from '../../../shared/domain/pricing/priced-cart.ts'
import type { Review } from './review.ts'

export function useChosenLines(
  cart: PricedCart,
): Pick<Review, 'chosen' | 'choose'> & { readonly chooseNone: () => void } {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen: useMemo(() => new Set(cart.lines.flatMap(({ line }) => (ids.has(line.id) ? [line.id] : []))), [cart, ids]),
    chooseNone: () => setIds(new Set()),
    choose: useCallback(
      (changed, isChosen) =>
        setIds((now) => {
          const others = [...now].filter((id) => !changed.includes(id))
          return new Set(isChosen ? [...others, ...changed] : others)
        }),
      [],
    ),
  }
}
