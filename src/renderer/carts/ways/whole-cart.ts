/** Makes sure that an export contains the cart on screen. */
import { messages } from '../../../shared/messages.ts'
import { AskError } from '../../bridge/bridge.ts'
import type { CartModel } from '../model/cart-model.ts'

/** Waits until typed quantities are sent; throws an AskError with a message if some can't be. */
export async function wholeCart(model: CartModel): Promise<void> {
  if (!(await model.settled())) throw new AskError({ kind: 'rule', message: messages.cartNotWhole })
}
