/** A ledger as a statement on paper: each sheet begins with what the one before carried forward. Amounts are paise. */
import { exportedWords, type LedgerEntry } from '../ledger/entry.ts'
import type { LedgerStatement } from '../ledger/ledger-of.ts'
import { formatDate } from '../values/dates.ts'
import { type Paise, sum } from '../values/money.ts'

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

/** Letters that a line has room for. */
const VOUCHER_LINE = 30
const WORDS_LINE = 26
/** Letters of the particulars; what says more is read in the ledger. */
const MOST_WORDS = 280
/** Tenths of a millimetre: a line of text, a line of small text, what a row has around it. */
const LINE = 34
const SMALL = 29
const AROUND = 18
/** What the rows of an A4 sheet have; on the first its sums take some. */
const ON_THE_FIRST = 2200
const ON_A_SHEET = 2280

/** Tenths of a millimetre that an entry takes. */
function heightOf({ voucherNumber, voucherType, ...entry }: LedgerEntry): number {
  const number = Math.ceil(voucherNumber.length / VOUCHER_LINE) * LINE + (voucherType === '' ? 0 : SMALL)
  const words = Math.ceil(Math.min(MOST_WORDS, exportedWords(entry).length) / WORDS_LINE) * LINE
  return AROUND + Math.max(LINE + SMALL, number, words)
}

/** The entries of each sheet; one sheet without any of a ledger that has none. */
function portionsByHeight<E extends LedgerEntry>(rows: readonly E[]): readonly (readonly E[])[] {
  const sheets: E[][] = [[]]
  let taken = 0
  for (const row of rows) {
    const height = heightOf(row)
    if (taken > 0 && taken + height > (sheets.length === 1 ? ON_THE_FIRST : ON_A_SHEET)) {
      sheets.push([])
      taken = 0
    }
    sheets.at(-1)?.push(row)
    taken += height
  }
  return sheets
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** The sheets of a statement; one without entries, too, says what it opens and closes with. */
export function statementSheets({ rows, opening }: Pick<LedgerStatement, 'rows' | 'opening'>): StatementSheet[] {
  let brought = opening
  return portionsByHeight(rows).map((own) => {
    const carried = own.at(-1)?.balance ?? brought
    const sheet: StatementSheet = {
      brought,
      carried,
      debits: sum(own.map(({ debit }) => debit)),
      credits: sum(own.map(({ credit }) => credit)),
      lines: own.map((row) => ({
        day: formatDate(row.approvedDate),
        voucher: row.voucherNumber,
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
