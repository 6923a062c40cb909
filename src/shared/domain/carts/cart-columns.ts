/** Selects the cells of a row that count, once the columns of product IDs and quantities are known. */
import { type ReadRow, readCells } from './judge-row.ts'

/** Indexes of the two columns, from 0. */
export interface CartColumns {
  readonly id: number
  readonly qty: number
}

/** True if the first row consists of just the id and the quantity, as in every plain cart file: no headings are needed to read it. */
export const isPair = ({ id, qty }: CartColumns, firstRow: readonly string[]): boolean =>
  id === 0 && qty === 1 && firstRow.length === 2

/** The cells of a row that count: those of the given columns, or all of them without trailing empty ones. */
export function cartCells(cells: readonly string[], columns: CartColumns | undefined): readonly string[] {
  if (columns !== undefined) return [cells[columns.id] ?? '', cells[columns.qty] ?? '']
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

const QUOTED = /[",;\t\r\n]/

/** The cells as one line of a file. */
export const rowText = (cells: readonly string[], separator: string): string =>
  cells
    .map((cell) => cell.replaceAll(/\s+/g, ' '))
    .map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(separator)

/** The number of characters kept of a row's text. */
const MOST_CHARACTERS = 200

/** A row of cells as the import takes it. `line` is counted from 1. */
export function readNamedRow(
  line: number,
  cells: readonly string[],
  columns: CartColumns | undefined,
  separator = ',',
): ReadRow {
  const counting = cartCells(cells, columns)
  return { line, text: rowText(counting, separator).slice(0, MOST_CHARACTERS), ...readCells(counting) }
}
