import fc from 'fast-check'
import { PRODUCTS, product, USERS, user } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'

export const notifications = {
  calls: async ({ person }) => {
    const [first] = await person.ask('notifications.list', {})
    return {
      list: () => ({}),
      markRead: () => ({ body: { id: first?.id ?? '', status: 'read' } }),
    }
  },
  documents: {},
  state: {
    events: {
      notificationRead: fc.record({ type: fc.constant('notificationRead'), user, id: product }),
    },
    reads: {
      isRead: (ask) => USERS.map((of) => PRODUCTS.map((id) => ask(of, id))),
    },
  },
  lists: {
    notifications: screenAt('/home/notifications'),
  },
} satisfies AreaTables<'notifications'>
