/**
 * Reads a table of products and quantities row by row, from any source: skips titles above it, finds its columns by their headings, and
 * ends it where its columns end. Without known headings a row is two whole numbers.
 */

import { isTotal, joined } from '../tables/names.ts'
import type { TableRow } from '../tables/table-row.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { type CartColumns, cartCells, isPair, readNamedRow } from './cart-columns.ts'
import { type Heads, headsIn, namesBoth, namesOther } from './cart-heads.ts'
import { type ReadRow, readCells } from './judge-row.ts'
import { RowWidth } from './row-width.ts'
import { couldBe, hasNumber, isText, looksLikeHeads, maySupplyHeads, SAMPLE, startOf } from './table-names.ts'

/** The user's answer: the line of the headings (0: none), and the columns that count. */
export interface TableChoice extends CartColumns {
  readonly header: number
}

/** Headings that could mean several things, so none was chosen. */
export interface OpenTable {
  readonly header: number
  readonly names: readonly string[]
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
}

export interface TableEnd {
  readonly rows: readonly ReadRow[]
  readonly open: OpenTable | undefined
  /** Rows of totals and notes, which name no product. */
  readonly totals: number
  /** Rows below the table's end, and the line that they begin on. */
  readonly unread: { readonly rows: number; readonly from: number } | undefined
  readonly hasHeads: boolean
  /** The headings of the first table, their line, and the columns that they leave open. */
  readonly names: readonly string[]
  readonly header: number
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
}

export interface TableOptions {
  readonly separator?: string
  /**
   * True if a row with more or fewer cells than headings can't be trusted: the separator may have split a number, or a cell may be missing.
   */
  readonly isCut?: boolean
  readonly choice?: TableChoice | undefined
  /** The title above the table: the name of its sheet. */
  readonly title?: string
}

export class CartTable {
  readonly #separator: string
  readonly #isCut: boolean
  readonly #choice: TableChoice | undefined
  readonly #title: string
  /** Rows that are buffered until the table's start is known. */
  #waiting: TableRow[] | undefined = []
  #columns: CartColumns | undefined
  #width: RowWidth | undefined
  /** The buffered rows, and the number of headings above them. */
  #names: number | undefined
  #sample: readonly TableRow[] = []
  #open: OpenTable | undefined
  #hasHeads = false
  #hasProducts = false
  #heading: OpenTable = { header: 0, names: [], ids: [], quantities: [] }
  #totals = 0
  #isEnded = false
  #unread: { rows: number; from: number } | undefined
  #afterGap = false
  #lastNames: readonly string[] | undefined
  readonly #gaps = new Set<TableRow>()

  constructor({ separator = ',', isCut = false, choice, title = '' }: TableOptions = {}) {
    this.#separator = separator
    this.#isCut = isCut
    this.#choice = choice
    this.#title = title
  }

  /** Returns the rows that can be read by now. */
  push(row: TableRow): readonly ReadRow[] {
    const wasGap = this.#afterGap
    this.#afterGap = false
    if (this.#open !== undefined) return []
    if (this.#waiting === undefined) {
      const found = this.#body(row, wasGap)
      return found === undefined ? [] : [found]
    }
    if (wasGap) this.#gaps.add(row)
    this.#waiting.push(row)
    return this.#waiting.length < SAMPLE ? [] : this.#decide()
  }

  /** Takes an empty row. */
  gap(): void {
    this.#afterGap = true
    this.#lastNames = undefined
  }

  end(): TableEnd {
    const rows = this.#waiting === undefined ? [] : this.#decide()
    const unread = this.#unread?.rows === 0 ? undefined : this.#unread
    return { rows, open: this.#open, totals: this.#totals, unread, hasHeads: this.#hasHeads, ...this.#heading }
  }

  /** Finds the table's start once enough rows are known, and reads the buffered ones. */
  #decide(): ReadRow[] {
    const rows = this.#waiting ?? []
    this.#waiting = undefined
    if (this.#choice !== undefined) return this.#readChosen(rows, this.#choice)
    const { at, found, open: isOpen } = startOf(rows, this.#title)
    if (found === undefined) return this.#bodies(rows)
    this.#hasHeads = true
    const { names, heads, count } = found
    const first = rows[at]
    if (first === undefined) return []
    const { ids, quantities } = heads
    this.#heading = { header: rows[at + count - 1]?.line ?? first.line, names, ids, quantities }
    if (isOpen) {
      this.#open = this.#heading
      return []
    }
    const columns = columnsOf(heads)
    this.#columns = count === 1 && isPair(columns, cartCells(names, undefined)) ? undefined : columns
    this.#sample = rows.slice(at + count)
    this.#fit(names)
    return [this.#headRow(first, names), ...this.#bodies(this.#sample)]
  }

  /** The buffered rows also calibrate a second table below, if it is as wide. */
  #fit(names: readonly string[]): void {
    this.#names ??= names.length
    const sample = names.length === this.#names ? this.#sample : []
    if (this.#isCut && this.#columns !== undefined) this.#width = new RowWidth(names, this.#columns, sample)
  }

  #readChosen(rows: readonly TableRow[], { header, id, qty }: TableChoice): ReadRow[] {
    this.#columns = { id, qty }
    this.#hasHeads = true
    const head = rows.find(({ line }) => line === header)
    const below = rows.filter(({ line }) => line > header)
    this.#sample = below
    const width = Math.max(head?.cells.length ?? usualWidth(below), id + 1, qty + 1)
    this.#fit(Array.from({ length: width }, (_, at) => head?.cells[at] ?? UNNAMED))
    return [...(head === undefined ? [] : [this.#headRow(head, head.cells)]), ...this.#bodies(below)]
  }

  #headRow(row: TableRow, names: readonly string[]): ReadRow {
    return this.#columns === undefined
      ? this.#textRow(row)
      : { ...readNamedRow(row.line, names, this.#columns, this.#separator), id: undefined, qty: undefined }
  }

  #bodies(rows: readonly TableRow[]): ReadRow[] {
    return rows.flatMap((row) => this.#body(row, this.#gaps.has(row)) ?? [])
  }

  #body(row: TableRow, wasGap: boolean): ReadRow | undefined {
    const { cells, line } = row
    const found = this.#read(row)
    const isProduct = found.id !== undefined && found.qty !== undefined
    if (!row.spoilt && found.id === undefined && this.#takesNames(row)) return undefined
    if (isProduct) {
      this.#lastNames = undefined
      this.#hasProducts = true
    }
    if (this.#isEnded || (!isProduct && wasGap && this.#isText(cells))) {
      this.#endAt(line)
      return undefined
    }
    if (!row.spoilt && (isTotal(cells) || (found.misfit === undefined && this.#isNote(cells)))) {
      this.#totals += 1
      return undefined
    }
    return found
  }

  #read(row: TableRow): ReadRow {
    const columns = this.#columns
    if (row.spoilt) return this.#textRow(row)
    const misfit = this.#width?.misfit(row)
    if (misfit !== undefined) return { ...this.#textRow(row), misfit }
    if (columns === undefined && row.raw !== undefined) {
      return { line: row.line, text: row.raw, ...readCells(row.cells) }
    }
    return readNamedRow(row.line, row.cells, columns, this.#separator)
  }

  #textRow({ line, raw, cells }: TableRow): ReadRow {
    const text = raw ?? readNamedRow(line, cells, undefined, this.#separator).text
    return { line, text, id: undefined, qty: undefined }
  }

  /** Takes the headings of a table below, or a second heading row; returns true if the row was one. */
  #takesNames({ cells, line }: TableRow): boolean {
    const before = this.#lastNames
    this.#lastNames = undefined
    if (before !== undefined && maySupplyHeads(cells) && isSecondRow(before, cells)) {
      const names = joined(before, cells)
      if (this.#isEnded && this.#unread !== undefined) this.#unread.rows -= 1
      this.#follow(names, headsIn(names), line)
      return true
    }
    const heads = headsIn(cells)
    if (namesBoth(heads)) {
      // The user has said which of these columns count.
      if (this.#choice !== undefined && this.#columns !== undefined && couldBe(heads, this.#columns)) {
        this.#totals += 1
        return true
      }
      this.#hasHeads = true
      this.#follow(cells, heads, line)
      this.#lastNames = cells
      return true
    }
    if (!looksLikeHeads(cells) || this.#isUnnamedPair(cells)) return false
    if (this.#choice !== undefined && !this.#hasProducts) {
      this.#totals += 1
      return true
    }
    this.#endAt(line)
    // This row above quantities may be the first of two heading rows.
    this.#lastNames = cells
    return true
  }

  /** Continues with other headings, or ends if they are ambiguous. */
  #follow(names: readonly string[], heads: Heads, line: number): void {
    this.#isEnded = !heads.isSure
    if (this.#isEnded) this.#endAt(line)
    else {
      this.#columns = columnsOf(heads)
      this.#fit(names)
    }
  }

  #endAt(line: number): void {
    this.#isEnded = true
    this.#unread ??= { rows: 0, from: line }
    this.#unread.rows += 1
  }

  /** True for two columns whose headings say nothing else: they are read as id and quantity. */
  #isUnnamedPair(cells: readonly string[]): boolean {
    return this.#columns === undefined && cartCells(cells, undefined).length <= 2 && !cells.some(namesOther)
  }

  #isText(cells: readonly string[]): boolean {
    return this.#columns !== undefined && cells.filter(isText).length > 1 && !hasNumber(cells)
  }

  /** True for a row without a product, unless only its number is missing. */
  #isNote(cells: readonly string[]): boolean {
    if (this.#columns === undefined || (cells[this.#columns.id] ?? '').trim() !== '') return false
    return wholeNumber(cells[this.#columns.qty] ?? '') === undefined || !cells.some(isText)
  }
}

/** True for a second heading row that doesn't repeat the first one. */
const isSecondRow = (before: readonly string[], cells: readonly string[]): boolean =>
  namesBoth(headsIn(joined(before, cells))) || !namesBoth(headsIn(cells))

const columnsOf = ({ ids: [id = 0], quantities: [qty = 0] }: Heads): CartColumns => ({ id, qty })

const UNNAMED = '?'

/** The most frequent number of cells; 0 if no two rows share one. */
function usualWidth(rows: readonly TableRow[]): number {
  const [[width, same] = [0, []]] = [...Map.groupBy(rows, ({ cells }) => cells.length)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return same.length > 1 ? width : 0
}
