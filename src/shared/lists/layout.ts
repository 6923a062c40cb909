/** Which columns of a list are on the screen, and so in its files and on its paper. */
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import type { Columns } from './list.ts'

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

/** Keys of the columns that are shown, each followed by those that stand under it. */
export function shownColumns<Row>(columns: Columns<Row>, about: LayoutAbout<Row>): readonly string[] {
  const { wide, chosen } = about
  const isShown = (key: string): boolean => {
    const column = columns[key]
    if (column === undefined) return false
    if (chosen !== undefined) return chosen.includes(key)
    return column.at === 'always' || (column.at === 'wide' && wide)
  }
  const there = columnsThere(columns, about)
  const hosts = there.filter((key) => columns[key]?.under === undefined && isShown(key))
  return hosts.flatMap((host) => [host, ...there.filter((key) => columns[key]?.under === host && isShown(key))])
}

export interface ShownColumn<Row> {
  readonly key: string
  readonly column: Column<Row>
  /** Those that stand under it, small. */
  readonly under: readonly { readonly key: string; readonly column: Column<Row> }[]
}

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
