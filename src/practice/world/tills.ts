/** The recent sales and the shop stock of stores: the same for the same seed. */
import { isApparel } from '../../shared/domain/catalogue/apparel.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { randomFor } from './random.ts'
import type { World } from './world.ts'

/** The share of all styles that a store has in its shop without having ordered them here. */
const CARRIES = 0.02

export interface Till {
  /** Pieces in the last 30 days. */
  readonly sale: number
  /** Pieces in the shop. */
  readonly stock: number
}

const NOTHING: Till = { sale: 0, stock: 0 }

const known = new WeakMap<World, Map<number, ReadonlySet<number>>>()

/** Ids of the products that a store has without an order here. Cached, because it walks all products. */
function carriedBy(world: World, store: number): ReadonlySet<number> {
  const stores = known.get(world) ?? new Map<number, ReadonlySet<number>>()
  known.set(world, stores)
  const carried =
    stores.get(store) ??
    new Set(
      world.products
        .filter(({ groupID = 0 }) => randomFor(world.seed, 'carries', store, groupID).chance(CARRIES))
        .map(({ id }) => id),
    )
  stores.set(store, carried)
  return carried
}

/** `ordered`: the store has received it from the portal. */
export function tillOf(world: World, store: number, product: Product, ordered: boolean): Till {
  if (!ordered && !carriedBy(world, store).has(product.id)) return NOTHING
  const random = randomFor(world.seed, 'till', store, product.id)
  // Clothes and shoes come in many sizes, each of which sells rarely.
  const pace = (product.isBestseller ? 3 : 1) * (isApparel(product.category.id) ? 0.3 : 1)
  // Most items sell slowly, a few very fast.
  const sale = Math.floor(random.next() ** 3 * 26 * pace)
  return { sale, stock: random.chance(0.2) ? 0 : random.whole(0, 4 + sale) }
}
