/**
 * A plain version of the listing: the products that a store sees, found by reading the whole practice world. It uses none of the portal's
 * code.
 */
import type { PracticeAccount } from '../../../src/practice/world/accounts.ts'
import type { World } from '../../../src/practice/world/world.ts'
import type { ListingQuery, ListingSort } from '../../../src/shared/domain/catalogue/listing.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'

type Of = Readonly<Record<string, (product: Product) => readonly string[]>>

const span = (id: string) => id.split('-').map(Number) as [from: number, below: number]
export const PRICES = ['0-250', '250-500', '500-1000', '1000-2000', '2000-1000000']
export const AGES = ['0-3', '3-6', '6-12', '12-24', '24-48', '48-72', '72-1000000']
const among = (bands: readonly string[], isIn: (from: number, below: number) => boolean) =>
  bands.filter((id) => isIn(...span(id)))

/** The choices of a product in each facet. */
const OF: Of = {
  brands: ({ brand }) => [`${brand.id}`],
  categories: ({ category }) => [`${category.id}`],
  subcategories: ({ subcategory }) => [`${subcategory.id}`],
  Type: ({ type }) => [`${type.id}`],
  prices: ({ mrp }) => among(PRICES, (from, below) => mrp >= from * 100 && mrp < below * 100),
  age: ({ ageFrom, ageTo }) =>
    among(
      AGES,
      (from, below) =>
        ((ageFrom ?? 0) >= from && (ageFrom ?? 0) < below) || ((ageFrom ?? 0) < below && (ageTo ?? 0) > from),
    ),
  seasoncode: ({ category, groupID = 0 }) =>
    category.id === 6 || category.id === 21 ? [['SS25', 'AW25', 'SS26', 'AW26'][groupID % 4] ?? ''] : [],
  offer: ({ groupID = 0 }) => ({ 0: ['festive'], 1: ['clearance'] })[groupID % 12] ?? [],
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
const ORDER: Readonly<Record<ListingSort, (one: Product, other: Product) => number>> = {
  newarrivals: (one, other) => other.id - one.id,
  bestseller: (one, other) => Number(other.isBestseller) - Number(one.isBestseller) || one.id - other.id,
  price: (one, other) => one.mrp - other.mrp || one.id - other.id,
  'price-desc': (one, other) => other.mrp - one.mrp || one.id - other.id,
  name: (one, other) => byText(one.name, other.name) || one.id - other.id,
  'name-desc': (one, other) => byText(other.name, one.name) || one.id - other.id,
}

export interface PlainListing {
  /** All products that the portal lists. */
  readonly listed: readonly Product[]
  /** Ids of those that the store may see. */
  readonly shown: ReadonlySet<number>
  /** Counts by facet and choice. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The facets that this account may filter by. */
export const facetsFor = ({ store }: PracticeAccount): readonly string[] =>
  Object.keys(OF).filter(
    (name) =>
      (name !== 'seasoncode' || ['FCCOCO', 'BBBHCOCO'].includes(store.fcf.concept)) &&
      (name !== 'offer' || store.offer !== ''),
  )

export function plainListing(world: World, account: PracticeAccount, query: ListingQuery): PlainListing {
  const { store, mapping } = account
  const warehouses = mapping
    .filter((one) => one.isactive && one.isActiveStockistforb2b)
    .filter((one) => query.whId === undefined || one.whID === query.whId)
    .filter((one) => query.whType === undefined || one.whType === query.whType)
    .map((one) => one.whID)
  const words = query.search.toLowerCase().split(' ').filter(Boolean)
  const facets = facetsFor(account)
  const filters = facets.flatMap((name) => {
    const ids = (query.chosen as Readonly<Record<string, readonly string[]>>)[name] ?? []
    return ids.length === 0 ? [] : [{ name, ids }]
  })
  const is = (one: Product, name: string, ids: readonly string[]) => OF[name]?.(one).some((id) => ids.includes(id))
  const sold = world.products.filter(
    (one) =>
      one.b2bIsActive &&
      (store.hasFoodLicense || !isFoodByAnyName(one)) &&
      (one.warehouses ?? []).some((at) => at.stock > 0 && warehouses.includes(at.id)) &&
      (query.sets === undefined || one.isSetProduct === (query.sets === 'only')) &&
      words.every((word) => one.name.toLowerCase().includes(word) || `${one.id}` === word) &&
      filters.every(({ name, ids }) => name !== 'Type' || is(one, name, ids)),
  )
  const but = (left: string) =>
    sold.filter((one) => filters.every(({ name, ids }) => name === left || is(one, name, ids)))
  const listed = but('').sort(ORDER[query.sort])
  const counts = new Map(
    facets.map((name) => {
      const of = new Map<string, number>()
      for (const one of but(name)) for (const id of OF[name]?.(one) ?? []) of.set(id, (of.get(id) ?? 0) + 1)
      return [name, of] as const
    }),
  )
  const isShown = (one: Product) => maySee(world, account, warehouses, one)
  return { listed, counts, shown: new Set(listed.filter(isShown).map(({ id }) => id)) }
}

/** Applies the remaining rules to a product that the portal lists: the practice world has block rules only. */
function maySee(
  { rules, carters }: World,
  { store }: PracticeAccount,
  warehouses: readonly number[],
  one: Product,
): boolean {
  const { category, subcategory, brand, type, stockType, regularNonRegular, retailerMargin } = one
  if (['FC', 'COCO', 'FOFO'].includes(store.fcf.concept) && carters.includes(one.id)) return false
  if ((retailerMargin ?? 0) <= 0) return false
  if (/DropShipment|CreditVendorStock/.test(stockType) && [0, 1, 3, 4, 5, 6, 7].includes(regularNonRegular ?? 2))
    return false
  for (const rule of rules) {
    if (rule.id === 3106) continue
    const named: [unknown, unknown][] = [
      [rule.categoryId, category.id],
      [rule.subcategoryId, subcategory.id],
      [rule.brandId, brand.id],
      [rule.typeId, type.id],
      [rule.stockType, stockType],
    ]
    if (named.every(([expected, has]) => expected === undefined || expected === has)) return false
  }
  return (one.warehouses ?? []).some((at) => warehouses.includes(at.id) && at.mrp === one.mrp && at.stock > 0)
}

const FOOD = ['Baby Food and Infant Formula', 'Kids Food and Nutritional Supplements']

const isFoodByAnyName = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): boolean =>
  [79, 815].includes(subcategory.id) || FOOD.includes(subcategory.name) || FOOD.includes(category.name)
