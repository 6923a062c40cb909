import { headsIn, namesBoth } from '../../shared/domain/carts/cart-heads.ts'
import { CartTable, type TableChoice, type TableEnd } from '../../shared/domain/carts/cart-table.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { HEADER_SEARCH_ROWS } from '../../shared/domain/carts/table-names.ts'
import { SEPARATORS, shapeOf, type TextShape } from '../../shared/domain/tables/separator.ts'
import type { TableRow } from '../../shared/domain/tables/table-row.ts'
import { textRows } from '../../shared/domain/tables/text-rows.ts'

/** Rows per step; other tasks get their turn between two steps. */
const ROWS_AT_ONCE = 4_000

/** Characters of a row's text that are kept. */
const MOST_CHARACTERS = 200

export interface CartTextOptions extends TextShape {
  readonly maxRows: number
  /** The user's answers about the table. */
  readonly choice?: TableChoice | undefined
}

export interface CartTextRows {
  readonly rows: readonly ReadRow[]
  readonly end: TableEnd
  /** The first non-empty rows, unchanged. */
  readonly first: readonly TableRow[]
}

/** Finds the separator of a cart: the one that fits its headings, or its pairs of numbers. */
export const cartShape = (text: string): TextShape => shapeOf(text, (cells) => namesBoth(headsIn(cells)))

/** Reads the rows of a text with one kind of line end, a few thousand per step. Stops one row after `maxRows`. */
export function* readCartText(text: string, options: CartTextOptions): Generator<undefined, CartTextRows> {
  const { isHinted, width, maxRows, choice } = options
  const separator = SEPARATORS[options.separator]
  const table = new CartTable({ separator, isCut: true, choice })
  const rows: ReadRow[] = []
  const add = (found: readonly ReadRow[]) => {
    for (const row of found) {
      const { text } = row
      rows.push(text.length > MOST_CHARACTERS ? { ...row, text: text.slice(0, MOST_CHARACTERS) } : row)
    }
  }
  const first: TableRow[] = []
  const from = isHinted ? text.indexOf('\n') + 1 || text.length : 0
  let count = 0
  for (const row of textRows(text, { separator, from, line: isHinted ? 2 : 1, width })) {
    if (row === 'gap') table.gap()
    else {
      if (first.length < HEADER_SEARCH_ROWS && row.spoilt === undefined) first.push(row)
      add(table.push(row))
    }
    if (rows.length > maxRows) break
    count += 1
    if (count % ROWS_AT_ONCE === 0) yield undefined
  }
  const end = table.end()
  add(end.rows)
  return { rows, end, first }
}
