/** Prepares an order from a cart, to be viewed and placed: everything is read from the portal again, nothing is sent. */

import { z } from 'zod'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { type CartRef, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import { sameLines } from '../../shared/domain/carts/cart-rules.ts'
import { notServiceableSentence } from '../../shared/domain/catalogue/serviceability.ts'
import type { JournalOrder, PreparedOrder } from '../../shared/domain/orders/order.ts'
import { billingOf, shippingOf } from '../../shared/domain/orders/order-address.ts'
import { toOrderPayload } from '../../shared/domain/orders/order-payload.ts'
import { changesBetween, settledMeanwhile } from '../../shared/domain/orders/order-rules.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { OrderGroup, PricedCart } from '../../shared/domain/pricing/priced-cart.ts'
import { formatDateTime, isoAt } from '../../shared/domain/values/dates.ts'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { orderGroup } from '../../shared/portal/areas/order-placing.ts'
import { joinedSentences } from '../../shared/text.ts'
import type { CartAsk } from '../cart/cart-ask.ts'
import { CART_CALLS } from '../cart/cart-calls.ts'
import type { CartService } from '../cart/cart-service.ts'
import { forbidding, unserviceableIn } from '../cart/serviceability.ts'
import type { Clock } from '../handlers.ts'
import type { Profile } from '../session/profile.ts'
import { stored } from '../store/stored.ts'
import { basisOf, type MayOrderDeps, ofBuyer, refuseIfBlocked } from './may-order.ts'
import type { NewOrder, OrderJournal, PreparedGroup } from './order-journal.ts'

/** Maximum number of rounds: the cart is read again if an order settles or the user changes the cart meanwhile. */
const MOST_ROUNDS = 3

const orderGroups = z.array(orderGroup)

export interface PrepareDeps extends MayOrderDeps {
  readonly carts: CartService
  /** The client and store that the cart is asked for with. */
  readonly ask: CartAsk
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
  /** True if the cart exists for the store as it is described now. */
  readonly hasCart: (store: Store) => boolean
  /** A random client order key. */
  readonly newKey: () => string
}

/** Returns the group as JSON, without the brackets of its one-element list. */
const wireOf = (group: OrderGroup): string =>
  JSON.stringify(z.encode(orderGroups, toOrderPayload([group]))).slice(1, -1)

const preparedGroup = (group: OrderGroup): PreparedGroup => ({
  group: {
    key: group.key,
    wh: group.wh,
    whType: group.whType,
    whName: group.whName,
    orderType: group.orderType,
    items: group.lines.length,
    quantity: group.quantity,
    total: group.total,
  },
  productIds: group.lines.map((line) => line.id),
  orderable: group.orderable,
  wire: wireOf(group),
})

/**
 * For a cart whose serviceability wasn't checked when it was read: checks it, removes what can't be delivered to the store's pincode, and
 * forbids what got no answer. `notice` is the sentence about the removed products.
 */
async function withoutUnserviceable(
  deps: PrepareDeps,
  store: Store,
  snapshot: CartSnapshot,
): Promise<Result<{ readonly snapshot: CartSnapshot; readonly notice: string | undefined }>> {
  if (snapshot.isUnchecked !== true) return ok({ snapshot, notice: undefined })
  const priced = priceCart(snapshot.lines, snapshot.supply)
  const unserviceable = await unserviceableIn(deps.client, store.pincode, priced)
  if (!unserviceable.ok) return unserviceable
  const { refused, unanswered } = unserviceable.value
  // Refused products leave the cart below; those without an answer stay, but in no order.
  const checked = { ...snapshot, supply: forbidding(snapshot.supply, { refused: new Set(), unanswered }) }
  if (refused.size === 0) return ok({ snapshot: checked, notice: undefined })
  const removed = await deps.carts.change(snapshot.cart, (cart) => cart.remove([...refused]))
  if (!removed.ok) return removed
  const products = snapshot.supply.products.filter((product) => refused.has(product.id))
  const lines = snapshot.lines.filter((line) => !refused.has(line.id))
  return ok({ snapshot: { ...checked, lines }, notice: notServiceableSentence(products, 'cart') })
}

interface Round {
  readonly prepared: PreparedOrder
  /** The order of this cart or its products that was sent, settled or set aside during this round. */
  readonly overtaking: JournalOrder | undefined
  /** True if the cart was changed during this round. */
  readonly cartChanged: boolean
}

/**
 * Prepares the order of a cart. Refuses while ordering is held, if the store doesn't have the cart, if it may not order ('Your order is
 * blocked', '"Can Order" is disabled …'), if the portal can't be reached (a saved cart is no basis for an order) or returns no cart, if a
 * proposed line's minimum is unknown, or if every round was overtaken. If an order of the cart settles meanwhile the cart is read again,
 * and the result says so.
 */
export async function prepareOrder(deps: PrepareDeps, ref: CartRef): Promise<Result<PreparedOrder>> {
  const hold = stored(() => deps.journal.held())
  if (!hold.ok) return hold
  if (hold.value !== undefined) {
    return refuse('orderingHeld', { since: formatDateTime(hold.value.since) })
  }
  // The snapshot that the user last looked at; a repeated round has already read the cart again.
  const lastShown = deps.carts.shown(ref)
  let meanwhile: string | undefined
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const done = await prepareOnce(deps, ref, lastShown)
    if (!done.ok) return done
    const { prepared, overtaking, cartChanged } = done.value
    if (overtaking === undefined && !cartChanged)
      return ok({ ...prepared, notice: joinedSentences(meanwhile, prepared.notice) })
    meanwhile = joinedSentences(meanwhile, overtaking && settledMeanwhile(overtaking), prepared.notice)
  }
  return refuse('orderOvertaken')
}

async function prepareOnce(
  deps: PrepareDeps,
  ref: CartRef,
  lastShown: CartSnapshot | undefined,
): Promise<Result<Round>> {
  // Counted before anything of the cart is read: the cart may or may not include the effect of orders settled from now on.
  const preparedAfter = stored(() => deps.journal.count())
  if (!preparedAfter.ok) return preparedAfter
  const notBlocked = await refuseIfBlocked(deps)
  if (!notBlocked.ok) return notBlocked
  const profileRequest = deps.profile()
  const { ready: makeReady } = CART_CALLS[cartTypeOf(ref)]
  const opening = () => deps.carts.open(ref, true, () => profileRequest)
  // A cart that must be made ready first is read only afterwards.
  const opened = makeReady === undefined ? opening() : undefined
  const profile = ofBuyer(await profileRequest)
  if (!profile.ok) return profile
  const { store } = profile.value
  // First, because making a cart ready changes it at the portal.
  if (!deps.hasCart(store)) return refuse('cartNotFound')
  const ready = await makeReady?.(deps.ask)
  if (ready?.ok === false) return ready
  const read = await (opened ?? opening())
  if (!read.ok) return read
  if (read.value.saved) return fail({ kind: 'offline', message: say('cartNotRefreshed') })
  const serviceable = await withoutUnserviceable(deps, store, read.value)
  if (!serviceable.ok) return serviceable
  const { snapshot } = serviceable.value
  if (snapshot.lines.some(({ proposal }) => proposal?.leastUnknown === true)) return refuse('leastUnknown')
  const notices = [
    ...(ready?.value === undefined ? [] : [ready.value]),
    ...(read.value.notices ?? []),
    ...(serviceable.value.notice === undefined ? [] : [serviceable.value.notice]),
  ]

  const cart = priceCart(snapshot.lines, snapshot.supply)
  const shownCart = lastShown === undefined ? cart : priceCart(lastShown.lines, lastShown.supply)
  const basis = basisOf(profile.value, snapshot.lines)
  const order = newOrder(deps, profile.value, cart, { cart: ref, basis, preparedAfter: preparedAfter.value })
  const saved = stored(() => {
    deps.journal.prepare(order)
    return {
      unconfirmed: deps.journal.unconfirmedWith(
        order.store,
        order.groups.flatMap(({ productIds }) => productIds),
      ),
      overtaking: deps.journal.overtaking(order.key),
    }
  })
  if (!saved.ok) return saved
  const { unconfirmed, overtaking } = saved.value
  const now = deps.carts.shown(ref)
  // The user may have changed the cart while it was prepared: the saved preparation is then of another cart.
  const cartChanged = now !== undefined && !sameLines(now.lines, snapshot.lines)
  const prepared: PreparedOrder = {
    key: order.key,
    cartType: cartTypeOf(ref),
    groups: cart.groups,
    gapQty: order.gapQty,
    gapPrice: order.gapPrice,
    changes: changesBetween(shownCart, cart),
    billing: billingOf(store),
    shipping: shippingOf(store),
    unconfirmed,
    notice: joinedSentences(...notices),
  }
  return ok({ prepared, overtaking, cartChanged })
}

const newOrder = (
  { newKey, clock }: PrepareDeps,
  profile: Profile,
  { groups, totals: { gapQty, gapPrice } }: PricedCart,
  rest: Pick<NewOrder, 'cart' | 'basis' | 'preparedAfter'>,
): NewOrder => ({
  ...rest,
  key: newKey(),
  store: profile.store.id,
  createdAt: isoAt(clock()),
  shipsTo: shippingOf(profile.store),
  placedBy: [profile.store.firstname, profile.store.email].filter(Boolean).join(', '),
  gapQty,
  gapPrice,
  groups: groups.map(preparedGroup),
})
