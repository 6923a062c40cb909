/** Splits a text file with a table into cells, for any kind of table. */
import { nameBooks } from '../../shared/domain/tables/column-kinds.ts'
import { SEPARATORS, type Separator, shapeOf } from '../../shared/domain/tables/separator.ts'
import type { TableRow } from '../../shared/domain/tables/table-row.ts'
import { textRows, withOneLineEnd } from '../../shared/domain/tables/text-rows.ts'
import { say } from '../../shared/messages.ts'
import { decodeText } from './csv-encoding.ts'

export type TextTable =
  | { readonly rows: readonly TableRow[]; readonly separator: Separator }
  | { readonly refusal: string }

/** Enough for a few years of a bank statement. */
export const MOST_TEXT_MEGABYTES = 4

/**
 * @param separator the user's choice; by default detected from the text. Refuses with a sentence a text that is too long, isn't text, or
 * has no row.
 */
export function textTable(bytes: Uint8Array, separator?: Separator): TextTable {
  if (bytes.length > MOST_TEXT_MEGABYTES * 1024 * 1024) {
    return { refusal: say('ownBooksTooLarge', { limit: `${MOST_TEXT_MEGABYTES} MB` }) }
  }
  const decoded = decodeText(bytes)
  if (decoded === undefined) return { refusal: say('csvBinary') }
  const text = withOneLineEnd(decoded.text)
  const shape = shapeOf(text, nameBooks, separator)
  const rows: TableRow[] = []
  const from = shape.isHinted ? text.indexOf('\n') + 1 || text.length : 0
  const options = { separator: SEPARATORS[shape.separator], from, line: shape.isHinted ? 2 : 1, width: shape.width }
  for (const row of textRows(text, options)) if (row !== 'gap') rows.push(row)
  return rows.length === 0 ? { refusal: say('csvEmpty') } : { rows, separator: shape.separator }
}
