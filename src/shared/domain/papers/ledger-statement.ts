/** A ledger as a statement on paper: each sheet begins with what the one before carried forward. Amounts are paise. */
import { exportedWords } from '../ledger/entry.ts'
import type { LedgerStatement } from '../ledger/ledger-of.ts'
import { formatDate } from '../values/dates.ts'
import { type Paise, sum } from '../values/money.ts'
import { portionsOf } from '../values/portions.ts'

interface Line {
  readonly day: string
  readonly voucher: string
  readonly type: string
  readonly words: string
  readonly debit: Paise
  readonly credit: Paise
  readonly balance: Paise
}

export interface StatementSheet {
  /** What the sheet begins with: the opening balance on the first. */
  readonly brought: Paise
  readonly lines: readonly Line[]
  /** What it ends with: the closing balance on the last. */
  readonly carried: Paise
  readonly debits: Paise
  readonly credits: Paise
}

/** Entries of one sheet of A4, of two lines at most each. */
const ON_A_SHEET = 20
/** Letters that two lines have room for. */
const MOST_WORDS = 70
const MOST_VOUCHER = 24

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** The sheets of a statement; one without entries, too, says what it opens and closes with. */
export function statementSheets({ rows, opening }: Pick<LedgerStatement, 'rows' | 'opening'>): StatementSheet[] {
  const sheets = rows.length === 0 ? [rows] : portionsOf(rows, ON_A_SHEET)
  let brought = opening
  return sheets.map((own) => {
    const carried = own.at(-1)?.balance ?? brought
    const sheet: StatementSheet = {
      brought,
      carried,
      debits: sum(own.map(({ debit }) => debit)),
      credits: sum(own.map(({ credit }) => credit)),
      lines: own.map((row) => ({
        day: formatDate(row.approvedDate),
        voucher: cut(row.voucherNumber, MOST_VOUCHER),
        type: row.voucherType,
        words: cut(exportedWords(row), MOST_WORDS),
        debit: row.debit,
        credit: row.credit,
        balance: row.balance,
      })),
    }
    brought = carried
    return sheet
  })
}
