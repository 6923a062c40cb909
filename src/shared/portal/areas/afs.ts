/** The automatic replenishment cart. */
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'

export const afs = {
  checkCartStatus: call({ post: '/api/afs/checkcartstatus', effect: 'read', answer: cartStatus }),
}
