/** The rows of a workbook's first sheet as the import takes them: values only, a formula counts as what Excel last made of it. */
import { Readable } from 'node:stream'
import type { CellValue, Row } from 'exceljs'
import { type CartColumns, namedColumns, readNamedRow } from '../../shared/domain/cart-columns.ts'
import type { ReadRow } from '../../shared/domain/judge-row.ts'
import { firstSheet, WORKBOOK_LIMITS, type WorkbookFault } from './workbook-sheet.ts'

export type SheetNews =
  | { readonly rows: readonly ReadRow[] }
  | { readonly fault: WorkbookFault | 'tooManyRows' | 'tooManyCells' | 'empty' }
  | { readonly read: { readonly sheet: string; readonly sheets: number } }

/** Rows that are told at once. */
const PORTION = 1000
/** The last row that a sheet can have. */
const LAST_LINE = 1_048_576
/** Columns in which names are looked for. */
const MOST_COLUMNS = 256

/** Portions of rows, then what was read; or, at any time, what is wrong: nothing counts then. */
export async function* readWorkbook(file: Uint8Array): AsyncGenerator<SheetNews, void, undefined> {
  const first = firstSheet(file)
  if ('fault' in first) return yield first
  let told = 0
  let portion: ReadRow[] = []
  try {
    for await (const row of rowsOf(first.zip)) {
      if (row === 'tooManyCells') return yield { fault: row }
      if (told + portion.length >= WORKBOOK_LIMITS.rows) return yield { fault: 'tooManyRows' }
      portion.push(row)
      if (portion.length < PORTION) continue
      told += portion.length
      yield { rows: portion }
      portion = []
    }
  } catch {
    // exceljs has no errors of its own kinds: whatever it stumbles over isn't a sheet.
    return yield { fault: 'broken' }
  }
  if (told + portion.length === 0) return yield { fault: 'empty' }
  yield { rows: portion }
  yield { read: { sheet: first.name, sheets: first.sheets } }
}

async function* rowsOf(zip: Iterable<Buffer>): AsyncGenerator<ReadRow | 'tooManyCells', void, undefined> {
  const { default: exceljs } = await import('exceljs')
  const options = { worksheets: 'emit', sharedStrings: 'cache', styles: 'cache', hyperlinks: 'ignore' } as const
  const reader = new exceljs.stream.xlsx.WorkbookReader(Readable.from(zip), options)
  let columns: CartColumns | undefined
  let line = 0
  let cells = 0
  let isFirst = true
  for await (const sheet of reader) {
    for await (const row of sheet) {
      const texts = textsOf(row)
      cells += row.actualCellCount
      if (cells > WORKBOOK_LIMITS.cells) return yield 'tooManyCells'
      line = lineOf(row, line)
      if (texts.every((text) => text.trim() === '')) continue
      if (isFirst) columns = namedColumns(texts)
      isFirst = false
      yield readNamedRow(line, texts, columns)
    }
  }
}

/** The row's number in the sheet; each is further down than the one before, whatever the file says. */
const lineOf = ({ number }: Row, before: number): number =>
  Number.isInteger(number) && number > before && number <= LAST_LINE ? number : before + 1

function textsOf(row: Row): string[] {
  const texts: string[] = []
  row.eachCell({ includeEmpty: false }, ({ value }, column) => {
    if (column > MOST_COLUMNS) return
    while (texts.length < column - 1) texts.push('')
    texts.push(textOf(value))
  })
  return texts
}

/** What counts of a cell's text; whatever is longer is no number anyway. */
const MOST_CHARACTERS = 200

/** A whole number as its digits; a date as a day, a decimal with its point: neither is a whole number. */
function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.slice(0, MOST_CHARACTERS)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if ('richText' in value)
    return value.richText
      .map(({ text }) => text)
      .join('')
      .slice(0, MOST_CHARACTERS)
  if ('error' in value) return value.error
  if ('text' in value) return textOf(value.text)
  return 'result' in value ? textOf(value.result) : ''
}
