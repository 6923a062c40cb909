import fc from 'fast-check'
import { splitNet } from '../../src/shared/domain/pricing/tax.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { next, word as text } from '../support/documented.ts'

const receiptFor = (StoreName: string) => {
  const { CGST, SGST, IGST } = splitNet(paise(999_00), 5, true)
  return {
    InvoiceNo: 'KSK/70001',
    // Indian time, sent as if it were London's.
    OrderDate: '2026-04-05T10:42:00.000Z',
    PaymentMode: 'UPI',
    StoreName,
    StoreAddress: 'FC Road, Pune, Maharashtra, 411004',
    GSTNo: '27AAACP1234A1Z5',
    CustomerName: 'Meera',
    MobileNo: '9812345678',
    Email: 'meera@example.com',
    Address: 'Baner, Pune',
    TotalPrice: paise(80 * 999_00),
    products: Array.from({ length: 40 }, (_, nth) => ({
      id: 200_000 + nth,
      name: `Cotton Romper ${nth}`,
      HSNCode: '61112000',
      qty: 2,
      MRP: paise(999_00),
      ActualPrice: paise(999_00),
      CGST,
      SGST,
      IGST,
    })),
  }
}

const paperOf = <Kind extends 'kioskReceipt' | 'kioskInvoice'>(kind: Kind) => ({
  of: (StoreName: string) => ({
    subject: { kind, id: '70001' },
    answers: { 'kiosk.receipt': receiptFor(StoreName) },
    who: {},
  }),
  name: 'Asha Kids',
})

export const kiosk = {
  calls: async ({ person, delivered }) => {
    const once = String(person.store.id * 100 + 1)
    const confirmed = await person.ask('kiosk.orderList', { query: { status: 'Confirmed' } })
    // For an order that was just confirmed, the receipt is still being created.
    const order = confirmed.find(({ id }) => id !== once)
    return {
      orderList: () => ({ query: { status: 'Pending' } }),
      // The first ones were pending once: confirming one again is accepted, too.
      confirmOrder: () => ({ query: { POID: delivered, id: once } }),
      track: () => ({ query: { id: order?.id ?? '' } }),
      emailsByMobile: () => ({ body: { MobileNo: '9812345678' } }),
      saveDetails: () => ({
        body: { id: order?.id ?? '', MobileNo: '9812345678', name: 'Meera', email: 'meera@example.com' },
      }),
      registerUser: () => ({
        body: { MobileNo: String(9_812_000_000 + next()), name: 'Meera', email: 'meera@example.com' },
      }),
      guestLogin: () => ({ body: { MobileNo: '9812345678' } }),
      receipt: () => ({ query: { id: order?.id ?? '' } }),
      // An order that no other example uses.
      cancelOrder: () => ({ query: { id: String(person.store.id * 100 + 4) } }),
    }
  },
  documents: {
    orderList: () => [
      { id: text('order'), phoneNo: text('phone'), products: [{ id: next(), qty: next() }], status: 'Pending' },
    ],
  },
  state: {
    events: {
      kioskCustomer: fc.record({
        type: fc.constant('kioskCustomer'),
        user,
        mobile: word,
        name: word,
        email: word,
        address: word,
      }),
      kioskCancelled: fc.record({ type: fc.constant('kioskCancelled'), user, id: word }),
      kioskConfirmed: fc.record({
        type: fc.constant('kioskConfirmed'),
        user,
        id: word,
        poid: word,
        at: fc.option(fc.nat(), { nil: undefined }),
      }),
    },
    reads: {
      isCancelled: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
      customersOf: (ask) => USERS.map((of) => WORDS.map((mobile) => ask(of, mobile))),
      confirmedAt: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
      confirmedBy: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
    },
  },
  lists: {
    kioskOrders: screenAt('/home/account/kioskConfirmation'),
  },
  papers: {
    kioskReceipt: {
      ...paperOf('kioskReceipt'),
      says: ['KSK/70001', 'Cotton Romper 39', '05 Apr 2026, 10:42', '80 pieces', 'Paid by UPI', '79,920'],
      sheets: 1,
      longest: 100,
    },
    kioskInvoice: {
      ...paperOf('kioskInvoice'),
      says: ['KSK/70001', 'Cotton Romper 39', '05 Apr 2026, 10:42', 'Meera', 'CGST', '79,920.00'],
      sheets: 2,
      longest: 100,
    },
  },
  entries: ({ orderId }) => ({
    'kiosk.acknowledge': [{ poid: orderId, id: '1', again: false }],
    'kiosk.confirm': [{ poid: orderId, id: '3', again: false }],
    'kiosk.checkOut': [{ id: '2' }],
    'kiosk.cancel': [{ id: '2', again: false }],
  }),
} satisfies AreaTables<'kiosk'>
