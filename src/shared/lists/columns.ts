/**
 * What a column of a list is. Its kind knows how a value is aligned, read as text, compared and added up, so that the
 * screen, a file and a sheet of paper say the same.
 */

import { formatDate, formatDateTime, instantOf } from '../domain/values/dates.ts'
import { formatAmount, formatCount, formatPercent, type Paise, paise } from '../domain/values/money.ts'
import { lazily } from '../lazily.ts'
import type { Tone } from '../tone.ts'
import type { ListContext } from './context.ts'

/** Amounts are paise, days and moments ISO text. Undefined: nothing is said, the cell stays empty. */
export type Value = number | string | undefined

export type ColumnKind = 'amount' | 'count' | 'figure' | 'percent' | 'day' | 'moment' | 'badge' | 'text' | 'link'

export interface Column<Row> {
  readonly kind: ColumnKind
  readonly title: string
  /** Pixels that it has at least. */
  readonly width: number
  /** True of values that are never cut: the column is as wide as its longest value. */
  readonly whole?: boolean
  /** Its share of what room is left; 0 takes none. */
  readonly grow: number
  /** Key of the column under whose value this one stands, small. Chosen, filed and printed as a column of its own. */
  readonly under?: string | undefined
  /** Stands before the value where it is under another: `CPO `. */
  readonly before?: string | undefined
  /** True of a row whose value stands there without it. */
  standsAlone?(row: Row, context: ListContext): boolean
  /** Stands after the value on screen: `1 item`, `3 items`. */
  readonly unit?: readonly [one: string, several: string] | undefined
  /** How a value reads on screen and on paper, where that is more than its kind has words for; files have the value. */
  says?(row: Row, context: ListContext): string | undefined
  /** True of the column in which what the list opens with stands, above its rows. */
  readonly opens?: true
  /** Added up below the rows of a list that is held whole, and on paper. */
  readonly sum: boolean
  /** True of a row whose cell is empty because it has none of it: nothing is missing in the sum then. */
  isNone?(row: Row, context: ListContext): boolean
  /** How soon it goes where not all columns fit, 1 first; a column without a rank, such as money, never goes. */
  readonly rank?: number | undefined
  /** `wide`: at first only where there is room; `chosen`: only when the person asks for it. */
  readonly at: 'always' | 'wide' | 'chosen'
  of(row: Row, context: ListContext): Value
  /** Whether it is there at all: a tax that no line carries isn't. */
  there?(rows: readonly Row[], context: ListContext): boolean
  /** The colour of a badge, or of a text that stands under another. */
  tone?(row: Row, context: ListContext): Tone | undefined
  /** Where a link leads, an address of this app. */
  to?(row: Row): string | undefined
  /** Number of the product that the cell names: on a screen that is this list, a press shows the product over it. */
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
/** A number of whatever unit, to two decimals. */
export const figure = column<number>('figure', { width: 96 })
/** A percentage (18 means 18 %). */
export const percent = column<number>('percent', { width: 80 })
/** A day; a time of a day counts as its day in India. */
export const day = column<string>('day', { width: 112 })
/** A time, to the minute. */
export const moment = column<string>('moment', { width: 150 })
/** One of a few words, in a colour. */
export const badge = column<string>('badge', { width: 108, whole: true })
/** Text, cut where there is no room for it. */
export const text = column<string>('text', { width: 120, grow: 1 })
/** Text that leads to something of its own: an order's number, a product's id. */
export const link = column<string>('link', { width: 130 })

interface Kind {
  readonly align: 'start' | 'end'
  /** As a person reads it. */
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
  badge: plain,
  text: plain,
  link: plain,
}

export const alignOf = (kind: ColumnKind): 'start' | 'end' => kinds[kind].align

/** A value as a person reads it, '' for none. */
export const wordsOf = (kind: ColumnKind, value: Value): string => (value === undefined ? '' : kinds[kind].words(value))

/** What a value is sorted by: times as instants, text without regard to capitals. */
export function rankOf(kind: ColumnKind, value: Value): number | string | undefined {
  if (typeof value !== 'string') return value
  return kind === 'day' || kind === 'moment' ? instantOf(value) : value.toLowerCase()
}
