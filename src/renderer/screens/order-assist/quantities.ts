/** What is to be ordered of each product: the suggestion, unless somebody typed another quantity. */
import type { AssistedProduct } from '../../../shared/bridge/assist.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'

/** By product, as it was typed. */
export type Typed = ReadonlyMap<number, string>

const suggested = ({ suggestion }: AssistedProduct): string =>
  suggestion === undefined || suggestion.qty === 0 ? '' : String(suggestion.qty)

export const quantityText = (row: AssistedProduct, typed: Typed): string =>
  typed.get(row.view.facts.id) ?? suggested(row)

export const isByHand = (row: AssistedProduct, typed: Typed): boolean => quantityText(row, typed) !== suggested(row)

/** A product that is going into the cart, and what the cart has of it. */
export interface ChosenQuantity {
  readonly id: number
  readonly name: string
  readonly qty: number
  readonly inCart: number | undefined
  /** Not what was suggested. */
  readonly byHand: boolean
}

/** Undefined where nothing is to be done: no quantity, none that the cart could hold, or what the cart has already. */
export function takingOf(
  row: AssistedProduct,
  typed: Typed,
  cart: ReadonlyMap<number, number>,
): ChosenQuantity | undefined {
  const { id, name } = row.view.facts
  const qty = parseQuantity(quantityText(row, typed))
  const inCart = cart.get(id)
  return qty === undefined || qty === inCart ? undefined : { id, name, qty, inCart, byHand: isByHand(row, typed) }
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
