/** Which columns of a list are on the screen, and so in its files and on its paper. */
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import type { Columns } from './list.ts'

/** Pixels: a column that says something, and no wider than a screen. */
export const LEAST_WIDTH = 48
export const MOST_WIDTH = 2000

export interface LayoutAbout<Row> {
  readonly rows: readonly Row[]
  readonly context: ListContext
  /** Whether there is room for what is good to know beside what must be seen. */
  readonly wide: boolean
  /** Keys that the person chose; undefined where the list's own choice holds. */
  readonly chosen: readonly string[] | undefined
}

/** Keys of all columns that there are for this person and these rows. */
export const columnsThere = <Row>(columns: Columns<Row>, { rows, context }: LayoutAbout<Row>): readonly string[] =>
  Object.entries(columns).flatMap(([key, column]) => (column.there?.(rows, context) === false ? [] : [key]))

/** Keys of the columns that are wanted, whether they are there for these rows or not: the person's, else the list's own. */
export const wantedColumns = <Row>(
  columns: Columns<Row>,
  { wide, chosen }: Pick<LayoutAbout<Row>, 'wide' | 'chosen'>,
): readonly string[] =>
  chosen ??
  Object.entries(columns).flatMap(([key, { at }]) => (at === 'always' || (at === 'wide' && wide) ? [key] : []))

/**
 * Keys of the columns that are shown, each followed by those that stand under it. What was chosen counts only as long as
 * something is left of it to show.
 */
export function shownColumns<Row>(columns: Columns<Row>, about: LayoutAbout<Row>): readonly string[] {
  const wanted = new Set(wantedColumns(columns, about))
  const there = columnsThere(columns, about)
  const hosts = there.filter((key) => columns[key]?.under === undefined && wanted.has(key))
  if (hosts.length === 0 && about.chosen !== undefined) return shownColumns(columns, { ...about, chosen: undefined })
  return hosts.flatMap((host) => [host, ...there.filter((key) => columns[key]?.under === host && wanted.has(key))])
}

/** What is wanted once a column was switched on or off: one under another brings that one, too. */
export function toggledColumn<Row>(columns: Columns<Row>, wanted: readonly string[], key: string): readonly string[] {
  if (wanted.includes(key)) return wanted.filter((one) => one !== key)
  const host = columns[key]?.under
  return [...new Set([...wanted, ...(host === undefined ? [] : [host]), key])]
}

export interface ShownColumn<Row> {
  readonly key: string
  readonly column: Column<Row>
  /** Those that stand under it, small. */
  readonly under: readonly { readonly key: string; readonly column: Column<Row> }[]
}

/** Pixels of a letter and of what stands around a value, at the usual size of text. */
const LETTER = 7.5
const AROUND = 22

/** The column, as wide as its longest value where it is shown whole. */
export function fitted<Row>(
  column: Column<Row>,
  { rows, context }: Pick<LayoutAbout<Row>, 'rows' | 'context'>,
): Column<Row> {
  if (column.whole !== true) return column
  const longest = rows.reduce((most, row) => Math.max(most, String(column.of(row, context) ?? '').length), 0)
  return { ...column, width: Math.min(MOST_WIDTH, Math.max(column.width, Math.ceil(longest * LETTER + AROUND))) }
}

/** Pixels, at the usual size of text, that the columns take at least. */
export const leastWidth = <Row>(shown: readonly ShownColumn<Row>[], widths: Readonly<Record<string, number>>): number =>
  shown.reduce((sum, { key, column }) => sum + (widths[key] ?? column.width), 0)

/** The columns that fit into this room: as long as they don't, the one of the lowest rank goes, with those under it. */
export function fitting<Row>(
  shown: readonly ShownColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  room: number | undefined,
): readonly ShownColumn<Row>[] {
  if (room === undefined || leastWidth(shown, widths) <= room) return shown
  const [first] = shown.filter(({ column }) => column.rank !== undefined).toSorted(byRank)
  return first === undefined ? shown : fitting(without(shown, first), widths, room)
}

const byRank = <Row>({ column: one }: ShownColumn<Row>, { column: other }: ShownColumn<Row>): number =>
  (one.rank ?? 0) - (other.rank ?? 0)

const without = <Row>(shown: readonly ShownColumn<Row>[], gone: ShownColumn<Row>) => shown.filter((one) => one !== gone)

/** The columns of a screen, made of their keys. */
export function stacked<Row>(columns: Columns<Row>, keys: readonly string[]): readonly ShownColumn<Row>[] {
  const known = keys.flatMap((key) => {
    const column = columns[key]
    return column === undefined ? [] : [{ key, column }]
  })
  return known
    .filter(({ column }) => column.under === undefined)
    .map(({ key, column }) => ({ key, column, under: known.filter((other) => other.column.under === key) }))
}
