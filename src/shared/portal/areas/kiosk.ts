/** Orders that customers made at the store's kiosk. Confirming and cancelling are GETs on the wire and writes all the same. */
import { z } from 'zod'
import { KIOSK_STATUSES } from '../../domain/orders/kiosk.ts'
import { call } from '../call.ts'
import { absent, acknowledgement, id, orElse, pieces, text, textId } from '../fields.ts'
import { rows } from '../rows.ts'

const status = z.enum(KIOSK_STATUSES)

export const kiosk = {
  orderList: call({
    get: '/api/kajukatli/getOrderList',
    query: z.object({ status }),
    answer: rows(
      z.object({
        id: textId,
        phoneNo: text(40),
        products: orElse(rows(z.object({ id, qty: pieces })), []),
        status,
        /** By which it is confirmed, where the portal tells it here. */
        POID: absent(textId),
      }),
    ),
    keep: 'minute',
  }),
  confirmOrder: call({
    get: '/api/kajukatli/confirmOrder',
    effect: 'write',
    query: z.object({ POID: textId, id: textId }),
    answer: acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
  cancelOrder: call({
    get: '/api/kajukatli/cancelOrder',
    effect: 'write',
    query: z.object({ id: textId }),
    answer: acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
}
