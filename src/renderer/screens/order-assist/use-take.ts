/** Puts what was suggested into the cart: new products are added, others get their quantity. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { cartTypeFor } from '../../../shared/domain/carts/cart-kinds.ts'
import { roomIn } from '../../../shared/domain/carts/cart-rules.ts'
import type { Category } from '../../../shared/domain/catalogue/category-tree.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { cartQuery } from '../../app/cart.ts'
import { type PutMessage, putInCarts } from '../../products/put-in-cart.ts'
import type { ChosenQuantity } from './quantities.ts'

export function useTake(category: Category, store: Store, enabled: boolean) {
  const cartType = cartTypeFor({ category }, store)
  const { data: cart } = useQuery({ ...cartQuery(cartType), enabled })
  const onTheWay = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(() => new Set())
  /** However quickly it is asked for: what is on its way isn't sent once more. */
  const take = useCallback(
    async (asked: readonly ChosenQuantity[]): Promise<readonly PutMessage[]> => {
      const takings = asked.filter(({ id }) => !onTheWay.current.has(id))
      for (const { id } of takings) onTheWay.current.add(id)
      setBusy(new Set(onTheWay.current))
      const wanted = takings.map(({ id, qty, inCart }) => ({ product: { id, category }, qty, inCart }))
      const { told } = await putInCarts(store, wanted)
      for (const { id } of takings) onTheWay.current.delete(id)
      setBusy(new Set(onTheWay.current))
      return told
    },
    [category, store],
  )
  return {
    take,
    /** Products that are on their way into the cart. */
    busy,
    /** Products that the cart can still take. */
    room: roomIn(cartType, cart?.lines.length ?? 0),
  }
}
