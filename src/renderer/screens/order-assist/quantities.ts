/** The quantity of each product to order: the suggestion, unless the user typed another one. */
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import type { Named } from '../../../shared/domain/catalogue/category-tree.ts'
import { suggestedPieces, worthOf } from '../../../shared/domain/replenishment/assist-overview.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'

/** Pieces; 0 if none are to be ordered. */
export const quantityOf = (row: AssistedProduct, byHand: ByHand): number =>
  byHand.get(row.view.facts.id) ?? suggestedPieces(row)

export const isByHand = (row: AssistedProduct, byHand: ByHand): boolean =>
  quantityOf(row, byHand) !== suggestedPieces(row)

/** Parses typed text; empty text is 0. Returns undefined for a quantity that a cart can't hold. */
export const parsePieces = (text: string): number | undefined =>
  /^\s*(?:0+\s*)?$/.test(text) ? 0 : parseQuantity(text)

/** A product to put into the cart, with its quantity in the cart. */
export interface ChosenQuantity {
  readonly id: number
  readonly name: string
  /** The category, which decides the cart. */
  readonly category: Named
  readonly qty: number
  /** With GST; undefined if the product has no price. */
  readonly worth: Paise | undefined
  readonly inCart: number | undefined
  /** True if it isn't the suggestion. */
  readonly byHand: boolean
}

/** Undefined if there is nothing to do: no quantity, or the cart has it already. */
export function takingOf(
  row: AssistedProduct,
  byHand: ByHand,
  cart: ReadonlyMap<number, number>,
): ChosenQuantity | undefined {
  const { id, name, category } = row.view.facts
  const qty = quantityOf(row, byHand)
  const inCart = cart.get(id)
  if (qty === 0 || qty === inCart) return undefined
  return { id, name, category, qty, worth: worthOf(row.view, qty), inCart, byHand: isByHand(row, byHand) }
}

/** The cart for each product, and the number of lines that each cart can still take. */
export interface Rooms {
  readonly cartOf: (taking: Pick<ChosenQuantity, 'category'>) => CartType
  readonly room: (cartType: CartType) => number
}

/** As many of them as their carts have room for, in order; products already in the cart need no room. */
export function fitting(takings: readonly ChosenQuantity[], { cartOf, room }: Rooms): readonly ChosenQuantity[] {
  const added = new Map<CartType, number>()
  return takings.filter((taking) => {
    if (taking.inCart !== undefined) return true
    const cart = cartOf(taking)
    const count = (added.get(cart) ?? 0) + 1
    added.set(cart, count)
    return count <= room(cart)
  })
}
