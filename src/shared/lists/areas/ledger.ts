/** The ledger of an account. The balance after each entry follows the chronological order, regardless of filters and sorting. */

import { entryAddress } from '../../domain/ledger/addresses.ts'
import { CHECKED, type Checked, checkedAs } from '../../domain/ledger/checked.ts'
import {
  exportedWords,
  LEDGER_KINDS,
  TRANSACTION_TYPES,
  transactionLabel,
  VOUCHER_TYPES,
} from '../../domain/ledger/entry.ts'
import type { LedgerStatement } from '../../domain/ledger/ledger-of.ts'
import { entryKey } from '../../domain/ledger/merge.ts'
import { hasBegun, LEDGER_YEARS, ledgerSpan, ledgerSpans, thisYear } from '../../domain/ledger/periods.ts'
import { netOf, sideOf } from '../../domain/ledger/statement.ts'
import { refuseReach } from '../../domain/orders/search-days.ts'
import { ACCOUNTS, accountOf } from '../../domain/payments/payment.ts'
import type { Day } from '../../domain/values/dates.ts'
import { type Paise, paise } from '../../domain/values/money.ts'
import { sentenceCase } from '../../text.ts'
import { fromCall } from '../choices.ts'
import { amount, badge, type Column, day, link, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { type FilterValues, list } from '../list.ts'

type Row = LedgerStatement['rows'][number] & { readonly checked: Checked }

const MONTHS = 12 * LEDGER_YEARS

/** The searchable text of an entry. */
const words = (row: Row): string =>
  [
    row.voucherNumber,
    row.descTitle,
    row.exportDesc,
    row.description,
    row.accTypeName,
    row.B2BReferenceNumber,
    row.docketNumber,
    LEDGER_KINDS[row.kind].words,
  ].join(' ')

const filters = {
  days: filter.days('Approved', { months: MONTHS, first: thisYear, presets: ledgerSpans }),
  account: filter.choice('Account', () => ACCOUNTS.map(({ id, name }) => ({ value: String(id), label: name })), {
    unset: ACCOUNTS[0].name,
    whose: true,
  }),
  voucher: filter.choice('Voucher type', VOUCHER_TYPES, { of: ({ voucherType }: Row) => voucherType }),
  transaction: filter.choice(
    'Transaction',
    () => TRANSACTION_TYPES.map(({ type, shown }) => ({ value: type, label: shown })),
    { of: ({ transactionType }: Row) => transactionType },
  ),
  type: filter.several(
    'Account type',
    fromCall('ledger.accTypes', {
      asks: () => ({}),
      options: (types) => types.map(({ accTypeName }) => ({ value: accTypeName, label: accTypeName })),
    }),
    { of: ({ accTypeName }: Row) => accTypeName },
  ),
  checked: filter.choice('Own books', () => Object.entries(CHECKED).map(([value, label]) => ({ value, label })), {
    of: ({ checked }: Row) => checked,
  }),
  amount: filter.range('Amount', 'rupees', { of: ({ debit, credit }: Row) => Math.abs(debit - credit) }),
  words: filter.text('Search entries', { of: words }),
}
export type LedgerFilters = FilterValues<typeof filters>

const orNone = (value: Paise): Paise | undefined => (value === 0 ? undefined : value)

const columns = {
  approved: day('Date', ({ approvedDate }) => approvedDate, { width: 104 }),
  voucher: link('Voucher no.', ({ voucherNumber }: Row) => voucherNumber, {
    to: entryAddress,
    width: 150,
    whole: true,
    rank: 5,
  }),
  voucherType: text('Voucher type', ({ voucherType }) => sentenceCase(voucherType), { under: 'voucher' }),
  title: text('Particulars', ({ descTitle }) => descTitle, { width: 160 }),
  description: text('Description', exportedWords, { under: 'title' }),
  type: text('Account type', ({ accTypeName }) => accTypeName, { at: 'chosen', width: 124, grow: 0, rank: 1 }),
  checked: badge('Own books', ({ checked }) => (checked === 'unchecked' ? undefined : CHECKED[checked]), {
    width: 96,
    rank: 4,
  }),
  kind: text('Entry type', ({ kind }) => LEDGER_KINDS[kind].words, { at: 'chosen' }),
  reference: text('B2B reference', ({ B2BReferenceNumber }) => B2BReferenceNumber, { width: 140, grow: 0, rank: 3 }),
  docket: text('Docket', ({ docketNumber }) => docketNumber, { under: 'reference', before: 'Docket ' }),
  side: badge('In company’s books', ({ transactionType }) => transactionLabel(transactionType), {
    at: 'chosen',
    width: 136,
    rank: 2,
  }),
  creditAcc: text('Account side', ({ creditAcc }) => creditAcc, { at: 'chosen' }),
  debit: amount('Debit', ({ debit }) => orNone(debit), { sum: true, isNone: () => true, width: 108 }),
  credit: amount('Credit', ({ credit }) => orNone(credit), { sum: true, isNone: () => true, width: 108 }),
  net: amount('Debit less credit', netOf, { sum: true, at: 'chosen', width: 130 }),
  balance: amount('Balance', ({ balance }) => paise(Math.abs(balance)), { width: 116, opens: true }),
  balanceSide: text('Balance Dr/Cr', ({ balance }) => sideOf(balance), { under: 'balance' }),
} satisfies Readonly<Record<string, Column<Row>>>

/** The query for main. */
export const ledgerQuery = ({ days = {}, account }: LedgerFilters, today: Day) => ({
  account: accountOf(account),
  ...ledgerSpan(days, today),
})

/** The reason why these days aren't requested; undefined if they are. */
export const refuseLedger = ({ days = {} }: LedgerFilters, today: Day) =>
  hasBegun(days.from, today) ? refuseReach([days], 'ledgerTooLong', MONTHS) : 'ledgerNotBegun'

const balance = (label: string, of: Paise) => ({ label, amount: paise(Math.abs(of)), side: sideOf(of) })

export const ledger = list({ statement: 'ledger.statement', marks: 'ledger.marks' }, ({ statement, marks }) => {
  const checkedByKey = new Map(marks)
  return {
    rows: statement.rows.map((row) => ({ ...row, checked: checkedAs(row, checkedByKey.get(entryKey(row))) })),
    balances: [
      balance('Opening balance', statement.opening),
      balance(statement.missing.length > 0 ? 'Closing balance (incomplete)' : 'Closing balance', statement.closing),
    ],
  }
})({
  title: 'Ledger',
  noun: ['entry', 'entries'],
  pages: 'whole',
  filters,
  columns,
  asks: ({ filters: values, context }) => {
    const statement = ledgerQuery(values, context.today)
    return { statement, marks: { account: statement.account } }
  },
  key: entryKey,
  order: 'oldest first',
  opens: entryAddress,
  refuses: (values, { today }) => refuseLedger(values, today),
  none: 'ledgerNone',
})
