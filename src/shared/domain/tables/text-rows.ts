/**
 * Reads the rows of a text with separated cells, for files and pasted text. A row that can't be split doesn't affect the others. Runs in
 * linear time for any text. A library doesn't do: in papaparse a mark that is never closed takes all rows below into one cell, and `="1001"`
 * stays as it is.
 */
import { cellText } from '../values/cell-text.ts'
import { isEmptyRow, type TableRow } from './table-row.ts'

/** Maximum length of a quoted cell. A longer one counts as unclosed. */
const MOST_LINES = 64
const MOST_LETTERS = 32_768
/** Maximum cells of a row that may contain line ends. */
const MOST_OPEN = 4

export interface TextOptions {
  readonly separator: string
  /** The start of the rows as an index of the text, and its line, from 1. */
  readonly from?: number
  readonly line?: number
  /** The most frequent number of cells. Lines with that many cells are separate rows, regardless of quotation marks. */
  readonly width: number
}

/** Converts all line ends to one kind, so that each counts as one line; removes byte order marks inside the text. */
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

const QUOTED = /^[^\S\n]*=?"/

/**
 * The cells of a line. A cell is quoted if it begins with a quotation mark, or with `="` as programs write texts; two marks inside stand
 * for one, and a mark followed by the end of the cell closes it. Undefined if one isn't closed.
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

/** Maximum blanks before and after a quotation mark. */
const MOST_BLANKS = 64

/** A tab is a blank, too; if it is the separator, the mark stands at the start of its cell. */
const isSeparator = (blanks: string, separator: string): boolean => blanks.includes(separator)

/** The end of a quoted cell, and the position of the separator or the line end that follows. */
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
    const next = afterBlanks(line, at + 1, separator)
    if (next >= line.length || line[next] === separator) return { at, next }
  }
  return undefined
}

function afterBlanks(text: string, from: number, separator: string): number {
  let at = from
  while (at < from + MOST_BLANKS && isBlank(text[at]) && text[at] !== separator) at += 1
  return at
}

const isBlank = (letter: string | undefined): boolean => letter === ' ' || letter === '\t' || letter === '\u00a0'

/**
 * The end of the line that closes a cell left open between `from` and `until`; undefined if no line does, or if the lines up to there are
 * rows of their own. The first mark that isn't doubled must close it, so a single search is enough for any number of such lines.
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
  const next = text[afterBlanks(text, mark + 1, separator)]
  if (next !== undefined && next !== separator && next !== '\n') return undefined
  const end = endOfLine(text, mark)
  const lines = text.slice(from, end).split('\n')
  const first = lines[0] ?? ''
  const last = lines.at(-1) ?? ''
  const isWhole = (line: string) => width > 1 && line.split(separator).length >= width
  return lines.length > MOST_LINES || (isWhole(first) && isWhole(last)) ? undefined : end
}
