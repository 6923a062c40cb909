/** Reads each row of a statement or a ledger by the kinds of its columns, with the reason if it can't be read. */
import { type AmountStyle, amountStyleOf, cellAmount, cellSide } from '../tables/cell-amount.ts'
import { cellDay, type DayOrder } from '../tables/cell-day.ts'
import { type ColumnKind, type ColumnsOfKinds, isNoAmount, PAISE } from '../tables/column-kinds.ts'
import type { TableRow } from '../tables/table-row.ts'
import { plainText } from '../values/cell-text.ts'
import type { Day } from '../values/dates.ts'
import { type Paise, paise, ZERO } from '../values/money.ts'

/**
 * The reason why a row can't be read: it can't be split, has more or fewer cells than headings, a cell doesn't match its column, it has an
 * amount on no side or on both, or it is named like a total.
 */
export type UnreadWhy = 'quote' | 'width' | 'day' | 'amount' | 'side' | 'total'

export interface RowRead {
  readonly row: TableRow
  readonly day: Day | undefined
  /** Debits above 0, credits below; `either` if its side isn't stated; undefined without an amount. */
  readonly amount: Paise | { readonly either: Paise } | undefined
  readonly balance: Paise | undefined
  readonly text: string
  /** The reason why it counts only if the balances prove it. */
  readonly needsProof: UnreadWhy | undefined
  readonly unread: UnreadWhy | undefined
}

export interface BooksLayout {
  readonly kinds: ColumnsOfKinds
  readonly order: DayOrder
  /** Number of cells in each row of a text; undefined if rows may be shorter, as in a workbook. */
  readonly width: number | undefined
  /** The most frequent number of cells in a row. */
  readonly usual: number | undefined
  /** The separator with which split details are joined again. */
  readonly separator: string
}

/** Texts that carry a balance from one page to another; such a row isn't an entry. */
const CARRIED = new RegExp(
  [
    String.raw`^(?:(?:to|by|dr|cr)\b\W*)?(?:`,
    String.raw`(?:opening|closing|beginning|ending|previous|last|op|cl)\b\W*(?:bal(?:ance)?|amount)\b(?:\W*(?:as|on|of|at|for|dr|cr|inr|rs)\b.*)?`,
    String.raw`|bal(?:ance)?\W*(?:b\W?[fd]|c\W?[fd]|brought|carried)\b.*`,
    String.raw`|(?:amount )?(?:brought|carried)\W+(?:forward|down|over)\b.*`,
    String.raw`|[bc]\W?[fd]`,
    String.raw`)\W*(?:dr|cr)?\W*$`,
  ].join(''),
  'i',
)
/** The total of a page, a month or a side. A payee may have such a name, too. */
const TOTAL =
  /^(?:(?:grand|sub|net|page|statement|monthly|month|daily|day)[\s-]*)?totals?(?:\W+(?:for|of|debits?|credits?|dr|cr|withdrawals?|deposits?|amounts?)\b.*)?\W*$|^(?:कुल(?: योग)?|योग)$/i

/** A row that is treated as unread. */
export const unread = (row: TableRow, why: UnreadWhy): RowRead => ({
  row,
  day: undefined,
  amount: undefined,
  balance: undefined,
  text: '',
  needsProof: undefined,
  unread: why,
})

/** Reads the rows of a table; detects the format of its cells from all of them. */
export class BooksCells {
  readonly #layout: BooksLayout
  readonly #style: AmountStyle
  readonly #signs: ReturnType<typeof signsOf>
  readonly #isSigned: boolean
  /** True if the cells of balances, and of amounts, state their side. */
  readonly areMarked: boolean
  readonly haveSides: boolean

  /**
   * @param rows the rows below the headings that match them.
   * @param areTurned true if a column with negative amounts only holds outgoing amounts.
   */
  constructor(layout: BooksLayout, rows: readonly TableRow[], areTurned = true) {
    this.#layout = layout
    const amounts = (kind: ColumnKind) => {
      const column = layout.kinds.indexOf(kind)
      return column < 0 ? [] : rows.map(({ cells }) => cells[column] ?? '')
    }
    const all = (['debit', 'credit', 'amount', 'signed'] as const).flatMap(amounts)
    this.#style = amountStyleOf(all)
    this.#signs = areTurned ? signsOf(amounts('debit'), amounts('credit'), this.#style) : { debit: 1, credit: 1 }
    this.areMarked = rows.some(({ cells }) => {
      const balance = this.#cell(cells, 'balance')
      return SIDE_IN_CELL.test(balance) || cellSide(this.#cell(cells, 'balanceSide')) !== undefined
    })
    this.haveSides = all.some((cell) => SIDE_IN_CELL.test(cell))
    this.#isSigned = hasOwnSigns(rows, layout.kinds, this.#style)
  }

  read(row: TableRow, needsProof?: RowRead['needsProof']): RowRead {
    const { cells } = row
    if (row.spoilt) return unread(row, 'quote')
    const day = this.#cell(cells, 'day')
    const { amount, isNone, hasBoth, isOpen } = this.#amountIn(cells)
    const read = {
      row,
      day: cellDay(day, this.#layout.order),
      amount,
      balance: this.#balanceIn(cells),
      text: this.#textOf(cells),
      needsProof,
      unread: undefined,
    }
    const isDated = day.trim() !== ''
    if (this.#says(cells, TOTAL))
      return isDated ? { ...read, needsProof: 'total' } : { ...read, amount: undefined, balance: undefined }
    if (this.#says(cells, CARRIED)) return { ...read, amount: undefined }
    // A total of both sides has no day of its own.
    if (hasBoth && !isDated) return { ...read, amount: undefined, balance: undefined }
    if (isNone || (!isDated && amount !== undefined)) return read
    if (amount === undefined) return { ...read, unread: read.day === undefined ? undefined : 'amount' }
    if (read.day === undefined) return { ...read, unread: 'day' }
    return hasBoth || isOpen ? { ...read, needsProof: needsProof ?? 'side' } : read
  }

  /**
   * Reinterprets a row with more cells than headings: drops trailing blank cells if most rows have them, otherwise rejoins details that the
   * separator split. It counts only if the balances prove it. Undefined if it can't be read this way.
   */
  mended(row: TableRow): RowRead | undefined {
    const whole = realignedCells(row, this.#layout)
    const read = whole && this.read({ ...row, cells: whole }, 'width')
    return read?.day !== undefined && read.unread === undefined && this.#hasPaise(read.row.cells)
      ? { ...read, row }
      : undefined
  }

  /** True if an amount and the balance are written with paise, which shows that the separator didn't split them. */
  #hasPaise(cells: readonly string[]): boolean {
    const amounts = (['debit', 'credit', 'amount', 'signed'] as const).map((kind) => this.#cell(cells, kind))
    return PAISE.test(this.#cell(cells, 'balance')) && amounts.some((cell) => PAISE.test(cell))
  }

  #cell(cells: readonly string[], kind: ColumnKind): string {
    const column = this.#layout.kinds.indexOf(kind)
    return column < 0 ? '' : (cells[column] ?? '')
  }

  #says(cells: readonly string[], what: RegExp): boolean {
    const { kinds } = this.#layout
    return cells.some((cell, at) => isText(kinds[at]) && what.test(plainText(cell)))
  }

  #textOf(cells: readonly string[]): string {
    const { kinds } = this.#layout
    return cells
      .filter((cell, at) => (isText(kinds[at]) || kinds[at] === 'side') && cell.trim() !== '')
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }

  #balanceIn(cells: readonly string[]): Paise | undefined {
    const balance = cellAmount(this.#cell(cells, 'balance'), this.#style)
    const side = cellSide(this.#cell(cells, 'balanceSide'))
    return balance === undefined || side === undefined ? balance : sided(balance, side)
  }

  /** `isNone`: the row contains no amount; `hasBoth`: amounts on both sides; `isOpen`: a negative amount that may mean either side. */
  #amountIn(cells: readonly string[]): {
    readonly amount: RowRead['amount']
    readonly isNone: boolean
    readonly hasBoth?: boolean
    readonly isOpen?: boolean
  } {
    const { kinds } = this.#layout
    const [debit, credit] = [this.#cell(cells, 'debit'), this.#cell(cells, 'credit')]
    if (kinds.includes('debit') || kinds.includes('credit')) {
      const [out, back] = [cellAmount(debit, this.#style), cellAmount(credit, this.#style)]
      const isNone = isNoAmount(debit) && isNoAmount(credit)
      const areRead = [[debit, out] as const, [credit, back] as const].every(
        ([cell, amount]) => amount !== undefined || isNoAmount(cell),
      )
      if (isNone || !areRead) return { amount: undefined, isNone }
      const { debit: outSign, credit: backSign } = this.#signs
      const amount = paise((outSign || 1) * (out ?? ZERO) - (backSign || 1) * (back ?? ZERO))
      const [isOut, isBack] = [(out ?? ZERO) !== 0, (back ?? ZERO) !== 0]
      const isOpen = (isOut && outSign === 0) || (isBack && backSign === 0)
      return { amount, isNone, hasBoth: isOut && isBack, isOpen }
    }
    const cell = this.#cell(cells, kinds.includes('signed') ? 'signed' : 'amount')
    const amount = cellAmount(cell, this.#style)
    if (amount === undefined) return { amount, isNone: isNoAmount(cell) }
    return { amount: this.#sidedBy(amount, cell, cells), isNone: false }
  }

  #sidedBy(amount: Paise, cell: string, cells: readonly string[]): RowRead['amount'] {
    const side = cellSide(this.#cell(cells, 'side'))
    if (side !== undefined) {
      const own = this.#isSigned ? amount : paise(Math.abs(amount))
      return side === 'debit' ? own : paise(0 - own)
    }
    if (SIDE_IN_CELL.test(cell)) return amount
    if (amount < 0 || this.#isSigned) return this.#layout.kinds.includes('signed') ? paise(0 - amount) : amount
    return { either: amount }
  }
}

/** The cells of a row with more cells than headings; undefined if nothing shows which of them belong together. */
export function realignedCells(
  { cells, spoilt }: TableRow,
  { kinds, width = 0, usual, separator }: BooksLayout,
): readonly string[] | undefined {
  const more = cells.length - width
  const at = kinds.indexOf('details')
  if (spoilt || more <= 0 || width === 0) return undefined
  if (cells.length === usual && cells.slice(width).every((cell) => cell.trim() === '')) return cells.slice(0, width)
  const pieces = cells.slice(at, at + more + 1)
  if (at < 0 || pieces.some((piece) => PIECE_OF_NUMBER.test(piece))) return undefined
  const merged = cells.toSpliced(at, more + 1, pieces.join(separator))
  return kinds.some((kind, column) => IN_RUPEES.has(kind) && isRest(merged, column)) ? undefined : merged
}

const IN_RUPEES: ReadonlySet<ColumnKind> = new Set(['debit', 'credit', 'amount', 'signed', 'balance'])

/** True if a cell may be the rest of a number that begins in the cell before. */
const isRest = (cells: readonly string[], column: number): boolean =>
  /^\s*\d{2,3}(?!\d)/.test(cells[column] ?? '') && PIECE_OF_NUMBER.test(cells[column - 1] ?? '')

/** A part of a number that a separator split: then an amount or a balance may be split rather than the details. */
const PIECE_OF_NUMBER = /^[\s₹+−–-]*\d{1,3}\s*$/

/** A column without a kind has no heading. */
const isText = (kind: ColumnKind = 'text'): boolean => kind === 'text' || kind === 'details'

const SIDE_IN_CELL = /(?:dr|cr)\.?\)?\s*$|^\s*\(?(?:dr|cr)\b/i

const sided = (amount: Paise, side: 'debit' | 'credit'): Paise =>
  paise(side === 'debit' ? Math.abs(amount) : -Math.abs(amount))

/**
 * Some files write outgoing amounts below 0 even in their own column: then all of them are. A single amount below 0 among others is a
 * reversal; alone in its column it could be either, as could deposits that are all below 0: 0 marks an amount that has to be proven.
 */
function signsOf(debits: readonly string[], credits: readonly string[], style: AmountStyle) {
  const belowIn = (cells: readonly string[]) => {
    const amounts = cells.map((cell) => cellAmount(cell, style) ?? ZERO).filter((amount) => amount !== 0)
    return { count: amounts.length, isBelow: amounts.length > 0 && amounts.every((amount) => amount < 0) }
  }
  const [out, back] = [belowIn(debits), belowIn(credits)]
  const debit = out.count > 1 ? -1 : 0
  return { debit: out.isBelow ? debit : 1, credit: back.isBelow ? 0 : 1 }
}

/** A plus sign before an amount. */
const PLUS = /^\s*\(?\+/

/**
 * True if the signs of a single amount column carry information. If a column of sides agrees with them (each debit below 0 and each credit
 * above, or the reverse), they add nothing.
 */
function hasOwnSigns(rows: readonly TableRow[], kinds: ColumnsOfKinds, style: AmountStyle): boolean {
  const column = Math.max(kinds.indexOf('amount'), kinds.indexOf('signed'))
  const side = kinds.indexOf('side')
  let isSigned = false
  const signs = new Map<'debit' | 'credit', Set<boolean>>()
  for (const { cells } of rows) {
    const amount = column < 0 ? undefined : cellAmount(cells[column] ?? '', style)
    if (amount === undefined || amount === 0) continue
    isSigned ||= amount < 0 || PLUS.test(cells[column] ?? '')
    const named = side < 0 ? undefined : cellSide(cells[side] ?? '')
    if (named !== undefined) signs.set(named, (signs.get(named) ?? new Set()).add(amount < 0))
  }
  const areConsistent = [...signs.values()].every((some) => some.size === 1)
  return isSigned && !(signs.size > 0 && areConsistent)
}
