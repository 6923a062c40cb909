/**
 * Every table of the portal is one definition: which calls it is made of, what it can be narrowed by, its columns, how
 * it comes in pages. The screen, its address, its files and its sheets of paper are derived from it. A definition has no
 * markup, so main can use it to write files.
 */
import { formatRupees, type Paise } from '../domain/values/money.ts'
import type { AppError } from '../errors.ts'
import type { MessageKey } from '../messages.ts'
import type { Args, CallName } from '../portal/calls.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../portal/own-reads.ts'
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import type { Filter, FilterValue, ValueOf } from './filters.ts'

/** The calls that a list is made of, or what main makes of several, under names of its own. */
export type ListCalls = Readonly<Record<string, ReadName>>
/** What the calls answered; of those that the list can do without (`O`), perhaps nothing. */
export type AnswersOf<R extends ListCalls, O extends keyof R = never> = {
  readonly [K in keyof R]: AnswerTo<R[K]> | (K extends O ? undefined : never)
}
export type ArgsFor<R extends ListCalls> = { readonly [K in keyof R]: ReadArgs<R[K]> }

export type Filters<Row> = Readonly<Record<string, Filter<Row>>>
export type FilterValues<F> = { readonly [K in keyof F]?: ValueOf<F[K]> | undefined }
/** The same, where it isn't known which list it is. */
export type FilterState = Readonly<Record<string, FilterValue | undefined>>

/**
 * `sizes`: the portal gives pages, and a person chooses how long they are; at first `usual`, else the first of them. `whole`: one answer has all rows, which are
 * narrowed, sorted and paged here. `scroll`: the portal gives pages, the next one comes when the end is near.
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
  /** What the list is about, e.g. an order's number; '' for one that is about nothing in particular. */
  readonly subject: string
  readonly context: ListContext
}

/** What a list opens or closes with, in its files and on paper. */
export interface ListBalance {
  readonly label: string
  /** In paise, never below 0. */
  readonly amount: Paise
  /** `Debit`, `Credit`; undefined where it is on neither side. */
  readonly side: string | undefined
}

/** `Opening balance ₹ 1,200.00 Debit`. */
export const listBalanceWords = ({ label, amount, side }: ListBalance): string =>
  [label, formatRupees(amount), side].filter(Boolean).join(' ')

export interface Found<Row> {
  readonly rows: readonly Row[]
  /** Of all pages; undefined where the portal doesn't say it. */
  readonly count?: number | undefined
  /** Of all pages, by column, where the portal adds them up. */
  readonly sums?: Readonly<Record<string, number | undefined>>
  readonly balances?: readonly ListBalance[]
  /** The sentence where nothing is found, if it isn't the list's own: the answer says nothing of the rows. */
  readonly none?: MessageKey | undefined
}

export type Columns<Row> = Readonly<Record<string, Column<Row>>>

/** A view that comes with a list: filters under a name. Each tab sets or clears all filters that any of the list's tabs sets. */
export interface ListTab {
  readonly label: string
  readonly filters: FilterState
  /** What it finds should be none: a count above 0 is marked. */
  readonly isBad?: true
  /** For whom it is there. */
  there?(context: ListContext): boolean
}

interface Definition<R extends ListCalls, Row, F, C> {
  readonly title: string
  /** One of its rows, several of them: `order`, `orders`. */
  readonly noun: readonly [one: string, several: string]
  readonly pages: Pages
  readonly filters: F
  readonly columns: C & Columns<Row>
  asks(asked: ListQuery<F>): ArgsFor<R>
  /** Says which row is which, over pages and sorting. */
  key(row: Row): string
  /** Why the portal isn't asked for this; undefined when it is. */
  refuses?(filters: FilterValues<F>, context: ListContext, subject: string): MessageKey | undefined
  /** Filters that don't count while others are set, such as days beside an order's number. */
  idle?(filters: FilterValues<F>): readonly string[]
  /** Where a row leads, an address of this app; undefined for one that leads nowhere. */
  opens?(row: Row): string | undefined
  tone?(row: Row, context: ListContext): 'warn' | 'quiet' | undefined
  /**
   * The list in place of this one while these filters are set: what no call of the portal narrows is read whole and narrowed here.
   * It has the same filters and columns.
   */
  wholeFor?(filters: FilterValues<F>): List | undefined
  /** In the order in which they stand above the list. */
  readonly tabs?: Readonly<Record<string, ListTab>>
  /** For whom the portal is asked at all; everybody else sees an empty list. */
  isFor?(context: ListContext): boolean
  /**
   * Reads for which the portal has a second call that gives every row at once, in answer to the same arguments: files and
   * sheets of paper are made of that one.
   */
  readonly atOnce?: { readonly [K in keyof R]?: CallName }
  /** What those calls are asked, where they take other arguments. */
  asksAtOnce?(asked: ListQuery<F>): Readonly<Record<string, Args<CallName>>>
  /** How rows come that nobody has sorted, such as `oldest first`; as the portal lists them where it isn't said. */
  readonly order?: string
  /** The sentence where nothing is found. */
  readonly none: MessageKey
  /** The sentence for a failure that says nothing itself. */
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
  /** Those of the reads that the list can do without: where one fails its answer is undefined. */
  readonly optional: readonly string[]
  found(answers: A, about: Pick<ListQuery<F>, 'subject' | 'context'>): Found<Row>
}

export type RowOf<L> = L extends { found(...args: never): Found<infer Row> } ? Row : never

/** Keys of a list's columns. */
export type KeyOf<L> = L extends List<ListCalls, infer _, infer _, infer C> ? keyof C & string : never

/**
 * `list({ history: 'order.history' }, ({ history }) => history)({ title: 'Order history', … })`. Named third are the reads
 * that it can do without.
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

/** True where a list can do without this answer; the end of the session and a stop end it all the same. */
export const isOptional = ({ optional }: Pick<List, 'optional'>, read: string, { kind }: AppError): boolean =>
  optional.includes(read) && kind !== 'session' && kind !== 'cancelled'

export const isWhole = ({ pages }: Pick<List, 'pages'>): boolean => pages === 'whole'

/** How long pages can be, for choosing; undefined where there is no choice. */
export const sizesOf = ({ pages }: Pick<List, 'pages'>): readonly number[] | undefined =>
  typeof pages === 'object' && 'sizes' in pages ? pages.sizes : undefined

/** Rows of a page when nobody has chosen. */
export const usualSize = ({ pages }: Pick<List, 'pages'>): number => {
  if (pages === 'whole') return Number.MAX_SAFE_INTEGER
  return 'scroll' in pages ? pages.scroll : (pages.usual ?? pages.sizes[0] ?? 10)
}

/** Rows of the longest page that a person can choose. */
export const largestSize = (list: Pick<List, 'pages'>): number => Math.max(...(sizesOf(list) ?? [usualSize(list)]))
