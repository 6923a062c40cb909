import fc from 'fast-check'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { JPEG } from '../support/picture-files.ts'

export const cform = {
  calls: async ({ person }) => {
    const body = { status: 'Shipped', fromDate: '2014-04-01', toDate: '2017-06-30' } as const
    const [first] = await person.ask('cform.details', { body })
    return {
      details: () => ({ body }),
      add: () => ({
        body: {
          cFormNumber: 'C-1',
          docketNumber: 'D-1',
          courierName: 'Vayu Logistics',
          invoices: first === undefined ? [] : [first],
        },
        file: { name: 'c-form.jpg', bytes: JPEG },
      }),
    }
  },
  documents: {},
  lists: { cForms: screenAt('/home/account/cform') },
  state: {
    events: {
      cFormIssued: fc.record({ type: fc.constant('cFormIssued'), user, number: word, invoices: fc.array(word) }),
    },
    reads: {
      cFormOf: (ask) => USERS.map((of) => WORDS.map((invoice) => ask(of, invoice) ?? null)),
    },
  },
} satisfies AreaTables<'cform'>
