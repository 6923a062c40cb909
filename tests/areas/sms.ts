import fc from 'fast-check'
import { USERS, user, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'

export const sms = {
  calls: async () => ({
    list: () => ({ query: { pageNo: 1, pageSize: 20 } }),
    request: () => ({
      body: {
        smsContent: 'New arrivals at our store.',
        smsScheduledAt: '2030-01-05T10:00:00.000+05:30',
        status: 'Pending',
      },
    }),
  }),
  documents: {
    list: () => ({
      rows: [
        {
          id: String(next()),
          smsContent: text('text'),
          events: text('event'),
          smsScheduledAt: moment(),
          status: 'Pending',
        },
      ],
      count: 1,
    }),
    request: () => ({ message: text('message') }),
  },
  lists: { smsRequests: screenAt('/home/account/smsrequest') },
  state: {
    events: {
      smsAsked: fc.record({ type: fc.constant('smsAsked'), user, text: word, goesOut: word, at: fc.nat() }),
    },
    reads: { smsOf: (ask) => USERS.map((of) => ask(of)) },
  },
} satisfies AreaTables<'sms'>
