import { describe, expect, test, vi } from 'vitest'
import { MyArsModel, type Parent } from '../../../../src/renderer/screens/replenishment/my-ars-model.ts'

const parent = (id: number, targetStock: number): Parent => ({
  id,
  name: `Product ${id}`,
  desc: '',
  size: '',
  brand: { id: 9, name: 'Oaklings' },
  category: { id: 1, name: 'Diapering' },
  subcategory: { id: 2, name: 'Wipes' },
  producttype: { typeid: 3, typename: 'Baby wipes' },
  mrp: 9900 as Parent['mrp'],
  retailerMargin: 0,
  HSNCode: '',
  companyid: undefined,
  costtocompany: undefined,
  creditnote: undefined,
  isReturnable: false,
  stock: undefined,
  minimumShipHours: 0,
  warehouses: [],
  arsautoalternatetype: '',
  isRequestPending: false,
  targetStock,
  originalStock: 0,
  alternateProducts: [],
})

function made(...parents: readonly Parent[]) {
  const model = new MyArsModel(vi.fn())
  model.show(parents)
  const now = () => model.store.getState().byHand
  return { model, drafts: () => model.draftsIn(now()), gone: () => model.goneIn(now()) }
}

describe('a target that is typed', () => {
  test('keeps the one that it was typed over, whatever the list has later', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.show([parent(1, 900)])
    expect(drafts()).toMatchObject([{ id: 1, target: 310, was: 555 }])
    model.change(new Map([[1, 320]]))
    expect(drafts()).toMatchObject([{ id: 1, target: 320, was: 555 }])
    model.typedOver(1, 900)
    expect(drafts()).toMatchObject([{ id: 1, target: 320, was: 900 }])
  })

  test('back to the list’s own is none, and follows the list', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.change(new Map([[1, 555]]))
    model.show([parent(1, 900)])
    expect(drafts()).toEqual([])
    expect(model.numberOf(1)).toBe(900)
    model.change(new Map([[1, 10]]))
    expect(drafts()).toMatchObject([{ target: 10, was: 900 }])
  })

  test('that is taken back and done again is typed over what the list has then', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.undoRedo('undo')
    expect(drafts()).toEqual([])
    model.show([parent(1, 900)])
    model.undoRedo('redo')
    expect(drafts()).toMatchObject([{ target: 310, was: 900 }])
  })

  test('out of a file is typed over what the file’s rows were shown beside', () => {
    const { model, drafts } = made(parent(1, 555))
    model.know([parent(1, 900), parent(2, 4)])
    const row = { row: 1, text: '', name: '', verdict: 'changes' as const, why: '' }
    model.take([
      { ...row, id: 1, target: 310, was: 900 },
      { ...row, id: 2, target: 5, was: 4 },
    ])
    expect(drafts()).toMatchObject([
      { id: 1, target: 310, was: 900 },
      { id: 2, target: 5, was: 4 },
    ])
  })
})

describe('a target of a product that is gone', () => {
  test('stands apart once the list is read to its end, and holds up no others', () => {
    const { model, drafts, gone } = made(parent(1, 5), parent(2, 6))
    model.change(
      new Map([
        [1, 7],
        [2, 8],
      ]),
    )
    model.show([parent(1, 5)])
    expect(gone()).toEqual([])
    model.knowWhole([parent(1, 5)])
    expect(drafts()).toMatchObject([{ id: 1, target: 7 }])
    expect(gone()).toMatchObject([{ id: 2, name: 'Product 2', target: 8 }])
    model.forget(new Set([2]))
    expect(gone()).toEqual([])
    expect(drafts()).toHaveLength(1)
  })

  test('counts again when the product is back', () => {
    const { model, drafts } = made(parent(1, 5))
    model.change(new Map([[1, 7]]))
    model.goneAre([1])
    expect(drafts()).toEqual([])
    model.knowWhole([parent(1, 5)])
    expect(drafts()).toHaveLength(1)
  })
})
