import { describe, expect, test } from 'vitest'
import { hasInvoiceFile, loadState, loadTimeline, loadTone } from '../../../../../src/shared/domain/orders/load.ts'

const expected = { Estimated_Delivery_DateTime: '2026-11-20T12:00:00.000Z' }

describe('the way of a load', () => {
  const ways = (load: Parameters<typeof loadTimeline>[0]) => loadTimeline(load).map(({ name, is }) => `${name} ${is}`)
  const created = { CreatedDate: '2026-11-18', ...expected }
  const shipped = { ...created, ActualShippingDate: '2026-11-19' }

  test('begins with its first box, and says when it is expected', () => {
    expect(ways(created)).toEqual(['Created now', 'Shipped ahead', 'Expected ahead'])
    expect(loadTimeline(created)[2]?.at).toBe(expected.Estimated_Delivery_DateTime)
  })

  test('goes on when it is shipped and when it is delivered', () => {
    expect(ways(shipped)).toEqual(['Created done', 'Shipped now', 'Expected ahead'])
    expect(ways({ ...shipped, DeliverdDateTime: '2026-11-20' })).toEqual([
      'Created done',
      'Shipped done',
      'Delivered now',
    ])
  })

  test('a status has its colour; a delivered load is green, with any status', () => {
    expect(loadTone({ LoadStatus: 'Ready To Dispatch' })).toBe('calm')
    expect(loadTone({ LoadStatus: 'Shipped' })).toBe('busy')
    expect(loadTone({ LoadStatus: 'Hand Over', DeliverdDateTime: '2026-11-20' })).toBe('good')
  })
})

test.each([
  ['2021-04-01T00:00:00+05:30', 'B2B', true],
  ['2021-03-31T23:59:59+05:30', 'B2B', false],
  ['2021-03-31T18:30:00Z', 'B2B', true],
  ['2026-11-01T10:00:00+05:30', ' gc ', false],
  [undefined, 'B2B', false],
])('the invoice of a load of %s, %s, is a file: %s', (CreatedDate, potype, isFile) => {
  expect(hasInvoiceFile({ CreatedDate, potype })).toBe(isFile)
})

test.each([
  ['Shipped', 'Delivered', 'Delivered'],
  ['Shipped', ' ', 'Shipped'],
  ['Ready To Dispatch', '', 'Ready To Dispatch'],
])('a load that is %s to the portal and “%s” to its courier is %s', (LoadStatus, CourierShipmentStatus, state) =>
  expect(loadState({ LoadStatus, CourierShipmentStatus })).toBe(state),
)
