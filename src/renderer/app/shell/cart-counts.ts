/** The number of lines in each cart. A count that isn't certain isn't shown: a stale one would be wrong. */
import { useQuery } from '@tanstack/react-query'
import {
  type CartType,
  cartTypesOf,
  countsIn,
  DEFAULT_CART,
  type ProposedCart,
} from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { cartQuery, usePricedCart } from '../../bridge/cart.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useCarStore } from '../../session/car-store.ts'

/** Milliseconds after which the portal is asked again by itself. */
const AGAIN_AFTER = 4 * 60_000
const again = { againAfter: AGAIN_AFTER }

/**
 * The line counts of the store's carts. A single cart is loaded and counted here; several are counted by the portal, and any change to one
 * makes that answer stale.
 */
export function useCartCounts(store: Store): Partial<Record<CartType, number>> {
  const [first = DEFAULT_CART, ...others] = cartTypesOf(store)
  const isApart = others.length > 0
  const whole = useQuery({ ...cartQuery(first), enabled: !isApart })
  const apart = usePortal('cart.counts', { body: { cartType: DEFAULT_CART } }, { ...again, enabled: isApart })
  if (!isApart) return whole.data === undefined ? {} : { [first]: whole.data.lines.length }
  return apart.data === undefined || apart.isError ? {} : countsIn(apart.data.answer)
}

/**
 * The total with GST of what the warehouses can supply of a single cart; undefined for a store with several carts, whose lines the portal
 * counts.
 */
export function useCartSum(store: Store): Paise | undefined {
  const [first = DEFAULT_CART, ...others] = cartTypesOf(store)
  return usePricedCart(first, others.length === 0)?.totals.net
}

function useReplenishmentCount(): number | undefined {
  const { data, isError } = usePortal('afs.count', {}, again)
  return isError ? undefined : data?.answer.count
}

/** Undefined until an operator has chosen a store's CAR cart. */
function useCarCount(): number | undefined {
  const isChosen = useCarStore(({ store }) => store !== undefined)
  const { data, isError } = usePortal('car.count', {}, { ...again, enabled: isChosen })
  return isError || !isChosen ? undefined : data?.answer.count
}

const COUNTS: Readonly<Record<ProposedCart, () => number | undefined>> = {
  afs: useReplenishmentCount,
  car: useCarCount,
}

/** The number of lines of a cart that the portal fills. A component counts the same kind as long as it is mounted. */
export const useProposedCount = (kind: ProposedCart): number | undefined => COUNTS[kind]()
