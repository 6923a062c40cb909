import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import type { InvoiceDetail, InvoiceSource } from '../../../../../src/shared/domain/invoices/invoice-source.ts'
import {
  type BuiltInvoice,
  buildInvoice,
  type InvoiceContext,
  type InvoicePaper,
} from '../../../../../src/shared/domain/papers/invoice.ts'
import { splitNet } from '../../../../../src/shared/domain/pricing/tax.ts'
import { paise, times, ZERO } from '../../../../../src/shared/domain/values/money.ts'
import { addsUp } from '../../../../support/adds-up.ts'
import { rupees } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'
import { type InvoiceWishes, invoiceSource, withDetails } from '../../../../support/invoices.ts'

const reference = readReference()
const context: InvoiceContext = { orderId: 'PO-1-T', own: undefined, reference }
const build = (source: InvoiceSource, more: Partial<InvoiceContext> = {}): BuiltInvoice =>
  buildInvoice(source, { ...context, ...more })
function paperOf(source: InvoiceSource, more: Partial<InvoiceContext> = {}): InvoicePaper {
  const built = build(source, more)
  if (!built.ok) throw new Error(built.why)
  return built.paper
}
const source = (wishes: Partial<InvoiceWishes> = {}) => invoiceSource({ lines: 3, to: 'Maharashtra', ...wishes })
const rings: InvoiceDetail = {
  ProductID: 1001,
  ProductName: 'Stacking Rings',
  HSNCode: '95030030',
  Quantity: 3,
  Unit: '',
  MRP: rupees(1000),
  ActualPrice: rupees(700),
  NetVATAmount: ZERO,
  GSTType: 'SGST-CGST',
  IGST: ZERO,
  CGST: rupees(53.39),
  SGST: rupees(53.39),
}
const socks: InvoiceDetail = {
  ...rings,
  ProductID: 1002,
  ProductName: 'Socks',
  HSNCode: '61112000',
  Quantity: 10,
  Unit: 'PRS',
  ActualPrice: rupees(105),
  CGST: rupees(2.5),
  SGST: rupees(2.5),
}

describe('what is printed', () => {
  const paper = paperOf({ ...source(), PODetails: [rings, socks, { ...rings, ProductID: 1003, Quantity: 1 }] })

  test('lines in the portal’s order, each unit times quantity, with rate and unit', () => {
    expect(
      paper.lines.map(({ nr, productId, quantity, unit, base, CGST, rate, total }) => [
        nr,
        productId,
        quantity,
        unit,
        base,
        CGST,
        rate,
        total,
      ]),
    ).toEqual([
      [1, 1001, 3, 'NOS', rupees(1779.66), rupees(160.17), 18, rupees(2100)],
      [2, 1002, 10, 'PRS', rupees(1000), rupees(25), 5, rupees(1050)],
      [3, 1003, 1, 'NOS', rupees(593.22), rupees(53.39), 18, rupees(700)],
    ])
  })
  test('totals at the foot, and in words', () => {
    expect(paper.totals).toEqual({
      quantity: 14,
      base: rupees(3372.88),
      CGST: rupees(238.56),
      SGST: rupees(238.56),
      IGST: 0,
      VAT: 0,
      total: rupees(3850),
    })
    expect(paper.inWords).toBe('Rupees Three Thousand Eight Hundred Fifty Only')
  })
  test('a row for each HSN code and rate', () => {
    expect(paper.summary.map(({ HSNCode, rate, quantity, total }) => [HSNCode, rate, quantity, total])).toEqual([
      ['61112000', 5, 10, rupees(1050)],
      ['95030030', 18, 4, rupees(2800)],
    ])
  })
  test('two rates of one HSN code, as clothes have by their price, are two rows; so are two units', () => {
    const dear = {
      ...socks,
      ProductID: 1004,
      Quantity: 1,
      ActualPrice: rupees(3540),
      CGST: rupees(270),
      SGST: rupees(270),
    }
    const { summary } = paperOf({ ...source(), PODetails: [socks, dear, { ...socks, ProductID: 1005, Unit: '' }] })
    expect(summary.map(({ HSNCode, unit, rate, total }) => [HSNCode, unit, rate, total])).toEqual([
      ['61112000', 'PRS', 5, rupees(1050)],
      ['61112000', 'NOS', 5, rupees(1050)],
      ['61112000', 'PRS', 18, rupees(3540)],
    ])
  })
  test('lines of which nothing was given are left out and counted; what was ordered is told apart', () => {
    const invoice = {
      ...source(),
      PODetails: [
        { ...rings, OrderedQuantity: 5 },
        { ...socks, OrderedQuantity: 10, Quantity: 0 },
      ],
    }
    const { lines, notSupplied, ordered, totals } = paperOf(invoice)
    expect(lines.map(({ productId }) => productId)).toEqual([1001])
    expect({ notSupplied, ordered, given: totals.quantity }).toEqual({
      notSupplied: 1,
      ordered: { quantity: 15, total: rupees(4550) },
      given: 3,
    })
    expect(paper).toMatchObject({ notSupplied: 0, ordered: undefined })
  })
  test('the place of supply is where the goods go, without a code where there is none', () => {
    expect(paper.placeOfSupply).toBe('Maharashtra (27)')
    const nowhere = source({ to: 'Karnataka', store: { shippingState: 'Konkan' } })
    expect(paperOf(nowhere).placeOfSupply).toBe('Konkan')
  })
  test('reverse charge as the portal says', () => {
    expect(paper.reverseCharge).toBe(false)
    expect(paperOf(source({ more: { ReverseCharge: true } })).reverseCharge).toBe(true)
  })
})

describe('CGST and SGST', () => {
  const anyLine = fc.record({
    ActualPrice: fc.integer({ min: 1, max: 5_000_000 }).map(paise),
    Quantity: fc.integer({ min: 1, max: 500 }),
    GSTRate: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28),
    HSNCode: fc.constantFrom('61112000', '95030030', '33051090'),
  })

  test('are equal on every line, in every row and at the foot, and with the value they are the total', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, within) => {
        const base = source({ to: within ? 'Maharashtra' : 'Karnataka' })
        const PODetails = lines.map((line): InvoiceDetail => {
          const { CGST, SGST, IGST } = splitNet(line.ActualPrice, line.GSTRate, within)
          return { ...rings, ...line, GSTType: '', CGST, SGST, IGST }
        })
        const { summary, totals, lines: printed } = paperOf({ ...base, PODetails })
        const right = [...printed, ...summary, totals].every(
          (one) => one.CGST === one.SGST && (within ? one.IGST : one.CGST) === 0 && addsUp(one),
        )
        expect(right).toBe(true)
        expect(totals.total).toBe(
          lines.reduce((total, { ActualPrice, Quantity }) => total + times(ActualPrice, Quantity), 0),
        )
      }),
      { numRuns: often(2_000) },
    )
  })
})

describe('which taxes are named', () => {
  const labels = (invoice: InvoiceSource) => paperOf(invoice).taxes.map(({ label }) => label)
  test('CGST and SGST within a state, IGST between two', () => {
    expect(labels(source())).toEqual(['CGST', 'SGST'])
    expect(labels(source({ to: 'Karnataka' }))).toEqual(['IGST'])
  })
  test('UTGST in a union territory without a legislature', () => {
    expect(labels(source({ to: 'Chandigarh', fromStockist: true }))).toEqual(['CGST', 'UTGST'])
    expect(labels(source({ to: 'Chandigarh' }))).toEqual(['IGST'])
    const levies = reference.states.filter(({ utgst }) => utgst).map(({ displayName }) => displayName)
    expect(levies).toEqual([
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Lakshadweep',
      'Andaman and Nicobar Islands',
      'Ladakh',
    ])
  })
  test('VAT alone on orders from before 1 July 2017, without a table of HSN codes', () => {
    const old = paperOf(source({ vat: true }))
    expect(old.taxes.map(({ label }) => label)).toEqual(['VAT'])
    expect(old.summary).toEqual([])
    expect(old.totals.VAT).toBeGreaterThan(0)
    expect([...old.lines, old.totals].every(addsUp)).toBe(true)
    const day = (OrderDate: string) => build({ ...source({ vat: true }), OrderDate })
    expect(day('2017-06-30T18:29:59Z')).toMatchObject({ ok: true })
    expect(day('2017-06-30T18:30:00Z')).toEqual({ ok: false, why: 'invoiceWrongTax' })
  })
  test('an order of the last days of VAT that carries GST prints GST', () => {
    expect(labels({ ...source(), OrderDate: '2017-06-30' })).toEqual(['CGST', 'SGST'])
  })
  test('without any tax, the two states decide', () => {
    const free = (to: 'Maharashtra' | 'Karnataka') =>
      withDetails(source({ to }), () => ({ CGST: ZERO, SGST: ZERO, IGST: ZERO, GSTType: '' }))
    expect(labels(free('Maharashtra'))).toEqual(['CGST', 'SGST'])
    expect(labels(free('Karnataka'))).toEqual(['IGST'])
  })
})

describe('a number of its own', () => {
  const numberOf = (wishes: Partial<InvoiceWishes>) => {
    const { title, number, date } = paperOf(source(wishes))
    return [title, number, date?.slice(0, 10)]
  }
  test('an invoice’s for a tax invoice', () => {
    expect(numberOf({})).toEqual(['TAX INVOICE', 'FC/2627/41873', '2026-04-06'])
  })
  test('a challan’s for a challan, never the invoice’s', () => {
    const store = { signage: 'Photoshoot' }
    expect(numberOf({ store })).toEqual(['DELIVERY CHALLAN', 'DC/2627/00417', '2026-04-06'])
    expect(numberOf({ store, more: { ChallanNo: '', ChallanDate: undefined } })).toEqual([
      'DELIVERY CHALLAN',
      '',
      '2026-04-07',
    ])
  })
  test('the order’s for a performa invoice', () => {
    const more = { Status: 'Confirmed', InvoiceDate: undefined } as const
    expect(numberOf({ more })).toEqual(['PERFORMA INVOICE', 'PO-41873-T', '2026-04-05'])
    expect(paperOf({ ...source({ more }), POID: undefined }).number).toBe('PO-1-T')
  })
})

describe('the e-invoice', () => {
  const signed = (qrCodeUrl: string) => ({ einvresponse: { irn: '', ackNo: '', qrCodeUrl } })
  test('is of a tax invoice alone', () => {
    expect(paperOf(source()).einvoice).toMatchObject({ irn: expect.stringMatching(/^6f1d/), ackNo: '122610098374652' })
    expect(paperOf(source({ store: { signage: 'Photoshoot' } })).einvoice).toBeUndefined()
    expect(paperOf(source({ more: { Status: 'Confirmed' } })).einvoice).toBeUndefined()
  })
  test('is fine with a code alone, and with none', () => {
    expect(paperOf(source({ more: signed('signed text') })).einvoice).toMatchObject({ qr: 'signed text', irn: '' })
    expect(paperOf(source({ more: signed('') })).einvoice).toBeUndefined()
    expect(paperOf(source({ more: { einvresponse: undefined } })).einvoice).toBeUndefined()
  })
  test('draws no code of an address, but says it', () => {
    const { qr, qrAt } = paperOf(source({ more: signed('https://portal.invalid/qr/1.png') })).einvoice ?? {}
    expect({ qr, qrAt }).toEqual({ qr: undefined, qrAt: 'https://portal.invalid/qr/1.png' })
    expect(paperOf(source({ more: signed('data:image/png;base64,AAAA') })).einvoice).toBeUndefined()
  })
})

describe('the store of a paper', () => {
  test('title and issuer are those of the paper’s store, for every user', () => {
    const challan = source({ store: { concept: 'BBBHCOCO', signage: 'Babyhug' } })
    const looker = { concept: 'FOFO', signage: 'Firstcry', shippingState: 'Karnataka' }
    for (const own of [undefined, looker]) expect(paperOf(challan, { own }).title).toBe('DELIVERY CHALLAN')
  })
  test('a store’s concept may be told as the signed-in one’s is', () => {
    const store = { concept: '', signage: '', fcf: { concept: 'BBBHCOCO', signage: 'Babyhug' } }
    expect(paperOf(source({ store })).title).toBe('DELIVERY CHALLAN')
  })
  test('what the portal doesn’t tell of the store, the store that looks at its own paper knows', () => {
    const silent = source({ store: { concept: '', signage: '' } })
    const own = { concept: 'FOFO', signage: 'Photoshoot', shippingState: 'Maharashtra' }
    expect(() => paperOf(silent)).toThrow('invoiceStoreUnknown')
    expect(paperOf(silent, { own }).title).toBe('DELIVERY CHALLAN')
  })
  test.each([
    ['FOFO', 'Firstcry', 'BB Wholesale Trading Private Limited', '27ZZBCB1042K1ZV'],
    ['PHARMACY', 'Firstcry', 'DARP Retail Supply Private Limited', '27ZZDCD2087M1Z8'],
    ['BBBHFO', 'Factory Outlet', 'DARP Retail Supply Private Limited', '27ZZDCD2087M1Z8'],
    ['BBBHFO', 'Cutewalk', 'BB Wholesale Trading Private Limited', '27ZZBCB1042K1ZV'],
    ['FOFO', 'Photoshoot', 'DARP Retail Supply Private Limited', '27ZZDCD2087M1Z8'],
    ['BBBHCOCO', 'Babyhug', 'BB Babyhug Stores Private Limited', '27ZZBCB1042K1ZV'],
  ])('of %s with signage %s: issued by %s', (concept, signage, legalName, GSTNo) => {
    expect(paperOf(source({ store: { concept, signage } })).seller).toMatchObject({ legalName, GSTNo })
  })
  test('a stockist issues in their own name', () => {
    const { seller } = paperOf(source({ to: 'Chandigarh', fromStockist: true }))
    expect(seller).toMatchObject({ legalName: 'Shivalik Child Care LLP', GSTNo: '04ABKFS5006V1ZW', stateCode: '04' })
  })
  test('a listed warehouse is known without the portal’s telling', () => {
    const silent = { name: '', address: '', city: '', state: '', pincode: '', whType: undefined }
    const base = source({ store: { concept: 'BBBHCOCO' } })
    const { title, seller } = paperOf({ ...base, WareHouseDetails: { ...base.WareHouseDetails, ...silent } })
    expect(title).toBe('DELIVERY CHALLAN')
    expect(seller).toMatchObject({ name: 'Bhamboli', state: 'Maharashtra', stateCode: '27', whType: 'Warehouse' })
  })
  test('goods go to where the store is billed when it has no address for them', () => {
    const none = {
      shippingAddress1: '',
      shippingAddress2: '',
      shippingCity: '',
      shippingState: '',
      shippingPincode: '',
    }
    const { shipTo, billTo } = paperOf(source({ store: none }))
    expect(shipTo).toEqual(billTo)
  })
})

describe('a drop shipment', () => {
  const VendorDetails = {
    name: 'Aravalli Toys',
    address: 'Plot 22',
    city: 'Gurugram',
    state: 'Haryana',
    pincode: '',
    GSTNo: '',
  }
  const vendorOf = (POID: string, OrderDate: string) =>
    paperOf(source({ more: { POID, OrderDate, VendorDetails } })).vendor?.legalName
  test('names its vendor from 1 April 2021 on', () => {
    expect(vendorOf('PO-1-D', '2021-04-01')).toBe('Aravalli Toys')
    expect(vendorOf('PO-1-D', '2021-03-31')).toBeUndefined()
  })
  test('other orders name none', () => {
    expect(vendorOf('PO-1-K', '2026-04-01')).toBeUndefined()
  })
})
