/** The checkout's state after each event, and the orders listed there. */
import { describe, expect, test } from 'vitest'
import {
  type Checkout,
  type News,
  nextCheckout,
  PREPARING,
  tellsOf,
} from '../../../../src/renderer/carts/checkout/checkout-state.ts'
import type { JournalOrder, JournalState, PreparedOrder } from '../../../../src/shared/domain/orders/order.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { refuse } from '../../../../src/shared/errors.ts'
import { DELIVERY } from '../../../support/journal-on-disk.ts'

const OWN = 'own'
const OTHER = 'other'
const EARLIER = 'earlier'

const prepared: PreparedOrder = {
  key: OWN,
  cartType: 'all',
  groups: [],
  gapQty: 0,
  gapPrice: paise(0),
  changes: [],
  billing: { ...DELIVERY.shipsTo, mobilenumber: '9000000000' },
  shipping: { ...DELIVERY.shipsTo, mobilenumber: '9000000000' },
  unconfirmed: undefined,
}

const order = (key: string, state: JournalState): JournalOrder => ({
  key,
  cartType: 'all',
  store: 7,
  state,
  createdAt: '2026-04-05T09:58:00.000Z',
  sentAt: '2026-04-05T10:00:00.000Z',
  settledAt: undefined,
  groups: [],
  quantity: 2,
  total: paise(10_000),
  gapQty: 0,
  gapPrice: paise(0),
  message: undefined,
})

/** A checkout after all these events. */
const checkout = (...news: readonly News[]): Checkout => news.reduce(nextCheckout, PREPARING)

const PREPARED: News = { type: 'prepared', prepared }
const atGroups: readonly News[] = [PREPARED]
const HELD: News = { type: 'prepared', prepared: { ...prepared, unconfirmed: order(EARLIER, 'unknown') } }
const sending: readonly News[] = [...atGroups, { type: 'sending' }]

test.each<[string, readonly News[], own: boolean, other: boolean]>([
  ['being prepared', [], false, false],
  ['refused', [{ type: 'refused', error: refuse('cannotOrder').error }], false, false],
  ['held up by an earlier one', [HELD], true, false],
  ['at the choice of orders', atGroups, true, false],
  ['on its way', sending, true, false],
  ['summed up', [...sending, { type: 'answered', order: order(OWN, 'accepted') }], true, false],
])('%s it tells of its own order, and of others', (_, news, own, other) => {
  const now = checkout(...news)
  expect([tellsOf(now, OWN), tellsOf(now, OTHER)]).toEqual([own, other])
})

describe('an order that is told of', () => {
  test.each<[string, readonly News[]]>([
    ['an earlier order', [HELD]],
    ['the choice of orders', atGroups],
  ])('starts again at %s when a different order was settled, and says so', (_, news) => {
    const now = checkout(...news, { type: 'told', order: order(OTHER, 'accepted') })
    expect(now).toMatchObject({ step: 'preparing', because: expect.stringContaining('100') })
  })

  test.each<[string, News]>([
    ['still unconfirmed', { type: 'told', order: order(OTHER, 'unknown') }],
    ['never sent', { type: 'told', order: order(OTHER, 'prepared') }],
  ])('changes nothing while the other is %s', (_, news) => {
    expect(checkout(...atGroups, news)).toMatchObject({ step: 'groups' })
  })

  test('ends in the summary when it is the one on its way, and others don’t', () => {
    expect(checkout(...sending, { type: 'told', order: order(OTHER, 'accepted') })).toMatchObject({ step: 'sending' })
    expect(checkout(...sending, { type: 'told', order: order(OWN, 'sending') })).toMatchObject({ step: 'sending' })
    expect(checkout(...sending, { type: 'told', order: order(OWN, 'unknown') })).toMatchObject({ step: 'summary' })
  })
})

test('an order that never left goes back to the choice; one that may have left stays there as unclear', () => {
  const back = checkout(...sending, { type: 'answered', order: order(OWN, 'prepared') })
  expect(back).toMatchObject({ step: 'groups', refusal: undefined })
  const storage = { kind: 'storage', message: 'No room.' } as const
  const unclear = checkout(...sending, { type: 'notPlaced', error: storage })
  expect(unclear).toMatchObject({ step: 'groups', refusal: { unclear: true } })
  const clear = nextCheckout(unclear, { type: 'told', order: order(OWN, 'prepared') })
  expect(clear).toMatchObject({ step: 'groups', refusal: undefined })
  const refused = checkout(...sending, { type: 'notPlaced', error: refuse('orderBlocked').error })
  expect(refused).toMatchObject({ step: 'groups', refusal: { unclear: false } })
})
