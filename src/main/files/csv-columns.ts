/** The rows of a cart CSV as columns: a hundred thousand rows are a few typed arrays, and only rows that are viewed become objects. */
import { MISFITS, type Misfit } from '../../shared/domain/carts/cart-import.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'

export interface CsvColumns {
  readonly length: number
  /** The line of the file, from 1, on which the row starts. */
  readonly line: Uint32Array
  /** Product id and quantity; NO_NUMBER or less if the cell isn't a whole number. */
  readonly id: Float64Array
  readonly qty: Float64Array
  /** Start and end of the row in the source: byte offsets of plain text, or character offsets of decoded text. */
  readonly start: Uint32Array
  readonly end: Uint32Array
  readonly source: Uint8Array | string
}

export const NO_NUMBER = -1
/** Stored as the quantity of a row with other cells than its columns: this value and those below it, one for each of MISFITS. */
const MISFIT = -2

/** Characters of a row's text that are kept. */
export const MOST_CHARACTERS = 200

/** Two numbers, a line number, a start and an end. */
const ROW_BYTES = 8 + 8 + 4 + 4 + 4

/** Columns that grow. Fields are public for the scanner only: a call per row would cost more than the scan. */
export class GrowingColumns {
  length = 0
  line: Uint32Array
  id: Float64Array
  qty: Float64Array
  start: Uint32Array
  end: Uint32Array

  constructor(rows: number) {
    // One buffer for all columns: small files are common, and allocating a buffer takes longer than filling it.
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

  /** Adds a row whose cells don't match its columns. */
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

/** Returns the texts of some rows as they are in the file, at most 200 characters each. The bytes are decoded once for all. */
function textsOf({ source, start, end }: CsvColumns, from: number, to: number): (at: number) => string {
  const bytes = typeof source !== 'string'
  const base = bytes ? (start[from] ?? 0) : 0
  const text = bytes ? latin.decode(source.subarray(base, end[to - 1] ?? base)) : source
  return (at) => {
    const begin = (start[at] ?? 0) - base
    return text.slice(begin, Math.min((end[at] ?? 0) - base, begin + MOST_CHARACTERS))
  }
}

/** Returns a column's number; undefined if the cell isn't a whole number. */
export const numberAt = (column: Float64Array, at: number): number | undefined => {
  const found = column[at]
  return found === undefined || found < 0 ? undefined : found
}

const misfitAt = ({ qty }: CsvColumns, at: number): Misfit | undefined => MISFITS[MISFIT - (qty[at] ?? 0)]

/** Returns some of the rows in the form that the rules use. */
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
