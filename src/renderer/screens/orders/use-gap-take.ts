/** Puts what an order lacks into the store's carts: all of it or, where a cart has no room for it, nothing. */
import { useMutation } from '@tanstack/react-query'
import type { GapProduct } from '../../../shared/bridge/products.ts'
import type { CartType } from '../../../shared/domain/cart.ts'
import { cartTypeFor } from '../../../shared/domain/cart-rules.ts'
import type { Store } from '../../../shared/domain/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { changeCart, rereadCart } from '../../app/cart.ts'
import { toast } from '../../parts/toasts.tsx'

export interface GapWanted {
  readonly gap: GapProduct
  readonly qty: number
  /** Pieces that are in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
}

const itemsOf = (wanted: readonly GapWanted[]) => wanted.map(({ gap, qty }) => ({ id: gap.id, qty }))

async function put(cartType: CartType, wanted: readonly GapWanted[]): Promise<readonly (string | undefined)[]> {
  const added = wanted.filter(({ inCart }) => inCart === undefined)
  const changed = wanted.filter(({ inCart }) => inCart !== undefined)
  const told: (string | undefined)[] = []
  try {
    if (added.length > 0) {
      told.push((await changeCart('cart.add', { cartType, items: itemsOf(added), whole: true })).message)
    }
    if (changed.length > 0) {
      told.push((await changeCart('cart.setQuantities', { cartType, items: itemsOf(changed) })).message)
    }
  } finally {
    await rereadCart(cartType)
  }
  return told
}

export function useGapTake(store: Store) {
  const cartTypeOf = ({ view }: GapProduct): CartType => (view === undefined ? 'all' : cartTypeFor(view.facts, store))
  const take = useMutation({
    mutationFn: async (wanted: readonly GapWanted[]) => {
      const told: (string | undefined)[] = []
      for (const [cartType, part] of Map.groupBy(wanted, ({ gap }) => cartTypeOf(gap))) {
        told.push(...(await put(cartType, part)))
      }
      return new Set(told.filter((message) => message !== undefined))
    },
    onSuccess: (told) => {
      for (const message of told) {
        if (PLAIN.has(message)) toast.done(message, message)
        else toast.warn(message)
      }
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const remove = useMutation({
    mutationFn: async (gap: GapProduct) => {
      const cartType = cartTypeOf(gap)
      try {
        return await changeCart('cart.remove', { cartType, ids: [gap.id] })
      } finally {
        await rereadCart(cartType)
      }
    },
    onSuccess: ({ message }) => message !== undefined && toast.done(message, 'cart-updated'),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return {
    take: (wanted: readonly GapWanted[]) => {
      const changing = wanted.filter(({ qty, inCart }) => qty !== inCart)
      if (changing.length > 0) take.mutate(changing)
      else toast.warn(wanted.length === 0 ? messages.selectProduct : messages.sameQuantity)
    },
    remove: remove.mutate,
    busy: take.isPending || remove.isPending,
  }
}

const PLAIN: ReadonlySet<string> = new Set([
  messages.productAdded,
  messages.productsAdded,
  messages.productUpdated,
  messages.productsUpdated,
])
