/** The cart of operators. */
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'

export const car = {
  checkCartStatus: call({ post: '/api/portal/car/checkcartstatus', effect: 'read', answer: cartStatus }),
}
