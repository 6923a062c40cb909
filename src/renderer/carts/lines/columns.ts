import type { CartColumnKey } from '../../../shared/domain/carts/cart-kinds.ts'
import type { CartOrder } from '../../../shared/domain/carts/cart-view.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import type { Column, ColumnOptions, Value } from '../../../shared/lists/columns.ts'
import * as lists from '../../../shared/lists/columns.ts'
import { reasonWords } from '../../catalogue/replenishment.ts'
import type { GridColumn } from '../../grid/grid-head.tsx'

interface CartColumn extends Column<PricedLine> {
  of(priced: PricedLine): Value
}

type Of<V> = (priced: PricedLine) => V | undefined
type Options = ColumnOptions<PricedLine>

/** A column whose value depends on the line alone. */
const own =
  <V extends Value>(make: (title: string, of: Of<V>, options: Options) => Column<PricedLine>) =>
  (title: string, of: Of<V>, options: Options): CartColumn => ({ ...make(title, of, options), of })

const text = own(lists.text<PricedLine>)
const count = own(lists.count<PricedLine>)
const percent = own(lists.percent<PricedLine>)
const amount = own(lists.amount<PricedLine>)
const nothing = () => undefined

/** If not all fit, columns whose information is shown elsewhere in the line are dropped first, and the total never. */
const COLUMNS: Readonly<Record<CartColumnKey, CartColumn>> = {
  picture: text('Picture', nothing, { at: 'wide', width: 48, grow: 0, rank: 1 }),
  id: count('Product ID', ({ line }) => line.id, { width: 84, rank: 2 }),
  product: text('Product', ({ product }) => product?.name, { width: 192, grow: 9 }),
  review: text('Review', nothing, { width: 106, grow: 0, rank: 12 }),
  reason: text('Proposed as', ({ line }) => line.proposal && reasonWords(line.proposal.replenishmenttype), {
    width: 116,
    grow: 0,
    rank: 5,
  }),
  brand: text('Brand', ({ product }) => product?.brand.name, { at: 'chosen', rank: 6 }),
  colour: text('Colour', ({ product }) => product?.color, { at: 'chosen', width: 96, grow: 0, rank: 5 }),
  size: text('Size', ({ product }) => product?.size, { at: 'chosen', width: 96, grow: 0, rank: 5 }),
  gender: text('Gender', ({ product }) => product?.gender, { at: 'chosen', width: 80, grow: 0, rank: 3 }),
  category: text('Category', ({ product }) => product?.category.name, { at: 'chosen', rank: 3 }),
  hsn: text('HSN', ({ product }) => product?.HSNCode, { at: 'chosen', width: 92, grow: 0, rank: 3 }),
  mrp: amount('MRP', ({ line }) => line.mrp, { width: 84, rank: 6 }),
  // These four columns come from the review: the line itself has no value for them.
  sold: count('Sold in 30 days', nothing, { width: 62, rank: 9 }),
  inShop: count('In stock', nothing, { width: 58, rank: 8 }),
  onWay: count('In transit', nothing, { width: 58, rank: 7 }),
  cover: count('Days of stock', nothing, { width: 76, rank: 11 }),
  qty: count('Quantity', ({ line }) => line.qty, { width: 116 }),
  least: count('Minimum', ({ line }) => line.proposal?.categoryQty, { at: 'wide', width: 62, rank: 4 }),
  available: count('Available', ({ availableQty }) => availableQty, { at: 'wide', width: 78, rank: 4 }),
  allocation: text('Allocation', nothing, { width: 208, grow: 1, rank: 13 }),
  margin: percent('Margin', ({ unit }) => unit?.margin, { at: 'chosen', width: 80, rank: 10 }),
  base: amount('Base price', ({ unit }) => unit?.base, { at: 'chosen', width: 86, rank: 10 }),
  unit: amount('Net price', ({ unit }) => unit?.net, { width: 86 }),
  gst: percent('GST', ({ unit }) => unit?.rate, { at: 'chosen', width: 56, rank: 10 }),
  total: amount('Total', ({ totalPrice }) => totalPrice, { width: 118 }),
  gapQty: count('Gap pieces', ({ gapQty }) => gapQty, { at: 'chosen', width: 86, rank: 10 }),
  gap: amount('Gap', ({ gapQty, unit, gapPrice }) => (gapQty === 0 || unit === undefined ? undefined : gapPrice), {
    at: 'chosen',
    // Fits a crore of rupees.
    width: 106,
  }),
}
/** The columns by string key, as the grid looks them up: keys also come from settings. */
export const cartColumns: Readonly<Record<string, CartColumn>> = COLUMNS

/** A proposal is reviewed beside its sales figures, so columns that repeat other parts of a line are optional. */
const PROPOSED: Partial<Record<CartColumnKey, ColumnOptions<PricedLine>>> = {
  id: { at: 'chosen' },
  mrp: { at: 'chosen' },
  least: { at: 'chosen' },
  available: { at: 'chosen' },
  allocation: { at: 'wide', width: 208, grow: 1 },
  total: { width: 108 },
  cover: { width: 72 },
  review: { width: 96, grow: 0 },
  reason: { at: 'wide', width: 112 },
}

/** Wide enough for the warehouses beside the reason of a gap. */
const WITH_GAP = { allocation: { width: 304 } } as const

/** @param hasGap true if a line of a cart filled by hand is short */
export function columnsOf(
  keys: readonly CartColumnKey[],
  isByHand: boolean,
  hasGap: boolean,
): Readonly<Record<string, CartColumn>> {
  const byHand = hasGap ? WITH_GAP : {}
  const own: typeof PROPOSED = isByHand ? byHand : PROPOSED
  return Object.fromEntries(keys.map((key) => [key, { ...COLUMNS[key], ...own[key] }]))
}

/** Columns that can't be hidden. */
const ALWAYS: readonly string[] = ['product', 'qty']
export const choosable = (keys: readonly CartColumnKey[]): readonly string[] =>
  keys.filter((key) => !ALWAYS.includes(key))

const ORDERS: Readonly<Record<string, CartOrder>> = {
  product: 'name',
  mrp: 'mrp',
  qty: 'qty',
  available: 'available',
  total: 'total',
  gap: 'gap',
}

/** Ids aren't numbers to calculate with, so they align left. */
export const alignIn = (key: string, { kind }: CartColumn): 'start' | 'end' =>
  key === 'id' ? 'start' : lists.alignOf(kind)

export const gridColumns = (keys: readonly string[]): readonly GridColumn[] =>
  keys.flatMap((key) => {
    const column = cartColumns[key]
    if (column === undefined) return []
    const { title } = column
    return [
      {
        key,
        title,
        align: alignIn(key, column),
        untitled: key === 'picture',
        order: ORDERS[key],
      },
    ]
  })

/** The checkbox column, which selects lines of a proposal for replacement; before all other columns. */
export const TICK = { key: 'tick', title: 'Select', align: 'start', untitled: true } as const satisfies GridColumn
export const TICK_WIDTH = 34

/** The width of the last column, with the delete button, in pixels. */
export const BIN_WIDTH = 38
