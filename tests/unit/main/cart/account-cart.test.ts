import { describe, expect, it } from 'vitest'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import { type AppError, fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'
import { product } from '../../../support/stock-portal.ts'
import { cartOnStock, goods, lineOf } from './cart-on-stock.ts'

const puts = (id: number, qty: number) => (cart: OpenCart) => cart.put([lineOf(id, qty)], [product(id)])
const removes =
  (...ids: number[]) =>
  (cart: OpenCart) =>
    cart.remove(ids)
const changed = refuse('cartChanged')

describe('opening a cart', () => {
  it('reads it once, and again when a fresh one is requested', async () => {
    const { cart, callCount } = cartOnStock([[1, 5]])
    expect(cart.shown).toBeUndefined()
    const [one, two] = await Promise.all([cart.open(false), cart.open(false)])
    expect(one).toMatchObject({ ok: true, value: { cart: 'all', lines: [lineOf(1, 5)], saved: false } })
    expect(two).toEqual(one)
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(1)
    await cart.open(true)
    expect(callCount('cart.lines')).toBe(2)
    expect(cart.shown?.lines).toEqual([lineOf(1, 5)])
  })

  it('judges a fresh one by the store’s current rights', async () => {
    const { cart, profiles } = cartOnStock([])
    await cart.open(false)
    await cart.open(true)
    expect(profiles).toEqual([false, true])
  })

  it.each<AppError>([offline, { kind: 'timeout', message: '' }])(
    'shows the saved one while the portal isn’t reached ($kind), and asks again the next time',
    async (error) => {
      const { cart, state, restarted } = cartOnStock([[1, 5]])
      await cart.open(false)
      const next = restarted()
      state.error = error
      expect(await next.open(false)).toMatchObject({ ok: true, value: { lines: [lineOf(1, 5)], saved: true } })
      expect(next.shown).toBeUndefined()
      state.error = undefined
      expect(await next.open(false)).toMatchObject({ value: { saved: false } })
    },
  )

  it('fails where there is no saved one, where the portal refuses, and once no user is signed in', async () => {
    const { cart, state } = cartOnStock([])
    state.error = offline
    expect(await cart.open(false)).toEqual(fail(offline))
    state.error = undefined
    await cart.open(false)
    state.error = refusal(403)
    expect(await cart.open(true)).toEqual(fail(refusal(403)))
    state.error = offline
    expect(await cart.open(true)).toMatchObject({ ok: true })
    state.mayAsk = false
    expect(await cart.open(true)).toMatchObject({ error: { kind: 'session' } })
  })
})

describe('changing a cart', () => {
  it('sends a new line, shows and keeps it with its product', async () => {
    const { cart, portal, counts, restarted, state } = cartOnStock([])
    await cart.open(false)
    expect(await cart.change(puts(2, 7))).toEqual(ok([lineOf(2, 7)]))
    expect([...portal.cart.values()]).toEqual([lineOf(2, 7)])
    expect(cart.shown).toMatchObject({ lines: [lineOf(2, 7)], supply: { products: [{ id: 2 }] } })
    expect(counts).toEqual({ changes: 1, surprises: 0 })
    const next = restarted()
    state.error = offline
    expect(await next.open(false)).toMatchObject({ value: { lines: [lineOf(2, 7)], saved: true } })
  })

  it('has the portal enforce the capacity for new lines only', async () => {
    const { cart, portal } = cartOnStock([[1, 5]])
    await cart.change(puts(1, 6))
    await cart.change(puts(2, 1))
    const limits = portal.client.calls.flatMap(({ name, args }) =>
      name === 'cart.update' ? [(args as { body: { checkLimit: number } }).body.checkLimit] : [],
    )
    expect(limits).toEqual([0, 1])
  })

  it('takes lines out', async () => {
    const { cart, portal } = cartOnStock([
      [1, 5],
      [2, 7],
    ])
    await cart.open(false)
    expect(await cart.change(removes(1))).toEqual(ok([lineOf(2, 7)]))
    expect([...portal.cart.keys()]).toEqual([2])
    expect(cart.shown?.lines).toEqual([lineOf(2, 7)])
  })

  it('reads the cart again first, when another computer has changed it', async () => {
    const { cart, portal } = cartOnStock([[1, 5]])
    await cart.open(false)
    portal.cart.set(3, lineOf(3, 9))
    expect(await cart.change(puts(2, 7))).toEqual(ok([lineOf(1, 5), lineOf(3, 9), lineOf(2, 7)]))
  })

  it('isn’t done to a cart that the store hasn’t', async () => {
    const { cart, state, portal } = cartOnStock([])
    state.refused = refuse('cartNotFound')
    expect(await cart.change(puts(1, 5))).toEqual(refuse('cartNotFound'))
    expect(portal.client.calls).toEqual([])
  })

  it('isn’t done to a saved cart', async () => {
    const { cart, state } = cartOnStock([[1, 5]])
    await cart.open(false)
    state.error = offline
    cart.touched()
    expect(await cart.change(puts(1, 6))).toEqual(fail({ kind: 'offline', message: messages.tryAgain }))
  })

  it('isn’t done while the cart can’t be read', async () => {
    const { cart, state, callCount } = cartOnStock([[1, 5]])
    await cart.open(false)
    state.error = offline
    expect(await cart.change(puts(1, 6))).toEqual(fail(offline))
    expect(callCount('cart.update')).toBe(0)
  })

  it('runs alone: a second change sees what the first one made', async () => {
    const { cart } = cartOnStock([])
    const seen: number[] = []
    const look = (make: (cart: OpenCart) => Promise<Result<unknown>>) => (open: OpenCart) => {
      seen.push(open.snapshot.lines.length)
      return make(open)
    }
    await Promise.all([cart.change(look(puts(1, 5))), cart.change(look(puts(2, 5)))])
    expect(seen).toEqual([0, 1])
  })
})

describe('a change whose answer was lost', () => {
  it('leaves the cart in doubt: it is read again, and changes that it may have made aren’t reported as another computer’s', async () => {
    const { cart, portal, counts, callCount } = cartOnStock([[1, 5]])
    await cart.open(false)
    portal.faults.push('after')
    expect(await cart.change(puts(1, 6))).toMatchObject({ ok: false, error: { kind: 'timeout' } })
    expect(cart.shown?.lines).toEqual([lineOf(1, 5)])
    // The quantity waits on the screen.
    expect(counts).toEqual({ changes: 1, surprises: 0 })
    const before = callCount('cart.lines')
    expect(await cart.open(false)).toMatchObject({ value: { lines: [lineOf(1, 6)], elsewhere: [] } })
    expect(callCount('cart.lines')).toBe(before + 1)
  })

  it('is checked in the lines that were added or removed', async () => {
    const { cart, portal, counts } = cartOnStock([[1, 5]])
    await cart.open(false)
    portal.faults.push('before', 'before')
    await cart.change(puts(2, 1))
    expect(counts.surprises).toBe(1)
    await cart.open(false)
    await cart.change(removes(1))
    expect(counts.surprises).toBe(2)
  })

  it('leaves no doubt when the portal refused it', async () => {
    const { cart, state, callCount, counts } = cartOnStock([[1, 5]])
    await cart.open(false)
    state.refusesChanges = refusal(422)
    expect(await cart.change(puts(2, 6))).toEqual(fail(refusal(422)))
    const before = callCount('cart.lines')
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(before)
    expect(counts).toEqual({ changes: 0, surprises: 0 })
  })

  it('is good news when the resent quantity is there already', async () => {
    const { cart, portal } = cartOnStock([[1, 5]])
    await cart.open(false)
    portal.faults.push('after')
    await cart.setQuantities([{ id: 1, qty: 6 }])
    expect(await cart.setQuantities([{ id: 1, qty: 6 }])).toMatchObject({ value: { lines: [lineOf(1, 6)] } })
  })
})

describe('an answer that doesn’t fit', () => {
  it('has the cart read again, and the outcome is reported', async () => {
    const { cart, portal, counts, callCount } = cartOnStock([[1, 5]])
    await cart.open(false)
    // Another computer, between the look and the change.
    expect(
      await cart.change((open) => {
        portal.cart.set(3, lineOf(3, 1))
        return open.put([lineOf(1, 6)])
      }),
    ).toMatchObject({ ok: true })
    expect(counts.surprises).toBe(1)
    const before = callCount('cart.lines')
    const now = await cart.open(false)
    expect(callCount('cart.lines')).toBe(before + 1)
    expect(now).toMatchObject({ value: { notices: [messages.cartChanged], lines: [lineOf(1, 6), lineOf(3, 1)] } })
    // It is reported once.
    expect(await cart.open(true)).toMatchObject({ value: { notices: [] } })
  })

  it('isn’t searched for in a cart whose lines the portal counts together with another’s', async () => {
    const { cart, counts, state } = cartOnStock([], 'apparel')
    await cart.open(false)
    state.counts = 9
    await cart.change((open) => open.put([newLine(goods.dress, 1)], [goods.dress]))
    expect(counts).toEqual({ changes: 1, surprises: 0 })
    const usual = cartOnStock([])
    await usual.cart.open(false)
    usual.state.counts = 9
    await usual.cart.change(puts(1, 1))
    expect(usual.counts.surprises).toBe(1)
  })
})

describe('a cart that an order touched', () => {
  it('is read again, and lines that the order took aren’t reported as another computer’s change', async () => {
    const { cart, portal, callCount } = cartOnStock([
      [1, 5],
      [2, 7],
    ])
    cart.touched()
    await cart.open(false)
    portal.cart.delete(1)
    cart.touched()
    const now = await cart.open(false)
    expect(now).toMatchObject({ value: { lines: [lineOf(2, 7)], elsewhere: [] } })
    expect(callCount('cart.lines')).toBe(2)
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(2)
  })

  it('while it was being read is read once more', async () => {
    const { cart, state, callCount } = cartOnStock([[1, 5]])
    state.onLines = () => {
      state.onLines = undefined
      cart.touched()
    }
    await cart.open(false)
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(2)
  })

  it('still has its pieces, those of two lines together, or was changed', async () => {
    const { cart, portal, counts, state } = cartOnStock([
      [1, 5],
      [2, 7],
    ])
    await cart.open(false)
    portal.cart.set(99, { ...lineOf(1, 3), id: 1 })
    expect(await cart.stillHas(new Map([[1, 8]]))).toEqual(ok(undefined))
    expect(counts.surprises).toBe(0)
    for (const pieces of [5, 9]) expect(await cart.stillHas(new Map([[1, pieces]]))).toEqual(changed)
    expect(
      await cart.stillHas(
        new Map([
          [1, 8],
          [2, 1],
        ]),
      ),
    ).toEqual(changed)
    expect(counts.surprises).toBe(3)
    state.error = offline
    expect(await cart.stillHas(new Map([[1, 8]]))).toEqual(fail(offline))
  })

  it('is unknown once it is forgotten', async () => {
    const { cart, callCount } = cartOnStock([[1, 5]])
    await cart.open(false)
    cart.forget()
    expect(cart.shown).toBeUndefined()
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(2)
  })
})

it('a proposal that a line came back into is read again: the portal alone knows why', async () => {
  const { cart, counts, moved } = cartOnStock([], 'afs')
  await cart.open(false)
  expect(await cart.change(puts(1, 2))).toMatchObject({ ok: true })
  expect(counts.surprises).toBe(1)
  await cart.open(false)
  await cart.change(puts(1, 3))
  expect(counts.surprises).toBe(1)
  expect(moved).toEqual([{ totalQty: 2 }, { totalQty: 2 }])
})
