/** Links within the app: the portal's numbers may contain any character that has a meaning in an address. */
import { describe, expect, test } from 'vitest'
import {
  boxAddress,
  gapReorderAddress,
  gapsAddress,
  invoiceAddress,
  kioskInvoiceAddress,
  kioskReceiptAddress,
  lateLoadsAddress,
  lateOrdersAddress,
  listingAddress,
  loadAddress,
  loadBoxesAddress,
  loadInvoiceAddress,
  orderAddress,
  orderSearchAddress,
  ordersAddress,
  productAddress,
  receivingAddress,
  subcategoryAddress,
  userAddress,
} from '../../../../../src/shared/domain/screens/addresses.ts'
import { pathOf, ruleAt, SCREENS } from '../../../../../src/shared/domain/screens.ts'

const STRANGE = 'FC/1 #?'
const AS_PART = 'FC%2F1%20%23%3F'

describe('a number is one part of an address', () => {
  test.each([
    ['an order', orderAddress, SCREENS.orderDetails, `/home/account/orderDetails/${AS_PART}`],
    ['its gaps', gapsAddress, SCREENS.orderDetails, `/home/account/orderDetails/${AS_PART}#gaps`],
    ['what is ordered again of it', gapReorderAddress, SCREENS.gapReorder, `/home/account/gapReorder/${AS_PART}`],
    ['its invoice', invoiceAddress, SCREENS.orderInvoice, `/home/account/invoice/order/${AS_PART}`],
    ['a load', loadAddress, SCREENS.loadDetails, `/home/account/loadDetails/${AS_PART}`],
    ['its boxes', loadBoxesAddress, SCREENS.loadDetails, `/home/account/loadDetails/${AS_PART}#boxes`],
    ['the invoice of a load', loadInvoiceAddress, SCREENS.loadInvoice, `/home/account/invoice/load/${AS_PART}`],
    ['a load that is checked off', receivingAddress, SCREENS.loadReceiving, `/home/account/loadReceiving/${AS_PART}`],
    ['a box', boxAddress, SCREENS.boxDetails, `/home/account/boxDetails/${AS_PART}`],
    ['a receipt of the kiosk', kioskReceiptAddress, SCREENS.kioskReceipt, `/home/account/kioskReceipt/${AS_PART}`],
    ['an invoice of the kiosk', kioskInvoiceAddress, SCREENS.kioskInvoice, `/home/account/kioskInvoice/${AS_PART}`],
  ])('of %s', (_what, addressOf, rule, address) => {
    expect(addressOf(STRANGE)).toBe(address)
    expect(ruleAt(new URL(address, 'app://portal').pathname)).toBe(rule)
  })
})

test('each part of a screen’s path is filled by its name', () => {
  expect(pathOf('kioskAcknowledgement', { _id: STRANGE, poid: 7 })).toBe(`/confirm/kiosk/7/${AS_PART}`)
})

describe('what is asked for stands behind a question mark', () => {
  test.each([
    [ordersAddress('shipped', '2026-04-01', '2026-04-30'), '/home/account/orderHistory?shipped=2026-04-01..2026-04-30'],
    [ordersAddress('ordered', '2026-04-01', '2026-04-30'), '/home/account/orderHistory?ordered=2026-04-01..2026-04-30'],
    [orderSearchAddress('1042 &'), '/home/account/orderHistory?po=1042+%26'],
    [boxAddress('BAG-1', 'LD/2'), '/home/account/boxDetails/BAG-1?load=LD%2F2'],
    [userAddress(7), '/home/admin?user=7'],
    [subcategoryAddress('Baby & Kids'), '/home/account/artworks/artworksSubcat?cat=Baby%20%26%20Kids'],
    [listingAddress(), '/products/listing'],
    [listingAddress({ categories: 6 }), '/products/listing?categories=6'],
    [listingAddress({ categories: 6, subcategories: 60 }), '/products/listing?categories=6&subcategories=60'],
    [productAddress(1001), '/products/productInfo/1001'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected)
  })
})

test('what home warns of is found in its list, and nothing else', () => {
  expect(lateOrdersAddress({ fromDate: '2026-09-07', toDate: '2026-11-28' })).toBe(
    '/home/account/orderHistory?ordered=2026-09-07..2026-11-28&late=1',
  )
  expect(lateLoadsAddress({ from: '2026-10-28', to: '2026-11-28' })).toBe(
    '/home/account/loadHistory?created=2026-10-28..2026-11-28&late=1',
  )
})
