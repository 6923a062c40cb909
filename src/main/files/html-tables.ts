/** Reads the tables of a web page, which many programs save as .xls. */
import { Tokenizer } from 'htmlparser2'
import { isEmptyRow } from '../../shared/domain/tables/table-row.ts'
import { cellText } from '../../shared/domain/values/cell-text.ts'
import { MOST_COLUMNS, RowCount, type SheetTable } from './sheet-rows.ts'

/** Elements without an end tag. */
const VOID = new Set([
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'area',
  'base',
  'embed',
  'source',
  'track',
])
/** Elements whose content is never visible. */
const UNSEEN = new Set(['script', 'style', 'template', 'title', 'noscript'])
/** Tags that separate the words of a cell. */
const PARTS = new Set(['br', 'p', 'div', 'li', 'hr', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4'])
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i
const READ = new Set(['colspan', 'rowspan', 'span', 'style', 'hidden'])
const MOST_ROWS_SPANNED = 65_534

type Attributes = ReadonlyMap<string, string>

interface Hidden {
  readonly name: string
  depth: number
}

/** An open cell, as far as it has been read. */
interface OpenCell {
  readonly text: string[]
  readonly columns: number
  readonly rows: number
  readonly isHidden: boolean
}

/** An open table and its open elements. The bottom of the stack is the page itself, which has no rows. */
interface OpenTable {
  readonly rows: { readonly line: number; readonly cells: readonly string[] }[]
  readonly hiddenColumns: Set<number>
  /** The last row that each column is covered by a cell from above. */
  readonly coveredTo: number[]
  readonly isHidden: boolean
  columns: number
  line: number
  row: { readonly cells: string[]; readonly isHidden: boolean } | undefined
  cell: OpenCell | undefined
  /** The outermost hidden element in it. */
  hidden: Hidden | undefined
}

const openTable = (isHidden: boolean): OpenTable => ({
  rows: [],
  hiddenColumns: new Set(),
  coveredTo: [],
  isHidden,
  columns: 0,
  line: 0,
  row: undefined,
  cell: undefined,
  hidden: undefined,
})

/**
 * Returns the tables with rows in the order of their starts, nested tables included as their own; undefined if there is none. Throws if
 * there are too many rows.
 */
export function htmlTables(text: string): readonly SheetTable[] | undefined {
  const page = new Page()
  tokens(text, page)
  const tables = page.end().map((rows, at) => ({ name: `Table ${at + 1}`, rows }))
  return tables.length === 0 ? undefined : tables
}

class Page {
  readonly #open: OpenTable[] = [openTable(false)]
  readonly #all: OpenTable[] = []
  readonly #count = new RowCount()
  #unseen: Hidden | undefined

  get #top(): OpenTable {
    return this.#open.at(-1) ?? openTable(false)
  }

  begin(name: string, attributes: Attributes): void {
    if (this.#unseen !== undefined) {
      if (this.#unseen.name === name) this.#unseen.depth += 1
      return
    }
    if (UNSEEN.has(name)) this.#unseen = { name, depth: 1 }
    else if (name === 'table') this.#table(isHidden(attributes))
    else if (name === 'tr') this.#row(isHidden(attributes))
    else if (name === 'td' || name === 'th') this.#cell(attributes)
    else if (name === 'col') this.#column(attributes)
    else this.#other(name, isHidden(attributes))
  }

  #other(name: string, isHidden_: boolean): void {
    const top = this.#top
    if (PARTS.has(name)) this.text(' ')
    if (VOID.has(name)) return
    if (top.hidden?.name === name) top.hidden.depth += 1
    else if (isHidden_) top.hidden ??= { name, depth: 1 }
  }

  finish(name: string): void {
    if (this.#unseen !== undefined) {
      if (this.#unseen.name === name) this.#unseen.depth -= 1
      if (this.#unseen.depth === 0) this.#unseen = undefined
      return
    }
    const top = this.#top
    if (name === 'table') this.#endTable()
    else if (name === 'tr') this.#endRow(top)
    else if (name === 'td' || name === 'th') this.#endCell(top)
    else {
      if (PARTS.has(name)) this.text(' ')
      if (top.hidden?.name === name) top.hidden.depth -= 1
      if (top.hidden?.depth === 0) top.hidden = undefined
    }
  }

  text(text: string): void {
    const { cell, hidden } = this.#top
    if (this.#unseen === undefined && hidden === undefined) cell?.text.push(text)
  }

  /** Returns the rows of each table that has any. */
  end(): readonly (readonly { readonly line: number; readonly cells: readonly string[] }[])[] {
    while (this.#open.length > 1) this.#endTable()
    return this.#all.map(({ rows }) => rows).filter((rows) => rows.length > 0)
  }

  #table(isHidden_: boolean): void {
    const { isHidden: isWithin, hidden, row, cell } = this.#top
    const isUnseen = isHidden_ || isWithin || hidden !== undefined || row?.isHidden === true || cell?.isHidden === true
    const table = openTable(isUnseen)
    this.#open.push(table)
    this.#all.push(table)
  }

  /** Rows outside any table form a table. */
  #inTable(): OpenTable {
    if (this.#open.length === 1) this.#table(false)
    return this.#top
  }

  #endTable(): void {
    if (this.#open.length === 1) return
    this.#endRow(this.#top)
    this.#open.pop()
  }

  #column(attributes: Attributes): void {
    const table = this.#inTable()
    const to = Math.min(table.columns + numberOf(attributes.get('span'), MOST_COLUMNS), MOST_COLUMNS)
    if (isHidden(attributes)) for (let at = table.columns; at < to; at++) table.hiddenColumns.add(at)
    table.columns = to
  }

  #row(isHidden_: boolean): void {
    const table = this.#inTable()
    this.#endRow(table)
    table.line += 1
    table.row = { cells: [], isHidden: isHidden_ || table.hidden !== undefined }
  }

  #cell(attributes: Attributes): void {
    if (this.#inTable().row === undefined) this.#row(false)
    const table = this.#top
    this.#endCell(table)
    table.cell = {
      text: [],
      columns: numberOf(attributes.get('colspan'), MOST_COLUMNS),
      rows: numberOf(attributes.get('rowspan'), MOST_ROWS_SPANNED),
      isHidden: isHidden(attributes),
    }
  }

  #endCell(table: OpenTable): void {
    const { row, cell } = table
    table.cell = undefined
    if (row === undefined || cell === undefined) return
    if (cell.isHidden) {
      // A hidden cell takes no column.
      table.hidden = undefined
      return
    }
    fillCovered(table, row.cells)
    const begin = row.cells.length
    const end = Math.min(begin + cell.columns, MOST_COLUMNS)
    if (begin < end) row.cells.push(cellText(cell.text.join('').replaceAll(/\s+/g, ' ').trim()))
    while (row.cells.length < end) row.cells.push('')
    if (cell.rows > 1) for (let at = begin; at < end; at++) table.coveredTo[at] = table.line + cell.rows
    table.hidden = undefined
  }

  #endRow(table: OpenTable): void {
    this.#endCell(table)
    const { row } = table
    table.row = undefined
    if (row === undefined) return
    fillCovered(table, row.cells)
    this.#count.row()
    this.#count.cells(row.cells.length)
    if (row.isHidden || table.isHidden) return
    const cells = row.cells.filter((_, at) => !table.hiddenColumns.has(at))
    if (!isEmptyRow(cells)) table.rows.push({ line: table.line, cells })
  }
}

/** Adds empty cells where a cell from above reaches down. */
function fillCovered({ coveredTo, line }: OpenTable, cells: string[]): void {
  while (cells.length < MOST_COLUMNS && (coveredTo[cells.length] ?? 0) > line) cells.push('')
}

const isHidden = (attributes: Attributes): boolean =>
  attributes.has('hidden') || HIDDEN.test(attributes.get('style') ?? '')

/** Returns a span: 1 if missing or not a number, all remaining for 0. */
function numberOf(text: string | undefined, most: number): number {
  const number = Number.parseInt(text ?? '1', 10)
  if (number === 0) return most
  return Number.isNaN(number) || number < 0 ? 1 : Math.min(number, most)
}

/** Reports the tags and texts of a page in their order. */
function tokens(text: string, page: Page): void {
  let name = ''
  let attribute: string | undefined
  let value: string[] = []
  let attributes = new Map<string, string>()
  const begin = () => {
    page.begin(name, attributes)
    attributes = new Map()
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (from, to) => {
        name = text.slice(from, to).toLowerCase()
      },
      onattribname: (from, to) => {
        const found = text.slice(from, to).toLowerCase()
        attribute = READ.has(found) ? found : undefined
        value = []
      },
      onattribdata: (from, to) => {
        if (attribute !== undefined) value.push(text.slice(from, to))
      },
      onattribentity: (code) => {
        if (attribute !== undefined) value.push(String.fromCodePoint(code))
      },
      onattribend: () => {
        if (attribute !== undefined && !attributes.has(attribute)) attributes.set(attribute, value.join(''))
      },
      onopentagend: begin,
      onselfclosingtag: begin,
      onclosetag: (from, to) => page.finish(text.slice(from, to).trim().toLowerCase()),
      ontext: (from, to) => page.text(text.slice(from, to)),
      ontextentity: (code) => page.text(String.fromCodePoint(code)),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  tokenizer.write(text)
  tokenizer.end()
}
