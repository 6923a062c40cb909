/** The careful way through a cart CSV, by papaparse: quotes, cells with line breaks, letters of every script. */
import Papa from 'papaparse'
import { type CartColumns, cartCells, rowText } from '../../shared/domain/cart-columns.ts'
import { readCells } from '../../shared/domain/judge-row.ts'
import { GrowingColumns, MOST_CHARACTERS } from './csv-columns.ts'
import { isEmptyRow } from './csv-scan.ts'

/** Characters that are parsed in one go. Between two pieces others get their turn. */
const PIECE = 262_144

export interface QuotedOptions {
  readonly separator: string
  /** Line of the first row, counted from 1. */
  readonly line: number
  readonly maxRows: number
  /** Where the two numbers stand; undefined where a row is the two and nothing else. */
  readonly columns?: CartColumns | undefined
}

/** What was read: the rows, and the text that they lie in. */
export interface QuotedRows {
  readonly rows: GrowingColumns
  readonly source: string
}

/** The texts of rows of which only two cells count, one after the other. */
class Texts {
  private readonly parts: string[] = []
  private length = 0

  /** Where it begins and ends. */
  add(text: string): readonly [number, number] {
    const from = this.length
    const kept = text.slice(0, MOST_CHARACTERS)
    this.parts.push(kept)
    this.length += kept.length
    return [from, this.length]
  }

  joined(): string {
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
  const rows = new GrowingColumns(Math.ceil(text.length / 8) + 16)
  const texts = options.columns === undefined ? undefined : new Texts()
  let { line } = options
  for (let at = from; at < text.length && rows.length <= options.maxRows; ) {
    const end = endOfPiece(text, at)
    const next = readPiece(text, at, end, line, { rows, texts }, options)
    line = next.line
    at = next.at
    yield undefined
  }
  return { rows, source: texts?.joined() ?? text }
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
  { rows, texts }: { readonly rows: GrowingColumns; readonly texts: Texts | undefined },
  { separator, maxRows, columns }: QuotedOptions,
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
      const begin = from + at
      const stop = from + (piece[end - 1] === '\n' ? end - 1 : end)
      if (unclosed) {
        const place = texts?.add(text.slice(begin, stop)) ?? [begin, stop]
        rows.add(line, undefined, undefined, ...place)
      } else if (!isEmptyRow(cells)) {
        const counting = columns === undefined ? cells : cartCells(cells, columns)
        const { id, qty } = readCells(counting)
        const place = texts?.add(rowText(counting, separator)) ?? [begin, stop]
        rows.add(line, id, qty, ...place)
      }
      line += linesIn(piece, at, end)
      at = end
      aborted = unclosed || rows.length > maxRows
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
