/** The invoice of goods returned to a warehouse: the store issues it to the company that sold them. Amounts are paise. */

import { originalInvoiceWords, type ReturnInvoiceSource } from '../invoices/invoice-source.ts'
import type { ReturnKind } from '../returns/returns.ts'
import { dayOf } from '../values/dates.ts'
import type { Built } from './built.ts'
import { type BodyContext, type InvoiceBody, invoiceBody, withCode } from './invoice-body.ts'
import type { InvoiceTitle } from './invoice-title.ts'
import type { Party } from './parties.ts'

export interface ReturnInvoicePaper extends InvoiceBody {
  readonly referenceId: string
  /** The courier and the box; '' if unknown. */
  readonly awb: string
  readonly company: string
  readonly box: string
  /** The invoice with which the goods were sold; '' if the portal doesn't name it. */
  readonly original: string
  /** The place that the goods leave from, if it isn't the store's own address. */
  readonly sentFrom: Party | undefined
}

export interface ReturnInvoiceContext extends BodyContext {
  readonly of: ReturnKind
  /** The requested return, in case the portal's answer names none. */
  readonly referenceId: string
}

const TITLES: Readonly<Record<ReturnKind, InvoiceTitle>> = {
  sr: 'SALES RETURN INVOICE',
  rto: 'RETURN TO ORIGIN INVOICE',
}

/**
 * The tax is that of the sale in the reverse direction: the seller is billed, and the place of supply is the warehouse's state. Refuses for
 * the same reasons as an invoice.
 */
export function buildReturnInvoice(
  source: ReturnInvoiceSource,
  context: ReturnInvoiceContext,
): Built<ReturnInvoicePaper> {
  const referenceId = source.ReferenceID ?? context.referenceId
  if (source.PODetails.every(({ Quantity }) => Quantity === 0)) return { ok: false, why: 'returnWithoutLines' }
  const body = invoiceBody(
    source,
    {
      titleFor: () => TITLES[context.of],
      numbered: () => ({ number: source.InvoiceNo || referenceId, date: source.InvoiceDate }),
      day: dayOf(source.InvoiceDate ?? source.ShippingDate ?? ''),
    },
    context,
  )
  if (!body.ok) return body
  const { seller: warehouse, billTo: store, shipTo: leaves } = body.paper
  return {
    ok: true,
    paper: {
      ...body.paper,
      seller: { ...store, whType: undefined, CINNo: '', TINNo: '' },
      billTo: warehouse,
      shipTo: warehouse,
      placeOfSupply: withCode(warehouse.state, warehouse.stateCode),
      referenceId,
      awb: source.AWB,
      company: source.ShippingCompany,
      box: source.boxid,
      original: originalInvoiceWords(source),
      sentFrom: leaves.address.join() === store.address.join() ? undefined : leaves,
    },
  }
}
