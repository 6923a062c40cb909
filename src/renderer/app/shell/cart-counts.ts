/** How many lines are in which cart. What isn't known for certain isn't shown: an old count would be a wrong one. */
import { useQuery } from '@tanstack/react-query'
import { type CartType, cartTypesOf, countsIn, USUAL_CART } from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { useCarStore } from '../car-store.ts'
import { cartQuery, usePricedCart } from '../cart.ts'
import { usePortal } from '../queries.ts'

/** Milliseconds after which the portal is asked again by itself. */
const AGAIN_AFTER = 4 * 60_000
const again = { againAfter: AGAIN_AFTER }

/** One cart is here, line by line. Several are counted by the portal; a change of any makes its answer old. */
export function useCartCounts(store: Store): Partial<Record<CartType, number>> {
  const [first = USUAL_CART, ...others] = cartTypesOf(store)
  const isApart = others.length > 0
  const whole = useQuery({ ...cartQuery(first), enabled: !isApart })
  const apart = usePortal('cart.counts', { body: { cartType: USUAL_CART } }, { ...again, enabled: isApart })
  if (!isApart) return whole.data === undefined ? {} : { [first]: whole.data.lines.length }
  return apart.data === undefined || apart.isError ? {} : countsIn(apart.data.answer)
}

/** What the warehouses can supply of the only cart, with GST; undefined for a store with several, whose lines the portal counts. */
export function useCartSum(store: Store): Paise | undefined {
  const [first = USUAL_CART, ...others] = cartTypesOf(store)
  return usePricedCart(first, others.length === 0)?.totals.net
}

export function useReplenishmentCount(): number | undefined {
  const { data, isError } = usePortal('afs.count', {}, again)
  return isError ? undefined : data?.answer.count
}

/** Undefined before an operator has chosen whose cart. */
export function useCarCount(): number | undefined {
  const isChosen = useCarStore(({ store }) => store !== undefined)
  const { data, isError } = usePortal('car.count', {}, { ...again, enabled: isChosen })
  return isError || !isChosen ? undefined : data?.answer.count
}
