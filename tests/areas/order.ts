import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { toOrderPayload } from '../../src/shared/domain/orders/order-payload.ts'
import { orderAddress } from '../../src/shared/domain/screens/addresses.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { line, OPENED, USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt, WAREHOUSE } from '../support/area-tables.ts'
import { store } from '../support/builders.ts'
import { moment, named, next, word as text } from '../support/documented.ts'
import { answerOf, invoiceSource } from '../support/invoices.ts'
import { ORDER, STAFF } from '../support/made.ts'
import type { Asking } from '../support/pages/app-bridge.ts'
import { pricedCart } from '../support/shop.ts'

const orderRow = () => ({
  poid: text('PO'),
  createddate: moment(),
  cpocreateddate: moment(),
  paymentdate: moment(),
  totalitems: next(),
  totalquantity: next(),
  totalMRP: next(),
  coupondiscount: next(),
  netpayment: next(),
  status: 'Shipped',
  potype: text('type'),
  warehouseid: next(),
  maxshipdate: moment(),
  gapReport: true,
  docketNo: text('docket'),
  transporterNo: text('transporter'),
  bagcloseddate: moment(),
  shippingdetails: {
    referencenumber: text('reference'),
    company: text('courier'),
    loadid: text('load'),
    actualdate: moment(),
    amount: next(),
  },
})

const orderLine = () => ({
  ProductID: next(),
  ProductName: text('product'),
  ProductDesc: text('desc'),
  MRP: next(),
  ActualPrice: next(),
  Discount: next(),
  OrderedQuantity: next(),
  Quantity: next(),
  TotalPrice: next(),
  StockType: 'OwnedStock',
  minimumShipHours: next(),
  vat: next(),
  IGST: next(),
  CGST: next(),
  SGST: next(),
  HSNCode: String(next()),
  isReturnable: true,
})

const arsRow = () => ({
  productId: next(),
  parentId: next(),
  productName: text('product'),
  cat: text('cat'),
  subCat: text('subcat'),
  brand: text('brand'),
  mrp: next(),
  actualPrice: next(),
  targetStock: next(),
  pendingQty: next(),
  confirmedQty: next(),
  inTransitStock: next(),
  stockInHand: next(),
  expectedQty: next(),
  actualQty: next(),
  arsScheduledDate: moment(),
})

const unitOf = (mrp: number) => {
  const tax = { tax: 0, rate: 0, gstType: 'IGST' as const, CGST: 0, SGST: 0, IGST: 0 }
  return { way: 'retailerMargin' as const, mrp, margin: 20, base: mrp, net: mrp, ...tax }
}
const MOST = 99
const numbers = Array.from({ length: MOST + 1 }, (_, nr) => `PO-${nr}-T`)

const ordered = fc
  .tuple(user, word, fc.nat(MOST), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([by, key, nr, lines]) => ({
    type: 'ordered' as const,
    user: by,
    key,
    orders: [
      {
        poid: `PO-${nr}-T`,
        user: by,
        wh: WAREHOUSE,
        whType: 'Warehouse' as const,
        orderType: 'OWNED' as const,
        at: OPENED + nr,
        lines: lines.map(({ id, qty, mrp }) => ({ id, qty, isReturnable: true, unit: unitOf(mrp) })),
      },
    ],
    results: [{ wh: WAREHOUSE, mode: 'OWNED' as const, poid: `PO-${nr}-T`, netpayment: 100, message: 'Placed.' }],
  }))

/** Orders with missing pieces, those with the most pieces first. */
async function ordersWithGaps(ask: Asking): Promise<readonly string[]> {
  const query = { pageNo: 1, pageSize: 500 }
  const { answer } = await ask('portal.read', {
    call: 'order.history',
    args: { query },
    request: 'orders with gaps',
    fresh: false,
  })
  const { rows } = answer as { readonly rows: readonly { poid: string; gapReport?: boolean; totalitems: number }[] }
  const short = rows.filter(({ gapReport, poid }) => gapReport === true && poid.startsWith('PO-'))
  return short.toSorted((one, other) => other.totalitems - one.totalitems).map(({ poid }) => poid)
}

export const order = {
  calls: async ({ person, orders, delivered }) => {
    const { groups } = await pricedCart(person)
    const payload = toOrderPayload(groups.filter(({ orderable }) => orderable))
    const ofCart = payload.map((group) => ({ ...group, mode: 'AFS' as const }))
    const days = { from: '2000-01-01', to: '2099-12-31' }
    const pages = { pageNo: 1, pageSize: 20 }
    return {
      blocking: () => ({ params: { userId: person.store.id } }),
      placeStatus: () => ({ body: { clientOrderKey: randomUUID() } }),
      place: () => ({ body: { orders: payload, clientOrderKey: randomUUID() } }),
      placeAfs: () => ({ body: { userId: person.store.id, order: ofCart, clientOrderKey: randomUUID() } }),
      placeCar: () => ({ query: { user: person.store.id }, body: { order: ofCart, clientOrderKey: randomUUID() } }),
      details: () => ({ body: { id: delivered } }),
      history: () => ({
        query: { ...pages, fromDate: '2020-04-01', status: ['Delivered'], warehouseId: WAREHOUSE },
      }),
      gapReport: () => ({ query: { orderId: orders.find(({ gapReport }) => gapReport)?.poid ?? '' } }),
      stats: () => ({}),
      autoConfirmed: () => ({ params: { accountType: 1 } }),
      stockistDetails: () => ({ body: { ...days, status: 'Delivered', whType: 'Warehouse' } }),
      arsReport: () => ({ query: { ...days, ...pages } }),
      invoice: () => ({ query: { orderId: delivered } }),
    }
  },
  staff: ['placeCar'],
  documents: {
    placeStatus: () => ({ status: text('InProgress'), message: text('message') }),
    place: () => ({
      response: {
        result: [{ status: 200, message: text('placed') }],
        err: [{ status: 400, message: text('failed') }],
      },
    }),
    details: () => ({
      warehouse: named(),
      purchaseDetail: [orderLine(), orderLine()],
      gapTotalQty: next(),
      gapTotalPrice: next(),
    }),
    history: () => ({ rows: [orderRow(), orderRow()], count: next() }),
    arsReport: () => ({ rows: [arsRow()], count: next() }),
  },
  state: {
    events: {
      ordered,
      refused: fc.record({ type: fc.constant('refused'), user, key: word }),
    },
    reads: {
      ordersOf: (ask) => USERS.map((of) => ask(of)),
      orderOf: (ask) => numbers.map((poid) => ask(poid)),
      answerTo: (ask) => USERS.map((of) => WORDS.map((key) => ask(of, key))),
      isRefused: (ask) => USERS.map((of) => WORDS.map((key) => ask(of, key))),
      count: (ask) => ask(),
      linesOf: (ask) => USERS.map((of) => ask(of)),
      unpaidOf: (ask) => USERS.map((of) => ask(of)),
      shippedOf: (ask) => USERS.map((of) => ask(of)),
      packedOf: (ask) => USERS.map((of) => ask(of)),
      newsOf: (ask) => USERS.map((of) => ask(of)),
    },
  },
  lists: {
    orderHistory: screenAt('/home/account/orderHistory'),
    orderLines: { address: orderAddress, subjects: ordersWithGaps, prefix: 'orderLines.', isBare: false },
    gapReport: {
      address: (poid) => `${orderAddress(poid)}#gaps`,
      subjects: ordersWithGaps,
      prefix: 'gapReport.',
      isBare: false,
    },
    arsReport: screenAt('/home/account/arsReport'),
    orderDetails: { ...screenAt('/home/account/orderdetail'), as: 'stockist@practice.storedesk.example' },
    autoConfirmed: screenAt('/home/account/confirmedOrders'),
  },
  papers: {
    orderInvoice: {
      of: (companyName) => ({
        subject: { kind: 'orderInvoice', orderId: 'PO-41873-T' },
        answers: {
          'order.invoice': answerOf(
            invoiceSource({ lines: 30, to: 'Karnataka', store: { companyName, storeName: '' } }),
          ),
        },
        who: STAFF,
      }),
      name: 'Sahyadri Kids Retail LLP',
      says: ['TAX INVOICE', 'FC/2627/41873', 'Authorised signatory'],
      sheets: 2,
      longest: 200,
    },
    orderSummary: {
      of: (companyName) => ({
        subject: { kind: 'orderSummary', key: ORDER.key },
        answers: {
          'order.details': {
            potype: '',
            purchaseDetail: [],
            gapTotalQty: 3,
            gapTotalPrice: paise(9_000),
            timeline: [],
          },
        },
        who: { ...store(), companyName },
      }),
      name: 'Sahyadri Kids Retail LLP',
      says: ['Order summary', 'PO-1001-T', '45,000.50', 'The order is short of the minimum.', '05 Apr 2026'],
      sheets: 1,
      longest: 200,
    },
  },
  entries: ({ prepared: { key, groups } }) => ({
    'orders.prepare': [{ cart: 'all' }],
    'orders.place': [
      { key, groups: groups.map((group) => group.key), total: groups.reduce((sum, { total }) => sum + total, 0) },
    ],
    'orders.journal': [{ open: true }],
    'orders.check': [{ key }],
    'orders.setAside': [{ key }],
    'orders.held': [undefined],
    'orders.lookBack': [undefined],
    'orders.release': [undefined],
  }),
} satisfies AreaTables<'order'>
