import fc from 'fast-check'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'

export const kiosk = {
  calls: ({ person, delivered }) => ({
    orderList: () => ({ query: { status: 'Pending' } }),
    // The first ones waited once: confirming one again is taken, too.
    confirmOrder: () => ({ query: { POID: delivered, id: String(person.store.id * 100 + 1) } }),
  }),
  documents: {},
  state: {
    events: {
      kioskConfirmed: fc.record({ type: fc.constant('kioskConfirmed'), user, id: word, poid: word }),
    },
    reads: {
      confirmedBy: (ask) => USERS.map((of) => WORDS.map((id) => ask(of, id))),
    },
  },
  lists: {
    kioskOrders: screenAt('/home/account/kioskConfirmation'),
  },
  entries: ({ orderId }) => ({
    'kiosk.acknowledge': [{ poid: orderId, id: '1', again: false }],
  }),
} satisfies AreaTables<'kiosk'>
