import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newLine } from '../../../../../src/shared/domain/carts/cart-rules.ts'
import { type FillOf, fillersOf, shortWith } from '../../../../../src/shared/domain/carts/fill-order.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { BHAMBOLI, mapping, PUNE, product, rupees, stock, supply } from '../../../../support/builders.ts'

const toy = (id: number, pieces = 50) => product({ id, warehouses: [stock(pieces)] })
const first = toy(1)
const supplied = supply({
  products: [first],
  mapping: [mapping({ whID: BHAMBOLI }), mapping({ whID: PUNE, min: rupees(100_000) })],
})
const cart = priceCart([newLine(first, 2)], supplied)
const [group] = cart.groups
if (group === undefined) throw new Error('No order')
const of = (more: Partial<FillOf> = {}): FillOf => ({
  cartType: 'all',
  group,
  supply: supplied,
  inCart: new Set([1]),
  categoryPieces: new Map(),
  ...more,
})

describe('what fills an order', () => {
  test('only what its warehouse gives first, goes into it, may be bought and isn’t in the cart', () => {
    expect(group.wh).toBe(PUNE)
    const elsewhere = product({ id: 2, warehouses: [stock(9), stock(9, { id: BHAMBOLI })] })
    const other = product({ id: 3, stockType: 'JustInTime', warehouses: [stock(9)] })
    const away = product({ id: 4, b2bIsActive: false, warehouses: [stock(9)] })
    const ids = fillersOf([first, elsewhere, other, away, toy(5, 0), toy(6), toy(7)], of()).map((one) => one.product.id)
    expect(ids).toEqual([6, 7])
    expect(fillersOf([toy(6)], of({ cartType: 'apparel' }))).toEqual([])
  })

  test('as many as its category is ordered in are proposed, and never more than there are', () => {
    const categoryPieces = new Map([[first.category.id, 6]])
    const proposed = fillersOf([toy(6), toy(7, 4)], of({ categoryPieces })).map((one) => one.proposed)
    expect(proposed).toEqual([6, 4])
    expect(fillersOf([toy(6)], of())[0]?.proposed).toBe(1)
  })
})

test('what stays missing is what the cart comes to with them', () => {
  const products = [toy(6, 30), toy(7, 4), toy(8, 900)]
  const fillers = new Map(fillersOf(products, of()).map((one) => [one.product.id, one]))
  const qty = fc.integer({ min: 1, max: 200 })
  fc.assert(
    fc.property(fc.subarray(products), fc.tuple(qty, qty, qty), (picked, pieces) => {
      const items = picked.map((one, at) => ({ id: one.id, qty: pieces[at] ?? 1 }))
      const lines = [newLine(first, 2), ...picked.map((one, at) => newLine(one, pieces[at] ?? 1))]
      const after = priceCart(lines, { ...supplied, products: [first, ...products] })
      expect(shortWith(group, items, fillers)).toBe(after.groups.find(({ key }) => key === group.key)?.shortBy)
    }),
  )
})
