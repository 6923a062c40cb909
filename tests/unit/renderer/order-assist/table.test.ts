import { describe, expect, it } from 'vitest'
import { AssistModel } from '../../../../src/renderer/screens/order-assist/assist-model.ts'
import { inOrder, nextSort, USUAL } from '../../../../src/renderer/screens/order-assist/columns.ts'
import {
  fitting,
  isByHand,
  parsePieces,
  quantityOf,
  takingOf,
} from '../../../../src/renderer/screens/order-assist/quantities.ts'
import type { AssistedProduct } from '../../../../src/shared/bridge/assist.ts'
import type { CartType } from '../../../../src/shared/domain/carts/cart-kinds.ts'
import type { Named } from '../../../../src/shared/domain/catalogue/category-tree.ts'
import { NO_ORDERS } from '../../../../src/shared/domain/catalogue/movement.ts'
import { marketOf } from '../../../../src/shared/domain/pricing/offers.ts'
import { productView } from '../../../../src/shared/domain/pricing/product-view.ts'
import { worthOf } from '../../../../src/shared/domain/replenishment/assist-overview.ts'
import { suggest } from '../../../../src/shared/domain/replenishment/order-assist.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { product, supply } from '../../../support/builders.ts'

function row(id: number, sale: number, stock: number | undefined = 0, name = `Product ${id}`): AssistedProduct {
  const one = product({ id, name })
  const movement = { sale, stock, orders: NO_ORDERS, reported: 0 }
  const view = productView(marketOf(supply({ products: [one] })), one)
  return { view, movement, suggestion: suggest('nonApparel', movement, 500) }
}
const ids = (rows: readonly AssistedProduct[]) => rows.map(({ view }) => view.facts.id)
const [DIAPERING, CLOTHES] = [
  { id: 1, name: 'Diapering' },
  { id: 6, name: 'Clothes' },
]
const none = new Map<number, number>()

describe('rows', () => {
  const unknown: AssistedProduct = { ...row(4, 9), suggestion: undefined }
  const all = [row(1, 2, 0, 'b'), unknown, row(2, 20, 0, 'a'), row(3, 2, 0, 'C')]
  it('stand with the most suggested first, what isn’t known last, either way', () => {
    expect(ids(inOrder(all, USUAL))).toEqual([2, 1, 3, 4])
    expect(ids(inOrder(all, nextSort(USUAL, 'suggested')))).toEqual([1, 3, 2, 4])
  })
  it('by name begin with A', () => {
    const byName = nextSort(USUAL, 'product')
    expect(byName).toEqual({ by: 'product', descending: false })
    expect(ids(inOrder(all, byName)).slice(0, 3)).toEqual([2, 1, 3])
  })
  it('of the same category have the most suggested first', () => {
    expect(nextSort(USUAL, 'category')).toEqual({ by: 'category', descending: false })
    expect(ids(inOrder(all, { by: 'category', descending: false }))).toEqual([2, 1, 3, 4])
  })
  it('stay as they are where a column has no order', () => {
    expect(inOrder(all, { by: 'perDay', descending: true })).toBe(all)
  })
})

describe('quantities', () => {
  it('are those that are suggested, until the user types', () => {
    expect(quantityOf(row(1, 20), none)).toBe(30)
    expect(quantityOf(row(1, 0), none)).toBe(0)
    const byHand = new Map([[1, 7]])
    expect([quantityOf(row(1, 20), byHand), isByHand(row(1, 20), byHand)]).toEqual([7, true])
    expect(isByHand(row(1, 20), new Map([[1, 30]]))).toBe(false)
  })

  it.each([
    ['7', 7],
    ['', 0],
    ['0', 0],
    ['7x', undefined],
    ['10000', undefined],
  ])('typed %j are %j', (text, pieces) => {
    expect(parsePieces(text)).toBe(pieces)
  })

  it.each([
    [undefined, undefined, { id: 1, name: 'Product 1', qty: 30, inCart: undefined, byHand: false }],
    [7, 30, { id: 1, name: 'Product 1', qty: 7, inCart: 30, byHand: true }],
    [undefined, 30, undefined],
    [0, undefined, undefined],
    [0, 3, undefined],
  ])('of %j, %j in the cart: %j', (qty, inCart, expected) => {
    const cart = new Map(inCart === undefined ? [] : [[1, inCart]])
    expect(takingOf(row(1, 20), qty === undefined ? none : new Map([[1, qty]]), cart)?.worth).toBe(
      expected && worthOf(row(1, 20).view, expected.qty),
    )
    expect(takingOf(row(1, 20), qty === undefined ? none : new Map([[1, qty]]), cart)).toEqual(
      expected && expect.objectContaining(expected),
    )
  })

  it('fill the cart no further than it has room; what is in it needs none', () => {
    const taking = (id: number, inCart?: number, category = DIAPERING) => {
      return { id, name: '', category, qty: 5, worth: undefined, inCart, byHand: false }
    }
    const rooms = (left: number) => ({
      cartOf: ({ category }: { readonly category: Named }): CartType => (category === CLOTHES ? 'apparel' : 'all'),
      room: (cartType: CartType) => (cartType === 'apparel' ? 1 : left),
    })
    const all = [taking(1), taking(2, 3), taking(3), taking(4), taking(5, 1)]
    expect(fitting(all, rooms(2)).map(({ id }) => id)).toEqual([1, 2, 3, 5])
    expect(fitting(all, rooms(0)).map(({ id }) => id)).toEqual([2, 5])
    const both = [taking(1), taking(2, undefined, CLOTHES), taking(3), taking(4, undefined, CLOTHES)]
    expect(fitting(both, rooms(1)).map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('what is typed', () => {
  const rows = [row(1, 20), row(2, 20), row(3, 0)]
  function desk() {
    const notes: string[] = []
    const model = new AssistModel('', (text, tone) => notes.push(`${tone}: ${text}`))
    model.show(rows)
    const quantities = () => rows.map((one) => quantityOf(one, model.store.getState().byHand))
    return { model, notes, quantities }
  }

  it('fills many rows at once, and each step is taken back and made again', () => {
    const { model, quantities } = desk()
    model.set(1, 7, 30)
    model.fill([2, 3], 5)
    expect(quantities()).toEqual([7, 5, 5])
    model.undoRedo('undo')
    expect(quantities()).toEqual([7, 30, 0])
    model.undoRedo('undo')
    expect(quantities()).toEqual([30, 30, 0])
    model.undoRedo('undo')
    model.undoRedo('redo')
    expect(quantities()).toEqual([7, 30, 0])
    model.restore(1)
    model.clear([2])
    expect(quantities()).toEqual([30, 0, 0])
  })

  it('is shown at every key and given up without a trace', () => {
    const { model, quantities } = desk()
    model.typing.preview(1, 3)
    expect(quantities()).toEqual([3, 30, 0])
    model.typing.revert(1)
    expect(quantities()).toEqual([30, 30, 0])
    model.undoRedo('undo')
    expect(quantities()).toEqual([30, 30, 0])
  })

  it('comes from a spreadsheet, as a column or by ids; what isn’t taken is said', () => {
    const { model, notes, quantities } = desk()
    model.paste('4\n6', [2, 3])
    expect(quantities()).toEqual([30, 4, 6])
    model.paste('1\t9\n77\t3', [1])
    expect(quantities()).toEqual([9, 4, 6])
    expect(notes.at(-1)).toBe(`warn: 2 rows pasted: 1 changed, 1 not pasted. ${messages.notAmongSuggested}`)
  })
})
