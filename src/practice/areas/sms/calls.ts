/** A store's messages: some past ones, and those it requests, which wait for the company's check. */
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { messages } from '../../../shared/messages.ts'
import { DAY, newestFirst, paged } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'

type Visit = VisitOf<'sms'>

const PAST = { count: 34, days: 400 }
const EVENTS = ['Store anniversary', 'End of season sale', 'New arrivals', 'Festival offer'] as const
/** Milliseconds until a request is checked. */
const CHECKED_AFTER = 5 * 60_000

function messagesOf(visit: Visit) {
  const { account, state, clock, settings } = visit
  const past = seededPast(visit, 'sms', PAST, (random, nth, at) => ({
    id: `S${nth + 1}`,
    events: random.pick(EVENTS),
    smsContent: `${random.pick(EVENTS)} at your store: ${random.whole(10, 50)}% off till Sunday.`,
    smsScheduledAt: isoAt(at + 5 * DAY),
    status: random.whole(1, 6) === 1 ? 'Rejected' : 'Sent',
  }))
  const requests = state.sms.smsOf(account.store.id).map(({ text, goesOut, at }, nth) => ({
    id: `S${PAST.count + nth + 1}`,
    events: '',
    smsContent: text,
    smsScheduledAt: goesOut,
    status: (clock() - at) * settings.speed > CHECKED_AFTER ? 'Approved' : 'Pending',
    at,
  }))
  return newestFirst([...past, ...requests])
}

export const smsCalls: AreaCalls<'sms'> = {
  list: ({ query }, visit) => paged(messagesOf(visit), query, ({ at: _, ...rest }) => rest),
  request: ({ body: { smsContent, smsScheduledAt } }, visit) => {
    const at = visit.clock()
    visit.record({ type: 'smsAsked', user: visit.account.store.id, text: smsContent, goesOut: smsScheduledAt, at })
    return { message: messages.smsCreated }
  },
}
