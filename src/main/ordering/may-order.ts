/** Checks if the store may order at all, and if the basis of a prepared order still holds. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CART_KINDS, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { hasAddresses } from '../../shared/domain/orders/order-address.ts'
import { wordOf } from '../../shared/domain/orders/order-answer.ts'
import { blockingReasons } from '../../shared/domain/orders/order-rules.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type Profile, toBuy } from '../session/profile.ts'

export interface MayOrderDeps {
  readonly client: PortalClient
  /** The store that orders. */
  readonly store: Pick<Store, 'id'>
  /** The store as the portal describes it now, with its mapping, rates and rules. */
  readonly profile: () => Promise<Result<Profile>>
}

/** Refuses if the portal blocks the store's orders, with its reasons. */
export async function refuseIfBlocked({ client, store }: MayOrderDeps): Promise<Result<undefined>> {
  const blocking = await client.call('order.blocking', { params: { userId: store.id } })
  if (!blocking.ok) return blocking
  if (blocking.value.length === 0) return ok(undefined)
  return fail({ ...refuse('orderBlocked').error, because: blockingReasons(blocking.value) })
}

/** The profile of a store that may order now; refuses if it may not, or while the carters' list that binds it is missing. */
export const ofBuyer = (profile: Result<Profile>): Result<Profile> =>
  profile.ok && !profile.value.store.canOrder ? refuse('cannotOrder') : toBuy(profile)

/**
 * Refuses while the portal is working on something of the account. Asked before an order of a cart that the portal filled. Refuses with the
 * portal's sentence; after a 422 the cart's filters are reset.
 */
export async function refuseIfBusy(
  client: PortalClient,
  cartType: CartType,
  resetFilters: () => void,
): Promise<Result<undefined>> {
  if (CART_KINDS[cartType].isByHand) return ok(undefined)
  const status = await client.call('order.placeStatus', { body: {} })
  // A portal may report this in its answer as well as by its status.
  if (status.ok) return wordOf(status.value.status) === 'inProgress' ? refuse('orderInProgress') : ok(undefined)
  if (status.error.status === 412) return refuse('orderInProgress')
  if (status.error.status === 422) resetFilters()
  return status
}

interface Basis {
  readonly mapping: string
  readonly store: string
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const basis = ({ mapping, store, rates, rules, carters }: Profile): Basis => ({
  mapping: activeSellers(mapping)
    .map(({ whID, whType, state, min }) => `${whID} ${whType} ${state} ${min ?? 0}`)
    .join('\n'),
  // Everything else that decides a price or a right. The lists are long; their digest is enough to detect a change.
  store: [
    store.fcf.concept,
    store.shippingState,
    store.pincode,
    store.hasFoodLicense,
    digest([rates, rules, carters]),
  ].join('\n'),
})

const savedBasis = z.object({
  mapping: z.string(),
  store: z.string(),
  lines: z.array(z.tuple([z.number(), z.number()])),
})

/** Serializes the basis of a prepared order, including the cart's lines. */
export const basisOf = (profile: Profile, lines: readonly Pick<CartLine, 'id' | 'qty'>[]): string =>
  JSON.stringify({ ...basis(profile), lines: lines.map(({ id, qty }) => [id, qty]) } satisfies z.input<
    typeof savedBasis
  >)

/** Parses a saved basis; undefined if another version wrote it. */
function parseBasis(text: string): z.output<typeof savedBasis> | undefined {
  try {
    return savedBasis.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Returns the pieces of these products in the cart when the order was prepared; several lines of a product are summed. */
export function preparedPieces(basisText: string, ids: ReadonlySet<number>): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const [id, qty] of parseBasis(basisText)?.lines ?? [])
    if (ids.has(id)) pieces.set(id, (pieces.get(id) ?? 0) + qty)
  return pieces
}

/**
 * Checks again right before an order is sent. Refuses if the store may no longer order, if its addresses are incomplete, or if mapping,
 * store, rates, rules or the carters' list differ from those that the order was prepared with.
 */
export async function recheckOrder(deps: MayOrderDeps, before: string): Promise<Result<undefined>> {
  const [free, read] = await Promise.all([refuseIfBlocked(deps), deps.profile()])
  if (!free.ok) return free
  const profile = ofBuyer(read)
  if (!profile.ok) return profile
  if (!hasAddresses(profile.value.store)) return refuse('fillRequired')
  const [then, now] = [parseBasis(before), basis(profile.value)]
  if (then === undefined) return refuse('cartAdjusted')
  if (then.mapping !== now.mapping) return refuse('mappingChanged')
  return then.store === now.store ? ok(undefined) : refuse('cartAdjusted')
}
