import { expect, test } from 'vitest'
import { statusTone } from '../../../../../src/shared/domain/values/status-tones.ts'
import { lists } from '../../../../../src/shared/lists.ts'
import { contextOf } from '../../lists/rows-of.ts'

test.each([
  ['Pending', 'warn'],
  ['Confirmed', 'busy'],
  ['Approved', 'good'],
  ['Rejected', 'bad'],
  ['Auto Rejected', 'bad'],
  ['Cancelled', 'calm'],
  ['Withdrawn', 'calm'],
  ['constructor', 'calm'],
])('a status %s has the tone %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone)
})

test('what is pending is amber in every list', () => {
  const { orderHistory, orderDetails, salesReturns, returnsToOrigin, kioskOrders, arsRequests, smsRequests, artworks } =
    lists
  const tones = [orderHistory, orderDetails, kioskOrders, arsRequests, smsRequests, artworks].map(({ columns }) =>
    columns.status.tone?.({ status: 'Pending' } as never, contextOf()),
  )
  const returns = [salesReturns, returnsToOrigin].map(({ columns }) =>
    columns.status.tone?.({ InvoiceStatus: 'Pending' } as never, contextOf()),
  )
  const attempt = { attempt: { status: 'Pending' } } as never
  expect(new Set([...tones, ...returns, lists.assessments.columns.status.tone?.(attempt, contextOf())])).toEqual(
    new Set(['warn']),
  )
})
