/** How many lines are in which cart. What isn't known for certain isn't shown: an old count would be a wrong one. */
import { useQuery } from '@tanstack/react-query'
import { hasApparelCarts } from '../../../shared/domain/carts/apparel.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { cartQuery } from '../cart.ts'
import { usePortal } from '../queries.ts'

/** Milliseconds after which the portal is asked again by itself. */
const AGAIN_AFTER = 4 * 60_000
const again = { againAfter: AGAIN_AFTER }

/**
 * The one cart is here, line by line. An apparel store's two are counted by the portal; a change of either makes its
 * answer old.
 */
export function useCartCounts(store: Store): Partial<Record<CartType, number>> {
  const isApart = hasApparelCarts(store)
  const whole = useQuery({ ...cartQuery('all'), enabled: !isApart })
  const apart = usePortal('cart.counts', { body: { cartType: 'all' } }, { ...again, enabled: isApart })
  if (!isApart) return whole.data === undefined ? {} : { all: whole.data.lines.length }
  if (apart.data === undefined || apart.isError) return {}
  const { apparelCount, nonapparelCount } = apart.data.answer
  return { apparel: apparelCount, nonapparel: nonapparelCount }
}

export function useReplenishmentCount(): number | undefined {
  const { data, isError } = usePortal('afs.count', {}, again)
  return isError ? undefined : data?.answer.count
}

export function useCarCount(): number | undefined {
  const { data, isError } = usePortal('car.count', {}, again)
  return isError ? undefined : data?.answer.count
}
