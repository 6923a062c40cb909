/**
 * Reads the rows of a workbook, or of another file with sheets, for the import: the visible cells of the one sheet that is a cart. Values
 * only: a formula counts with the result that Excel saved.
 */
import { CartTable, type OpenTable, type TableEnd } from '../../shared/domain/carts/cart-table.ts'
import {
  type ImportChoice,
  type ImportQuestion,
  layoutOf,
  leftOutSentence,
  type Mapping,
  mappingOf,
  type TableCandidate,
  tableCandidate,
} from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import { HEADER_SEARCH_ROWS } from '../../shared/domain/carts/table-names.ts'
import { isEmptyRow, type TableRow } from '../../shared/domain/tables/table-row.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import { type OpenFault, openTables } from './open-tables.ts'
import { type Book, type BookSheet, type SheetTable, TooLarge, WORKBOOK_LIMITS } from './sheet-rows.ts'

export type SheetNews =
  | { readonly sheets: readonly SheetTable[] }
  | { readonly rows: readonly ReadRow[] }
  | { readonly fault: OpenFault | 'empty' }
  | { readonly question: ImportQuestion }
  | {
      readonly read: {
        readonly sheet: string
        /** Number of sheets in the workbook, including hidden ones. */
        readonly sheets: number
        readonly leftOut: string | undefined
        readonly kind: FileKind
        readonly mapping: Mapping
      }
    }

/** Rows per message. */
const PORTION = 1000
/** Number of rows that are enough to recognise a sheet. */
const SAMPLE = 60

/** Yields portions of rows, then a summary; or a question; or, at any point, a fault that invalidates everything before. */
export const readWorkbook = (file: Uint8Array, choice?: ImportChoice): Generator<SheetNews, void, undefined> =>
  newsOf(file, (book) => readBook(book, choice, fileKind(file)))

/** Yields all visible sheets, of any content, or a fault. */
export const readSheets = (file: Uint8Array): Generator<SheetNews, void, undefined> =>
  newsOf(file, function* (book) {
    const sheets = book.sheets.map((sheet) => ({
      name: sheet.name,
      rows: [...visibleRowsOf(sheet).rows].filter((row) => row !== 'gap'),
    }))
    yield sheets.every(({ rows }) => rows.length === 0) ? { fault: 'empty' } : { sheets }
  })

function* newsOf(
  file: Uint8Array,
  read: (book: Book) => Generator<SheetNews, void, undefined>,
): Generator<SheetNews, void, undefined> {
  const book = openTables(file)
  if ('fault' in book) return yield book
  try {
    yield* read(book)
  } catch (thrown) {
    // Any error while reading means that the file has no readable sheet.
    yield { fault: thrown instanceof TooLarge ? thrown.fault : 'broken' }
  }
}

function* readBook(
  book: Book,
  choice: ImportChoice | undefined,
  kind: FileKind,
): Generator<SheetNews, void, undefined> {
  const looks = book.sheets.map(lookAt).filter(({ first }) => first.length > 0)
  const chosen = choice === undefined ? cartsAmong(looks) : looks.filter(({ sheet }) => sheet.name === choice.sheet)
  const [one, ...others] = chosen
  if (one === undefined) return yield { fault: 'empty' }
  if (choice === undefined && (others.length > 0 || one.end.open !== undefined)) {
    return yield { question: questionOf([one, ...others]) }
  }
  const question = questionOf([one, ...looks.filter((look) => look !== one)])
  const mapping = choice === undefined ? mappingOf(question, one.end) : { question, choice }
  yield* rowsOf(one.sheet, choice, book, { kind, mapping })
}

interface Look {
  readonly sheet: BookSheet
  readonly first: readonly TableRow[]
  readonly end: TableEnd
  /** True if one of its rows reads as a product's. */
  readonly hasProducts: boolean
}

/** Reads the beginning of a sheet, as far as needed to recognise it. */
function lookAt(sheet: BookSheet): Look {
  const table = new CartTable({ title: sheet.name })
  const first: TableRow[] = []
  const found: ReadRow[] = []
  let count = 0
  for (const row of visibleRowsOf(sheet).rows) {
    if (row === 'gap') table.gap()
    else {
      if (first.length < HEADER_SEARCH_ROWS) first.push(row)
      found.push(...table.push(row))
      count += 1
      if (count >= SAMPLE) break
    }
  }
  const end = table.end()
  const hasProducts = [...found, ...end.rows].some(({ id, qty }) => id !== undefined && qty !== undefined)
  return { sheet, first, end, hasProducts }
}

/** Returns the sheets that could be the cart: by their headings, or, if none has any, by their numbers. */
function cartsAmong(looks: readonly Look[]): readonly Look[] {
  const named = looks.filter(({ end }) => end.hasHeads && (end.open === undefined || bothOpen(end.open)))
  if (named.length > 0) return named
  const part = looks.filter(({ end }) => end.hasHeads)
  const numbers = looks.filter(({ hasProducts }) => hasProducts)
  if (part.length + numbers.length > 0) return [...part, ...numbers]
  return looks.slice(0, 1)
}

const bothOpen = ({ ids, quantities }: OpenTable): boolean => ids.length > 0 && quantities.length > 0

function questionOf(looks: readonly [Look, ...Look[]]): ImportQuestion {
  const tableOf = ({ sheet, first, end }: Look): TableCandidate =>
    tableCandidate(sheet.name, first, end.open ?? { header: end.header, ids: end.ids, quantities: end.quantities })
  const [one, ...others] = looks
  const names = looks.flatMap(({ sheet, end }) => [looks.length > 1 ? sheet.name : '', ...end.names])
  return { tables: [tableOf(one), ...others.map(tableOf)], layout: layoutOf(names) }
}

function* rowsOf(
  sheet: BookSheet,
  choice: ImportChoice | undefined,
  { sheets, hiddenSheets }: Book,
  how: { readonly kind: FileKind; readonly mapping: Mapping },
): Generator<SheetNews, void, undefined> {
  const table = new CartTable({ title: sheet.name, choice })
  const visibleRows = visibleRowsOf(sheet)
  let reported = 0
  let portion: ReadRow[] = []
  for (const row of visibleRows.rows) {
    if (row === 'gap') table.gap()
    else portion.push(...table.push(row))
    if (portion.length < PORTION) continue
    reported += portion.length
    yield { rows: portion }
    portion = []
  }
  const end = table.end()
  portion.push(...end.rows)
  if (reported + portion.length === 0) return yield { fault: 'empty' }
  yield { rows: portion }
  const { columns, rows: hiddenRows } = visibleRows.hidden
  const leftOut = leftOutSentence({ ...end, sheets: hiddenSheets, columns: columns.size, hiddenRows })
  yield { read: { sheet: sheet.name, sheets: sheets.length + hiddenSheets, leftOut, ...how } }
}

/** Returns the visible rows of a sheet, and counts what is hidden. */
function visibleRowsOf(sheet: BookSheet) {
  const { rows, hiddenColumns } = sheet.read()
  const hidden = { rows: 0, columns: new Set<number>() }
  function* visible(): Generator<TableRow | 'gap'> {
    let line = 0
    let counted = 0
    let cellsRead = 0
    for (const row of rows) {
      cellsRead += filled(row.cells)
      if (cellsRead > WORKBOOK_LIMITS.cells) throw new TooLarge('tooManyCells')
      if (row.line > line + 1) yield 'gap'
      line = row.line
      if (isEmptyRow(row.cells)) {
        if (!row.isHidden) yield 'gap'
        continue
      }
      counted += 1
      if (counted > WORKBOOK_LIMITS.rows) throw new TooLarge('tooManyRows')
      if (row.isHidden) {
        hidden.rows += 1
        continue
      }
      const cells = withoutHidden(row.cells, hiddenColumns, hidden.columns)
      if (!isEmptyRow(cells)) yield { line, cells }
    }
  }
  return { rows: visible(), hidden }
}

const filled = (cells: readonly string[]): number => {
  let count = 0
  for (const cell of cells) if (cell !== '') count += 1
  return count
}

/** `met` collects the hidden columns that aren't empty. */
function withoutHidden(cells: readonly string[], columns: ReadonlySet<number>, met: Set<number>): readonly string[] {
  if (columns.size === 0) return cells
  return cells.filter((cell, at) => {
    const isHidden = columns.has(at)
    if (isHidden && cell.trim() !== '') met.add(at)
    return !isHidden
  })
}
