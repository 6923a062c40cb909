/** The automatic replenishment cart. */
import { z } from 'zod'
import { call } from '../call.ts'
import { cartStatus } from '../cart-status.ts'
import { absent, count } from '../fields.ts'

export const afs = {
  /** Lines in it. */
  count: call({ get: '/api/afs/count', answer: z.object({ count: absent(count) }) }),
  checkCartStatus: call({ post: '/api/afs/checkcartstatus', effect: 'read', answer: cartStatus }),
}
