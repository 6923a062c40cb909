/** The order invoice as a value: what is printed, in the order in which it is printed. Amounts are paise. */
import type { MessageKey } from '../../messages.ts'
import { sameState, withTaxAmounts } from '../pricing/tax.ts'
import { amountInWords } from '../values/amount-in-words.ts'
import { dayOf } from '../values/dates.ts'
import { type Paise, paise, times, ZERO } from '../values/money.ts'
import type { Built } from './built.ts'
import {
  type Amounts,
  agreesWith,
  type HsnSummary,
  type InvoiceLine,
  lineOf,
  summarise,
  type TaxKind,
  totalsOf,
} from './invoice-amounts.ts'
import type { InvoiceDetail, InvoiceSource, InvoiceTotals, StoreDetails } from './invoice-source.ts'
import { type InvoiceTitle, invoiceTitle, type PaperStore, refuseInvoice } from './invoice-title.ts'
import {
  billToOf,
  leviesUtgst,
  type PaperReference,
  type Party,
  type Seller,
  sellerOf,
  shipToOf,
  vendorOf,
} from './parties.ts'

/** A tax that has columns of its own: how it is called, which amount it is, and how many taxes share the rate. */
export interface TaxColumn {
  readonly label: 'CGST' | 'SGST' | 'UTGST' | 'IGST' | 'VAT'
  readonly of: 'CGST' | 'SGST' | 'IGST' | 'VAT'
  readonly sharedBy: 1 | 2
}

export interface InvoicePaper {
  readonly title: InvoiceTitle
  readonly orderId: string
  /** Of the invoice, of the challan, or of the order; '' where the portal gives none. */
  readonly number: string
  readonly date: string | undefined
  readonly orderDate: string | undefined
  readonly shippingDate: string | undefined
  readonly seller: Seller
  readonly billTo: Party
  readonly shipTo: Party
  /** Of a drop shipment. */
  readonly vendor: Party | undefined
  readonly placeOfSupply: string
  readonly reverseCharge: boolean
  readonly taxes: readonly TaxColumn[]
  readonly lines: readonly InvoiceLine[]
  /** Lines of which nothing was given: they aren't printed. */
  readonly notGiven: number
  /** What was ordered, where less of it was given. */
  readonly ordered: { readonly quantity: number; readonly total: Paise } | undefined
  /** Tax by HSN code; empty before GST. */
  readonly summary: readonly HsnSummary[]
  readonly totals: Amounts
  readonly inWords: string
  readonly einvoice: EInvoice | undefined
}

export interface EInvoice {
  readonly irn: string
  readonly ackNo: string
  readonly ackDate: string | undefined
  /** The text that the tax office signed, printed as a QR code. */
  readonly qr: string | undefined
  /** Where a picture of the code lies: a paper fetches nothing, so it says the address. */
  readonly qrAt: string | undefined
}

export type BuiltInvoice = Built<InvoicePaper>

export interface InvoiceContext {
  /** The order that was asked for, where the portal's answer names none. */
  readonly orderId: string
  /** The store that looks, when it can only be the paper's own: stands in for what StoreDetails leaves out. */
  readonly own: PaperStore | undefined
  readonly reference: PaperReference
}

/** From this day on there is GST, and no VAT. */
const GST_FROM = '2017-07-01'
/** From this day on drop shipments name the vendor who sends the goods. */
const VENDOR_FROM = '2021-04-01'
/** A tax invoice's number has at most so many characters (rule 46 (b) of the CGST rules). */
const LONGEST_NUMBER = 16

const refuse = (why: MessageKey): BuiltInvoice => ({ ok: false, why })

/**
 * The paper of an order, the same for every user: title, issuer and split belong to the paper's own store. Refused, with the
 * sentence that says why, where the order has none, where a tax invoice lacks what makes it one, and where the portal's
 * figures don't add up, aren't of their rate, or are taxed for another way than the goods go.
 */
export function buildInvoice(source: InvoiceSource, { orderId: asked, own, reference }: InvoiceContext): BuiltInvoice {
  const none = refuseInvoice(source.Status, source.potype)
  if (none !== undefined) return refuse(none)
  const orderId = source.POID ?? asked
  const billTo = billToOf(source.StoreDetails, reference)
  const shipTo = shipToOf(source.StoreDetails, reference, own?.shippingState ?? '')
  const store = paperStore(source.StoreDetails, shipTo, own)
  // Title and issuer hang on it: a guess would make two papers of one order, by who looks.
  if (store.concept === '' && store.signage === '' && own === undefined) return refuse('invoiceStoreUnknown')
  const seller = sellerOf(source.WareHouseDetails, store, reference)
  const title = invoiceTitle(source.Status, store, seller)
  const orderDay = dayOf(source.OrderDate ?? source.InvoiceDate ?? source.ShippingDate ?? '')
  const details = source.PODetails.map(withTaxAmounts)
  const given = details.filter(({ Quantity }) => Quantity > 0)
  if (given.length === 0) return refuse('invoiceEmpty')

  const kind = taxKind(given, orderDay, seller.state, store.shippingState)
  if (kind === undefined) return refuse('invoiceWrongTax')
  const lines = given.flatMap((detail, at) => lineOf(detail, at + 1, kind) ?? [])
  const totals = totalsOf(lines)
  if (lines.length < given.length || !agreesWith(totals, totalsToldOf(source, details))) return refuse('invoiceWrong')
  if (title === 'TAX INVOICE' && kind !== 'VAT') {
    if (seller.GSTNo === '') return refuse('invoiceNoGstin')
    if (source.InvoiceNo.length > LONGEST_NUMBER) return refuse('invoiceNumberLong')
  }
  const dropShipment = orderId.endsWith('D') && (orderDay === undefined || orderDay >= VENDOR_FROM)
  const paper: InvoicePaper = {
    title,
    orderId,
    ...numberOf(title, source, orderId),
    orderDate: source.OrderDate,
    shippingDate: source.ShippingDate,
    seller,
    billTo,
    shipTo,
    vendor: dropShipment && source.VendorDetails !== undefined ? vendorOf(source.VendorDetails, reference) : undefined,
    placeOfSupply: withCode(store.shippingState, shipTo.stateCode),
    reverseCharge: source.ReverseCharge,
    taxes: columnsOf(kind, leviesUtgst(reference.states, store.shippingState)),
    lines,
    notGiven: source.PODetails.length - given.length,
    ordered: orderedOf(source.PODetails, totals),
    summary: kind === 'VAT' ? [] : summarise(lines),
    totals,
    inWords: amountInWords(totals.total),
    einvoice: title === 'TAX INVOICE' ? einvoiceOf(source) : undefined,
  }
  return { ok: true, paper }
}

/** The portal's own sums; where its lines told rates, sums of these say nothing. */
const totalsToldOf = ({ PODetails, Totals = {} }: InvoiceSource, details: readonly InvoiceDetail[]): InvoiceTotals =>
  details.every((detail, at) => detail === PODetails[at])
    ? Totals
    : { Quantity: Totals.Quantity, TotalPrice: Totals.TotalPrice }

function paperStore({ concept, signage, fcf }: StoreDetails, shipTo: Party, own: PaperStore | undefined): PaperStore {
  return {
    concept: concept || fcf?.concept || (own?.concept ?? ''),
    signage: signage || fcf?.signage || (own?.signage ?? ''),
    shippingState: shipTo.state || (own?.shippingState ?? ''),
  }
}

/**
 * How the lines are taxed; undefined when some are taxed in one way and some in another, or in another way than goods
 * between these two states are. A state that isn't known contradicts nothing.
 */
function taxKind(
  details: readonly InvoiceDetail[],
  orderDay: string | undefined,
  from: string,
  to: string,
): TaxKind | undefined {
  const between = details.some(({ IGST }) => IGST !== 0)
  const within = details.some(({ CGST, SGST }) => CGST !== 0 || SGST !== 0)
  const vat = details.some(({ NetVATAmount }) => NetVATAmount !== 0)
  if (between && within) return undefined
  // An order of the last days of VAT that was sent after them carries GST, and says so by its amounts.
  if (!between && !within && orderDay !== undefined && orderDay < GST_FROM) return 'VAT'
  if (!between && !within && vat) return undefined
  const said = details.map(({ GSTType }) => GSTType.trim().toUpperCase()).filter((type) => type !== '')
  const saidBetween = said.some((type) => type === 'IGST')
  const saidWithin = said.some((type) => type !== 'IGST')
  if ((between && saidWithin) || (within && saidBetween) || (saidBetween && saidWithin)) return undefined
  const isBetween = between || saidBetween
  const isWithin = within || saidWithin
  if (from === '' || to === '') return isBetween ? 'between' : 'within'
  if (sameState(from, to)) return isBetween ? undefined : 'within'
  return isWithin ? undefined : 'between'
}

const columnsOf = (kind: TaxKind, utgst: boolean): readonly TaxColumn[] => {
  if (kind === 'VAT') return [{ label: 'VAT', of: 'VAT', sharedBy: 1 }]
  if (kind === 'between') return [{ label: 'IGST', of: 'IGST', sharedBy: 1 }]
  return [
    { label: 'CGST', of: 'CGST', sharedBy: 2 },
    { label: utgst ? 'UTGST' : 'SGST', of: 'SGST', sharedBy: 2 },
  ]
}

/** A tax invoice alone has the invoice's number; a challan has one of its own, and a performa invoice its order's. */
function numberOf(title: InvoiceTitle, source: InvoiceSource, orderId: string): Pick<InvoicePaper, 'number' | 'date'> {
  const { InvoiceNo, InvoiceDate, ChallanNo, ChallanDate, ShippingDate, OrderDate } = source
  if (title === 'TAX INVOICE') return { number: InvoiceNo, date: InvoiceDate ?? ShippingDate }
  if (title === 'DELIVERY CHALLAN') return { number: ChallanNo, date: ChallanDate ?? ShippingDate ?? OrderDate }
  return { number: orderId, date: InvoiceDate ?? OrderDate }
}

/** What was ordered, at the same prices; undefined where all of it was given. */
function orderedOf(details: readonly InvoiceDetail[], totals: Amounts): InvoicePaper['ordered'] {
  const ordered = details.map(({ OrderedQuantity, Quantity, ActualPrice }) => {
    const quantity = OrderedQuantity ?? Quantity
    return { quantity, total: times(ActualPrice, quantity) }
  })
  const quantity = ordered.reduce((sum, one) => sum + one.quantity, 0)
  const total = ordered.reduce((sum, one) => paise(sum + one.total), ZERO)
  return quantity === totals.quantity ? undefined : { quantity, total }
}

const withCode = (state: string, code: string): string => (code === '' ? state : `${state} (${code})`)

/**
 * The code of a text that is an address would lead to a picture of a code, which is no code of the tax office; and the
 * page of papers may load nothing. So the code is drawn of any other text, and an address is printed as what it is.
 */
function einvoiceOf({ einvresponse }: InvoiceSource): EInvoice | undefined {
  if (einvresponse === undefined) return undefined
  const { qrCodeUrl, irn, ackNo, ackDate } = einvresponse
  const address = /^\s*(https?|data):/i.test(qrCodeUrl)
  const qr = address || qrCodeUrl === '' ? undefined : qrCodeUrl
  const qrAt = /^\s*https?:/i.test(qrCodeUrl) ? qrCodeUrl.trim() : undefined
  if (qr === undefined && qrAt === undefined && irn === '' && ackNo === '') return undefined
  return { irn, ackNo, ackDate, qr, qrAt }
}
