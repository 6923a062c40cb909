/** The cart as main last told it, for every screen that shows something of it. */
import { queryOptions } from '@tanstack/react-query'
import type { CartChanged } from '../../shared/bridge/cart.ts'
import type { Ask } from '../../shared/bridge.ts'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { type CartChange, changedCart } from '../../shared/domain/carts/cart-change.ts'
import type { ImportSummary } from '../../shared/domain/carts/cart-import.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
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

/** Shows what a change made of the cart; `first` sees it before the screens do. A cart that isn't the one known here is read again. */
export async function showChange(
  cartType: CartType,
  change: CartChange,
  first: (snapshot: CartSnapshot) => void = () => undefined,
): Promise<void> {
  const queryKey = cartKey(cartType)
  const before = queryClient.getQueryData<CartSnapshot>(queryKey)
  const now = before && changedCart(before, change)
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated === true
  // What is being read may be the cart as it was before.
  if (now === undefined || isOld || queryClient.isFetching({ queryKey }) > 0) return rereadCart(cartType)
  first(now)
  queryClient.setQueryData(queryKey, now)
}

/** The cart after a change, as the screens see it from now on. */
export async function cartAfter(cartType: CartType, change: CartChange): Promise<CartSnapshot> {
  await showChange(cartType, change)
  return queryClient.fetchQuery(cartQuery(cartType))
}

let ownChanges = 0
/** Told of while a change of the page's own was on its way. */
const changedMeanwhile = new Set<CartType>()

/** The cart isn't what the page has: it is read again, after the page's own change where one is on its way. */
export function cartChangedElsewhere(cartType: CartType): void {
  if (ownChanges === 0) void rereadCart(cartType)
  else changedMeanwhile.add(cartType)
}

/** A change that this page makes: what main tells of the cart meanwhile is looked at when its answer is there. */
async function ownChange<A>(make: () => Promise<A>): Promise<A> {
  ownChanges += 1
  try {
    return await make()
  } finally {
    ownChanges -= 1
    if (ownChanges === 0) {
      for (const cartType of changedMeanwhile) void rereadCart(cartType)
      changedMeanwhile.clear()
    }
  }
}

type Change = 'cart.add' | 'cart.setQuantities' | 'cart.remove' | 'cart.clear' | 'cart.reorder'

export const changeCart = <N extends Change>(name: N, payload: Ask<N>): Promise<CartChanged> =>
  ownChange(() => ask<Change>(name, payload))

/** Sends what an import has for the cart, and shows what became of it. */
export const commitImport = (cartType: CartType, importId: string): Promise<ImportSummary> =>
  ownChange(async () => {
    const answer = ask('import.commit', { importId })
    // What was sent of it may be in the cart.
    answer.catch(() => rereadCart(cartType))
    const { change, ...summary } = await answer
    // The change is all that there is to be told of this cart.
    if (change !== undefined) changedMeanwhile.delete(cartType)
    await (change === undefined ? rereadCart(cartType) : showChange(cartType, change))
    return summary
  })
