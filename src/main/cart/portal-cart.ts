/** The portal's cart: which calls a cart type uses, and long lists in batches. */
import type { CartLine, CartType } from '../../shared/domain/cart.ts'
import type { Product } from '../../shared/domain/product.ts'
import { fail, ok, type Result, retold } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

export interface PortalCart {
  lines(): Promise<Result<readonly CartLine[]>>
  /** The products of these lines with their stock in the named warehouses. */
  products(lines: readonly CartLine[], wh: readonly number[], state: string): Promise<Result<readonly Product[]>>
  /** Absolute quantities; lines that aren't named stay as they are. `checkLimit` 1: the portal enforces the capacity. */
  put(lines: readonly CartLine[], checkLimit: 0 | 1): Promise<Result<Taken>>
  /** `all`: the cart is emptied, for which the portal has a call of its own where a store has two carts. */
  remove(ids: readonly number[], all?: boolean): Promise<Result<Taken>>
}

/** A change that the portal took. */
export interface Taken {
  /** Lines that the whole cart has now, where the portal says so. */
  readonly lines: number | undefined
}

/** The calls of one cart: the whole one, or a half of an apparel store's. */
export function portalCart(client: PortalClient, cartType: CartType): PortalCart {
  const half = { isApparelcart: cartType === 'apparel', cartType }
  const whole = cartType === 'all'

  const putBatch = (products: CartLine[], checkLimit: 0 | 1) =>
    whole
      ? client.call('cart.update', { body: { products, checkLimit } })
      : client.call('cart.updateHalf', { body: { ...half, products, checkLimit } })

  const removeBatch = (productIds: number[], all: boolean) => {
    if (whole) return client.call('cart.removeItems', { body: { productIds } })
    return all
      ? client.call('cart.removeFromHalf', { body: { ...half, productIds } })
      : client.call('cart.removeProductsFromHalf', { body: { cartType, productIds } })
  }

  return {
    lines: async () => {
      const answer = whole ? await client.call('cart.lines', {}) : await client.call('cart.halfLines', { body: half })
      if (answer.ok) return ok(answer.value.cart)
      return answer.error.status === 404 ? fail(retold(answer.error, 'cartNotFound')) : answer
    },
    products: (lines, wh, userState) =>
      inBatches(lines, BATCH, async (batch) => {
        const body = { products: [...batch], wh: [...wh], userState, appType: 1 as const }
        const answer = whole
          ? await client.call('cart.products', { body })
          : await client.call('cart.halfProducts', { body: { ...body, ...half } })
        return answer.ok ? ok(answer.value.products) : answer
      }),
    put: (lines, checkLimit) => eachBatch(lines, (batch) => putBatch(batch, checkLimit)),
    remove: (ids, all = false) => eachBatch(ids, (batch) => removeBatch(batch, all)),
  }
}

async function eachBatch<T>(
  items: readonly T[],
  send: (batch: T[]) => Promise<Result<{ readonly totalItems?: number | undefined }>>,
): Promise<Result<Taken>> {
  let lines: number | undefined
  for (let from = 0; from < items.length; from += BATCH) {
    const answer = await send(items.slice(from, from + BATCH))
    if (!answer.ok) return answer
    lines = answer.value.totalItems
  }
  return ok({ lines })
}
