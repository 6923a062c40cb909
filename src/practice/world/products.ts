/** The catalogue, generated from the tables: styles of an item by a brand, in sizes and colours, until there are enough. */

import type { Product, StockType } from '../../shared/domain/catalogue/product.ts'
import { fromRupees, type Paise, paise, toRupees } from '../../shared/domain/values/money.ts'
import { brandsOf, type Trade } from './brands.ts'
import type { Category, Subcategory } from './goods/category.ts'
import { GOODS } from './goods.ts'
import { isListed } from './gst.ts'
import { type Random, randomFor } from './random.ts'
import { COLOURS, DESCRIPTORS, GENDERS, RUNS, SIZES, type Size } from './sizes.ts'
import { baseCostsOf, stockOf } from './stock.ts'

export const DEFAULT_PRODUCTS = 24_000
const FIRST_ID = 200_003
/** Ids have gaps: not every number is a product. */
const ID_STEP = 7

type Item = Subcategory['items'][number]

/** Trades without colours. */
const COLOURLESS: readonly Trade[] = ['diapers', 'care', 'food', 'books', 'health']

/** The properties shared by all sizes and colours of a style. */
interface Style {
  readonly groupID: number
  readonly category: Category
  readonly subcategory: Subcategory
  readonly item: Item
  readonly typeId: number
  readonly brand: { readonly id: number; readonly name: string }
  readonly title: string
  readonly gender: string
  readonly mrp: Paise
  readonly margin: number
  readonly stockType: StockType
  readonly regularNonRegular: number
  readonly isBestseller: boolean
  readonly isReturnable: boolean
}

export function makeProducts(seed: number, enough: number): readonly Product[] {
  const random = randomFor(seed, 'styles')
  const prices = new Map<string, Paise>()
  const products: Product[] = []
  for (let groupID = 40_001; products.length < enough; groupID++) {
    const style = makeStyle(random, groupID, prices)
    for (const [size, colour] of variantsOf(random, style)) {
      const id = FIRST_ID + products.length * ID_STEP
      products.push(makeProduct(randomFor(seed, id), id, style, size, colour))
    }
  }
  return products
}

const TOTAL_WEIGHT = GOODS.reduce((total, { weight }) => total + weight, 0)

function pickCategory(random: Random): Category {
  let remaining = random.next() * TOTAL_WEIGHT
  for (const category of GOODS) {
    remaining -= category.weight
    if (remaining < 0) return category
  }
  return random.pick(GOODS)
}

/** @param prices prices by title: styles with the same title cost the same */
function makeStyle(random: Random, groupID: number, prices: Map<string, Paise>): Style {
  const category = pickCategory(random)
  const subcategory = random.pick(category.subcategories)
  const item = random.pick(subcategory.items)
  const brand = random.pick(brandsOf(category.trade))
  const [noun, , least, most] = item
  const descriptor = random.pick<string>(DESCRIPTORS[category.trade])
  const title = `${brand.name} ${descriptor} ${noun}`
  const stockType = pickStockType(random)
  const gender = random.pick(GENDERS)
  const drawn = fromRupees(priceTag(random, least, most))
  const mrp = prices.get(title) ?? drawn
  prices.set(title, mrp)
  return {
    groupID,
    category,
    subcategory,
    item,
    typeId: subcategory.id * 10 + subcategory.items.indexOf(item),
    brand: { id: brand.id, name: brand.name },
    title,
    gender,
    mrp,
    margin: 25 + random.whole(0, 40) / 2,
    stockType,
    regularNonRegular: stockType === 'DropShipment' || stockType === 'CreditVendorStock' ? pickRegular(random) : 1,
    isBestseller: random.chance(0.08),
    isReturnable: random.chance(0.8),
  }
}

/** Prices end in 9, and are more often near the lower end. */
function priceTag(random: Random, least: number, most: number): number {
  const rupees = least + (most - least) * random.next() ** 1.6
  return Math.max(least, Math.round(rupees / 10) * 10 - 1)
}

/** The MRP of a style's size, rounded so that a larger pack costs less per piece. */
function mrpOf({ mrp }: Style, { share }: Size): Paise {
  if (share === 1) return mrp
  const tens = (toRupees(mrp) * share) / 10
  return fromRupees((share < 1 ? Math.ceil(tens) : Math.floor(tens)) * 10 - 1)
}

function pickStockType(random: Random): StockType {
  const kind = random.next()
  if (kind < 0.62) return 'OwnedStock'
  if (kind < 0.78) return 'CreditWHStock'
  if (kind < 0.88) return 'JustInTime'
  return kind < 0.95 ? 'DropShipment' : 'CreditVendorStock'
}

/** Stores see 2 and values from 8 on, but not the others. */
const pickRegular = (random: Random): number => (random.chance(0.8) ? random.pick([2, 8, 9]) : random.whole(3, 7))

function variantsOf(random: Random, { subcategory: { sizes: scheme } }: Style): readonly (readonly [Size, string])[] {
  const sizes = SIZES[scheme]
  if (!RUNS.has(scheme)) {
    const colour = random.pick(COLOURS)
    return random.some<Size>(sizes, random.whole(1, sizes.length)).map((size) => [size, colour] as const)
  }
  const from = random.whole(0, sizes.length - 4)
  const run = sizes.slice(from, from + random.whole(3, 6))
  const colours = scheme === 'diapers' ? ['White'] : random.some<string>(COLOURS, random.whole(1, 3))
  return colours.flatMap((colour) => run.map((size) => [size, colour] as const))
}

const filled = (...parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '')

function makeProduct(random: Random, id: number, style: Style, size: Size, drawnColour: string): Product {
  const { category, subcategory, item, brand, title, stockType } = style
  const mrp = mrpOf(style, size)
  const colour = COLOURLESS.includes(category.trade) ? '' : drawnColour
  const [noun, hsn] = item
  const warehouses = stockOf(random, mrp, stockType)
  const currentStock = warehouses.reduce((total, { stock }) => total + stock, 0)
  const ownRate = isListed(hsn) ? random.chance(0.15) : style.groupID % 2 === 0
  const quiltAt18 = hsn.startsWith('9404') && style.groupID % 3 === 0
  const rate = quiltAt18 ? 18 : 5
  const name = filled(title, size.label, colour).join(' - ')
  return {
    id,
    name,
    desc: `${filled(title, colour.toLowerCase()).join(', ')}. ${category.name}, ${subcategory.name.toLowerCase()}.`,
    size: size.label,
    color: colour,
    gender: style.gender,
    ageFrom: size.from,
    ageTo: size.to,
    groupID: style.groupID,
    brand,
    category: { id: category.id, name: category.name },
    subcategory: { id: subcategory.id, name: subcategory.name },
    type: { id: style.typeId, name: noun },
    mrp,
    retailerMargin: style.margin,
    HSNCode: hsn,
    ...((ownRate && !isListed(hsn)) || quiltAt18
      ? { gstratemaster: { CGST: rate / 2, SGST: rate / 2, IGST: rate } }
      : {}),
    warehouses,
    currentStock,
    stockType,
    b2bIsActive: !random.chance(0.02),
    isReturnable: style.isReturnable,
    isSetProduct: category.id === 6 && style.groupID % 9 === 0,
    isBestseller: style.isBestseller,
    regularNonRegular: style.regularNonRegular,
    shippingtime: { companyid: random.chance(0.75) ? 1 : 2 },
    ...(random.chance(0.25) ? costOf(random, mrp) : {}),
    stockistproductbasecosts: baseCostsOf(random, warehouses),
    minimumShipHours: random.pick([0, 24, 24, 48, 72]),
  }
}

/** The company's cost, for stores that pay that price; some with a credit note, in percent. */
const costOf = (random: Random, mrp: Paise) => ({
  costtocompany: paise(Math.round(mrp * (0.4 + random.next() * 0.15))),
  ...(random.chance(0.4) ? { creditnote: random.whole(1, 8) } : {}),
})
