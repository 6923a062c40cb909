import { describe, expect, test } from 'vitest'
import {
  lineGap,
  lineRate,
  lineShipDays,
  lineTax,
  lineTaxable,
  marginInWords,
  missingOf,
  orderedValue,
  reportsGap,
  type ShownLine,
  suppliedPieces,
  wholeGap,
} from '../../../../../src/shared/domain/orders/order-lines.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const line = (over: Partial<ShownLine> = {}): ShownLine => ({
  OrderedQuantity: 5,
  Quantity: 5,
  MRP: paise(100_000),
  ActualPrice: paise(60_000),
  vat: paise(0),
  TotalPrice: paise(5 * 60_000),
  CGST: paise(1429),
  SGST: paise(1429),
  IGST: paise(0),
  StockType: 'OwnedStock',
  minimumShipHours: 24,
  ...over,
})

describe('lines of an order', () => {
  test('taxes are those of the given pieces', () => {
    expect(lineTax(line({ OrderedQuantity: 5, Quantity: 3 }), 'CGST')).toBe(3 * 1429)
  })

  test('taxes that the portal tells for all pieces stay as they are', () => {
    const one = line({ lineTaxes: { CGST: paise(7142), SGST: paise(7142), IGST: paise(0) } })
    expect(lineTax(one, 'CGST')).toBe(7142)
    expect(lineTaxable(one)).toBe(5 * 60_000 - 2 * 7142)
  })

  test('the price has the tax in it: taxable value and taxes come to the total', () => {
    const one = line({ Quantity: 3, TotalPrice: paise(3 * 60_000) })
    expect(lineTaxable(one) + lineTax(one, 'CGST') + lineTax(one, 'SGST')).toBe(one.TotalPrice)
  })

  test.each([
    [{}, 5],
    [{ ActualPrice: paise(1000), CGST: paise(24), SGST: paise(24) }, 5],
    [{ ActualPrice: paise(118_000), CGST: paise(0), SGST: paise(0), IGST: paise(18_000) }, 18],
    [{ ActualPrice: paise(112_500), CGST: paise(0), SGST: paise(0), vat: paise(12_500) }, 12.5],
    [{ ActualPrice: paise(0), CGST: paise(0), SGST: paise(0) }, 0],
  ])('%j is taxed at %i percent', (over, rate) => {
    expect(lineRate(line(over))).toBe(rate)
  })

  test('what is given, and what lacks, is known from confirmation on', () => {
    const short = { OrderedQuantity: 5, Quantity: 3 }
    expect(suppliedPieces('Delivered', short)).toBe(3)
    expect(lineGap('Confirmed', short)).toBe(2)
    expect(lineGap('Delivered', { OrderedQuantity: 5, Quantity: 6 })).toBe(0)
    for (const status of ['Pending', 'Cancelled'] as const) {
      expect(suppliedPieces(status, short)).toBeUndefined()
      expect(lineGap(status, short)).toBe(0)
    }
  })

  test('own stock ships three days after its own time, ordered stock five, as long as it has not', () => {
    expect(lineShipDays('Pending', line({ minimumShipHours: 24 }))).toBe(4)
    expect(lineShipDays('Confirmed', line({ minimumShipHours: 25, StockType: 'JustInTime' }))).toBe(7)
    for (const status of ['Shipped', 'Delivered', 'Cancelled'] as const) {
      expect(lineShipDays(status, line())).toBeUndefined()
    }
  })

  test('what was ordered has a value of its own', () => {
    expect(orderedValue([line({ OrderedQuantity: 5, Quantity: 3 })])).toBe(5 * 60_000)
  })
})

describe('the gaps of an order', () => {
  const lines = [
    { ProductID: 1, MRP: paise(100_000), ActualPrice: paise(60_000), OrderedQuantity: 9, Quantity: 6 },
    { ProductID: 1, MRP: paise(90_000), ActualPrice: paise(54_000), OrderedQuantity: 2, Quantity: 0 },
  ]

  const gap = (ProductID: number, gapQty: number, MRP?: number) => ({
    ProductID,
    ProductName: '',
    gapQty,
    MRP: MRP === undefined ? undefined : paise(MRP),
  })

  test('are worth what the missing pieces would have cost, at their own MRP', () => {
    expect(wholeGap(gap(1, 3), lines).value).toBe(180_000)
    expect(wholeGap(gap(1, 2, 90_000), lines).value).toBe(108_000)
    expect(wholeGap(gap(2, 3), lines).value).toBeUndefined()
  })

  test('take from the order’s line what the report doesn’t say', () => {
    const [line] = lines
    const whole = wholeGap({ ProductID: 1, ProductName: 'Rings' }, lines)
    expect(whole).toMatchObject({ MRP: line?.MRP, orderedQuantity: line?.OrderedQuantity, quantity: line?.Quantity })
    expect(whole.gapQty).toBe((line?.OrderedQuantity ?? 0) - (line?.Quantity ?? 0))
  })

  test('leave out data that neither the report nor the order’s line has', () => {
    const whole = wholeGap({ ProductID: 7, ProductName: 'Rings' }, lines)
    expect(whole).toEqual({ ProductID: 7, ProductName: 'Rings' })
    expect(missingOf([whole])).toEqual([])
    expect(missingOf([wholeGap({ ProductID: 7, ProductName: 'Rings', gapQty: 2 }, lines)])).toMatchObject([
      { gapQty: 2 },
    ])
  })

  test('are ordered again product by product', () => {
    const missing = missingOf([gap(1, 3), gap(2, 0), gap(1, 2, 90_000)].map((one) => wholeGap(one, lines)))
    expect(missing.map(({ ProductID, gapQty }) => [ProductID, gapQty])).toEqual([[1, 5]])
  })
})

test.each([
  [12.5, '12.5%'],
  [100, '100%'],
  [-100, '-100%'],
  [101, '101'],
  [1500, '1,500'],
  [0, undefined],
  ['Flat 50', 'Flat 50'],
  [undefined, undefined],
])('the margin %j is written %s', (discount, text) => {
  expect(marginInWords(discount)).toBe(text)
})

test.each([
  [{ gapQty: 2 }, true],
  [{ gapQty: 0 }, true],
  [{ orderedQuantity: 5, quantity: 3 }, true],
  [{ orderedQuantity: 5 }, false],
  [{ quantity: 3 }, false],
  [{}, false],
])('a report’s row %j says by itself how many are missing: %s', (gap, says) => {
  expect(reportsGap({ ProductID: 1, ProductName: 'Rings', ...gap })).toBe(says)
})
