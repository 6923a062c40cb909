/**
 * Every table of the portal is one definition: its calls, its filters, its columns and its pages. The screen, its address, its files and
 * its printouts are derived from it. A definition contains no markup, so main can use it to write files.
 */
import { formatRupees, type Paise } from '../domain/values/money.ts'
import type { AppError } from '../errors.ts'
import type { MessageKey } from '../messages.ts'
import type { Args, CallName } from '../portal/calls.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../portal/own-reads.ts'
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import type { Filter, FilterValue, ValueOf } from './filters.ts'

/** The calls of a list, or data that main combines from several calls, by the list's own names. */
export type ListCalls = Readonly<Record<string, ReadName>>
/** The answers to the calls; undefined is possible for the optional ones (`O`). */
export type AnswersOf<R extends ListCalls, O extends keyof R = never> = {
  readonly [K in keyof R]: AnswerTo<R[K]> | (K extends O ? undefined : never)
}
export type ArgsFor<R extends ListCalls> = { readonly [K in keyof R]: ReadArgs<R[K]> }

export type Filters<Row> = Readonly<Record<string, Filter<Row>>>
export type FilterValues<F> = { readonly [K in keyof F]?: ValueOf<F[K]> | undefined }
/** The same for a list that isn't known at compile time. */
export type FilterState = Readonly<Record<string, FilterValue | undefined>>

/**
 * `sizes`: the portal returns pages, whose length the user chooses; initially `usual`, else the first. `whole`: one answer has all rows,
 * which are filtered, sorted and paged here. `scroll`: the portal returns pages, and the next one loads near the end.
 */
export type Pages =
  | { readonly sizes: readonly number[]; readonly usual?: number }
  | 'whole'
  | { readonly scroll: number }

export interface ListQuery<F> {
  readonly filters: FilterValues<F>
  /** From 1. */
  readonly page: number
  readonly size: number
  /** The subject of the list, e.g. an order's number; '' for a list without one. */
  readonly subject: string
  readonly context: ListContext
}

/** The opening or closing balance of a list, in its files and on paper. */
export interface ListBalance {
  readonly label: string
  /** In paise, never below 0. */
  readonly amount: Paise
  /** `Debit`, `Credit`; undefined if it is neither. */
  readonly side: string | undefined
}

/** `Opening balance ₹ 1,200.00 Debit`. */
export const listBalanceWords = ({ label, amount, side }: ListBalance): string =>
  [label, formatRupees(amount), side].filter(Boolean).join(' ')

export interface Found<Row> {
  readonly rows: readonly Row[]
  /** For all pages; undefined if the portal doesn't send it. */
  readonly count?: number | undefined
  /** For all pages, by column, if the portal sends totals. */
  readonly sums?: Readonly<Record<string, number | undefined>>
  readonly balances?: readonly ListBalance[]
  /** The message for an empty list, if it isn't the list's own because the answer isn't about rows. */
  readonly none?: MessageKey | undefined
}

export type Columns<Row> = Readonly<Record<string, Column<Row>>>

/** A predefined view of a list: filters under a name. Each tab sets or clears all filters that any of the list's tabs sets. */
export interface ListTab {
  readonly label: string
  readonly filters: FilterState
  /** Set if it should find nothing: a count above 0 is highlighted. */
  readonly isBad?: true
  /** False for users for whom it doesn't exist. */
  there?(context: ListContext): boolean
}

interface Definition<R extends ListCalls, Row, F, C> {
  readonly title: string
  /** Singular and plural of its rows: `order`, `orders`. */
  readonly noun: readonly [one: string, several: string]
  readonly pages: Pages
  readonly filters: F
  readonly columns: C & Columns<Row>
  asks(query: ListQuery<F>): ArgsFor<R>
  /** Identifies a row, over pages and sorting. */
  key(row: Row): string
  /** The reason why the portal isn't asked with these filters; undefined if it is. */
  refuses?(filters: FilterValues<F>, context: ListContext, subject: string): MessageKey | undefined
  /** Filters that are ignored while others are set, such as days beside an order's number. */
  idle?(filters: FilterValues<F>): readonly string[]
  /** The address that a row links to; undefined for none. */
  opens?(row: Row): string | undefined
  tone?(row: Row, context: ListContext): 'warn' | 'quiet' | undefined
  /**
   * The list that replaces this one while these filters are set: it is loaded completely and filtered here, as no portal call has such a
   * filter. It has the same filters and columns.
   */
  wholeFor?(filters: FilterValues<F>): List | undefined
  /** In display order above the list. */
  readonly tabs?: Readonly<Record<string, ListTab>>
  /** True for users for whom the portal is asked; all others see an empty list. */
  isFor?(context: ListContext): boolean
  /** Reads for which the portal has a second call that returns every row at once, with the same arguments: files and printouts use it. */
  readonly atOnce?: { readonly [K in keyof R]?: CallName }
  /** The arguments of those calls, if they differ. */
  asksAtOnce?(query: ListQuery<F>): Readonly<Record<string, Args<CallName>>>
  /** The order of unsorted rows, such as `oldest first`; absent for the portal's order. */
  readonly order?: string
  /** The message for an empty list. */
  readonly none: MessageKey
  /** The message for a failure without its own. */
  readonly failed?: MessageKey
}

export interface List<
  R extends ListCalls = ListCalls,
  Row = unknown,
  F = Filters<Row>,
  C = Columns<Row>,
  A = AnswersOf<R, keyof R>,
> extends Definition<R, Row, F, C> {
  readonly reads: R
  /** The optional reads: if one fails, its answer is undefined. */
  readonly optional: readonly string[]
  found(answers: A, about: Pick<ListQuery<F>, 'subject' | 'context'>): Found<Row>
}

export type RowOf<L> = L extends { found(...args: never): Found<infer Row> } ? Row : never

export type KeyOf<L> = L extends List<ListCalls, infer _, infer _, infer C> ? keyof C & string : never

/**
 * `list({ history: 'order.history' }, ({ history }) => history)({ title: 'Order history', … })`. The third argument names the optional
 * reads.
 */
export const list =
  <const R extends ListCalls, Row, O extends keyof R & string = never>(
    reads: R,
    found: (answers: AnswersOf<R, O>, about: { readonly subject: string; readonly context: ListContext }) => Found<Row>,
    optional: readonly O[] = [],
  ) =>
  <const F extends Filters<Row>, C>(definition: Definition<R, Row, F, C>): List<R, Row, F, C, AnswersOf<R, O>> => ({
    ...definition,
    reads,
    optional,
    found,
  })

/** True if the list works without this answer; the end of the session and a stop always count as failures. */
export const isOptional = ({ optional }: Pick<List, 'optional'>, read: string, { kind }: AppError): boolean =>
  optional.includes(read) && kind !== 'session' && kind !== 'cancelled'

export const isWhole = ({ pages }: Pick<List, 'pages'>): boolean => pages === 'whole'

/** The page lengths to choose from; undefined if there is no choice. */
export const sizesOf = ({ pages }: Pick<List, 'pages'>): readonly number[] | undefined =>
  typeof pages === 'object' && 'sizes' in pages ? pages.sizes : undefined

/** Rows of a page unless the user chose another length. */
export const defaultSize = ({ pages }: Pick<List, 'pages'>): number => {
  if (pages === 'whole') return Number.MAX_SAFE_INTEGER
  return 'scroll' in pages ? pages.scroll : (pages.usual ?? pages.sizes[0] ?? 10)
}

/** Rows of the longest page that the user can choose. */
export const largestSize = (list: Pick<List, 'pages'>): number => Math.max(...(sizesOf(list) ?? [defaultSize(list)]))
