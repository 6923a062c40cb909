import { C_FORM_STATUSES, cFormSpan, cFormStatus, cFormYears } from '../../domain/c-form/c-form.ts'
import type { Answer } from '../../portal/calls.ts'
import { amount, type Column, day, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

type Row = Answer<'cform.details'>[number]

const columns = {
  invoice: text('Invoice no.', ({ InvoiceNumber }) => InvoiceNumber, { width: 150 }),
  ordered: day('Ordered', ({ OrderDate }) => OrderDate, { rank: 2 }),
  shipped: day('Shipped', ({ ShippingDate }) => ShippingDate, { rank: 1 }),
  warehouse: text(
    'Warehouse',
    ({ WareHouseID }, { warehouseName }) => (WareHouseID === undefined ? undefined : warehouseName(WareHouseID)),
    { rank: 3 },
  ),
  net: amount('Net payment', ({ NetPayment }) => NetPayment, { sum: true }),
  cst: amount('CST amount', ({ CSTAmount }) => CSTAmount, { sum: true }),
  total: amount('Invoice total', ({ TotalInvoiceAmount }) => TotalInvoiceAmount, { sum: true, width: 140 }),
} satisfies Readonly<Record<string, Column<Row>>>

export const cForms = list({ invoices: 'cform.details' }, ({ invoices }) => ({ rows: invoices }))({
  title: 'C-form',
  noun: ['invoice', 'invoices'],
  pages: 'whole',
  filters: {
    status: filter.choice('Status', () => C_FORM_STATUSES.map(({ key, words }) => ({ value: key, label: words })), {
      unset: C_FORM_STATUSES[0].words,
    }),
    year: filter.choice('Year', ({ context }) =>
      cFormYears(context.today).map((year) => ({ value: year, label: year })),
    ),
  },
  columns,
  asks: ({ filters: { status, year }, context }) => {
    const { from, to } = cFormSpan(year, context.today)
    return { invoices: { body: { status: cFormStatus(status), fromDate: from, toDate: to } } }
  },
  key: ({ InvoiceNumber }) => InvoiceNumber,
  none: 'cFormNone',
})
