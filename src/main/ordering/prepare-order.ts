/** From a cart to an order that can be looked at and placed: asked of the portal this minute, nothing is sent. */
import { z } from 'zod'
import type { CartSnapshot, CartType, OrderGroup } from '../../shared/domain/cart.ts'
import type { PreparedOrder, ShippingAddress } from '../../shared/domain/order.ts'
import { toOrderPayload } from '../../shared/domain/order-payload.ts'
import { changesBetween } from '../../shared/domain/order-rules.ts'
import { priceCart } from '../../shared/domain/price-cart.ts'
import { notServiceableSentence } from '../../shared/domain/serviceability.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { orderGroup } from '../../shared/portal/order-placing.ts'
import type { CartDesk } from '../cart/cart-desk.ts'
import { unserviceableAllocations } from '../cart/serviceability.ts'
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Profile } from '../session/profile.ts'
import type { OrderJournal, PreparedGroup } from './order-journal.ts'
import { stored } from './stored.ts'

const orderGroups = z.array(orderGroup)

export interface PrepareDeps {
  readonly client: PortalClient
  readonly carts: CartDesk
  readonly journal: OrderJournal
  readonly clock: Clock
  /** A random client order key. */
  readonly newKey: () => string
  /** As it signed in. */
  readonly store: Store
  readonly profile: (fresh: boolean) => Promise<Result<Profile>>
}

const billingOf = (store: Store): ShippingAddress => ({
  name: store.companyName,
  address1: store.address1,
  address2: '',
  city: store.city,
  state: store.state,
  pincode: store.pincode,
  mobilenumber: store.mobilenumber,
  GSTNumber: store.GSTNumber,
})

const shippingOf = (store: Store): ShippingAddress => ({
  name: store.companyName,
  address1: store.shippingAddress1,
  address2: store.shippingAddress2,
  city: store.shippingCity,
  state: store.shippingState,
  pincode: store.shippingPincode,
  mobilenumber: store.mobilenumber,
  GSTNumber: store.GSTNumber,
})

/** The group as JSON. It is a list of one, without its brackets. */
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

/** The store as the portal knows it now, if it may order at all: that may have been taken away since it signed in. */
async function mayOrder({ client, store }: PrepareDeps): Promise<Result<Store>> {
  const me = await client.call('session.me', { params: { id: store.id } })
  if (!me.ok) return me
  if (!me.value.canOrder) return fail({ kind: 'rule', message: say('cannotOrder') })
  const blocking = await client.call('order.blocking', { params: { userId: store.id } })
  if (!blocking.ok) return blocking
  return blocking.value.length > 0 ? fail({ kind: 'rule', message: say('orderBlocked') }) : ok(me.value)
}

/** Takes what can't be brought to the store's pincode out of the cart; answers the sentence about it. */
async function withoutUnserviceable(
  deps: PrepareDeps,
  store: Store,
  snapshot: CartSnapshot,
): Promise<Result<{ readonly snapshot: CartSnapshot; readonly notice: string | undefined }>> {
  const priced = priceCart(snapshot.lines, snapshot.supply)
  const refused = await unserviceableAllocations(deps.client, store.pincode, priced)
  if (!refused.ok) return refused
  if (refused.value.size === 0) return ok({ snapshot, notice: undefined })
  const ids = refused.value
  const removed = await deps.carts.change(snapshot.cartType, (cart) => cart.remove([...ids]))
  if (!removed.ok) return removed
  const products = snapshot.supply.products.filter((product) => ids.has(product.id))
  const lines = snapshot.lines.filter((line) => !ids.has(line.id))
  return ok({ snapshot: { ...snapshot, lines }, notice: notServiceableSentence(products, 'cart') })
}

/**
 * Prepares the order of a cart. Refuses when the store may not order ('"Can Order" is disabled …', 'Your order is
 * blocked'), when the portal can't be reached (a saved cart is no basis for an order) or gives no cart.
 */
export async function prepareOrder(deps: PrepareDeps, cartType: CartType): Promise<Result<PreparedOrder>> {
  const store = await mayOrder(deps)
  if (!store.ok) return store
  const profile = await deps.profile(true)
  if (!profile.ok) return profile
  const shown = deps.carts.shown(cartType)
  const read = await deps.carts.open(cartType, true)
  if (!read.ok) return read
  if (read.value.saved) return fail({ kind: 'offline', message: say('cartNotRefreshed') })
  const cleared = await withoutUnserviceable(deps, store.value, read.value)
  if (!cleared.ok) return cleared
  const { snapshot } = cleared.value
  const notice = [...(read.value.notices ?? []), ...(cleared.value.notice === undefined ? [] : [cleared.value.notice])]

  const cart = priceCart(snapshot.lines, snapshot.supply)
  const seen = shown === undefined ? cart : priceCart(shown.lines, shown.supply)
  const changes = changesBetween(seen, cart)
  const key = deps.newKey()
  const { gapQty, gapPrice } = cart.totals
  const kept = stored(() => {
    deps.journal.prepare({
      key,
      account: store.value.id,
      cartType,
      createdAt: new Date(deps.clock()).toISOString(),
      gapQty,
      gapPrice,
      groups: cart.groups.map(preparedGroup),
    })
    return deps.journal.unconfirmedWith(cart.groups.flatMap((group) => group.lines.map((line) => line.id)))
  })
  if (!kept.ok) return kept
  return ok({
    key,
    cartType,
    groups: cart.groups,
    gapQty,
    gapPrice,
    changes,
    billing: billingOf(store.value),
    shipping: shippingOf(store.value),
    unconfirmed: kept.value,
    notice: notice.length === 0 ? undefined : notice.join('\n'),
  })
}
