/** Products of the checklist as the store can order them: prices and stock of its warehouses, movements, and the minimum order. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { MIN_QUANTITY } from '../../shared/domain/carts/cart-rules.ts'
import { isSetProduct, type ReplenishmentPolicy, SET_QUANTITY } from '../../shared/domain/carts/proposal.ts'
import { HALVES, halfOf } from '../../shared/domain/catalogue/movement.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { OwnAnswer, OwnArgs } from '../../shared/portal/own-reads.ts'
import { activeWarehouses, supplyFrom } from '../cart/supply.ts'
import { movementsOf } from '../catalogue/assist-movements.ts'
import { type Gathering, gather } from '../catalogue/gathering.ts'
import type { ReadOptions } from '../portal/reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { Profile } from '../session/profile.ts'

export interface OrderableDeps extends Pick<SessionPortal, 'reader'> {
  readonly policy: PricingPolicy
  readonly replenishment: ReplenishmentPolicy
  readonly profile: () => Promise<Result<Profile>>
}

type Answer = OwnAnswer<'checklist.toOrder'>

/**
 * Fails without the products; other missing answers are reported, and proposals do without them. Products that the store may not buy are
 * included with the reason.
 */
export async function readOrderable(
  { reader, policy, replenishment, profile }: OrderableDeps,
  { ids }: OwnArgs<'checklist.toOrder'>,
  { fresh = false }: ReadOptions = {},
): Promise<Result<ReadAnswer<Answer>>> {
  const known = await profile()
  if (!known.ok) return known
  const gathering = gather(reader, fresh)
  const wh = [...activeWarehouses(known.value)]
  const products = await gathering.readBatches(
    'catalogue.productInfo',
    { ids },
    (batch) => ({ body: { products: batch, wh } }),
    (rows) => rows,
  )
  if (products === undefined) {
    const failed = gathering.result({}, true)
    if (!failed.ok) return failed
  }
  const listed = products ?? []
  const [movementOf, leastOf] = await Promise.all([
    movementsIn(gathering, known.value, listed),
    leastIn(gathering, known.value, replenishment),
  ])
  const market = marketOf(supplyFrom(known.value, listed, listed, policy))
  const result = gathering.result({
    products: listed.map((product) => ({
      view: productView(market, product),
      movement: movementOf(product.id),
      least: leastOf(product),
    })),
  })
  if (!result.ok) return result
  const { products: found, missing, ...age } = result.value
  const carters = known.value.cartersFailed ? [say('cartersFailed')] : []
  return ok({ ...age, answer: { products: found, missing: [...carters, ...missing] } })
}

async function movementsIn(gathering: Gathering, { store }: Profile, products: readonly Product[]) {
  const halves = Map.groupBy(products, ({ category }) => halfOf(category.id))
  const ofHalf = new Map(
    await Promise.all(
      HALVES.flatMap((half) => {
        const ids = halves.get(half)?.map(({ id }) => id)
        if (ids === undefined) return []
        return [movementsOf(gathering, store.id, half, ids).then((of) => ids.map((id) => [id, of(id)] as const))]
      }),
    ).then((all) => all.flat()),
  )
  const unknown = { sale: undefined, stock: undefined, orders: undefined, reported: undefined }
  return (id: number) => ofHalf.get(id) ?? unknown
}

/** For a set, one of each size; for everything else, the minimum of its category. */
async function leastIn({ read }: Gathering, { store }: Profile, policy: ReplenishmentPolicy) {
  const [quantities, sets] = await Promise.all([
    read('afs.categoryQuantities', {}, 'fillNoLeast'),
    // Without an answer the subcategories from the documents are used.
    store.enableAFS ? read('afs.setSubcategories', { query: { userid: store.id } }) : undefined,
  ])
  const pieces = new Map(quantities?.map(({ catId, quantity }) => [catId, quantity]))
  const rule = { signage: store.fcf.signage, subcategories: sets ?? [], policy }
  return (product: Product): number =>
    isSetProduct(product, rule) ? SET_QUANTITY : (pieces.get(product.category.id) ?? MIN_QUANTITY)
}
