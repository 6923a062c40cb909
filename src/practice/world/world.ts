/** The practice portal's data before any request: the same for the same seed. */
import type { Product, VisibilityRule } from '../../shared/domain/catalogue/product.ts'
import type { Motif } from '../pictures/motifs.ts'
import { ACCOUNTS, type PracticeAccount } from './accounts.ts'
import { CARTERS_BRAND } from './brands.ts'
import { GOODS } from './goods.ts'
import { DEFAULT_PRODUCTS, makeProducts } from './products.ts'

export interface World {
  readonly seed: number
  readonly products: readonly Product[]
  readonly productOf: (id: number) => Product | undefined
  /** Products of the brand that some concepts may not buy. */
  readonly carters: readonly number[]
  readonly rules: readonly VisibilityRule[]
  readonly accounts: readonly PracticeAccount[]
}

/** Visibility rules: for a brand that isn't released yet, for vendor-sent furniture, and one that applies to no store. */
const RULES: readonly VisibilityRule[] = [
  { id: 3101, kind: 'block', categoryId: 14, stockType: 'DropShipment' },
  { id: 3102, kind: 'block', brandId: 1005535, subcategoryId: 172 },
  { id: 3106, kind: 'block', categoryId: 6 },
]

const worlds = new Map<string, World>()

/** The first products of a larger world are those of the smaller one. A world never changes, so it is made once per process. */
export function makeWorld(seed: number, enough = DEFAULT_PRODUCTS): World {
  const name = `${seed} ${enough}`
  const world = worlds.get(name) ?? newWorld(seed, enough)
  worlds.set(name, world)
  return world
}

function newWorld(seed: number, enough: number): World {
  const products = makeProducts(seed, enough)
  const byId = new Map(products.map((product) => [product.id, product]))
  return {
    seed,
    products,
    productOf: (id) => byId.get(id),
    carters: products.filter(({ brand }) => brand.id === CARTERS_BRAND).map(({ id }) => id),
    rules: RULES,
    accounts: ACCOUNTS,
  }
}

const motifs = new Map<number, Motif>(
  GOODS.flatMap(({ subcategories }) => subcategories.map(({ id, motif }): [number, Motif] => [id, motif])),
)

export const motifOf = ({ subcategory }: Pick<Product, 'subcategory'>): Motif => motifs.get(subcategory.id) ?? 'pack'
