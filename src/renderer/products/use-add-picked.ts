/** Several products of a listing into the cart at once. */
import { useMutation } from '@tanstack/react-query'
import { cartTypeFor, refuseListing } from '../../shared/domain/cart-rules.ts'
import { messages } from '../../shared/messages.ts'
import { useStore } from '../app/app-state.ts'
import { appErrorOf } from '../app/bridge.ts'
import { changeCart, rereadCart } from '../app/cart.ts'
import { toast } from '../parts/toasts.tsx'
import type { PickedProduct } from './use-picked.ts'

export interface Adding {
  readonly busy: boolean
  /** `done` is told which of them are in the cart now. */
  add(products: readonly PickedProduct[], qty: number, done: (inCart: readonly PickedProduct[]) => void): void
}

/** Why so many can't be added at once; undefined when they can. */
export function refusePicked(count: number): string | undefined {
  const no = count === 0 ? 'selectProduct' : refuseListing(count)
  return no && messages[no]
}

export function useAddPicked(): Adding {
  const store = useStore()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ products, qty }: { readonly products: readonly PickedProduct[]; readonly qty: number }) => {
      const carts = Map.groupBy(products, (one) => (store === undefined ? 'all' : cartTypeFor(one, store)))
      const inCart: PickedProduct[] = []
      for (const [cartType, some] of carts) {
        try {
          const { lines, message } = await changeCart('cart.add', {
            cartType,
            items: some.map(({ id }) => ({ id, qty })),
          })
          const there = new Set(lines.map(({ id }) => id))
          const isWhole = some.every(({ id }) => there.has(id))
          inCart.push(...some.filter(({ id }) => there.has(id)))
          if (message !== undefined) (isWhole ? toast.done : toast.warn)(message)
        } catch (thrown) {
          toast.failed(appErrorOf(thrown).message)
        }
        await rereadCart(cartType)
      }
      return inCart
    },
  })
  return {
    busy: isPending,
    add: (products, qty, done) => {
      const no = refusePicked(products.length)
      if (no === undefined) void mutateAsync({ products, qty }).then(done)
      else toast.failed(no)
    },
  }
}
