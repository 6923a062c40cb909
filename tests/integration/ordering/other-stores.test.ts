/**
 * An operator's carts: a change, a read or an order stays with its store, even if another store's cart is used at any moment between two
 * requests to the portal.
 */
import { describe, expect, test } from 'vitest'
import type { PortalClient } from '../../../src/main/portal/portal-client.ts'
import type { CartPart } from '../../../src/shared/domain/carts/cart-ref.ts'
import type { CartLine } from '../../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { fail, ok, refuse } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { findCall } from '../../../src/shared/portal/calls.ts'
import { line } from '../../support/builders.ts'
import { offline, refusal, scriptedPortal } from '../../support/scripted-portal.ts'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal, store as usual } from '../../support/stock-portal.ts'
import { MAPPING } from './account-in.ts'

const OPERATOR = { ...usual, enablecar: true }
const [PUNE, DELHI] = [501, 502]
const X: CartPart = { user: PUNE, subcatid: 1, typeid: 1, brandid: 1 }
const Y: CartPart = { ...X, user: DELHI }
const GOODS = [1, 2, 3].map((id) => product(id, { stock: 10_000 }))

type Script = Parameters<typeof scriptedPortal>[0]
type Placed = { readonly user: number; readonly pieces: number }

/** A portal with a cart for each store; it calls `between` around each request. */
function desk(more: Script = {}) {
  const on = stockPortal(GOODS)
  const carts = new Map([PUNE, DELHI].map((user) => [user, new Map<number, CartLine>()] as const))
  const cartOf = (user: number) => carts.get(user) ?? new Map<number, CartLine>()
  for (const cart of carts.values()) for (const id of [1, 2]) cart.set(id, line(id, 12, { mrp: paise(10_000) }))
  const placed: Placed[] = []
  const script: Script = {
    'session.me': () => ok(OPERATOR),
    'session.userDetails': ({ params }) => ok({ ...OPERATOR, id: params.id }),
    'order.blocking': () => ok([]),
    'order.placeStatus': () => ok({ status: '200', message: 'OK' }),
    'afs.setSubcategories': () => ok([]),
    'afs.categoryQuantities': () => ok([]),
    'car.outOfStock': () => ok({ status: 'Completed', message: '' }),
    'car.typeChange': () => ok({ message: '' }),
    'car.removeGap': () => ok({ gapremoved: false, oosMsg: '' }),
    'car.products': ({ query }) => {
      const products = [...cartOf(query.user).values()]
      return ok({ products, count: products.length, wh: MAPPING })
    },
    'car.update': ({ query, body }) => {
      const cart = cartOf(query.user)
      for (const { id, qty } of body.products) {
        const there = cart.get(id)
        if (qty === 0) cart.delete(id)
        else if (there !== undefined) cart.set(id, { ...there, qty })
      }
      return ok({ result: body.products.length })
    },
    'order.placeCar': ({ query, body }) => {
      const pieces = body.order.flatMap(({ products }) => products).reduce((sum, { qty }) => sum + qty, 0)
      placed.push({ user: query.user, pieces })
      const result = body.order.map(({ wh, totalStockistOrWarehousePrice }, nth) => ({
        status: 200 as const,
        wh,
        mode: 'OWNED' as const,
        poid: `PO-${placed.length}-${nth}-T`,
        netpayment: totalStockistOrWarehousePrice,
      }))
      return ok({ response: { result, err: [] } })
    },
    ...more,
  }
  const scripted = scriptedPortal(script)
  const hooks = { between: undefined as (() => Promise<void>) | undefined }
  const client: PortalClient = {
    call: async (name, args, options) => {
      await hooks.between?.()
      const answer = await (name in script ? scripted : on.client).call(name, args, options)
      await hooks.between?.()
      return answer
    },
  }
  const services = servicesOn(
    { client: { ...on.client, call: client.call } },
    { store: OPERATOR, profile: (_, part) => ({ store: { ...OPERATOR, id: part?.user ?? OPERATOR.id } }) },
  )
  const pieces = (user: number) => Object.fromEntries([...cartOf(user).values()].map(({ id, qty }) => [id, qty]))
  /** Runs `elsewhere` at the `nth` pause of the current request, and at no other. */
  const atPause = (nth: number, elsewhere: () => Promise<void>) => {
    let pauses = -1
    hooks.between = async () => {
      pauses += 1
      if (pauses !== nth) return
      hooks.between = undefined
      await elsewhere()
    }
    return { wasReached: () => pauses >= nth }
  }
  return { ...services, pieces, placed, atPause, scripted, cartOf }
}
type Desk = ReturnType<typeof desk>

/** Opens Delhi's cart and sets its first line to 99 pieces. */
const inDelhi =
  ({ carts }: Desk) =>
  async () => {
    expect(must(await carts.open(Y, true)).cart).toEqual(Y)
    must(await carts.setQuantities(Y, [{ id: 1, qty: 99 }]))
  }

/** Runs `act` repeatedly, using the other store's cart at each of its pauses in turn. */
async function atEachPause(act: (on: Desk) => Promise<void>): Promise<number> {
  for (let nth = 0; ; nth += 1) {
    const on = desk()
    must(await on.carts.open(X, false))
    must(await on.carts.open(Y, false))
    const pause = on.atPause(nth, inDelhi(on))
    await act(on)
    if (!pause.wasReached()) return nth
    expect(on.pieces(DELHI)).toEqual({ 1: 99, 2: 12 })
  }
}

describe('what is done in one store’s cart while another’s is used', () => {
  test('a quantity goes into the cart that it was typed into', async () => {
    const pauses = await atEachPause(async (on) => {
      const { lines } = must(await on.carts.setQuantities(X, [{ id: 1, qty: 48 }]))
      expect(lines.map(({ qty }) => qty)).toEqual([48, 12])
      expect(on.pieces(PUNE)).toEqual({ 1: 48, 2: 12 })
    })
    expect(pauses).toBeGreaterThan(2)
  })

  test('quantities that wait for one on its way go there as well', async () => {
    await atEachPause(async (on) => {
      const first = on.carts.setQuantities(X, [{ id: 1, qty: 48 }])
      const second = on.carts.setQuantities(X, [{ id: 2, qty: 24 }])
      must(await first)
      must(await second)
      expect(on.pieces(PUNE)).toEqual({ 1: 48, 2: 24 })
    })
  })

  test('a line is taken out of the cart that it was in', async () => {
    await atEachPause(async (on) => {
      must(await on.carts.change(X, (cart) => cart.remove([1])))
      expect(on.pieces(PUNE)).toEqual({ 2: 12 })
    })
  })

  test('a reading is of the cart that was asked for', async () => {
    await atEachPause(async (on) => {
      const read = must(await on.carts.open(X, true))
      expect([read.cart, read.lines.map(({ qty }) => qty)]).toEqual([X, [12, 12]])
      expect(must(await on.carts.open(X, false)).lines.map(({ qty }) => qty)).toEqual([12, 12])
    })
  })

  test('an order is prepared from one cart, sent for its store, and written down as that store’s', async () => {
    await atEachPause(async (on) => {
      const { key, groups } = must(await on.orders.prepare(X))
      const total = groups.reduce((sum, group) => sum + group.total, 0)
      const order = must(await on.orders.place({ key, groups: groups.map((group) => group.key), total }))
      expect(on.placed).toEqual([{ user: PUNE, pieces: 24 }])
      expect(order).toMatchObject({ state: 'accepted', store: PUNE, cart: X, cartType: 'car' })
    })
  })

  test('what was typed into one is kept for it alone', () => {
    const { typed } = desk()
    typed.keep(X, [{ id: 1, qty: 48, was: 12 }])
    typed.keep(Y, [])
    expect([typed.of(X), typed.of(Y)]).toEqual([[{ id: 1, qty: 48, was: 12 }], []])
  })
})

describe('an order of another store', () => {
  const place = async (on: Desk) => {
    const { key, groups } = must(await on.orders.prepare(X))
    const total = groups.reduce((sum, group) => sum + group.total, 0)
    return must(await on.orders.place({ key, groups: groups.map((group) => group.key), total }))
  }
  const history = () => ok({ rows: [], count: 0, netpayment: paise(0) })

  test('that was refused after it may have been taken isn’t told as failed: this account’s history doesn’t show it', async () => {
    const on = desk({
      'order.placeCar': () => fail(refusal(422, 'Your cart is empty')),
      'order.history': history,
    })
    const order = await place(on)
    expect(order.state).toBe('unknown')
    expect(order.message).toBe(`Your cart is empty. ${messages.orderOfOtherStore}`)
    expect(on.scripted.count('order.history')).toBe(0)
    // The same products can't be ordered again meanwhile; another store may order them.
    expect(must(await on.orders.prepare(X)).unconfirmed?.key).toBe(order.key)
    expect(must(await on.orders.prepare(Y)).unconfirmed).toBeUndefined()
  })

  test('whose answer was lost is settled by its key alone', async () => {
    let isKnown = false
    const on = desk({
      'order.placeCar': () => fail(offline),
      'order.history': history,
      'order.placeStatus': ({ body: { clientOrderKey } }) =>
        isKnown && clientOrderKey !== undefined
          ? ok({ status: '200', message: 'OK', clientOrderKey, outcome: 'notReceived' as const })
          : ok({ status: '200', message: 'OK' }),
    })
    const { key, state } = await place(on)
    expect(state).toBe('unknown')
    isKnown = true
    expect(must(await on.orders.check(key)).state).toBe('rejected')
    expect(on.scripted.count('order.history')).toBe(0)
  })

  test('isn’t a twin of this account’s order', async () => {
    const on = desk({ 'order.history': history })
    expect((await place(on)).state).toBe('accepted')
    expect(on.scripted.count('order.history')).toBe(0)
  })
})

test('a cart that the account may not keep isn’t made ready for an order: the portal isn’t told to change it', async () => {
  const client = scriptedPortal({
    'order.blocking': () => ok([]),
    'session.userDetails': ({ params }) => ok({ ...usual, id: params.id }),
  })
  const { orders } = servicesOn({ client })
  expect(await orders.prepare(X)).toEqual(refuse('cartNotFound'))
  const writes = client.calls.filter(({ name }) => findCall(name)?.effect === 'write')
  expect([client.calls[0]?.name, writes]).toEqual(['order.blocking', []])
})
