/** The order history's figures in a form that a spreadsheet can calculate with. */
import { expect, it } from 'vitest'
import { orderHistory } from '../../../../src/shared/lists/areas/order-history.ts'
import { wordsIn } from '../../../../src/shared/lists/cells.ts'
import type { ListContext } from '../../../../src/shared/lists/context.ts'
import { placesOf, totalsOf } from '../../../../src/shared/lists/rows.ts'
import { store } from '../../../support/builders.ts'

const context: ListContext = { store: store(), today: '2026-11-21', warehouseName: String, performance: [] }
const order = (more: object) => ({ createddate: '2026-11-18T00:00:00+05:30', status: 'Confirmed', ...more }) as never
const { tat, pieces, items, net, mrp } = orderHistory.columns

it('has the turnaround as hours, named in the head, and in words on screen', () => {
  expect([tat.kind, tat.title]).toEqual(['count', 'TAT (hours)'])
  expect(tat.of(order({}), context)).toBe(72)
  expect(wordsIn(tat, order({}), context)).toBe('72 h')
  expect(tat.of(order({ status: 'Cancelled' }), context)).toBeUndefined()
  expect(wordsIn(tat, order({ status: 'Cancelled' }), context)).toBe('')
  expect(placesOf([tat], [order({})], '72 h', context)).toEqual([0])
})

it('adds up pieces, products and MRP beside the net payment', () => {
  const rows = [1, 2].map((n) =>
    order({ status: 'Shipped', totalquantity: n, totalitems: 10 * n, totalMRP: 100 * n, netpayment: 50 * n }),
  )
  const keyed = Object.entries({ pieces, items, net, mrp }).map(([key, column]) => ({ key, column }))
  const about = { isWhole: true, noun: ['order', 'orders'] } as const
  expect(totalsOf(keyed as never, rows, context, about)?.map(({ value }) => value)).toEqual([3, 30, 150, 300])
})
