/** The portal's calls for each kind of cart. A kind with other calls is a row here. */

import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { CartCalls } from './cart-ask.ts'
import { proposedCalls } from './proposed-calls.ts'

const place: CartCalls['place'] = ({ client }, body) => client.call('order.place', { body })
const idsOf = (lines: readonly CartLine[]): number[] => lines.map(({ id }) => id)
const linesIn = (answer: Result<{ readonly cart: readonly CartLine[] }>) => (answer.ok ? ok(answer.value.cart) : answer)

const whole: CartCalls = {
  lines: async ({ client }) => linesIn(await client.call('cart.lines', {})),
  products: ({ client }, body) => client.call('cart.products', { body }),
  put: ({ client }, products, checkLimit) => client.call('cart.update', { body: { products, checkLimit } }),
  remove: ({ client }, lines) => client.call('cart.removeItems', { body: { productIds: idsOf(lines) } }),
  place,
}

/** One half of an apparel store's cart. The portal has a separate call for emptying it. */
function halfCalls(cartType: 'apparel' | 'nonapparel'): CartCalls {
  const half = { isApparelcart: cartType === 'apparel', cartType }
  return {
    lines: async ({ client }) => linesIn(await client.call('cart.halfLines', { body: half })),
    products: ({ client }, body) => client.call('cart.halfProducts', { body: { ...body, ...half } }),
    put: ({ client }, products, checkLimit) =>
      client.call('cart.updateHalf', { body: { ...half, products, checkLimit } }),
    remove: ({ client }, lines, all) =>
      all
        ? client.call('cart.removeFromHalf', { body: { ...half, productIds: idsOf(lines) } })
        : client.call('cart.removeProductsFromHalf', { body: { cartType, productIds: idsOf(lines) } }),
    place,
  }
}

export const CART_CALLS: Readonly<Record<CartType, CartCalls>> = {
  all: whole,
  apparel: halfCalls('apparel'),
  nonapparel: halfCalls('nonapparel'),
  afs: proposedCalls('afs'),
  car: proposedCalls('car'),
}
