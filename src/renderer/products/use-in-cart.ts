import { useMutation, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  CART_KINDS,
  cartTypeFor,
  cartTypesOf,
  DEFAULT_CART,
  type HandCart,
  isClosedWhileActing,
} from '../../shared/domain/carts/cart-kinds.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { cartQuery, changeCart, rereadCart, showChange } from '../bridge/cart.ts'
import { toast } from '../parts/toasts.tsx'
import { useActingFor, useStore } from '../session/app-state.ts'
import type { ProductPlaces } from './places.ts'

/** True if products can be ordered here now, which requires access to the cart. */
export function useOrdering({ ordering }: Pick<ProductPlaces, 'ordering'>): boolean {
  const isActing = useActingFor() !== undefined
  return ordering && !(isActing && isClosedWhileActing(CART_KINDS[DEFAULT_CART].screen))
}

/** Pieces by product. */
export function useInCart(enabled: boolean): ReadonlyMap<number, number> {
  const store = useStore()
  const types = enabled && store !== undefined ? cartTypesOf(store) : []
  return useQueries({ queries: types.map(cartQuery), combine: piecesIn })
}

const piecesIn = (
  carts: readonly { readonly data?: { readonly lines: readonly CartLine[] } | undefined }[],
): ReadonlyMap<number, number> =>
  new Map(carts.flatMap(({ data }) => data?.lines.map(({ id, qty }): [number, number] => [id, qty]) ?? []))

export interface CartLineActions {
  readonly busy: boolean
  add(qty: number): void
  update(qty: number): void
  remove(): void
}

type Change = { readonly what: 'add' | 'update'; readonly qty: number } | { readonly what: 'remove' }

/** Changes one product's line and shows the result; a refusal changes nothing. */
export function useCartLine(product: Pick<ProductFacts, 'id' | 'category'>): CartLineActions {
  const store = useStore()
  const cartType = useMemo(
    (): HandCart => (store === undefined ? DEFAULT_CART : cartTypeFor(product, store)),
    [store, product],
  )
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Change) => {
      const changed = await send(cartType, product.id, change)
      await showChange(cartType, changed)
      return changed
    },
    onSuccess: ({ message }) => {
      if (message !== undefined) toast.done(message, 'cart-updated')
    },
    onError: (thrown) => {
      toast.failed(appErrorOf(thrown).message)
      void rereadCart(cartType)
    },
  })
  return {
    busy: isPending,
    add: (qty) => mutate({ what: 'add', qty }),
    update: (qty) => mutate({ what: 'update', qty }),
    remove: () => mutate({ what: 'remove' }),
  }
}

function send(cartType: HandCart, id: number, change: Change) {
  if (change.what === 'remove') return changeCart('cart.remove', { cart: cartType, ids: [id] })
  const items = [{ id, qty: change.qty }]
  return changeCart(change.what === 'add' ? 'cart.add' : 'cart.setQuantities', { cart: cartType, items })
}
