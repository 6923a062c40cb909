/** Puts what was suggested into the cart: new products are added, others get their quantity. */
import { useMutation } from '@tanstack/react-query'
import { cartTypeFor } from '../../../shared/domain/cart-rules.ts'
import type { Category } from '../../../shared/domain/category-tree.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { changeCart, rereadCart } from '../../app/cart.ts'
import { toast } from '../../parts/toasts.tsx'
import type { Taking } from './quantities.ts'

/** Products of one request; a cart holds fewer. */
const MOST = 1000

export function useTake(category: Category) {
  const store = useStore()
  const cartType = store === undefined ? 'all' : cartTypeFor({ category }, store)
  const send = async (name: 'cart.add' | 'cart.setQuantities', takings: readonly Taking[]) => {
    for (let from = 0; from < takings.length; from += MOST) {
      const items = takings.slice(from, from + MOST).map(({ id, qty }) => ({ id, qty }))
      // One failing leaves the others as they are.
      try {
        const { message } = await changeCart(name, { cartType, items })
        if (message !== undefined) toast.done(message, 'cart-updated')
      } catch (thrown) {
        toast.failed(appErrorOf(thrown).message)
      }
    }
  }
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async (takings: readonly Taking[]) => {
      await send(
        'cart.setQuantities',
        takings.filter(({ inCart }) => inCart !== undefined),
      )
      await send(
        'cart.add',
        takings.filter(({ inCart }) => inCart === undefined),
      )
      await rereadCart(cartType)
    },
  })
  return { take: mutateAsync, taking: isPending ? variables : undefined }
}
