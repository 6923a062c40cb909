/** A small list with every feature, for tests of list behaviour. */

import type { Store } from '../../../../src/shared/domain/people/store.ts'
import type { Paise } from '../../../../src/shared/domain/values/money.ts'
import { amount, badge, count, day, link, moment, percent, text } from '../../../../src/shared/lists/columns.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import * as filter from '../../../../src/shared/lists/filters.ts'
import { list } from '../../../../src/shared/lists/list.ts'
import { store } from '../../../support/builders.ts'

export const TODAY = '2026-11-21'

export const contextOf = (who: Store = store()): ListContext => ({
  store: who,
  today: TODAY,
  performance: [],
  warehouseName: (id) => `Warehouse ${id}`,
})

/** A row of the test list. */
export interface Thing {
  readonly id: number
  readonly name: string
  readonly at?: string | undefined
  readonly price?: Paise | undefined
  readonly pieces: number
  readonly state: string
}

/** Any call works, since none is made. */
export const things = list({ any: 'order.stats' }, () => ({ rows: [] as Thing[] }))({
  title: 'Things',
  noun: ['thing', 'things'],
  pages: 'whole',
  filters: {
    at: filter.days('When', { months: 3, past: true, of: ({ at }: Thing) => at }),
    state: filter.choice('State', ['open', 'done'], { of: (row: Thing) => row.state }),
    any: filter.several('Any state', ['open', 'done', 'lost'], { of: ({ state }: Thing) => state }),
    name: filter.text('Name', { of: (row: Thing) => row.name }),
    price: filter.range('Price', 'rupees', { of: (row: Thing) => row.price }),
    pieces: filter.range('Pieces', 'count', { of: (row: Thing) => row.pieces }),
    priced: filter.toggle('With a price', { of: ({ price }: Thing) => price }),
  },
  columns: {
    id: link('Number', ({ id }) => String(id), { to: ({ id }) => `/things/${id}` }),
    name: text('Name', (row) => row.name, { under: 'id', before: 'is ' }),
    at: day('Day', (row) => row.at),
    exactly: moment('Time', (row) => row.at, { at: 'chosen' }),
    price: amount('Price', (row) => row.price, { sum: true }),
    pieces: count('Pieces', (row) => row.pieces, { sum: true, at: 'wide' }),
    share: percent('Share', ({ pieces }) => pieces / 2, { there: (rows) => rows.some(({ pieces }) => pieces > 0) }),
    state: badge('State', (row) => row.state, { tone: () => 'calm' }),
  },
  asks: () => ({ any: {} }),
  key: ({ id }) => String(id),
  none: 'noOrdersFound',
})
