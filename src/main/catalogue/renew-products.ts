/** Refreshes old saved products while they are shown, at most once in a while. */
import type { Clock } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { PRODUCT_AGE, type ProductIndex, type SavedProduct } from '../store/product-index.ts'
import { stored } from '../store/stored.ts'

/** Milliseconds before a product is asked for again if the portal couldn't be reached. */
const PAUSE_MS = 60_000

export interface RenewDeps {
  /** Saves the products of its answers. */
  readonly client: PortalClient
  readonly products: () => ProductIndex | undefined
  readonly clock: Clock
}

/** Not awaited by the caller: the next letter typed finds the new products. Products that the portal no longer knows are forgotten. */
export function createRenewal({ client, products, clock }: RenewDeps) {
  const requestedAt = new Map<number, number>()
  return async (visible: readonly SavedProduct[], wh: readonly number[]): Promise<void> => {
    const now = clock()
    const old = visible.filter(({ product: { id }, at }) => {
      const last = requestedAt.get(id)
      return Math.abs(now - at) > PRODUCT_AGE && (last === undefined || Math.abs(now - last) > PAUSE_MS)
    })
    if (old.length === 0) return
    const ids = old.map(({ product }) => product.id)
    for (const id of ids) requestedAt.set(id, now)
    const into = products()
    const answer = await client.call('catalogue.productInfo', { body: { products: ids, wh: [...wh] } })
    if (!answer.ok || into !== products()) return
    const there = new Set(answer.value.map(({ id }) => id))
    stored(() => into?.forget(ids.filter((id) => !there.has(id))))
  }
}
