/** Why lines of a proposed cart are to be looked at: from the cart itself, from when it was last seen, and from what was sold. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PricedCart } from '../../../shared/domain/carts/cart.ts'
import { type Decision, decisionsOf, type SeenLine } from '../../../shared/domain/carts/review.ts'
import { portionsOf } from '../../../shared/domain/values/portions.ts'
import { portalQuery } from '../../app/queries.ts'

/** Products of one question. */
const CHUNK = 100

/** What was sold of the products, asked for in parts; `isOn` false where nobody may ask it, as for another store. */
function useSold(cart: PricedCart, isOn: boolean) {
  const client = useQueryClient()
  const ids = cart.lines.map(({ line }) => line.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same products it is the same question
  const chunks = useMemo(() => {
    const products = cart.lines.flatMap(({ product }) =>
      product === undefined ? [] : [{ id: product.id, categoryId: product.category.id }],
    )
    return portionsOf(products, CHUNK).map((some) => ({ products: some }))
  }, [ids])
  const results = useQueries({
    queries: chunks.map((args) => ({ ...portalQuery(client, 'ars.movements', args), enabled: isOn })),
  })
  const answered = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are made anew each time, of these
  return useMemo(() => new Map(results.flatMap(({ data }) => data?.answer.movements ?? [])), [answered, chunks])
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
