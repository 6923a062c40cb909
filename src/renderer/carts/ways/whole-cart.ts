/** What leaves the cart is the cart on the screen. */
import { messages } from '../../../shared/messages.ts'
import { AskError } from '../../app/bridge.ts'
import type { CartModel } from '../model/cart-model.ts'

/** Waits for what was typed last; fails, with what to say, where some of it can't be sent. */
export async function wholeCart(model: CartModel): Promise<void> {
  if (!(await model.settled())) throw new AskError({ kind: 'rule', message: messages.cartNotWhole })
}
