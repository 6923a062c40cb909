/** Checks if a product can be delivered to the store, which is only needed for stock that a vendor ships directly. */
import { type MessageKey, say } from '../../messages.ts'
import type { StockType } from './product.ts'

export const needsServiceabilityCheck = (stockType: StockType): boolean =>
  stockType === 'DropShipment' || stockType === 'CreditVendorStock'

const SENTENCES = {
  /** For a product about to be added. */
  add: 'notServiceableNotAdded',
  /** For a product in the cart, which is removed. */
  cart: 'notServiceableRemoved',
} as const satisfies Record<string, MessageKey>

/** A sentence that lists the products that can't be delivered to the store. */
export function notServiceableSentence(
  products: readonly { readonly id: number; readonly name: string }[],
  where: keyof typeof SENTENCES,
): string {
  const named = products.map(({ id, name }) => `${id} ${name}`).join(', ')
  return say(SENTENCES[where], { products: named })
}
