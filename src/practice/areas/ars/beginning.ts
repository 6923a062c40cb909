/** The initial list and bin of a store: products of the same type, its own bestsellers first, with others as alternates. */
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import { leastTarget, MOST_ALTERNATES } from '../../../shared/domain/replenishment/my-ars.ts'
import { randomFor } from '../../world/random.ts'
import { tillOf } from '../../world/tills.ts'
import type { World } from '../../world/world.ts'

export interface ArsLine {
  readonly id: number
  readonly target: number
  readonly alternates: readonly number[]
}

export interface Beginning {
  readonly lines: readonly ArsLine[]
  readonly bin: readonly number[]
  /** The minimum sum of the targets, by type. */
  readonly original: ReadonlyMap<number, number>
}

/** Products of this type get the portal's bulk type in answers. */
const BULK_NOUN = 'Baby Wipes'
const BULK_TYPE = 8526
/** A type with fewer products has no list. */
const LEAST_OF_TYPE = 8
/** Parents per type in a short list. */
const USUAL_OF_TYPE = 8
const MOST_BINNED = 46

export const isBulkGoods = ({ type }: Pick<Product, 'type'>): boolean => type.name === BULK_NOUN
export const typeIdOf = (product: Pick<Product, 'type'>): number => (isBulkGoods(product) ? BULK_TYPE : product.type.id)

const cache = new WeakMap<World, Map<string, Beginning>>()

export function beginningOf(world: World, store: number, parents: number): Beginning {
  const ofWorld = cache.get(world) ?? new Map<string, Beginning>()
  cache.set(world, ofWorld)
  const key = `${store} ${parents}`
  const known = ofWorld.get(key) ?? begin(world, store, parents)
  ofWorld.set(key, known)
  return known
}

function begin(world: World, store: number, parents: number): Beginning {
  const types = [
    ...Map.groupBy(
      world.products.filter(({ b2bIsActive }) => b2bIsActive),
      ({ type }) => type.id,
    ).values(),
  ]
    .filter((products) => products.length >= LEAST_OF_TYPE)
    // Every list has the bulk type.
    .toSorted((one, other) => rankOf(world, store, one) - rankOf(world, store, other))
  const ofType = Math.max(USUAL_OF_TYPE, Math.ceil(parents / Math.max(1, types.length)))
  const lines: ArsLine[] = []
  const bin: number[] = []
  const original = new Map<number, number>()
  for (const products of types) {
    const [first] = products
    if (lines.length >= parents || first === undefined) break
    const sold = products.toSorted((one, other) => soldOf(world, store, other) - soldOf(world, store, one))
    const chosen = sold.slice(0, Math.min(ofType, parents - lines.length, Math.ceil(sold.length / 2)))
    const rest = sold.slice(chosen.length)
    const own = chosen.map((product) => lineOf(world, store, product, rest))
    lines.push(...own)
    if (bin.length < MOST_BINNED) bin.push(...rest.slice(-4).map(({ id }) => id))
    original.set(first.type.id, Math.floor(own.reduce((sum, { target }) => sum + target, 0) * 0.9))
  }
  return { lines, bin, original }
}

const rankOf = (world: World, store: number, [first]: readonly Product[]): number =>
  first === undefined || isBulkGoods(first) ? 0 : 1 + randomFor(world.seed, 'ars type', store, first.type.id).next()

const soldOf = (world: World, store: number, product: Product): number => tillOf(world, store, product, false).sale

function lineOf(world: World, store: number, product: Product, rest: readonly Product[]): ArsLine {
  const random = randomFor(world.seed, 'ars', store, product.id)
  const least = leastTarget(typeIdOf(product))
  const target =
    least + Math.round(soldOf(world, store, product) * random.pick([0.5, 1, 1.5, 1.5, 1.5, 3])) + random.whole(0, 6)
  const alternates = random.some(rest, random.whole(0, MOST_ALTERNATES)).map(({ id }) => id)
  return { id: product.id, target: Math.min(1000, target), alternates }
}
