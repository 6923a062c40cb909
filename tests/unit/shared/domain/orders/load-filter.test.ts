import { describe, expect, test } from 'vitest'
import {
  LOAD_PAGE_SIZES,
  LOAD_STATUSES,
  loadQuery,
  refuseLoads,
} from '../../../../../src/shared/domain/orders/load-filter.ts'
import { latestDayOfSearch, monthSoFar } from '../../../../../src/shared/domain/orders/search-days.ts'
import { loadWarehouses } from '../../../../../src/shared/domain/orders/search-warehouses.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { mapping } from '../../../../support/builders.ts'

const apr = { from: '2026-04-01', to: '2026-04-05' }
const sentence = (filter: Parameters<typeof refuseLoads>[0]) => {
  const key = refuseLoads(filter)
  return key && messages[key]
}

describe('what loads may be asked for', () => {
  test('at first: loads from the first of the month to today, ten on a page', () => {
    expect(monthSoFar('2026-04-05')).toEqual(apr)
    expect(monthSoFar('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(refuseLoads({ created: monthSoFar('2026-04-01') })).toBeUndefined()
    expect(LOAD_PAGE_SIZES).toEqual([10, 20, 30, 40])
    expect(LOAD_STATUSES).toEqual(['Shipped', 'Hand Over', 'Ready To Dispatch'])
  })

  test.each([
    [{}, 'Please select Load From or Ship From date'],
    [{ poid: 'PO-1-T' }, 'Please select Load From or Ship From date'],
    [{ created: { from: '2026-04-01' } }, 'Please select Load From and Load To date'],
    [{ created: { to: '2026-04-01' } }, 'Please select Load From and Load To date'],
    [{ shipped: { from: '2026-04-01' } }, 'Please select Ship From and Ship To date'],
    [{ created: apr, shipped: { to: '2026-04-01' } }, 'Please select Ship From and Ship To date'],
    [{ created: apr }, undefined],
    [{ shipped: apr }, undefined],
    [{ created: apr, shipped: apr, status: 'Hand Over', warehouseId: 2 }, undefined],
    [{ created: apr, poid: 'PO-1-T', cpoid: 'CPO-1' }, 'Please select either POID or CPO ID'],
    [{ created: apr, poid: 'PO-1-T', cpoid: ' ' }, undefined],
    [{ created: apr, cpoid: 'CPO-1' }, undefined],
    [{ created: apr, awb: 'DK' }, 'Please enter minimum 3 characters of AWB No. / Docket No.'],
    [{ created: apr, awb: ' D ' }, 'Please enter minimum 3 characters of AWB No. / Docket No.'],
    [{ created: apr, awb: 'DKT' }, undefined],
    [{ created: apr, awb: '  ' }, undefined],
    [{ created: { from: '2026-01-05', to: '2026-04-05' } }, undefined],
    [{ created: { from: '2026-01-05', to: '2026-04-06' } }, 'Choose a period of at most three months.'],
    [{ shipped: { from: '2027-11-30', to: '2028-02-29' } }, undefined],
    [{ shipped: { from: '2027-11-30', to: '2028-03-01' } }, 'Choose a period of at most three months.'],
    [{ created: { from: '2026-04-05', to: '2026-04-04' } }, 'The “from” date must be before the “to” date.'],
  ] as const)('%o: %s', (filter, message) => {
    expect(sentence(filter)).toBe(message)
  })

  test.each([
    ['2026-01-05', '2026-04-05'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2027-11-29', '2028-02-29'],
    ['2028-02-29', '2028-05-29'],
    ['2026-12-31', '2027-03-31'],
  ])('from %s at most to %s', (from, to) => {
    expect(latestDayOfSearch(from)).toBe(to)
  })
})

test('the portal is asked for nothing that isn’t set', () => {
  expect(loadQuery({ created: apr, poid: ' 41007 ', cpoid: '', awb: ' ' })).toEqual({
    loadFrom: '2026-04-01',
    loadTo: '2026-04-05',
    poid: '41007',
  })
  expect(loadQuery({ shipped: apr, status: 'Shipped', warehouseId: 99, awb: ' DKT1 ' })).toEqual({
    shipFrom: '2026-04-01',
    shipTo: '2026-04-05',
    status: 'Shipped',
    warehouseId: 99,
    awb: 'DKT1',
  })
})

test('loads are narrowed to no stockists by stockists, and to no DCs by all others', () => {
  const sellers = [
    mapping({ whID: 2 }),
    mapping({ whID: 31, whType: 'DC' }),
    mapping({ whID: 5001, whType: 'Stockist' }),
    mapping({ whID: 2 }),
  ]
  const typesFor = (isStockist: boolean) =>
    loadWarehouses(sellers, { isStockist }, (id) => `No. ${id}`).map(({ whType }) => whType)
  expect(typesFor(true)).toEqual(['Warehouse', 'DC'])
  expect(typesFor(false)).toEqual(['Warehouse', 'Stockist'])
})
