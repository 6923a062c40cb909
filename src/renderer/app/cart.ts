/** The cart as main last told it, for every screen that shows something of it. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { CartChanged, CartEvents } from '../../shared/bridge/cart.ts'
import type { Ask } from '../../shared/bridge.ts'
import type { CartSnapshot, PricedCart } from '../../shared/domain/carts/cart.ts'
import { type CartChange, changedCart } from '../../shared/domain/carts/cart-change.ts'
import type { ImportSummary } from '../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartKeyOf } from '../../shared/domain/carts/cart-ref.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import { ask } from './bridge.ts'
import { queryClient } from './query-client.ts'

export const cartKey = (cart: CartRef) => ['cart', cartKeyOf(cart)] as const

export const cartQuery = (cart: CartRef) =>
  queryOptions({
    queryKey: cartKey(cart),
    queryFn: () => ask('cart.open', { cart, fresh: false }),
    // Main tells when it changes; comparing hundreds of products field by field would cost more than drawing them.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

const pricedOf = ({ lines, supply }: CartSnapshot): PricedCart => priceCart(lines, supply)

/** The cart as it is known here, with its orders and sums; undefined before it has been read. */
export const usePricedCart = (cart: CartRef, enabled = true): PricedCart | undefined =>
  useQuery({ ...cartQuery(cart), enabled, select: pricedOf }).data

/** The orders of several carts, in their order; carts that haven't been read are left out. */
export const useOrdersOf = <Cart extends CartRef>(carts: readonly Cart[]) =>
  useQueries({ queries: carts.map((cart) => ({ ...cartQuery(cart), select: pricedOf })) }).flatMap(({ data }, at) => {
    const cartType = carts[at]
    return data === undefined || cartType === undefined ? [] : [{ cartType, groups: data.groups }]
  })

/** Asks the portal for the cart as it is now. `first` sees it before the screens do. */
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

/** Shows what a change made of the cart; `first` sees it before the screens do. A cart that isn't the one known here is read again. */
export async function showChange(
  cart: CartRef,
  change: CartChange,
  first: (snapshot: CartSnapshot) => void = () => undefined,
): Promise<void> {
  const queryKey = cartKey(cart)
  const before = queryClient.getQueryData<CartSnapshot>(queryKey)
  const now = before && changedCart(before, change)
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated === true
  // What is being read may be the cart as it was before.
  if (now === undefined || isOld || queryClient.isFetching({ queryKey }) > 0) return rereadCart(cart)
  first(now)
  queryClient.setQueryData(queryKey, now)
}

/** The cart after a change, as the screens see it from now on. */
export async function cartAfter(cart: CartRef, change: CartChange): Promise<CartSnapshot> {
  await showChange(cart, change)
  return queryClient.fetchQuery(cartQuery(cart))
}

let ownChanges = 0
/** Told of while a change of the page's own was on its way, by the cart's key: the newest edition, or that it has to be read. */
const changedMeanwhile = new Map<string, { readonly cart: CartRef; readonly edition: number }>()

/** Has the page this edition already? */
const isShown = (cart: CartRef, edition: number): boolean =>
  (queryClient.getQueryData<CartSnapshot>(cartKey(cart))?.edition ?? 0) >= edition

/**
 * The cart isn't what the page has: it is read again, after the page's own change where one is on its way. Without an edition it is
 * read in any case.
 */
export function cartChanged({ cart, edition = Number.POSITIVE_INFINITY }: CartEvents['cart.changed']): void {
  if (ownChanges === 0) {
    if (!isShown(cart, edition)) void rereadCart(cart)
    return
  }
  const key = cartKeyOf(cart)
  changedMeanwhile.set(key, { cart, edition: Math.max(edition, changedMeanwhile.get(key)?.edition ?? 0) })
}

/** What is known of a cart after a change of the page's own: its answer says all up to this edition. */
function answered(cart: CartRef, { edition }: CartChange): void {
  const key = cartKeyOf(cart)
  if ((changedMeanwhile.get(key)?.edition ?? Number.POSITIVE_INFINITY) <= edition) changedMeanwhile.delete(key)
}

/** A change that this page makes: what main tells of the cart meanwhile is looked at when its answer is there. */
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

/** Sends what an import has for the cart, and shows what became of it. */
export const commitImport = (cart: WholeCart, importId: string): Promise<ImportSummary> =>
  ownChange(async () => {
    const answer = ask('import.commit', { importId })
    // What was sent of it may be in the cart.
    answer.catch(() => rereadCart(cart))
    const { change, ...summary } = await answer
    if (change !== undefined) answered(cart, change)
    await (change === undefined ? rereadCart(cart) : showChange(cart, change))
    return summary
  })
