import { describe, expect, test } from 'vitest'
import { fail, ok, refuse } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { refusal } from '../../support/scripted-portal.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'
import { product, store } from '../../support/stock-portal.ts'
import { counter, placed } from './counter.ts'

const products = [product(1), product(2), product(3, { stockType: 'DropShipment' })]
const timeout = fail({ kind: 'timeout', message: messages.timeout })
const noKeys = () => ok({ status: '200', message: 'OK' })

describe('an order isn’t even prepared', () => {
  test.each([
    {
      said: 'the portal has blocked the store',
      given: { portal: { 'order.blocking': () => ok([{ id: 1, reason: 'Payment overdue' }]) } },
      message: 'Your order is blocked',
    },
    {
      said: 'the store may not order',
      given: { portal: {}, store: { ...store, canOrder: false } },
      message: '"Can Order" is disabled for this franchisee.',
    },
    {
      said: 'the portal can’t be asked whether the store may order',
      given: { portal: { 'order.blocking': () => timeout } },
      message: messages.timeout,
    },
  ])('when $said', async ({ given, message }) => {
    const at = counter({ products, ...given })
    await at.fill('all', 1)
    expect(await at.orders.prepare('all')).toMatchObject({ ok: false, error: { message } })
    expect(at.portal.count('order.place')).toBe(0)
    expect(at.sentences()).toEqual([])
  })
})

describe('one order at a time', () => {
  test('while an order is on its way no other leaves, and the app isn’t restarted', async () => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const at = counter({
      store: { ...store, isApparels: true, isApparelsstoreCart: true },
      products: [product(1, { category: { id: 6, name: 'Boys' } }), product(2)],
      portal: {
        'order.place': async ({ body }) => {
          await answered
          const result = placed(body.orders).map((one) => ({ ...one, poid: `${one.poid}-${body.clientOrderKey}` }))
          return ok({ response: { result, err: [] } })
        },
      },
    })
    await at.fill('apparel', 1)
    await at.fill('nonapparel', 2)
    const first = await at.prepared('apparel')
    const second = await at.prepared('nonapparel')
    const sending = at.orders.place(first)
    expect(await at.orders.place(second)).toEqual(refuse('orderInFlight'))
    expect(at.accounts.busy()).toBe(true)
    expect(at.portal.count('order.place')).toBe(1)

    answer()
    expect(must(await sending).state).toBe('accepted')
    expect(must(await at.orders.place(second)).state).toBe('accepted')
    expect(at.accounts.busy()).toBe(false)
    expect(at.portal.count('order.place')).toBe(2)
  })
})

describe('what the portal says of an order', () => {
  test('all of it placed: accepted, and the cart is read again', async () => {
    const at = counter({
      products,
      portal: { 'order.place': ({ body }) => ok({ response: { result: placed(body.orders), err: [] } }) },
    })
    await at.fill('all', 1, 3)
    const order = must(await at.orders.place(await at.prepared()))
    expect(order).toMatchObject({
      state: 'accepted',
      groups: [
        { orderType: 'OWNED', outcome: 'placed', poid: 'PO-1-T' },
        { orderType: 'DS_JIT', outcome: 'placed', poid: 'PO-2-T' },
      ],
    })
    expect(at.events.at(-1)).toEqual({ event: 'cart.changed', what: { cart: 'all' } })
  })

  test('a part of it placed: told which part, why the rest was not, and to retry', async () => {
    const at = counter({
      products,
      portal: {
        'order.place': ({ body }) => {
          const [first] = placed(body.orders)
          return ok({
            response: {
              result: first === undefined ? [] : [first],
              err: [{ status: 400, wh: 1, mode: 'DS_JIT', message: 'Out of stock' }],
            },
          })
        },
      },
    })
    await at.fill('all', 1, 3)
    expect(must(await at.orders.place(await at.prepared()))).toMatchObject({
      state: 'partly',
      message: 'Failed to place the order. Please retry.',
      groups: [{ poid: 'PO-1-T' }, { outcome: 'failed', message: 'Out of stock' }],
    })
  })

  test('none of it placed: the person is sent to the order history', async () => {
    const at = counter({
      products,
      portal: {
        'order.place': ({ body }) =>
          ok({
            response: {
              result: [],
              err: body.orders.map(({ wh, mode }) => ({ status: 400, wh, mode, message: 'Credit limit reached' })),
            },
          }),
      },
    })
    await at.fill('all', 1)
    expect(must(await at.orders.place(await at.prepared()))).toMatchObject({
      state: 'rejected',
      message:
        'Failed to place the order. Please retry. It seems that your order has not been placed successfully. Please check order history before placing the order again.',
      groups: [{ outcome: 'failed', message: 'Credit limit reached' }],
    })
  })

  test('412: “Your order is still in progress”, as long as it is, and it is never sent again', async () => {
    let inProgress = true
    const at = counter({
      products,
      portal: {
        'order.place': () => fail(refusal(412)),
        'order.placeStatus': ({ body: { clientOrderKey } }) =>
          inProgress
            ? fail(refusal(412))
            : ok({
                status: '200',
                message: 'OK',
                clientOrderKey,
                outcome: 'placed',
                response: { result: [{ status: 200, wh: 1, poid: 'PO-8-T', netpayment: product(1).mrp }], err: [] },
              }),
      },
    })
    await at.fill('all', 1)
    const ask = await at.prepared()
    expect(must(await at.orders.place(ask))).toMatchObject({
      state: 'unknown',
      message: 'Your order is still in progress',
    })
    expect(must(await at.orders.place(ask)).state).toBe('unknown')
    inProgress = false
    expect(must(await at.orders.check(ask.key))).toMatchObject({ state: 'accepted', groups: [{ poid: 'PO-8-T' }] })
    expect(at.portal.count('order.place')).toBe(1)
  })

  test('422: the portal’s own sentence, and the lines are free again', async () => {
    const answers = [fail(refusal(422, 'Orders are closed on Sundays'))]
    const at = counter({
      products,
      portal: {
        'order.place': ({ body }) => answers.shift() ?? ok({ response: { result: placed(body.orders), err: [] } }),
        'order.placeStatus': noKeys,
        'order.history': () => ok({ rows: [], count: 0, netpayment: product(1).mrp }),
      },
    })
    await at.fill('all', 1)
    expect(must(await at.orders.place(await at.prepared()))).toMatchObject({
      state: 'rejected',
      message: `${messages.orderFailed} Orders are closed on Sundays. ${messages.orderMaybeNotPlaced}`,
    })
    expect(must(await at.orders.place(await at.prepared())).state).toBe('accepted')
  })
})

describe('no answer, or none that says anything', () => {
  const silences = [
    { said: 'a timeout', silence: timeout, words: '' },
    { said: '429', silence: fail(refusal(429)), words: 'refused 429.' },
    {
      said: '503',
      silence: fail({ kind: 'portal' as const, status: 503, message: messages.portalFault }),
      words: '',
    },
  ]

  test.each(silences)(
    'after $said the portal is asked, and its “never received” frees the lines',
    async ({ silence, words }) => {
      const answers = [silence]
      const at = counter({
        products,
        portal: {
          'order.place': ({ body }) => answers.shift() ?? ok({ response: { result: placed(body.orders), err: [] } }),
          'order.placeStatus': ({ body: { clientOrderKey } }) =>
            ok({ status: '200', message: 'OK', clientOrderKey, outcome: 'notReceived' }),
        },
      })
      await at.fill('all', 1)
      expect(must(await at.orders.place(await at.prepared()))).toMatchObject({
        state: 'rejected',
        message: `${messages.orderFailed} ${words || messages.orderNotReceived} ${messages.orderMaybeNotPlaced}`,
      })
      expect(must(await at.orders.place(await at.prepared())).state).toBe('accepted')
      expect(at.portal.count('order.place')).toBe(2)
    },
  )

  test.each(silences)(
    'after $said at a portal without keys the order stays unconfirmed over restarts, and its lines stay with it',
    async ({ silence, words }) => {
      const folder = newFolder()
      const portal = {
        'order.place': () => silence,
        'order.placeStatus': noKeys,
        'order.history': () => ok({ rows: [], count: 0, netpayment: product(1).mrp }),
      }
      const first = counter({ products, portal, folder })
      await first.fill('all', 1, 2)
      const ask = await first.prepared()
      expect(must(await first.orders.place(ask))).toMatchObject({
        state: 'unknown',
        message: `${words} ${messages.orderUnconfirmed}`.trim(),
      })
      first.accounts.close()

      const second = counter({ products, portal, folder })
      await second.accounts.recover()
      const message = `${words} ${messages.orderUnconfirmed}`.trim()
      expect(second.sentences()).toEqual([{ state: 'unknown', message }])
      await second.fill('all', 2)
      expect(await second.orders.place(await second.prepared())).toEqual(refuse('orderSameUnconfirmed'))
      expect(second.portal.count('order.place')).toBe(0)
      must(await second.orders.setAside(ask.key))
      expect(must(await second.orders.place(await second.prepared())).state).toBe('unknown')
      expect(second.portal.count('order.place')).toBe(1)
    },
  )
})
