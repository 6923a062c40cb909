/** A store's artwork: some past orders, and new ones, which are checked, printed and sent by the portal's clock. */

import {
  ARTWORK_CATEGORIES,
  ARTWORKS,
  isMeasured,
  ORIENTATIONS,
  sizesOf,
  unitsOf,
} from '../../../shared/domain/artwork/artwork.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { messages } from '../../../shared/messages.ts'
import { DAY, newestFirst, paged } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'

type Visit = VisitOf<'artwork'>

const PAST = { count: 26, days: 500 }

/** Returns the status of an order of this age, in milliseconds. */
const statusOf = (age: number): string => {
  if (age < DAY) return 'Pending'
  return age < 5 * DAY ? 'In print' : 'Sent'
}

function ordersOf(visit: Visit) {
  const { account, state, clock, settings } = visit
  const past = seededPast(visit, 'artwork', PAST, (random, nth, at) => {
    const cat = random.pick(ARTWORK_CATEGORIES)
    const subType = random.pick(ARTWORKS[cat] as readonly string[])
    const side = () => (isMeasured(subType) ? String(random.whole(2, 40)) : '')
    return {
      id: `A${nth + 1}`,
      createdAt: isoAt(at),
      type: random.pick(ORIENTATIONS),
      cat,
      subType,
      unit: random.pick(unitsOf(subType)),
      size: sizesOf(subType)[0] ?? '',
      bHeight: side(),
      bWidth: side(),
      address: account.store.shippingAddress1,
      status: random.whole(1, 9) === 1 ? 'Rejected' : 'Sent',
    }
  })
  const orders = state.artwork.ordersOf(account.store.id).map(({ format, ...one }, nth) => ({
    ...one,
    type: format,
    id: `A${PAST.count + nth + 1}`,
    createdAt: isoAt(one.at),
    status: statusOf((clock() - one.at) * settings.speed),
  }))
  return newestFirst([...past, ...orders])
}

export const artworkCalls: AreaCalls<'artwork'> = {
  list: ({ body }, visit) => paged(ordersOf(visit), body, ({ at: _, ...rest }) => rest),
  create: ({ body: { type: format, ...order } }, visit) => {
    visit.record({ ...order, type: 'artworkOrdered', user: visit.account.store.id, at: visit.clock(), format })
    return { message: messages.artworkCreated }
  },
}
