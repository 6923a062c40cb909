/** Quantities that haven't reached the portal: they are sent, reported, or stay pending, even if the cart changes meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cartKey } from '../../../src/renderer/bridge/cart.ts'
import { queryClient } from '../../../src/renderer/bridge/query-client.ts'
import { CartModel } from '../../../src/renderer/carts/model/cart-model.ts'
import { numberDraft } from '../../../src/renderer/grid/drafts.ts'
import type { CartSnapshot } from '../../../src/shared/domain/carts/cart.ts'
import { CartDesk, type DeskStep } from './cart-desk.ts'

let desk: CartDesk
const take = async (...steps: readonly DeskStep[]) => {
  for (const step of steps) await desk.take(step)
}
const waiting = () => [...desk.model.store.getState().waiting]
const elsewhere = () => desk.model.store.getState().elsewhere.lines
const cartOf = (pieces: readonly (readonly [number, number])[]) => new Map(pieces)
const WITHOUT_THE_FIRST = cartOf([
  [2, 30],
  [3, 6],
])

beforeEach(async () => {
  desk = new CartDesk()
  await desk.sitDown()
  await take({ does: 'add', id: 1, qty: 6 }, { does: 'add', id: 2, qty: 6 }, { does: 'add', id: 3, qty: 6 })
})
afterEach(() => desk.close())

describe('what waits', () => {
  beforeEach(() =>
    take({ does: 'fail', how: 'before' }, { does: 'type', id: 1, qty: 24 }, { does: 'type', id: 2, qty: 30 }),
  )

  it('takes no other quantity with it where its line was taken out elsewhere', async () => {
    await take({ does: 'take out elsewhere', id: 1 }, { does: 'refresh' })
    expect(waiting()).toEqual([2])
    expect(elsewhere()).toEqual([{ id: 1, was: 6, theirs: 0, yours: 24 }])
    await take({ does: 'retry' })
    expect(desk.portal()).toEqual(WITHOUT_THE_FIRST)
  })

  it('wipes nothing that was changed elsewhere', async () => {
    await take({ does: 'change elsewhere', id: 1, qty: 18 }, { does: 'refresh' }, { does: 'retry' })
    expect(elsewhere()).toEqual([{ id: 1, was: 6, theirs: 18, yours: 24 }])
    expect(desk.screen()).toEqual(desk.portal())
    expect(desk.portal().get(1)).toBe(18)
    expect(desk.portal().get(2)).toBe(30)
  })

  it.each(['remove', 'clear'] as const)('waits on where its line can’t be deleted: %s', async (does) => {
    await take({ does: 'fail', how: 'before' }, does === 'remove' ? { does, ids: [1] } : { does })
    expect(waiting().toSorted()).toEqual([1, 2])
    await take({ does: 'retry' })
    expect(desk.portal().get(1)).toBe(24)
    expect(desk.portal().get(2)).toBe(30)
  })

  it('isn’t reported as another’s change where its line was deleted here, and the answer got lost', async () => {
    await take({ does: 'fail', how: 'after' }, { does: 'remove', ids: [1] }, { does: 'refresh' })
    expect(waiting()).toEqual([2])
    expect(elsewhere()).toEqual([])
    await take({ does: 'retry' })
    expect(desk.portal()).toEqual(WITHOUT_THE_FIRST)
  })

  it('keeps what was typed where main tells of the same line', async () => {
    await take({ does: 'change elsewhere', id: 1, qty: 18 }, { does: 'add', id: 4, qty: 2 })
    expect(elsewhere()).toEqual([{ id: 1, was: 6, theirs: 18, yours: 24 }])
  })

  it('that was reported isn’t undone over another user’s change', async () => {
    await take({ does: 'change elsewhere', id: 1, qty: 18 }, { does: 'refresh' }, { does: 'retry' })
    await take({ does: 'undo' }, { does: 'undo' })
    expect(desk.portal().get(1)).toBe(18)
    expect(desk.portal().get(2)).toBe(6)
  })

  it('and had reached the portal all the same can be undone', async () => {
    await take({ does: 'mend the line' }, { does: 'retry' }, { does: 'fail', how: 'after' })
    await take({ does: 'type', id: 3, qty: 9 })
    expect(waiting()).toEqual([3])
    await take({ does: 'refresh' })
    expect(waiting()).toEqual([])
    await take({ does: 'undo' })
    expect(desk.portal().get(3)).toBe(6)
  })

  it('isn’t sent any more once its line is deleted', async () => {
    await take({ does: 'remove', ids: [1] }, { does: 'retry' })
    expect(desk.portal()).toEqual(WITHOUT_THE_FIRST)
    expect(elsewhere()).toEqual([])
  })

  it('isn’t sent by another account', async () => {
    desk.model.close()
    desk.model.retry()
    await expect(desk.model.steps.add([{ id: 4, qty: 1 }])).rejects.toThrow()
    await desk.model.settled()
    expect(desk.portal().get(1)).toBe(6)
  })
})

describe('what is being typed', () => {
  const type = (id: number, qty: number) => {
    desk.model.drafts.set(numberDraft(id), String(qty))
    desk.model.typing.preview(id, qty)
  }

  it('stays with its line where another one goes, and is sent', async () => {
    type(2, 24)
    await desk.model.load({ ...snapshot(), lines: snapshot().lines.filter(({ id }) => id !== 1) })
    expect(desk.model.typing.typedOver(2)).toBe(6)
    expect(desk.screen()).toEqual(
      cartOf([
        [2, 24],
        [3, 6],
      ]),
    )
    desk.model.typing.finishTyping()
    await desk.model.settled()
    expect(desk.portal().get(2)).toBe(24)
  })

  it('doesn’t affect another line', async () => {
    type(2, 24)
    desk.model.setQuantity(1, 7, 6)
    desk.model.typing.revert(3)
    expect(desk.model.typing.typedOver(2)).toBe(6)
    desk.model.typing.finishTyping()
    await desk.model.settled()
    expect([desk.portal().get(1), desk.portal().get(2)]).toEqual([7, 24])
  })

  it('is also sent if its field was never committed', async () => {
    type(2, 24)
    expect(await desk.model.settled()).toBe(true)
    expect(desk.portal().get(2)).toBe(24)
    await take({ does: 'undo' })
    expect(desk.portal().get(2)).toBe(6)
  })

  it('is reported where its line was taken out elsewhere', async () => {
    type(2, 24)
    await desk.model.load({ ...snapshot(), lines: snapshot().lines.filter(({ id }) => id !== 2) })
    expect(elsewhere()).toEqual([{ id: 2, was: 6, theirs: 0, yours: 24 }])
    expect(desk.model.drafts.size).toBe(0)
  })

  it('is reported at its line if it isn’t a quantity', async () => {
    desk.model.drafts.set(numberDraft(2), '0')
    desk.model.typing.finishTyping()
    expect(desk.model.store.getState().refused.has(2)).toBe(true)
    expect(desk.screen().get(2)).toBe(6)
  })
})

const snapshot = (): CartSnapshot => {
  const read = queryClient.getQueryData<CartSnapshot>(cartKey('all'))
  if (read === undefined) throw new Error('The cart wasn’t read')
  return read
}

describe('what was typed before a start without a network', () => {
  it('is shown over the saved copy, gives way to what is typed now, and is sent', async () => {
    const now = snapshot()
    const saved = { ...now, saved: true, typed: [{ id: 1, qty: 24, was: 6 }] }
    const model = new CartModel(saved)
    model.load(saved)
    const shown = (id: number) => model.store.getState().cart.lines.find(({ line }) => line.id === id)?.line.qty
    expect(shown(1)).toBe(24)
    expect(model.store.getState().problem).toBeDefined()
    model.setQuantity(1, 30, 24)
    model.setQuantity(2, 12, 6)
    model.load({ ...now })
    expect(model.store.getState().elsewhere.lines).toEqual([])
    expect([shown(1), shown(2)]).toEqual([30, 12])
    model.retry()
    expect(await model.settled()).toBe(true)
    expect([desk.portal().get(1), desk.portal().get(2)]).toEqual([30, 12])
  })

  it('is reported if the cart has changed meanwhile', async () => {
    const now = snapshot()
    const saved = {
      ...now,
      lines: now.lines.map((line) => (line.id === 1 ? { ...line, qty: 10 } : line)),
      saved: true,
      typed: [{ id: 1, qty: 24, was: 10 }],
    }
    const model = new CartModel(saved)
    model.load(saved)
    model.load({ ...now })
    expect(model.store.getState().elsewhere.lines).toEqual([{ id: 1, was: 10, theirs: 6, yours: 24 }])
    expect(model.store.getState().waiting.size).toBe(0)
  })
})
