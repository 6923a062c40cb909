/**
 * A table of products and quantities as a person sees it, row by row, wherever it comes from: titles above it are skipped, its
 * columns are found by their names, it ends where its columns do. Without known names a row is two whole numbers.
 */

import { wholeNumber } from '../values/whole-number.ts'
import { type CartColumns, cartCells, isPair, readNamedRow } from './cart-columns.ts'
import { type Heads, headsIn, namesBoth, namesOther } from './cart-heads.ts'
import { type ReadRow, readCells } from './judge-row.ts'
import {
  couldBe,
  filled,
  hasNumber,
  isText,
  isTotal,
  joined,
  looksLikeHeads,
  maySupplyHeads,
  SAMPLE,
  startOf,
  type TableRow,
} from './table-names.ts'

/** What a person answered: on which line the names stand (0: nowhere), and which columns count. */
export interface TableChoice extends CartColumns {
  readonly header: number
}

/** Names that could mean several things: none was chosen. */
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
  /** Rows below the table's end, from a line on. */
  readonly unread: { readonly rows: number; readonly from: number } | undefined
  readonly hasHeads: boolean
  /** The names of the first table, on which line they stand, and the columns that they leave. */
  readonly names: readonly string[]
  readonly header: number
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
}

export interface CartTable {
  /** The rows that are known now. */
  push(row: TableRow): readonly ReadRow[]
  /** An empty row. */
  gap(): void
  end(): TableEnd
}

export interface TableOptions {
  readonly separator?: string
  /** A row of more cells than names can't be trusted: a number in it may be cut by the separator. */
  readonly isCut?: boolean
  readonly choice?: TableChoice | undefined
  /** What stands over it: the name of its sheet. */
  readonly title?: string
}

export function createCartTable({ separator = ',', isCut = false, choice, title = '' }: TableOptions = {}): CartTable {
  let waiting: TableRow[] | undefined = []
  let columns: CartColumns | undefined
  let width = 0
  let open: OpenTable | undefined
  let hasHeads = false
  let hasProducts = false
  let heading: OpenTable = { header: 0, names: [], ids: [], quantities: [] }
  let totals = 0
  let isEnded = false
  let unread: { rows: number; from: number } | undefined
  let afterGap = false
  let lastNames: readonly string[] | undefined
  const gaps = new Set<TableRow>()

  const textRow = (row: TableRow): ReadRow => ({
    line: row.line,
    text: row.raw ?? readNamedRow(row.line, row.cells, undefined, separator).text,
    id: undefined,
    qty: undefined,
  })

  const read = (row: TableRow): ReadRow => {
    const isCutRow = isCut && columns !== undefined && filled(row.cells.slice(width)) > 0
    if (row.spoilt || isCutRow) return textRow(row)
    if (columns === undefined && row.raw !== undefined)
      return { line: row.line, text: row.raw, ...readCells(row.cells) }
    return readNamedRow(row.line, row.cells, columns, separator)
  }

  const endAt = (line: number) => {
    isEnded = true
    unread ??= { rows: 0, from: line }
    unread.rows += 1
  }

  const takeNames = (names: readonly string[], { heads, line }: { readonly heads: Heads; readonly line: number }) => {
    lastNames = names
    const [id = 0] = heads.ids
    const [qty = 0] = heads.quantities
    isEnded = !heads.isSure
    if (isEnded) endAt(line)
    else {
      columns = { id, qty }
      width = names.findLastIndex((name) => name.trim() !== '') + 1
    }
  }

  /** Of two columns, that no name says to be something else, the old rule reads the rows. */
  const isUnnamedPair = (cells: readonly string[]): boolean =>
    columns === undefined && cartCells(cells, undefined).length <= 2 && !cells.some(namesOther)

  /** Names of a table below, or the second row of them; true where the row was one of those. */
  const isNames = ({ cells, line }: TableRow): boolean => {
    const before = lastNames
    lastNames = undefined
    if (before !== undefined && maySupplyHeads(cells)) {
      const names = joined(before, cells)
      if (isEnded && unread !== undefined) unread.rows -= 1
      takeNames(names, { heads: headsIn(names), line })
      return true
    }
    const heads = headsIn(cells)
    if (namesBoth(heads)) {
      // The person said which of these count.
      if (choice !== undefined && columns !== undefined && couldBe(heads, columns)) {
        totals += 1
        return true
      }
      hasHeads = true
      takeNames(cells, { heads, line })
      return true
    }
    if (!looksLikeHeads(cells) || isUnnamedPair(cells)) return false
    if (choice !== undefined && !hasProducts) {
      totals += 1
      return true
    }
    endAt(line)
    // What stands above quantities may be the first of two rows of names.
    lastNames = cells
    return true
  }

  const endsHere = (cells: readonly string[], wasGap: boolean): boolean =>
    wasGap && columns !== undefined && cells.filter(isText).length > 1 && !hasNumber(cells)

  const body = (row: TableRow, wasGap: boolean): ReadRow | undefined => {
    const { cells, line } = row
    const found = read(row)
    const isProduct = found.id !== undefined && found.qty !== undefined
    if (!row.spoilt && found.id === undefined && isNames(row)) return undefined
    if (isProduct) {
      lastNames = undefined
      hasProducts = true
    }
    if (isEnded || (!isProduct && endsHere(cells, wasGap))) {
      endAt(line)
      return undefined
    }
    const isNobody = columns !== undefined && (cells[columns.id] ?? '').trim() === ''
    const isNote = isNobody && !(wholeNumber(cells[columns?.qty ?? 0] ?? '') !== undefined && cells.some(isText))
    if (!row.spoilt && (isTotal(cells) || isNote)) {
      totals += 1
      return undefined
    }
    return found
  }

  const bodies = (rows: readonly TableRow[]): ReadRow[] => rows.flatMap((row) => body(row, gaps.has(row)) ?? [])

  const chosen = (rows: readonly TableRow[], { header, id, qty }: TableChoice): ReadRow[] => {
    columns = { id, qty }
    hasHeads = true
    const head = rows.find(({ line }) => line === header)
    width = Math.max(head?.cells.length ?? 0, id + 1, qty + 1)
    const below = rows.filter(({ line }) => line > header)
    return [...(head === undefined ? [] : [headRow(head, head.cells)]), ...bodies(below)]
  }

  const headRow = (row: TableRow, names: readonly string[]): ReadRow =>
    columns === undefined
      ? textRow(row)
      : { ...readNamedRow(row.line, names, columns, separator), id: undefined, qty: undefined }

  const decide = (): ReadRow[] => {
    const rows = waiting ?? []
    waiting = undefined
    if (choice !== undefined) return chosen(rows, choice)
    const { at, found, open: isOpen } = startOf(rows, title)
    if (found === undefined) return bodies(rows)
    hasHeads = true
    const { names, heads, count } = found
    const first = rows[at]
    if (first === undefined) return []
    const { ids, quantities } = heads
    heading = { header: rows[at + count - 1]?.line ?? first.line, names, ids, quantities }
    if (isOpen) {
      open = heading
      return []
    }
    const [id = 0] = heads.ids
    const [qty = 0] = heads.quantities
    columns = count === 1 && isPair({ id, qty }, cartCells(names, undefined)) ? undefined : { id, qty }
    width = names.findLastIndex((name) => name.trim() !== '') + 1
    return [headRow(first, names), ...bodies(rows.slice(at + count))]
  }

  return {
    push: (row) => {
      const wasGap = afterGap
      afterGap = false
      if (open !== undefined) return []
      if (waiting === undefined) {
        const found = body(row, wasGap)
        return found === undefined ? [] : [found]
      }
      if (wasGap) gaps.add(row)
      waiting.push(row)
      return waiting.length < SAMPLE ? [] : decide()
    },
    gap: () => {
      afterGap = true
      lastNames = undefined
    },
    end: () => {
      const rows = waiting === undefined ? [] : decide()
      return { rows, open, totals, unread: unread?.rows === 0 ? undefined : unread, hasHeads, ...heading }
    },
  }
}
