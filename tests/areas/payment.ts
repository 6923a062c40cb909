import fc from 'fast-check'
import { paise } from '../../src/shared/domain/values/money.ts'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'

export const payment = {
  calls: async ({ person }) => {
    const [first] = await person.ask('payment.pending', { query: { accountId: 1 } })
    return {
      pending: () => ({ query: { accountId: 1 } }),
      processConfirmPayment: () => ({
        body: {
          paymentData: {
            paymentType: 'Neft',
            referenceId: 'UTR1',
            totalAmountPayable: first?.NetPayment ?? (0 as never),
            totalAmountPaid: first?.NetPayment ?? (0 as never),
            orders: [first?.POID ?? ''],
            ledgerAccount: 1,
          },
        },
      }),
    }
  },
  documents: {
    pending: () => [
      {
        POID: text('PO'),
        NetPayment: next(),
        createddate: moment(),
        paymentconfirmationdetail: { orderID: text('PO') },
      },
    ],
  },
  state: {
    events: {
      paymentConfirmed: fc.record({
        type: fc.constant('paymentConfirmed'),
        user,
        reference: word,
        orders: fc.array(word, { maxLength: 3 }),
        received: fc.record({
          account: fc.constantFrom(1 as const, 2 as const),
          amount: fc.nat().map(paise),
          at: fc.nat(),
        }),
      }),
    },
    reads: { referenceOf: (ask) => WORDS.map((poid) => ask(poid)), paymentsOf: (ask) => USERS.map(ask) },
  },
  lists: { payments: screenAt('/home/account/payments') },
  entries: () => ({
    'payments.lost': [undefined],
    'payments.confirm': [{ account: 1, orders: ['PO-1-T'], mode: 'Neft', paid: 100, reference: 'UTR1', again: false }],
  }),
} satisfies AreaTables<'payment'>
