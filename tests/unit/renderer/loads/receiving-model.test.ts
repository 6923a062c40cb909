import { beforeEach, describe, expect, test } from 'vitest'
import { lastScanView } from '../../../../src/renderer/screens/loads/receiving-last.ts'
import { ReceivingModel } from '../../../../src/renderer/screens/loads/receiving-model.ts'
import type { KnownProduct, ReceivedRow } from '../../../../src/shared/domain/receiving/received.ts'
import { codeOf } from '../../../../src/shared/domain/scanning/scanned-code.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'

const line = (ProductID: number, Quantity: number) => ({ POID: 'PO-1-T', ProductID, ProductName: 'Bib', Quantity })

let kept: Map<number, { counted: number; damaged: number } | undefined>
let model: ReceivingModel
/** Pieces that wait for an answer, as stored. */
let waiting: Map<number, number>
let feedback: string[]
/** Looks up a product that isn't in the load. */
let about: (id: number) => Promise<KnownProduct | undefined>
const product = (id: number): KnownProduct => ({ id, name: 'Socks', mrp: paise(99_00), size: '2 Y', color: 'Red' })
const scan = (text: string) => model.scan(codeOf(text))
const became = () => {
  const state = model.store.getState()
  return state.last === undefined ? undefined : lastScanView(state.last, state, model.rowOf)
}
const counted = (id: number) => model.rowOf(id)?.counted

beforeEach(() => {
  kept = new Map()
  feedback = []
  waiting = new Map()
  about = async () => undefined
  const count = ({ id, counted: pieces, damaged, isCounted }: ReceivedRow) =>
    void kept.set(id, isCounted ? { counted: pieces, damaged } : undefined)
  model = new ReceivingModel(
    'LD-7',
    [line(1001, 4), line(1002, 2)],
    { boxes: ['B1'], products: [{ id: 1002, counted: 1, damaged: 1 }] },
    {
      count,
      box: () => undefined,
      setUnknown: (id, pieces) => void waiting.set(id, pieces),
      about: (id) => about(id),
      hear: (sound) => void feedback.push(sound),
      why: () => 'No connection.',
    },
  )
})

describe('a load that is counted', () => {
  test('goes on where it was left', () => {
    expect(model.rowOf(1002)).toMatchObject({ counted: 1, damaged: 1, short: 1 })
    expect(model.store.getState().boxes).toEqual(new Set(['B1']))
  })

  test('gets a piece more with each scan', () => {
    for (const id of ['1001', '1001']) scan(id)
    expect(counted(1001)).toBe(2)
    expect(kept.get(1001)).toEqual({ counted: 2, damaged: 0 })
    expect(became()).toMatchObject({ tone: 'good', head: '2 of 4 ✓', what: 'Bib', canUndo: true })
    expect(feedback).toEqual(['counted', 'counted'])
  })

  test('each change is undone and redone, on disk, too', () => {
    scan('1001')
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

  test('a number that is typed and taken back leaves its row uncounted, as does undo', () => {
    const before = model.rowOf(1001)
    for (const pieces of [8, 89, 890]) model.typing.preview(1001, pieces)
    model.typing.revert(1001)
    expect(model.rowOf(1001)).toEqual(before)
    expect([kept.size, model.store.getState().done.length]).toEqual([0, 0])
    model.typing.preview(1001, 3)
    model.set(1001, 3, 0)
    model.undoRedo('undo')
    expect(model.rowOf(1001)).toEqual(before)
    expect(kept.get(1001)).toBeUndefined()
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

describe('a scan that isn’t a piece of the load', () => {
  test('of a product that is known counts as too many, with its name and MRP', async () => {
    about = async (id) => product(id)
    scan('7777')
    expect(became()).toMatchObject({ tone: 'calm', head: 'Searching' })
    await expect.poll(() => counted(7777)).toBe(1)
    expect(model.rowOf(7777)).toMatchObject({ name: 'Socks', mrp: 99_00, excess: 1 })
    expect(model.store.getState().rows.map(({ id }) => id)).toEqual([1001, 1002, 7777])
    expect(became()).toMatchObject({ tone: 'warn', head: 'Not in this load: 1 excess', what: 'Socks' })
    expect(feedback).toEqual(['look'])
  })

  test('of an unknown number is asked about before it is counted', async () => {
    scan('9876543210')
    scan('9876543210')
    await expect.poll(() => model.store.getState().unknownProducts).toHaveLength(1)
    scan('9876543210')
    expect(model.store.getState().unknownProducts).toMatchObject([{ id: 9_876_543_210, pieces: 3, failed: undefined }])
    expect(counted(9_876_543_210)).toBeUndefined()
    expect(became()?.head).toBe('Not counted yet')
    expect(waiting.get(9_876_543_210)).toBe(3)
    model.countUnknown(9_876_543_210)
    expect(waiting.get(9_876_543_210)).toBe(0)
    expect(counted(9_876_543_210)).toBe(3)
    expect(model.store.getState().unknownProducts).toEqual([])
  })

  test('is asked about where it couldn’t be looked up, and forgotten by a word', async () => {
    about = async () => {
      throw new Error('offline')
    }
    scan('7777')
    await expect.poll(() => model.store.getState().unknownProducts).toMatchObject([{ failed: 'No connection.' }])
    model.dismissUnknown(7777)
    expect(model.store.getState()).toMatchObject({ unknownProducts: [], last: { kind: 'undone' } })
    expect(kept.has(7777)).toBe(false)
  })

  test.each([
    ['8901234567890', 'is a manufacturer’s barcode'],
    ['HELLO WORLD', 'isn’t a product barcode'],
    ['LD-8-B1', 'belongs to another load, LD-8'],
    ['LD-7', 'is this load’s number'],
    ['LD-8', 'is another load'],
    ['PO-1042', 'is an order'],
  ])('%s is told, and stays in sight', (text, why) => {
    scan('1001')
    scan(text)
    expect(became()).toMatchObject({ tone: 'bad', head: 'Not counted' })
    expect(became()?.what).toContain(why)
    expect(counted(1001)).toBe(1)
    expect(feedback.at(-1)).toBe('look')
    model.dismiss()
    expect(became()).toBeUndefined()
  })

  test('is kept while it is looked up, and looked up again when the load is opened again', async () => {
    about = () => new Promise(() => undefined)
    scan('7777')
    scan('7777')
    expect(waiting.get(7777)).toBe(2)
    const again = (found: KnownProduct | undefined) => {
      const keep = { count: () => undefined, box: () => undefined, hear: () => undefined, why: String }
      const setUnknown = (id: number, pieces: number) => void waiting.set(id, pieces)
      const kept = { boxes: [], products: [], asked: [{ id: 7777, pieces: 2 }] }
      const opened = new ReceivingModel('LD-7', [line(1001, 4)], kept, {
        ...keep,
        setUnknown: setUnknown,
        about: async () => found,
      })
      opened.goOn()
      return opened
    }
    const unknown = again(undefined)
    await expect.poll(() => unknown.store.getState().unknownProducts).toMatchObject([{ id: 7777, pieces: 2 }])
    expect(waiting.get(7777)).toBe(2)
    const known = again(product(7777))
    await expect.poll(() => known.rowOf(7777)?.counted).toBe(2)
    expect(waiting.get(7777)).toBe(0)
  })

  test('is looked up again by the next scan, where that failed', async () => {
    about = async () => {
      throw new Error('offline')
    }
    scan('7777')
    await expect.poll(() => model.store.getState().unknownProducts).toHaveLength(1)
    about = async (id) => product(id)
    scan('7777')
    await expect.poll(() => counted(7777)).toBe(2)
    expect(model.store.getState().unknownProducts).toEqual([])
  })

  test('stays in a list until it is read, with any scans after it', () => {
    for (const text of ['8901234567890', 'HELLO', 'HELLO', '1001']) scan(text)
    const { lost } = model.store.getState()
    expect(lost.map(({ text, scans }) => [text.slice(0, 5), scans])).toEqual([
      ['HELLO', 2],
      ['89012', 1],
    ])
    model.dismissLost(lost[0]?.text ?? '')
    expect(model.store.getState().lost).toHaveLength(1)
  })

  test('of an id of this load counts, for any barcode type', () => {
    for (const text of [']E01001', ']E41001']) scan(text)
    expect(counted(1001)).toBe(2)
    scan(']E07777')
    expect(became()?.tone).toBe('bad')
  })

  test.each(['torn', 'unread'] as const)('that is %s counts nothing', (kind) => {
    model.scan({ kind, text: '1001' })
    expect([counted(1001), became()?.tone, feedback.at(-1)]).toEqual([0, 'bad', 'look'])
  })

  test('of a box that the load doesn’t have is told, also where the boxes are named later', () => {
    scan('LD-7-B78')
    model.setBoxes(['LD-7-B1', 'LD-7-B02'])
    expect(became()).toMatchObject({ tone: 'bad', what: 'Load LD-7 has no box LD-7-B78.' })
    scan('LD-7-B77')
    expect(became()).toMatchObject({ tone: 'bad', what: 'Load LD-7 has no box LD-7-B77.' })
    for (const box of ['LD-7-B001', 'LD-7-B2']) scan(box)
    const { boxes } = model.store.getState()
    expect([boxes.has('LD-7-B1'), boxes.has('LD-7-B02'), boxes.has('LD-7-B77')]).toEqual([true, true, false])
  })

  test('of a box ticks it, once', () => {
    scan('LD-7-B3')
    model.setBoxes(['B1', 'ld-7-b4'])
    for (const box of ['b1', 'LD-7-B4']) scan(box)
    expect(model.store.getState().boxes).toEqual(new Set(['B1', 'LD-7-B3', 'ld-7-b4']))
    expect(became()).toMatchObject({ tone: 'good', head: 'Received ✓' })
    model.undoScan()
    expect(model.store.getState().boxes.has('ld-7-b4')).toBe(false)
    scan('B1')
    expect(became()).toMatchObject({ tone: 'warn', head: 'Already received' })
    model.undoScan()
    expect(model.store.getState().boxes.has('B1')).toBe(true)
  })
})

test('the last scan is taken back, unless something else was changed since', () => {
  scan('1001')
  scan('1001')
  model.undoScan()
  expect(counted(1001)).toBe(1)
  expect(became()).toMatchObject({ tone: 'calm', head: 'Undone' })
  model.undoScan()
  expect(counted(1001)).toBe(1)
  scan('1001')
  model.fill([1002], 2)
  model.undoScan()
  expect([counted(1001), counted(1002)]).toEqual([2, 2])
  expect(became()?.canUndo).toBe(false)
})

test('a count that is taken back isn’t shown as counted, by any way of taking it back', () => {
  scan('1001')
  model.undoRedo('undo')
  expect(became()).toMatchObject({ tone: 'calm', head: 'Undone', what: 'Undone: Bib (1001) is at 0 of 4 again.' })
  model.undoRedo('redo')
  expect(became()).toMatchObject({ what: 'Redone: Bib (1001) is at 1 of 4.' })
  model.fill([1001, 1002], 2)
  model.undoRedo('undo')
  expect(became()?.what).toBe('Undone: 2 products.')
  model.undoRedo('redo')
  expect(became()?.what).toBe('Redone: 2 products.')
  scan('1001')
  model.uncount([1001])
  expect(became()).toMatchObject({ tone: 'calm', head: '0 of 4' })
})

test('names of what isn’t in the load come after the numbers', () => {
  const keep = {
    count: () => undefined,
    box: () => undefined,
    setUnknown: () => undefined,
    about,
    hear: () => undefined,
    why: String,
  }
  const late = new ReceivingModel(
    'LD-7',
    [line(1001, 4)],
    { boxes: [], products: [{ id: 7777, counted: 2, damaged: 0 }] },
    keep,
  )
  expect(late.rowOf(7777)?.name).toBe('Unknown product')
  late.learn([product(7777), { ...product(1001), name: 'Another' }])
  expect(late.rowOf(7777)).toMatchObject({ name: 'Socks', mrp: 99_00, counted: 2 })
  expect(late.rowOf(1001)?.name).toBe('Bib')
})
