/** Whether the store may order at all, and whether what a prepared order rests on is still so. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CartLine } from '../../shared/domain/carts/cart.ts'
import { CART_KINDS, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
import { hasAddresses } from '../../shared/domain/orders/order-address.ts'
import { wordOf } from '../../shared/domain/orders/order-answer.ts'
import { blockingReasons } from '../../shared/domain/orders/order-rules.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
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

/** Refuses when the portal blocks the store's orders, with its reasons. */
export async function notBlocked({ client, store }: MayOrderDeps): Promise<Result<undefined>> {
  const blocking = await client.call('order.blocking', { params: { userId: store.id } })
  if (!blocking.ok) return blocking
  if (blocking.value.length === 0) return ok(undefined)
  return fail({ ...refuse('orderBlocked').error, because: blockingReasons(blocking.value) })
}

/** The profile of a store that may order now: refused where it may not, and while the carters' list that binds it isn't there. */
export const ofBuyer = (profile: Result<Profile>): Result<Profile> =>
  profile.ok && !profile.value.store.canOrder ? refuse('cannotOrder') : toBuy(profile)

/**
 * Whether nothing of the account is being worked on at the portal: asked before an order of a cart that the portal filled. Refuses
 * with the portal's sentence; after a 422 the cart is shown whole again.
 */
export async function nothingInProgress(
  client: PortalClient,
  cartType: CartType,
  resetFilters: () => void,
): Promise<Result<undefined>> {
  if (CART_KINDS[cartType].isByHand) return ok(undefined)
  const status = await client.call('order.placeStatus', { body: {} })
  // A portal may say it in its answer, too, and not only by its status.
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
  // Whatever else decides a price or a right; the lists are long, their fingerprint is enough to see a change.
  store: [
    store.fcf.concept,
    store.shippingState,
    store.pincode,
    store.hasFoodLicense,
    digest([rates, rules, carters]),
  ].join('\n'),
})

const keptBasis = z.object({
  mapping: z.string(),
  store: z.string(),
  lines: z.array(z.tuple([z.number(), z.number()])),
})

/** What a prepared order rests on, the cart's lines among it, as text that is kept with it. */
export const basisOf = (profile: Profile, lines: readonly Pick<CartLine, 'id' | 'qty'>[]): string =>
  JSON.stringify({ ...basis(profile), lines: lines.map(({ id, qty }) => [id, qty]) } satisfies z.input<
    typeof keptBasis
  >)

/** What was kept; undefined for what another version wrote. */
function keptIn(text: string): z.output<typeof keptBasis> | undefined {
  try {
    return keptBasis.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** How many pieces of these products the cart had when the order was prepared, by product; more than one line is summed. */
export function preparedPieces(kept: string, ids: ReadonlySet<number>): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  for (const [id, qty] of keptIn(kept)?.lines ?? []) if (ids.has(id)) pieces.set(id, (pieces.get(id) ?? 0) + qty)
  return pieces
}

/**
 * Asks once more, right before an order is sent. Refuses when the store may not order any more, when its addresses aren't
 * filled up, and when mapping, store, rates, rules or the carters' list are other ones than when the order was prepared.
 */
export async function stillHolds(deps: MayOrderDeps, before: string): Promise<Result<undefined>> {
  const [free, read] = await Promise.all([notBlocked(deps), deps.profile()])
  if (!free.ok) return free
  const profile = ofBuyer(read)
  if (!profile.ok) return profile
  if (!hasAddresses(profile.value.store)) return refuse('fillRequired')
  const [then, now] = [keptIn(before), basis(profile.value)]
  if (then === undefined) return refuse('cartAdjusted')
  if (then.mapping !== now.mapping) return refuse('mappingChanged')
  return then.store === now.store ? ok(undefined) : refuse('cartAdjusted')
}
