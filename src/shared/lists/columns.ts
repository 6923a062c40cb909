/**
 * The columns of lists. A column's kind defines how a value is aligned, displayed, compared and added up, so that the screen, a file and a
 * sheet of paper agree.
 */

import { formatDate, formatDateTime, instantOf } from '../domain/values/dates.ts'
import { formatAmount, formatCount, formatPercent, type Paise, paise } from '../domain/values/money.ts'
import { lazily } from '../lazily.ts'
import { sentenceCase } from '../text.ts'
import type { Tone } from '../tone.ts'
import type { ListContext } from './context.ts'

/** Amounts are paise, days and moments ISO text. Undefined leaves the cell empty. */
export type Value = number | string | undefined

export type ColumnKind = 'amount' | 'count' | 'figure' | 'percent' | 'day' | 'moment' | 'badge' | 'text' | 'link'

export interface Column<Row> {
  readonly kind: ColumnKind
  readonly title: string
  /** Minimum width in pixels. */
  readonly width: number
  /** Set for values that are never cut: the column is as wide as its longest value. */
  readonly whole?: boolean
  /** Its share of the remaining width; 0 for none. */
  readonly grow: number
  /**
   * Key of the column whose cells contain this one's value in small text. In the column chooser, in files and on paper it is a column of
   * its own.
   */
  readonly under?: string | undefined
  /** Prefix of the value when it is below another: `CPO `. */
  readonly before?: string | undefined
  /** True for a row that shows the value without the prefix. */
  standsAlone?(row: Row, context: ListContext): boolean
  /** Suffix of the value on screen: `1 item`, `3 items`. */
  readonly unit?: readonly [one: string, several: string] | undefined
  /** The display text of a value, on screen and on paper, if it differs from its kind's format; files contain the value. */
  says?(row: Row, context: ListContext): string | undefined
  /** Set for the column that shows the opening balance above the rows. */
  readonly opens?: true
  /** True to show a total below a completely loaded list, and on paper. */
  readonly sum: boolean
  /** True for a row whose empty cell means that there is none, so that the total is complete. */
  isNone?(row: Row, context: ListContext): boolean
  /** The order in which columns are dropped if not all fit, 1 first; a column without a rank, such as money, stays. */
  readonly rank?: number | undefined
  /** `wide`: shown by default only if there is room; `chosen`: shown only if the user adds it. */
  readonly at: 'always' | 'wide' | 'chosen'
  of(row: Row, context: ListContext): Value
  /** False for a column that doesn't apply to these rows, such as a tax that no line has. */
  there?(rows: readonly Row[], context: ListContext): boolean
  /** The colour of a badge, or of a value below another. */
  tone?(row: Row, context: ListContext): Tone | undefined
  /** The target of a link, an address of this app. */
  to?(row: Row): string | undefined
  /** Id of the product in the cell: on this list's own screen, a click shows the product in an overlay. */
  product?(row: Row): number | undefined
}

export type ColumnOptions<Row> = Partial<Omit<Column<Row>, 'kind' | 'title' | 'of'>>

const column =
  <V extends Value>(
    kind: ColumnKind,
    usual: { readonly width: number; readonly grow?: number; readonly whole?: true },
  ) =>
  <Row>(
    title: string,
    of: (row: Row, context: ListContext) => V | undefined,
    options: ColumnOptions<Row> = {},
  ): Column<Row> => ({ kind, title, of, grow: 0, sum: false, at: 'always', ...usual, ...options })

/** Money, in paise. */
export const amount = column<Paise>('amount', { width: 116 })
/** A whole number. */
export const count = column<number>('count', { width: 80 })
/** A number in any unit, to two decimals. */
export const figure = column<number>('figure', { width: 96 })
/** A percentage (18 means 18 %). */
export const percent = column<number>('percent', { width: 80 })
/** A day; a time of a day counts as its day in India. */
export const day = column<string>('day', { width: 112 })
/** A time, to the minute. */
export const moment = column<string>('moment', { width: 150 })
/** One of a few words, in a colour. */
export const badge = column<string>('badge', { width: 108, whole: true })
/** Text, cut if there is too little room. */
export const text = column<string>('text', { width: 120, grow: 1 })
/** Text that links to its own page: an order's number, a product's id. */
export const link = column<string>('link', { width: 130 })

interface Kind {
  readonly align: 'start' | 'end'
  /** The display form. */
  readonly words: (value: number | string) => string
}

const plain = { align: 'start', words: String } as const
const decimals = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }))
const asNumber = (words: (value: number) => string): Kind => ({
  align: 'end',
  words: (value) => (typeof value === 'number' ? words(value) : String(value)),
})

const kinds: Readonly<Record<ColumnKind, Kind>> = {
  amount: asNumber((value) => formatAmount(paise(value))),
  count: asNumber(formatCount),
  figure: asNumber((value) => decimals().format(value)),
  percent: asNumber(formatPercent),
  day: { align: 'start', words: (value) => formatDate(String(value)) },
  moment: { align: 'start', words: (value) => formatDateTime(String(value)) },
  badge: { ...plain, words: (value) => sentenceCase(String(value)) },
  text: plain,
  link: plain,
}

export const alignOf = (kind: ColumnKind): 'start' | 'end' => kinds[kind].align

/** A value in display form, '' for none. */
export const wordsOf = (kind: ColumnKind, value: Value): string => (value === undefined ? '' : kinds[kind].words(value))

/** The sort key of a value: times as instants, text case-insensitively. */
export function rankOf(kind: ColumnKind, value: Value): number | string | undefined {
  if (typeof value !== 'string') return value
  return kind === 'day' || kind === 'moment' ? instantOf(value) : value.toLowerCase()
}
