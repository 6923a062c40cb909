/** What may go into a cart, and what a cart's quantities may be. */
import type { MessageKey } from '../../messages.ts'
import type { Product } from '../catalogue/product.ts'
import type { Paise } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { isApparel } from './apparel.ts'
import type { CartLine } from './cart.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'

/** Products of a whole filtered listing that may be added at once. */
export const LISTING_BULK_LIMIT = 300
/** How often an open cart is read anew, in milliseconds. */
export const CART_REFRESH_EVERY = 600_000

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 9999

/** What a drop-down offers: 1 to 50, then 100 to 500 by 50. */
export const QUANTITY_CHOICES: readonly number[] = [
  ...Array.from({ length: 50 }, (_, at) => at + 1),
  ...Array.from({ length: 9 }, (_, at) => 100 + at * 50),
]

/** Sizes of one group and colour belong together in these. */
const GROUPED: readonly number[] = [6, 21]
const SET_FROM = 3

export const isQuantity = (qty: number): boolean => Number.isInteger(qty) && qty >= MIN_QUANTITY && qty <= MAX_QUANTITY

/** A quantity as it was typed: whole, 1 to 9999, no sign; undefined for anything else. */
export function parseQuantity(text: string): number | undefined {
  const qty = wholeNumber(text)
  return qty !== undefined && isQuantity(qty) ? qty : undefined
}

/** Nothing is typed, or none is asked for. */
export const isNoQuantity = (text: string): boolean => ['', '0'].includes(text.trim())

/** Why a text that is no quantity isn't one. */
export const refuseQuantity = (text: string): MessageKey => (isNoQuantity(text) ? 'selectQuantity' : 'quantityRange')

/** A set's size as it was typed, in whole pieces: what is less than one counts as one. */
export const setSize = (typed: number): number => (Number.isFinite(typed) ? Math.max(1, Math.floor(typed)) : 1)

/** What holds the lines of one set together: group and colour for categories 6 and 21, the product's own id otherwise, and where no group is told. */
export const parentKey = ({
  id,
  groupID,
  color,
  category,
}: Pick<Product, 'id' | 'groupID' | 'color' | 'category'>): string =>
  GROUPED.includes(category.id) ? `${groupID || id}^${color}` : `${id}^${color}`

/** Parent keys of sets: three lines or more of category 6 or 21 under one parent. */
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

/** Lines that a cart of so many still has room for. */
export const roomIn = (cartType: CartType, lines: number): number => Math.max(0, CART_KINDS[cartType].capacity - lines)

/** Why a product can't be added, whatever room the cart has; undefined when it can. */
export function refusePieces(cart: CartQuantities, id: number, qty: number): MessageKey | undefined {
  if (cart.has(id)) return cart.get(id) === qty ? 'sameQuantity' : 'alreadyInCart'
  if (!isQuantity(qty)) return qty === 0 ? 'selectQuantity' : 'quantityRange'
  return undefined
}

/** Why a product can't be added; undefined when it can. */
export const refuseToAdd = (
  cartType: CartType,
  cart: CartQuantities,
  id: number,
  qty: number,
): MessageKey | undefined => refusePieces(cart, id, qty) ?? (roomIn(cartType, cart.size) === 0 ? 'cartFull' : undefined)

/** Why a line's quantity can't become `qty`; undefined when it can. A line that isn't there was removed elsewhere. */
export function refuseToChange(line: CartLine | undefined, qty: number): MessageKey | undefined {
  if (line === undefined) return 'cartChanged'
  if (!isQuantity(qty)) return qty === 0 ? 'selectQuantity' : 'quantityRange'
  return line.qty === qty ? 'sameQuantity' : undefined
}

/** Adding a whole listing has a limit of its own, besides the cart's. */
export const refuseListing = (products: number): MessageKey | undefined =>
  products > LISTING_BULK_LIMIT ? 'listingTooLong' : undefined

/** Whether two readings of a cart hold the same products in the same quantities at the same prices (paise), in whatever order. */
export function sameLines(some: readonly CartLine[], others: readonly CartLine[]): boolean {
  const text = ({ id, qty, mrp }: CartLine): string => `${id} ${qty} ${mrp}`
  const known = new Set(some.map(text))
  return some.length === others.length && others.every((line) => known.has(text(line)))
}

/** 1: the portal is to enforce the capacity; 0 where the lines only change or replace what is in the cart already. */
export const checkLimitOf = (lines: readonly Pick<CartLine, 'id'>[], cart: Pick<Ids, 'has'>): 0 | 1 =>
  lines.every(({ id }) => cart.has(id)) ? 0 : 1

/** An order's id as a person may have typed it: letters, digits, dashes and strokes, at most 64, with a digit in it. */
export const isOrderId = (text: string): boolean => /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9/_-]{0,63}$/.test(text)
