/** The statement of a ledger: all entries of a range of days, with the balances carried forward between sheets. */

import { z } from 'zod'
import { balanceInWords } from '../domain/ledger/statement.ts'
import { type StatementSheet, statementSheets } from '../domain/papers/ledger-statement.ts'
import { ACCOUNTS } from '../domain/payments/payment.ts'
import { dayAt, formatDate, formatDateTime, formatDays, isoAt } from '../domain/values/dates.ts'
import { formatRupees } from '../domain/values/money.ts'
import { ok } from '../errors.ts'
import { messages } from '../messages.ts'
import { paper, WHOLE_SHEETS } from './paper.ts'

const subject = z.strictObject({
  kind: z.literal('ledgerStatement'),
  account: z.literal([1, 2]),
  from: z.iso.date(),
  to: z.iso.date(),
})
type Subject = z.output<typeof subject>

export interface LedgerStatementPaper {
  readonly title: string
  readonly storeName: string
  readonly GSTNumber: string
  /** Time of creation. */
  readonly at: string
  /** The totals, each with its label. */
  readonly sums: readonly (readonly [label: string, value: string])[]
  /** A note that there are no entries, or that some may be missing; '' otherwise. */
  readonly note: string
  readonly sheets: readonly StatementSheet[]
}

const titleOf = ({ account, from, to }: Subject): string =>
  `${ACCOUNTS.find(({ id }) => id === account)?.name} ledger, ${formatDays(from, to)}`

export const ledgerStatement = paper({
  subject,
  about: (statement) => `statement of the ${titleOf(statement)}`,
  plural: 'ledger statements',
  load: async (statement, ask, { store, now }) => {
    const { account, from, to } = statement
    const read = await ask('ledger.statement', { account, from, to })
    if (!read.ok) return read
    const { opening, debits, credits, closing, missing, rows } = read.value
    const today = dayAt(now)
    const known = to < today ? await ask('ledger.balanceToday', { account }) : undefined
    if (known?.ok === false && known.error.kind === 'session') return known
    const value: LedgerStatementPaper = {
      title: titleOf(statement),
      storeName: store.companyName,
      GSTNumber: store.GSTNumber,
      at: formatDateTime(isoAt(now)),
      sums: [
        ['Opening balance', balanceInWords(opening)],
        ['Debits', formatRupees(debits)],
        ['Credits', formatRupees(credits)],
        ['Closing balance', balanceInWords(closing)],
        ...(known?.ok && known.value.known
          ? [[`Balance today, ${formatDate(today)}`, balanceInWords(known.value.value)] as const]
          : []),
      ],
      note: [rows.length === 0 && messages.ledgerNone, missing.length > 0 && messages.ledgerIncomplete]
        .filter(Boolean)
        .join(' '),
      sheets: statementSheets(read.value),
    }
    return ok(value)
  },
  title: ({ title }) => title,
  fileName: ({ title }) => title,
  // Each sheet is drawn as a whole, with the carried balance at its end.
  page: WHOLE_SHEETS,
})
