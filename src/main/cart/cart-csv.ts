/** The cart as a file: its first two columns are what an import takes. */
import type { Written } from '../../shared/bridge/entry.ts'
import type { CartSnapshot } from '../../shared/domain/cart.ts'
import { dayAt } from '../../shared/domain/dates.ts'
import { priceCart } from '../../shared/domain/price-cart.ts'
import type { Result } from '../../shared/errors.ts'
import type { Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Clock } from '../handlers.ts'

type CartRow = ReturnType<typeof priceCart>['lines'][number]

const CART: readonly Column<CartRow>[] = [
  { title: 'product id', cell: ({ line }) => line.id },
  { title: 'quantity', cell: ({ line }) => line.qty },
  { title: 'Name', cell: ({ product }) => product?.name },
  { title: 'Size', cell: ({ product }) => product?.size },
  { title: 'Colour', cell: ({ product }) => product?.color },
  { title: 'MRP', cell: ({ line }) => ({ paise: line.mrp }) },
  { title: 'Allocated', cell: ({ allocatedQty }) => allocatedQty },
  { title: 'Gap', cell: ({ gapQty }) => gapQty },
  {
    title: 'Warehouses',
    cell: ({ allocation }) => allocation.map(({ whName, qty }) => `${whName} ${qty}`).join(' + '),
  },
  { title: 'Unit price', cell: ({ unit }) => (unit === undefined ? undefined : { paise: unit.net }) },
  { title: 'GST %', cell: ({ unit }) => unit?.rate },
  { title: 'Total', cell: ({ totalPrice }) => ({ paise: totalPrice }) },
]

interface CartFileDeps {
  readonly dialogs: Dialogs
  readonly clock: Clock
}

export const exportCart =
  ({ dialogs, clock }: CartFileDeps) =>
  ({ lines, supply }: CartSnapshot): Promise<Result<Written>> =>
    saveCsv(dialogs, `Cart ${dayAt(clock())}.csv`, CART, priceCart(lines, supply).lines)
