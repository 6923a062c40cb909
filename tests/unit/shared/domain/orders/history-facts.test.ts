import { describe, expect, test } from 'vitest'
import {
  type HistoryOrder,
  knownFacts,
  paymentFacts,
  shippingFacts,
} from '../../../../../src/shared/domain/orders/history-facts.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const order = (over: Partial<HistoryOrder> = {}): HistoryOrder => ({
  poid: 'PO-41007-T',
  createddate: '2026-11-01T10:00:00Z',
  cpocreateddate: '2026-11-02T10:00:00Z',
  paymentdate: '2026-11-03T10:00:00Z',
  totalitems: 3,
  totalquantity: 12,
  totalMRP: paise(12_345_600),
  coupondiscount: paise(15_000),
  netpayment: paise(4_609_290),
  status: 'Shipped',
  potype: 'ARS',
  warehouseid: 10,
  maxshipdate: '2026-11-05T10:00:00Z',
  gapReport: true,
  docketNo: 'DKT7',
  transporterNo: 'TR9',
  bagcloseddate: '2026-11-04T06:00:00Z',
  shippingdetails: {
    referencenumber: 'REF3',
    company: 'Vayu Logistics',
    loadid: 'LD-2',
    actualdate: '2026-11-04T10:00:00Z',
    amount: paise(45_000),
  },
  ...over,
})

const inWords = (facts: readonly { readonly label: string; readonly text: string }[]) =>
  facts.map(({ label, text }) => `${label}: ${text}`)

const bare = order({
  cpocreateddate: undefined,
  paymentdate: undefined,
  coupondiscount: paise(0),
  potype: '',
  maxshipdate: undefined,
  docketNo: undefined,
  transporterNo: undefined,
  bagcloseddate: undefined,
  shippingdetails: undefined,
})

describe('the facts of an order', () => {
  test('how it travels', () => {
    expect(inWords(shippingFacts(order()))).toEqual([
      'Ships by: 05 Nov 2026',
      'Shipped: 04 Nov 2026',
      'Courier: Vayu Logistics',
      'Docket: DKT7',
      'Courier no.: TR9',
      'Load: LD-2',
      'Reference: REF3',
      'Packed: 04 Nov 2026',
      'Shipping amount: ₹ 450.00',
    ])
  })

  test('what it is and how it is paid', () => {
    expect(inWords(paymentFacts(order()))).toEqual([
      'Type: ARS – Automatic replenishment',
      'CPO created: 02 Nov 2026',
      'Paid: 03 Nov 2026',
      'Coupon discount: ₹ 150.00',
    ])
  })

  test('are empty where the portal sends nothing', () => {
    expect([...shippingFacts(bare), ...paymentFacts(bare)]).toEqual([])
  })
})

test('facts of which nothing is said are left out, and those that lead nowhere have no address', () => {
  expect(
    knownFacts([
      ['Courier', 'Vayu Logistics'],
      ['Docket', ''],
      ['Courier no.', undefined],
      ['Load', 'LD-2', '/home/loads/LD-2'],
      ['Reference', '', '/home'],
    ]),
  ).toEqual([
    { label: 'Courier', text: 'Vayu Logistics' },
    { label: 'Load', text: 'LD-2', to: '/home/loads/LD-2' },
  ])
})
