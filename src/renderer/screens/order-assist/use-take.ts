/** Puts what was suggested into the cart: new products are added, others get their quantity. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { CartType } from '../../../shared/domain/cart.ts'
import { CART_CAPACITY, cartTypeFor } from '../../../shared/domain/cart-rules.ts'
import type { Category } from '../../../shared/domain/category-tree.ts'
import type { Store } from '../../../shared/domain/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { cartQuery, changeCart, rereadCart } from '../../app/cart.ts'
import type { Taking } from './quantities.ts'

/** What came of it, in main's words. */
export interface Taken {
  readonly message: string
  readonly tone: 'good' | 'warn' | 'bad'
}

const PLAIN: readonly string[] = [
  messages.productsAdded,
  messages.productsUpdated,
  messages.productAdded,
  messages.productUpdated,
]

async function send(
  name: 'cart.add' | 'cart.setQuantities',
  cartType: CartType,
  takings: readonly Taking[],
): Promise<readonly Taken[]> {
  if (takings.length === 0) return []
  const items = takings.map(({ id, qty }) => ({ id, qty }))
  // One failing leaves the other as it is.
  try {
    const { message = messages.productsUpdated } = await changeCart(name, { cartType, items })
    return [{ message, tone: PLAIN.includes(message) ? 'good' : 'warn' }]
  } catch (thrown) {
    return [{ message: appErrorOf(thrown).message, tone: 'bad' }]
  }
}

export function useTake(category: Category, store: Store, enabled: boolean) {
  const cartType = cartTypeFor({ category }, store)
  const { data: cart } = useQuery({ ...cartQuery(cartType), enabled })
  const onTheWay = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(() => new Set())
  /** However quickly it is asked for: what is on its way isn't sent once more. */
  const take = useCallback(
    async (asked: readonly Taking[]): Promise<readonly Taken[]> => {
      const takings = asked.filter(({ id }) => !onTheWay.current.has(id))
      for (const { id } of takings) onTheWay.current.add(id)
      setBusy(new Set(onTheWay.current))
      const changed = takings.filter(({ inCart }) => inCart !== undefined)
      const added = takings.filter(({ inCart }) => inCart === undefined)
      const taken = [
        ...(await send('cart.setQuantities', cartType, changed)),
        ...(await send('cart.add', cartType, added)),
      ]
      if (takings.length > 0) await rereadCart(cartType)
      for (const { id } of takings) onTheWay.current.delete(id)
      setBusy(new Set(onTheWay.current))
      return taken
    },
    [cartType],
  )
  return {
    take,
    /** Products that are on their way into the cart. */
    busy,
    /** Products that the cart can still take. */
    room: Math.max(0, CART_CAPACITY - (cart?.lines.length ?? 0)),
  }
}
