/**
 * Rows pasted from a spreadsheet into the cart: product IDs and quantities, or one column of quantities that fills the lines from the
 * cursor down. Every row that isn't taken is reported.
 */

import { say } from '../../messages.ts'
import { cutLine, textRows, withOneLineEnd } from '../tables/text-rows.ts'
import { cellText } from '../values/cell-text.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import type { Quantities } from './cart.ts'
import { cartCells } from './cart-columns.ts'
import { namesQuantity } from './cart-heads.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'
import { isQuantity, parseQuantity } from './cart-rules.ts'
import { CartTable, type TableEnd } from './cart-table.ts'
import { layoutOf, leftOutSentence, questionSentence, tableCandidate } from './import-question.ts'
import { lackSentence, type ReadRow } from './judge-row.ts'
import { maySupplyHeads } from './table-names.ts'

/** A pasted row, counted from 1. */
export interface PastedRow {
  readonly row: number
  readonly text: string
}

export interface RefusedRow extends PastedRow {
  readonly why: string
}

export interface PieceRow extends PastedRow {
  readonly id: number
  readonly qty: number
}

export interface Pasting {
  /** Non-blank rows, without the headings. */
  readonly rows: number
  /** Lines that get another quantity. */
  readonly set: readonly PieceRow[]
  /** Products that aren't in the cart yet. */
  readonly add: readonly PieceRow[]
  /** Rows that match the cart already. */
  readonly same: number
  readonly refused: readonly RefusedRow[]
}

export interface PasteReport {
  readonly rows: number
  readonly changed: number
  readonly added: number
  /** Rows that matched the cart already. */
  readonly same: number
  readonly refused: readonly RefusedRow[]
}

/** `500 rows pasted: 480 changed, 12 added, 8 not pasted.` */
export function pastedSentence({ rows: pasted, changed, added, same, refused }: PasteReport): string {
  const parts = [
    [changed, 'changed'],
    [added, 'added'],
    [same, 'unchanged'],
    [refused.length, 'not pasted'],
  ] as const
  const counts = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`]))
  return `${counted.rows(pasted)} pasted: ${counts.join(', ')}.`
}

/** A grouped number, `1,200`, is one cell if it has four digits; longer ones are an id and its pieces. */
const GROUPED = /^\d,\d{3}$/

interface Cells extends PastedRow {
  readonly cells: readonly string[]
  /** All cells, including trailing blank ones. */
  readonly all: readonly string[]
}

/**
 * The pasted rows, including blank ones; the end of the last line isn't a row. Spreadsheets separate cells by tabs; text typed elsewhere
 * may mix semicolons and commas.
 */
function rowsOf(pasted: string): readonly Cells[] {
  const text = withOneLineEnd(pasted).replace(/\n$/, '')
  const rows: Cells[] = []
  const add = (raw: string, cells: readonly string[]) => {
    const all = cells.map((cell) => cellText(cell.trim()))
    rows.push({ row: rows.length + 1, text: cellText(raw.trim()), cells: cartCells(all, undefined), all })
  }
  if (!text.includes('\t')) {
    for (const line of text.split('\n')) add(line, GROUPED.test(line.trim()) ? [line] : cutTyped(line))
  } else {
    for (const row of textRows(text, { separator: '\t', width: text.split('\n', 1)[0]?.split('\t').length ?? 1 })) {
      // A spreadsheet quotes only cells of several lines, so an unclosed quotation mark is an ordinary character.
      if (row === 'gap') add('', [])
      else add(row.raw ?? '', row.spoilt ? (row.raw ?? '').split('\t') : row.cells)
    }
  }
  while (rows.length > 1 && rows.at(-1)?.text === '') rows.pop()
  return rows
}

function cutTyped(line: string): readonly string[] {
  const separator = line.includes(';') ? ';' : ','
  return cutLine(line, separator) ?? line.split(separator)
}

/** The cells of the non-blank rows, and whether they include headings. */
export function rangeIn(text: string): {
  readonly rows: readonly (readonly string[])[]
  readonly hasNames: boolean
} {
  const rows = rowsOf(text).filter(saysSomething)
  return { rows: rows.map(({ cells }) => cells), hasNames: rows.some(({ cells }) => maySupplyHeads(cells)) }
}

const saysSomething = ({ cells }: Cells): boolean => cells.some((cell) => cell !== '')

/** The place in the cart where the rows are pasted. */
export interface PasteAt {
  /** Ids of the lines from the cursor down, in screen order. */
  readonly below: readonly number[]
  /** False if the store may not upload carts: then lines change, but none is added. */
  readonly mayAdd: boolean
}
export interface PasteInto extends PasteAt {
  readonly cartType: CartType
  /** Pieces of each product of the cart. */
  readonly cart: Quantities
}

export function pastingOf(text: string, into: PasteInto): Pasting {
  const rows = rowsOf(text)
  const [first] = rows
  if (rows.every(({ cells }) => cells.length <= 1)) {
    // A heading copied with its column doesn't use up a line of the cart.
    const isTitled = first !== undefined && namesQuantity(first.text)
    return columnOf(isTitled ? rows.slice(1) : rows, into)
  }
  return pairsOf(rows, into, !text.includes('\t'))
}

/** Reads the rows like those of a file. Spreadsheets never split a cell; commas and semicolons in a text may. */
function tableOf(
  rows: readonly Cells[],
  isCut: boolean,
): { readonly found: readonly ReadRow[]; readonly end: TableEnd } {
  const table = new CartTable({ isCut })
  const found: ReadRow[] = []
  for (const row of rows) {
    if (saysSomething(row))
      found.push(...table.push({ line: row.row, cells: isCut ? row.all : row.cells, raw: row.text }))
    else table.gap()
  }
  const end = table.end()
  return { found: [...found, ...end.rows].slice(end.hasHeads ? 1 : 0), end }
}

function pairsOf(rows: readonly Cells[], { cartType, cart, mayAdd }: PasteInto, isCut: boolean): Pasting {
  const { found, end } = tableOf(rows, isCut)
  const { capacity } = CART_KINDS[cartType]
  const set: PieceRow[] = []
  const add: PieceRow[] = []
  const refused: RefusedRow[] = []
  const firstRow = new Map<number, number>()
  let same = 0
  if (end.open !== undefined) {
    const tables = [
      tableCandidate(
        '',
        rows.map(({ row: line, cells }) => ({ line, cells })),
        end.open,
      ),
    ] as const
    const why = questionSentence({ tables, layout: layoutOf(end.open.names) })
    return {
      rows: rows.length,
      set,
      add,
      same,
      refused: [{ row: end.open.header, text: end.open.names.join('\t'), why }],
    }
  }
  for (const { line: row, id, qty, text: read, misfit } of found) {
    const text = rows[row - 1]?.text ?? ''
    const refuse = (why: string) => void refused.push({ row, text, why })
    if (id === undefined || qty === undefined) {
      refuse(lackSentence({ id, qty, text: read, misfit }))
      continue
    }
    const before = firstRow.get(id)
    if (before !== undefined) refuse(say('rowDuplicate', { id, line: before }))
    else if (!isQuantity(qty)) refuse(say('quantityRange'))
    else {
      firstRow.set(id, row)
      const here = cart.get(id)
      if (here === qty) same += 1
      else if (here !== undefined) set.push({ row, text, id, qty })
      else if (!mayAdd) refuse(say('cannotUpload'))
      else if (cart.size + add.length >= capacity) refuse(say('cartFull'))
      else add.push({ row, text, id, qty })
    }
  }
  const { unread } = end
  if (unread !== undefined) {
    const text = rows[unread.from - 1]?.text ?? ''
    refused.push({ row: unread.from, text, why: leftOutSentence({ totals: 0, unread }) ?? '' })
  }
  return { rows: found.length + (unread === undefined ? 0 : 1), set, add, same, refused }
}

/** A blank row leaves its line as it is. */
function columnOf(rows: readonly Cells[], { cart, below }: PasteInto): Pasting {
  const set: PieceRow[] = []
  const refused: RefusedRow[] = []
  let same = 0
  let nonEmpty = 0
  for (const [at, { row, text }] of rows.entries()) {
    if (text === '') continue
    nonEmpty += 1
    const id = below[at]
    const qty = parseQuantity(text)
    if (qty === undefined) refused.push({ row, text, why: say('quantityRange') })
    else if (id === undefined) refused.push({ row, text, why: say('pasteNoLine') })
    else if (cart.get(id) === qty) same += 1
    else set.push({ row, text, id, qty })
  }
  return { rows: nonEmpty, set, add: [], same, refused }
}
