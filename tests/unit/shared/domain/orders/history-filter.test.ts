import { describe, expect, test } from 'vitest'
import {
  coversAllDays,
  historyQuery,
  recentDays,
  refuseHistory,
  refuseRange,
} from '../../../../../src/shared/domain/orders/history-filter.ts'
import { latestDayOfSearch, monthSoFar } from '../../../../../src/shared/domain/orders/search-days.ts'
import { historyWarehouses, warehousesNamed } from '../../../../../src/shared/domain/orders/search-warehouses.ts'
import { addMonths, firstOfMonth } from '../../../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { mapping } from '../../../../support/builders.ts'

describe('what the order history may be asked', () => {
  const apr = { orderFrom: '2026-04-01', orderTo: '2026-04-05' }
  const shipped = { shipFrom: '2026-04-01', shipTo: '2026-04-05' }
  const notApplicable =
    'Shipped from and Shipped to dates are not applicable for Pending / Confirmed / Cancelled status.'

  test('at first: from the first of the month to today', () => {
    expect(firstOfMonth('2026-04-05')).toBe('2026-04-01')
    expect(monthSoFar('2026-04-05')).toEqual({ from: apr.orderFrom, to: apr.orderTo })
    expect(refuseRange({ orderFrom: '2026-04-01', orderTo: '2026-04-01' })).toBeUndefined()
  })

  test.each([
    [{}, 'Please select Order From or Ship From date'],
    [{ orderFrom: '2026-04-01' }, 'Please select Order From and Order To date'],
    [{ orderTo: '2026-04-01' }, 'Please select Order From and Order To date'],
    [{ shipFrom: '2026-04-01' }, 'Please select Ship From and Ship To date'],
    [{ ...apr, shipTo: '2026-04-01' }, 'Please select Ship From and Ship To date'],
    [apr, undefined],
    [shipped, undefined],
    [{ ...apr, ...shipped, statuses: ['Shipped'] }, undefined],
    [{ ...shipped, statuses: ['Delivered'] }, undefined],
    [{ ...shipped, statuses: ['Pending'] }, notApplicable],
    [{ ...shipped, statuses: ['Confirmed'] }, notApplicable],
    [{ ...apr, ...shipped, statuses: ['Cancelled'] }, notApplicable],
    [{ ...apr, statuses: ['Pending'] }, undefined],
    [{ ...shipped, statuses: ['Shipped', 'Delivered'] }, undefined],
    [{ ...shipped, statuses: ['Shipped', 'Confirmed'] }, notApplicable],
    [{ orderFrom: '2026-01-05', orderTo: '2026-04-05' }, undefined],
    [{ orderFrom: '2026-01-05', orderTo: '2026-04-06' }, 'Choose a period of at most three months.'],
    [{ shipFrom: '2026-01-05', shipTo: '2026-04-06' }, 'Choose a period of at most three months.'],
    [{ orderFrom: '2026-04-05', orderTo: '2026-04-04' }, 'The “from” date must be before the “to” date.'],
  ] as const)('%o: %s', (range, sentence) => {
    const key = refuseRange(range)
    expect(key && messages[key]).toBe(sentence)
  })

  test('reaches three months from its first day, or to the end of a shorter month', () => {
    expect(latestDayOfSearch('2026-01-05')).toBe('2026-04-05')
    expect(latestDayOfSearch('2026-11-30')).toBe('2027-02-28')
  })
})

describe('what the portal is asked', () => {
  const shipped = { shipFrom: '2026-11-01', shipTo: '2026-11-21' }

  test('days of shipping without a status mean Shipped and Delivered', () => {
    expect(historyQuery(shipped)).toEqual({ ...shipped, status: ['Shipped', 'Delivered'] })
    expect(historyQuery({ ...shipped, statuses: ['Delivered'] })).toEqual({ ...shipped, status: ['Delivered'] })
    expect(historyQuery({ fromDate: '2026-11-01', toDate: '2026-11-21' })).toEqual({
      fromDate: '2026-11-01',
      toDate: '2026-11-21',
    })
  })

  test('a number is looked for on all days', () => {
    const days = { fromDate: '2026-11-01', toDate: '2026-11-21', ...shipped }
    expect(historyQuery({ ...days, poid: ' 41051 ' })).toEqual({ poid: '41051' })
    expect(historyQuery({ ...days, poid: '41051', warehouseId: 2, statuses: ['Pending'] })).toEqual({
      poid: '41051',
      warehouseId: 2,
      status: ['Pending'],
    })
    expect(historyQuery({ ...days, poid: ' ' })).not.toHaveProperty('poid')
  })

  test('days that make no sense are refused, but not beside a number, which needs none', () => {
    expect(refuseHistory({ fromDate: '2026-11-01' })).toBe('historyOrderRange')
    expect(refuseHistory({ ...shipped, statuses: ['Pending'] })).toBe('historyShipNotApplicable')
    expect(refuseHistory({})).toBe('historyAnyRange')
    expect(refuseHistory({ poid: '41051' })).toBeUndefined()
    expect(refuseHistory({ fromDate: '2026-11-01', poid: '41051' })).toBeUndefined()
  })
})

test('the history is narrowed to warehouses; to DCs by stockists only; to stockists all together', () => {
  const sellers = [
    mapping({ whID: 2 }),
    mapping({ whID: 31, whType: 'DC' }),
    mapping({ whID: 5001, whType: 'Stockist' }),
    mapping({ whID: 2 }),
  ]
  const choice = (isStockist: boolean) => historyWarehouses(sellers, { isStockist }, (id) => `No. ${id}`)
  const all = { id: 99, name: 'STOCKIST', whType: 'Stockist' }
  expect(choice(false)).toEqual([{ id: 2, name: 'No. 2', whType: 'Warehouse' }, all])
  expect(choice(true).map(({ id }) => id)).toEqual([2, 31, 99])
})

test('warehouses go by the company’s names, stockists by those of the mapping', () => {
  const listed = (id: number) => (id === 10 ? 'Bhamboli' : undefined)
  const nameOf = warehousesNamed(listed, [
    { whID: 10, name: 'Bhamboli-Maharashtra' },
    { whID: 5001, name: 'Sahyadri Baby Distributors' },
  ])
  expect([10, 5001, 7].map(nameOf)).toEqual(['Bhamboli', 'Sahyadri Baby Distributors', 'Warehouse 7'])
})

test('the newest orders are looked for on days that the history may be asked for', () => {
  for (const today of ['2026-01-31', '2026-05-31', '2026-11-21', '2028-02-29']) {
    const days = recentDays(today)
    expect(refuseHistory(days)).toBeUndefined()
    expect(days.fromDate <= addMonths(today, -2)).toBe(true)
  }
})

test.each([
  ['41215', true],
  [' 41215 ', true],
  ['  ', false],
  ['', false],
  [undefined, false],
])('the number “%s” is looked for in all orders: %s', (poid, everywhere) => {
  expect(coversAllDays({ poid })).toBe(everywhere)
})
