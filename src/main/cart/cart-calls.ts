/** What the portal is asked about each kind of cart. A kind whose calls are others is a row here. */
import type { CartLine } from '../../shared/domain/carts/cart.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { Result } from '../../shared/errors.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import type { PortalClient } from '../portal/portal-client.ts'

/** At most as many lines or ids as a call takes; the portal's client has the session's token. */
export interface CartCalls {
  lines(client: PortalClient): Promise<Result<Answer<'cart.lines'>>>
  products(client: PortalClient, body: Args<'cart.products'>['body']): Promise<Result<Answer<'cart.products'>>>
  /** Absolute quantities; `checkLimit` 1: the portal enforces the capacity. */
  put(client: PortalClient, products: CartLine[], checkLimit: 0 | 1): Promise<Result<Answer<'cart.update'>>>
  /** `all`: these are all that the cart has. */
  remove(client: PortalClient, productIds: number[], all: boolean): Promise<Result<Answer<'cart.removeItems'>>>
  /** Places one order of the cart's lines. */
  place(client: PortalClient, body: Args<'order.place'>['body']): Promise<Result<Answer<'order.place'>>>
}

const place: CartCalls['place'] = (client, body) => client.call('order.place', { body })

const whole: CartCalls = {
  lines: (client) => client.call('cart.lines', {}),
  products: (client, body) => client.call('cart.products', { body }),
  put: (client, products, checkLimit) => client.call('cart.update', { body: { products, checkLimit } }),
  remove: (client, productIds) => client.call('cart.removeItems', { body: { productIds } }),
  place,
}

/** A half of an apparel store's cart: the portal has a call of its own for emptying it. */
function halfCalls(cartType: CartType): CartCalls {
  const half = { isApparelcart: cartType === 'apparel', cartType }
  return {
    lines: (client) => client.call('cart.halfLines', { body: half }),
    products: (client, body) => client.call('cart.halfProducts', { body: { ...body, ...half } }),
    put: (client, products, checkLimit) => client.call('cart.updateHalf', { body: { ...half, products, checkLimit } }),
    remove: (client, productIds, all) =>
      all
        ? client.call('cart.removeFromHalf', { body: { ...half, productIds } })
        : client.call('cart.removeProductsFromHalf', { body: { cartType, productIds } }),
    place,
  }
}

export const CART_CALLS: Readonly<Record<CartType, CartCalls>> = {
  all: whole,
  apparel: halfCalls('apparel'),
  nonapparel: halfCalls('nonapparel'),
}
