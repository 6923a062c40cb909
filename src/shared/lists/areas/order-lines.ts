/** The lines of one order, and its missing pieces. Their subject is the order's number. */

import { STOCK_TYPE_TITLES } from '../../domain/catalogue/stock-types.ts'
import { hasFinalQuantity } from '../../domain/orders/order-history.ts'
import {
  lineGap,
  lineRate,
  lineShipDays,
  lineTax,
  lineTaxable,
  suppliedPieces,
  TAX_TITLES,
  type TaxName,
  wholeGap,
} from '../../domain/orders/order-lines.ts'
import { lacksRow, wholeOrder } from '../../domain/orders/whole-order.ts'
import type { Answer } from '../../portal/calls.ts'
import { dotted } from '../../text.ts'
import { amount, type Column, count, percent, text } from '../columns.ts'
import { about, margin, mrp } from '../line-columns.ts'
import { list } from '../list.ts'

/** The search also finds numbers that contain this one; the order's own row is among this many. */
const ROWS = 20

/** The query for an order's row in the history. */
export const rowOfOrder = (poid: string) => ({ query: { poid, pageNo: 1, pageSize: ROWS } })

/** An order, combined from both calls. */
export const orderOf = (poid: string, details: Answer<'order.details'>, history: Answer<'order.history'> | undefined) =>
  wholeOrder(poid, details, lacksRow(details) ? history?.rows.find((row) => row.poid === poid) : undefined)

type Order = ReturnType<typeof orderOf>
type Line = Order['purchaseDetail'][number] & { readonly order: Order }

const tax = (name: TaxName): Column<Line> =>
  amount(TAX_TITLES[name], (line) => lineTax(line, name), {
    width: 96,
    rank: 1,
    sum: true,
    there: (rows) => rows.some((line) => line[name] !== 0),
  })

const returnable = ({ isReturnable }: Line): string | undefined => {
  if (isReturnable === undefined) return undefined
  return isReturnable ? 'returnable' : 'not returnable'
}

const kindOf = (line: Line): string => dotted(line.StockType && STOCK_TYPE_TITLES[line.StockType], returnable(line))

export const orderLines = list(
  { details: 'order.details', history: 'order.history' },
  ({ details, history }, { subject }) => {
    const order = orderOf(subject, details, history)
    return { rows: order.purchaseDetail.map((line): Line => ({ ...line, order })) }
  },
  // It only adds fields that the details lack.
  ['history'],
)({
  title: 'Lines of the order',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {},
  columns: {
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 104, grow: 0, rank: 6 }),
    hsn: text('HSN', ({ HSNCode }) => HSNCode || undefined, { under: 'id', before: 'HSN ' }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 180, grow: 2 }),
    about: about(
      ({ ProductName }) => ProductName,
      ({ ProductDesc }) => ProductDesc,
      kindOf,
    ),
    mrp: mrp(({ MRP }) => MRP, { rank: 4 }),
    discount: margin(({ Discount }) => Discount),
    price: amount('Net price', ({ ActualPrice }) => ActualPrice, { width: 112 }),
    rate: percent('Tax rate', lineRate, { under: 'price', before: 'incl. ' }),
    ordered: count('Ordered', ({ OrderedQuantity }) => OrderedQuantity, { sum: true }),
    given: count('Supplied', (line) => suppliedPieces(line.order.status, line), {
      sum: true,
      isNone: ({ order }) => !hasFinalQuantity(order.status),
      width: 72,
    }),
    gap: count('Gap', (line) => lineGap(line.order.status, line) || undefined, {
      under: 'given',
      before: 'gap ',
      sum: true,
      isNone: () => true,
    }),
    taxable: amount('Taxable value', lineTaxable, { width: 108, rank: 2, sum: true }),
    cgst: tax('CGST'),
    sgst: tax('SGST'),
    igst: tax('IGST'),
    vat: tax('vat'),
    total: amount('Total', ({ TotalPrice }) => TotalPrice, { sum: true }),
    ships: count('Ships in', (line) => lineShipDays(line.order.status, line), {
      unit: ['day', 'days'],
      rank: 3,
      there: (rows) => rows.some((line) => lineShipDays(line.order.status, line) !== undefined),
    }),
  },
  asks: ({ subject }) => ({ details: { body: { id: subject } }, history: rowOfOrder(subject) }),
  key: ({ ProductID, MRP }) => `${ProductID} ${MRP}`,
  tone: (line) => (lineGap(line.order.status, line) > 0 ? 'warn' : undefined),
  none: 'orderWithoutLines',
})

export const gapReport = list({ report: 'order.gapReport', details: 'order.details' }, ({ report, details }) => ({
  rows: report.map((gap) => wholeGap(gap, details.purchaseDetail)),
}))({
  title: 'Gap report',
  noun: ['product', 'products'],
  pages: 'whole',
  filters: {},
  columns: {
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 100, grow: 0, rank: 2 }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 200 }),
    mrp: amount('MRP', ({ MRP }) => MRP, { rank: 1 }),
    ordered: count('Ordered', ({ orderedQuantity }) => orderedQuantity, { sum: true }),
    given: count('Supplied', ({ quantity }) => quantity, { sum: true }),
    gap: count('Gap', ({ gapQty }) => gapQty, { sum: true }),
    value: amount('Gap value', ({ value }) => value, { width: 136, sum: true }),
  },
  asks: ({ subject }) => ({ report: { query: { orderId: subject } }, details: { body: { id: subject } } }),
  key: ({ ProductID, MRP }) => `${ProductID} ${MRP}`,
  none: 'noGapReport',
})
