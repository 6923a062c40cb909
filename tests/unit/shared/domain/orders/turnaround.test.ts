import { describe, expect, test } from 'vitest'
import { turnaroundInWords, turnaroundOf } from '../../../../../src/shared/domain/orders/turnaround.ts'

const shipped = (createddate: string, actualdate: string | undefined) =>
  turnaroundOf({ createddate, status: 'Shipped', shippingdetails: { actualdate } }, '2026-11-23')
const waiting = (createddate: string, status: 'Pending' | 'Confirmed' = 'Confirmed') =>
  turnaroundOf({ createddate, status }, '2026-11-23')

describe('the turnaround time of an order', () => {
  test.each([
    ['2026-11-01T10:00:00+05:30', '2026-11-02T10:00:00+05:30', '24 h', false],
    ['2026-11-01T10:00:00+05:30', '2026-11-04T10:00:00+05:30', '72 h', false],
    ['2026-11-01T10:00:00+05:30', '2026-11-04T10:00:01+05:30', '73 h', true],
    ['2026-11-01T04:30:00Z', '2026-11-04T10:00:00+05:30', '72 h', false],
    ['2018-06-01T00:00:00+05:30', '2018-06-05T00:00:00+05:30', '96 h', true],
    ['2018-05-31T23:59:00+05:30', '2018-06-05T23:59:00+05:30', '120 h', false],
  ])('from %s to %s is %s; in danger: %s', (from, to, words, isInDanger) => {
    const tat = shipped(from, to)
    expect(tat).toMatchObject({ isInDanger })
    expect(tat && turnaroundInWords(tat)).toBe(words)
  })

  test('goes on until today began while the order waits', () => {
    const tat = waiting('2026-11-19T12:00:00+05:30')
    expect(tat && turnaroundInWords(tat)).toBe('84 h')
    expect(tat?.isInDanger).toBe(true)
    expect(waiting('2026-11-23T09:00:00+05:30', 'Pending')).toMatchObject({ hours: 0, isInDanger: false })
  })

  test('isn’t known of a cancelled order, nor where the time of shipment is missing', () => {
    const createddate = '2026-11-01T10:00:00+05:30'
    expect(turnaroundOf({ createddate, status: 'Cancelled' }, '2026-11-23')).toBeUndefined()
    expect(shipped(createddate, undefined)).toBeUndefined()
    expect(shipped('long ago', '2026-11-04T10:00:00+05:30')).toBeUndefined()
  })
})
