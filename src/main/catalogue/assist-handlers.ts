/** Order assist: suggestions for a category, with the figures that they rest on. */

import { halfOf } from '../../shared/domain/catalogue/movement.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason } from '../../shared/domain/catalogue/visibility.ts'
import { mayOpen } from '../../shared/domain/people/access.ts'
import { activeSellers, marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { type ProductView, productView } from '../../shared/domain/pricing/product-view.ts'
import { suggest } from '../../shared/domain/replenishment/order-assist.ts'
import { ruleOf } from '../../shared/domain/screens.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { supplyFrom } from '../cart/supply.ts'
import type { Handlers } from '../handlers.ts'
import type { Reader } from '../portal/reader.ts'
import type { Profile } from '../session/profile.ts'
import { bestsellersOf, reorderedOf } from './assist-carousels.ts'
import { movementsIn } from './assist-movements.ts'
import { gather } from './gathering.ts'

export interface AssistDeps {
  readonly reader: Reader
  readonly policy: PricingPolicy
  readonly profile: () => Promise<Result<Profile>>
}

export function assistHandlers({
  reader,
  policy,
  profile,
}: AssistDeps): Pick<Handlers, 'assist.category' | 'assist.bestsellers' | 'assist.reorder'> {
  /** Refuses a user who may not order: there is nothing to suggest. */
  const forStores = async (): Promise<Result<Profile>> => {
    const known = await profile()
    if (!known.ok || mayOpen(known.value.store, ruleOf('orderAssistStats'))) return known
    return fail({ kind: 'request', message: say('badRequest') })
  }
  /** The products that the store may see, of this category alone. */
  const visibleProducts = (
    known: Profile,
    categoryId: number,
    products: readonly Product[],
  ): readonly ProductView[] => {
    // Without the carters' list, its products can still be viewed; none can be added then.
    const carters = known.carters ?? []
    const market = marketOf(supplyFrom({ ...known, carters }, products, products, policy))
    return products
      .filter((one) => one.category.id === categoryId && hiddenReason(one, market.viewer) === undefined)
      .map((one) => productView(market, one))
  }
  const cautious = <T extends { readonly missing: readonly string[] }>({ cartersFailed }: Profile, answer: T): T =>
    cartersFailed ? { ...answer, missing: [say('cartersFailed'), ...answer.missing] } : answer

  return {
    'assist.category': async ({ categoryId, fresh }) => {
      const known = await forStores()
      if (!known.ok) return known
      // The figures of one suggestion are of the same moment: of now, or up to a minute old where many categories are looked over.
      const gathering = gather(reader, fresh)
      const { ids, requested, movements } = await movementsIn(gathering, known.value.store.id, categoryId, !fresh)
      const wh = activeSellers(known.value.mapping).map(({ whID }) => whID)
      // The warehouses' stock limits every suggestion: a cached stock isn't used while the current one can be read.
      const current = gather(reader, fresh)
      const [products, movementOf] = await Promise.all([
        current.readBatches(
          'catalogue.productInfo',
          { ids: requested, needed: new Set(ids) },
          (batch) => ({ body: { products: batch, wh } }),
          (rows) => rows,
        ),
        movements(),
      ])
      const ofProducts = current.result({})
      if (products === undefined && !ofProducts.ok) return ofProducts
      const here = (products ?? []).filter(({ category }) => category.id === categoryId)
      const half = halfOf(categoryId)
      const entries = visibleProducts(known.value, categoryId, here).map((view) => {
        const movement = movementOf(view.facts.id)
        return { view, movement, suggestion: suggest(half, movement, view.available) }
      })
      const result = gathering.result({ products: entries, hidden: here.length - entries.length }, here.length === 0)
      if (!result.ok) return result
      const saved = result.value.saved || (ofProducts.ok && ofProducts.value.saved)
      return ok(cautious(known.value, { ...result.value, saved }))
    },

    'assist.bestsellers': async ({ categoryId, category, fresh }) => {
      const known = await forStores()
      if (!known.ok) return known
      const gathering = gather(reader, fresh)
      const see = (products: readonly Product[]) => visibleProducts(known.value, categoryId, products)
      const products = await bestsellersOf(gathering, known.value, { id: categoryId, name: category }, see)
      const result = gathering.result({ products }, products.length === 0)
      return result.ok ? ok(cautious(known.value, result.value)) : result
    },

    'assist.reorder': async ({ categoryId, fresh }) => {
      const known = await forStores()
      if (!known.ok) return known
      if (halfOf(categoryId) !== 'apparel') return fail({ kind: 'request', message: say('badRequest') })
      const gathering = gather(reader, fresh)
      const see = (products: readonly Product[]) => visibleProducts(known.value, categoryId, products)
      const products = await reorderedOf(gathering, known.value.store.id, see)
      const result = gathering.result({ products }, products.length === 0)
      return result.ok ? ok(cautious(known.value, result.value)) : result
    },
  }
}
