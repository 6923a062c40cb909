/**
 * Questions about a file of own books that can't be read without help: its sheet, its headings and the kind of each column. The user sees
 * the first rows.
 */
import { cellDay, type DayOrder, dayOrderOf } from '../tables/cell-day.ts'
import type { ColumnKind, ColumnsOfKinds } from '../tables/column-kinds.ts'
import type { Day } from '../values/dates.ts'
import type { BooksTable } from './books-start.ts'

/**
 * The reason for the question: no headings of days and amounts, books on several sheets, two possible amount columns, days in two formats,
 * balances that don't follow from the amounts, or no readable row.
 */
export type BooksWhy = 'columns' | 'tables' | 'amounts' | 'days' | 'balance' | 'unread'

/** A table that could be the books: its first rows, and the kinds found for its columns. */
export interface BooksCandidate {
  /** '' where the file has no sheets. */
  readonly table: string
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly header: number
  readonly kinds: ColumnsOfKinds
  readonly order: DayOrder
  /** True if the user has to choose the day format. */
  readonly areDaysOpen: boolean
  /** An ambiguous day as written, with both readings; undefined if there is none. */
  readonly either?: { readonly written: string; readonly asWritten: Day; readonly swapped: Day } | undefined
}

/** Limits of the preview: rows, columns, and characters per cell. */
const PREVIEW_ROWS = 24
const PREVIEW_COLUMNS = 30
const PREVIEW_CHARACTERS = 60

export interface BooksToAsk {
  readonly table: BooksTable
  readonly header: number
  readonly kinds: ColumnsOfKinds
  /** The day order that the user chose. */
  readonly order?: DayOrder
}

/** The previews of the tables for the question. */
export const booksCandidates = (tables: readonly BooksToAsk[]): readonly BooksCandidate[] =>
  tables.map(({ table, header, kinds, order: dayOrder }) => {
    const { rows } = table
    const place = rows.findIndex(({ line }) => line === header)
    const inColumn = (kind: ColumnKind) => rows.slice(place + 1).map(({ cells }) => cells[kinds.indexOf(kind)] ?? '')
    const days = inColumn('day')
    const { order, isOpen } = dayOrderOf(days, inColumn('valueDay'))
    // The preview includes the headings, even far down the table.
    const from = Math.max(0, Math.min(place - 2, rows.length - PREVIEW_ROWS))
    return {
      table: table.name,
      rows: rows.slice(from, from + PREVIEW_ROWS).map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, PREVIEW_COLUMNS).map((cell) => cell.slice(0, PREVIEW_CHARACTERS)),
      })),
      header,
      kinds,
      order: dayOrder ?? order,
      areDaysOpen: dayOrder === undefined && isOpen,
      either: eitherDay(days),
    }
  })

/** The first day that would be a different one with day and month swapped. */
function eitherDay(days: readonly string[]): BooksCandidate['either'] {
  for (const written of days) {
    const [asWritten, swapped] = [cellDay(written, 'asWritten'), cellDay(written, 'swapped')]
    if (asWritten !== undefined && swapped !== undefined && asWritten !== swapped)
      return { written, asWritten, swapped }
  }
  return undefined
}
