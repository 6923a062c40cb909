/** Writes the cart as a file. An import recognises product ID and quantity by their headings and can read the file back. */
import type { ListFormat, Written } from '../../shared/bridge/entry.ts'
import type { CartSnapshot } from '../../shared/domain/carts/cart.ts'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import { shortNames, type WarehouseName } from '../../shared/domain/catalogue/warehouses.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import { priceCart } from '../../shared/domain/pricing/price-cart.ts'
import type { PricedLine } from '../../shared/domain/pricing/priced-cart.ts'
import { dayAt, formatDate, formatDateTime } from '../../shared/domain/values/dates.ts'
import { paise } from '../../shared/domain/values/money.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Cell, csvPieces } from '../files/csv.ts'
import { CSV, type Dialogs, EXCEL } from '../files/dialogs.ts'
import { fileName } from '../files/file-name.ts'
import { type Sheet, workbookPieces } from '../files/workbook.ts'
import type { Clock } from '../handlers.ts'
import { sheetCell } from '../lists/list-workbook.ts'

interface Column {
  readonly title: string
  readonly kind: 'text' | 'count' | 'amount' | 'percent'
  /** Pixels. */
  readonly width: number
  /** Amounts are paise. */
  readonly of: (line: PricedLine) => string | number | undefined
}

/** The first two columns are the ones an import reads. */
const columnsFor = (warehouse: WarehouseName): readonly Column[] => [
  { title: 'Product ID', kind: 'text', width: 90, of: ({ line }) => String(line.id) },
  { title: 'Quantity', kind: 'count', width: 80, of: ({ line }) => line.qty },
  { title: 'Name', kind: 'text', width: 300, of: ({ product }) => product?.name },
  { title: 'Size', kind: 'text', width: 90, of: ({ product }) => product?.size || undefined },
  { title: 'Colour', kind: 'text', width: 100, of: ({ product }) => product?.color || undefined },
  { title: 'Brand', kind: 'text', width: 120, of: ({ product }) => product?.brand.name },
  { title: 'MRP', kind: 'amount', width: 100, of: ({ line }) => line.mrp },
  { title: 'Allocated', kind: 'count', width: 80, of: ({ allocatedQty }) => allocatedQty },
  { title: 'Gap', kind: 'count', width: 70, of: ({ gapQty }) => gapQty },
  { title: 'Gap reason', kind: 'text', width: 200, of: gapSentence },
  { title: 'Warehouses', kind: 'text', width: 220, of: ({ allocation }) => warehousesOf(allocation, warehouse) },
  { title: 'Unit price', kind: 'amount', width: 100, of: ({ unit }) => unit?.net },
  { title: 'GST %', kind: 'percent', width: 70, of: ({ unit }) => unit?.rate },
  { title: 'Total', kind: 'amount', width: 110, of: ({ totalPrice }) => totalPrice },
]

const warehousesOf = (allocation: PricedLine['allocation'], called: WarehouseName): string | undefined =>
  allocation.map(({ wh, whName, qty }) => `${called(wh) ?? whName} ${qty}`).join(' + ') || undefined

interface CartFileDeps {
  readonly dialogs: Dialogs
  readonly clock: Clock
  /** The names of the company's warehouses. */
  readonly listed: WarehouseName
}

const titleOf = ({ cart }: Pick<CartSnapshot, 'cart'>): string => CART_KINDS[cartTypeOf(cart)].title

/** Asks for a path, then writes the file. */
export const exportCart =
  ({ dialogs, clock, listed }: CartFileDeps) =>
  async (cart: CartSnapshot, format: ListFormat): Promise<Result<Written>> => {
    const { lines } = priceCart(cart.lines, cart.supply)
    const kind = format === 'csv' ? CSV : EXCEL
    const name = fileName(`${titleOf(cart)}, ${formatDate(dayAt(clock()))}.${kind.extensions[0]}`)
    const path = await dialogs.saveAs(name, kind)
    if (path === undefined) return ok(undefined)
    // The warehouse names that the screen uses.
    const columns = columnsFor(shortNames(activeSellers(cart.supply.mapping), listed))
    return writeWhole(
      path,
      format === 'csv' ? csvPieces(csvColumns(columns), lines) : workbookPieces(sheets(cart, lines, columns)),
    )
  }

function csvValue(kind: Column['kind'], value: ReturnType<Column['of']>): Cell {
  return kind === 'amount' && typeof value === 'number' ? { paise: paise(value) } : value
}

const csvColumns = (columns: readonly Column[]) =>
  columns.map(({ title, kind, of }) => ({ title, cell: (line: PricedLine) => csvValue(kind, of(line)) }))

/** No sums below the rows: an import would read them as a row. */
const sheets = (
  { cart, fetchedAt }: CartSnapshot,
  lines: readonly PricedLine[],
  columns: readonly Column[],
): readonly Sheet[] => [
  {
    name: titleOf({ cart }),
    isTable: true,
    columns: columns.map(({ title, width, kind }) => ({ title, width, format: kind })),
    rows: lines.map((line) => columns.map(({ kind, of }) => sheetCell(kind, of(line)))),
    totals: undefined,
  },
  {
    name: 'About',
    isTable: false,
    columns: [
      { title: 'Cart', width: 200, format: 'text' },
      { title: titleOf({ cart }), width: 480, format: 'text' },
    ],
    rows: [
      ['Lines', String(lines.length)],
      ['Stock and prices of', formatDateTime(fetchedAt)],
    ],
    totals: undefined,
  },
]
