/**
 * The portal's data for an invoice of an order or a load. Field names are the portal's; optional fields and fields that may be '' are
 * printed if present.
 */

import type { WarehouseType } from '../catalogue/product.ts'
import type { OrderStatus } from '../orders/order.ts'
import type { StoreAddress } from '../people/store.ts'
import { formatDate } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'

/**
 * One line of an order. ActualPrice is for one piece, tax included; the taxes are for one piece, for the whole line, or rates (see
 * reported-taxes.ts).
 */
export interface InvoiceDetail {
  /** Its order, on an invoice of several orders. */
  readonly POID?: string | undefined
  /** The reason for a return. */
  readonly Reason?: string | undefined
  readonly ProductID?: number | undefined
  readonly ProductName: string
  readonly HSNCode: string
  /** Pieces that were given. */
  readonly Quantity: number
  readonly OrderedQuantity?: number | undefined
  readonly Unit: string
  readonly MRP?: Paise | undefined
  readonly ActualPrice: Paise
  /** The tax of orders from before GST. */
  readonly NetVATAmount: Paise
  readonly GSTType: string
  readonly IGST: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  /** Percent. */
  readonly GSTRate?: number | undefined
}

export interface StoreDetails extends StoreAddress {
  readonly concept: string
  readonly signage: string
  /** The same two fields, in the form of the signed-in store's profile. */
  readonly fcf?: { readonly concept: string; readonly signage: string } | undefined
  readonly storeName: string
}

export interface WareHouseDetails {
  readonly WareHouseID?: number | undefined
  readonly whType?: WarehouseType | undefined
  readonly name: string
  readonly companyName: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly GSTNo: string
  readonly CINNo: string
  readonly tinNo: string
}

/** The sender of a drop shipment. */
export interface VendorDetails {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly pincode: string
  readonly GSTNo: string
}

/** The portal's own totals: the paper uses them if present, as long as they differ from its lines only by rounding. */
export interface InvoiceTotals {
  readonly Quantity?: number | undefined
  readonly TotalPrice?: Paise | undefined
  readonly NetVATAmount?: Paise | undefined
  readonly IGST?: Paise | undefined
  readonly CGST?: Paise | undefined
  readonly SGST?: Paise | undefined
}

/** The common part of order and load invoices. */
export interface GoodsSource {
  readonly potype: string
  readonly ShippingDate?: string | undefined
  readonly InvoiceNo: string
  readonly InvoiceDate?: string | undefined
  readonly ChallanNo: string
  readonly ChallanDate?: string | undefined
  readonly ReverseCharge: boolean
  readonly StoreDetails: StoreDetails
  readonly WareHouseDetails: WareHouseDetails
  readonly PODetails: readonly InvoiceDetail[]
  readonly Totals?: InvoiceTotals | undefined
  readonly einvresponse?:
    | {
        readonly qrCodeUrl: string
        readonly irn: string
        readonly ackNo: string
        readonly ackDate?: string | undefined
      }
    | undefined
}

export interface InvoiceSource extends GoodsSource {
  readonly POID?: string | undefined
  readonly Status: OrderStatus
  readonly OrderDate?: string | undefined
  readonly VendorDetails?: VendorDetails | undefined
}

export interface LoadInvoiceSource extends GoodsSource {
  readonly LoadID?: string | undefined
  readonly CreatedDate?: string | undefined
  /** 1 is the store's BB account. */
  readonly ledgerAccount?: number | undefined
}

/** The invoice with which returned goods were sold, or that a note changes, as far as the portal names it. */
export interface OriginalInvoice {
  readonly OriginalInvoiceNo?: string | undefined
  readonly OriginalInvoiceDate?: string | undefined
}

/** `INV/26-27/1 of 05 Apr 2026`; '' if it isn't named. */
export const originalInvoiceWords = ({
  OriginalInvoiceNo: number = '',
  OriginalInvoiceDate: date,
}: OriginalInvoice): string =>
  number === '' || date === undefined ? number : `${number} ${unbroken(`of ${formatDate(date)}`)}`

/** Replaces blanks so that the words stay on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** For goods returned to a warehouse: the store is the sender. */
export interface ReturnInvoiceSource extends GoodsSource, OriginalInvoice {
  readonly ReferenceID?: string | undefined
  readonly AWB: string
  readonly ShippingCompany: string
  readonly boxid: string
}
