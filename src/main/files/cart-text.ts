/** Reads a cart from a text, with the careful table reader: its rows, and the open questions about it. */
import { headsIn, namesBoth } from '../../shared/domain/carts/cart-heads.ts'
import { CartTable, type TableChoice, type TableEnd } from '../../shared/domain/carts/cart-table.ts'
import { askedTable, layoutOf, type Mapping, mappingOf } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { LOOKED_AT } from '../../shared/domain/carts/table-names.ts'
import { SEPARATORS, shapeOf, type TextShape } from '../../shared/domain/tables/separator.ts'
import type { TableRow } from '../../shared/domain/tables/table-row.ts'
import { textRows } from '../../shared/domain/tables/text-rows.ts'
import { GrowingColumns, MOST_CHARACTERS } from './csv-columns.ts'

/** Rows per step; other tasks get their turn between two steps. */
const ROWS_AT_ONCE = 4_000

export interface CartTextOptions extends TextShape {
  readonly maxRows: number
  /** The user's answers about the table. */
  readonly choice?: TableChoice | undefined
}

/** The rows, and the text that they point into. */
export interface CartTextRows {
  readonly rows: GrowingColumns
  readonly source: string
  readonly end: TableEnd
  /** The first non-empty rows, unchanged. */
  readonly first: readonly TableRow[]
}

/** Finds the separator of a cart: the one that fits its headings, or its pairs of numbers. */
export const cartShape = (text: string): TextShape => shapeOf(text, (cells) => namesBoth(headsIn(cells)))

/** Number of rows that are enough to find the columns. */
const SAMPLE = 60

/** Finds the columns in the beginning of a text that has one kind of line end. */
export function cartMapping(text: string): Mapping {
  const reading = readCartText(text, { ...cartShape(text), maxRows: SAMPLE })
  let step = reading.next()
  while (!step.done) step = reading.next()
  const { end, first } = step.value
  return mappingOf({ tables: [askedTable('', first, end)], layout: layoutOf(end.names) }, end)
}

/** Collects the rows and their texts in the order of the file. */
class Found {
  readonly rows: GrowingColumns
  private readonly parts: string[] = []
  private length = 0

  constructor(room: number) {
    this.rows = new GrowingColumns(Math.min(room, 16_384))
  }

  add(found: readonly ReadRow[]): void {
    for (const { line, text, id, qty, misfit } of found) {
      const kept = text.slice(0, MOST_CHARACTERS)
      const [start, end] = [this.length, this.length + kept.length]
      this.parts.push(kept)
      if (misfit === undefined) this.rows.add(line, id, qty, start, end)
      else this.rows.addMisfit(line, misfit, start, end)
      this.length = end
    }
  }

  texts(): string {
    return this.parts.join('')
  }
}

/** Reads the rows of a text with one kind of line end, a few thousand per step. Stops one row after `maxRows`. */
export function* readCartText(text: string, options: CartTextOptions): Generator<undefined, CartTextRows> {
  const { isHinted, width, maxRows, choice } = options
  const separator = SEPARATORS[options.separator]
  const found = new Found(Math.ceil(text.length / 8) + 16)
  const table = new CartTable({ separator, isCut: true, choice })
  const first: TableRow[] = []
  const from = isHinted ? text.indexOf('\n') + 1 || text.length : 0
  let count = 0
  for (const row of textRows(text, { separator, from, line: isHinted ? 2 : 1, width })) {
    if (row === 'gap') table.gap()
    else {
      if (first.length < LOOKED_AT && row.spoilt === undefined) first.push(row)
      found.add(table.push(row))
    }
    if (found.rows.length > maxRows) break
    count += 1
    if (count % ROWS_AT_ONCE === 0) yield undefined
  }
  const end = table.end()
  found.add(end.rows)
  return { rows: found.rows, source: found.texts(), end, first }
}
