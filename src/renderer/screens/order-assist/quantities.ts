/** What is to be ordered of each product: the suggestion, unless somebody typed another quantity. */
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'

const suggested = ({ suggestion }: AssistedProduct): number => suggestion?.qty ?? 0

/** Pieces; 0 where nothing is to be ordered. */
export const quantityOf = (row: AssistedProduct, byHand: ByHand): number =>
  byHand.get(row.view.facts.id) ?? suggested(row)

export const isByHand = (row: AssistedProduct, byHand: ByHand): boolean => quantityOf(row, byHand) !== suggested(row)

/** What is typed, an empty field included; undefined where a cart couldn't hold it. */
export const parsePieces = (text: string): number | undefined => (/^\s*0*\s*$/.test(text) ? 0 : parseQuantity(text))

/** A product that is going into the cart, and what the cart has of it. */
export interface ChosenQuantity {
  readonly id: number
  readonly name: string
  readonly qty: number
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
  const { id, name } = row.view.facts
  const qty = quantityOf(row, byHand)
  const inCart = cart.get(id)
  return qty === 0 || qty === inCart ? undefined : { id, name, qty, inCart, byHand: isByHand(row, byHand) }
}

/** As many of them as the cart has room for, in their order; what is there already needs none. */
export function fitting(takings: readonly ChosenQuantity[], room: number): readonly ChosenQuantity[] {
  let left = room
  return takings.filter(({ inCart }) => {
    if (inCart !== undefined) return true
    left -= 1
    return left >= 0
  })
}
