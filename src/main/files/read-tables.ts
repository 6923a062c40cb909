/** The table of a CSV, whatever it is of, as its cells' texts. */
import Papa from 'papaparse'
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { say } from '../../shared/messages.ts'
import { decodeText, SEPARATORS } from './csv-encoding.ts'
import { isEmptyRow } from './csv-scan.ts'
import type { SheetTable } from './read-workbook.ts'

export type FileTables = { readonly sheets: readonly SheetTable[] } | { readonly refusal: string }

/** A few years of a bank's statement. */
export const MOST_CSV_MEGABYTES = 4

/** The one table of a CSV; refused with a sentence where it is too long, none, or without any row. */
export function csvTables(bytes: Uint8Array): FileTables {
  if (bytes.length > MOST_CSV_MEGABYTES * 1024 * 1024) {
    return { refusal: say('csvTooLarge', { limit: `${MOST_CSV_MEGABYTES} MB` }) }
  }
  const decoded = decodeText(bytes)
  if (decoded === undefined) return { refusal: say('csvBinary') }
  const { data } = Papa.parse<string[]>(decoded.text, { delimiter: separatorOf(decoded.text) })
  const rows = data.flatMap((cells, at) => (isEmptyRow(cells) ? [] : [{ line: at + 1, cells: cells.map(cellText) }]))
  return rows.length === 0 ? { refusal: say('csvEmpty') } : { sheets: [{ name: '', rows }] }
}

/** Lines by which it is seen what separates the cells. */
const LOOKED_AT = 200

/** What cuts one of the first lines into the most cells: papaparse itself looks at ten, and a bank's head has twenty. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 65_536)
  const widest = (delimiter: string) =>
    Papa.parse<string[]>(beginning, { delimiter, preview: LOOKED_AT }).data.reduce(
      (most, { length }) => Math.max(most, length),
      0,
    )
  return Object.values(SEPARATORS).reduce<string>(
    (best, other) => (widest(other) > widest(best) ? other : best),
    SEPARATORS.comma,
  )
}
