/** An order of the history in words and figures: for the row, for the order's own screen, for a file. */
import { formatDate } from './dates.ts'
import { formatRupees, type Paise } from './money.ts'
import type { OrderStatus } from './order.ts'
import { hasGapReport, type OrderType, orderTypeSaid, shipsBy, toPay } from './order-history.ts'
import { orderKindOf } from './shipping.ts'

/** An order as the portal's history has it. Amounts are paise, times ISO text. */
export interface HistoryOrder {
  readonly poid: string
  readonly createddate: string
  readonly cpocreateddate?: string | undefined
  readonly paymentdate?: string | undefined
  readonly totalitems: number
  readonly totalquantity: number
  readonly totalMRP: Paise
  readonly coupondiscount: Paise
  /** What is to be paid for the pieces that were given. */
  readonly netpayment: Paise
  readonly status: OrderStatus
  readonly potype: string
  readonly warehouseid: number
  readonly maxshipdate?: string | undefined
  readonly gapReport: boolean
  readonly docketNo?: string | undefined
  readonly transporterNo?: string | undefined
  readonly bagcloseddate?: string | undefined
  readonly shippingdetails?: Shipping | undefined
}

interface Shipping {
  readonly referencenumber: string
  readonly company: string
  readonly loadid?: string | undefined
  readonly actualdate?: string | undefined
  readonly amount?: Paise | undefined
}

export interface Fact {
  readonly label: string
  readonly text: string
}

const day = (at: string | undefined): string | undefined => (at === undefined ? undefined : formatDate(at))

const said = (facts: readonly (readonly [label: string, text: string | undefined])[]): readonly Fact[] =>
  facts.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [{ label, text }]))

/** How an order travels. */
export function shippingFacts(order: HistoryOrder): readonly Fact[] {
  const { docketNo, transporterNo, bagcloseddate, shippingdetails: shipping } = order
  return said([
    ['Ships by', day(shipsBy(order))],
    ['Shipped', day(shipping?.actualdate)],
    ['Courier', shipping?.company],
    ['Docket', docketNo],
    ['Transporter', transporterNo],
    ['Load', shipping?.loadid],
    ['Reference', shipping?.referencenumber],
    ['Bag closed', day(bagcloseddate)],
    ['Shipping amount', shipping?.amount === undefined ? undefined : formatRupees(shipping.amount)],
  ])
}

/** `ARS – Automatic replenishment`; what says itself stands alone. */
const typeText = ({ code, meaning }: OrderType): string =>
  meaning === undefined || meaning === code ? code : `${code} – ${meaning}`

/** What an order is, and how it is paid. */
export function paymentFacts({ potype, cpocreateddate, paymentdate, coupondiscount }: HistoryOrder): readonly Fact[] {
  const type = orderTypeSaid(potype)
  return said([
    ['Type', type && typeText(type)],
    ['CPO created', day(cpocreateddate)],
    ['Paid', day(paymentdate)],
    ['Coupon discount', coupondiscount === 0 ? undefined : formatRupees(coupondiscount)],
  ])
}

/** The shipment in two short lines: docket and transporter, load and courier. */
export function shipmentLines({ docketNo, transporterNo, shippingdetails }: HistoryOrder): readonly [string, string] {
  const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ')
  return [line(docketNo, transporterNo), line(shippingdetails?.loadid, shippingdetails?.company)]
}

/** An amount in a file stands in rupees, with two decimals. */
export interface AmountCell {
  readonly paise: Paise
}

export interface HistoryColumn {
  readonly title: string
  readonly cell: (order: HistoryOrder) => string | number | AmountCell | undefined
}

const amount = (paise: Paise | undefined): AmountCell | undefined => (paise === undefined ? undefined : { paise })

/** The order history as a file. What isn't to be paid, or never ships, is left empty, so that a column can be added up. */
export const historyFile = (nameOf: (id: number) => string): readonly HistoryColumn[] => [
  { title: 'Order', cell: ({ poid }) => poid },
  { title: 'Ordered', cell: ({ createddate }) => day(createddate) },
  { title: 'CPO created', cell: ({ cpocreateddate }) => day(cpocreateddate) },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Type', cell: ({ potype }) => potype },
  { title: 'Stock', cell: ({ poid }) => orderKindOf(poid) },
  { title: 'Warehouse id', cell: ({ warehouseid }) => warehouseid },
  { title: 'Warehouse', cell: ({ warehouseid }) => nameOf(warehouseid) },
  { title: 'Items', cell: ({ totalitems }) => totalitems },
  { title: 'Pieces', cell: ({ totalquantity }) => totalquantity },
  { title: 'MRP total', cell: ({ totalMRP }) => amount(totalMRP) },
  { title: 'Coupon discount', cell: ({ coupondiscount }) => amount(coupondiscount) },
  { title: 'Net payment', cell: (order) => amount(toPay(order)) },
  { title: 'Paid', cell: ({ paymentdate }) => day(paymentdate) },
  { title: 'Gap', cell: (order) => (hasGapReport(order) ? 'yes' : undefined) },
  { title: 'Ships by', cell: (order) => day(shipsBy(order)) },
  { title: 'Shipped', cell: ({ shippingdetails }) => day(shippingdetails?.actualdate) },
  { title: 'Courier', cell: ({ shippingdetails }) => shippingdetails?.company },
  { title: 'Docket', cell: ({ docketNo }) => docketNo },
  { title: 'Transporter', cell: ({ transporterNo }) => transporterNo },
  { title: 'Load', cell: ({ shippingdetails }) => shippingdetails?.loadid },
  { title: 'Reference', cell: ({ shippingdetails }) => shippingdetails?.referencenumber },
  { title: 'Bag closed', cell: ({ bagcloseddate }) => day(bagcloseddate) },
  { title: 'Shipping amount', cell: ({ shippingdetails }) => amount(shippingdetails?.amount) },
]
