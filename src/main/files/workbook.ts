/** Excel workbooks, written row by row: values, never formulas. exceljs is heavy, so it is loaded at the first one. */
/// <reference path="./exceljs-writer.d.ts" />
import { PassThrough } from 'node:stream'
import type { Style, stream, Worksheet } from 'exceljs'

/** Texts stay texts, even if they look like formulas. A date is read as UTC, so that day and hour are the same on every computer. */
export type SheetCell = string | number | Date | undefined
export type SheetFormat = 'text' | 'amount' | 'count' | 'figure' | 'percent' | 'day' | 'moment'

type SheetRow = readonly SheetCell[]

export interface SheetColumn {
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly format: SheetFormat
}

export interface Sheet {
  readonly name: string
  /** True if the head row stays in place and has filters. */
  readonly isTable: boolean
  readonly columns: readonly SheetColumn[]
  /** One cell per column. */
  readonly rows: Iterable<SheetRow>
  /** A row below the others: values, no formulas. */
  readonly totals: SheetRow | undefined
}

/** Groups by lakhs and crores. A format has room for two conditions only, so negative amounts are grouped as Excel does. */
const indian = (end: string) => `[>=10000000]##\\,##\\,##\\,##0${end};[>=100000]##\\,##\\,##0${end};#,##0${end}`

const NUMBER_FORMATS: Readonly<Record<SheetFormat, string | undefined>> = {
  text: undefined,
  amount: indian('.00'),
  count: indian(''),
  figure: 'General',
  percent: 'General"%"',
  day: 'dd mmm yyyy',
  moment: 'dd mmm yyyy hh:mm',
}

/** Rows written before the event loop gets its turn: about five milliseconds. */
const ROWS_AT_ONCE = 100
/** Excel's limit of characters in a cell. */
const MOST_CHARACTERS = 32_767
const LONGEST_SHEET_NAME = 31
const PIXELS_PER_CHARACTER = 7
/** The filter arrow of a head takes room next to its title. */
const ARROW = 4
/** Characters that XML doesn't allow. */
const NO_XML = /[\p{Cc}\ufffe\uffff]/gu
const LINES = /[\t\n]/
/** Excel reads `_x0041_` as A; `_x005F_x0041_` escapes it. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi

type Book = stream.xlsx.WorkbookWriter
type Styles = readonly Partial<Style>[]

/** Yields the file in pieces; long ones give the event loop its turn. Writing stops when the pieces are no longer consumed. */
export async function* workbookPieces(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array, void, undefined> {
  // Only the writer: the whole package brings the reader's dependencies, one of which has no licence.
  const { default: WorkbookWriter } = await import('exceljs/lib/stream/xlsx/workbook-writer.js')
  const out = new PassThrough()
  const book = new WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false })
  book.creator = 'StoreDesk'
  book.lastModifiedBy = 'StoreDesk'
  const written = write(book, sheets, () => out.destroyed)
  written.catch((thrown: unknown) => out.destroy(thrown instanceof Error ? thrown : new Error(String(thrown))))
  for await (const piece of out) yield piece as Uint8Array
  await written
}

async function write(book: Book, sheets: readonly Sheet[], isOver: () => boolean): Promise<void> {
  for (const sheet of sheets) await writeSheet(book, sheet, isOver)
  if (!isOver()) await book.commit()
}

async function writeSheet(book: Book, sheet: Sheet, isOver: () => boolean): Promise<void> {
  const { columns, isTable, rows, totals } = sheet
  const page = book.addWorksheet(sheetName(sheet.name), {
    views: isTable ? [{ state: 'frozen', ySplit: 1 }] : [],
  })
  page.columns = columns.map(({ title, width }) => ({
    width: Math.max(width / PIXELS_PER_CHARACTER, title.length + ARROW),
  }))
  const formats = columns.map(({ format }) => styleOf(NUMBER_FORMATS[format]))
  const bold = formats.map((style) => ({ ...style, font: { bold: true } }))
  addRow(
    page,
    columns.map(({ title }) => title),
    bold,
  )
  let count = 0
  for (const row of rows) {
    addRow(page, row, formats)
    count += 1
    if (count % ROWS_AT_ONCE !== 0) continue
    await new Promise((resume) => setImmediate(resume))
    if (isOver()) return
  }
  if (isTable) page.autoFilter = { from: { row: 1, column: 1 }, to: { row: count + 1, column: columns.length } }
  if (totals !== undefined) addRow(page, totals, bold)
  page.commit()
}

const styleOf = (numFmt: string | undefined): Partial<Style> => (numFmt === undefined ? {} : { numFmt })

/** All rows share the same style objects; exceljs recognises them by identity. */
function addRow(page: Worksheet, cells: SheetRow, styles: Styles): void {
  const row = page.addRow([])
  for (const [at, value] of cells.entries()) {
    const written = cleaned(value)
    if (written === undefined) continue
    const cell = row.getCell(at + 1)
    cell.value = written
    cell.style = styles[at] ?? {}
  }
  row.commit()
}

/** Returns the value in a form that Excel accepts; undefined leaves the cell out. */
function cleaned(value: SheetCell): SheetCell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return value
  const plain = value.isWellFormed() && value.search(NO_XML) < 0 ? value : withoutControls(value)
  return plain === '' ? undefined : plain.slice(0, MOST_CHARACTERS).toWellFormed().replaceAll(ESCAPE, '_x005F_')
}

const withoutControls = (text: string): string =>
  text.toWellFormed().replace(NO_XML, (sign) => (LINES.test(sign) ? sign : ''))

/** Removes characters that Excel refuses in a sheet name. */
const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]+/g, ' ').slice(0, LONGEST_SHEET_NAME)
