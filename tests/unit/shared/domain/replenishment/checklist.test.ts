import { describe, expect, test } from 'vitest'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { marketOf } from '../../../../../src/shared/domain/pricing/offers.ts'
import { productView } from '../../../../../src/shared/domain/pricing/product-view.ts'
import {
  checklistState,
  chosenPieces,
  type OrderableProduct,
  proposeForCart,
  proposePieces,
  typedPieces,
} from '../../../../../src/shared/domain/replenishment/checklist.ts'
import { product, rights, stock, supply } from '../../../../support/builders.ts'

const still: Movement = { sale: 0, stock: 0, orders: NO_ORDERS, reported: 0 }

interface OrderableOptions {
  readonly movement?: Partial<Movement>
  readonly least?: number
  readonly available?: number
  readonly id?: number
}

function orderable({ movement = {}, least = 6, available = 100, id = 1 }: OrderableOptions = {}): OrderableProduct {
  const warehouses = available === 0 ? [stock(0)] : [stock(available)]
  const one = product({ id, warehouses, currentStock: available })
  return { view: productView(marketOf(supply({ products: [one] })), one), movement: { ...still, ...movement }, least }
}

describe('the state of a product', () => {
  test.each([
    [{ storeStock: 0, warehouseStock: 3 }, 'Missing'],
    [{ storeStock: 0, warehouseStock: 0 }, 'Sold out'],
    [{ storeStock: 2, warehouseStock: 0 }, 'In stock'],
    [{ storeStock: 0 }, 'Unknown'],
    [{ warehouseStock: 0 }, 'Unknown'],
    [{}, 'Unknown'],
  ])('%j is %s', (stock, state) => {
    expect(checklistState(stock)).toBe(state)
  })
})

describe('how many pieces are proposed', () => {
  test.each<[string, OrderableOptions, number | undefined, number, RegExp]>([
    ['what order assist suggests', { movement: { sale: 20 } }, 0, 30, /a day × 45 = 30/],
    ['at least what the category is ordered in', { movement: { sale: 2 } }, 0, 6, /minimum for this category is 6/],
    ['no more than the warehouses have', { movement: { sale: 20 }, available: 4 }, 0, 4, /warehouses have 4/],
    ['the least, where nothing was sold', {}, 0, 6, /No sales yet/],
    ['the least there is, where that is less', { available: 3 }, 0, 3, /No sales yet/],
    ['the least, where sales aren’t known', { movement: { sale: undefined } }, 0, 6, /aren’t available/],
    ['the least, where orders aren’t known', { movement: { sale: 3, orders: undefined } }, 0, 6, /aren’t available/],
    ['one piece of a size of a set', { least: 1 }, 0, 1, /No sales yet/],
    ['none of what is on its way', { movement: { reported: 12 } }, 0, 0, /12 pieces in transit/],
    ['none of what is pending', { movement: { orders: { ...NO_ORDERS, pending: 1 } } }, 0, 0, /1 piece in transit/],
    [
      'none of what is in the shop',
      { movement: { stock: 2 } },
      undefined,
      0,
      /order assist shows 2 pieces in your store/,
    ],
    [
      'none of what the checklist says is in the shop',
      { movement: { stock: undefined } },
      4,
      0,
      /4 pieces in your store/,
    ],
  ])('%s', (_, options, inShop, qty, why) => {
    const proposed = proposePieces(orderable(options), inShop)
    expect(proposed.qty).toBe(qty)
    expect(proposed.why).toMatch(why)
  })
})

describe('what goes into the cart', () => {
  const row = (productId: number) => ({ productId, productName: `Product ${productId}`, storeStock: 0 })
  const carter = product({ id: 4 })
  const barred = productView(marketOf(supply({ products: [carter], rights: rights({ carters: [4] }) })), carter)
  const found = new Map([
    [1, orderable()],
    [2, orderable({ id: 2 })],
    [3, orderable({ id: 3, available: 0 })],
    [4, { view: barred, movement: still, least: 1 }],
  ])
  const { lines, leftOut } = proposeForCart([1, 2, 3, 4, 5].map(row), found, new Map([[2, 8]]))

  test('is what can be ordered; the rest is left out with its reason', () => {
    expect(lines.map(({ id, qty }) => [id, qty])).toEqual([[1, 6]])
    expect(leftOut.map(({ id, why }) => [id, why])).toEqual([
      [2, 'already in the cart: 8 pieces'],
      [3, 'out of stock'],
      [4, 'not sold to this concept'],
      [5, expect.stringMatching(/catalogue/i)],
    ])
  })

  test.each([
    ['', 0],
    ['0', 0],
    [' 12 ', 12],
    ['10000', undefined],
    ['-1', undefined],
    ['a', undefined],
  ])('%j typed is %s', (text, pieces) => {
    expect(typedPieces(text)).toBe(pieces)
  })

  test('is as proposed, or as it was typed over', () => {
    const [one] = lines
    const unit = one?.product.view.unit?.net ?? expect.fail()
    expect(chosenPieces(lines, new Map())).toMatchObject({ chosenLines: [{ qty: 6 }], worth: 6 * unit, wrong: 0 })
    expect(chosenPieces(lines, new Map([[1, '2']]))).toMatchObject({ chosenLines: [{ qty: 2 }], worth: 2 * unit })
    expect(chosenPieces(lines, new Map([[1, '']]))).toEqual({ chosenLines: [], worth: 0, wrong: 0 })
    expect(chosenPieces(lines, new Map([[1, 'x']]))).toEqual({ chosenLines: [], worth: 0, wrong: 1 })
  })
})
