/** Operations on the rows of a list: filter, sort, add up, search. Fast for a hundred thousand rows. */
import { counted, inNouns, type Noun } from '../domain/values/counts.ts'
import { formatCount } from '../domain/values/money.ts'
import { type Column, type ColumnKind, rankOf, type Value, wordsOf } from './columns.ts'
import type { ListContext } from './context.ts'
import { keeper } from './filter-values.ts'
import type { Columns, FilterState, List } from './list.ts'

export interface Sort {
  /** Key of a column. */
  readonly by: string
  readonly descending: boolean
}

/** The rows that match the filters with `of`; the portal applies the others. */
export function narrowed<Row>(
  { filters }: Pick<List, 'filters'>,
  rows: readonly Row[],
  state: FilterState,
  context: ListContext,
): readonly Row[] {
  const tests = Object.entries(state).flatMap(([name, value]) => {
    const filter = filters[name]
    const of = filter?.of
    if (filter === undefined || of === undefined || value === undefined) return []
    const keeps = keeper(filter, value)
    return [{ of, keeps }]
  })
  // The first test runs last.
  const [first, ...others] = tests
  if (first === undefined) return rows
  // Nested calls instead of a list of functions: with a hundred thousand rows each call counts.
  return rows.filter(
    others.reduce<(row: Row) => boolean>(
      (matchesOthers, { of, keeps }) =>
        (row) =>
          keeps(of(row, context)) && matchesOthers(row),
      (row) => first.keeps(first.of(row, context)),
    ),
  )
}

/** The rows sorted by a column, those without a value last; equal rows keep their order. */
export function sorted<Row>(
  { columns }: { readonly columns: Columns<Row> },
  rows: readonly Row[],
  sort: Sort | undefined,
  context: ListContext,
): readonly Row[] {
  const column = sort === undefined ? undefined : columns[sort.by]
  if (sort === undefined || column === undefined) return rows
  const ranked = rows.map((row) => ({ row, rank: rankOf(column.kind, column.of(row, context)) }))
  const sign = sort.descending ? -1 : 1
  ranked.sort(({ rank: one }, { rank: other }) => {
    if (one === other) return 0
    if (one === undefined) return 1
    if (other === undefined) return -1
    return one < other ? -sign : sign
  })
  return ranked.map(({ row }) => row)
}

export interface ColumnSums {
  /** The totals of the columns, without those that have no value in any row. Paise and counts are whole numbers, so they are exact. */
  readonly sums: Readonly<Record<string, number>>
  /** For each column with a total, the number of rows without a value, which the total lacks. Columns without such rows are left out. */
  readonly withoutValue: Readonly<Record<string, number>>
}

/** Adds up the columns that have a total. */
export function sumsOf<Row>(
  { columns }: { readonly columns: Columns<Row> },
  rows: readonly Row[],
  context: ListContext,
): ColumnSums {
  const sums: Record<string, number> = {}
  const withoutValue: Record<string, number> = {}
  for (const [key, column] of Object.entries(columns)) {
    if (!column.sum) continue
    let [total, valued, missing] = [0, false, 0]
    for (const row of rows) {
      const value = column.of(row, context)
      if (typeof value === 'number') {
        total += value
        valued = true
      } else if (column.isNone?.(row, context) !== true) missing += 1
    }
    if (valued) sums[key] = total
    if (missing > 0) withoutValue[key] = missing
  }
  return { sums, withoutValue }
}

interface NamedColumn<Row> {
  readonly key: string
  readonly column: Column<Row>
}

/** A cell in the total row: the column's total or, in the first column without one, the row's label. */
export interface Total {
  readonly key: string
  readonly kind: ColumnKind
  readonly value: Value
  /** `118 of 120 rows`, if the others have no value. */
  readonly coverage?: string | undefined
}

export interface Totalled {
  readonly sums: Readonly<Record<string, number | undefined>>
  readonly withoutValue?: Readonly<Record<string, number>>
  /** The number of rows added up. */
  readonly rows: number
  /** False if rows of the list are missing. */
  readonly isWhole: boolean
  readonly noun: Noun
}

/** `Total`; for an incomplete list `Total of 118 lines received`. */
const totalWords = ({ rows, isWhole, noun }: Pick<Totalled, 'rows' | 'isWhole' | 'noun'>): string =>
  isWhole ? 'Total' : `Total of ${inNouns(rows, noun)} received`

/** The total row for known sums. */
export function totalsBelow<Row>(columns: readonly NamedColumn<Row>[], totalled: Totalled): readonly Total[] {
  const { sums, withoutValue = {}, rows } = totalled
  const labelAt = columns.findIndex(({ column }) => !column.sum)
  return columns.map(({ key, column: { kind, sum } }, at) => {
    if (at === labelAt) return { key, kind: 'text', value: totalWords(totalled) }
    const missing = sums[key] === undefined ? 0 : (withoutValue[key] ?? 0)
    const coverage = missing === 0 ? undefined : `${formatCount(rows - missing)} of ${counted.rows(rows)}`
    return { key, kind, value: sum ? sums[key] : undefined, coverage: sum ? coverage : undefined }
  })
}

/** Sums these rows and returns their total row, for a file or a printout; undefined if no column has a total. */
export function totalsOf<Row>(
  columns: readonly NamedColumn<Row>[],
  rows: readonly Row[],
  context: ListContext,
  about: Pick<Totalled, 'isWhole' | 'noun'>,
): readonly Total[] | undefined {
  const summed = { columns: Object.fromEntries(columns.map(({ key, column }) => [key, column])) }
  const { sums, withoutValue } = sumsOf(summed, rows, context)
  if (Object.keys(sums).length === 0) return undefined
  return totalsBelow(columns, { ...about, sums, withoutValue, rows: rows.length })
}

/** `Value: total of 118 of 120 rows`, for each column whose total lacks rows. */
export const partSums = <Row>(columns: readonly NamedColumn<Row>[], totals: readonly Total[]): readonly string[] =>
  totals.flatMap(({ coverage }, at) =>
    coverage === undefined ? [] : [`${columns[at]?.column.title}: total of ${coverage}`],
  )

/** Indexes of the rows in which one of these columns contains the text in display form. */
export function placesOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  typed: string,
  context: ListContext,
): readonly number[] {
  const needle = typed.trim().toLowerCase()
  if (needle === '') return []
  const readOf = (column: Column<Row>, row: Row): string =>
    column.says?.(row, context) ?? wordsOf(column.kind, column.of(row, context))
  const has = (row: Row): boolean => columns.some((column) => readOf(column, row).toLowerCase().includes(needle))
  return rows.flatMap((row, place) => (has(row) ? [place] : []))
}
