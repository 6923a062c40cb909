import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../../../src/shared/domain/order.ts'
import {
  addsUp,
  buildInvoice,
  hasInvoice,
  type InvoiceSource,
  type InvoiceStore,
  invoiceTitle,
  type Party,
} from '../../../../../src/shared/domain/papers/invoice.ts'
import type { WarehouseType } from '../../../../../src/shared/domain/product.ts'
import { PUNE, rupees } from '../../../builders.ts'

const party = (state: string, stateCode: string): Party => ({
  name: 'Asha Kids Retail',
  legalName: 'Asha Kids Retail',
  address: ['12 MG Road'],
  state,
  stateCode,
  pincode: '411001',
  GSTNo: '27ZZBCB1042K1ZV',
})
const store: InvoiceStore = { signage: 'Babyhug', concept: 'FOFO', shippingState: 'Maharashtra' }

type Line = InvoiceSource['lines'][number]
const line = (more: Partial<Line> = {}): Line => ({
  ProductID: 1001,
  ProductName: 'Stacking Rings',
  HSNCode: '95030030',
  Quantity: 3,
  MRP: rupees(1000),
  baseCost: rupees(593.22),
  CGST: rupees(53.39),
  SGST: rupees(53.39),
  IGST: rupees(0),
  netCost: rupees(700),
  rate: 18,
  ...more,
})
const fromAfar = { CGST: rupees(0), SGST: rupees(0), IGST: rupees(106.78) }

const source = (lines: readonly Line[], more: Partial<InvoiceSource> = {}): InvoiceSource => ({
  orderId: '4711T',
  invoiceNo: 'CC/26-27/17',
  invoiceDate: '2026-04-06T09:00:00Z',
  orderDate: '2026-04-05T09:00:00Z',
  status: 'Shipped',
  potype: 'OWNED',
  warehouse: { ...party('Maharashtra', '27'), id: PUNE, whType: 'Warehouse', CINNo: 'U52100MH2010PTC200000' },
  billTo: party('Maharashtra', '27'),
  shipTo: party('Maharashtra', '27'),
  lines,
  ...more,
})

describe('the title of an order’s invoice', () => {
  const titleOf = (
    status: OrderStatus,
    more: Partial<InvoiceStore> = {},
    whType: WarehouseType = 'Warehouse',
    state = 'Maharashtra',
  ) => invoiceTitle(status, { ...store, ...more }, { whType, state })

  test('there is one from confirmation on', () => {
    expect(ORDER_STATUSES.filter(hasInvoice)).toEqual(['Confirmed', 'Shipped', 'Delivered'])
  })
  test.each([
    ['Confirmed', 'PERFORMA INVOICE'],
    ['Shipped', 'TAX INVOICE'],
    ['Delivered', 'TAX INVOICE'],
  ] as const)('%s: %s', (status, title) => {
    expect(titleOf(status)).toBe(title)
  })
  test.each(['Confirmed', 'Shipped', 'Delivered'] as const)('of Photoshoot signage, %s: DELIVERY CHALLAN', (status) => {
    expect(titleOf(status, { signage: 'Photoshoot' }, 'Stockist', 'Goa')).toBe('DELIVERY CHALLAN')
  })
  test.each([
    ['Warehouse', 'MAHARASHTRA', 'DELIVERY CHALLAN'],
    ['DC', 'Maharashtra', 'DELIVERY CHALLAN'],
    ['Warehouse', 'Haryana', 'TAX INVOICE'],
    ['Stockist', 'Maharashtra', 'TAX INVOICE'],
  ] as const)('of a BBBHCOCO store from a %s in %s: %s', (whType, state, title) => {
    expect(titleOf('Shipped', { concept: 'BBBHCOCO' }, whType, state)).toBe(title)
  })
  test('other concepts get no challan in their own state', () => {
    expect(titleOf('Shipped', { concept: 'FCCOCO' })).toBe('TAX INVOICE')
  })
})

describe('what is printed', () => {
  const socks = line({
    ProductID: 1002,
    ProductName: 'Socks',
    HSNCode: '61112000',
    Quantity: 10,
    MRP: rupees(150),
    baseCost: rupees(100),
    CGST: rupees(2.5),
    SGST: rupees(2.5),
    netCost: rupees(105),
    rate: 5,
  })
  const paper = buildInvoice(source([line(), socks, line({ ProductID: 1003, Quantity: 1 })]), store)

  test('lines in the portal’s order, each unit times quantity', () => {
    expect(
      paper?.lines.map(({ nr, productId, quantity, base, CGST, total }) => [
        nr,
        productId,
        quantity,
        base,
        CGST,
        total,
      ]),
    ).toEqual([
      [1, 1001, 3, rupees(1779.66), rupees(160.17), rupees(2100)],
      [2, 1002, 10, rupees(1000), rupees(25), rupees(1050)],
      [3, 1003, 1, rupees(593.22), rupees(53.39), rupees(700)],
    ])
  })
  test('totals at the foot, and in words', () => {
    expect(paper?.totals).toEqual({
      quantity: 14,
      base: rupees(3372.88),
      CGST: rupees(238.56),
      SGST: rupees(238.56),
      IGST: 0,
      total: rupees(3850),
    })
    expect(paper?.inWords).toBe('Rupees Three Thousand Eight Hundred Fifty Only')
  })
  test('a row for each HSN code and rate', () => {
    expect(paper?.summary.map(({ HSNCode, rate, quantity, total }) => [HSNCode, rate, quantity, total])).toEqual([
      ['61112000', 5, 10, rupees(1050)],
      ['95030030', 18, 4, rupees(2800)],
    ])
  })
  test('one code at two rates has two rows', () => {
    const dear = line({
      ...socks,
      baseCost: rupees(2600),
      CGST: rupees(234),
      SGST: rupees(234),
      netCost: rupees(3068),
      rate: 18,
    })
    const rows = buildInvoice(source([dear, socks]), store)?.summary
    expect(rows?.map(({ HSNCode, rate }) => [HSNCode, rate])).toEqual([
      ['61112000', 5],
      ['61112000', 18],
    ])
  })
  test('base + taxes = total on every line, in every row and at the foot', () => {
    const all = paper === undefined ? [] : [...paper.lines, ...paper.summary, paper.totals]
    expect(all).toHaveLength(6)
    expect(all.filter((one) => !addsUp(one))).toEqual([])
  })
  test('the place of supply is where the goods go', () => {
    expect(paper?.placeOfSupply).toBe('Maharashtra (27)')
    expect(buildInvoice(source([line(fromAfar)], { shipTo: party('Goa', '30') }), store)?.placeOfSupply).toBe(
      'Goa (30)',
    )
  })
  test('CGST and SGST columns within a state, one IGST column between two', () => {
    expect(paper?.withinState).toBe(true)
    expect(buildInvoice(source([line(fromAfar)]), store)?.withinState).toBe(false)
  })
  test('without any tax, the two addresses decide', () => {
    const free = line({ baseCost: rupees(700), CGST: rupees(0), SGST: rupees(0), rate: 0 })
    expect(buildInvoice(source([free]), store)?.withinState).toBe(true)
    expect(buildInvoice(source([free], { shipTo: party('Goa', '30') }), store)?.withinState).toBe(false)
  })
  test('the e-invoice’s code only where there is one', () => {
    expect(paper?.einvoice).toBeUndefined()
    const einvresponse = { irn: 'abc', ackNo: '1', ackDate: '2026-04-06', qrCodeUrl: 'signed text' }
    expect(buildInvoice(source([line()], { einvresponse }), store)?.einvoice).toEqual({
      irn: 'abc',
      ackNo: '1',
      ackDate: '2026-04-06',
      qr: 'signed text',
    })
  })
})

describe('an invoice is refused', () => {
  test.each([
    ['when a line doesn’t add up by a paisa', [line({ netCost: rupees(700.01) })]],
    ['when any of its lines doesn’t', [line(), line({ CGST: rupees(53.4) })]],
    ['when a line is taxed both ways', [line({ IGST: rupees(106.78), netCost: rupees(806.78) })]],
    ['when one line is taxed within the state and another between two', [line(), line(fromAfar)]],
  ])('%s', (_, lines) => {
    expect(buildInvoice(source(lines), store)).toBeUndefined()
  })
})
