/** The portal's cart: by the calls of its kind, long lists in batches. */
import type { CartLine } from '../../shared/domain/carts/cart.ts'
import type { CartType } from '../../shared/domain/carts/cart-kinds.ts'
import type { PortalTotals } from '../../shared/domain/carts/portal-totals.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { fail, ok, type Result, retold } from '../../shared/errors.ts'
import type { InPart } from '../../shared/lists/paging.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches } from '../portal/portal-client.ts'
import type { CartAsk, Changed, Complete } from './cart-ask.ts'
import { CART_CALLS } from './cart-calls.ts'

export interface PortalCart {
  lines(): Promise<InPart<readonly CartLine[]>>
  /** The products of these lines with their stock in the named warehouses. */
  products(lines: readonly CartLine[], wh: readonly number[], state: string): Promise<Result<readonly Product[]>>
  /** What lines are completed by; it needs neither them nor their products. */
  completing(): Promise<Result<Complete>>
  /** Absolute quantities; lines that aren't named stay as they are. `checkLimit` 1: the portal enforces the capacity. */
  put(lines: readonly CartLine[], checkLimit: 0 | 1): Promise<Result<Taken>>
  /** `all`: the cart is emptied, for which the portal has a call of its own where a store has two carts. */
  remove(lines: readonly CartLine[], all?: boolean): Promise<Result<Taken>>
}

/** A change that the portal took. */
export interface Taken {
  /** Lines that the whole cart has now, where the portal says so. */
  readonly lines: number | undefined
  /** By how much the totals moved that the portal counts, where it counts any: of each batch. */
  readonly moved: readonly PortalTotals[]
}

export function portalCart(ask: CartAsk, cartType: CartType): PortalCart {
  const calls = CART_CALLS[cartType]
  return {
    lines: async () => {
      const answer = await calls.lines(ask)
      return !answer.ok && answer.error.status === 404 ? fail(retold(answer.error, 'cartNotFound')) : answer
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
): Promise<Result<Taken>> {
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
