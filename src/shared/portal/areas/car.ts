/** The cart of operators. */
import { z } from 'zod'
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'
import { absent, count } from '../fields.ts'

export const car = {
  /** Lines in it. */
  count: call({ get: '/api/portal/car/count', answer: z.object({ count: absent(count) }) }),
  checkCartStatus: call({ post: '/api/portal/car/checkcartstatus', effect: 'read', answer: cartStatus }),
}
