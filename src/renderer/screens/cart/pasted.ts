/** A range copied from a spreadsheet: lines, cells apart by tabs. */
import { rowText } from '../../../shared/domain/cart-columns.ts'
import { rangeIn } from '../../../shared/domain/cart-paste.ts'

/** True for more than one cell: a single number, or a name with a comma in it, is typed text. */
export function isRange(text: string): boolean {
  const [first = [], ...more] = rangeIn(text)
  if (more.length > 0) return true
  return first.length > 1 && (/[\t\r\n]/.test(text.trim()) || first.every((cell) => /^\d*$/.test(cell)))
}

/** The range as the bytes of a cart CSV, under the headings that an import finds. */
export const rangeAsCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    [['Product id', 'Quantity'], ...rangeIn(text)].map((cells) => rowText(cells, ',')).join('\n'),
  )
