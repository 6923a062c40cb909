/** Invoices in the portal's format: for the pieces that the warehouse gives, with serial numbers. */

import { whyNoInvoice } from '../../../shared/domain/orders/order-history.ts'
import { invoiceTitle } from '../../../shared/domain/papers/invoice-title.ts'
import { dayAt, financialYearOf, isoAt } from '../../../shared/domain/values/dates.ts'
import { type Paise, sum, times, ZERO } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { einvoiceOf, storeDetailsOf, wareHouseDetailsOf } from '../../kit/invoice-parties.ts'
import { Refused } from '../../kit/refused.ts'

import type { Practice } from '../../practice.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { depotOf, stateCodeOf } from '../../world/depots.ts'
import { gstinOf } from '../../world/gstin.ts'
import { shipDateOf, statusOf, timelineOf } from './life.ts'
import { challanNumber, invoiceNumber } from './numbers.ts'
import { vatOf } from './pricing.ts'
import { type PurchaseOrder, suppliedOf } from './purchase-order.ts'
import { potypeOf } from './traits.ts'

type Invoice = Answer<'order.invoice'>
type Line = PurchaseOrder['lines'][number]

export function invoiceOf(practice: Practice, order: PurchaseOrder, account: PracticeAccount): Invoice {
  const { store } = account
  const { clock, settings, world } = practice
  const { poid, at, lines } = order
  const status = statusOf(order, clock(), settings.speed)
  const potype = potypeOf(practice, order)
  const none = whyNoInvoice({ status, potype })
  if (none !== undefined) throw new Refused(404, messages[none])
  const depot = depotOf(order.wh)
  if (depot === undefined) throw new Refused(404, `There is no warehouse ${order.wh}.`)
  const { concept, signage } = store.fcf
  const title = invoiceTitle(status, { concept, signage, shippingState: store.shippingState }, depot)
  const confirmedAt =
    timelineOf(order, clock(), settings.speed).find((moment) => moment.status === 'Confirmed')?.at ?? at
  const shippedAt = shipDateOf(order, clock(), settings.speed)
  const challan = title === 'DELIVERY CHALLAN'
  const invoice = title === 'TAX INVOICE' ? numbered(invoiceNumber, poid, shippedAt ?? at) : undefined
  return {
    POID: poid,
    potype,
    Status: status,
    OrderDate: isoAt(at),
    ShippingDate: shippedAt === undefined ? undefined : isoAt(shippedAt),
    InvoiceNo: invoice?.number ?? '',
    InvoiceDate: invoice?.date,
    ChallanNo: challan ? numbered(challanNumber, poid, confirmedAt).number : '',
    ChallanDate: challan ? isoAt(confirmedAt) : undefined,
    ReverseCharge: false,
    StoreDetails: storeDetailsOf(account),
    WareHouseDetails: wareHouseDetailsOf(depot),
    VendorDetails: poid.endsWith('-D') ? vendorOf(poid) : undefined,
    PODetails: lines.map((line) => {
      const product = world.productOf(line.id)
      return {
        ProductID: line.id,
        ProductName: product?.name ?? '',
        HSNCode: product?.HSNCode ?? '',
        Quantity: suppliedOf(line),
        OrderedQuantity: line.qty,
        Unit: 'NOS',
        MRP: line.unit.mrp,
        ActualPrice: line.unit.net,
        NetVATAmount: vatOf(line.unit),
        GSTType: vatOf(line.unit) === 0 ? line.unit.gstType : '',
        IGST: line.unit.IGST,
        CGST: line.unit.CGST,
        SGST: line.unit.SGST,
        GSTRate: line.unit.rate,
      }
    }),
    Totals: {
      Quantity: lines.reduce((total, line) => total + suppliedOf(line), 0),
      TotalPrice: suppliedAmount(lines, ({ unit }) => unit.net),
      NetVATAmount: suppliedAmount(lines, ({ unit }) => vatOf(unit)),
      IGST: suppliedAmount(lines, ({ unit }) => unit.IGST),
      CGST: suppliedAmount(lines, ({ unit }) => unit.CGST),
      SGST: suppliedAmount(lines, ({ unit }) => unit.SGST),
    },
    einvresponse:
      invoice === undefined || isOld(lines)
        ? undefined
        : einvoiceOf(invoice.number, depot.GSTNo, store.GSTNumber, invoice.date),
  }
}

const numbered = (series: typeof invoiceNumber, poid: string, at: number) => ({
  number: series(poid, financialYearOf(dayAt(at))),
  date: isoAt(at),
})

const suppliedAmount = (lines: readonly Line[], amount: (line: Line) => Paise): Paise =>
  sum([ZERO, ...lines.map((line) => times(amount(line), suppliedOf(line)))])

/** Before GST there was no registration of invoices. */
const isOld = (lines: readonly Line[]): boolean => lines.some(({ unit }) => vatOf(unit) !== 0)

const VENDORS = [
  ['Aravalli Toys', 'Plot 22, Sector 8, IMT Manesar', 'Gurugram', 'Haryana', '122052'],
  ['Deccan Nursery Furniture', 'S. No. 41, Uruli Devachi', 'Pune', 'Maharashtra', '412308'],
] as const

/** The vendor of a drop shipment: always the same for the same order. */
function vendorOf(poid: string): NonNullable<Invoice['VendorDetails']> {
  const number = Number(poid.split('-')[1])
  const [name, address, city, state, pincode] = VENDORS[number % VENDORS.length] ?? VENDORS[0]
  return { name, address, city, state, pincode, GSTNo: gstinOf(stateCodeOf(state), name, number % 100) }
}
