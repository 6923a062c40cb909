/** Orders that wait to be paid. */
import { ACCOUNTS, accountOf, isUnpaid } from '../../domain/payments/payment.ts'
import { orderAddress } from '../../domain/people/addresses.ts'
import { amount, badge, day, link } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

const accounts = ACCOUNTS.map(({ id, name }) => ({ value: String(id), label: name }))

export const accountFilter = () => filter.choice('Account', () => accounts, { unset: ACCOUNTS[0].name })

export const payments = list({ pending: 'payment.pending' }, ({ pending }) => ({ rows: pending }))({
  title: 'Payments',
  noun: ['order', 'orders'],
  pages: 'whole',
  filters: { account: accountFilter() },
  columns: {
    po: link('PO number', ({ POID }) => POID, { to: ({ POID }) => orderAddress(POID), grow: 1 }),
    ordered: day('Ordered', ({ createddate }) => createddate, { grow: 1 }),
    status: badge('Status', (row) => (isUnpaid(row) ? 'To be paid' : 'Confirmation sent'), {
      tone: (row) => (isUnpaid(row) ? 'warn' : 'busy'),
      width: 150,
    }),
    net: amount('Net payment', ({ NetPayment }) => NetPayment, { sum: true, grow: 1 }),
  },
  asks: ({ filters: { account } }) => ({ pending: { query: { accountId: accountOf(account) } } }),
  key: ({ POID }) => POID,
  none: 'paymentsNone',
})
