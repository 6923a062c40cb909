/**
 * The rows of a text whose cells are separated: the one reader for files and for what is pasted. A row that can't be cut spoils
 * itself alone. The work grows with the text, whatever stands in it.
 */
import { cellText } from '../values/cell-text.ts'
import { isEmptyRow, type TableRow } from './table-row.ts'

/** How far a cell in quotation marks may reach. A longer one was never closed. */
const MOST_LINES = 64
const MOST_LETTERS = 32_768
/** Cells of one row that may hold line ends. */
const MOST_OPEN = 4

export interface TextOptions {
  readonly separator: string
  /** Where the rows begin, in letters of the text, and on which line, from 1. */
  readonly from?: number
  readonly line?: number
  /** Cells of most lines. Lines that have as many each are rows of their own, whatever quotation marks say. */
  readonly width: number
}

/** One kind of line end, so that every way of ending a line counts as one line; marks of byte order inside a text are nothing. */
export const withOneLineEnd = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return lines.includes('\uFEFF') ? lines.replaceAll('\uFEFF', '') : lines
}

/** The rows of a text with one kind of line end; `gap` for a line without any content. */
export function* textRows(
  text: string,
  { separator, from = 0, line: first = 1, width }: TextOptions,
): Generator<TableRow | 'gap'> {
  let line = first
  for (let at = from; at < text.length; ) {
    const lineEnd = endOfLine(text, at)
    let end = lineEnd
    let raw = text.slice(at, end)
    let cells: readonly string[] | undefined = raw.includes('"') ? cutLine(raw, separator) : raw.split(separator)
    for (let open = 0; cells === undefined && open < MOST_OPEN; open++) {
      const reached = closedAfter(text, at, end, { separator, width })
      if (reached === undefined) break
      end = reached
      cells = cutLine(text.slice(at, end), separator)
    }
    if (cells === undefined) end = lineEnd
    raw = text.slice(at, end)
    if (cells === undefined) yield { line, cells: [cellText(raw)], raw, spoilt: true }
    else if (isEmptyRow(cells)) yield 'gap'
    else yield { line, cells: cells.map(cellText), raw }
    line += end === lineEnd ? 1 : linesIn(raw)
    at = end + 1
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

const linesIn = (raw: string): number => raw.split('\n').length

const QUOTED = /^[^\S\n]*"/

/**
 * The cells of a line. A cell is quoted where it begins with a quotation mark: two of them inside are one, and one that nothing
 * but the end of the cell follows closes it. Undefined where one isn't closed.
 */
export function cutLine(line: string, separator: string): readonly string[] | undefined {
  const cells: string[] = []
  for (let at = 0; ; ) {
    const opening = QUOTED.exec(line.slice(at, at + MOST_BLANKS))
    if (opening === null || isSeparator(opening[0], separator)) {
      const next = line.indexOf(separator, at)
      cells.push(line.slice(at, next < 0 ? line.length : next))
      if (next < 0) return cells
      at = next + 1
      continue
    }
    const inside = at + opening[0].length
    const close = closing(line, inside, separator)
    if (close === undefined) return undefined
    cells.push(line.slice(inside, close.at).replaceAll('""', '"'))
    if (close.next >= line.length) return cells
    at = close.next + 1
  }
}

/** Blanks that may stand before a quotation mark, and after it. */
const MOST_BLANKS = 64

/** A tab is a blank, too; where it separates, nothing stands before the mark. */
const isSeparator = (blanks: string, separator: string): boolean => blanks.includes(separator)

/** Where a quoted cell is closed, and where what follows it stands: a separator, or the end. */
function closing(
  line: string,
  from: number,
  separator: string,
): { readonly at: number; readonly next: number } | undefined {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    if (line[at + 1] === '"') {
      at += 1
      continue
    }
    let next = at + 1
    while (next <= at + MOST_BLANKS && isBlank(line[next]) && line[next] !== separator) next += 1
    if (next >= line.length || line[next] === separator) return { at, next }
  }
  return undefined
}

const isBlank = (letter: string | undefined): boolean => letter === ' ' || letter === '\t' || letter === '\u00a0'

/**
 * The end of the line on which a cell that the text between `from` and `until` leaves open is closed; undefined where it isn't, or where the lines up to there
 * are rows of their own. The first mark that isn't doubled has to close it: one search, however many lines are like this.
 */
function closedAfter(
  text: string,
  from: number,
  until: number,
  { separator, width }: Pick<TextOptions, 'separator' | 'width'>,
): number | undefined {
  const most = Math.min(text.length, from + MOST_LETTERS)
  let mark = text.indexOf('"', until)
  while (mark >= 0 && mark < most && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2)
  if (mark < 0 || mark >= most) return undefined
  const end = endOfLine(text, mark)
  const lines = text.slice(from, end).split('\n')
  const first = lines[0] ?? ''
  const last = lines.at(-1) ?? ''
  const isWhole = (line: string) => width > 1 && line.split(separator).length >= width
  return lines.length > MOST_LINES || (isWhole(first) && isWhole(last)) ? undefined : end
}
