import { isoAt } from '../../../shared/domain/values/dates.ts'
import { known, newestFirst } from '../../kit/rows.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { noticesOf } from './arising.ts'
import type { Notice } from './notice.ts'
import { pastNotices } from './past.ts'

type Visit = VisitOf<'notifications'>

/** Newest first. */
function noticesFor(visit: Visit): readonly Notice[] {
  const { account, state } = visit
  const user = account.store.id
  const orders = state.order.newsOf(user)
  const shipped = orders.flatMap(({ poid, shippedAt, isPast }) =>
    isPast && shippedAt !== undefined ? [{ poid, shippedAt }] : [],
  )
  const notices = [
    ...pastNotices(visit, account, shipped),
    ...orders.filter(({ isPast }) => !isPast).flatMap((order) => noticesOf(order)),
  ]
  const asRead = notices.map((notice) =>
    state.notifications.isRead(user, notice.id) ? { ...notice, status: 'read' as const } : notice,
  )
  return newestFirst(asRead, (one, other) => other.id - one.id)
}

export const notificationsCalls: AreaCalls<'notifications'> = {
  list: (_, visit) =>
    noticesFor(visit).map(({ id, at, undated, ...rest }) => ({
      id: String(id),
      ...rest,
      createdAt: undated ? undefined : isoAt(at),
    })),
  markRead: ({ body: { id } }, visit) => {
    const found = noticesFor(visit).find((one) => String(one.id) === id)
    const notice = known(found, 'Notification not found.')
    if (notice.status !== 'read')
      visit.record({ type: 'notificationRead', user: visit.account.store.id, id: notice.id })
    return { message: 'The notification was read.' }
  },
}
