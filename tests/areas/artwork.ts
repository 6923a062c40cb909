import fc from 'fast-check'
import { USERS, user, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'

const order = {
  type: 'Portrait',
  unit: 'Feet',
  cat: 'Outdoor',
  subType: 'Banner',
  size: '',
  bHeight: '4',
  bWidth: '6',
  address: 'Phoenix Plaza, Nagar Road',
}

export const artwork = {
  calls: () => ({
    list: () => ({ body: { pageNo: 1, pageSize: 20 } }),
    create: () => ({ body: order }),
  }),
  documents: {
    list: () => ({ rows: [{ ...order, id: String(next()), createdAt: moment(), status: 'Pending' }], count: 1 }),
    create: () => ({ message: text('message') }),
  },
  lists: { artworks: screenAt('/home/account/artworks/category') },
  state: {
    events: {
      artworkOrdered: fc.record({
        type: fc.constant('artworkOrdered'),
        user,
        at: fc.nat(),
        format: word,
        unit: word,
        cat: word,
        subType: word,
        size: word,
        bHeight: word,
        bWidth: word,
        address: word,
      }) as fc.Arbitrary<never>,
    },
    reads: { ordersOf: (ask) => USERS.map((of) => ask(of)) },
  },
} satisfies AreaTables<'artwork'>
