import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filterOf,
  type HistorySearch,
  isNarrowed,
  readSearch,
  searchAtFirst,
  writeSearch,
} from '../../../../../src/renderer/screens/orders/history-search.ts'
import { HISTORY_PAGE_SIZES } from '../../../../../src/shared/domain/history-filter.ts'
import { ORDER_STATUSES } from '../../../../../src/shared/domain/order.ts'

const TODAY = '2026-11-21'
const read = (text: string) => readSearch(new URLSearchParams(text), TODAY)

describe('the address of the order history', () => {
  test('says nothing at first: this month, first page of ten', () => {
    expect(read('')).toEqual(searchAtFirst(TODAY))
    expect(searchAtFirst(TODAY)).toMatchObject({ orderFrom: '2026-11-01', orderTo: TODAY, page: 1, size: 10 })
    expect(isNarrowed(read(''), TODAY)).toBe(false)
  })

  test('keeps days that were cleared cleared', () => {
    expect(read('from=&to=&shipFrom=2026-11-01&shipTo=2026-11-30')).toMatchObject({
      orderFrom: undefined,
      orderTo: undefined,
      shipFrom: '2026-11-01',
    })
  })

  test('is not believed where it makes no sense', () => {
    expect(read('from=yesterday&to=2026-11-21&status=Lost&wh=two&page=-1&size=11')).toEqual({
      orderFrom: undefined,
      orderTo: '2026-11-21',
      shipFrom: undefined,
      shipTo: undefined,
      status: undefined,
      wh: undefined,
      po: '',
      page: 1,
      size: 10,
    })
  })

  test('is not narrowed by leafing', () => {
    expect(isNarrowed({ ...searchAtFirst(TODAY), page: 3, size: 50 }, TODAY)).toBe(false)
    expect(isNarrowed({ ...searchAtFirst(TODAY), status: 'Shipped' }, TODAY)).toBe(true)
  })

  test('brings back whatever was searched for', () => {
    const day = fc.option(fc.constantFrom('2026-01-01', '2026-11-30', '2024-02-29'), { nil: undefined })
    const search: fc.Arbitrary<HistorySearch> = fc.record({
      orderFrom: day,
      orderTo: day,
      shipFrom: day,
      shipTo: day,
      status: fc.option(fc.constantFrom(...ORDER_STATUSES), { nil: undefined }),
      wh: fc.option(fc.nat(99_999), { nil: undefined }),
      po: fc.string({ maxLength: 64 }),
      page: fc.integer({ min: 1, max: 999 }),
      size: fc.constantFrom(...HISTORY_PAGE_SIZES),
    })
    fc.assert(
      fc.property(search, (wanted) => {
        expect(read(writeSearch(wanted).toString())).toEqual(wanted)
      }),
    )
  })
})

test('the portal is asked for what is set and nothing else', () => {
  expect(filterOf(searchAtFirst(TODAY))).toEqual({ fromDate: '2026-11-01', toDate: TODAY })
  expect(filterOf({ ...searchAtFirst(TODAY), status: 'Shipped', wh: 2, po: 'PO-1' })).toMatchObject({
    status: 'Shipped',
    warehouseId: 2,
    poid: 'PO-1',
  })
})
