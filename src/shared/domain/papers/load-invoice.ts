/** The invoice of a load: a tax invoice, a challan or, for type GC, a bill of supply. Amounts are paise. */

import type { LoadInvoiceSource } from '../invoices/invoice-source.ts'
import { bookPrefix } from '../ledger/entry.ts'
import { isBillOfSupply } from '../orders/order-history.ts'
import { dayOf } from '../values/dates.ts'
import type { Built } from './built.ts'
import { type BodyContext, type InvoiceBody, invoiceBody } from './invoice-body.ts'
import { type InvoiceTitle, invoiceTitle } from './invoice-title.ts'

export interface LoadInvoicePaper extends InvoiceBody {
  readonly loadId: string
  readonly createdAt: string | undefined
  /** Numbers of the orders in it. */
  readonly orders: readonly string[]
}

export interface LoadInvoiceContext extends BodyContext {
  /** The requested load, in case the portal's answer names none. */
  readonly loadId: string
}

/** A load that has left is invoiced by the rule for shipped orders. */
export function buildLoadInvoice(source: LoadInvoiceSource, context: LoadInvoiceContext): Built<LoadInvoicePaper> {
  const loadId = source.LoadID ?? context.loadId
  const isSupply = isBillOfSupply(source.potype)
  const isEmpty = source.PODetails.every(({ Quantity }) => Quantity === 0)
  if (isEmpty) return { ok: false, why: isSupply ? 'supplyNone' : 'loadInvoiceNone' }
  const body = invoiceBody(
    source,
    {
      titleFor: (store, seller) => (isSupply ? 'BILL OF SUPPLY' : invoiceTitle('Shipped', store, seller)),
      numbered: (title) => numberOf(title, source, loadId),
      day: dayOf(source.CreatedDate ?? source.InvoiceDate ?? source.ShippingDate ?? ''),
    },
    context,
  )
  if (!body.ok) return body
  const orders = [...new Set(source.PODetails.flatMap(({ POID }) => POID ?? []))]
  return { ok: true, paper: { ...body.paper, loadId, createdAt: source.CreatedDate, orders } }
}

/** A challan has its own number; everything else is numbered in the books of its account, by the load if the portal sends no number. */
function numberOf(
  title: InvoiceTitle,
  { InvoiceNo, InvoiceDate, ChallanNo, ChallanDate, ShippingDate, ledgerAccount }: LoadInvoiceSource,
  loadId: string,
): Pick<InvoiceBody, 'number' | 'date'> {
  if (title === 'DELIVERY CHALLAN') return { number: ChallanNo, date: ChallanDate ?? ShippingDate }
  const number = InvoiceNo || loadId
  const prefix = bookPrefix(ledgerAccount)
  return { number: number.startsWith(prefix) ? number : prefix + number, date: InvoiceDate ?? ShippingDate }
}
