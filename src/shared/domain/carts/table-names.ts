/** Finds the headings among a table's first rows: one row, or two that are read together, below titles that don't matter. */

import { joined } from '../tables/names.ts'
import type { TableRow } from '../tables/table-row.ts'
import { wholeNumber } from '../values/whole-number.ts'
import { type CartColumns, cartCells } from './cart-columns.ts'
import {
  type Columns,
  type Heads,
  headCount,
  headsIn,
  isOfStock,
  isOrderedHeading,
  namesBoth,
  namesOther,
} from './cart-heads.ts'

/** The number of rows in which headings are searched, and which show what the columns hold. */
export const HEADER_SEARCH_ROWS = 40
export const SAMPLE = 60

export const isText = (cell: string): boolean => cell.trim() !== '' && wholeNumber(cell) === undefined
export const hasNumber = (cells: readonly string[]): boolean => cells.some((cell) => wholeNumber(cell) !== undefined)
export const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

/** True for a row without numbers whose cells look like headings. */
export const looksLikeHeads = (cells: readonly string[]): boolean => {
  const heads = headCount(cells)
  return heads >= 2 && heads * 2 >= filled(cells) && !hasNumber(cells)
}

/** True if a row may belong to the headings of another row. */
export const maySupplyHeads = (cells: readonly string[]): boolean => headCount(cells) > 0 && !hasNumber(cells)

/** True for headings that continue in the row below: several, or one that isn't a title at the left. */
const isOver = (cells: readonly string[]): boolean =>
  !hasNumber(cells) && (filled(cells) > 1 || ((cells[0] ?? '').trim() === '' && headCount(cells) > 0))

export interface Found {
  readonly names: readonly string[]
  readonly heads: Heads
  /** Number of heading rows. */
  readonly count: number
  /** True if a title above says that the list is something else. */
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

/** The headings that begin at a row: its own, joined with those below if there are two heading rows. */
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

/** True for a row of exactly two numbers, the whole content of a table without headings. */
const isPairOfNumbers = (cells: readonly string[]): boolean => {
  const counting = cartCells(cells, undefined)
  return counting.length === 2 && counting.every((cell) => wholeNumber(cell) !== undefined)
}

/** True for headings of which one is missing: two such columns are read as id and quantity, unless a heading says something else. */
function lacking(cells: readonly string[]): boolean {
  if (cartCells(cells, undefined).length <= 2) return !hasNumber(cells) && cells.some(namesOther)
  const { ids, quantities } = headsIn(cells)
  return looksLikeHeads(cells) && ids.length + quantities.length > 0
}

export const couldBe = ({ ids, quantities }: Heads, { id, qty }: CartColumns): boolean =>
  ids.includes(id) && quantities.includes(qty)

export interface Start {
  readonly at: number
  readonly found: Found | undefined
  readonly open: boolean
}

export function startOf(rows: readonly TableRow[], title: string): Start {
  const last = rows.slice(0, HEADER_SEARCH_ROWS).findIndex(({ cells }) => isPairOfNumbers(cells))
  const most = Math.min(last < 0 ? HEADER_SEARCH_ROWS : last, rows.length)
  for (let at = 0; at < most; at++) {
    const found = namesAt(rows, at)
    if (found === undefined) continue
    const { heads, isDoubted } = found
    const ordered = heads.quantities.some((column) => isOrderedHeading(found.names[column] ?? ''))
    return { at, found, open: !heads.isSure || ((isDoubted || isOfStock(title)) && !ordered) }
  }
  const part = rows.slice(0, most).findIndex(({ cells }) => lacking(cells))
  if (part < 0) return { at: 0, found: undefined, open: false }
  const names = rows[part]?.cells ?? []
  return { at: part, found: { names, heads: headsIn(names), count: 1, isDoubted: false }, open: true }
}
