/**
 * The verdict on each row of a cart CSV. A row is two whole numbers, product id and quantity; the first row of an id
 * wins; the first row of the file counts as headings unless the person says that it is data.
 */
import { say } from '../messages.ts'
import type { CartType } from './cart.ts'
import type { ImportMode, ImportRow, Verdict } from './cart-import.ts'
import { CART_CAPACITY, isApparel, isQuantity, MAX_QUANTITY } from './cart-rules.ts'
import type { Product } from './product.ts'
import { hiddenBecause, type Viewer } from './visibility.ts'

/** A row as it was read: undefined where a cell isn't a whole number, or the row hasn't exactly two cells. */
export interface ReadRow {
  /** Line in the file, from 1. */
  readonly line: number
  readonly text: string
  readonly id: number | undefined
  readonly qty: number | undefined
}

export interface JudgeContext {
  readonly cartType: CartType
  readonly mode: ImportMode
  readonly firstRowIsData: boolean
  readonly viewer: Viewer
  /** Products that the catalogue knows, with their stock in the store's warehouses. */
  readonly products: ReadonlyMap<number, Product>
  /** Ids that can't be brought to the store's pincode. */
  readonly unserviceable: ReadonlySet<number>
  /** Pieces of each product that are in this cart already. */
  readonly inCart: ReadonlyMap<number, number>
}

/** What of the file is already decided when a row is judged. */
export interface Taken {
  /** Line of the first row of each product id. */
  readonly firstLine: Map<number, number>
  /** Products that the cart will have, those already in it included. */
  readonly cart: Set<number>
}

export const nothingTaken = (inCart: ReadonlyMap<number, number>): Taken => ({
  firstLine: new Map(),
  cart: new Set(inCart.keys()),
})

/** Digits only, with blanks around them: no sign, no decimals, and small enough to be an id. */
const WHOLE_NUMBER = /^\s*(\d{1,10})\s*$/

/** The two numbers of a row's cells; undefined for each that isn't one, for both when there aren't exactly two cells. */
export function readCells(cells: readonly string[]): Pick<ReadRow, 'id' | 'qty'> {
  if (cells.length !== 2) return { id: undefined, qty: undefined }
  return { id: wholeNumber(cells[0]), qty: wholeNumber(cells[1]) }
}

function wholeNumber(cell: string | undefined): number | undefined {
  const digits = cell === undefined ? undefined : WHOLE_NUMBER.exec(cell)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Pieces that the cart will ask for once the row is in it. */
export const wantedOf = (qty: number, inCart: number, mode: ImportMode): number => (mode === 'add' ? qty + inCart : qty)

/** Judges one row; `taken` grows by what the row takes. `isFirst`: it is the first row of the file that has text. */
export function judgeRow(row: ReadRow, isFirst: boolean, context: JudgeContext, taken: Taken): ImportRow {
  const { id, qty } = row
  const numbers = id !== undefined && qty !== undefined
  if (isFirst && !context.firstRowIsData)
    return verdictOn(row, 'header', say(numbers ? 'rowHeaderNumbers' : 'rowHeader'), context)
  if (id === undefined || qty === undefined) {
    return verdictOn(row, 'notTwoIntegers', say('rowNotTwoIntegers'), context)
  }
  const firstLine = taken.firstLine.get(id)
  if (firstLine !== undefined && firstLine !== row.line) {
    return verdictOn(row, 'duplicate', say('rowDuplicate', { id, line: firstLine }), context)
  }
  taken.firstLine.set(id, row.line)
  const wanted = wantedOf(qty, context.inCart.get(id) ?? 0, context.mode)
  if (!isQuantity(qty) || wanted > MAX_QUANTITY) return verdictOn(row, 'quantity', say('quantityRange'), context)
  return judgeProduct(row, id, wanted, context, taken)
}

function judgeProduct(row: ReadRow, id: number, wanted: number, context: JudgeContext, taken: Taken): ImportRow {
  const product = context.products.get(id)
  if (product === undefined) return verdictOn(row, 'unknown', say('rowUnknown', { id }), context)
  const hidden = hiddenBecause(product, context.viewer)
  if (hidden === 'foodLicence') return verdictOn(row, 'foodLicence', say('rowFoodLicence'), context)
  if (hidden !== undefined) return verdictOn(row, 'blocked', say('rowBlocked'), context)
  const belongs = isApparel(product.category.id) ? 'apparel' : 'nonapparel'
  if (context.cartType !== 'all' && context.cartType !== belongs) {
    return verdictOn(row, 'wrongCart', say('rowWrongCart', { cart: belongs }), context)
  }
  if (context.unserviceable.has(id)) return verdictOn(row, 'notServiceable', say('rowNotServiceable'), context)
  if (!taken.cart.has(id) && taken.cart.size >= CART_CAPACITY) {
    return verdictOn(row, 'overCapacity', say('rowOverCapacity', { limit: CART_CAPACITY }), context)
  }
  taken.cart.add(id)
  const available = availableOf(product, context.viewer)
  if (available >= wanted) return verdictOn(row, 'taken', say('rowTaken'), context)
  return verdictOn(row, 'gap', say('rowGap', { available, wanted, gap: wanted - available }), context)
}

/** Pieces that the mapped warehouses have at the product's MRP. */
const availableOf = (product: Product, { warehouses }: Viewer): number =>
  product.warehouses.reduce(
    (pieces, one) => (one.mrp === product.mrp && warehouses.has(one.id) ? pieces + one.stock : pieces),
    0,
  )

function verdictOn(
  row: ReadRow,
  verdict: Verdict,
  reason: string,
  { products, viewer, inCart }: JudgeContext,
): ImportRow {
  const product = row.id === undefined ? undefined : products.get(row.id)
  return {
    ...row,
    name: product?.name,
    mrp: product?.mrp,
    verdict,
    reason,
    inCart: row.id === undefined ? 0 : (inCart.get(row.id) ?? 0),
    available: product === undefined ? undefined : availableOf(product, viewer),
    applied: false,
  }
}

/** Judges rows in the order of the file. */
export function judgeRows(rows: readonly ReadRow[], context: JudgeContext): readonly ImportRow[] {
  const taken = nothingTaken(context.inCart)
  return rows.map((row, at) => judgeRow(row, at === 0, context, taken))
}

/**
 * The refusal of a whole file: an apparel store's cart takes apparel or non-apparel from one file, not both. Undefined
 * when the file may be judged row by row.
 */
export function refuseMixed(
  rows: readonly ReadRow[],
  context: Pick<JudgeContext, 'cartType' | 'products'>,
): string | undefined {
  if (context.cartType === 'all') return undefined
  let apparel = false
  let other = false
  for (const { id } of rows) {
    const product = id === undefined ? undefined : context.products.get(id)
    if (product === undefined) continue
    if (isApparel(product.category.id)) apparel = true
    else other = true
    if (apparel && other) return say('mixedApparel')
  }
  return undefined
}

/** A file's name must end in csv, whatever the case. */
export const isCsvName = (fileName: string): boolean => /\.csv$/i.test(fileName.trim())
