/** The order invoice as data, in print order. Amounts are paise. */

import type { InvoiceSource } from '../invoices/invoice-source.ts'
import { whyNoInvoice } from '../orders/order-history.ts'
import { dayOf } from '../values/dates.ts'
import type { Built } from './built.ts'
import { type BodyContext, type InvoiceBody, invoiceBody } from './invoice-body.ts'
import { type InvoiceTitle, invoiceTitle } from './invoice-title.ts'
import { type Party, vendorOf } from './parties.ts'

export interface InvoicePaper extends InvoiceBody {
  readonly orderId: string
  readonly orderDate: string | undefined
  /** For a drop shipment. */
  readonly vendor: Party | undefined
}

export type BuiltInvoice = Built<InvoicePaper>

export interface InvoiceContext extends BodyContext {
  /** The requested order, in case the portal's answer names none. */
  readonly orderId: string
}

/** From this day on drop shipments name the vendor who sends the goods. */
const VENDOR_FROM = '2021-04-01'

/** The paper of an order, or the message that says why there is none. */
export function buildInvoice(source: InvoiceSource, context: InvoiceContext): BuiltInvoice {
  const none = whyNoInvoice({ status: source.Status, potype: source.potype })
  if (none !== undefined) return { ok: false, why: none }
  const orderId = source.POID ?? context.orderId
  const day = dayOf(source.OrderDate ?? source.InvoiceDate ?? source.ShippingDate ?? '')
  const body = invoiceBody(
    source,
    {
      titleFor: (store, seller) => invoiceTitle(source.Status, store, seller),
      numbered: (title) => numberOf(title, source, orderId),
      day,
    },
    context,
  )
  if (!body.ok) return body
  const dropShipment = orderId.endsWith('D') && (day === undefined || day >= VENDOR_FROM)
  const { VendorDetails } = source
  return {
    ok: true,
    paper: {
      ...body.paper,
      orderId,
      orderDate: source.OrderDate,
      vendor: dropShipment && VendorDetails !== undefined ? vendorOf(VendorDetails, context.reference) : undefined,
    },
  }
}

/** Only a tax invoice has the invoice's number; a challan has its own, and a performa invoice its order's. */
function numberOf(title: InvoiceTitle, source: InvoiceSource, orderId: string): Pick<InvoicePaper, 'number' | 'date'> {
  const { InvoiceNo, InvoiceDate, ChallanNo, ChallanDate, ShippingDate, OrderDate } = source
  if (title === 'TAX INVOICE') return { number: InvoiceNo, date: InvoiceDate ?? ShippingDate }
  if (title === 'DELIVERY CHALLAN') return { number: ChallanNo, date: ChallanDate ?? ShippingDate ?? OrderDate }
  return { number: orderId, date: InvoiceDate ?? OrderDate }
}
