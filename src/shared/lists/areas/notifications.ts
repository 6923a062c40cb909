import { isUnread, newestFirst, noticeAddress, noticeHead } from '../../domain/people/notices.ts'
import type { Answer } from '../../portal/calls.ts'
import { badge, moment, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

type Notice = Answer<'notifications.list'>[number]

const UNREAD = 'Unread'
const READ = 'Read'
const statusOf = (notice: Notice): string => (isUnread(notice) ? UNREAD : READ)

export const notifications = list({ notices: 'notifications.list' }, ({ notices }) => ({
  rows: newestFirst(notices),
}))({
  title: 'Notifications',
  noun: ['notification', 'notifications'],
  pages: 'whole',
  filters: {
    status: filter.choice<Notice>('Status', [UNREAD, READ], { of: statusOf }),
    text: filter.text<Notice>('Search notifications', { of: ({ title, message }) => `${title} ${message}` }),
  },
  columns: {
    at: moment('Received', ({ createdAt }) => createdAt, { width: 160 }),
    status: badge('Status', statusOf, { width: 92, tone: (notice) => (isUnread(notice) ? 'busy' : 'calm') }),
    title: text('Notification', noticeHead, { width: 260, grow: 2 }),
    message: text('Message', ({ title, message }) => (title === '' ? undefined : message || undefined), {
      under: 'title',
    }),
  },
  asks: () => ({ notices: {} }),
  key: ({ id }) => id,
  opens: ({ redirectState }) => noticeAddress(redirectState, () => true),
  tone: (notice) => (isUnread(notice) ? undefined : 'quiet'),
  none: 'noticesNone',
})
