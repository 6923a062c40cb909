/**
 * Judges each row of an imported cart. A row is two whole numbers, product ID and quantity; the first row of an id wins; the first row of
 * the file counts as headings unless the user says that it is data.
 */
import { assertNever } from '../../errors.ts'
import { say } from '../../messages.ts'
import type { Product } from '../catalogue/product.ts'
import { type Hidden, hiddenReason, hiddenSentence, isUnknownProduct, type Viewer } from '../catalogue/visibility.ts'
import { cellText } from '../values/cell-text.ts'
import { wholeNumber } from '../values/whole-number.ts'
import type { ImportMode, ImportRow, Misfit, Verdict } from './cart-import.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'
import { isQuantity, MAX_QUANTITY } from './cart-rules.ts'

/** A row as it was read: undefined if a cell is missing or isn't a whole number. */
export interface ReadRow {
  /** Line in the file, from 1. */
  readonly line: number
  readonly text: string
  readonly id: number | undefined
  readonly qty: number | undefined
  /** Set if the row's cells don't match the columns; then none of its numbers is read. */
  readonly misfit?: Misfit | undefined
}

export interface JudgeContext {
  readonly cartType: CartType
  readonly mode: ImportMode
  readonly firstRowIsData: boolean
  readonly viewer: Viewer
  /** Products that the catalogue knows, with their stock in the store's warehouses. */
  readonly products: ReadonlyMap<number, Product>
  /** Pieces of each product that are in this cart already. */
  readonly inCart: ReadonlyMap<number, number>
}

/** The rows of the file that are already decided when a row is judged. */
export interface DecidedRows {
  /** Line of the first row of each product ID. */
  readonly firstLine: Map<number, number>
  /** Products that the cart will have, including those already in it. */
  readonly productsInCart: Set<number>
}

export const noDecidedRows = (inCart: ReadonlyMap<number, number>): DecidedRows => ({
  firstLine: new Map(),
  productsInCart: new Set(inCart.keys()),
})

/**
 * The two numbers of a row's cells, each read by itself: undefined if the cell is missing or isn't a whole number. With three cells it
 * isn't known which are meant. Trailing empty cells don't count: spreadsheets leave them.
 */
export function readCells(cells: readonly string[]): Pick<ReadRow, 'id' | 'qty'> {
  if (cells.some((cell, at) => at > 1 && cell.trim() !== '')) return { id: undefined, qty: undefined }
  return { id: wholeNumber(cells[0] ?? ''), qty: wholeNumber(cells[1] ?? '') }
}

/**
 * Cells of a typed or copied row; a quoted cell may contain a comma, also beside a tab or a semicolon. An unclosed quotation mark counts as
 * an ordinary character only in the first cell.
 */
export function typedCells(text: string): readonly string[] {
  const cut = SEPARATORS.map((separator) => cutAt(text, separator))
  return (cut.find((cells) => cells.length > 1) ?? [text]).map(withoutMarks)
}

/** Separators that can't be part of a number come first. */
const SEPARATORS = ['\t', ';', '|', ','] as const

function cutAt(text: string, separator: string): readonly string[] {
  const parts = text.split(separator)
  const cells: string[] = []
  let remainingQuotes = text.split('"').length - 1
  let open: string[] = []
  for (const part of parts) {
    open.push(part)
    remainingQuotes -= part.split('"').length - 1
    // A separator is outside quotation marks if an even number of marks follows it.
    if (remainingQuotes % 2 === 0) {
      cells.push(open.join(separator))
      open = []
    }
  }
  return open.length === 0 ? cells : [...cells, open.join(separator)]
}

const withoutMarks = (cell: string): string => {
  const bare = cell.trim()
  return cellText(bare.length > 1 && bare.startsWith('"') && bare.endsWith('"') ? bare.slice(1, -1) : cell)
}

/** Pieces in the cart once the row is added. */
export const piecesAfter = (qty: number, inCart: number, mode: ImportMode): number =>
  mode === 'add' ? qty + inCart : qty

/**
 * The verdict on one row, without its sentence; `decided` is updated with the row. `isFirst`: it is the first row of the file that has text.
 */
export function verdictOf(
  { line, id, qty }: Pick<ReadRow, 'line' | 'id' | 'qty'>,
  isFirst: boolean,
  context: JudgeContext,
  decided: DecidedRows,
): Verdict {
  if (isFirst && !context.firstRowIsData) return 'header'
  if (id === undefined || qty === undefined) return 'notTwoIntegers'
  const firstLine = decided.firstLine.get(id)
  if (firstLine === undefined) decided.firstLine.set(id, line)
  else if (firstLine !== line) return 'duplicate'
  const pieces = piecesAfter(qty, context.inCart.get(id) ?? 0, context.mode)
  if (!isQuantity(qty) || pieces > MAX_QUANTITY) return 'quantity'
  const product = context.products.get(id)
  return product === undefined ? 'unknown' : verdictOnProduct(product, pieces, context, decided)
}

/** Reasons that have a verdict of their own. */
const HIDDEN_VERDICTS: Partial<Record<Hidden, Verdict>> = {
  foodLicence: 'foodLicence',
  unserviceable: 'notServiceable',
}

function verdictOnProduct(
  product: Product,
  pieces: number,
  context: JudgeContext,
  { productsInCart }: DecidedRows,
): Verdict {
  const { viewer, cartType } = context
  const { id } = product
  const hidden = hiddenReason(product, viewer)
  if (hidden !== undefined) return HIDDEN_VERDICTS[hidden] ?? 'blocked'
  const { takes, capacity } = CART_KINDS[cartType]
  if (!takes(product)) return 'wrongCart'
  if (productsInCart.size >= capacity && !productsInCart.has(id)) return 'overCapacity'
  productsInCart.add(id)
  return availableOf(product, viewer) >= pieces ? 'taken' : 'gap'
}

/** Judges one row; updates `decided` with it. `isFirst`: it is the first row of the file that has text. */
export function judgeRow(row: ReadRow, isFirst: boolean, context: JudgeContext, decided: DecidedRows): ImportRow {
  const { line, text, id, qty, misfit } = row
  const verdict = verdictOf(row, isFirst, context, decided)
  const product = id === undefined ? undefined : context.products.get(id)
  return {
    line,
    text,
    id,
    qty,
    misfit,
    name: product?.name,
    mrp: product?.mrp,
    verdict,
    reason: sentenceOf(verdict, row, product, context, decided),
    inCart: id === undefined ? 0 : (context.inCart.get(id) ?? 0),
    available: product === undefined ? undefined : availableOf(product, context.viewer),
    applied: false,
  }
}

function sentenceOf(
  verdict: Verdict,
  { id: rowId, qty, text, misfit }: ReadRow,
  product: Product | undefined,
  { cartType, inCart, mode, viewer }: JudgeContext,
  { firstLine }: DecidedRows,
): string {
  const id = rowId ?? 0
  const { beside, capacity } = CART_KINDS[cartType]
  switch (verdict) {
    case 'taken':
      return say('rowTaken')
    case 'gap': {
      const needed = piecesAfter(qty ?? 0, inCart.get(id) ?? 0, mode)
      const available = product === undefined ? 0 : availableOf(product, viewer)
      return say('rowGap', { available, needed, gap: needed - available })
    }
    case 'duplicate':
      return say('rowDuplicate', { id, line: firstLine.get(id) ?? 0 })
    case 'notTwoIntegers':
      return lackSentence({ id: rowId, qty, text, misfit })
    case 'quantity':
      return say('quantityRange')
    case 'unknown':
      return say('rowUnknown', { id })
    case 'blocked': {
      const hidden = product && hiddenReason(product, viewer)
      if (hidden === 'serviceUnknown') return hiddenSentence(hidden)
      return say(isUnknownProduct(hidden) ? 'rowNotThere' : 'rowBlocked')
    }
    case 'foodLicence':
      return say('rowFoodLicence')
    case 'notServiceable':
      return say('rowNotServiceable')
    case 'wrongCart':
      return say('rowWrongCart', { cart: beside === undefined ? '' : CART_KINDS[beside].word })
    case 'overCapacity':
      return say('rowOverCapacity', { limit: capacity })
    case 'elsewhere':
      return say('cartChanged')
    case 'header':
      return say(rowId !== undefined && qty !== undefined ? 'rowHeaderNumbers' : 'rowHeader')
    default:
      return assertNever(verdict)
  }
}

/** A sentence that says which of a row's two numbers is missing, or what stands in its place. */
export function lackSentence({ id, qty, text, misfit }: Pick<ReadRow, 'id' | 'qty' | 'text' | 'misfit'>): string {
  if (misfit !== undefined) return say(misfit === 'fewer' ? 'rowFewerCells' : 'rowMoreCells')
  if ((id === undefined) === (qty === undefined)) return say('rowNotTwoIntegers')
  const cells = typedCells(text)
  const cell = (cells[id === undefined ? 0 : 1] ?? '').trim()
  if (id === undefined) return cell === '' ? say('rowNoId') : say('rowNotAnId', { cell: quoted(cell) })
  return cell === '' ? say('rowNoQuantity') : say('rowNotAQuantity', { cell: quoted(cell) })
}

const MAX_QUOTED_CHARS = 20

const quoted = (cell: string): string =>
  cell.length > MAX_QUOTED_CHARS ? `${cell.slice(0, MAX_QUOTED_CHARS - 1)}…` : cell

/** Pieces that the mapped warehouses have at the product's MRP. */
function availableOf({ warehouses = [], mrp }: Product, viewer: Viewer): number {
  let pieces = 0
  for (const one of warehouses) if (one.mrp === mrp && viewer.warehouses.has(one.id)) pieces += one.stock
  return pieces
}

/**
 * The reason to refuse a whole file: an apparel store's cart takes either apparel or non-apparel from one file. Undefined if the file can
 * be judged row by row.
 */
export function refuseMixed(
  rows: readonly ReadRow[],
  context: Pick<JudgeContext, 'cartType' | 'products'>,
): string | undefined {
  const { beside, takes } = CART_KINDS[context.cartType]
  if (beside === undefined) return undefined
  let own = false
  let other = false
  for (const { id } of rows) {
    const product = id === undefined ? undefined : context.products.get(id)
    if (product === undefined) continue
    if (takes(product)) own = true
    else other = true
    if (own && other) return say('mixedApparel')
  }
  return undefined
}

/** The name of a pasted range among files. */
export const PASTED_ROWS = 'Pasted rows'
