import { statusTone } from '../../domain/values/status-tones.ts'
import { badge, moment, text } from '../columns.ts'
import { list } from '../list.ts'

export const smsRequests = list({ requests: 'sms.list' }, ({ requests: { rows, count } }) => ({ rows, count }))({
  title: 'SMS requests',
  noun: ['SMS request', 'SMS requests'],
  pages: { sizes: [20] },
  filters: {},
  columns: {
    text: text('Message', ({ smsContent }) => smsContent, { width: 420, grow: 3 }),
    events: text('Event', (row) => row.events, { width: 160 }),
    at: moment('Scheduled for', ({ smsScheduledAt }) => smsScheduledAt, { width: 160 }),
    status: badge('Status', (row) => row.status, { tone: (row) => statusTone(row.status) }),
  },
  asks: ({ page, size }) => ({ requests: { query: { pageNo: page, pageSize: size } } }),
  key: ({ id, smsContent, smsScheduledAt }) => id ?? `${smsScheduledAt} ${smsContent}`,
  none: 'smsNone',
})
