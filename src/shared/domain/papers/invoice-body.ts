/** The common part of order and load invoices, as data for printing. Amounts are paise. */
import type { MessageKey } from '../../messages.ts'
import {
  type Amounts,
  type Apart,
  footOf,
  type HsnSummary,
  type InvoiceLine,
  readLines,
  summarise,
  type TaxKind,
} from '../invoices/invoice-amounts.ts'
import type { GoodsSource, InvoiceDetail, StoreDetails } from '../invoices/invoice-source.ts'
import { GST_FROM } from '../pricing/tax.ts'
import { amountInWords } from '../values/amount-in-words.ts'
import { formatRupees, type Paise, paise, times, ZERO } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import type { Built } from './built.ts'
import type { InvoiceTitle, PaperStore } from './invoice-title.ts'
import { billToOf, leviesUtgst, type PaperReference, type Party, type Seller, sellerOf, shipToOf } from './parties.ts'

/** A tax with its own columns: its label, its amount, and the number of taxes that share the rate. */
export interface TaxColumn {
  readonly label: 'CGST' | 'SGST' | 'UTGST' | 'IGST' | 'VAT'
  readonly of: 'CGST' | 'SGST' | 'IGST' | 'VAT'
  readonly sharedBy: 1 | 2
}

/** An invoice without its specific part. */
export interface InvoiceBody {
  readonly title: InvoiceTitle
  /** The number of the invoice, the challan, or the order; '' if the portal sends none. */
  readonly number: string
  readonly date: string | undefined
  readonly shippingDate: string | undefined
  readonly seller: Seller
  readonly billTo: Party
  readonly shipTo: Party
  readonly placeOfSupply: string
  readonly reverseCharge: boolean
  /** Empty on a bill of supply. */
  readonly taxes: readonly TaxColumn[]
  readonly lines: readonly InvoiceLine[]
  /** The number of lines without supplied pieces, which aren't printed. */
  readonly notSupplied: number
  /** The ordered quantity and total, if less was supplied. */
  readonly ordered: { readonly quantity: number; readonly total: Paise } | undefined
  /** Tax by HSN code; empty if there is no GST. */
  readonly summary: readonly HsnSummary[]
  /** The portal's own totals, if it sends them. */
  readonly totals: Amounts
  /** The portal's rounding of the total, positive or negative; 0 without one. */
  readonly roundOff: Paise
  readonly inWords: string
  readonly einvoice: EInvoice | undefined
}

export interface EInvoice {
  readonly irn: string
  readonly ackNo: string
  readonly ackDate: string | undefined
  /** The text signed by the tax office, printed as a QR code. */
  readonly qr: string | undefined
  /** The address of a picture of the code: a paper loads nothing, so the address is printed. */
  readonly qrAt: string | undefined
}

export interface BodyContext {
  /** The user's store, if it must be the paper's own: fills in fields that StoreDetails leaves out. */
  readonly own: PaperStore | undefined
  readonly reference: PaperReference
}

/** The rules that differ between an order's and a load's invoice. */
export interface BodyRules {
  readonly titleFor: (store: PaperStore, seller: Seller) => InvoiceTitle
  readonly numbered: (title: InvoiceTitle) => Pick<InvoiceBody, 'number' | 'date'>
  /** The day that decides between VAT and GST; undefined if it isn't known. */
  readonly day: string | undefined
}

/** Maximum characters of a tax invoice's number (rule 46 (b) of the CGST rules). */
const LONGEST_NUMBER = 16

/** Titles that the tax office registers. */
const REGISTERED: readonly InvoiceTitle[] = ['TAX INVOICE', 'SALES RETURN INVOICE', 'RETURN TO ORIGIN INVOICE']

const refuse = (why: MessageKey): Built<InvoiceBody> => ({ ok: false, why })

/** A refusal for figures that don't add up, with the difference. */
export const refuseFigures = (why: MessageKey, apart: Apart | undefined): Extract<Built<never>, { ok: false }> => ({
  ok: false,
  why,
  because: apart && {
    sentence: 'figuresApart',
    values: {
      what: apart.what,
      lines: formatRupees(apart.lines),
      told: formatRupees(apart.reported),
      difference: formatRupees(paise(Math.abs(apart.reported - apart.lines))),
    },
  },
})

/**
 * The result is the same for every user: title, issuer and split depend on the paper's own store. Refuses, with a message, if a tax invoice
 * lacks required data, or if the portal's figures don't add up, don't match their rate, or are taxed for another route than that of the
 * goods.
 */
export function invoiceBody(
  source: GoodsSource,
  { titleFor, numbered, day }: BodyRules,
  { own, reference }: BodyContext,
): Built<InvoiceBody> {
  const billTo = billToOf(source.StoreDetails, reference)
  const shipTo = shipToOf(source.StoreDetails, reference, own?.shippingState ?? '')
  const store = paperStore(source.StoreDetails, shipTo, own)
  // Title and issuer depend on the store: guessing it would give one order different papers for different users.
  if (store.concept === '' && store.signage === '' && own === undefined) return refuse('invoiceStoreUnknown')
  const seller = sellerOf(source.WareHouseDetails, store, reference)
  const title = titleFor(store, seller)
  const supplied = source.PODetails.filter(({ Quantity }) => Quantity > 0)
  if (supplied.length === 0) return refuse('invoiceEmpty')

  const isSupply = title === 'BILL OF SUPPLY'
  const kind = isSupply ? untaxed(supplied) : taxKind(supplied, day, seller.state, store.shippingState)
  if (kind === undefined) return refuse(isSupply ? 'supplyTaxed' : 'invoiceWrongTax')
  const { Totals = {} } = source
  const read = readLines(supplied, kind, Totals)
  if (read === undefined) return refuse('invoiceWrong')
  const { lines, asRates } = read
  // Totals of rates are meaningless.
  const added = footOf(lines, asRates ? { Quantity: Totals.Quantity, TotalPrice: Totals.TotalPrice } : Totals)
  if (!added.ok) return refuseFigures('invoiceWrong', added.apart)
  const { totals, roundOff } = added.foot
  const { number, date } = numbered(title)
  if ((title === 'TAX INVOICE' && kind !== 'VAT') || isSupply) {
    if (seller.GSTNo === '') return refuse('invoiceNoGstin')
    if (number.length > LONGEST_NUMBER) return refuse('invoiceNumberLong')
  }
  const paper: InvoiceBody = {
    title,
    number,
    date,
    shippingDate: source.ShippingDate,
    seller,
    billTo,
    shipTo,
    placeOfSupply: withCode(store.shippingState, shipTo.stateCode),
    reverseCharge: source.ReverseCharge,
    taxes: columnsOf(kind, leviesUtgst(reference.states, store.shippingState)),
    lines,
    notSupplied: source.PODetails.length - supplied.length,
    ordered: orderedOf(source.PODetails, totals),
    summary: kind === 'VAT' || isSupply ? [] : summarise(lines),
    totals,
    roundOff,
    inWords: amountInWords(totals.total),
    einvoice: REGISTERED.includes(title) ? einvoiceOf(source) : undefined,
  }
  return { ok: true, paper }
}

/** A bill of supply covers goods without tax; undefined if the portal sends some. */
const untaxed = (details: readonly InvoiceDetail[]): TaxKind | undefined =>
  details.every(({ IGST, CGST, SGST, NetVATAmount }) => IGST + CGST + SGST + NetVATAmount === 0) ? 'none' : undefined

function paperStore({ concept, signage, fcf }: StoreDetails, shipTo: Party, own: PaperStore | undefined): PaperStore {
  return {
    concept: concept || fcf?.concept || (own?.concept ?? ''),
    signage: signage || fcf?.signage || (own?.signage ?? ''),
    shippingState: shipTo.state || (own?.shippingState ?? ''),
  }
}

/**
 * The kind of tax of the lines; undefined if the lines differ, or don't match the kind for goods between these two states. An unknown state
 * contradicts nothing.
 */
function taxKind(
  details: readonly InvoiceDetail[],
  day: string | undefined,
  from: string,
  to: string,
): TaxKind | undefined {
  const between = details.some(({ IGST }) => IGST !== 0)
  const within = details.some(({ CGST, SGST }) => CGST !== 0 || SGST !== 0)
  const vat = details.some(({ NetVATAmount }) => NetVATAmount !== 0)
  if (between && within) return undefined
  // An order from the last days of VAT that was shipped later carries GST, as its amounts show.
  if (!between && !within && day !== undefined && day < GST_FROM) return 'VAT'
  if (!between && !within && vat) return undefined
  const types = details.map(({ GSTType }) => GSTType.trim().toUpperCase()).filter((type) => type !== '')
  const saysBetween = types.some((type) => type === 'IGST')
  const saysWithin = types.some((type) => type !== 'IGST')
  if ((between && saysWithin) || (within && saysBetween) || (saysBetween && saysWithin)) return undefined
  const isBetween = between || saysBetween
  const isWithin = within || saysWithin
  const isSame = sameState(from, to)
  if (isSame === undefined) return isBetween ? 'between' : 'within'
  if (isSame) return isBetween ? undefined : 'within'
  return isWithin ? undefined : 'between'
}

export const columnsOf = (kind: TaxKind, utgst: boolean): readonly TaxColumn[] => {
  if (kind === 'none') return []
  if (kind === 'VAT') return [{ label: 'VAT', of: 'VAT', sharedBy: 1 }]
  if (kind === 'between') return [{ label: 'IGST', of: 'IGST', sharedBy: 1 }]
  return [
    { label: 'CGST', of: 'CGST', sharedBy: 2 },
    { label: utgst ? 'UTGST' : 'SGST', of: 'SGST', sharedBy: 2 },
  ]
}

/** The ordered pieces at the same prices; undefined if all of them were supplied. */
function orderedOf(details: readonly InvoiceDetail[], totals: Amounts): InvoiceBody['ordered'] {
  const ordered = details.map(({ OrderedQuantity, Quantity, ActualPrice }) => {
    const quantity = OrderedQuantity ?? Quantity
    return { quantity, total: times(ActualPrice, quantity) }
  })
  const quantity = ordered.reduce((sum, one) => sum + one.quantity, 0)
  const total = ordered.reduce((sum, one) => paise(sum + one.total), ZERO)
  return quantity === totals.quantity ? undefined : { quantity, total }
}

export const withCode = (state: string, code: string): string => (code === '' ? state : `${state} (${code})`)

/**
 * A QR code of an address would lead to a picture of a code, which isn't a code of the tax office; and the page of papers may not load
 * anything. So a code is drawn for any other text, and an address is printed as text.
 */
export function einvoiceOf({ einvresponse }: Pick<GoodsSource, 'einvresponse'>): EInvoice | undefined {
  if (einvresponse === undefined) return undefined
  const { qrCodeUrl, irn, ackNo, ackDate } = einvresponse
  const address = /^\s*(https?|data):/i.test(qrCodeUrl)
  const qr = address || qrCodeUrl === '' ? undefined : qrCodeUrl
  const qrAt = /^\s*https?:/i.test(qrCodeUrl) ? qrCodeUrl.trim() : undefined
  if (qr === undefined && qrAt === undefined && irn === '' && ackNo === '') return undefined
  return { irn, ackNo, ackDate, qr, qrAt }
}
