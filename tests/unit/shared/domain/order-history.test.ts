import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise, times } from '../../../../src/shared/domain/money.ts'
import {
  historyWarehouses,
  lineGap,
  lineShipDays,
  lineTax,
  offersInvoice,
  progressOf,
  type ShownLine,
  shipsBy,
  sumsOfLines,
  taxNamesOf,
} from '../../../../src/shared/domain/order-history.ts'
import type { WarehouseMapping } from '../../../../src/shared/domain/store.ts'

const line = (over: Partial<ShownLine> = {}): ShownLine => ({
  OrderedQuantity: 5,
  Quantity: 5,
  MRP: paise(100_000),
  TotalPrice: paise(5 * 60_000),
  CGST: paise(1429),
  SGST: paise(1428),
  IGST: paise(0),
  StockType: 'OwnedStock',
  minimumShipHours: 24,
  ...over,
})

test('an invoice is offered from confirmation on, never for the type GC', () => {
  expect(offersInvoice({ status: 'Pending', potype: 'T' })).toBe(false)
  expect(offersInvoice({ status: 'Cancelled', potype: 'T' })).toBe(false)
  for (const status of ['Confirmed', 'Shipped', 'Delivered'] as const) {
    expect(offersInvoice({ status, potype: 'T' })).toBe(true)
    expect(offersInvoice({ status, potype: 'GC' })).toBe(false)
  }
})

test('the history is narrowed to warehouses; to DCs by stockists only; never to stockists', () => {
  const entry = (whID: number, whType: WarehouseMapping['whType']): WarehouseMapping => ({
    whID,
    whType,
    name: `${whType} ${whID}`,
    state: 'Maharashtra',
    isActiveStockistforb2b: true,
    isactive: true,
  })
  const mapping = [entry(2, 'Warehouse'), entry(31, 'DC'), entry(5001, 'Stockist'), entry(2, 'Warehouse')]
  expect(historyWarehouses(mapping, { isStockist: false }).map(({ whID }) => whID)).toEqual([2])
  expect(historyWarehouses(mapping, { isStockist: true }).map(({ whID }) => whID)).toEqual([2, 31])
})

test('a cancelled order is promised for no day', () => {
  expect(shipsBy({ status: 'Confirmed', maxshipdate: '2026-11-25' })).toBe('2026-11-25')
  expect(shipsBy({ status: 'Cancelled', maxshipdate: '2026-11-25' })).toBeUndefined()
})

describe('the way of an order', () => {
  const timeline = [
    { status: 'Pending', at: '2026-11-01T10:00:00Z' },
    { status: 'Confirmed', at: '2026-11-02T10:00:00Z' },
  ] as const

  test('a confirmed order has two steps ahead', () => {
    expect(progressOf('Confirmed', timeline)).toEqual([
      { status: 'Pending', at: '2026-11-01T10:00:00Z', is: 'done' },
      { status: 'Confirmed', at: '2026-11-02T10:00:00Z', is: 'now' },
      { status: 'Shipped', at: undefined, is: 'ahead' },
      { status: 'Delivered', at: undefined, is: 'ahead' },
    ])
  })

  test('the status counts, also when the portal says no time for it', () => {
    expect(progressOf('Shipped', timeline).map(({ is }) => is)).toEqual(['done', 'done', 'now', 'ahead'])
    expect(progressOf('Shipped', timeline)[2]?.at).toBeUndefined()
  })

  test('a cancelled order ends where it was cancelled', () => {
    const cancelled = { status: 'Cancelled', at: '2026-11-03T10:00:00Z' } as const
    expect(progressOf('Cancelled', [...timeline, cancelled]).map(({ status }) => status)).toEqual([
      'Pending',
      'Confirmed',
      'Cancelled',
    ])
    expect(progressOf('Cancelled', [cancelled]).map(({ status }) => status)).toEqual(['Pending', 'Cancelled'])
  })
})

describe('lines of an order', () => {
  test('taxes are those of the given pieces', () => {
    expect(lineTax(line({ OrderedQuantity: 5, Quantity: 3 }), 'CGST')).toBe(3 * 1429)
  })

  test('within a state there are two taxes, between states one', () => {
    expect(taxNamesOf([line()])).toEqual(['CGST', 'SGST'])
    expect(taxNamesOf([line({ CGST: paise(0), SGST: paise(0), IGST: paise(2857) })])).toEqual(['IGST'])
    expect(taxNamesOf([])).toEqual([])
  })

  test('a gap is what was ordered and not given, and never less than nothing', () => {
    expect(lineGap({ OrderedQuantity: 5, Quantity: 3 })).toBe(2)
    expect(lineGap({ OrderedQuantity: 5, Quantity: 6 })).toBe(0)
  })

  test('own stock ships three days after its own time, ordered stock five', () => {
    expect(lineShipDays(line({ minimumShipHours: 24 }))).toBe(4)
    expect(lineShipDays(line({ minimumShipHours: 25, StockType: 'JustInTime' }))).toBe(7)
  })

  test('the sum is that of the lines, whatever their order', () => {
    const some = fc.record({ unit: fc.nat(500_000), ordered: fc.nat(500), given: fc.nat(500), tax: fc.nat(50_000) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (sketches) => {
        const lines = sketches.map(({ unit, ordered, given, tax }) =>
          line({ OrderedQuantity: ordered, Quantity: given, TotalPrice: times(paise(unit), given), CGST: paise(tax) }),
        )
        const sums = sumsOfLines(lines)
        expect(sums).toEqual(sumsOfLines(lines.toReversed()))
        expect(sums.given).toBe(sketches.reduce((pieces, { given }) => pieces + given, 0))
        expect(sums.total).toBe(sketches.reduce((total, { unit, given }) => total + unit * given, 0))
        expect(sums.taxes.CGST).toBe(sketches.reduce((total, { tax, given }) => total + tax * given, 0))
      }),
    )
  })
})
