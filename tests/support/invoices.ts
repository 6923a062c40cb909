/** Invoices to print, with data as the portal would send it. */
import { readReference } from '../../src/main/reference.ts'
import type {
  InvoiceDetail,
  InvoiceSource,
  LoadInvoiceSource,
  ReturnInvoiceSource,
} from '../../src/shared/domain/invoices/invoice-source.ts'
import { buildInvoice, type InvoicePaper } from '../../src/shared/domain/papers/invoice.ts'
import { rateOfBase, splitNet } from '../../src/shared/domain/pricing/tax.ts'
import { paise, ZERO } from '../../src/shared/domain/values/money.ts'
import type { MadePaper } from '../../src/shared/papers.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { made } from './made.ts'

/** Warehouses as the portal sends them: the company behind each is in the reference data. */
const WAREHOUSE: InvoiceSource['WareHouseDetails'] = {
  WareHouseID: 10,
  whType: 'Warehouse',
  name: 'Bhamboli-Maharashtra',
  companyName: '',
  address: 'Gat No. 357/103, Village Bhamboli, Chakan–Talegaon Road, Taluka Khed',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '410501',
  GSTNo: '',
  CINNo: '',
  tinNo: '',
}
const STOCKIST: InvoiceSource['WareHouseDetails'] = {
  ...WAREHOUSE,
  WareHouseID: 5006,
  whType: 'Stockist',
  name: 'Shivalik Child Care',
  companyName: 'Shivalik Child Care LLP',
  address: '9 Grain Market, Sector 26',
  city: 'Chandigarh',
  state: 'Chandigarh',
  pincode: '160019',
  GSTNo: '04ABKFS5006V1ZW',
}

const ADDRESSES = {
  Maharashtra: ['Shop 4–6, Ideal Colony, Paud Road, Kothrud', 'Pune', '411038', '27ACKFS7745R1Z2'],
  Karnataka: ['No. 812, 100 Feet Road, HAL 2nd Stage, Indiranagar', 'Bengaluru', '560038', '29AAHCK3390D1Z8'],
  Chandigarh: ['SCO 88, Sector 17-C', 'Chandigarh', '160017', '04AAHCK3390D1Z1'],
} as const
export type Place = keyof typeof ADDRESSES

export function storeIn(state: Place): InvoiceSource['StoreDetails'] {
  const [address, city, pincode, GSTNumber] = ADDRESSES[state]
  return {
    concept: 'FOFO',
    signage: 'Firstcry',
    storeName: `Little Lanes ${city}`,
    companyName: 'Sahyadri Kids Retail LLP',
    GSTNumber,
    address1: address,
    city,
    state,
    pincode,
    shippingAddress1: address,
    shippingAddress2: 'Loading bay 2',
    shippingCity: city,
    shippingState: state,
    shippingPincode: pincode,
  }
}

const GOODS = [
  ['Cotton Full Sleeves Striped Pyjama Set, 12–18 Months, Sky Blue', '61112000'],
  ['Baby Shampoo Tear Free 200 ml', '33051090'],
  ['Musical Rattle & Teether, Pack of 3', '95030030'],
  ['Disposable Diaper Pants, Large, 64 Pieces', '96190030'],
  ['Muslin Swaddle 110 × 110 cm, "Forest", Set of 2', '63014000'],
  ['Feeding Bottle 250 ml, Anti-Colic', '39241090'],
] as const

/** The end of each line's name: `L0042`. */
export const MARK = /\bL(\d{4})\b/g

type Taxed = 'SGST-CGST' | 'IGST' | 'VAT'

/** A price that produces odd paise everywhere. */
function detail(at: number, taxed: Taxed): InvoiceDetail {
  const [name, HSNCode] = GOODS[at % GOODS.length] ?? GOODS[0]
  const ActualPrice = paise(8_951 + at * 3_337)
  const usual = at % 3 === 0 ? rateOfBase(ActualPrice) : 18
  const { CGST, SGST, IGST } = splitNet(ActualPrice, taxed === 'VAT' ? 5.5 : usual, taxed === 'SGST-CGST')
  return {
    ProductID: 1_204_000 + at * 17,
    ProductName: `${name} L${String(at + 1).padStart(4, '0')}`,
    HSNCode,
    Quantity: 1 + ((at * 7) % 24),
    Unit: '',
    MRP: paise(Math.ceil((ActualPrice * 1.6) / 100) * 100),
    ActualPrice,
    NetVATAmount: taxed === 'VAT' ? IGST : ZERO,
    GSTType: taxed === 'VAT' ? '' : taxed,
    CGST,
    SGST,
    IGST: taxed === 'VAT' ? ZERO : IGST,
  }
}

export interface InvoiceWishes {
  readonly lines: number
  readonly to: Place
  /** From a stockist in Chandigarh rather than from Bhamboli. */
  readonly fromStockist?: boolean
  readonly vat?: boolean
  readonly store?: Partial<InvoiceSource['StoreDetails']>
  readonly more?: Partial<InvoiceSource>
}

export function invoiceSource({
  lines,
  to,
  fromStockist = false,
  vat = false,
  store,
  more,
}: InvoiceWishes): InvoiceSource {
  const WareHouseDetails = fromStockist ? STOCKIST : WAREHOUSE
  const gst = WareHouseDetails.state === to ? 'SGST-CGST' : 'IGST'
  return {
    POID: 'PO-41873-T',
    potype: 'T',
    Status: 'Shipped',
    OrderDate: vat ? '2017-06-30T09:30:00.000Z' : '2026-04-05T09:30:00.000Z',
    ShippingDate: vat ? '2017-07-02T09:30:00.000Z' : '2026-04-07T09:30:00.000Z',
    InvoiceNo: 'FC/2627/41873',
    InvoiceDate: vat ? '2017-07-01T05:12:00.000Z' : '2026-04-06T05:12:00.000Z',
    ChallanNo: 'DC/2627/00417',
    ChallanDate: '2026-04-06T05:12:00.000Z',
    ReverseCharge: false,
    StoreDetails: { ...storeIn(to), ...store },
    WareHouseDetails,
    PODetails: Array.from({ length: lines }, (_, at) => detail(at, vat ? 'VAT' : gst)),
    einvresponse: vat
      ? undefined
      : {
          irn: '6f1d0c52a7e94b3f8c1e5a90d27b46f38e0c9d14b5a7263f1e8d0c4b9a7f6e52',
          ackNo: '122610098374652',
          ackDate: '2026-04-06T05:13:00.000Z',
          qrCodeUrl: `eyJhbGciOiJSUzI1NiIsImtpZCI6IjQ0NDQwNUM3ODFFNDgyNTA3MkIzNENBNEYyRUUifQ.${'eyJTZWxsZXJHc3RpbiI6'.repeat(34)}`,
        },
    ...more,
  }
}

/** The same invoice with its lines changed. */
export const withDetails = (
  base: InvoiceSource,
  change: (detail: InvoiceDetail, at: number) => Partial<InvoiceDetail>,
): InvoiceSource => ({ ...base, PODetails: base.PODetails.map((one, at) => ({ ...one, ...change(one, at) })) })

export function invoice(wishes: InvoiceWishes): InvoicePaper {
  const built = buildInvoice(invoiceSource(wishes), {
    orderId: 'PO-41873-T',
    own: undefined,
    reference: readReference(),
  })
  if (!built.ok) throw new Error(`The invoice of the test is refused: ${built.why}`)
  return built.paper
}

/** The same, with all data needed for printing. */
export const madeInvoice = (wishes: InvoiceWishes): Promise<MadePaper<'orderInvoice'>> =>
  made({ kind: 'orderInvoice', orderId: 'PO-41873-T' }, { 'order.invoice': answerOf(invoiceSource(wishes)) })

/** As the portal's client would return it, with copied lists. */
export const answerOf = (source: InvoiceSource): Answer<'order.invoice'> => {
  const { PODetails, ...rest } = source
  return { ...rest, PODetails: [...PODetails] }
}

/** The same goods in a load with two orders. */
export function loadSource(wishes: InvoiceWishes, loads: Partial<LoadInvoiceSource> = {}): LoadInvoiceSource {
  const { POID: _po, Status: _status, OrderDate, VendorDetails: _vendor, PODetails, ...goods } = invoiceSource(wishes)
  return {
    ...goods,
    LoadID: 'LD-4711',
    CreatedDate: OrderDate,
    ledgerAccount: 1,
    InvoiceNo: '26/41873',
    PODetails: PODetails.map((line, at) => ({ ...line, POID: `PO-${at < 2 ? 41873 : 41874}-T` })),
    ...loads,
  }
}

/** Goods without tax, for a bill of supply. */
export const untaxedLoad = (wishes: InvoiceWishes, loads: Partial<LoadInvoiceSource> = {}): LoadInvoiceSource => {
  const load = loadSource(wishes, { potype: 'GC', ...loads })
  const untaxed = { CGST: ZERO, SGST: ZERO, IGST: ZERO, NetVATAmount: ZERO, GSTType: '' }
  return { ...load, PODetails: load.PODetails.map((line) => ({ ...line, ...untaxed })) }
}

export const loadAnswerOf = ({ PODetails, ...rest }: LoadInvoiceSource): Answer<'loads.invoice'> => ({
  ...rest,
  PODetails: [...PODetails],
})

export const madeLoadInvoice = (source: LoadInvoiceSource): Promise<MadePaper<'loadInvoice'>> =>
  made({ kind: 'loadInvoice', load: 'LD-1', of: 'invoice' }, { 'loads.invoice': loadAnswerOf(source) })

/** Some of the same goods as a return. */
export function returnSource(wishes: InvoiceWishes, returned: Partial<ReturnInvoiceSource> = {}): ReturnInvoiceSource {
  const { POID: _po, Status: _status, OrderDate: _ordered, PODetails, ...goods } = invoiceSource(wishes)
  return {
    ...goods,
    ReferenceID: 'SR-41873',
    InvoiceNo: 'SR/26/41873',
    AWB: 'AWB4711',
    ShippingCompany: 'DTDC - self',
    boxid: 'LD-1-B1',
    PODetails: PODetails.map((line) => ({ ...line, Reason: 'Damaged in transit' })),
    ...returned,
  }
}

export const returnAnswerOf = ({ PODetails, ...rest }: ReturnInvoiceSource): Answer<'returns.srInvoice'> => ({
  ...rest,
  PODetails: [...PODetails],
})
