/**
 * The rows of a cart CSV as columns: a hundred thousand rows are a handful of typed arrays, and only the rows that
 * someone looks at become objects.
 */
import { MISFITS, type Misfit } from '../../shared/domain/carts/cart-import.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'

export interface CsvColumns {
  readonly length: number
  /** Line in the file, from 1, on which the row begins. */
  readonly line: Uint32Array
  /** Product id and quantity; NO_NUMBER, or less, where the cell isn't a whole number. */
  readonly id: Float64Array
  readonly qty: Float64Array
  /** Where the row begins and ends in the source: bytes of plain text, or characters of a decoded one. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  readonly source: Uint8Array | string
}

export const NO_NUMBER = -1
/** As the quantity of a row that has other cells than its columns: below this, one for each of MISFITS. */
const MISFIT = -2

/** What is kept of a row's text. */
export const MOST_CHARACTERS = 200

/** Two numbers, a line number, a beginning and an end. */
const ROW_BYTES = 8 + 8 + 4 + 4 + 4

/** Columns that grow. Fields are public to the scanner alone: a call per row would cost more than the scan. */
export class GrowingColumns {
  length = 0
  line: Uint32Array
  id: Float64Array
  qty: Float64Array
  start: Uint32Array
  end: Uint32Array

  constructor(rows: number) {
    // One piece of memory for all: small files are many, and each piece takes longer to get than to fill.
    const memory = new ArrayBuffer(rows * ROW_BYTES)
    this.id = new Float64Array(memory, 0, rows)
    this.qty = new Float64Array(memory, rows * 8, rows)
    this.line = new Uint32Array(memory, rows * 16, rows)
    this.start = new Uint32Array(memory, rows * 20, rows)
    this.end = new Uint32Array(memory, rows * 24, rows)
  }

  get room(): number {
    return this.line.length
  }

  grow(): void {
    const { id, qty, line, start, end } = new GrowingColumns(this.room * 2)
    this.line = longer(line, this.line)
    this.id = longer(id, this.id)
    this.qty = longer(qty, this.qty)
    this.start = longer(start, this.start)
    this.end = longer(end, this.end)
  }

  add(line: number, id: number | undefined, qty: number | undefined, start: number, end: number): void {
    if (this.length === this.room) this.grow()
    const at = this.length++
    this.line[at] = line
    this.id[at] = id ?? NO_NUMBER
    this.qty[at] = qty ?? NO_NUMBER
    this.start[at] = start
    this.end[at] = end
  }

  /** A row whose cells aren't those of its columns. */
  addMisfit(line: number, misfit: Misfit, start: number, end: number): void {
    this.add(line, undefined, MISFIT - MISFITS.indexOf(misfit), start, end)
  }

  closed(source: Uint8Array | string): CsvColumns {
    const { length } = this
    return {
      length,
      line: this.line.subarray(0, length),
      id: this.id.subarray(0, length),
      qty: this.qty.subarray(0, length),
      start: this.start.subarray(0, length),
      end: this.end.subarray(0, length),
      source,
    }
  }
}

function longer<T extends Uint32Array | Float64Array>(into: T, from: T): T {
  into.set(from)
  return into
}

const latin = new TextDecoder('latin1')

/** The texts of some rows as they stand in the file, at most 200 characters of each. Bytes are decoded once for all. */
function textsOf({ source, start, end }: CsvColumns, from: number, to: number): (at: number) => string {
  const bytes = typeof source !== 'string'
  const base = bytes ? (start[from] ?? 0) : 0
  const text = bytes ? latin.decode(source.subarray(base, end[to - 1] ?? base)) : source
  return (at) => {
    const begin = (start[at] ?? 0) - base
    return text.slice(begin, Math.min((end[at] ?? 0) - base, begin + MOST_CHARACTERS))
  }
}

/** A column's number; undefined where the cell isn't a whole one. */
export const numberAt = (column: Float64Array, at: number): number | undefined => {
  const found = column[at]
  return found === undefined || found < 0 ? undefined : found
}

const misfitAt = ({ qty }: CsvColumns, at: number): Misfit | undefined => MISFITS[MISFIT - (qty[at] ?? 0)]

/** Some of the rows as the rules take them. */
export function rowsOf(columns: CsvColumns, from = 0, to = columns.length): readonly ReadRow[] {
  const rows: ReadRow[] = []
  const until = Math.min(to, columns.length)
  const textAt = textsOf(columns, from, until)
  for (let at = from; at < until; at++) {
    const misfit = misfitAt(columns, at)
    rows.push({
      line: columns.line[at] ?? 0,
      text: textAt(at),
      id: numberAt(columns.id, at),
      qty: numberAt(columns.qty, at),
      ...(misfit && { misfit }),
    })
  }
  return rows
}
