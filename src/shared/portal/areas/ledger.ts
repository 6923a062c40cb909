/** A store's ledgers: entries of some days, with what there was before the first of them. */
import { z } from 'zod'
import { ACCOUNTS } from '../../domain/payments/payment.ts'
import { call } from '../call.ts'
import { absent, moment, rupees } from '../fields.ts'
import { list } from '../rows.ts'

const ledgerType = z.union([z.literal(ACCOUNTS[0].id), z.literal(ACCOUNTS[1].id)])

export const ledger = {
  entries: call({
    post: '/api/ledger/getLedger',
    effect: 'read',
    body: z.object({ ledgerType, orderFrom: moment, orderTo: moment }),
    answer: list(
      z.object({
        debit: absent(rupees),
        credit: absent(rupees),
        /** The first entry's alone. */
        openingBalance: absent(rupees),
        crdrOpeningBalance: absent(z.enum(['Credit', 'Debit'])),
      }),
    ),
  }),
}
