import { describe, expect, test } from 'vitest'
import { MyArsModel, type Parent } from '../../../../src/renderer/screens/replenishment/my-ars-model.ts'
import { groupKey, totalsOf } from '../../../../src/shared/domain/replenishment/my-ars.ts'
import { parent } from './parent.ts'

function made(...parents: readonly Parent[]) {
  const model = new MyArsModel()
  model.updateRows(parents)
  const now = () => model.store.getState().byHand
  return { model, drafts: () => model.draftsIn(now()), gone: () => model.removedIn(now()) }
}

describe('a target that is typed', () => {
  test('keeps the one that it was typed over, with any later list', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.updateRows([parent(1, 900)])
    expect(drafts()).toMatchObject([{ id: 1, target: 310, was: 555 }])
    model.change(new Map([[1, 320]]))
    expect(drafts()).toMatchObject([{ id: 1, target: 320, was: 555 }])
    model.confirmOver(1, 900)
    expect(drafts()).toMatchObject([{ id: 1, target: 320, was: 900 }])
  })

  test('back to the list’s own is none, and follows the list', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.change(new Map([[1, 555]]))
    model.updateRows([parent(1, 900)])
    expect(drafts()).toEqual([])
    expect(model.numberOf(1)).toBe(900)
    model.change(new Map([[1, 10]]))
    expect(drafts()).toMatchObject([{ target: 10, was: 900 }])
  })

  test('that the list has by now is typed no more, and what is typed next is typed over that', () => {
    const { model, drafts } = made(parent(1, 555), parent(2, 5))
    model.change(new Map([[1, 310]]))
    model.change(new Map([[2, 7]]))
    model.updateRows([parent(1, 310), parent(2, 5)])
    model.dropSame()
    expect(drafts()).toMatchObject([{ id: 2, target: 7, was: 5 }])
    model.updateRows([parent(1, 900), parent(2, 5)])
    expect(drafts()).toHaveLength(1)
    expect(model.numberOf(1)).toBe(900)
    model.change(new Map([[1, 320]]))
    expect(drafts()).toContainEqual(expect.objectContaining({ id: 1, target: 320, was: 900 }))
  })

  test('that is taken back and done again is typed over what the list has then', () => {
    const { model, drafts } = made(parent(1, 555))
    model.change(new Map([[1, 310]]))
    model.undoRedo('undo')
    expect(drafts()).toEqual([])
    model.updateRows([parent(1, 900)])
    model.undoRedo('redo')
    expect(drafts()).toMatchObject([{ target: 310, was: 900 }])
  })

  test('out of a file is typed over what the file’s rows were shown beside', () => {
    const { model, drafts } = made(parent(1, 555))
    model.addUnloaded([parent(1, 900), parent(2, 4)])
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
    model.updateRows([parent(1, 5)])
    expect(gone()).toEqual([])
    model.markMissing([parent(1, 5)])
    expect(drafts()).toMatchObject([{ id: 1, target: 7 }])
    expect(gone()).toMatchObject([{ id: 2, name: 'Product 2', target: 8 }])
    model.forget(new Set([2]))
    expect(gone()).toEqual([])
    expect(drafts()).toHaveLength(1)
  })

  test('counts again when the product is back', () => {
    const { model, drafts } = made(parent(1, 5))
    model.change(new Map([[1, 7]]))
    model.markRemoved([1])
    expect(drafts()).toEqual([])
    model.markMissing([parent(1, 5)])
    expect(drafts()).toHaveLength(1)
  })
})

describe('the total of a group', () => {
  const group = [parent(1, 30), parent(2, 12)].map((one) => ({ ...one, originalStock: 35 }))
  const key = groupKey(parent(1, 1))
  const whole = () => {
    const { model } = made(...group)
    model.setGroups(group)
    return { model, total: () => model.totals.getState().byGroup.get(key) }
  }

  test('is known of a list that is read to its end, and follows each digit', () => {
    const { model, total } = whole()
    expect(total()).toEqual(totalsOf(42, 35, 2))
    model.typing.preview(1, 3)
    expect(total()).toEqual(totalsOf(15, 35, 2))
    model.typing.revert(1)
    expect(total()).toEqual(totalsOf(42, 35, 2))
    model.setGroups(undefined)
    expect(total()).toBeUndefined()
  })

  test('counts no target of a product that isn’t in the list', () => {
    const { model, total } = whole()
    model.change(new Map([[9, 400]]))
    expect(total()).toEqual(totalsOf(42, 35, 2))
  })

  test('stays what it is when its targets are saved', () => {
    const { model, total } = whole()
    model.change(new Map([[2, 20]]))
    model.saved(model.draftsIn(model.store.getState().byHand))
    expect(total()).toEqual(totalsOf(50, 35, 2))
    model.change(new Map([[2, 12]]))
    expect(total()).toEqual(totalsOf(42, 35, 2))
  })

  test('is the same object while it is unchanged, so that nothing is drawn for it', () => {
    const { model } = whole()
    const before = model.totals.getState()
    model.change(new Map([[9, 400]]))
    expect(model.totals.getState()).toBe(before)
  })
})

test('many targets that are taken at once are taken back at once', () => {
  const { model, drafts } = made(parent(1, 5), parent(2, 6), parent(3, 7))
  model.change(new Map([[3, 70]]))
  model.change(new Map([1, 2].map((id) => [id, 50])))
  expect(drafts()).toHaveLength(3)
  model.undoRedo('undo')
  expect(drafts()).toMatchObject([{ id: 3 }])
})

test('a search waits until its row is there', () => {
  const { model } = made(parent(1, 5))
  model.seek([7])
  expect(model.scrollTarget.getState().target).toEqual({ ids: [7], focus: false, reveal: true })
})
