/** The tax in a store's invoices for its monthly return; each row is one document and rate. */

import { entryAddress } from '../../domain/ledger/addresses.ts'
import type { InputTax } from '../../domain/ledger/input-tax.ts'
import { entryKey } from '../../domain/ledger/merge.ts'
import { ledgerSpans } from '../../domain/ledger/periods.ts'
import { refuseReach } from '../../domain/orders/search-days.ts'
import { ACCOUNTS, accountOf } from '../../domain/payments/payment.ts'
import { addDays, addMonths, type Day, firstOfMonth } from '../../domain/values/dates.ts'
import { amount, badge, type Column, day, link, percent, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { type FilterValues, list } from '../list.ts'

const MONTHS = 12

/** The return of a month is filed in the next one. */
const lastMonth = (today: Day) => ({
  from: addMonths(firstOfMonth(today), -1),
  to: addDays(firstOfMonth(today), -1),
})

const filters = {
  days: filter.days('Approved', {
    months: MONTHS,
    first: lastMonth,
    presets: ledgerSpans,
  }),
  account: filter.choice('Account', () => ACCOUNTS.map(({ id, name }) => ({ value: String(id), label: name })), {
    unset: ACCOUNTS[0].name,
    whose: true,
  }),
}
export type InputTaxFilters = FilterValues<typeof filters>

const columns = {
  approved: day('Date', ({ entry }) => entry.approvedDate, { width: 104, rank: 3 }),
  number: link('Document', ({ entry }: InputTax) => entry.voucherNumber, {
    to: ({ entry }) => entryAddress(entry),
    width: 150,
    whole: true,
  }),
  document: badge('Document type', ({ document }) => document, { width: 116, rank: 5 }),
  particulars: text('Particulars', ({ entry }) => entry.descTitle, { width: 150, rank: 1 }),
  state: text('Issuer’s state', ({ state }) => state, { width: 124, rank: 2 }),
  rate: percent('Rate', ({ rate }) => rate, { width: 64, rank: 4 }),
  base: amount('Taxable value', ({ base }) => base, { sum: true }),
  centre: amount('CGST', ({ CGST }) => CGST, { sum: true, width: 104 }),
  ofState: amount('SGST', ({ SGST }) => SGST, { sum: true, width: 104 }),
  integrated: amount('IGST', ({ IGST }) => IGST, { sum: true, width: 104 }),
  net: amount('Total', ({ net }) => net, { sum: true }),
} satisfies Readonly<Record<string, Column<InputTax>>>

/** The query for main; last month by default. */
export const inputTaxQuery = ({ days = {}, account }: InputTaxFilters, today: Day) => ({
  account: accountOf(account),
  from: days.from ?? firstOfMonth(days.to ?? lastMonth(today).from),
  to: days.to ?? lastMonth(today).to,
})

export const inputTax = list({ taxes: 'ledger.inputTax' }, ({ taxes: { rows } }) => ({ rows }))({
  title: 'Input tax',
  noun: ['row', 'rows'],
  pages: 'whole',
  filters,
  columns,
  asks: ({ filters: values, context }) => ({ taxes: inputTaxQuery(values, context.today) }),
  key: ({ entry, rate }) => `${entryKey(entry)}|${rate}`,
  opens: ({ entry }) => entryAddress(entry),
  refuses: ({ days = {} }) => refuseReach([days], 'inputTaxTooLong', MONTHS),
  none: 'inputTaxNone',
})
