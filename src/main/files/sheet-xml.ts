/**
 * The rows of a sheet from its XML, each cell as its text: a value that isn't a plain number is text as it stands, and
 * rows and cells that don't say where they are follow one another.
 */
import { cellText } from '../../shared/domain/values/cell-text.ts'

export interface SheetRow {
  /** As Excel counts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** True for one that was hidden, by hand or by a filter. */
  readonly isHidden: boolean
}

/** What cells refer to. */
export interface SheetTexts {
  readonly strings: readonly string[]
  /** Of each style: how numbers of it are shown. */
  readonly kinds: readonly NumberKind[]
}

export interface SheetRead {
  readonly rows: Iterable<SheetRow>
  /** Columns that are hidden, from 0. */
  readonly hiddenColumns: ReadonlySet<number>
}

type NumberKind = 'number' | 'date' | 'percent'

/** Columns in which anything is looked for. */
const MOST_COLUMNS = 256
const LAST_LINE = 1_048_576
/** What is looked at of a format: Excel takes no longer one. */
const MOST_FORMAT = 255

/** Whatever isn't as Excel and its like write it. */
const damaged = () => new Error('Not a sheet')

/** Comments are nothing, character data is text; a document that defines entities isn't read. */
export function xmlText(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (!text.includes('<!')) return text
  const plain = between(
    between(text, '<!--', '-->', () => ''),
    '<![CDATA[',
    ']]>',
    (inside) => inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
  if (plain.includes('<!')) throw damaged()
  return plain
}

/** Each piece between these two becomes another; one without its end stays. */
function between(text: string, begin: string, end: string, instead: (inside: string) => string): string {
  const parts: string[] = []
  let at = 0
  for (let found = text.indexOf(begin); found >= 0; found = text.indexOf(begin, at)) {
    const last = text.indexOf(end, found + begin.length)
    if (last < 0) break
    parts.push(text.slice(at, found), instead(text.slice(found + begin.length, last)))
    at = last + end.length
  }
  return parts.join('') + text.slice(at)
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (whole, hex?: string, digits?: string, name = '') => {
          if (hex === undefined && digits === undefined) return NAMED[name] ?? whole
          const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole
        },
      )
    : text

/** A beginning or an end of an element, with what stands between it and the next. */
const TAG = /<(\/?)(?:\w+:)?(\w+)(?![\w:])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>([^<]*)/g

/** The value of an attribute. */
const attribute = (inside: string, name: string): string | undefined => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(inside)
  return found?.[1] ?? found?.[2]
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Hidden, or of no size at all. */
const isUnseen = (inside: string, size: 'width' | 'ht'): boolean =>
  isTrue(attribute(inside, 'hidden')) || Number(attribute(inside, size) ?? 1) === 0

/** The table of strings, how each is spoken left out. */
export function sharedStrings(xml: string): readonly string[] {
  const all: string[] = []
  let text: string[] | undefined
  let spoken = false
  for (const [, end, name, , empty, after = ''] of xml.matchAll(TAG)) {
    if (name === 'si') {
      if (end === '' && text !== undefined) throw damaged()
      if (end === '') text = []
      if (end !== '' || empty !== '') {
        all.push(cellText((text ?? []).join('')))
        text = undefined
      }
    } else if (name === 'rPh') spoken = end === '' && empty === ''
    else if (name === 't' && end === '' && empty === '' && !spoken) text?.push(decoded(after))
  }
  if (text !== undefined) throw damaged()
  return all
}

const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

function kindOf(id: number, format: string | undefined): NumberKind {
  if (isDateId(id)) return 'date'
  if (id === 9 || id === 10) return 'percent'
  const plain = (format ?? '').slice(0, MOST_FORMAT).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|General/g, '')
  if (plain.includes('%')) return 'percent'
  return /[dmyhs]/i.test(plain) ? 'date' : 'number'
}

/** How numbers of each style are shown. */
export function numberKinds(xml: string): readonly NumberKind[] {
  const formats = new Map<number, string>()
  const kinds: NumberKind[] = []
  let inCells = false
  for (const [, end, name, inside = ''] of xml.matchAll(TAG)) {
    if (name === 'numFmt')
      formats.set(Number(attribute(inside, 'numFmtId')), decoded(attribute(inside, 'formatCode') ?? ''))
    else if (name === 'cellXfs') inCells = end === ''
    else if (name === 'xf' && end === '' && inCells) {
      const id = Number(attribute(inside, 'numFmtId') ?? 0)
      kinds.push(kindOf(id, formats.get(id)))
    }
  }
  return kinds
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i
/** Excel shows no more. */
const DIGITS = 15
const DAY_MS = 86_400_000
/** 1970-01-01 as Excel counts days. */
const EPOCH = 25_569

function numberText(value: string, kind: NumberKind | undefined): string {
  if (!NUMBER.test(value)) return value
  const number = Number(Number(value).toPrecision(DIGITS))
  if (kind === 'percent') return `${number * 100}%`
  const day = kind === 'date' ? new Date(Math.round((number - EPOCH) * DAY_MS)) : undefined
  return day === undefined || Number.isNaN(day.getTime()) ? String(number) : day.toISOString().slice(0, 10)
}

interface Cell {
  readonly column: number
  readonly type: string
  readonly style: number
  text: string | undefined
}

function shownText({ type, style, text }: Cell, { strings, kinds }: SheetTexts): string {
  if (text === undefined) return ''
  switch (type) {
    case 's': {
      const found = strings[Number(text)]
      if (found === undefined) throw damaged()
      return found
    }
    case 'b':
      return text.trim() === '0' ? 'FALSE' : 'TRUE'
    case '':
    case 'n':
      return numberText(text, kinds[style])
    default:
      return text
  }
}

/** `AB7` is column 27, from 0; undefined where the cell doesn't say. */
function columnOf(place: string | undefined): number | undefined {
  if (place === undefined) return undefined
  const letters = /^([A-Z]{1,3})\d*$/i.exec(place.trim())?.[1]
  if (letters === undefined) throw damaged()
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The row's number in the sheet; each is further down than the one before, whatever the file says. */
const lineOf = (said: string | undefined, before: number): number => {
  const number = Number(said)
  return Number.isInteger(number) && number > before && number <= LAST_LINE ? number : before + 1
}

/** A sheet's rows, one after the other. Throws where the XML isn't that of a sheet. */
export function readSheet(xml: string, texts: SheetTexts): SheetRead {
  const hiddenColumns = new Set<number>()
  for (const [, inside = ''] of xml.slice(0, xml.indexOf('sheetData')).matchAll(/<(?:\w+:)?col\s([^<>]*)>/g)) {
    if (!isUnseen(inside, 'width')) continue
    const last = Math.min(Number(attribute(inside, 'max')), MOST_COLUMNS)
    for (let at = Number(attribute(inside, 'min')); at <= last; at++) hiddenColumns.add(at - 1)
  }
  return { hiddenColumns, rows: rowsIn(xml, texts) }
}

function* rowsIn(xml: string, texts: SheetTexts): Generator<SheetRow> {
  let row: { readonly line: number; readonly cells: Map<number, string>; readonly isHidden: boolean } | undefined
  let cell: Cell | undefined
  let line = 0
  let column = -1
  let spoken = false
  const endCell = () => {
    if (cell === undefined || row === undefined || row.cells.has(cell.column)) throw damaged()
    if (cell.column < MOST_COLUMNS) row.cells.set(cell.column, cellText(shownText(cell, texts)))
    cell = undefined
  }
  for (const [, end, name, inside = '', empty, after = ''] of xml.matchAll(TAG)) {
    const isEnd = end !== ''
    const isWhole = isEnd || empty !== ''
    if (name === 'row') {
      if (!isEnd && row !== undefined) throw damaged()
      if (!isEnd) {
        line = lineOf(attribute(inside, 'r'), line)
        column = -1
        row = { line, cells: new Map(), isHidden: isUnseen(inside, 'ht') }
      }
      if (!isWhole) continue
      if (row === undefined || cell !== undefined) throw damaged()
      yield { line: row.line, cells: listed(row.cells), isHidden: row.isHidden }
      row = undefined
    } else if (name === 'c' && row !== undefined) {
      if (!isEnd) {
        if (cell !== undefined) throw damaged()
        column = columnOf(attribute(inside, 'r')) ?? column + 1
        const style = Number(attribute(inside, 's') ?? 0)
        cell = { column, type: attribute(inside, 't') ?? '', style, text: undefined }
      }
      if (isWhole) endCell()
    } else if (name === 'rPh') spoken = !isWhole
    else if (cell !== undefined && !isWhole && !spoken && (name === 'v' || name === 't'))
      cell.text = (cell.text ?? '') + decoded(after)
  }
  if (row !== undefined) throw damaged()
}

function listed(cells: ReadonlyMap<number, string>): readonly string[] {
  const all: string[] = []
  for (const [column, text] of cells) {
    while (all.length < column) all.push('')
    all[column] = text
  }
  return all
}
