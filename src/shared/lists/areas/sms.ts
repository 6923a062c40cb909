/** SMS requests of the store, with their status. */
import { smsTimeWords } from '../../domain/sms/sms-request.ts'
import type { Tone } from '../../tone.ts'
import { badge, moment, text } from '../columns.ts'
import { list } from '../list.ts'

const TONES: ReadonlyMap<string, Tone> = new Map(
  Object.entries({ Pending: 'busy', Approved: 'calm', Sent: 'good', Rejected: 'bad' }),
)

export const smsRequests = list({ requests: 'sms.list' }, ({ requests: { rows, count } }) => ({ rows, count }))({
  title: 'SMS requests',
  noun: ['SMS request', 'SMS requests'],
  pages: { sizes: [20] },
  filters: {},
  columns: {
    text: text('Message', ({ smsContent }) => smsContent, { width: 420, grow: 3 }),
    events: text('Event', (row) => row.events, { width: 160 }),
    at: moment('Scheduled for', ({ smsScheduledAt }) => smsScheduledAt, {
      says: ({ smsScheduledAt }) => (smsScheduledAt === undefined ? undefined : smsTimeWords(smsScheduledAt)),
      width: 190,
    }),
    status: badge('Status', (row) => row.status, { tone: (row) => TONES.get(row.status) ?? 'calm' }),
  },
  asks: ({ page, size }) => ({ requests: { query: { pageNo: page, pageSize: size } } }),
  key: ({ id, smsContent, smsScheduledAt }) => id ?? `${smsScheduledAt} ${smsContent}`,
  none: 'smsNone',
})
