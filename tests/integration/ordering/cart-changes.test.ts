/** Requests and messages of the cart's calls: quantities, limits, changes made elsewhere, reorders, failures. */

import { describe, expect, test } from 'vitest'
import { withAccount } from '../../../src/main/accounts/with-account.ts'
import { cartHandlers } from '../../../src/main/cart/cart-handlers.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { type AppError, fail, ok, refuse } from '../../../src/shared/errors.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { must, type ServicesOptions, servicesOn } from '../../support/services-on-stock.ts'
import { answering, product, type StockPortal, stockPortal } from '../../support/stock-portal.ts'

const toys = (count: number) => Array.from({ length: count }, (_, at) => product(1000 + at))
function cartWith(count: number, more: readonly ReturnType<typeof product>[] = [], unserviceable = new Set<number>()) {
  const on = stockPortal([...toys(count), ...more], unserviceable)
  for (const one of toys(count)) on.cart.set(one.id, newLine(one, 2))
  return on
}

const bodies = (on: StockPortal) =>
  on.client.calls.flatMap(({ name, args }) => (name === 'cart.update' ? [(args as { body: unknown }).body] : []))

const handlers = (on: Pick<StockPortal, 'client'>, options: ServicesOptions = {}) => {
  const service = servicesOn(on, options)
  return {
    ...service,
    ...cartHandlers(
      withAccount(
        () => ok(service),
        (account) => account,
      ),
      async () => ok(undefined),
    ),
  }
}

describe('the portal is asked to enforce the capacity', () => {
  test('when a product is new, not when lines of the cart only change', async () => {
    const on = cartWith(2, [product(7)])
    const { carts, put } = servicesOn(on)
    must(await carts.setQuantities('all', [{ id: 1000, qty: 5 }]))
    must(await put.add('all', [{ id: 7, qty: 1 }]))
    expect(bodies(on)).toMatchObject([{ checkLimit: 0 }, { checkLimit: 1 }])
  })
})

describe('an unchanged quantity', () => {
  test('is told, and asks nothing of the portal', async () => {
    const on = cartWith(2)
    const { carts } = servicesOn(on)
    must(await carts.open('all', false))
    expect(await carts.setQuantities('all', [{ id: 1000, qty: 2 }])).toMatchObject(refuse('sameQuantity'))
    expect(bodies(on)).toEqual([])
  })
  test('counts as done where the answer to that change was lost', async () => {
    const on = cartWith(2)
    const { carts } = servicesOn(on)
    must(await carts.open('all', false))
    on.faults.push('after')
    expect((await carts.setQuantities('all', [{ id: 1000, qty: 5 }])).ok).toBe(false)
    expect(must(await carts.setQuantities('all', [{ id: 1000, qty: 5 }])).lines[0]).toMatchObject({ id: 1000, qty: 5 })
  })
  test('doesn’t hold back other changes', async () => {
    const on = cartWith(2)
    const { carts } = servicesOn(on)
    must(
      await carts.setQuantities('all', [
        { id: 1000, qty: 2 },
        { id: 1001, qty: 3 },
      ]),
    )
    expect(bodies(on)).toMatchObject([{ products: [{ id: 1001, qty: 3 }] }])
  })
})

test('an update says so: of one product, of several', async () => {
  const cart = handlers(cartWith(2))
  const set = async (...items: { id: number; qty: number }[]) =>
    must(await cart['cart.setQuantities']({ cart: 'all', items })).message
  expect(await set({ id: 1000, qty: 5 })).toBe('Product updated in cart successfully')
  expect(await set({ id: 1000, qty: 6 }, { id: 1001, qty: 6 })).toBe('Products updated to cart successfully')
})

describe('a cart that was changed elsewhere', () => {
  const changed = 'Cart has been updated kindly refresh the Cart'

  test('is reported when a line is changed that is gone, and read again', async () => {
    const on = cartWith(2)
    const { carts, events } = servicesOn(on)
    must(await carts.open('all', false))
    expect(await carts.setQuantities('all', [{ id: 9, qty: 5 }])).toMatchObject(refuse('cartChanged'))
    expect(events.map(({ event }) => event)).toContain('cart.changed')
    on.cart.delete(1001)
    expect(must(await carts.open('all', false))).toMatchObject({ lines: [{ id: 1000 }], notices: [changed] })
  })

  test('is told line by line before anything is changed here', async () => {
    const on = cartWith(2, [product(7)])
    const { carts, events } = servicesOn(on)
    must(await carts.open('all', false))
    on.cart.set(7, newLine(product(7), 1))
    must(await carts.setQuantities('all', [{ id: 1000, qty: 5 }]))
    expect(events.map(({ event }) => event)).toContain('cart.changed')
    const cart = must(await carts.open('all', false))
    expect(cart).toMatchObject({ elsewhere: [{ id: 7, was: 0, theirs: 1 }] })
    expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([
      [1000, 5],
      [1001, 2],
      [7, 1],
    ])
  })

  test('is told when the portal counts other lines than it should have', async () => {
    const on = cartWith(2, [product(7)])
    // Between the read and the change.
    const meanwhile = answering(on, {
      'cart.update': () => {
        on.cart.set(7, newLine(product(7), 1))
        return undefined as never
      },
    })
    const { carts, events } = servicesOn(meanwhile)
    must(await carts.open('all', false))
    must(await carts.setQuantities('all', [{ id: 1000, qty: 5 }]))
    expect(events.map(({ event }) => event)).toContain('cart.changed')
    const cart = must(await carts.open('all', false))
    expect(cart).toMatchObject({ notices: [changed] })
    expect(cart.lines).toHaveLength(3)
  })

  test('a portal that counts in another way isn’t believed: nothing differs, nothing is said', async () => {
    const on = cartWith(2)
    const counts = answering(on, { 'cart.update': () => ok({ message: '', totalItems: 99 }) })
    const { carts } = servicesOn(counts)
    must(await carts.open('all', false))
    must(await carts.setQuantities('all', [{ id: 1000, qty: 5 }]))
    expect(must(await carts.open('all', false)).notices).toEqual([])
  })
})

describe('an add that fails', () => {
  const add = async (error: AppError) => {
    const { put } = servicesOn(answering(cartWith(1, [product(7)]), { 'cart.update': () => fail(error) }))
    const answer = await put.add('all', [{ id: 7, qty: 1 }])
    return answer.ok ? 'added' : answer.error.message
  }
  test.each<AppError>([
    { kind: 'offline', message: messages.offline },
    { kind: 'timeout', message: messages.timeout },
    { kind: 'portal', status: 500, message: messages.portalFault },
    { kind: 'refused', status: 400, message: messages.refused },
    { kind: 'answer', status: 200, message: say('strangeAnswer') },
  ])('without a word of the portal ($kind) asks to try again', async (error) => {
    expect(await add(error)).toBe('Please try again or check internet connectivity')
  })
  test.each<AppError>([
    { kind: 'refused', status: 400, worded: true, message: 'This product is on hold' },
    { kind: 'portal', status: 503, worded: true, message: 'Closed for stock taking' },
    { kind: 'session', status: 401, message: messages.sessionEnded },
  ])('with the portal’s own sentence shows that', async (error) => {
    expect(await add(error)).toBe(error.message)
  })
})

describe('a reorder', () => {
  const orderOf = (ids: readonly number[]) =>
    ok({
      purchaseDetail: ids.map((ProductID) => ({ ProductID, OrderedQuantity: 3 })),
    } as unknown as Answer<'order.details'>)
  const failing = (error: AppError) => servicesOn(answering(cartWith(1), { 'order.details': () => fail(error) })).put

  test.each(['', '  ', '???', 'PO', 'x'.repeat(70)])('"%s" isn’t an order’s id, and no request is made', async (id) => {
    const on = cartWith(1)
    expect(await servicesOn(on).put.reorder('all', id, 'cart')).toMatchObject(refuse('invalidOrderId'))
    expect(on.client.count('order.details')).toBe(0)
  })

  test.each<AppError>([
    { kind: 'refused', status: 404, worded: true, message: 'No such order' },
    { kind: 'portal', status: 500, message: messages.portalFault },
    { kind: 'portal', status: 500, worded: true, message: 'The database is down' },
    { kind: 'timeout', message: messages.timeout },
    { kind: 'answer', status: 200, message: 'strange' },
  ])('that fails ($kind) has one sentence in the cart, and one at the order', async (error) => {
    const put = failing(error)
    expect(await put.reorder('all', 'PO-1', 'cart')).toMatchObject({
      ok: false,
      error: { message: 'Failed to create cart from the specified OrderID' },
    })
    expect(await put.reorder('all', 'PO-1', 'orders')).toMatchObject({
      ok: false,
      error: { message: 'Failed To Create Cart from the specified OrderID' },
    })
  })

  test('without a network says that, not that the order is wrong', async () => {
    const offline: AppError = { kind: 'offline', message: messages.offline }
    expect(await failing(offline).reorder('all', 'PO-1', 'cart')).toEqual(fail(offline))
  })

  test('of lines that may not be sold to the store leaves them out: they need no room', async () => {
    for (const ids of [
      [1, 2, 3],
      [3, 2, 1],
    ]) {
      const parcel = product(3, { stockType: 'DropShipment' })
      const on = cartWith(499, [product(1), product(2, { b2bIsActive: false }), parcel], new Set([3]))
      const { put } = servicesOn(answering(on, { 'order.details': () => orderOf(ids) }))
      expect(must(await put.reorder('all', 'PO-1', 'cart')).leftOut?.map(({ id }) => id)).toEqual([2, 3])
      expect(on.cart.size).toBe(500)
    }
  })

  test('past 500 lines the capacity is told, and nothing is added', async () => {
    const more = Array.from({ length: 15 }, (_, at) => product(at + 1))
    const on = cartWith(494, more)
    const reordering = servicesOn(answering(on, { 'order.details': () => orderOf(more.map(({ id }) => id)) }))
    expect(await reordering.put.reorder('all', 'PO-1', 'cart')).toMatchObject(refuse('cartFull'))
    expect(on.cart.size).toBe(494)
    const six = servicesOn(answering(on, { 'order.details': () => orderOf([1, 2, 3, 4, 5, 6]) }))
    expect(must(await six.put.reorder('all', 'PO-1', 'cart')).message).toBe(messages.productsAdded)
    expect(on.cart.size).toBe(500)
  })

  test('counts what is in the cart already, and names the rest by its reason', async () => {
    const on = cartWith(23, [product(7)])
    const ids = [...toys(23).map(({ id }) => id), 4711, 7, 4712]
    const { put } = servicesOn(answering(on, { 'order.details': () => orderOf(ids) }))
    expect(must(await put.reorder('all', 'PO-1', 'cart')).message).toBe(
      '1 of 26 products were added. Left out: 23 products are already in the cart; Products Not Found: 4711, 4712',
    )
  })
})
