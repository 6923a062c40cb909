/**
 * Reads the rows of a sheet from its XML, each cell as its text. A value that isn't a plain number stays text; rows and cells without a
 * position follow one another.
 */
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { damaged } from './damaged.ts'
import { formatted, type NumberFormat, numberFormat } from './number-format.ts'
import { LAST_LINE, listed, MOST_COLUMNS, type SheetRead, type SheetRow } from './sheet-rows.ts'
import { attributesIn, decoded, isTrue, plainXml, TAG, withoutEscapes } from './xml.ts'

/** The workbook's data that cells refer to. */
export interface SheetTexts {
  readonly strings: readonly string[]
  /** The number format of each style. */
  readonly formats: readonly NumberFormat[]
  /** True if days are counted from 1904. */
  readonly from1904: boolean
}

/** Returns a reader for one attribute of an element. It is faster than reading all of them, for attributes that each cell has. */
const attribute = (name: string) => {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  return (inside: string): string | undefined => {
    const found = pattern.exec(inside)
    return found?.[1] ?? found?.[2]
  }
}

const placeIn = attribute('r')
const typeIn = attribute('t')
const styleIn = attribute('s')
const hiddenIn = attribute('hidden')
const widthIn = attribute('width')
const heightIn = attribute('ht')

/** True if hidden, or of size zero. */
const isUnseen = (inside: string, size: string | undefined): boolean =>
  isTrue(hiddenIn(inside)) || Number(size ?? 1) === 0

/** Returns the table of strings, without phonetic texts. */
export function sharedStrings(xml: string): readonly string[] {
  const all: string[] = []
  let text: string[] | undefined
  let spoken = false
  for (const [, end, name, , empty, after = ''] of plainXml(xml).matchAll(TAG)) {
    if (name === 'si') {
      if (end === '' && text !== undefined) throw damaged()
      if (end === '') text = []
      if (end !== '' || empty !== '') {
        all.push(cellText(withoutEscapes((text ?? []).join(''))))
        text = undefined
      }
    } else if (name === 'rPh') spoken = end === '' && empty === ''
    else if (name === 't' && end === '' && empty === '' && !spoken) text?.push(decoded(after))
  }
  if (text !== undefined) throw damaged()
  return all
}

/** Returns the number format of each style. */
export function numberFormats(xml: string): readonly NumberFormat[] {
  const codes = new Map<number, string>()
  const known = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let inCells = false
  for (const [, end, name, inside = ''] of plainXml(xml).matchAll(TAG)) {
    if (name === 'numFmt' && end === '') {
      const { numFmtId, formatCode } = attributesIn(inside)
      codes.set(Number(numFmtId), withoutEscapes(formatCode ?? ''))
    } else if (name === 'cellXfs') inCells = end === ''
    else if (name === 'xf' && end === '' && inCells) {
      const id = Number(attributesIn(inside).numFmtId ?? 0)
      const format = known.get(id) ?? numberFormat(id, codes.get(id))
      known.set(id, format)
      formats.push(format)
    }
  }
  return formats
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i
const DAY = /^\s*(\d{4}-\d\d-\d\d)(?:T|\s|$)/

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: string | undefined
  text: string | undefined
}

function displayText({ type, style, text }: Cell, { strings, formats, from1904 }: SheetTexts): string {
  if (text === undefined) return ''
  switch (type) {
    case 's': {
      const found = strings[Number(text)]
      if (found === undefined) throw damaged()
      return found
    }
    case 'b':
      return text.trim() === '0' || text.trim() === 'false' ? 'FALSE' : 'TRUE'
    case 'd':
      return DAY.exec(text)?.[1] ?? text
    case '':
    case 'n': {
      const format = formats[Number(style ?? 0)]
      // A number without a known format may be a date.
      if (format === undefined && style !== undefined && style !== '0') throw damaged()
      return NUMBER.test(text) ? formatted(Number(text), format, from1904) : text
    }
    default:
      return withoutEscapes(text)
  }
}

const PLACE = /^\s*([A-Z]{1,3})(\d{0,7})\s*$/i

interface Place {
  /** From 0. */
  readonly column: number
  readonly line: number | undefined
}

/** Parses a reference: `AB7` is column 27 of line 7; undefined if the cell has none. */
function placeOf(place: string | undefined): Place | undefined {
  if (place === undefined) return undefined
  const [, letters, digits = ''] = PLACE.exec(place) ?? []
  if (letters === undefined) throw damaged()
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return { column: column - 1, line: digits === '' ? undefined : Number(digits) }
}

function lineOf(attribute: string | undefined): number | undefined {
  if (attribute === undefined) return undefined
  const line = Number(attribute)
  if (!Number.isInteger(line) || line < 1 || line > LAST_LINE) throw damaged()
  return line
}

/** Reads a sheet's rows one after the other. Throws if the XML isn't that of a sheet. */
export function readSheet(sheet: string, texts: SheetTexts): SheetRead {
  const xml = plainXml(sheet)
  const hiddenColumns = new Set<number>()
  for (const [, inside = ''] of xml
    .slice(0, xml.indexOf('sheetData'))
    .matchAll(/<(?:[^\s<>"'/:=]+:)?col\s([^<>]*)>/g)) {
    if (!isUnseen(inside, widthIn(inside))) continue
    const { min, max } = attributesIn(inside)
    const last = Math.min(Number(max), MOST_COLUMNS)
    for (let at = Number(min); at <= last; at++) hiddenColumns.add(at - 1)
  }
  const pieces = piecesOf(xml, texts)
  return { hiddenColumns, rows: rowsOf(isDownwards(xml) ? joined(pieces) : inOrder(pieces)) }
}

const ROW = /<(?:[^\s<>"'/:=]+:)?row\s(?:[^<>]*?\s)?r\s*=\s*["']\s*(\d+)/g

/** True if the line numbers of the rows never decrease. */
function isDownwards(xml: string): boolean {
  let last = 0
  for (const [, digits] of xml.matchAll(ROW)) {
    const line = Number(digits)
    if (line < last) return false
    last = line
  }
  return true
}

/** The content of one row element. Some writers start a new row element for each cell. */
interface Piece {
  readonly line: number
  readonly cells: Map<number, string>
  isHidden: boolean
}

function* rowsOf(pieces: Iterable<Piece>): Generator<SheetRow> {
  for (const { line, cells, isHidden } of pieces) yield { line, cells: listed(cells), isHidden }
}

/** Joins pieces with the same line number into one row. */
function* joined(pieces: Iterable<Piece>): Generator<Piece> {
  let row: Piece | undefined
  for (const piece of pieces) {
    if (row?.line === piece.line) join(row, piece)
    else {
      if (row !== undefined && piece.line < row.line) throw damaged()
      if (row !== undefined) yield row
      row = piece
    }
  }
  if (row !== undefined) yield row
}

/** Does the same for rows in any order, after collecting all of them. */
function* inOrder(pieces: Iterable<Piece>): Generator<Piece> {
  const rows = new Map<number, Piece>()
  for (const piece of pieces) {
    const row = rows.get(piece.line)
    if (row === undefined) rows.set(piece.line, piece)
    else join(row, piece)
  }
  yield* [...rows.values()].sort((one, other) => one.line - other.line)
}

function join(row: Piece, piece: Piece): void {
  for (const [column, text] of piece.cells) {
    if (row.cells.has(column)) throw damaged()
    row.cells.set(column, text)
  }
  row.isHidden ||= piece.isHidden
}

interface OpenRow {
  /** Undefined until one of its cells tells it. */
  line: number | undefined
  readonly cells: Map<number, string>
  readonly isHidden: boolean
}

function* piecesOf(xml: string, texts: SheetTexts): Generator<Piece> {
  let row: OpenRow | undefined
  let cell: Cell | undefined
  let line = 0
  let column = -1
  let spoken = false
  const endCell = () => {
    if (cell === undefined || row === undefined || row.cells.has(cell.column)) throw damaged()
    if (cell.column < MOST_COLUMNS) row.cells.set(cell.column, cellText(displayText(cell, texts)))
    cell = undefined
  }
  for (const [, end, name, inside = '', empty, after = ''] of xml.matchAll(TAG)) {
    const isEnd = end !== ''
    const isWhole = isEnd || empty !== ''
    if (name === 'row') {
      if (!isEnd && row !== undefined) throw damaged()
      if (!isEnd) {
        column = -1
        row = { line: lineOf(placeIn(inside)), cells: new Map(), isHidden: isUnseen(inside, heightIn(inside)) }
      }
      if (!isWhole) continue
      if (row === undefined || cell !== undefined) throw damaged()
      line = row.line ?? line + 1
      yield { line, cells: row.cells, isHidden: row.isHidden }
      row = undefined
    } else if (name === 'c' && row !== undefined) {
      if (!isEnd) {
        if (cell !== undefined) throw damaged()
        const place = placeOf(placeIn(inside))
        column = place?.column ?? column + 1
        row.line ??= place?.line
        if (place?.line !== undefined && place.line !== row.line) throw damaged()
        cell = { column, type: typeIn(inside) ?? '', style: styleIn(inside), text: undefined }
      }
      if (isWhole) endCell()
    } else if (name === 'rPh') spoken = !isWhole
    else if (cell !== undefined && !isWhole && !spoken && (name === 'v' || name === 't'))
      cell.text = (cell.text ?? '') + decoded(after)
  }
  if (row !== undefined) throw damaged()
}
