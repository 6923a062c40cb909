/** The tables of a file, whatever they are of, as their cells' texts: a CSV is one, a workbook has one on each sheet that it shows. */
import Papa from 'papaparse'
import { isCsvName, isWorkbookName } from '../../shared/domain/carts/judge-row.ts'
import { say } from '../../shared/messages.ts'
import { notTaken } from './cart-file-reader.ts'
import { decodeText, SEPARATORS } from './csv-encoding.ts'
import { isEmptyRow } from './csv-scan.ts'
import type { PickedFile } from './read-whole.ts'
import type { SheetTable } from './read-workbook.ts'

export type FileTables = { readonly sheets: readonly SheetTable[] } | { readonly refusal: string }

export type ReadSheets = (file: Uint8Array) => Promise<FileTables>

/** Read in one go, while everything else waits: a few years of a bank's statement. */
export const MOST_CSV_MEGABYTES = 4

/** Refused with a sentence: another kind of file, one that is too long, one without any row. */
export async function readTables({ name, bytes }: PickedFile, readSheets: ReadSheets): Promise<FileTables> {
  if (bytes.length === 0) return { refusal: say('csvEmpty') }
  if (isWorkbookName(name)) return readSheets(bytes)
  return isCsvName(name) ? csvTable(bytes) : { refusal: notTaken() }
}

function csvTable(bytes: Uint8Array): FileTables {
  if (bytes.length > MOST_CSV_MEGABYTES * 1024 * 1024) {
    return { refusal: say('csvTooLarge', { limit: `${MOST_CSV_MEGABYTES} MB` }) }
  }
  const decoded = decodeText(bytes)
  if (decoded === undefined) return { refusal: say('csvBinary') }
  const { data } = Papa.parse<string[]>(decoded.text, { delimiter: separatorOf(decoded.text) })
  const rows = data.flatMap((cells, at) => (isEmptyRow(cells) ? [] : [{ line: at + 1, cells }]))
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
