/** The cart as main last reported it, for every screen that shows some of it. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { CartChanged, CartEvents } from '../../shared/bridge/cart.ts'
import type { Ask } from '../../shared/bridge.ts'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { type CartChange, changedCart } from '../../shared/domain/carts/cart-change.ts'
import type { ImportSummary } from '../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartKeyOf } from '../../shared/domain/carts/cart-ref.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import { ask } from './bridge.ts'
import { queryClient } from './query-client.ts'

export const cartKey = (cart: CartRef) => ['cart', cartKeyOf(cart)] as const

export const cartQuery = (cart: CartRef) =>
  queryOptions({
    queryKey: cartKey(cart),
    queryFn: () => ask('cart.open', { cart, fresh: false }),
    // Main reports changes; a structural comparison of hundreds of products would cost more than rendering them.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

const pricedOf = ({ lines, supply }: CartSnapshot): PricedCart => priceCart(lines, supply)

/** The cart as known to the page, with its orders and totals; undefined before it has been read. */
export function usePricedCart(cart: CartRef, enabled = true): PricedCart | undefined {
  const { data } = useQuery({ ...cartQuery(cart), enabled, select: pricedOf })
  // A query that isn't enabled still gives what another component has read.
  return enabled ? data : undefined
}

/** The orders of several carts, in the order of the carts; carts that haven't been read are left out. */
export const useOrdersOf = <Cart extends CartRef>(carts: readonly Cart[]) =>
  useQueries({ queries: carts.map((cart) => ({ ...cartQuery(cart), select: pricedOf })) }).flatMap(({ data }, at) => {
    const cartType = carts[at]
    return data === undefined || cartType === undefined ? [] : [{ cartType, groups: data.groups }]
  })

/** Reads the present cart from the portal. `first` gets the snapshot before the screens do. */
export async function refreshCart(
  cart: CartRef,
  first: (snapshot: CartSnapshot) => void = () => undefined,
): Promise<CartSnapshot> {
  const snapshot = await ask('cart.open', { cart, fresh: true })
  first(snapshot)
  queryClient.setQueryData(cartKey(cart), snapshot)
  return snapshot
}

/** Reads the cart again from main, which has just changed it. */
export const rereadCart = (cart: CartRef): Promise<void> => queryClient.invalidateQueries({ queryKey: cartKey(cart) })

/**
 * Shows the cart after a change; `first` gets the snapshot before the screens do. Reads the cart again if the change doesn't build on the
 * snapshot known here.
 */
export async function showChange(
  cart: CartRef,
  change: CartChange,
  first: (snapshot: CartSnapshot) => void = () => undefined,
): Promise<void> {
  const queryKey = cartKey(cart)
  const before = queryClient.getQueryData<CartSnapshot>(queryKey)
  const now = before && changedCart(before, change)
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated === true
  // A read in flight may return the cart from before the change.
  if (now === undefined || isOld || queryClient.isFetching({ queryKey }) > 0) return rereadCart(cart)
  first(now)
  queryClient.setQueryData(queryKey, now)
}

/** Shows a change and returns the cart after it. */
export async function cartAfter(cart: CartRef, change: CartChange): Promise<CartSnapshot> {
  await showChange(cart, change)
  return queryClient.fetchQuery(cartQuery(cart))
}

let ownChanges = 0
/**
 * Carts that changed while a change of this page was in flight, by cart key. `edition` is the newest one, or infinity if the cart has to be
 * read in any case.
 */
const changedMeanwhile = new Map<string, { readonly cart: CartRef; readonly edition: number }>()

/** True if the page already has this edition. */
const isShown = (cart: CartRef, edition: number): boolean =>
  (queryClient.getQueryData<CartSnapshot>(cartKey(cart))?.edition ?? 0) >= edition

/**
 * Reads the cart again if the page doesn't have this edition, after the page's own change if one is in flight. Without an edition, the cart
 * is always read.
 */
export function cartChanged({ cart, edition = Number.POSITIVE_INFINITY }: CartEvents['cart.changed']): void {
  if (ownChanges === 0) {
    if (!isShown(cart, edition)) void rereadCart(cart)
    return
  }
  const key = cartKeyOf(cart)
  changedMeanwhile.set(key, { cart, edition: Math.max(edition, changedMeanwhile.get(key)?.edition ?? 0) })
}

/** Records that the answer to the page's own change covers everything up to its edition. */
function answered(cart: CartRef, { edition }: CartChange): void {
  const key = cartKeyOf(cart)
  if ((changedMeanwhile.get(key)?.edition ?? Number.POSITIVE_INFINITY) <= edition) changedMeanwhile.delete(key)
}

/** Runs a change of this page. Changes that main reports meanwhile are handled once no change is in flight. */
async function ownChange<A>(make: () => Promise<A>): Promise<A> {
  ownChanges += 1
  try {
    return await make()
  } finally {
    ownChanges -= 1
    if (ownChanges === 0) {
      for (const { cart } of changedMeanwhile.values()) void rereadCart(cart)
      changedMeanwhile.clear()
    }
  }
}

type Change = 'cart.add' | 'cart.setQuantities' | 'cart.remove' | 'cart.clear' | 'cart.reorder'

export const changeCart = <N extends Change>(name: N, payload: Ask<N>): Promise<CartChanged> =>
  ownChange(async () => {
    const changed = await ask<Change>(name, payload)
    answered(payload.cart, changed)
    return changed
  })

export const commitImport = (cart: WholeCart, importId: string): Promise<ImportSummary> =>
  ownChange(async () => {
    const answer = ask('import.commit', { importId })
    // Some of the lines may have reached the cart.
    answer.catch(() => rereadCart(cart))
    const { change, ...summary } = await answer
    if (change !== undefined) answered(cart, change)
    await (change === undefined ? rereadCart(cart) : showChange(cart, change))
    return summary
  })
