/** Several products of the catalogue put into the store's carts at once. */
import { useMutation } from '@tanstack/react-query'
import type { CartType } from '../../shared/domain/cart.ts'
import { cartTypeFor } from '../../shared/domain/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/product-view.ts'
import { useStore } from '../app/app-state.ts'
import { appErrorOf } from '../app/bridge.ts'
import { changeCart, rereadCart } from '../app/cart.ts'
import { toast } from '../parts/toasts.tsx'

export interface Wanted {
  readonly product: Pick<ProductFacts, 'id' | 'category'>
  /** Pieces; none takes it out. */
  readonly qty: number
  /** Pieces that are in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
}

interface Part {
  readonly cartType: CartType
  readonly wanted: readonly Wanted[]
}

const itemsOf = (wanted: readonly Wanted[]) => wanted.map(({ product: { id }, qty }) => ({ id, qty }))

/** What is new, what changes, what goes: each in one request. The sentences that came of it. */
async function put({ cartType, wanted }: Part): Promise<readonly string[]> {
  const added = wanted.filter(({ qty, inCart }) => qty > 0 && inCart === undefined)
  const changed = wanted.filter(({ qty, inCart }) => qty > 0 && inCart !== undefined && inCart !== qty)
  const removed = wanted.filter(({ qty, inCart }) => qty === 0 && inCart !== undefined)
  const told: (string | undefined)[] = []
  try {
    if (added.length > 0) told.push((await changeCart('cart.add', { cartType, items: itemsOf(added) })).message)
    if (changed.length > 0) {
      told.push((await changeCart('cart.setQuantities', { cartType, items: itemsOf(changed) })).message)
    }
    if (removed.length > 0) {
      const ids = removed.map(({ product: { id } }) => id)
      told.push((await changeCart('cart.remove', { cartType, ids })).message)
    }
  } finally {
    await rereadCart(cartType)
  }
  return told.filter((message) => message !== undefined)
}

/** `done` is called with those that are in the cart as they were wanted; after a failure what was typed stays. */
export function useCartLines(done: () => void) {
  const store = useStore()
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: readonly Wanted[]) => {
      if (store === undefined) return []
      const byCart = Map.groupBy(wanted, ({ product }) => cartTypeFor(product, store))
      const told: string[] = []
      for (const [cartType, part] of byCart) told.push(...(await put({ cartType, wanted: part })))
      return told
    },
    onSuccess: (told) => {
      done()
      for (const message of new Set(told)) toast.done(message, message)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return { put: mutate, busy: isPending }
}
