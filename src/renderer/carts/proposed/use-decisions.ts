/** Why lines of a proposed cart are to be looked at: from the cart itself, from when it was last seen, and from what was sold. */
import { useMemo } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { type Decision, decisionsOf, type SeenLine } from '../../../shared/domain/carts/review.ts'
import { usePortal } from '../../app/queries.ts'

/** What was sold of the products; `isOn` false where nobody may ask it, as for another store. */
function useSold(cart: PricedCart, isOn: boolean) {
  const ids = cart.lines.map(({ line }) => line.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same products it is the same question
  const asked = useMemo(() => {
    const products = cart.lines.flatMap(({ product }) =>
      product === undefined ? [] : [{ id: product.id, categoryId: product.category.id }],
    )
    return { products }
  }, [ids])
  const isAsked = isOn && asked.products.length > 0
  const { data } = usePortal('ars.movements', asked, { enabled: isAsked, keepPrevious: true })
  return useMemo(() => new Map(data?.answer.movements), [data])
}

/** By product; lines about which there is nothing to decide aren't in it. */
export function useDecisions(
  cart: PricedCart,
  seen: readonly SeenLine[] | undefined,
  isOwn: boolean,
): ReadonlyMap<number, readonly Decision[]> {
  const sold = useSold(cart, isOwn)
  return useMemo(() => {
    const before = seen === undefined ? null : new Map(seen.map((one) => [one.id, one]))
    return new Map(
      cart.lines.flatMap((priced) => {
        const { id } = priced.line
        const decisions = decisionsOf(priced, before, sold.get(id))
        return decisions.length === 0 ? [] : [[id, decisions] as const]
      }),
    )
  }, [cart, seen, sold])
}
