/** The cart as main last told it, for every screen that shows something of it. */
import { queryOptions } from '@tanstack/react-query'
import type { CartChanged } from '../../shared/bridge/cart.ts'
import type { Ask } from '../../shared/bridge.ts'
import type { CartSnapshot } from '../../shared/domain/cart.ts'
import type { CartType } from '../../shared/domain/cart-kinds.ts'
import { ask } from './bridge.ts'
import { queryClient } from './query-client.ts'

export const cartKey = (cartType: CartType) => ['cart', cartType] as const

export const cartQuery = (cartType: CartType) =>
  queryOptions({
    queryKey: cartKey(cartType),
    queryFn: () => ask('cart.open', { cartType, fresh: false }),
    // Main tells when it changes; comparing hundreds of products field by field would cost more than drawing them.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Asks the portal for the cart as it is now. `first` sees it before the screens do. */
export async function refreshCart(
  cartType: CartType,
  first: (snapshot: CartSnapshot) => void = () => undefined,
): Promise<CartSnapshot> {
  const snapshot = await ask('cart.open', { cartType, fresh: true })
  first(snapshot)
  queryClient.setQueryData(cartKey(cartType), snapshot)
  return snapshot
}

/** Reads the cart again from main, which has just changed it. */
export const rereadCart = (cartType: CartType): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cartKey(cartType) })

let ownChanges = 0
/** Told of while a change of the page's own was on its way. */
const changedMeanwhile = new Set<CartType>()

/** The cart isn't what the page has: it is read again, after the page's own change where one is on its way. */
export function cartChangedElsewhere(cartType: CartType): void {
  if (ownChanges === 0) void rereadCart(cartType)
  else changedMeanwhile.add(cartType)
}

type Change = 'cart.add' | 'cart.setQuantities' | 'cart.remove' | 'cart.clear' | 'cart.reorder'

export async function changeCart<N extends Change>(name: N, payload: Ask<N>): Promise<CartChanged> {
  ownChanges += 1
  try {
    return await ask<Change>(name, payload)
  } finally {
    ownChanges -= 1
    if (ownChanges === 0) {
      for (const cartType of changedMeanwhile) void rereadCart(cartType)
      changedMeanwhile.clear()
    }
  }
}
