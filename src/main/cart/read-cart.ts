/** Reads a cart with everything needed to price it, from the portal or from the saved copy. */

import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartRef, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import { notServiceableSentence } from '../../shared/domain/catalogue/serviceability.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { CartLine, Supply } from '../../shared/domain/pricing/priced-cart.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { lackWords } from '../../shared/lists/paging.ts'
import { say } from '../../shared/messages.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import type { CartAsk } from './cart-ask.ts'
import { type PortalCart, portalCart } from './portal-cart.ts'
import type { SavedCarts } from './saved-carts.ts'
import { forbidding, unserviceableIn } from './serviceability.ts'
import { activeWarehouses, supplyFrom } from './supply.ts'

export interface ReadCartDeps {
  readonly client: PortalClient
  readonly saved: SavedCarts
  readonly clock: Clock
  readonly policy: PricingPolicy
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
  /** The client and store that the cart is asked for with. */
  readonly ask: CartAsk
  /** False once another account, or none, is signed in. */
  readonly mayAsk: () => boolean
}

const LINES = ['line', 'lines'] as const

/** A cart that was read and has no edition number yet. */
export type ReadCart = Omit<CartSnapshot, 'edition'>

/** Reads the cart from the portal and saves it. `fresh`: the store's profile is read again, too. */
export async function readCart(deps: ReadCartDeps, ref: CartRef, fresh: boolean): Promise<Result<ReadCart>> {
  if (!deps.mayAsk()) return sessionEnded()
  const portal = portalCart(deps.ask, cartTypeOf(ref))
  const known = fresh && !CART_KINDS[cartTypeOf(ref)].isByHand ? deps.ask.profile() : undefined
  const [profile, ...answers] = await Promise.all([deps.profile(fresh), portal.lines(), portal.completing()])
  if (!profile.ok) return profile
  const { store, cartersFailed } = profile.value
  const isAsKnown = known === undefined || proposalBasis(await known) === proposalBasis(profile)
  const [cartLines, complete] = isAsKnown ? answers : await readAgain(deps, ref, profile)
  if (!cartLines.ok) return cartLines
  if (!complete.ok) return complete
  const products = await portal.products(cartLines.value, activeWarehouses(profile.value), store.shippingState)
  if (!products.ok) return products
  const lines = complete.value(cartLines.value, products.value)
  const supply = supplyFrom(profile.value, lines, products.value, deps.policy)
  const cart = await withoutUnserviceable(deps.client, portal, store.pincode, lines, supply)
  // The user signed out meanwhile: data that was cleared must not be written again.
  if (!deps.mayAsk()) return sessionEnded()
  const fetchedAt = isoAt(deps.clock())
  // A copy that can't be saved is no reason to withhold the cart.
  if (typeof ref === 'string') stored(() => deps.saved.save(ref, { lines: cart.lines, supply: cart.supply, fetchedAt }))
  const notices = [
    ...(activeSellers(profile.value.mapping).length === 0 ? [say('noMapping')] : []),
    ...(cartersFailed ? [say('cartersFailed')] : []),
    ...(cart.lines.some(({ proposal }) => proposal?.leastUnknown === true) ? [say('leastUnknown')] : []),
    ...(cartLines.lack === undefined ? [] : [lackWords(cartLines.lack, LINES)]),
    ...(cart.notice === undefined ? [] : [cart.notice]),
  ]
  const read = { cart: ref, lines: cart.lines, supply: cart.supply, fetchedAt, saved: false, notices }
  return ok(cart.isUnchecked ? { ...read, isUnchecked: true } : read)
}

/** The fields of the profile that a proposal depends on. */
const proposalBasis = (profile: Result<Profile>): string | undefined =>
  profile.ok
    ? JSON.stringify([profile.value.mapping, profile.value.store.isApparels, profile.value.store.fcf.signage])
    : undefined

/** Asks for the cart again because the store's profile has changed, and the proposal with it. */
function readAgain({ ask }: ReadCartDeps, ref: CartRef, profile: Result<Profile>) {
  const portal = portalCart({ ...ask, profile: async () => profile }, cartTypeOf(ref))
  return Promise.all([portal.lines(), portal.completing()])
}

interface Serviceable {
  readonly lines: readonly CartLine[]
  readonly supply: Supply
  /** The message about lines that were taken out. */
  readonly notice: string | undefined
  /** Set if serviceability couldn't be checked, or if unserviceable lines couldn't be taken out. */
  readonly isUnchecked: boolean
}

/**
 * Takes lines that can't be delivered to the store out of its cart. Lines that can't be taken out, or whose answer is missing, stay and are
 * forbidden. If the check fails the cart can still be viewed; the check is repeated, and must succeed, before an order.
 */
async function withoutUnserviceable(
  client: PortalClient,
  portal: PortalCart,
  pincode: string,
  lines: readonly CartLine[],
  supply: Supply,
): Promise<Serviceable> {
  const unserviceable = await unserviceableIn(client, pincode, priceCart(lines, supply))
  if (!unserviceable.ok) return { lines, supply, notice: undefined, isUnchecked: true }
  const { refused, unanswered } = unserviceable.value
  if (refused.size === 0)
    return { lines, supply: forbidding(supply, unserviceable.value), notice: undefined, isUnchecked: false }
  const removed = await portal.remove(lines.filter(({ id }) => refused.has(id)))
  if (!removed.ok)
    return { lines, supply: forbidding(supply, unserviceable.value), notice: undefined, isUnchecked: true }
  const products = supply.products.filter((product) => refused.has(product.id))
  return {
    lines: lines.filter((line) => !refused.has(line.id)),
    supply: forbidding(supply, { refused: new Set(), unanswered }),
    notice: notServiceableSentence(products, 'cart'),
    isUnchecked: false,
  }
}

/** Returns the saved copy, or undefined when there is none. A cart of a part is never saved. */
export function savedCart({ saved, policy }: ReadCartDeps, ref: CartRef): ReadCart | undefined {
  if (typeof ref !== 'string') return undefined
  const found = stored(() => saved.find(ref))
  if (!found.ok || found.value === undefined) return undefined
  const { lines, supply, fetchedAt } = found.value
  return { cart: ref, lines, supply: { ...supply, policy }, fetchedAt, saved: true }
}
