/** Puts what was suggested into the cart: new products are added, others get their quantity. */
import { useMutation, useQuery } from '@tanstack/react-query'
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

export function useTake(category: Category, store: Store, enabled: boolean) {
  const cartType = cartTypeFor({ category }, store)
  const { data: cart } = useQuery({ ...cartQuery(cartType), enabled })
  const send = async (
    name: 'cart.add' | 'cart.setQuantities',
    takings: readonly Taking[],
  ): Promise<readonly Taken[]> => {
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
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async (takings: readonly Taking[]) => {
      const changed = takings.filter(({ inCart }) => inCart !== undefined)
      const added = takings.filter(({ inCart }) => inCart === undefined)
      const taken = [...(await send('cart.setQuantities', changed)), ...(await send('cart.add', added))]
      await rereadCart(cartType)
      return taken
    },
  })
  return {
    take: mutateAsync,
    taking: isPending ? variables : undefined,
    /** Products that the cart can still take. */
    room: Math.max(0, CART_CAPACITY - (cart?.lines.length ?? 0)),
  }
}
