import { beforeEach, describe, expect, test } from 'vitest'
import { ReceivingModel } from '../../../../src/renderer/screens/loads/receiving-model.ts'
import type { ReceivedRow } from '../../../../src/shared/domain/receiving/received.ts'

const line = (ProductID: number, Quantity: number) => ({ POID: 'PO-1-T', ProductID, ProductName: 'Bib', Quantity })

let kept: Map<number, { counted: number; damaged: number } | undefined>
let model: ReceivingModel
const counted = (id: number) => model.rowOf(id)?.counted

beforeEach(() => {
  kept = new Map()
  const count = ({ id, counted: pieces, damaged, isCounted }: ReceivedRow) =>
    void kept.set(id, isCounted ? { counted: pieces, damaged } : undefined)
  model = new ReceivingModel(
    [line(1001, 4), line(1002, 2)],
    { boxes: ['B1'], products: [{ id: 1002, counted: 1, damaged: 1 }] },
    { count, box: () => undefined },
  )
})

describe('a load that is counted', () => {
  test('goes on where it was left', () => {
    expect(model.rowOf(1002)).toMatchObject({ counted: 1, damaged: 1, short: 1 })
    expect(model.store.getState().boxes).toEqual(new Set(['B1']))
  })

  test('gets a piece more with each scan, and a row for what isn’t in it', () => {
    for (const id of [1001, 1001, 7777]) model.scan(id)
    expect([counted(1001), counted(7777)]).toEqual([2, 1])
    expect(model.store.getState().rows.map(({ id }) => id)).toEqual([1001, 1002, 7777])
    expect(model.store.getState().scanned).toBe(7777)
    expect(kept.get(1001)).toEqual({ counted: 2, damaged: 0 })
  })

  test('each change is taken back and made again, on the disk, too', () => {
    model.scan(1001)
    model.fill([1001, 1002], 3)
    model.undoRedo('undo')
    expect([counted(1001), counted(1002)]).toEqual([1, 1])
    model.undoRedo('undo')
    expect(model.rowOf(1001)?.isCounted).toBe(false)
    expect(kept.get(1001)).toBeUndefined()
    model.undoRedo('redo')
    model.undoRedo('redo')
    expect([counted(1001), counted(1002)]).toEqual([3, 3])
    expect(kept.get(1002)).toEqual({ counted: 3, damaged: 1 })
  })

  test('a number that is typed is kept when its field is left, and undone to what was there before', () => {
    model.typing.preview(1001, 3)
    expect(kept.has(1001)).toBe(false)
    model.set(1001, 3, 0)
    expect(kept.get(1001)).toEqual({ counted: 3, damaged: 0 })
    model.undoRedo('undo')
    expect(counted(1001)).toBe(0)
  })

  test('a column pasted from the cursor down leaves out what is no number', () => {
    model.paste('3\r\nmany', [1001, 1002])
    expect([counted(1001), counted(1002)]).toEqual([3, 1])
  })

  test('no more is damaged than came, and what came as expected is counted at once', () => {
    model.asExpected([1001])
    model.damage(1001, 9)
    expect(model.rowOf(1001)).toMatchObject({ counted: 4, damaged: 4 })
    model.uncount([1001])
    expect(model.rowOf(1001)).toMatchObject({ counted: 0, isCounted: false })
  })
})
