import { assertNever } from '../../errors.ts'
import { type MessageKey, say } from '../../messages.ts'
import { isHomeBrand } from '../catalogue/brands.ts'
import type { Named, Product } from '../catalogue/product.ts'
import { orderTypeOf } from '../catalogue/stock-types.ts'
import { type Barred, barredSentence, barredWords, isBarred } from '../catalogue/visibility.ts'
import type { Allocation, GapReason, PricedCart, PricedLine } from '../pricing/priced-cart.ts'
import { formatCount, formatWholeRupees, type Paise, times } from '../values/money.ts'

export const CART_TAGS = ['GAP', 'BABYHUG', 'DS-JIT'] as const
export type CartTag = (typeof CART_TAGS)[number]

export interface CartFilter {
  readonly categoryId?: number | undefined
  readonly subcategoryId?: number | undefined
  readonly typeId?: number | undefined
  /** The warehouse that gives something of the line. */
  readonly wh?: number | undefined
  readonly tag?: CartTag | undefined
  /** Part of the id, name, brand, colour or size; blank for all. */
  readonly text: string
}

export const NO_FILTER: CartFilter = { text: '' }

export const isFiltered = ({ categoryId, subcategoryId, typeId, wh, tag, text }: CartFilter): boolean =>
  [categoryId, subcategoryId, typeId].some((one) => one !== undefined) ||
  wh !== undefined ||
  tag !== undefined ||
  text.trim() !== ''

function hasTag({ gapQty, product, line }: PricedLine, tag: CartTag): boolean {
  switch (tag) {
    case 'GAP':
      return gapQty > 0
    case 'BABYHUG':
      return product !== undefined && isHomeBrand(product.brand.id)
    case 'DS-JIT':
      return orderTypeOf(product?.stockType ?? line.stockType) === 'DS_JIT'
    default:
      return assertNever(tag)
  }
}

export const CART_ORDERS = ['name', 'mrp', 'qty', 'available', 'total', 'gap'] as const
export type CartOrder = (typeof CART_ORDERS)[number]
export const isCartOrder = (text: string): text is CartOrder => CART_ORDERS.some((one) => one === text)

export interface CartSort {
  readonly by: CartOrder
  readonly descending: boolean
}

function sortValue({ line, product, availableQty, totalPrice, gapPrice }: PricedLine, by: CartOrder): number | string {
  switch (by) {
    case 'name':
      return product?.name ?? ''
    case 'mrp':
      return line.mrp
    case 'qty':
      return line.qty
    case 'available':
      return availableQty
    case 'total':
      return totalPrice
    case 'gap':
      return gapPrice
    default:
      return assertNever(by)
  }
}

const compare = (one: number | string, other: number | string): number =>
  typeof one === 'string' ? one.localeCompare(String(other), 'en-IN') : one - Number(other)

/** Indexes (in the cart) of the lines to show, in display order; without a sort, the cart's own order. */
export function placesToShow(cart: PricedCart, filter: CartFilter, sort: CartSort | undefined): readonly number[] {
  const words = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const places = cart.lines.flatMap((priced, at) => (matches(priced, filter, words) ? [at] : []))
  if (sort === undefined) return places
  const keyed = places.map((at) => {
    const priced = cart.lines[at]
    return { at, key: priced === undefined ? 0 : sortValue(priced, sort.by) }
  })
  const sign = sort.descending ? -1 : 1
  return keyed.sort((one, other) => sign * compare(one.key, other.key) || one.at - other.at).map(({ at }) => at)
}

function matches(
  priced: PricedLine,
  { categoryId, subcategoryId, typeId, wh, tag }: CartFilter,
  words: readonly string[],
): boolean {
  const { product, line } = priced
  if (categoryId !== undefined && product?.category.id !== categoryId) return false
  if (subcategoryId !== undefined && product?.subcategory.id !== subcategoryId) return false
  if (typeId !== undefined && product?.type.id !== typeId) return false
  if (wh !== undefined && !priced.allocation.some((part) => part.wh === wh)) return false
  if (tag !== undefined && !hasTag(priced, tag)) return false
  if (words.length === 0) return true
  const text = `${line.id} ${product?.name} ${product?.brand.name} ${product?.color} ${product?.size}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

const byName = (one: Named, other: Named) => one.name.localeCompare(other.name, 'en-IN')

/** Categories of the cart's products, their subcategories or their types, by name. */
export function kindsIn(
  cart: Pick<PricedCart, 'lines'>,
  of: 'category' | 'subcategory' | 'type',
  { categoryId, subcategoryId }: Pick<CartFilter, 'categoryId' | 'subcategoryId'> = NO_FILTER,
): readonly Named[] {
  const isWithin = ({ category, subcategory }: Product) =>
    (of === 'category' || categoryId === undefined || category.id === categoryId) &&
    (of !== 'type' || subcategoryId === undefined || subcategory.id === subcategoryId)
  const known = new Map<number, Named>()
  for (const { product } of cart.lines) {
    if (product !== undefined && isWithin(product)) known.set(product[of].id, product[of])
  }
  return [...known.values()].sort(byName)
}

export type SellerName = (seller: Pick<Allocation, 'wh' | 'whName'>) => string

/** Warehouses that supply something to this cart, by name. */
export function warehousesIn(cart: PricedCart, nameOf: SellerName): readonly Named[] {
  const known = new Map<number, Named>()
  for (const group of cart.groups) known.set(group.wh, { id: group.wh, name: nameOf(group) })
  return [...known.values()].sort(byName)
}

const GAP_SENTENCES: Readonly<Record<Exclude<GapReason, Barred>, MessageKey>> = {
  unknownProduct: 'gapUnknownProduct',
  noStock: 'gapNoStock',
  otherMrp: 'gapOtherMrp',
  notMapped: 'gapNotMapped',
  noGstRate: 'gapNoGstRate',
  noStockistBaseCost: 'gapNoStockistBaseCost',
  noPrice: 'gapNoPrice',
  shortStock: 'gapShortStock',
}

/** The name of a line's product, even if it is no longer in the catalogue. */
export const nameOf = ({ product }: Pick<PricedLine, 'product'>): string => product?.name ?? say('notInCatalogue')

/** The reason for the gap; undefined if there is none. */
export function gapSentence({ gapReason }: Pick<PricedLine, 'gapReason'>): string | undefined {
  if (gapReason === undefined) return undefined
  return isBarred(gapReason) ? barredWords(gapReason) : say(GAP_SENTENCES[gapReason])
}

/** `Product not found` and the like for a line that may not be ordered; otherwise undefined. */
export const barredTitle = ({ gapReason }: Pick<PricedLine, 'gapReason'>): string | undefined =>
  gapReason !== undefined && isBarred(gapReason) ? barredSentence(gapReason) : undefined

/** `Pune 10 + Bhamboli 6 = 16`; for one warehouse just `Pune 16`; empty if no warehouse gives anything. */
export function allocationArithmetic({ allocation, allocatedQty }: PricedLine, nameOf: SellerName): string {
  const parts = allocation.map((part) => `${nameOf(part)} ${formatCount(part.qty)}`).join(' + ')
  return allocation.length > 1 ? `${parts} = ${formatCount(allocatedQty)}` : parts
}

/** The MRP of the pieces that are allocated, to compare with what they cost. */
export const allocatedMrp = ({ line, allocatedQty }: Pick<PricedLine, 'line' | 'allocatedQty'>): Paise =>
  times(line.mrp, allocatedQty)

/** `8 short`; undefined without a gap. */
export const gapArithmetic = ({ gapQty }: Pick<PricedLine, 'gapQty'>): string | undefined =>
  gapQty === 0 ? undefined : say('gapShort', { pieces: formatCount(gapQty) })

/**
 * `8 short at this MRP` beside what is allocated, `8 short: out of stock`; for a line that may not be ordered just the reason, since its
 * title stands beside it.
 */
export function gapInShort(priced: Pick<PricedLine, 'gapQty' | 'gapReason'>): string | undefined {
  const short = gapArithmetic(priced)
  if (short !== undefined && priced.gapReason === 'shortStock') return say('gapShortHere', { short })
  const why = gapSentence(priced)
  if (short === undefined || why === undefined) return short
  return barredTitle(priced) === undefined ? `${short}: ${why}` : why
}

/** `Pune 10 + Bhamboli 6 = 16, 8 short (₹ 2,360), not enough at this MRP`: the full text, for the tooltip of a cell. */
export const wholeAllocation = (priced: PricedLine, nameOf: SellerName): string =>
  [
    barredTitle(priced),
    allocationArithmetic(priced, nameOf),
    priced.gapQty === 0 ? undefined : `${gapArithmetic(priced)} (${formatWholeRupees(priced.gapPrice)})`,
    gapSentence(priced),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
