/** A cart with everything that is needed to work it out, from the portal or from the copy that is kept. */
import type { CartSnapshot, CartType } from '../../shared/domain/cart.ts'
import { activeSellers } from '../../shared/domain/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'
import { stored } from '../ordering/stored.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import { portalCart } from './portal-cart.ts'
import type { SavedCart, SavedCarts } from './saved-carts.ts'

export interface ReadCartDeps {
  readonly client: PortalClient
  readonly saved: SavedCarts
  readonly clock: Clock
  readonly policy: PricingPolicy
  readonly store: Store
  /** Store, mapping, rates and rules of the account. */
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
  /** False once another account, or nobody, is signed in. */
  readonly mayAsk: () => boolean
}

/** Ids of the warehouses that the store may order from, each once, in the portal's order. */
export const activeWarehouses = (profile: Pick<Profile, 'mapping'>): readonly number[] =>
  activeSellers(profile.mapping).map((seller) => seller.whID)

/** The cart as the portal has it now, and saved. */
export async function readCart(deps: ReadCartDeps, cartType: CartType): Promise<Result<CartSnapshot>> {
  if (!deps.mayAsk()) return fail({ kind: 'session', message: say('sessionEnded') })
  const profile = await deps.profile(false)
  if (!profile.ok) return profile
  const { store, mapping, rates } = profile.value
  const portal = portalCart(deps.client, cartType)
  const lines = await portal.lines()
  if (!lines.ok) return lines
  const products = await portal.products(lines.value, activeWarehouses(profile.value), store.shippingState)
  if (!products.ok) return products
  // Signed out meanwhile: what was cleared then must not be written again.
  if (!deps.mayAsk()) return fail({ kind: 'session', message: say('sessionEnded') })
  const fetchedAt = new Date(deps.clock()).toISOString()
  const saved = { lines: lines.value, products: products.value, mapping, rates, fetchedAt }
  // A copy that can't be kept is no reason to withhold the cart.
  stored(() => deps.saved.save(cartType, saved))
  return ok(snapshotOf(deps, cartType, saved, false))
}

/** The copy that was saved, or undefined when there is none. */
export function savedCart(deps: ReadCartDeps, cartType: CartType): CartSnapshot | undefined {
  const found = stored(() => deps.saved.find(cartType))
  return found.ok && found.value !== undefined ? snapshotOf(deps, cartType, found.value, true) : undefined
}

const snapshotOf = (deps: ReadCartDeps, cartType: CartType, cart: SavedCart, saved: boolean): CartSnapshot => ({
  cartType,
  lines: cart.lines,
  supply: {
    products: cart.products,
    mapping: cart.mapping,
    rates: cart.rates,
    concept: deps.store.fcf.concept,
    shippingState: deps.store.shippingState,
    policy: deps.policy,
  },
  fetchedAt: cart.fetchedAt,
  saved,
})
