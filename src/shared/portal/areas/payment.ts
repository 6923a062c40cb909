import { z } from 'zod'
import { ACCOUNTS, PAYMENT_MODES } from '../../domain/payments/payment.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { list } from '../rows.ts'

const account = z.union([z.literal(ACCOUNTS[0].id), z.literal(ACCOUNTS[1].id)])

export const payment = {
  pending: call({
    get: '/api/payment/pending',
    query: z.object({ accountId: f.idInUrl }),
    answer: list(
      z.object({
        POID: f.textId,
        NetPayment: f.rupees,
        createddate: ours('date ordered', f.shown(f.moment)),
        /** Present once the order is part of a confirmation that the portal's staff reviews. */
        paymentconfirmationdetail: f.absent(z.object({ orderID: f.absent(f.textId) })),
      }),
    ),
    keep: 'minute',
  }),
  processConfirmPayment: call({
    post: '/api/payment/processConfirmPayment',
    body: z.object({
      paymentData: z.object({
        paymentType: z.enum(PAYMENT_MODES),
        referenceId: z.string().min(1).max(100),
        totalAmountPayable: f.rupees,
        totalAmountPaid: f.rupees,
        orders: z.array(f.textId).min(1).max(500),
        ledgerAccount: account,
      }),
    }),
    answer: f.acknowledgement.extend({
      referenceNo: ours('the portal’s payment number', f.absent(f.text(100))),
    }),
    invalidates: ['payment.pending', 'order.history', 'ledger.entries', 'ledger.misc'],
  }),
}
