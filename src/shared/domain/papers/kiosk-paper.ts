/** The paper for a kiosk customer, as data: receipt and tax invoice have the same content. Amounts are paise. */
import type { MessageKey } from '../../messages.ts'
import { type Amounts, footOf, type InvoiceLine, readLines } from '../invoices/invoice-amounts.ts'
import { kioskCustomerTime } from '../orders/kiosk.ts'
import { amountInWords } from '../values/amount-in-words.ts'
import { type Paise, ZERO } from '../values/money.ts'
import type { Built } from './built.ts'
import { refuseFigures } from './invoice-body.ts'

interface ReceiptLine {
  readonly id: number
  readonly name: string
  readonly HSNCode: string
  readonly qty: number
  readonly MRP?: Paise | undefined
  readonly ActualPrice: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
}

interface Head {
  readonly InvoiceNo: string
  readonly PaymentMode: string
  readonly StoreName: string
  readonly StoreAddress: string
  readonly GSTNo: string
  readonly CustomerName: string
  readonly MobileNo: string
  readonly Email: string
  readonly Address: string
}

export interface KioskReceipt extends Head {
  readonly OrderDate?: string | undefined
  readonly TotalPrice?: Paise | undefined
  readonly products: readonly ReceiptLine[]
}

export interface KioskPaper extends Head {
  readonly id: string
  /** The customer's time, ISO text. */
  readonly orderedAt: string | undefined
  readonly lines: readonly InvoiceLine[]
  readonly totals: Amounts
  /** The portal's rounding of the total, positive or negative; 0 without one. */
  readonly roundOff: Paise
  /** True for goods sent to another state, which have a single tax. */
  readonly isBetween: boolean
  readonly inWords: string
}

const refuse = (why: MessageKey): Built<KioskPaper> => ({ ok: false, why })

/** Refuses a receipt without goods, with taxes that match no rate, or whose total from the portal differs from that of the lines. */
export function buildKioskPaper(id: string, receipt: KioskReceipt): Built<KioskPaper> {
  const { products: all, OrderDate, TotalPrice, ...head } = receipt
  const products = all.filter(({ qty }) => qty > 0)
  if (products.length === 0) return refuse('invoiceEmpty')
  const isBetween = products.some(({ IGST }) => IGST !== 0)
  const details = products.map(({ id: ProductID, name: ProductName, qty: Quantity, ...rest }) => ({
    ...rest,
    ProductID,
    ProductName,
    Quantity,
    Unit: '',
    GSTType: '',
    NetVATAmount: ZERO,
  }))
  const read = readLines(details, isBetween ? 'between' : 'within')
  if (read === undefined) return refuse('kioskReceiptWrong')
  const { lines } = read
  const added = footOf(lines, { TotalPrice })
  if (!added.ok) return refuseFigures('kioskReceiptWrong', added.apart)
  const { totals, roundOff } = added.foot
  const orderedAt = OrderDate === undefined ? undefined : kioskCustomerTime(OrderDate)
  const inWords = amountInWords(totals.total)
  return { ok: true, paper: { ...head, id, orderedAt, lines, totals, roundOff, isBetween, inWords } }
}
