/** The order invoice as a value: what is printed, in the order in which it is printed. Amounts are paise. */
import { amountInWords } from '../amount-in-words.ts'
import { type Paise, paise, times, ZERO } from '../money.ts'
import type { OrderStatus } from '../order.ts'
import type { WarehouseType } from '../product.ts'
import { sameState } from '../tax.ts'

export interface Party {
  readonly name: string
  readonly legalName: string
  readonly address: readonly string[]
  readonly state: string
  readonly stateCode: string
  readonly pincode: string
  readonly GSTNo: string
}

/** What the portal says of an invoice. */
export interface InvoiceSource {
  readonly orderId: string
  readonly invoiceNo: string
  readonly invoiceDate: string
  readonly orderDate: string
  readonly status: OrderStatus
  readonly potype: string
  readonly warehouse: Party & { readonly id: number; readonly whType: WarehouseType; readonly CINNo: string }
  readonly billTo: Party
  readonly shipTo: Party
  readonly lines: readonly {
    readonly ProductID: number
    readonly ProductName: string
    readonly HSNCode: string
    readonly Quantity: number
    readonly MRP: Paise
    /** Of one unit. */
    readonly baseCost: Paise
    readonly CGST: Paise
    readonly SGST: Paise
    readonly IGST: Paise
    readonly netCost: Paise
    /** Percent. */
    readonly rate: number
  }[]
  readonly einvresponse?:
    | {
        readonly irn: string
        readonly ackNo: string
        readonly ackDate?: string | undefined
        readonly qrCodeUrl: string
      }
    | undefined
}

export const INVOICE_TITLES = ['PERFORMA INVOICE', 'TAX INVOICE', 'DELIVERY CHALLAN'] as const
export type InvoiceTitle = (typeof INVOICE_TITLES)[number]

interface Amounts {
  readonly quantity: number
  /** Taxable value. */
  readonly base: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  readonly total: Paise
}

export interface InvoiceLine extends Amounts {
  readonly nr: number
  readonly productId: number
  readonly name: string
  readonly HSNCode: string
  readonly mrp: Paise
  /** Taxable value of one unit. */
  readonly unitBase: Paise
  /** Percent. */
  readonly rate: number
}

/** Lines of one HSN code and rate, added up. */
export interface HsnSummary extends Amounts {
  readonly HSNCode: string
  readonly rate: number
}

export interface InvoicePaper {
  readonly title: InvoiceTitle
  readonly orderId: string
  readonly invoiceNo: string
  readonly invoiceDate: string
  readonly orderDate: string
  readonly potype: string
  readonly seller: Party & { readonly CINNo: string }
  readonly billTo: Party
  readonly shipTo: Party
  readonly placeOfSupply: string
  /** True: CGST and SGST columns; false: one IGST column. */
  readonly withinState: boolean
  readonly lines: readonly InvoiceLine[]
  readonly summary: readonly HsnSummary[]
  readonly totals: Amounts
  readonly inWords: string
  readonly einvoice:
    | { readonly irn: string; readonly ackNo: string; readonly ackDate: string | undefined; readonly qr: string }
    | undefined
}

/** Who the invoice is for, as far as its title depends on it. */
export interface InvoiceStore {
  readonly signage: string
  readonly concept: string
  /** State of the shipping address. */
  readonly shippingState: string
}

/** There is an invoice from confirmation on. */
export const hasInvoice = (status: OrderStatus): boolean =>
  status === 'Confirmed' || status === 'Shipped' || status === 'Delivered'

/**
 * A confirmed order has a performa invoice, a shipped or delivered one a tax invoice. Both are a delivery challan for
 * Photoshoot signage, and for BBBHCOCO stores served by a warehouse or DC of their own state.
 */
export function invoiceTitle(
  status: OrderStatus,
  store: InvoiceStore,
  warehouse: { readonly whType: WarehouseType; readonly state: string },
): InvoiceTitle {
  const ownGoods =
    store.concept === 'BBBHCOCO' && warehouse.whType !== 'Stockist' && sameState(warehouse.state, store.shippingState)
  if (store.signage === 'Photoshoot' || ownGoods) return 'DELIVERY CHALLAN'
  return status === 'Shipped' || status === 'Delivered' ? 'TAX INVOICE' : 'PERFORMA INVOICE'
}

const NOTHING: Amounts = { quantity: 0, base: ZERO, CGST: ZERO, SGST: ZERO, IGST: ZERO, total: ZERO }

const add = (one: Amounts, other: Amounts): Amounts => ({
  quantity: one.quantity + other.quantity,
  base: paise(one.base + other.base),
  CGST: paise(one.CGST + other.CGST),
  SGST: paise(one.SGST + other.SGST),
  IGST: paise(one.IGST + other.IGST),
  total: paise(one.total + other.total),
})

/**
 * The paper of an invoice. Each total is unit × quantity, so base + taxes = total on every line, in every summary row and
 * at the foot; undefined when the portal's own figures don't add up, or are taxed both within a state and between two:
 * then there is nothing right to print.
 */
export function buildInvoice(source: InvoiceSource, store: InvoiceStore): InvoicePaper | undefined {
  const { warehouse, billTo, shipTo, einvresponse } = source
  const lines = source.lines.map((line, at): InvoiceLine => {
    const { ProductID, ProductName, HSNCode, Quantity, MRP, baseCost, CGST, SGST, IGST, netCost, rate } = line
    return {
      nr: at + 1,
      productId: ProductID,
      name: ProductName,
      HSNCode,
      mrp: MRP,
      unitBase: baseCost,
      rate,
      quantity: Quantity,
      base: times(baseCost, Quantity),
      CGST: times(CGST, Quantity),
      SGST: times(SGST, Quantity),
      IGST: times(IGST, Quantity),
      total: times(netCost, Quantity),
    }
  })
  if (!lines.every(addsUp)) return undefined
  const totals = lines.reduce<Amounts>(add, NOTHING)
  const between = totals.IGST !== 0
  const within = totals.CGST !== 0 || totals.SGST !== 0
  if (between && within) return undefined
  const { CINNo, id: _id, whType, ...seller } = warehouse
  return {
    title: invoiceTitle(source.status, store, { whType, state: warehouse.state }),
    orderId: source.orderId,
    invoiceNo: source.invoiceNo,
    invoiceDate: source.invoiceDate,
    orderDate: source.orderDate,
    potype: source.potype,
    seller: { ...seller, CINNo },
    billTo,
    shipTo,
    placeOfSupply: `${shipTo.state} (${shipTo.stateCode})`,
    withinState: !between && (within || sameState(warehouse.state, shipTo.state)),
    lines,
    summary: summarise(lines),
    totals,
    inWords: amountInWords(totals.total),
    einvoice:
      einvresponse === undefined
        ? undefined
        : {
            irn: einvresponse.irn,
            ackNo: einvresponse.ackNo,
            ackDate: einvresponse.ackDate,
            qr: einvresponse.qrCodeUrl,
          },
  }
}

export const addsUp = ({ base, CGST, SGST, IGST, total }: Amounts): boolean => base + CGST + SGST + IGST === total

function summarise(lines: readonly InvoiceLine[]): readonly HsnSummary[] {
  const rows = new Map<string, HsnSummary>()
  for (const line of lines) {
    const { HSNCode, rate } = line
    const key = `${HSNCode}^${rate}`
    rows.set(key, { HSNCode, rate, ...add(rows.get(key) ?? NOTHING, line) })
  }
  return [...rows.values()].sort((one, other) => one.HSNCode.localeCompare(other.HSNCode) || one.rate - other.rate)
}
