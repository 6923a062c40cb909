/** Orders that customers made at the store's kiosk. Confirming and cancelling are GETs on the wire and writes all the same. */
import { z } from 'zod'
import { KIOSK_STATUSES } from '../../domain/orders/kiosk.ts'
import { ZERO } from '../../domain/values/money.ts'
import { call } from '../call.ts'
import { absent, acknowledgement, id, moment, orElse, pieces, rupees, text, textId } from '../fields.ts'
import { list, rows } from '../rows.ts'

const status = z.enum(KIOSK_STATUSES)
const ofOrder = z.object({ id: textId })

/** Of one piece; missing means that there is no such tax. */
const tax = orElse(rupees, ZERO)

const line = z.object({
  id,
  name: text(),
  HSNCode: text(12),
  qty: pieces,
  MRP: absent(rupees),
  /** What the customer paid for a piece, with its tax. */
  ActualPrice: rupees,
  CGST: tax,
  SGST: tax,
  IGST: tax,
})

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
  /** What a customer's receipt and invoice say; refused with 422 and code 740 while it is being made. */
  receipt: call({
    get: '/api/kajukatli/getReceipt',
    query: ofOrder,
    answer: z.object({
      InvoiceNo: text(64),
      OrderDate: absent(moment),
      PaymentMode: text(60),
      StoreName: text(),
      StoreAddress: text(1000),
      GSTNo: text(20),
      CustomerName: text(),
      MobileNo: text(40),
      Email: text(254),
      Address: text(1000),
      TotalPrice: absent(rupees),
      products: list(line),
    }),
  }),
  cancelOrder: call({
    get: '/api/kajukatli/cancelOrder',
    effect: 'write',
    query: ofOrder,
    answer: acknowledgement,
    invalidates: ['kiosk.orderList'],
  }),
}
