import type { ProductQuantity, Quantities } from '../../../shared/domain/carts/cart.ts'
import { CART_KINDS, type CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { proposedPieces } from '../../../shared/domain/carts/proposal.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { messages, say } from '../../../shared/messages.ts'

/** A parser for typed quantities. In a proposal, an empty field means the category's order quantity. */
export const piecesParser = (cartType: CartType) => (text: string) =>
  !CART_KINDS[cartType].isByHand && text.trim() === '' ? 0 : parseQuantity(text)

export interface CheckedQuantities {
  readonly items: readonly ProductQuantity[]
  /** A message about the quantities that were corrected. */
  readonly message: string | undefined
}

/** Keeps a proposal to its category's pieces, and a set to its sizes. `before`: pieces by product. */
export function applyRules(
  cartType: CartType,
  lines: readonly PricedLine[],
  items: readonly ProductQuantity[],
  before: Quantities,
): CheckedQuantities {
  if (CART_KINDS[cartType].isByHand) return { items, message: undefined }
  const known = new Map(lines.map((priced) => [priced.line.id, priced]))
  const corrected = items.map(({ id, qty }) => {
    const priced = known.get(id)
    return { id, qty: priced === undefined ? qty : proposedPieces(priced, qty, before.get(id) ?? priced.line.qty) }
  })
  const other = items.filter(({ qty }, at) => corrected[at]?.qty !== qty)
  if (other.length === 0) return { items: corrected, message: undefined }
  const proposals = other.map(({ id }) => known.get(id)?.line.proposal)
  if (proposals.some((one) => one?.leastUnknown === true)) return { items: corrected, message: messages.leastUnknown }
  if (proposals.every((one) => one?.isSet === true)) return { items: corrected, message: messages.setIsFixed }
  const [first] = other
  const qty = corrected.find(({ id }) => id === first?.id)?.qty
  const least = proposals[0]?.categoryQty
  const isOne = other.length === 1 && qty !== undefined && least !== undefined
  return { items: corrected, message: isOne ? say('categoryPieces', { least, qty }) : messages.categoriesPieces }
}
