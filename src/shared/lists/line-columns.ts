import { marginInWords } from '../domain/orders/order-lines.ts'
import type { Paise } from '../domain/values/money.ts'
import { beyondName, dotted } from '../text.ts'
import { amount, type Column, type ColumnOptions, text } from './columns.ts'

/** The MRP, wide enough for the margin below it. */
export const mrp = <Row>(of: (row: Row) => Paise | undefined, options: ColumnOptions<Row>): Column<Row> =>
  amount('MRP', of, { width: 112, ...options })

/** The portal calls it a discount. */
export const margin = <Row>(of: (row: Row) => number | string | undefined): Column<Row> =>
  text('Margin', (row) => marginInWords(of(row)), { under: 'mrp', before: 'margin ' })

/** The portal's description of a product. On screen and on paper it leaves out the name, which is above it; a file contains all of it. */
export const about = <Row>(
  name: (row: Row) => string | undefined,
  described: (row: Row) => string | undefined,
  before: (row: Row) => string = () => '',
): Column<Row> =>
  text('Details', (row) => dotted(before(row), described(row)) || undefined, {
    says: (row) => dotted(before(row), beyondName(name(row) ?? '', described(row) ?? '').replace(/\.$/, '')),
    under: 'name',
  })
