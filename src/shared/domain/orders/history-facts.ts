/** An order of the history in words and figures, for its row, its own screen and a file. */
import { loadAddress } from '../screens/addresses.ts'
import { formatDate } from '../values/dates.ts'
import { formatRupees, type Paise } from '../values/money.ts'
import type { OrderStatus } from './order.ts'
import { type OrderType, orderTypeIn, shipsBy } from './order-history.ts'

/** An order in the portal's history. Amounts are paise, times ISO text. */
export interface HistoryOrder {
  readonly poid: string
  readonly createddate: string
  readonly cpocreateddate?: string | undefined
  readonly paymentdate?: string | undefined
  readonly totalitems?: number | undefined
  readonly totalquantity?: number | undefined
  readonly totalMRP?: Paise | undefined
  readonly coupondiscount?: Paise | undefined
  /** The amount to pay for the given pieces. */
  readonly netpayment?: Paise | undefined
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

interface Fact {
  readonly label: string
  readonly text: string
  /** An address of this app, if the value links to a page of its own. */
  readonly to?: string | undefined
}

const day = (at: string | undefined): string | undefined => (at === undefined ? undefined : formatDate(at))

type FactInput = readonly [label: string, text: string | undefined, to?: string | undefined]

/** The facts that have a value. */
export const knownFacts = (facts: readonly FactInput[]): readonly Fact[] =>
  facts.flatMap(([label, text, to]) =>
    text === undefined || text === '' ? [] : [{ label, text, ...(to !== undefined && { to }) }],
  )

/** The shipping of an order. */
export function shippingFacts(order: HistoryOrder): readonly Fact[] {
  const { docketNo, transporterNo, bagcloseddate, shippingdetails: shipping } = order
  const load = shipping?.loadid
  return knownFacts([
    ['Ships by', day(shipsBy(order))],
    ['Shipped', day(shipping?.actualdate)],
    ['Courier', shipping?.company],
    ['Docket', docketNo],
    ['Courier no.', transporterNo],
    ['Load', load, load === undefined ? undefined : loadAddress(load)],
    ['Reference', shipping?.referencenumber],
    ['Packed', day(bagcloseddate)],
    ['Shipping amount', shipping?.amount === undefined ? undefined : formatRupees(shipping.amount)],
  ])
}

/** `ARS – Automatic replenishment`; a meaning that repeats the code stands alone. */
const typeText = ({ code, meaning }: OrderType): string =>
  meaning === undefined || meaning.startsWith(code) ? (meaning ?? code) : `${code} – ${meaning}`

/** The type of an order and its payment. */
export function paymentFacts({ potype, cpocreateddate, paymentdate, coupondiscount }: HistoryOrder): readonly Fact[] {
  const type = orderTypeIn(potype)
  return knownFacts([
    ['Type', type && typeText(type)],
    ['CPO created', day(cpocreateddate)],
    ['Paid', day(paymentdate)],
    ['Coupon discount', coupondiscount ? formatRupees(coupondiscount) : undefined],
  ])
}
