/** What is to be ordered of each product: the suggestion, unless somebody typed another quantity. */
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import type { Named } from '../../../shared/domain/catalogue/category-tree.ts'
import { suggestedPieces, worthOf } from '../../../shared/domain/replenishment/assist-overview.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'

/** Pieces; 0 where nothing is to be ordered. */
export const quantityOf = (row: AssistedProduct, byHand: ByHand): number =>
  byHand.get(row.view.facts.id) ?? suggestedPieces(row)

export const isByHand = (row: AssistedProduct, byHand: ByHand): boolean =>
  quantityOf(row, byHand) !== suggestedPieces(row)

/** What is typed, an empty field included; undefined where a cart couldn't hold it. */
export const parsePieces = (text: string): number | undefined =>
  /^\s*(?:0+\s*)?$/.test(text) ? 0 : parseQuantity(text)

/** A product that is going into the cart, and what the cart has of it. */
export interface ChosenQuantity {
  readonly id: number
  readonly name: string
  /** Which cart it goes into. */
  readonly category: Named
  readonly qty: number
  /** With GST; undefined where it has no price. */
  readonly worth: Paise | undefined
  readonly inCart: number | undefined
  /** Not what was suggested. */
  readonly byHand: boolean
}

/** Undefined where nothing is to be done: no quantity, or what the cart has already. */
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

/** The carts that products go into, and how many products each can still take. */
export interface Rooms {
  readonly cartOf: (taking: Pick<ChosenQuantity, 'category'>) => CartType
  readonly room: (cartType: CartType) => number
}

/** As many of them as their carts have room for, in their order; what is there already needs none. */
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
