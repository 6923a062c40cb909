/** Invoices to print, as the portal would tell of them. */
import { paise } from '../../../src/shared/domain/money.ts'
import { buildInvoice, type InvoicePaper, type InvoiceSource } from '../../../src/shared/domain/papers/invoice.ts'
import { rateOfBase, splitNet } from '../../../src/shared/domain/tax.ts'

export const SELLER: InvoiceSource['warehouse'] = {
  id: 10,
  whType: 'Warehouse',
  name: 'Bhamboli',
  legalName: 'Little Lanes Wholesale Limited',
  address: ['Gat No. 357/103, Village Bhamboli', 'Chakan–Talegaon Road, Taluka Khed', 'Pune'],
  state: 'Maharashtra',
  stateCode: '27',
  pincode: '410501',
  GSTNo: '27AABCL4821K1ZQ',
  CINNo: 'U51900MH2010PLC204511',
}

export const BUYERS = {
  Maharashtra: {
    name: 'Little Lanes Kothrud',
    legalName: 'Sahyadri Kids Retail LLP',
    address: ['Shop 4–6, Ideal Colony, Paud Road', 'Kothrud', 'Pune'],
    state: 'Maharashtra',
    stateCode: '27',
    pincode: '411038',
    GSTNo: '27ACKFS7745R1Z2',
  },
  Karnataka: {
    name: 'Little Lanes Indiranagar',
    legalName: 'Kaveri Baby World Private Limited',
    address: ['No. 812, 100 Feet Road, HAL 2nd Stage', 'Indiranagar', 'Bengaluru'],
    state: 'Karnataka',
    stateCode: '29',
    pincode: '560038',
    GSTNo: '29AAHCK3390D1Z8',
  },
} as const

const GOODS = [
  ['Cotton Full Sleeves Striped Pyjama Set, 12–18 Months, Sky Blue', '61112000'],
  ['Baby Shampoo Tear Free 200 ml', '33051090'],
  ['Musical Rattle & Teether, Pack of 3', '95030030'],
  ['Disposable Diaper Pants, Large, 64 Pieces', '96190030'],
  ['Muslin Swaddle 110 × 110 cm, "Forest", Set of 2', '63014000'],
  ['Feeding Bottle 250 ml, Anti-Colic', '39241090'],
] as const

/** How the name of each line ends: `L0042`. */
export const MARK = /\bL(\d{4})\b/g

/** A price that leaves odd paise everywhere. */
function invoiceLine(at: number, within: boolean): InvoiceSource['lines'][number] {
  const [name, HSNCode] = GOODS[at % GOODS.length] ?? GOODS[0]
  const netCost = paise(8_951 + at * 3_337)
  const rate = at % 3 === 0 ? rateOfBase(netCost) : 18
  const { base: baseCost, CGST, SGST, IGST } = splitNet(netCost, rate, within)
  return {
    ProductID: 1_204_000 + at * 17,
    ProductName: `${name} L${String(at + 1).padStart(4, '0')}`,
    HSNCode,
    Quantity: 1 + ((at * 7) % 24),
    MRP: paise(Math.ceil((netCost * 1.6) / 100) * 100),
    baseCost,
    CGST,
    SGST,
    IGST,
    netCost,
    rate,
  }
}

export interface InvoiceWishes {
  readonly lines: number
  readonly to: keyof typeof BUYERS
  readonly signage?: string
  readonly more?: Partial<InvoiceSource>
}

export function invoice({ lines, to, signage = 'Standard', more = {} }: InvoiceWishes): InvoicePaper {
  const buyer = BUYERS[to]
  const source: InvoiceSource = {
    orderId: 'PO260405001873',
    invoiceNo: 'BHM/26-27/004417',
    invoiceDate: '2026-04-06T05:12:00.000Z',
    orderDate: '2026-04-05T09:30:00.000Z',
    status: 'Shipped',
    potype: 'Regular',
    warehouse: SELLER,
    billTo: buyer,
    shipTo: buyer,
    lines: Array.from({ length: lines }, (_, at) => invoiceLine(at, to === SELLER.state)),
    einvresponse: {
      irn: '6f1d0c52a7e94b3f8c1e5a90d27b46f38e0c9d14b5a7263f1e8d0c4b9a7f6e52',
      ackNo: '122610098374652',
      ackDate: '2026-04-06T05:13:00.000Z',
      qrCodeUrl: `eyJhbGciOiJSUzI1NiIsImtpZCI6IjQ0NDQwNUM3ODFFNDgyNTA3MkIzNENBNEYyRUUifQ.${'eyJTZWxsZXJHc3RpbiI6'.repeat(34)}`,
    },
    ...more,
  }
  const paper = buildInvoice(source, { signage, concept: 'BBBH', shippingState: buyer.state })
  if (paper === undefined) throw new Error('The invoice of the test does not add up')
  return paper
}
