/** A ledger as a printed statement: each sheet begins with the balance carried forward from the one before. Amounts are paise. */
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
  /** The balance at the start of the sheet: the opening balance on the first. */
  readonly brought: Paise
  readonly lines: readonly Line[]
  /** The balance at its end: the closing balance on the last. */
  readonly carried: Paise
  readonly debits: Paise
  readonly credits: Paise
}

/** Characters that fit on a line. */
const VOUCHER_LINE = 30
const WORDS_LINE = 26
/** Maximum characters of the particulars; the rest is in the ledger. */
const MOST_WORDS = 280
/** Tenths of a millimetre: a line of text, a line of small text, a row's padding. */
const LINE = 34
const SMALL = 29
const AROUND = 18
/** Space for the rows of an A4 sheet; on the first one the totals take some. */
const ON_THE_FIRST = 2200
const ON_A_SHEET = 2280

/** The height of an entry in tenths of a millimetre. */
function heightOf({ voucherNumber, voucherType, ...entry }: LedgerEntry): number {
  const number = Math.ceil(voucherNumber.length / VOUCHER_LINE) * LINE + (voucherType === '' ? 0 : SMALL)
  const words = Math.ceil(Math.min(MOST_WORDS, exportedWords(entry).length) / WORDS_LINE) * LINE
  return AROUND + Math.max(LINE + SMALL, number, words)
}

/** The entries of each sheet; an empty ledger has one sheet without entries. */
function portionsByHeight<E extends LedgerEntry>(rows: readonly E[]): readonly (readonly E[])[] {
  const sheets: E[][] = [[]]
  let used = 0
  for (const row of rows) {
    const height = heightOf(row)
    if (used > 0 && used + height > (sheets.length === 1 ? ON_THE_FIRST : ON_A_SHEET)) {
      sheets.push([])
      used = 0
    }
    sheets.at(-1)?.push(row)
    used += height
  }
  return sheets
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

/** The sheets of a statement; one without entries still shows the opening and closing balance. */
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
