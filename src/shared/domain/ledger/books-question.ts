/** What can't be known of a file of own books is asked, with its first rows in sight: the sheet, the names, what each column is. */
import { cellDay, type DayOrder, dayOrderOf } from '../tables/cell-day.ts'
import type { ColumnKind, ColumnsOfKinds } from '../tables/column-kinds.ts'
import type { Day } from '../values/dates.ts'
import type { BooksTable } from './books-start.ts'

/**
 * Why it is asked: no column is called as one of days and amounts, several sheets have books, two columns could be the amount, days
 * are written in two ways, the balances don't follow from the amounts, or no row could be read.
 */
export type BooksWhy = 'columns' | 'tables' | 'amounts' | 'days' | 'balance' | 'unread'

/** A table that could be the books: its first rows, and what was made out of its columns. */
export interface AskedBooks {
  /** '' where the file has no sheets. */
  readonly table: string
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly header: number
  readonly kinds: ColumnsOfKinds
  readonly order: DayOrder
  /** Which days are meant has to be said. */
  readonly areDaysOpen: boolean
  /** A day that can be read in two ways, as it is written and both readings; undefined where there is none. */
  readonly either?: { readonly written: string; readonly asWritten: Day; readonly swapped: Day } | undefined
}

/** Rows and columns that are shown, and what of a cell. */
const SHOWN_ROWS = 24
const SHOWN_COLUMNS = 30
const SHOWN_CHARACTERS = 60

export interface BooksToAsk {
  readonly table: BooksTable
  readonly header: number
  readonly kinds: ColumnsOfKinds
  /** As the person said it. */
  readonly order?: DayOrder
}

/** What is shown of tables when it is asked what is what in them. */
export const askedBooks = (tables: readonly BooksToAsk[]): readonly AskedBooks[] =>
  tables.map(({ table, header, kinds, order: said }) => {
    const { rows } = table
    const place = rows.findIndex(({ line }) => line === header)
    const inColumn = (kind: ColumnKind) => rows.slice(place + 1).map(({ cells }) => cells[kinds.indexOf(kind)] ?? '')
    const days = inColumn('day')
    const { order, isOpen } = dayOrderOf(days, inColumn('valueDay'))
    // The names stay in sight, however far down they stand.
    const from = Math.max(0, Math.min(place - 2, rows.length - SHOWN_ROWS))
    return {
      table: table.name,
      rows: rows.slice(from, from + SHOWN_ROWS).map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => cell.slice(0, SHOWN_CHARACTERS)),
      })),
      header,
      kinds,
      order: said ?? order,
      areDaysOpen: said === undefined && isOpen,
      either: eitherDay(days),
    }
  })

/** The first day that would be another with day and month turned. */
function eitherDay(days: readonly string[]): AskedBooks['either'] {
  for (const written of days) {
    const [asWritten, swapped] = [cellDay(written, 'asWritten'), cellDay(written, 'swapped')]
    if (asWritten !== undefined && swapped !== undefined && asWritten !== swapped)
      return { written, asWritten, swapped }
  }
  return undefined
}
