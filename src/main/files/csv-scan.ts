/**
 * The fast reader of a plain cart CSV: turns bytes into columns and checks every row on the way. Plain means ASCII without quotes; anything
 * else is left to the careful reader. Both readers return the same rows.
 */
import { cartCells, isPair } from '../../shared/domain/carts/cart-columns.ts'
import { headsIn, namesBoth, namesOther } from '../../shared/domain/carts/cart-heads.ts'
import { readCells } from '../../shared/domain/carts/judge-row.ts'
import { maySupplyHeads } from '../../shared/domain/carts/table-names.ts'
import { isTotal } from '../../shared/domain/tables/names.ts'
import { isEmptyRow } from '../../shared/domain/tables/table-row.ts'
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { type CsvColumns, GrowingColumns } from './csv-columns.ts'

const LF = 0x0a
const CR = 0x0d
const BLANK = 0x20
const QUOTE = 0x22
const ZERO = 0x30
/** A longer number isn't an id. */
const MOST_DIGITS = 10

export interface ScanOptions {
  readonly separator: string
  /** Offset and line at which the rows begin. */
  readonly from: number
  readonly line: number
  readonly maxRows: number
}

const latin = new TextDecoder('latin1')

/**
 * Scans the rows. Lines end with CR LF, LF or CR; empty ones are counted and left out. Undefined if a row isn't plain or has headings;
 * reads at most one row more than `maxRows`.
 */
export function scanPlain(bytes: Uint8Array, options: ScanOptions): CsvColumns | undefined {
  const sep = options.separator.charCodeAt(0)
  const end = bytes.length
  const rows = new GrowingColumns(Math.ceil(end / 8) + 16)
  let { line, from: at } = options
  for (; at < end && rows.length <= options.maxRows; line++) {
    const start = at
    // The usual row: digits, separator, digits, end of line, with blanks allowed around the numbers.
    let byte = bytes[at] ?? LF
    while (byte === BLANK) byte = bytes[++at] ?? LF
    const idFrom = at
    let id = 0
    while (byte >= ZERO && byte <= 0x39) {
      id = id * 10 + byte - ZERO
      byte = bytes[++at] ?? LF
    }
    const idDigits = at - idFrom
    while (byte === BLANK) byte = bytes[++at] ?? LF
    let usual = byte === sep && idDigits > 0 && idDigits <= MOST_DIGITS
    let qty = 0
    if (usual) {
      byte = bytes[++at] ?? LF
      while (byte === BLANK) byte = bytes[++at] ?? LF
      const qtyFrom = at
      while (byte >= ZERO && byte <= 0x39) {
        qty = qty * 10 + byte - ZERO
        byte = bytes[++at] ?? LF
      }
      const qtyDigits = at - qtyFrom
      while (byte === BLANK) byte = bytes[++at] ?? LF
      usual = (byte === LF || byte === CR) && qtyDigits > 0 && qtyDigits <= MOST_DIGITS
    }
    if (usual) {
      if (rows.length === rows.room) rows.grow()
      const row = rows.length++
      rows.line[row] = line
      rows.id[row] = id
      rows.qty[row] = qty
      rows.start[row] = start
      rows.end[row] = at
    } else {
      at = endOfLine(bytes, start)
      if (at < 0) return undefined
      const cells = latin.decode(bytes.subarray(start, at)).split(options.separator).map(cellText)
      if (needsCare(cells, rows.length === 0)) return undefined
      addOdd(rows, line, cells, start, at)
    }
    at += bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1
  }
  return rows.closed(bytes)
}

/** Returns the end of the line; -1 if it has characters that aren't plain. */
function endOfLine(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === LF || byte === CR) return at
    if (byte === QUOTE || byte > 0x7e || isControl(byte)) return -1
  }
  return bytes.length
}

/** True for a control character that no text has. Tab, vertical tab and form feed count as blanks. */
export const isControl = (code: number): boolean => code < 0x20 && (code < 0x09 || code > 0x0d)

/** True if the row has headings other than the usual two in the first row, or totals: such a file is read by the careful reader. */
function needsCare(cells: readonly string[], isFirst: boolean): boolean {
  if (isTotal(cells)) return true
  const names = maySupplyHeads(cells) || namesBoth(headsIn(cells))
  return names && !(isFirst && isUsualHead(cartCells(cells, undefined)))
}

function isUsualHead(cells: readonly string[]): boolean {
  const heads = headsIn(cells)
  const [id, qty] = [heads.ids[0], heads.quantities[0]]
  if (cells.length !== 2 || cells.some(namesOther)) return false
  return id !== undefined && qty !== undefined ? heads.isSure && isPair({ id, qty }, cells) : !namesBoth(heads)
}

/** Adds any other row: headings, a missing cell, letters. Empty rows are skipped. */
function addOdd(rows: GrowingColumns, line: number, cells: readonly string[], start: number, end: number): void {
  if (isEmptyRow(cells)) return
  const { id, qty } = readCells(cells)
  rows.add(line, id, qty, start, end)
}
