/** The columns of a list that are on screen, and thus in its files and on paper. */
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import type { Columns } from './list.ts'

/** Pixels: wide enough to be readable, and no wider than a screen. */
export const LEAST_WIDTH = 48
export const MOST_WIDTH = 2000

export interface LayoutAbout<Row> {
  readonly rows: readonly Row[]
  readonly context: ListContext
  /** True if there is room for the additional columns beside the required ones. */
  readonly wide: boolean
  /** Keys of the user's columns; undefined for the list's defaults. */
  readonly chosen: readonly string[] | undefined
}

/** Keys of all columns that exist for this user and these rows. */
export const existingColumns = <Row>(columns: Columns<Row>, { rows, context }: LayoutAbout<Row>): readonly string[] =>
  Object.entries(columns).flatMap(([key, column]) => (column.there?.(rows, context) === false ? [] : [key]))

/** Keys of the wanted columns, even if they don't exist for these rows: the user's, else the list's defaults. */
export const chosenColumns = <Row>(
  columns: Columns<Row>,
  { wide, chosen }: Pick<LayoutAbout<Row>, 'wide' | 'chosen'>,
): readonly string[] =>
  chosen ??
  Object.entries(columns).flatMap(([key, { at }]) => (at === 'always' || (at === 'wide' && wide) ? [key] : []))

/** Keys of the shown columns, each followed by those below it. The user's choice applies only if it leaves at least one column. */
export function visibleColumns<Row>(columns: Columns<Row>, about: LayoutAbout<Row>): readonly string[] {
  const requested = new Set(chosenColumns(columns, about))
  const there = existingColumns(columns, about)
  const hosts = there.filter((key) => columns[key]?.under === undefined && requested.has(key))
  if (hosts.length === 0 && about.chosen !== undefined) return visibleColumns(columns, { ...about, chosen: undefined })
  return hosts.flatMap((host) => [host, ...there.filter((key) => columns[key]?.under === host && requested.has(key))])
}

/** The wanted columns after one was switched on or off: switching on a column below another adds that one, too. */
export function toggledColumn<Row>(columns: Columns<Row>, current: readonly string[], key: string): readonly string[] {
  if (current.includes(key)) return current.filter((one) => one !== key)
  const host = columns[key]?.under
  return [...new Set([...current, ...(host === undefined ? [] : [host]), key])]
}

export interface VisibleColumn<Row> {
  readonly key: string
  readonly column: Column<Row>
  /** The columns shown in small text below it. */
  readonly under: readonly { readonly key: string; readonly column: Column<Row> }[]
}

/** Pixels of a character, and of a cell's padding, at the usual text size. */
const LETTER = 7.5
const AROUND = 22

/** The column, as wide as its longest value if values are never cut. */
export function fitted<Row>(
  column: Column<Row>,
  { rows, context }: Pick<LayoutAbout<Row>, 'rows' | 'context'>,
): Column<Row> {
  if (column.whole !== true) return column
  const longest = rows.reduce((most, row) => Math.max(most, String(column.of(row, context) ?? '').length), 0)
  return { ...column, width: Math.min(MOST_WIDTH, Math.max(column.width, Math.ceil(longest * LETTER + AROUND))) }
}

/** Minimum width of the columns in pixels, at the usual text size. */
export const leastWidth = <Row>(
  visible: readonly VisibleColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): number => visible.reduce((sum, { key, column }) => sum + (widths[key] ?? column.width), 0)

/** Most columns of a list that is kept narrow, and how much wider than its columns it may be. */
const FEW = 3
const ROOMY = 1.7
const NARROW_WIDTH = 640

/** The greatest width in pixels of a list of few columns, so that each value stands near its name; undefined for other lists. */
export function mostWidth<Row>(columns: Columns<Row>): number | undefined {
  const hosts = Object.values(columns).filter(({ under }) => under === undefined)
  if (hosts.length > FEW) return undefined
  return Math.max(NARROW_WIDTH, ROOMY * hosts.reduce((sum, { width }) => sum + width, 0))
}

/** The columns that fit: drops those of the lowest rank, with those below them, until all fit. CGST and SGST go together. */
export function fitting<Row>(
  visible: readonly VisibleColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  room: number | undefined,
): readonly VisibleColumn<Row>[] {
  if (room === undefined || leastWidth(visible, widths) <= room) return visible
  const [first] = visible.filter(({ column }) => column.rank !== undefined).toSorted(byRank)
  if (first === undefined) return visible
  return fitting(
    visible.filter(({ column }) => column.rank !== first.column.rank),
    widths,
    room,
  )
}

const byRank = <Row>({ column: one }: VisibleColumn<Row>, { column: other }: VisibleColumn<Row>): number =>
  (one.rank ?? 0) - (other.rank ?? 0)

/** The columns of a screen from their keys. */
export function stacked<Row>(columns: Columns<Row>, keys: readonly string[]): readonly VisibleColumn<Row>[] {
  const known = keys.flatMap((key) => {
    const column = columns[key]
    return column === undefined ? [] : [{ key, column }]
  })
  return known
    .filter(({ column }) => column.under === undefined)
    .map(({ key, column }) => ({ key, column, under: known.filter((other) => other.column.under === key) }))
}
