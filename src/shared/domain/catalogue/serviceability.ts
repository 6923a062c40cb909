/** Whether a product can be brought to the store: a question only for stock that a vendor sends himself. */
import { type MessageKey, say } from '../../messages.ts'
import type { StockType } from './product.ts'

export const needsServiceabilityCheck = (stockType: StockType): boolean =>
  stockType === 'DropShipment' || stockType === 'CreditVendorStock'

const SENTENCES = {
  /** On the way into the cart. */
  add: 'notServiceableNotAdded',
  /** Already in the cart, and taken out. */
  cart: 'notServiceableRemoved',
} as const satisfies Record<string, MessageKey>

/** The sentence that names the products that can't be brought to the store. */
export function notServiceableSentence(
  products: readonly { readonly id: number; readonly name: string }[],
  where: keyof typeof SENTENCES,
): string {
  const named = products.map(({ id, name }) => `${id} ${name}`).join(', ')
  return say(SENTENCES[where], { products: named })
}
