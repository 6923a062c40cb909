import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { NO_HISTORY, nextStep } from '../../../../src/shared/domain/carts/cart-history.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { line, supply } from '../../../support/builders.ts'
import { openCart } from './cart-on-screen.ts'

vi.mock('../../../../src/renderer/parts/toasts.tsx', () => ({
  toast: { done: () => undefined, info: () => undefined, warn: () => undefined, failed: () => undefined },
}))

describe('what the portal refuses isn’t lost', () => {
  test('a deletion that can’t be taken back stays the next to undo', async () => {
    const { steps, refuses, has, history } = openCart([
      [1, 5],
      [2, 6],
    ])
    await steps.remove([1])
    refuses.next = true
    await steps.undo()
    expect(has()).toEqual({ 2: 6 })
    expect(nextStep(history(), 'undo')?.label).toBe('Delete product 1')
    await steps.undo()
    expect(has()).toEqual({ 1: 5, 2: 6 })
    expect(nextStep(history(), 'redo')?.label).toBe('Delete product 1')
  })
  test('of a deletion that is undone in part, the rest stays', async () => {
    const { steps, refuses, has, history } = openCart([
      [1, 5],
      [2, 6],
    ])
    await steps.remove([1, 2])
    refuses.ids.add(2)
    await steps.undo()
    expect(has()).toEqual({ 1: 5 })
    expect(nextStep(history(), 'undo')?.changes).toEqual([{ id: 2, was: 6, now: undefined }])
    refuses.ids.clear()
    await steps.undo()
    expect(has()).toEqual({ 1: 5, 2: 6 })
  })
  test('a quantity that the portal won’t take back stays; one that it never took was no step', async () => {
    const { steps, refuses, has, history } = openCart([[1, 5]])
    steps.fill([1], 9)
    await expect.poll(has).toEqual({ 1: 9 })
    refuses.next = true
    await steps.undo()
    await expect.poll(() => nextStep(history(), 'undo')).toBeDefined()
    expect(has()).toEqual({ 1: 9 })
    refuses.next = true
    steps.fill([1], 12)
    await expect.poll(() => history().done).toHaveLength(1)
  })
})

describe('a change whose answer got lost', () => {
  test('is a step like others once the cart was read and has it', async () => {
    const { steps, store, answers, has, history } = openCart([
      [1, 5],
      [2, 6],
    ])
    answers.lost = true
    await steps.remove([1])
    expect(store.getState().message?.text).toBe(messages.foundDone)
    await steps.add([{ id: 3, qty: 4 }])
    answers.lost = false
    expect(history().done.map(({ label }) => label)).toEqual(['Delete product 1', 'Add product 3'])
    await steps.undo()
    await steps.undo()
    expect(has()).toEqual({ 1: 5, 2: 6 })
  })
  test('also where it is read much later', async () => {
    const { steps, store, answers, has, history } = openCart([
      [1, 5],
      [2, 6],
    ])
    Object.assign(answers, { lost: true, unreachable: true })
    await expect(steps.remove([1])).rejects.toThrow(messages.tryAgain)
    expect(history().done).toEqual([])
    Object.assign(answers, { lost: false, unreachable: false })
    store.setState({ cart: priceCart([line(2, 6)], supply()) })
    steps.cartRead()
    await steps.undo()
    expect(has()).toEqual({ 1: 5, 2: 6 })
  })
  test('is none where the portal never made it', async () => {
    const { steps, refuses, history } = openCart([[1, 5]])
    refuses.next = true
    await expect(steps.remove([1])).rejects.toThrow()
    expect(history().done).toEqual([])
  })
  test('that took a step back isn’t taken back twice', async () => {
    const { steps, answers, has, history } = openCart([[1, 5]])
    steps.fill([1], 9)
    await expect.poll(has).toEqual({ 1: 9 })
    await steps.add([{ id: 3, qty: 4 }])
    answers.lost = true
    await steps.undo()
    answers.lost = false
    expect(has()).toEqual({ 1: 9 })
    expect(nextStep(history(), 'undo')?.label).toBe('Quantity: product 1')
    expect(nextStep(history(), 'redo')?.label).toBe('Add product 3')
  })
})

test('a step that can never be undone doesn’t stand before the older ones', async () => {
  const { steps, refuses, has, history } = openCart([
    [1, 5],
    [2, 6],
  ])
  steps.fill([2], 9)
  await expect.poll(has).toEqual({ 1: 5, 2: 9 })
  await steps.remove([1])
  refuses.never = true
  await steps.undo()
  await expect.poll(has).toEqual({ 2: 6 })
  expect(nextStep(history(), 'undo')).toBeUndefined()
})

test('a paste whose quantities are refused is reported as such, and only its actual changes are a step', async () => {
  const { steps, store, refuses, has, history } = openCart([
    [1, 5],
    [2, 6],
  ])
  refuses.next = true
  await steps.paste('1\t7\n9\t3', { below: [], mayAdd: true })
  await expect.poll(() => store.getState().pasted).toMatchObject({ changed: 0, added: 1 })
  expect(store.getState().pasted?.refused).toMatchObject([{ row: 1, text: '1\t7' }])
  expect(has()).toEqual({ 1: 5, 2: 6, 9: 3 })
  expect(history().done.map(({ changes }) => changes)).toEqual([[{ id: 9, was: undefined, now: 3 }]])
})

test('pasted rows that aren’t taken are told with their reasons, in their order', async () => {
  const { steps, store, refuses, has } = openCart([[1, 5]])
  refuses.ids.add(8)
  await steps.paste('x\t1\n1\t7\n8\t2\n9\t3', { below: [], mayAdd: true })
  expect(has()).toEqual({ 1: 7, 9: 3 })
  expect(store.getState().pasted).toEqual({
    rows: 4,
    changed: 1,
    added: 1,
    same: 0,
    refused: [
      { row: 1, text: 'x\t1', why: say('rowNotAnId', { cell: 'x' }) },
      { row: 3, text: '8\t2', why: messages.productNotFound },
    ],
  })
})

test('an exchange is one step', async () => {
  const { steps, has, history } = openCart([
    [1, 5],
    [2, 6],
  ])
  await steps.exchange([{ id: 1, keeps: 3, alternate: { id: 7, name: 'Rattle' }, pieces: 2 }])
  await expect.poll(has).toEqual({ 1: 3, 2: 6, 7: 2 })
  await steps.exchange([{ id: 2, keeps: 0, alternate: { id: 7, name: 'Rattle' }, pieces: 6 }])
  await expect.poll(has).toEqual({ 1: 3, 7: 8 })
  expect(history().done).toHaveLength(2)
  await steps.undo()
  await expect.poll(has).toEqual({ 1: 3, 2: 6, 7: 2 })
  await steps.undo()
  await expect.poll(has).toEqual({ 1: 5, 2: 6 })
})

test('an exchange that is refused midway leaves the cart as it was', async () => {
  const { steps, has, history, refuses } = openCart([
    [1, 5],
    [2, 6],
  ])
  const alternate = { id: 7, name: 'Rattle' }
  refuses.taking = true
  await expect(steps.exchange([{ id: 2, keeps: 0, alternate, pieces: 6 }])).rejects.toThrow(messages.portalFault)
  expect(has()).toEqual({ 1: 5, 2: 6 })
  expect(history().done).toEqual([])
  refuses.setting = true
  await steps.exchange([{ id: 1, keeps: 3, alternate, pieces: 2 }])
  await expect.poll(has).toEqual({ 1: 5, 2: 6 })
  // The removed line is gone, and the other one still has all its pieces.
  refuses.setting = true
  await steps.exchange([
    { id: 1, keeps: 3, alternate, pieces: 2 },
    { id: 2, keeps: 0, alternate, pieces: 6 },
  ])
  await expect.poll(has).toEqual({ 1: 5, 7: 6 })
})

test('a line that can never come back keeps no other quantity from it', async () => {
  const { steps, has, refuses } = openCart([
    [1, 5],
    [2, 6],
  ])
  const exchanges = [
    { id: 1, keeps: 3, alternate: { id: 7, name: 'Rattle' }, pieces: 2 },
    { id: 2, keeps: 0, alternate: { id: 8, name: 'Drum' }, pieces: 6 },
  ]
  await steps.exchange(exchanges)
  await expect.poll(has).toEqual({ 1: 3, 7: 2, 8: 6 })
  refuses.never = true
  await steps.undo()
  await expect.poll(has).toEqual({ 1: 5 })
})

test('an import is one step, of what it brought and nothing else', async () => {
  const { steps, store, has } = openCart([[1, 5]])
  steps.importBegan()
  steps.importBegan()
  await steps.add([{ id: 3, qty: 4 }])
  await steps.add([{ id: 4, qty: 1 }])
  store.setState({ history: NO_HISTORY })
  await steps.importEnded([3])
  await steps.importEnded([3, 4])
  await steps.undo()
  expect(has()).toEqual({ 1: 5, 4: 1 })
  // By its name, not as the deletion that it causes.
  expect(store.getState().message?.text).toBe(say('undone', { step: 'Import' }))
  await steps.redo()
  expect(store.getState().message?.text).toBe(say('redone', { step: 'Import' }))
})

test('through any changes and refusals, undo of everything gives the cart back', async () => {
  const id = fc.integer({ min: 1, max: 6 })
  const qty = fc.integer({ min: 1, max: 50 })
  const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 })
  const anyAct = fc.oneof(
    fc.record({ what: fc.constant('fill' as const), ids, qty }),
    fc.record({ what: fc.constant('remove' as const), ids }),
    fc.record({ what: fc.constant('add' as const), id, qty }),
    fc.record({ what: fc.constant('paste' as const), rows: fc.array(fc.tuple(id, qty), { maxLength: 5 }) }),
    fc.record({ what: fc.constantFrom('undo' as const, 'redo' as const, 'refuse' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 25 }), async (acts) => {
      const { steps, refuses, has, history } = openCart([
        [1, 5],
        [2, 6],
        [3, 7],
      ])
      for (const act of acts) {
        const here = Object.keys(has()).map(Number)
        if (act.what === 'fill')
          steps.fill(
            act.ids.filter((one) => here.includes(one)),
            act.qty,
          )
        else if (act.what === 'remove') await steps.remove(act.ids).catch(() => undefined)
        else if (act.what === 'add' && !here.includes(act.id)) await steps.add([act]).catch(() => undefined)
        else if (act.what === 'paste') {
          await steps.paste(act.rows.map((row) => row.join('\t')).join('\n'), { below: [], mayAdd: true })
        } else if (act.what === 'undo' || act.what === 'redo') await steps[act.what]()
        else refuses.next = true
        // Background requests have been answered.
        await new Promise((done) => setTimeout(done))
        refuses.next = act.what === 'refuse'
      }
      refuses.next = false
      for (let left = 60; left > 0 && nextStep(history(), 'undo') !== undefined; left--) {
        await steps.undo()
        await new Promise((done) => setTimeout(done))
      }
      expect(has()).toEqual({ 1: 5, 2: 6, 3: 7 })
    }),
    { numRuns: 60 },
  )
})

test('a note beside the cart is a step like others', async () => {
  const { steps, store } = openCart([[1, 2]])
  const went: string[] = []
  steps.note('Review Gap', (way) => went.push(way))
  expect(nextStep(store.getState().history, 'undo')?.label).toBe('Review Gap')
  await steps.undo()
  await steps.redo()
  await steps.undo()
  expect(went).toEqual(['redo', 'undo', 'redo', 'undo'])
  expect(nextStep(store.getState().history, 'redo')?.label).toBe('Review Gap')
})

test('other pieces for some lines and others taken out are one step', async () => {
  const { steps, has } = openCart([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  await steps.putAndTake('Cut to 90 days', [{ id: 1, qty: 1 }], [3])
  expect(has()).toEqual({ 1: 1, 2: 3 })
  await steps.undo()
  expect(has()).toEqual({ 1: 2, 2: 3, 3: 4 })
})

test('of such a step only the removed lines stay where the portal refuses the pieces', async () => {
  const { steps, refuses, has, history } = openCart([
    [1, 2],
    [2, 3],
    [3, 4],
  ])
  refuses.setting = true
  await steps.putAndTake('Cut to 90 days', [{ id: 1, qty: 1 }], [3])
  await expect.poll(() => history().done.map(({ changes }) => changes)).toEqual([[{ id: 3, was: 4, now: undefined }]])
  refuses.setting = true
  await steps.putAndTake('Cut to 90 days', [{ id: 1, qty: 1 }], [])
  await expect.poll(() => history().done).toHaveLength(1)
  await steps.undo()
  expect(has()).toEqual({ 1: 2, 2: 3, 3: 4 })
})
