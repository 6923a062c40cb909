import type { MessageKey } from '../../messages.ts'
import { isApparel } from '../catalogue/apparel.ts'
import type { Product } from '../catalogue/product.ts'
import type { CartLine } from '../pricing/priced-cart.ts'
import type { Paise } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'

/** Maximum products of a whole filtered listing that can be added at once. */
export const LISTING_BULK_LIMIT = 300
/** The interval at which an open cart is read again, in milliseconds. */
export const CART_REFRESH_EVERY = 600_000

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 9999

/** The choices of the quantity drop-down: 1 to 50, then 100 to 500 by 50. */
export const QUANTITY_CHOICES: readonly number[] = [
  ...Array.from({ length: 50 }, (_, at) => at + 1),
  ...Array.from({ length: 9 }, (_, at) => 100 + at * 50),
]

/** Categories whose sizes of one group and colour form a set. */
const GROUPED: readonly number[] = [6, 21]
const SET_FROM = 3

export const isQuantity = (qty: number): boolean => Number.isInteger(qty) && qty >= MIN_QUANTITY && qty <= MAX_QUANTITY

/** Parses a typed quantity: whole, 1 to 9999, no sign; undefined for anything else. */
export function parseQuantity(text: string): number | undefined {
  const qty = wholeNumber(text)
  return qty !== undefined && isQuantity(qty) ? qty : undefined
}

/** True if the text is empty or 0. */
export const isNoQuantity = (text: string): boolean => ['', '0'].includes(text.trim())

/** The reason why a text isn't a valid quantity. */
export const refuseQuantity = (text: string): MessageKey => (isNoQuantity(text) ? 'selectQuantity' : 'quantityRange')

/** A typed set size in whole pieces; anything below one counts as one. */
export const setSize = (typed: number): number => (Number.isFinite(typed) ? Math.max(1, Math.floor(typed)) : 1)

/**
 * The key that the lines of one set share: group and colour for categories 6 and 21; otherwise, and if there is no group, the product's own
 * id.
 */
export const parentKey = ({
  id,
  groupID,
  color,
  category,
}: Pick<Product, 'id' | 'groupID' | 'color' | 'category'>): string =>
  GROUPED.includes(category.id) ? `${groupID || id}^${color}` : `${id}^${color}`

/** Parent keys of sets: three or more lines of category 6 or 21 under one parent. */
export function setsIn(
  lines: readonly CartLine[],
  categoryOf: (id: number) => number | undefined,
): ReadonlySet<string> {
  const sizes = new Map<string, number>()
  for (const { id, parent } of lines) {
    const category = categoryOf(id)
    if (category !== undefined && GROUPED.includes(category)) sizes.set(parent, (sizes.get(parent) ?? 0) + 1)
  }
  return new Set([...sizes].filter(([, size]) => size >= SET_FROM).map(([parent]) => parent))
}

/** A product as a new line of the cart, at its MRP of today (paise). */
export function newLine(product: Product, qty: number, mrp: Paise = product.mrp): CartLine {
  return {
    id: product.id,
    qty,
    mrp,
    parent: parentKey(product),
    stockType: product.stockType,
    isapparelproduct: isApparel(product.category.id),
    isParentAlter: false,
  }
}

interface Ids {
  has(id: number): boolean
  readonly size: number
}

/** Products of a cart and the pieces of each. */
interface CartQuantities extends Ids {
  get(id: number): number | undefined
}

/** The number of lines that can still be added to a cart with this many. */
export const roomIn = (cartType: CartType, lines: number): number => Math.max(0, CART_KINDS[cartType].capacity - lines)

/** The reason why a product can't be added, regardless of the cart's free space; undefined if it can. */
export function refusePieces(cart: CartQuantities, id: number, qty: number): MessageKey | undefined {
  if (cart.has(id)) return cart.get(id) === qty ? 'sameQuantity' : 'alreadyInCart'
  if (!isQuantity(qty)) return qty === 0 ? 'selectQuantity' : 'quantityRange'
  return undefined
}

/** The reason why a product can't be added; undefined if it can. */
export const refuseToAdd = (
  cartType: CartType,
  cart: CartQuantities,
  id: number,
  qty: number,
): MessageKey | undefined => refusePieces(cart, id, qty) ?? (roomIn(cartType, cart.size) === 0 ? 'cartFull' : undefined)

/** The reason why a line's quantity can't become `qty`; undefined if it can. A missing line was removed elsewhere. */
export function refuseToChange(line: CartLine | undefined, qty: number): MessageKey | undefined {
  if (line === undefined) return 'cartChanged'
  if (!isQuantity(qty)) return qty === 0 ? 'selectQuantity' : 'quantityRange'
  return line.qty === qty ? 'sameQuantity' : undefined
}

/** The reason why a listing can't be added; it has a limit of its own, besides the cart's. */
export const refuseListing = (products: number): MessageKey | undefined =>
  products > LISTING_BULK_LIMIT ? 'listingTooLong' : undefined

/** True if two readings of a cart hold the same products in the same quantities at the same prices (paise), in any order. */
export function sameLines(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const text = ({ id, qty, mrp }: CartLine): string => `${id} ${qty} ${mrp}`
  const known = new Set(some.map(text))
  return some.length === others.length && others.every((line) => known.has(text(line)))
}

/** 1 if the portal is to enforce the capacity; 0 if the lines only change or replace ones already in the cart. */
export const checkLimitOf = (lines: readonly Pick<CartLine, 'id'>[], cart: Pick<Ids, 'has'>): 0 | 1 =>
  lines.every(({ id }) => cart.has(id)) ? 0 : 1

/** True for a typed order id: letters, digits, dashes, slashes and underscores, at most 64, with at least one digit. */
export const isOrderId = (text: string): boolean => /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9/_-]{0,63}$/.test(text)
