import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../../src/shared/domain/orders/order.ts'
import { type Paise, paise, times, ZERO } from '../../../../src/shared/domain/values/money.ts'
import { visibleColumns } from '../../../../src/shared/lists/layout.ts'
import { sumsOf } from '../../../../src/shared/lists/rows.ts'
import { lists } from '../../../../src/shared/lists.ts'
import { contextOf } from './rows-of.ts'

const { orderLines, gapReport } = lists
const context = contextOf()

const line = (id: number, over: Partial<ReturnType<typeof plain>> = {}) => ({ ...plain(id), ...over })
const plain = (ProductID: number) => ({
  ProductID,
  ProductName: `Product ${ProductID}`,
  ProductDesc: '',
  HSNCode: '9503',
  MRP: paise(100_000),
  ActualPrice: paise(60_000),
  Discount: 0,
  OrderedQuantity: 5,
  Quantity: 5,
  TotalPrice: paise(300_000),
  minimumShipHours: 24,
  StockType: 'OwnedStock' as const,
  isReturnable: false,
  vat: ZERO as Paise,
  CGST: ZERO as Paise,
  SGST: ZERO as Paise,
  IGST: ZERO as Paise,
})

function rowsOf(lines: readonly ReturnType<typeof plain>[], status: OrderStatus) {
  const details = { status, createddate: '2026-11-01', netpayment: ZERO, potype: '', purchaseDetail: [...lines] }
  const whole = { ...details, gapTotalQty: 0, gapTotalPrice: ZERO, timeline: [] } as never
  return orderLines.found({ details: whole, history: { rows: [], count: 0 } as never }, { subject: 'PO-1', context })
    .rows
}
const columnsOf = (rows: ReturnType<typeof rowsOf>) =>
  visibleColumns(orderLines.columns, { rows, context, wide: true, chosen: undefined })

describe('the lines of an order', () => {
  test('have the taxes that some line carries: two within a state, one between states, VAT before there was GST', () => {
    const taxes = (over: Partial<ReturnType<typeof plain>>) =>
      columnsOf(rowsOf([line(1), line(2, over)], 'Delivered')).filter((key) => /gst|vat/.test(key))
    expect(taxes({ CGST: paise(1), SGST: paise(1) })).toEqual(['cgst', 'sgst'])
    expect(taxes({ IGST: paise(2) })).toEqual(['igst'])
    expect(taxes({ vat: paise(2) })).toEqual(['vat'])
    expect(taxes({})).toEqual([])
  })

  test('say how long shipping takes only while it lies ahead', () => {
    expect(columnsOf(rowsOf([line(1)], 'Pending'))).toContain('ships')
    expect(columnsOf(rowsOf([line(1)], 'Delivered'))).not.toContain('ships')
  })

  test('add up, in any order', () => {
    const some = fc.record({ unit: fc.nat(500_000), ordered: fc.nat(500), given: fc.nat(500), tax: fc.nat(50_000) })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (sketches) => {
        const lines = sketches.map(({ unit, ordered, given, tax }, id) =>
          line(id, {
            OrderedQuantity: ordered,
            Quantity: given,
            TotalPrice: times(paise(unit), given),
            CGST: paise(tax),
          }),
        )
        const { sums } = sumsOf(orderLines, rowsOf(lines, 'Delivered'), context)
        expect(sums).toEqual(sumsOf(orderLines, rowsOf(lines.toReversed(), 'Delivered'), context).sums)
        expect(sums.given ?? 0).toBe(sketches.reduce((pieces, { given }) => pieces + given, 0))
        expect(sums.total ?? 0).toBe(sketches.reduce((total, { unit, given }) => total + unit * given, 0))
        expect(sums.cgst ?? 0).toBe(sketches.reduce((total, { tax, given }) => total + tax * given, 0))
      }),
    )
  })
})

test('gaps add up in pieces and in what they would cost', () => {
  const gap = (ProductID: number, gapQty: number, value: number) => ({
    ProductID,
    ProductName: '',
    MRP: paise(100_000),
    orderedQuantity: gapQty,
    quantity: 0,
    gapQty,
    value: paise(value),
  })
  expect(sumsOf(gapReport, [gap(1, 3, 180_000), gap(2, 2, 108_000)], context).sums).toMatchObject({
    gap: 5,
    value: 288_000,
  })
})
