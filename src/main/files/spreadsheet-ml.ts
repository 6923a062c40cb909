/** Reads workbooks in a single XML, as Excel 2002 and 2003 wrote them and many programs still do, mostly named .xls. */
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { damaged } from './damaged.ts'
import { formatted, type NumberFormat, numberFormat } from './number-format.ts'
import {
  type Book,
  LAST_LINE,
  listed,
  MOST_COLUMNS,
  RowCount,
  type SheetRow,
  WORKBOOK_LIMITS,
  type WorkbookFault,
} from './sheet-rows.ts'
import { attributesIn, decoded, isTrue, plainXml, TAG, withoutEscapes } from './xml.ts'

interface Sheet {
  readonly name: string
  readonly rows: SheetRow[]
  readonly hiddenColumns: Set<number>
  /** The style of each column that has one. */
  readonly styles: Map<number, string>
  isHidden: boolean
  columns: number
  line: number
}

interface Row {
  readonly cells: Map<number, string>
  readonly isHidden: boolean
  readonly style: string | undefined
  /** Number of rows below that repeat it; they are empty. */
  readonly more: number
  column: number
}

interface Cell {
  readonly column: number
  readonly style: string | undefined
  type: string | undefined
  text: string[]
}

/** Formats that these files refer to by name instead of a code. */
const NAMED: Readonly<Record<string, string>> = {
  'General Date': 'dd mm yyyy',
  'Long Date': 'dd mm yyyy',
  'Medium Date': 'dd mm yyyy',
  'Short Date': 'dd mm yyyy',
  'Long Time': 'hh:mm:ss',
  'Medium Time': 'hh:mm',
  'Short Time': 'hh:mm',
  Currency: '0.00',
  'Euro Currency': '0.00',
  Fixed: '0.00',
  Standard: '#,##0.00',
  Percent: '0%',
  Scientific: '0.00E+00',
  'Yes/No': '0',
  'True/False': '0',
  'On/Off': '0',
}

/** Opens the sheets that aren't hidden. Throws if the XML ends early, or has two cells in one place. */
export function spreadsheetMl(text: string): Book | { readonly fault: WorkbookFault } {
  const reading = new Reading(/<(?:[^\s<>"'/:=]+:)?Date1904\b/.test(text))
  for (const [, end = '', name = '', inside = '', empty = '', after = ''] of plainXml(text).matchAll(TAG)) {
    if (end === '') reading.begin(name, localAttributes(inside))
    else reading.finish(name)
    if (empty !== '') reading.finish(name)
    reading.text(after)
  }
  return reading.book()
}

class Reading {
  readonly #from1904: boolean
  readonly #sheets: Sheet[] = []
  readonly #formats = new Map<string, NumberFormat>()
  readonly #count = new RowCount()
  #style = ''
  #sheet: Sheet | undefined
  #row: Row | undefined
  #cell: Cell | undefined
  /** The element that the next text belongs to. */
  #reads: 'data' | 'visible' | undefined
  #isComment = false
  #isWhole = false

  constructor(from1904: boolean) {
    this.#from1904 = from1904
  }

  book(): Book | { readonly fault: WorkbookFault } {
    if (!this.#isWhole) throw damaged()
    if (this.#sheets.length > WORKBOOK_LIMITS.sheets) return { fault: 'tooManySheets' }
    const visible = this.#sheets.filter(({ isHidden }) => !isHidden)
    if (visible.length === 0) return { fault: 'noTable' }
    return {
      sheets: visible.map(({ name, rows, hiddenColumns }) => ({ name, read: () => ({ rows, hiddenColumns }) })),
      hiddenSheets: this.#sheets.length - visible.length,
    }
  }

  begin(name: string, attributes: Partial<Record<string, string>>): void {
    if (name === 'Style') this.#style = attributes.ID ?? ''
    else if (name === 'NumberFormat') this.#format(attributes.Format ?? '')
    else if (name === 'Worksheet') this.#beginSheet(attributes.Name ?? '')
    else if (name === 'Column') this.#column(attributes)
    else if (name === 'Row') this.#beginRow(attributes)
    else if (name === 'Cell') this.#beginCell(attributes)
    else if (name === 'Comment') this.#isComment = true
    else if (name === 'Visible') this.#reads = 'visible'
    else if (name === 'Data' && !this.#isComment) {
      this.#reads = 'data'
      if (this.#cell?.type !== undefined) throw damaged()
      if (this.#cell !== undefined) this.#cell.type = attributes.Type ?? ''
    }
  }

  finish(name: string): void {
    if (name === 'Row') this.#endRow()
    else if (name === 'Cell') this.#endCell()
    else if (name === 'Comment') this.#isComment = false
    else if (name === 'Data' || name === 'Visible') this.#reads = undefined
    else if (name === 'Workbook') this.#isWhole = true
  }

  text(text: string): void {
    if (this.#reads === 'data') this.#cell?.text.push(decoded(text))
    if (this.#reads === 'visible' && this.#sheet !== undefined) this.#sheet.isHidden ||= /hidden/i.test(text)
  }

  #format(code: string): void {
    this.#formats.set(this.#style, numberFormat(0, NAMED[code] ?? code))
  }

  #beginSheet(name: string): void {
    this.#sheet = {
      name,
      rows: [],
      hiddenColumns: new Set(),
      styles: new Map(),
      isHidden: false,
      columns: 0,
      line: 0,
    }
    this.#sheets.push(this.#sheet)
  }

  #column({ Index, Span, Hidden, Width, StyleID }: Partial<Record<string, string>>): void {
    const sheet = this.#sheet
    if (sheet === undefined) return
    const begin = Index === undefined ? sheet.columns : placeOf(Index) - 1
    const end = Math.min(begin + Number(Span ?? 0) + 1, MOST_COLUMNS)
    for (let at = begin; at < end; at++) {
      if (isTrue(Hidden) || Number(Width ?? 1) === 0) sheet.hiddenColumns.add(at)
      if (StyleID !== undefined) sheet.styles.set(at, StyleID)
    }
    sheet.columns = Math.max(begin, end)
  }

  #beginRow({ Index, Hidden, Height, Span, StyleID }: Partial<Record<string, string>>): void {
    const sheet = this.#sheet
    if (sheet === undefined || this.#row !== undefined) throw damaged()
    const line = Index === undefined ? sheet.line + 1 : placeOf(Index)
    if (line <= sheet.line) throw damaged()
    sheet.line = line
    this.#row = {
      cells: new Map(),
      isHidden: isTrue(Hidden) || Number(Height ?? 1) === 0,
      style: StyleID,
      more: Number(Span ?? 0),
      column: 0,
    }
  }

  #endRow(): void {
    const [sheet, row] = [this.#sheet, this.#row]
    if (sheet === undefined || row === undefined || this.#cell !== undefined) throw damaged()
    this.#row = undefined
    if (row.cells.size > 0) {
      this.#count.row()
      sheet.rows.push({ line: sheet.line, cells: listed(row.cells), isHidden: row.isHidden })
    }
    if (Number.isInteger(row.more) && row.more > 0) sheet.line += row.more
  }

  #beginCell({ Index, MergeAcross, StyleID }: Partial<Record<string, string>>): void {
    const [sheet, row] = [this.#sheet, this.#row]
    if (sheet === undefined || row === undefined || this.#cell !== undefined) throw damaged()
    const column = Index === undefined ? row.column : placeOf(Index) - 1
    if (column < row.column) throw damaged()
    const across = Number(MergeAcross ?? 0)
    row.column = column + 1 + (Number.isInteger(across) && across > 0 ? across : 0)
    const style = StyleID ?? row.style ?? sheet.styles.get(column)
    this.#cell = { column, style, type: undefined, text: [] }
  }

  #endCell(): void {
    const [row, cell] = [this.#row, this.#cell]
    if (row === undefined || cell === undefined) throw damaged()
    this.#cell = undefined
    const text = this.#shown(cell)
    if (text === '' || cell.column >= MOST_COLUMNS) return
    this.#count.cells(1)
    row.cells.set(cell.column, cellText(text))
  }

  #shown({ type, style, text }: Cell): string {
    const value = text.join('')
    if (value === '') return ''
    switch (type) {
      case 'Number': {
        const number = Number(value)
        if (value.trim() === '' || !Number.isFinite(number)) return value
        return formatted(number, this.#formats.get(style ?? 'Default'), this.#from1904)
      }
      case 'DateTime':
        return /^\s*(\d{4}-\d\d-\d\d)T/.exec(value)?.[1] ?? value
      case 'Boolean':
        return value.trim() === '0' ? 'FALSE' : 'TRUE'
      default:
        return withoutEscapes(value)
    }
  }
}

/** Parses the number of a row or column, from 1. */
function placeOf(text: string): number {
  const place = Number(text)
  if (!Number.isInteger(place) || place < 1 || place > LAST_LINE) throw damaged()
  return place
}

/** Reads the attributes without their prefixes. */
function localAttributes(inside: string): Partial<Record<string, string>> {
  if (inside === '') return {}
  const local: Partial<Record<string, string>> = {}
  for (const [name, value] of Object.entries(attributesIn(inside))) local[name.slice(name.indexOf(':') + 1)] = value
  return local
}
