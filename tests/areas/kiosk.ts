import fc from 'fast-check'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'

export const kiosk = {
  calls: ({ person, delivered }) => ({
    orderList: () => ({ query: { status: 'Pending' } }),
    // The first ones waited once: confirming one again is taken, too.
    confirmOrder: () => ({ query: { POID: delivered, id: String(person.store.id * 100 + 1) } }),
    // One that nothing else of these examples is about.
    cancelOrder: () => ({ query: { id: String(person.store.id * 100 + 4) } }),
  }),
  documents: {},
  state: {
    events: {
      kioskCancelled: fc.record({ type: fc.constant('kioskCancelled'), user, id: word }),
      kioskConfirmed: fc.record({ type: fc.constant('kioskConfirmed'), user, id: word, poid: word }),
    },
    reads: {
      isCancelled: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
      confirmedBy: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
    },
  },
  lists: {
    kioskOrders: screenAt('/home/account/kioskConfirmation'),
  },
  entries: ({ orderId }) => ({
    'kiosk.acknowledge': [{ poid: orderId, id: '1', again: false }],
    'kiosk.confirm': [{ poid: orderId, id: '3', again: false }],
    'kiosk.cancel': [{ id: '2', again: false }],
  }),
} satisfies AreaTables<'kiosk'>
