/** The columns of a grid with fixed columns that fit its room. */
import { rem } from '@mantine/core'
import type { GridColumn } from './grid-head.tsx'

export interface ColumnWidths {
  /** The least width of each column in pixels, by key. */
  readonly least: Readonly<Record<string, number>>
  /** The columns that take the room that is left, with their greatest width in pixels if they have one. */
  readonly flexible: Readonly<Record<string, number | undefined>>
  /** Pixels of the last column, if there is one. */
  readonly end: number
  /** The keys to leave out, the first set that leaves room for the others. */
  readonly leftOut: readonly (readonly string[])[]
}

export interface FittingColumns {
  readonly columns: readonly GridColumn[]
  /** CSS widths of the columns and of the last one. */
  readonly tracks: readonly string[]
  /** Pixels. */
  readonly leastWidth: number
}

/** @param room in pixels; undefined before it is known, when all columns are shown */
export function fittingColumns(
  all: readonly GridColumn[],
  { least, flexible, end, leftOut }: ColumnWidths,
  room: number | undefined,
): FittingColumns {
  const widthOf = (columns: readonly GridColumn[]) => columns.reduce((sum, { key }) => sum + (least[key] ?? 0), end)
  const sets = leftOut.map((left) => all.filter(({ key }) => !left.includes(key)))
  const columns = (room === undefined ? sets[0] : sets.find((set) => widthOf(set) <= room)) ?? sets.at(-1) ?? all
  const trackOf = ({ key }: GridColumn): string => {
    const width = rem(least[key] ?? 0)
    if (!Object.hasOwn(flexible, key)) return width
    const most = flexible[key]
    return `minmax(${width}, ${most === undefined ? '1fr' : rem(most)})`
  }
  return {
    columns,
    tracks: [...columns.map(trackOf), ...(end > 0 ? [rem(end)] : [])],
    leastWidth: widthOf(columns),
  }
}
