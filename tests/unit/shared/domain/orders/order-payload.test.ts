import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  candidates,
  type HistoryEvidence,
  matchesAnyGroup,
  matchHistory,
  matchRows,
  toOrderPayload,
} from '../../../../../src/shared/domain/orders/order-payload.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { anyLines, anySupply } from '../../../../support/any-cart.ts'
import { BHAMBOLI, line, mapping, PUNE, product, rupees, stock, supply } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const supplied = supply({
  products: [
    product({ warehouses: [stock(10), stock(6, { id: BHAMBOLI })] }),
    product({ id: 1002, stockType: 'DropShipment', isReturnable: false }),
  ],
  mapping: [mapping(), mapping({ whID: BHAMBOLI, whType: 'DC', name: 'Bhamboli_Ext' })],
})
const orderOf = (...quantities: readonly [number, number][]) =>
  toOrderPayload(
    priceCart(
      quantities.map(([id, qty]) => line(id, qty)),
      supplied,
    ).groups,
  )

describe('what a purchase order says', () => {
  test('each group with its lines, what a unit and what a line costs, and its mode', () => {
    expect(orderOf([1001, 12], [1002, 1])).toEqual([
      {
        wh: PUNE,
        whType: 'Warehouse',
        products: [{ id: 1001, qty: 10, isReturnable: true, actualPrice: rupees(700), totalPrice: rupees(7000) }],
        totalStockistOrWarehousePrice: rupees(7000),
        mode: 'OWNED',
      },
      {
        wh: PUNE,
        whType: 'Warehouse',
        products: [{ id: 1002, qty: 1, isReturnable: false, actualPrice: rupees(700), totalPrice: rupees(700) }],
        totalStockistOrWarehousePrice: rupees(700),
        mode: 'DS_JIT',
      },
      {
        wh: BHAMBOLI,
        whType: 'DC',
        products: [{ id: 1001, qty: 2, isReturnable: true, actualPrice: rupees(700), totalPrice: rupees(1400) }],
        totalStockistOrWarehousePrice: rupees(1400),
        mode: 'OWNED',
      },
    ])
  })

  test('a gap is never ordered', () => {
    const pieces = orderOf([1001, 100]).flatMap(({ products }) => products.map(({ qty }) => qty))
    expect(pieces).toEqual([10, 6])
  })

  test('for any cart: unit × quantity = line, lines = group, groups = cart, pieces = what was allocated', () => {
    fc.assert(
      fc.property(anyLines, anySupply, (lines, market) => {
        const cart = priceCart(lines, market)
        const payload = toOrderPayload(cart.groups)
        let total = 0
        let pieces = 0
        for (const { products, totalStockistOrWarehousePrice } of payload) {
          let lineTotals = 0
          for (const { qty, actualPrice, totalPrice } of products) {
            if (actualPrice * qty !== totalPrice || qty < 1) return false
            lineTotals += totalPrice
            pieces += qty
          }
          if (lineTotals !== totalStockistOrWarehousePrice) return false
          total += totalStockistOrWarehousePrice
        }
        return total === cart.totals.net && pieces === cart.totals.allocatedQty
      }),
      { numRuns: often(2_000) },
    )
  })
})

describe('the order history as evidence that a group was placed', () => {
  const group = { key: '2^OWNED', wh: PUNE, quantity: 10, total: rupees(7000) }
  const row = (more: Partial<HistoryEvidence> = {}): HistoryEvidence => ({
    poid: '4711T',
    createddate: '2026-04-05T10:42:00+05:30',
    warehouseid: PUNE,
    totalquantity: 10,
    netpayment: rupees(7000),
    ...more,
  })
  const sentAt = '2026-04-05T05:12:34.567Z'
  const matched = (rows: readonly HistoryEvidence[], more: { claimed?: string[]; rivals?: (typeof group)[] } = {}) =>
    Object.fromEntries(matchHistory([group], rows, sentAt, new Set(more.claimed), more.rivals ?? []))

  test('is a row of the same warehouse, quantity and amount, from the minute of the sending to some minutes later', () => {
    expect(matched([row()])).toEqual({ '2^OWNED': '4711T' })
    expect(matched([row({ createddate: '2026-04-05T10:52:00+05:30' })])).toEqual({ '2^OWNED': '4711T' })
  })

  test('whose quantity the portal doesn’t tell may be of any, but of one group only', () => {
    expect(matched([row({ totalquantity: undefined })])).toEqual({ '2^OWNED': '4711T' })
    const other = { ...group, key: '2^DS_JIT', quantity: 4 }
    expect(matchHistory([group, other], [row({ totalquantity: undefined })], sentAt, new Set(), []).size).toBe(0)
  })

  test.each([
    ['another warehouse', { warehouseid: BHAMBOLI }],
    ['another quantity', { totalquantity: 11 }],
    ['a paisa more', { netpayment: rupees(7000.01) }],
    ['the minute before', { createddate: '2026-04-05T10:41:59+05:30' }],
    ['later than the portal works on an order', { createddate: '2026-04-05T10:53:00+05:30' }],
    ['the day after', { createddate: '2026-04-06T10:42:00+05:30' }],
    ['the day before', { createddate: '2026-04-04T10:42:00+05:30' }],
    ['no time at all', { createddate: 'yesterday' }],
  ])('%s is no evidence', (_, more) => {
    expect(matched([row(more)])).toEqual({})
  })

  test('a row that is another order’s already is none', () => {
    expect(matched([row()], { claimed: ['4711T'] })).toEqual({})
    expect(matched([row(), row({ poid: '4712T' })], { claimed: ['4711T'] })).toEqual({ '2^OWNED': '4712T' })
  })

  test('two rows that can’t be told apart are none for one group', () => {
    expect(matched([row(), row({ poid: '4712T' })])).toEqual({})
  })

  test('a row that may as well be another unknown order’s is none', () => {
    expect(matched([row()], { rivals: [group] })).toEqual({})
    expect(matched([row()], { rivals: [{ ...group, quantity: 9 }] })).toEqual({ '2^OWNED': '4711T' })
  })

  test('two groups that look alike need two rows, and each gets one', () => {
    const twins = [group, { ...group, key: '2^DS_JIT' }]
    expect(matchHistory(twins, [row()], sentAt, new Set(), []).size).toBe(0)
    expect([...matchHistory(twins, [row(), row({ poid: '4712D' })], sentAt, new Set(), [])]).toEqual([
      ['2^OWNED', '4711T'],
      ['2^DS_JIT', '4712D'],
    ])
  })
})

describe('rows of the history as evidence', () => {
  const evidence = (poid: string, createddate: string, more: Partial<HistoryEvidence> = {}): HistoryEvidence => ({
    poid,
    createddate,
    warehouseid: PUNE,
    totalquantity: 4,
    netpayment: rupees(2800),
    ...more,
  })
  const group = (key: string, more = {}) => ({ key, wh: PUNE, quantity: 4, total: rupees(2800), ...more })

  test('are those made from the minute of the sending to ten minutes later, and not claimed yet', () => {
    // Sent at 10:00:30 of the portal’s clock, which is known to five seconds.
    const made = ['09:59', '10:00', '10:05', '10:10', '10:11'].map((time) => evidence(time, `2026-11-21T${time}:00Z`))
    const of = (sent: string, claimed: readonly string[] = []) =>
      candidates(made, `2026-11-21T${sent}Z`, new Set(claimed)).map(({ poid }) => poid)
    expect(of('10:00:30')).toEqual(['10:00', '10:05', '10:10'])
    expect(of('10:00:04')).toEqual(['09:59', '10:00', '10:05', '10:10'])
    expect(of('10:00:05')).toEqual(['10:00', '10:05', '10:10'])
    expect(of('10:01:05')).toEqual(['10:05', '10:10', '10:11'])
    expect(of('10:00:30', ['10:05'])).toEqual(['10:00', '10:10'])
  })
  test('name the group of their warehouse, pieces and amount', () => {
    const groups = [
      group('a'),
      group('b', { wh: BHAMBOLI }),
      group('c', { quantity: 5 }),
      group('d', { total: rupees(1) }),
    ]
    expect([...matchRows(groups, [evidence('PO-1', ''), evidence('PO-2', '', { warehouseid: BHAMBOLI })])]).toEqual([
      ['a', 'PO-1'],
      ['b', 'PO-2'],
    ])
  })
  test('that are alike count where there are as many as groups, and are given in their order', () => {
    const twins = [group('a'), group('b')]
    expect([...matchRows(twins, [evidence('PO-1', ''), evidence('PO-2', '')])]).toEqual([
      ['a', 'PO-1'],
      ['b', 'PO-2'],
    ])
    expect(matchRows(twins, [evidence('PO-1', '')]).size).toBe(0)
    expect(matchRows([group('a')], [evidence('PO-1', ''), evidence('PO-2', '')]).size).toBe(0)
  })
  test.each([
    [{}, true],
    [{ warehouseid: BHAMBOLI }, false],
    [{ totalquantity: 5 }, false],
    [{ netpayment: rupees(2800.01) }, false],
  ])('with %j look like a group that was sent: %s', (more, looks) => {
    expect(matchesAnyGroup(evidence('PO-1', '', more), [group('b', { wh: 99 }), group('a')])).toBe(looks)
  })
})
