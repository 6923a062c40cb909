/** A realistic list: a hundred thousand orders with twelve columns. */

import type { Store } from '../../src/shared/domain/people/store.ts'
import { type Paise, paise } from '../../src/shared/domain/values/money.ts'
import { amount, badge, type Column, count, day, moment, percent, text } from '../../src/shared/lists/columns.ts'
import type { ListContext } from '../../src/shared/lists/context.ts'
import { sequence } from './measure.ts'

export const ROWS = 100_000

export interface BenchRow {
  readonly poid: string
  readonly name: string
  readonly status: string
  readonly ordered: string
  readonly placed: string
  readonly shipped: string | undefined
  readonly warehouse: string
  readonly items: number
  readonly pieces: number
  readonly discount: number
  readonly mrp: Paise
  readonly net: Paise
}

const STATUSES = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled']
const WAREHOUSES = ['Pune-Maharashtra', 'Bhiwandi, Thane', 'Gurugram-Haryana', 'Bengaluru-Karnataka']
const NAMES = [
  'Romper, blue',
  'Building blocks 120',
  'Pram "Comfort"',
  'Cotton socks',
  'पायजामा',
  'Feeding bottle 250 ml',
]

export function benchRows(rows = ROWS): readonly BenchRow[] {
  const next = sequence(17)
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? ''
  const first = Date.UTC(2026, 7, 1)
  return Array.from({ length: rows }, (_, at) => {
    const time = first + Math.floor(next() * 90 * 86_400_000)
    const mrp = Math.floor(next() * 9_000_000)
    return {
      poid: `PO-${400_000 + ((at * 7919) % rows)}-T`,
      name: pick(NAMES),
      status: pick(STATUSES),
      ordered: new Date(time).toISOString(),
      placed: new Date(time + 3_600_000).toISOString(),
      shipped: next() < 0.6 ? new Date(time + 86_400_000).toISOString().slice(0, 10) : undefined,
      warehouse: pick(WAREHOUSES),
      items: 1 + Math.floor(next() * 40),
      pieces: 1 + Math.floor(next() * 400),
      discount: Math.floor(next() * 400) / 10,
      mrp: paise(mrp),
      net: paise(Math.floor(mrp * 0.7)),
    }
  })
}

export const benchColumns: Readonly<Record<string, Column<BenchRow>>> = {
  poid: text('PO number', ({ poid }) => poid),
  name: text('Product', ({ name }) => name),
  status: badge('Status', ({ status }) => status),
  ordered: day('Ordered', ({ ordered }) => ordered),
  placed: moment('Placed', ({ placed }) => placed),
  shipped: day('Shipped', ({ shipped }) => shipped),
  warehouse: text('Warehouse', ({ warehouse }) => warehouse),
  items: count('Items', ({ items }) => items),
  pieces: count('Pieces', ({ pieces }) => pieces, { sum: true }),
  discount: percent('Discount', ({ discount }) => discount),
  mrp: amount('MRP total', ({ mrp }) => mrp, { sum: true }),
  net: amount('Net payment', ({ net }) => net, { sum: true }),
}

export const benchContext: ListContext = {
  store: { companyName: 'Bench Retail' } as Store,
  today: '2026-11-21',
  warehouseName: String,
  performance: [],
}
