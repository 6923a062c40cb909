/** The same cart in two windows: a preparation becomes invalid once an order of its cart was sent or settled. */
import { expect, test } from 'vitest'
import { fail, ok, refuse } from '../../../src/shared/errors.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { offline } from '../../support/scripted-portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { product, store } from '../../support/stock-portal.ts'
import { counter, placed } from './counter.ts'

/** A promise, and what fulfils it. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** A portal that delays the first order, and whose cart keeps its lines until then. */
function slowCounter() {
  const answer = gate()
  const at = counter({
    products: [product(1), product(2)],
    portal: {
      'order.place': async ({ body }): Promise<{ ok: true; value: Answer<'order.place'> }> => {
        await answer.opened
        return ok({ response: { result: placed(body.orders), err: [] } }) as never
      },
    },
  })
  return { at, answer }
}

test('a cart that was prepared while its order was on its way can’t be placed afterwards', async () => {
  const { at, answer } = slowCounter()
  await at.fill('all', 1, 2)
  const sending = at.orders.place(await at.prepared())
  const second = must(await at.orders.prepare('all'))
  expect(second.unconfirmed?.state).toBe('sending')
  answer.open()
  expect(must(await sending).state).toBe('accepted')
  const ask = { key: second.key, groups: second.groups.map(({ key }) => key), total: second.groups[0]?.total ?? 0 }
  expect(await at.orders.place(ask)).toEqual(refuse('orderOvertaken'))
  expect(at.portal.count('order.place')).toBe(1)
})

test('an order that is settled while the cart is read has it read again, and that is said', async () => {
  const answer = gate()
  const me = gate()
  let calls = 0
  const at = counter({
    products: [product(1)],
    portal: {
      'session.me': async () => {
        calls += 1
        if (calls === 3) await me.opened
        return ok(store) as never
      },
      'order.place': async ({ body }) => {
        await answer.opened
        return ok({ response: { result: placed(body.orders), err: [] } }) as never
      },
    },
  })
  await at.fill('all', 1)
  // The first order asks once at its preparation and once before it is sent; the third question is from the second preparation.
  const sending = at.orders.place(await at.prepared())
  while (at.portal.count('order.place') === 0) await new Promise((resolve) => setImmediate(resolve))
  const preparing = at.orders.prepare('all')
  answer.open()
  const first = must(await sending)
  me.open()
  const second = must(await preparing)
  expect(second.notice).toContain('Another order was confirmed or closed')
  expect(second.unconfirmed).toBeUndefined()
  expect(first.state).toBe('accepted')
})

test('what has changed since the person last looked is told, also when the cart had to be read twice', async () => {
  // A product whose serviceability is asked for while the cart is read, and again if that failed.
  const stockType = 'DropShipment' as const
  let changing: Promise<unknown> | undefined
  let isPreparing = false
  const at = counter({
    products: [product(1, { stockType }), product(2)],
    portal: {
      'catalogue.checkServiceable': async ({ body }) => {
        if (changing !== undefined) await changing
        else if (isPreparing) {
          changing = at.put.add('all', [{ id: 2, qty: 1 }])
          return fail(offline)
        }
        return ok(body.ProductList.map(({ ProductID }) => ({ ProductID, isServiceable: true })))
      },
    },
  })
  await at.fill('all', 1)
  must(await at.carts.open('all', false))
  at.on.products.set(1, product(1, { stockType, stock: 1 }))
  isPreparing = true
  const { changes } = must(await at.orders.prepare('all'))
  expect(changes.map(({ id, was, now }) => [id, was, now])).toEqual([
    [1, 2, 1],
    [2, 0, 1],
  ])
})

test.each([
  { carts: 'the whole cart', kind: 'apparel' as const, isApparels: false, isApparelsstoreCart: false },
  { carts: 'two carts', kind: 'all' as const, isApparels: true, isApparelsstoreCart: true },
])('a store with $carts can’t order from the cart “$kind”', async ({ kind, isApparels, isApparelsstoreCart }) => {
  const at = counter({ products: [product(1)], portal: {}, store: { ...store, isApparels, isApparelsstoreCart } })
  expect(await at.orders.prepare(kind)).toEqual(refuse('cartNotFound'))
})
