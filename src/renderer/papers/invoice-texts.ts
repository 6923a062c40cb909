/** What an invoice says besides its figures, by what it is. */
import { formatDate } from '../../shared/domain/dates.ts'
import type { InvoicePaper, InvoiceTitle } from '../../shared/domain/papers/invoice.ts'

export const DECLARATIONS: Readonly<Record<InvoiceTitle, string>> = {
  'PERFORMA INVOICE':
    'This is a performa invoice of a confirmed order. It is not a tax invoice and no input tax credit can be taken on it; the tax invoice is issued when the goods leave the warehouse.',
  'TAX INVOICE':
    'We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.',
  'DELIVERY CHALLAN':
    'The goods described travel under this delivery challan. We declare that all particulars are true and correct.',
}

export const COMPUTER_MADE = 'This is a computer generated document.'

/** At the head of every sheet but the first. */
export const runningHead = ({ title, invoiceNo, invoiceDate, seller, billTo }: InvoicePaper): string =>
  `${title} ${invoiceNo} of ${formatDate(invoiceDate)} · ${seller.legalName} to ${billTo.legalName} · continued`
