/** A range copied from a spreadsheet: rows in lines, cells separated by tabs. */
import { rowText } from '../../../shared/domain/carts/cart-columns.ts'
import { rangeIn } from '../../../shared/domain/carts/cart-paste.ts'

/** True for more than one cell: a single number, or a name with a comma, is typed text. */
export function isRange(text: string): boolean {
  const [first = [], ...more] = rangeIn(text).rows
  if (more.length > 0) return true
  return first.length > 1 && (/[\t\r\n]/.test(text.trim()) || first.every((cell) => /^\d*$/.test(cell)))
}

export const rangeAsCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    rangeIn(text)
      .rows.map((cells) => rowText(cells, '\t'))
      .join('\n'),
  )
