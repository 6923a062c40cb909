/**
 * A table of products and quantities as a person sees it, row by row, wherever it comes from: titles above it are skipped, its
 * columns are found by their names, it ends where its columns do. Without known names a row is two whole numbers.
 */
import { type CartColumns, cartCells, isPair, readNamedRow } from './cart-columns.ts'
import {
  type Columns,
  type Heads,
  headCount,
  headsIn,
  isOfStock,
  namesBoth,
  namesOther,
  saysOrdered,
} from './cart-heads.ts'
import { type ReadRow, readCells } from './judge-row.ts'
import { wholeNumber } from './whole-number.ts'

/** A row as it stands there. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
  /** As it is written in a file; else the cells, put together. */
  readonly raw?: string
  /** It can't be cut into cells. */
  readonly spoilt?: true
}

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

/** Rows in which the names are looked for, and by which it is seen what their columns hold. */
export const LOOKED_AT = 20
const SAMPLE = 40

const isText = (cell: string): boolean => cell.trim() !== '' && wholeNumber(cell) === undefined
const hasNumber = (cells: readonly string[]): boolean => cells.some((cell) => wholeNumber(cell) !== undefined)
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

const TOTAL =
  /^(?:(?:grand|sub|net)[\s-]*)?totals?(?:\s+(?:qty|quantity|pcs|pieces|items|amount))?\s*[:=-]?$|^(?:कुल(?: योग)?|योग)$/i
/** Whether a row says that it is of totals. */
export const isTotal = (cells: readonly string[]): boolean => cells.some((cell) => TOTAL.test(cell.trim()))

/** A row in which nothing is a number, and columns are called as columns are. */
export const looksLikeHeads = (cells: readonly string[]): boolean => {
  const heads = headCount(cells)
  return heads >= 2 && heads * 2 >= filled(cells) && !hasNumber(cells)
}

/** Whether a row may belong to the names of another one. */
export const maySupplyHeads = (cells: readonly string[]): boolean => headCount(cells) > 0 && !hasNumber(cells)

/** One name over several columns counts for each of them. */
function joined(over: readonly string[], under: readonly string[]): readonly string[] {
  let last = ''
  return Array.from({ length: Math.max(over.length, under.length) }, (_, at) => {
    const [above, below] = [over[at]?.trim() ?? '', under[at]?.trim() ?? '']
    if (above !== '') last = above
    else if (below === '') last = ''
    return `${above === '' && below !== '' ? last : above} ${below}`.trim()
  })
}

/** Names that belong to those below them: several, or one that isn't a title at the left. */
const isOver = (cells: readonly string[]): boolean =>
  !hasNumber(cells) && (filled(cells) > 1 || ((cells[0] ?? '').trim() === '' && headCount(cells) > 0))

interface Found {
  readonly names: readonly string[]
  readonly heads: Heads
  /** Rows of names. */
  readonly count: number
  /** A title above says that the list is of something else. */
  readonly isDoubted: boolean
}

function sampled(rows: readonly TableRow[]): Columns {
  const inColumn = (column: number) => rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '')
  return {
    isBlank: (column) => inColumn(column).length === 0,
    fits: (column) => {
      const cells = inColumn(column)
      return cells.length === 0 || cells.some((cell) => wholeNumber(cell) !== undefined)
    },
  }
}

/** The names that begin at a row: its own, with those below them where there are two rows of names. */
function namesAt(rows: readonly TableRow[], at: number): Found | undefined {
  const here = rows[at]?.cells ?? []
  const next = rows[at + 1]?.cells
  const of = (names: readonly string[], count: number): Found => ({
    names,
    heads: headsIn(names, sampled(rows.slice(at + count))),
    count,
    isDoubted: rows.slice(0, at).some(({ cells }) => filled(cells) === 1 && cells.some(isOfStock)),
  })
  const both = next !== undefined && maySupplyHeads(next) && isOver(here) ? of(joined(here, next), 2) : undefined
  if (both !== undefined && namesBoth(both.heads)) return both
  const alone = of(here, 1)
  return namesBoth(alone.heads) ? alone : undefined
}

/** True for the row that is all that a table without names has: two numbers. */
const isPairOfNumbers = (cells: readonly string[]): boolean => {
  const counting = cartCells(cells, undefined)
  return counting.length === 2 && counting.every((cell) => wholeNumber(cell) !== undefined)
}

/** Names of which one is missing: in two columns the old rule reads them, unless one says that it is something else. */
function lacking(cells: readonly string[]): boolean {
  if (cartCells(cells, undefined).length <= 2) return !hasNumber(cells) && cells.some(namesOther)
  const { ids, quantities } = headsIn(cells)
  return looksLikeHeads(cells) && ids.length + quantities.length > 0
}

interface Start {
  readonly at: number
  readonly found: Found | undefined
  readonly open: boolean
}

function startOf(rows: readonly TableRow[], title: string): Start {
  const last = rows.slice(0, LOOKED_AT).findIndex(({ cells }) => isPairOfNumbers(cells))
  const most = Math.min(last < 0 ? LOOKED_AT : last, rows.length)
  for (let at = 0; at < most; at++) {
    const found = namesAt(rows, at)
    if (found === undefined) continue
    const { heads, isDoubted } = found
    const ordered = heads.quantities.some((column) => saysOrdered(found.names[column] ?? ''))
    return { at, found, open: !heads.isSure || ((isDoubted || isOfStock(title)) && !ordered) }
  }
  const part = rows.slice(0, most).findIndex(({ cells }) => lacking(cells))
  if (part < 0) return { at: 0, found: undefined, open: false }
  const names = rows[part]?.cells ?? []
  return { at: part, found: { names, heads: headsIn(names), count: 1, isDoubted: false }, open: true }
}

export function createCartTable({ separator = ',', isCut = false, choice, title = '' }: TableOptions = {}): CartTable {
  let waiting: TableRow[] | undefined = []
  let columns: CartColumns | undefined
  let width = 0
  let open: OpenTable | undefined
  let hasHeads = false
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
      hasHeads = true
      takeNames(cells, { heads, line })
      return true
    }
    if (!looksLikeHeads(cells) || isUnnamedPair(cells)) return false
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
    if (isProduct) lastNames = undefined
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
