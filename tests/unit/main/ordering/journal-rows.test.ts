import { describe, expect, it } from 'vitest'
import { groupOf, journalOrder, readGroupRow, readOrderRow } from '../../../../src/main/ordering/journal-rows.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { AT, DELIVERY, KEY } from '../../../support/journal-on-disk.ts'
import { journalOrder as listed, placedGroup } from '../../../support/journal-order.ts'

const row = (more: object = {}) => ({
  key: KEY,
  account: 7,
  cart_type: 'all',
  state: 'sending',
  created_at: AT,
  sent_at: null,
  settled_at: null,
  gap_qty: 3,
  gap_price: 4_500,
  cart: 'all',
  body: null,
  message: null,
  basis: 'the basis',
  refusal: null,
  words: null,
  ships_to: null,
  placed_by: null,
  ...more,
})
const group = (more: object = {}) => ({
  group_key: '1^OWNED',
  wh: 1,
  wh_type: 'Warehouse',
  wh_name: 'Pune',
  order_type: 'OWNED',
  items: 2,
  quantity: 5,
  total: 10_000,
  orderable: 1,
  chosen: 1,
  wire: '{}',
  outcome: 'unknown',
  poid: null,
  netpayment: null,
  message: null,
  ...more,
})
const order = (of: object, ...groups: object[]) => journalOrder(readOrderRow(of), groups.map(readGroupRow))

describe('rows of the journal', () => {
  it('are an order with what isn’t known left out', () => {
    expect(order(row(), group())).toEqual(
      listed({
        sentAt: undefined,
        groups: [placedGroup({ items: 2, quantity: 5 })],
        quantity: 5,
        gapQty: 3,
        gapPrice: paise(4_500),
      }),
    )
  })

  it('are an order with all that is known', () => {
    const known = {
      sent_at: AT,
      settled_at: '2026-04-05T10:00:02.000Z',
      ships_to: JSON.stringify(DELIVERY.shipsTo),
      placed_by: 'Aarav',
      refusal: 'Closed.',
      message: 'Placed.',
    }
    const placed = { outcome: 'placed', poid: 'PO-1-T', netpayment: 9_000, message: 'Short.' }
    expect(order(row(known), group(placed))).toMatchObject({
      ...DELIVERY,
      sentAt: AT,
      settledAt: '2026-04-05T10:00:02.000Z',
      refusal: 'Closed.',
      message: 'Placed.',
      groups: [placed],
    })
  })

  it('add up the chosen groups alone', () => {
    const left = group({ group_key: '2^OWNED', chosen: 0, quantity: 100, total: 1 })
    const also = group({ group_key: '3^OWNED', quantity: 2, total: 500 })
    const { groups, quantity, total } = order(row(), group(), left, also)
    expect(groups.map(({ key }) => key)).toEqual(['1^OWNED', '3^OWNED'])
    expect([quantity, total]).toEqual([7, 10_500])
  })

  it('say what a group is, placed or not', () => {
    expect(groupOf(readGroupRow(group()))).not.toHaveProperty('outcome')
    expect(groupOf(readGroupRow(group({ order_type: 'DS_JIT' })))).toMatchObject({ orderType: 'DS_JIT', wh: 1 })
  })
})

describe('a damaged row', () => {
  it.each([{ state: 'gone' }, { cart_type: 'none' }, { gap_price: 0.5 }, { key: 7 }])(
    'of an order is no order: %j',
    (more) => {
      expect(() => readOrderRow(row(more))).toThrow()
    },
  )

  it.each([{ total: 1.5 }, { netpayment: 0.5 }, { chosen: 2 }, { outcome: 'maybe' }, { order_type: 'AFS' }])(
    'of a group is no group: %j',
    (more) => {
      expect(() => readGroupRow(group(more))).toThrow()
    },
  )

  it('with an address that lacks a field is no order', () => {
    expect(() => order(row({ ships_to: '{"name":"Asha"}' }))).toThrow()
  })
})
