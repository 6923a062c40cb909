/** The careful way through a cart CSV, by papaparse: quotes, cells with line breaks, letters of every script. */
import Papa from 'papaparse'
import { CartTable, type TableChoice, type TableEnd } from '../../shared/domain/carts/cart-table.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { LOOKED_AT, type TableRow } from '../../shared/domain/carts/table-names.ts'
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { GrowingColumns, MOST_CHARACTERS } from './csv-columns.ts'
import { isEmptyRow } from './csv-scan.ts'

/** Characters that are parsed in one go. Between two pieces others get their turn. */
const PIECE = 262_144

export interface QuotedOptions {
  readonly separator: string
  /** Line of the first row, counted from 1. */
  readonly line: number
  readonly maxRows: number
  /** What the person said about the table. */
  readonly choice?: TableChoice | undefined
}

/** What was read: the rows, and the text that they lie in. */
export interface QuotedRows {
  readonly rows: GrowingColumns
  readonly source: string
  readonly end: TableEnd
  /** The first rows that say something, as they stand there. */
  readonly first: readonly TableRow[]
}

/** The rows as they were found, and their texts, one after the other. */
class Found {
  readonly rows: GrowingColumns
  readonly first: TableRow[] = []
  private readonly parts: string[] = []
  private length = 0

  constructor(room: number) {
    this.rows = new GrowingColumns(room)
  }

  add(found: readonly ReadRow[]): void {
    for (const { line, text, id, qty } of found) {
      const kept = text.slice(0, MOST_CHARACTERS)
      this.parts.push(kept)
      this.rows.add(line, id, qty, this.length, this.length + kept.length)
      this.length += kept.length
    }
  }

  texts(): string {
    return this.parts.join('')
  }
}

/** One kind of line end, so that every way of ending a line counts as one line. */
export const withOneLineEnd = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

/**
 * Reads rows from `from` (characters) on, a piece at each step. A quotation mark that is never closed spoils its own
 * line, not the rest of the file. Stops one row after `maxRows`.
 */
export function* readQuoted(text: string, from: number, options: QuotedOptions): Generator<undefined, QuotedRows> {
  const found = new Found(Math.ceil(text.length / 8) + 16)
  const table = new CartTable({ separator: options.separator, isCut: true, choice: options.choice })
  let { line } = options
  for (let at = from; at < text.length && found.rows.length <= options.maxRows; ) {
    const end = endOfPiece(text, at)
    const next = readPiece(text, at, end, line, { found, table }, options)
    line = next.line
    at = next.at
    yield undefined
  }
  const end = table.end()
  found.add(end.rows)
  return { rows: found.rows, source: found.texts(), end, first: found.first }
}

/** After a line end outside quotes, as far as quotes can be told; within two pieces in any case. */
function endOfPiece(text: string, from: number): number {
  if (from + PIECE >= text.length) return text.length
  let quoted = false
  let lineEnd = -1
  for (let at = from; at < text.length && at < from + 2 * PIECE; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) quoted = !quoted
    if (code !== 0x0a) continue
    lineEnd = at + 1
    if (!quoted && lineEnd - from >= PIECE) return lineEnd
  }
  return lineEnd > from ? lineEnd : text.length
}

interface Place {
  readonly at: number
  readonly line: number
}

function readPiece(
  text: string,
  from: number,
  to: number,
  firstLine: number,
  { found, table }: { readonly found: Found; readonly table: CartTable },
  { separator, maxRows }: QuotedOptions,
): Place {
  const piece = text.slice(from, to)
  let at = 0
  let line = firstLine
  let aborted = false
  Papa.parse<string[]>(piece, {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, errors, meta }, parser) => {
      const unclosed = errors.some(({ code }) => code === 'MissingQuotes')
      const end = unclosed ? lineEndAfter(piece, at) : meta.cursor
      const raw = piece.slice(at, piece[end - 1] === '\n' ? end - 1 : end)
      if (unclosed) found.add(table.push({ line, cells: [cellText(raw)], raw, spoilt: true }))
      else if (isEmptyRow(cells)) table.gap()
      else {
        const row = { line, cells: cells.map(cellText), raw }
        if (found.first.length < LOOKED_AT) found.first.push(row)
        found.add(table.push(row))
      }
      line += linesIn(piece, at, end)
      at = end
      aborted = unclosed || found.rows.length > maxRows
      if (aborted) parser.abort()
    },
  })
  // After a spoilt line the rest of the piece begins anew.
  return aborted ? { at: from + at, line } : { at: to, line: line + linesIn(piece, at, piece.length) }
}

function lineEndAfter(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end + 1
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
