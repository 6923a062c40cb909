import { recentDays } from '../../domain/orders/history-filter.ts'
import { WAITING } from '../../domain/orders/late.ts'
import { ACCOUNTS, accountOf, daysOpen, PAYMENT_STATUSES, paymentStatusOf } from '../../domain/payments/payment.ts'
import { orderAddress } from '../../domain/screens/addresses.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import type { Answer } from '../../portal/calls.ts'
import { amount, badge, count, day, link, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

const accounts = ACCOUNTS.map(({ id, name }) => ({ value: String(id), label: name }))

export const accountFilter = () => filter.choice('Account', () => accounts, { unset: ACCOUNTS[0].name, whose: true })

type Pending = Answer<'payment.pending'>[number]
type Row = Pending & { readonly warehouse: number | undefined }

export const payments = list(
  { pending: 'payment.pending', orders: 'order.every' },
  ({ pending, orders = [] }) => {
    const warehouses = new Map(orders.map(({ poid, warehouseid }) => [poid, warehouseid]))
    return { rows: pending.map((row): Row => ({ ...row, warehouse: warehouses.get(row.POID) })) }
  },
  // It only adds the orders' warehouses.
  ['orders'],
)({
  title: 'Payments',
  noun: ['order', 'orders'],
  pages: 'whole',
  filters: {
    account: accountFilter(),
    status: filter.choice<Row>('Status', PAYMENT_STATUSES, { of: paymentStatusOf }),
  },
  columns: {
    po: link('PO number', ({ POID }) => POID, { to: ({ POID }) => orderAddress(POID) }),
    warehouse: text(
      'Warehouse',
      ({ warehouse }, { warehouseName }) => (warehouse === undefined ? undefined : warehouseName(warehouse)),
      { width: 180, grow: 0, rank: 1 },
    ),
    ordered: day('Ordered', ({ createddate }) => createddate),
    age: count('Age', (row, { today }) => daysOpen(row, today), { unit: ['day', 'days'] }),
    status: badge('Status', paymentStatusOf, { tone: (row) => statusTone(paymentStatusOf(row)) }),
    net: amount('Net payment', ({ NetPayment }) => NetPayment, { sum: true }),
  },
  asks: ({ filters: { account }, context }) => ({
    pending: { query: { accountId: accountOf(account) } },
    orders: { ...recentDays(context.today), statuses: [...WAITING] },
  }),
  key: ({ POID }) => POID,
  none: 'paymentsNone',
})
