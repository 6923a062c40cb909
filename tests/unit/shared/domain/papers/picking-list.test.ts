import { describe, expect, it } from 'vitest'
import type { CartSnapshot } from '../../../../../src/shared/domain/carts/cart.ts'
import { buildPickingList } from '../../../../../src/shared/domain/papers/picking-list.ts'
import { sum } from '../../../../../src/shared/domain/values/money.ts'
import { BHAMBOLI, line, mapping, PUNE, product, stock, supply } from '../../../../support/builders.ts'

const cart: CartSnapshot = {
  cart: 'all',
  edition: 1,
  lines: [line(1, 15), line(2, 3), line(3, 2), line(4, 1)],
  supply: supply({
    products: [
      product({ id: 1, name: 'Rings', size: 'S', warehouses: [stock(10), stock(2, { id: BHAMBOLI })] }),
      product({ id: 2, name: 'Blocks', color: '', warehouses: [stock(10)] }),
      product({ id: 3, name: 'Pram', stockType: 'JustInTime', warehouses: [stock(10)] }),
    ],
    mapping: [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli DC' })],
  }),
  fetchedAt: '2026-11-21T04:00:00Z',
  saved: false,
}
const about = {
  title: 'Picking list',
  storeName: 'Asha Kids',
  now: Date.parse('2026-11-21T06:00:00Z'),
  listed: (id: number) => (id === PUNE ? 'Pune-Maharashtra' : undefined),
}

describe('a picking list', () => {
  const list = buildPickingList(cart, about)

  it('has a part for each order that the cart makes, each line with what that warehouse gives', () => {
    expect(
      list.groups.map(({ warehouse, kind, lines }) => [warehouse, kind, lines.map(({ id, qty }) => [id, qty])]),
    ).toEqual([
      [
        'Pune-Maharashtra',
        'Owned',
        [
          [1, 10],
          [2, 3],
        ],
      ],
      ['Pune-Maharashtra', 'DS-JIT', [[3, 2]]],
      ['Bhamboli DC', 'Owned', [[1, 2]]],
    ])
  })

  it('lists what isn’t available, and why', () => {
    expect(list.gaps.map(({ id, name, qty, why }) => [id, name, qty, why])).toEqual([
      [1, 'Rings', 3, 'not enough at this MRP'],
      [4, 'Product 4', 1, 'not in the catalogue'],
    ])
  })

  it('adds up: its parts are the whole', () => {
    expect(list.totals).toMatchObject({ lines: 4, pieces: 17, missing: 4 })
    expect(list.groups.reduce((all, { pieces }) => all + pieces, 0)).toBe(list.totals.pieces)
    expect(sum(list.groups.map(({ total }) => total))).toBe(list.totals.total)
  })

  it('names the kind of stock only where it matters, and size and colour where they are known', () => {
    const plain = buildPickingList({ ...cart, lines: [line(1, 1), line(2, 1)] }, about)
    expect(plain.groups.map(({ kind }) => kind)).toEqual([''])
    expect(plain.groups[0]?.lines.map((one) => one.about)).toEqual(['S · Red', ''])
    const named = product({
      id: 1,
      name: 'Jeans - 6-9 M - Blue',
      size: '6-9 M',
      color: 'Blue',
      warehouses: [stock(10)],
    })
    const other = { ...cart, lines: [line(1, 1)], supply: { ...cart.supply, products: [named] } }
    expect(buildPickingList(other, about).groups[0]?.lines[0]?.about).toBe('')
    expect(list.at).toBe('21 Nov 2026, 11:30')
  })
})
