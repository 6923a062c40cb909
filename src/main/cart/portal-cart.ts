/** The portal's cart, through the calls of its kind; long lists go out in batches. */

import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { PortalTotals } from '../../shared/domain/carts/portal-totals.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import type { CartLine } from '../../shared/domain/pricing/priced-cart.ts'
import { fail, ok, type Result, withSentence } from '../../shared/errors.ts'
import type { PartialList } from '../../shared/lists/paging.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches } from '../portal/portal-client.ts'
import type { CartAsk, Changed, Complete } from './cart-ask.ts'
import { CART_CALLS } from './cart-calls.ts'

export interface PortalCart {
  lines(): Promise<PartialList<readonly CartLine[]>>
  /** The products of these lines with their stock in the named warehouses. */
  products(lines: readonly CartLine[], wh: readonly number[], state: string): Promise<Result<readonly Product[]>>
  /** Fetches what completes the lines; needs neither the lines nor their products. */
  completing(): Promise<Result<Complete>>
  /** Sends absolute quantities; lines that aren't named stay as they are. `checkLimit` 1: the portal enforces the capacity. */
  put(lines: readonly CartLine[], checkLimit: 0 | 1): Promise<Result<AcceptedChange>>
  /** `all`: empties the cart. The portal has a separate call for that where a store has two carts. */
  remove(lines: readonly CartLine[], all?: boolean): Promise<Result<AcceptedChange>>
}

/** The portal's answer to a change that it accepted. */
export interface AcceptedChange {
  /** Number of lines in the whole cart now, where the portal tells it. */
  readonly lines: number | undefined
  /** Changes of the totals that the portal counts, one per batch; empty where it counts none. */
  readonly moved: readonly PortalTotals[]
}

export function portalCart(ask: CartAsk, cartType: CartType): PortalCart {
  const calls = CART_CALLS[cartType]
  return {
    lines: async () => {
      const answer = await calls.lines(ask)
      return !answer.ok && answer.error.status === 404 ? fail(withSentence(answer.error, 'cartNotFound')) : answer
    },
    products: (lines, wh, userState) =>
      inBatches(lines, BATCH, async (batch) => {
        const body = { products: [...batch], wh: [...wh], userState, appType: 1 as const }
        const answer = await calls.products(ask, body)
        return answer.ok ? ok(answer.value.products) : answer
      }),
    completing: async () => (await calls.completing?.(ask)) ?? ok((lines) => lines),
    put: (lines, checkLimit) => eachBatch(lines, (batch) => calls.put(ask, batch, checkLimit)),
    remove: (lines, all = false) => eachBatch(lines, (batch) => calls.remove(ask, batch, all)),
  }
}

async function eachBatch<T>(
  items: readonly T[],
  send: (batch: T[]) => Promise<Result<Changed>>,
): Promise<Result<AcceptedChange>> {
  let lines: number | undefined
  const moved: PortalTotals[] = []
  for (let from = 0; from < items.length; from += BATCH) {
    const answer = await send(items.slice(from, from + BATCH))
    if (!answer.ok) return answer
    lines = answer.value.totalItems
    if (answer.value.moved !== undefined) moved.push(answer.value.moved)
  }
  return ok({ lines, moved })
}
