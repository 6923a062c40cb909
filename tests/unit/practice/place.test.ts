/** Orders at the practice portal: each group is accepted or refused separately, once, and only within the stock. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { type OrderedGroup, toOrderPayload } from '../../../src/shared/domain/orders/order-payload.ts'
import { paise, times } from '../../../src/shared/domain/values/money.ts'
import { messages } from '../../../src/shared/messages.ts'
import {
  emailOf,
  fillCart,
  goodsAt,
  OWNED,
  openShop,
  type Person,
  type PersonName,
  pricedCart,
  type Shop,
  VENDORS,
} from '../../support/shop.ts'

const PUNE = 2
const INACTIVE = 8
const NOT_MAPPED = 7

let shop: Shop
let pune: Person
let meera: Person

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  meera = await shop.signIn('bbbh')
})
afterEach(() => shop.portal.control.settings({ keySupport: true, placeMs: 0 }))
afterAll(() => shop.portal.stop())

const placed = (name: PersonName) => shop.portal.control.orders(emailOf(name))

const place = (person: Person, orders: OrderedGroup[], clientOrderKey: string = randomUUID()) =>
  person.ask('order.place', { body: { orders, clientOrderKey } })

const cartOf = async (person: Person) => (await person.ask('cart.lines', {})).cart

/** A cart of goods of one warehouse, owned and vendors', as the app would order it. */
async function prepared(person: Person, { owned = 3, vendors = 2, qty = 5 } = {}): Promise<OrderedGroup[]> {
  const own = await goodsAt(person, { wh: PUNE, stockTypes: OWNED, least: 20 })
  const sent = await goodsAt(person, { wh: PUNE, stockTypes: VENDORS, least: 20 })
  const goods = [...own.slice(0, owned), ...sent.slice(0, vendors)]
  await fillCart(
    person,
    goods.map((product) => newLine(product, qty)),
  )
  const { groups } = await pricedCart(person)
  return toOrderPayload(groups.filter(({ orderable }) => orderable))
}

/** Pieces of the group's first product in its warehouse. */
async function stockOf(person: Person, { wh, products }: OrderedGroup): Promise<number> {
  const [id = 0] = products.map((one) => one.id)
  const [row] = await person.ask('catalogue.currentStock', { body: { products: [id] } })
  return row?.warehouses.filter((one) => one.id === wh).reduce((total, { stock }) => total + stock, 0) ?? -1
}

describe('an order', () => {
  test('is placed group by group, and is in the history', async () => {
    const orders = await prepared(pune)
    const key = randomUUID()
    const { response } = await place(pune, orders, key)
    expect(response.err).toEqual([])
    expect(response.result.map(({ wh, mode, netpayment }) => ({ wh, mode, netpayment }))).toEqual(
      orders.map(({ wh, mode, totalStockistOrWarehousePrice }) => ({
        wh,
        mode,
        netpayment: totalStockistOrWarehousePrice,
      })),
    )
    expect(new Set(orders.map(({ mode }) => mode))).toEqual(new Set(['OWNED', 'DS_JIT']))
    const { rows } = await pune.ask('order.history', { query: { pageNo: 1, pageSize: response.result.length } })
    expect(new Map(rows.map(({ poid, netpayment }) => [poid, netpayment]))).toEqual(
      new Map(response.result.map(({ poid, netpayment }) => [poid, netpayment])),
    )
    expect(rows.every((row) => row.clientOrderKey === key && row.status === 'Pending')).toBe(true)
  })

  test('takes what it orders from the stock, for everybody', async () => {
    const [group] = await prepared(pune)
    if (group === undefined) throw new Error('Nothing to order')
    const before = await stockOf(meera, group)
    await place(pune, [group])
    expect(await stockOf(meera, group)).toBe(before - 5)
    expect(await stockOf(pune, group)).toBe(before - 5)
  })

  test('takes ordered pieces out of the cart and leaves the rest', async () => {
    const [scarce] = await goodsAt(pune, { wh: PUNE, stockTypes: OWNED, least: 2, most: 9 })
    const [plenty] = await goodsAt(pune, { wh: PUNE, stockTypes: OWNED, least: 50 })
    if (scarce === undefined || plenty === undefined) throw new Error('No such goods')
    await fillCart(pune, [newLine(plenty, 20), newLine(scarce, 9000)])
    const { groups } = await pricedCart(pune)
    const orders = toOrderPayload(groups.filter(({ orderable }) => orderable))
    const { response } = await place(pune, orders)
    expect(response.err).toEqual([])
    const pieces = orders
      .flatMap(({ products }) => products)
      .filter(({ id }) => id === scarce.id)
      .reduce((total, { qty }) => total + qty, 0)
    expect(pieces).toBeGreaterThan(0)
    expect((await cartOf(pune)).map(({ id, qty }) => ({ id, qty }))).toEqual([{ id: scarce.id, qty: 9000 - pieces }])
  })

  test('leaves the carts of others alone', async () => {
    await prepared(meera)
    const before = await cartOf(meera)
    await place(pune, await prepared(pune))
    expect(await cartOf(meera)).toEqual(before)
    expect(before).toHaveLength(5)
  })

  test('of the last pieces is taken from one of two who want them', async () => {
    const sent = await goodsAt(pune, { wh: PUNE, stockTypes: VENDORS, least: 20 })
    const gated = sent.find(({ warehouses }) => (warehouses ?? []).length === 1)
    if (gated === undefined) throw new Error('No such goods')
    const fill = async (person: Person) => {
      await fillCart(person, [newLine(gated, gated.currentStock ?? 0)])
      return toOrderPayload((await pricedCart(person)).groups)
    }
    const [ours, theirs] = [await fill(pune), await fill(meera)]
    const answers = await Promise.all([place(pune, ours), place(meera, theirs)])
    const results = answers.flatMap(({ response }) => response.result)
    const errors = answers.flatMap(({ response }) => response.err)
    expect(results).toHaveLength(1)
    expect(errors).toMatchObject([{ status: 400, wh: PUNE, message: expect.stringContaining('out of stock') }])
  })

  test.each([
    ['blocked', messages.orderBlocked],
    ['noorder', messages.cannotOrder],
  ] as const)('of the account %s is refused as a whole', async (name, message) => {
    const person = await shop.signIn(name)
    const orders = await prepared(pune)
    const body = { orders, clientOrderKey: randomUUID() }
    expect(await person.refusal('order.place', { body })).toMatchObject({ kind: 'refused', status: 403, message })
    expect(placed(name)).toEqual([])
  })
})

describe('a group is refused by 400 while the others are placed when', () => {
  type Spoil = (group: OrderedGroup) => OrderedGroup

  const first = (group: OrderedGroup, change: Partial<OrderedGroup['products'][number]>): OrderedGroup => {
    const products = group.products.map((line, at) => (at === 0 ? { ...line, ...change } : line))
    const total = products.reduce((net, { totalPrice }) => net + totalPrice, 0)
    return { ...group, products, totalStockistOrWarehousePrice: paise(total) }
  }
  const firstLine = ({ products: [line] }: OrderedGroup) => {
    if (line === undefined) throw new Error('A group without a line')
    return line
  }
  const ofFirst = (group: OrderedGroup, qty: number): OrderedGroup =>
    first(group, { qty, totalPrice: times(firstLine(group).actualPrice, qty) })

  const SPOILS: Readonly<Record<string, { readonly spoil: Spoil; readonly says: RegExp }>> = {
    'a price is a paisa too low': {
      spoil: (group) => {
        const actualPrice = paise(firstLine(group).actualPrice - 1)
        return first(group, { actualPrice, totalPrice: times(actualPrice, 5) })
      },
      says: /price .* changed/,
    },
    'a line’s total isn’t price times pieces': {
      spoil: (group) => first(group, { totalPrice: paise(firstLine(group).totalPrice - 1) }),
      says: /total of product/,
    },
    'its total isn’t the sum of its lines': {
      spoil: (group) => ({
        ...group,
        totalStockistOrWarehousePrice: paise(group.totalStockistOrWarehousePrice + 1),
      }),
      says: /sum of its lines/,
    },
    'more is wanted than there is': { spoil: (group) => ofFirst(group, 900_000), says: /out of stock/ },
    'lines of a product together want more than there is': {
      spoil: (group) => {
        const one = ofFirst(group, 15)
        const products = [...one.products, ...Array.from({ length: 20 }, () => ({ ...firstLine(one) }))]
        const total = products.reduce((net, { totalPrice }) => net + totalPrice, 0)
        return { ...one, products, totalStockistOrWarehousePrice: paise(total) }
      },
      says: /out of stock/,
    },
    'it is below the warehouse’s minimum': {
      spoil: (group) => {
        const cheapest = group.products.toSorted((one, other) => one.actualPrice - other.actualPrice).slice(0, 1)
        const products = cheapest.map((line) => ({ ...line, qty: 1, totalPrice: line.actualPrice }))
        return {
          ...group,
          products,
          totalStockistOrWarehousePrice: paise(firstLine({ ...group, products }).totalPrice),
        }
      },
      says: /short of the minimum/,
    },
    'its warehouse is inactive for the store': { spoil: (group) => ({ ...group, wh: INACTIVE }), says: /can’t order/ },
    'its warehouse is no warehouse of the store': {
      spoil: (group) => ({ ...group, wh: NOT_MAPPED }),
      says: /can’t order/,
    },
    'its warehouse is of another kind': { spoil: (group) => ({ ...group, whType: 'Stockist' }), says: /can’t order/ },
    'there is no such product': { spoil: (group) => first(group, { id: 1 }), says: /no product 1/ },
    'a product belongs in another kind of order': {
      spoil: (group) => ({ ...group, mode: 'DS_JIT' }),
      says: /another order/,
    },
  }

  /** Owned goods that reach the minimum, the cheapest of which doesn't by itself; and vendors' goods. */
  async function twoGroups(): Promise<readonly [OrderedGroup, OrderedGroup]> {
    const own = await goodsAt(pune, { wh: PUNE, stockTypes: OWNED, least: 20, most: 120 })
    const [cheap] = await goodsAt(pune, { wh: PUNE, stockTypes: OWNED, least: 20, most: 120, cheap: true })
    const dear = own.slice(0, 2)
    const sent = (await goodsAt(pune, { wh: PUNE, stockTypes: VENDORS, least: 20 })).slice(0, 1)
    const goods = [...(cheap === undefined ? [] : [cheap]), ...dear, ...sent]
    await fillCart(
      pune,
      goods.map((product) => newLine(product, 5)),
    )
    const orders = toOrderPayload((await pricedCart(pune)).groups.filter(({ orderable }) => orderable))
    const [owned, vendors] = [orders.find((one) => one.mode === 'OWNED'), orders.find((one) => one.mode === 'DS_JIT')]
    if (owned?.wh !== PUNE || vendors?.wh !== PUNE) throw new Error('No two groups')
    return [owned, vendors]
  }

  test.each(Object.keys(SPOILS))('%s', async (name) => {
    const found = SPOILS[name]
    if (found === undefined) throw new Error(name)
    const [owned, vendors] = await twoGroups()
    const before = { stock: await stockOf(pune, owned), orders: placed('pune').length }
    const spoiled = found.spoil(owned)
    const { response } = await place(pune, [spoiled, vendors])
    expect(response.err).toEqual([
      { status: 400, wh: spoiled.wh, mode: spoiled.mode, message: expect.stringMatching(found.says) },
    ])
    expect(response.result).toMatchObject([{ status: 200, wh: PUNE, mode: 'DS_JIT' }])
    expect(placed('pune')).toHaveLength(before.orders + 1)
    expect(await stockOf(pune, owned)).toBe(before.stock)
    expect((await cartOf(pune)).map(({ id }) => id).sort()).toEqual(owned.products.map(({ id }) => id).sort())
  })
})

describe('a client order key', () => {
  test('sent twice is one order, answered in the same words', async () => {
    const orders = await prepared(pune)
    const key = randomUUID()
    const before = placed('pune').length
    const answer = await place(pune, orders, key)
    expect(await place(pune, orders, key)).toEqual(answer)
    expect(placed('pune')).toHaveLength(before + orders.length)
  })

  test('of an order in which nothing could be placed is answered in the same words too', async () => {
    const orders = (await prepared(pune)).map((group) => ({ ...group, wh: INACTIVE }))
    const key = randomUUID()
    const answer = await place(pune, orders, key)
    expect(answer.response).toMatchObject({ result: [], err: orders.map(() => ({ status: 400 })) })
    expect(await place(pune, orders, key)).toEqual(answer)
  })

  test('is its account’s own: another may have the same', async () => {
    const key = randomUUID()
    const ours = await place(pune, await prepared(pune), key)
    const theirs = await place(meera, await prepared(meera), key)
    const numbers = [ours, theirs].flatMap(({ response }) => response.result.map(({ poid }) => poid))
    expect(numbers).toHaveLength(4)
    expect(new Set(numbers).size).toBe(4)
  })

  test('is known by the status of its order', async () => {
    const key = randomUUID()
    const { response } = await place(pune, await prepared(pune), key)
    const status = await pune.ask('order.placeStatus', { body: { clientOrderKey: key } })
    expect(status).toMatchObject({ status: '200', clientOrderKey: key, outcome: 'placed', response })
    expect(await meera.ask('order.placeStatus', { body: { clientOrderKey: key } })).toMatchObject({
      outcome: 'notReceived',
    })
  })

  test('that was said to be not received is refused by 409 when it comes after all', async () => {
    const orders = await prepared(pune)
    const [before, cart] = [placed('pune'), await cartOf(pune)]
    const clientOrderKey = randomUUID()
    const status = await pune.ask('order.placeStatus', { body: { clientOrderKey } })
    expect(status).toMatchObject({ status: '200', clientOrderKey, outcome: 'notReceived' })
    const late = { body: { orders, clientOrderKey } }
    expect(await pune.refusal('order.place', late)).toMatchObject({ kind: 'refused', status: 409 })
    expect(await pune.refusal('order.place', late)).toMatchObject({ kind: 'refused', status: 409 })
    expect(placed('pune')).toEqual(before)
    expect(await cartOf(pune)).toEqual(cart)
    expect((await place(pune, orders)).response.err).toEqual([])
  })
})

describe('while an order is worked on', () => {
  const status = (person: Person) => person.client.call('order.placeStatus', { body: {} })

  /** Sends an order that the portal works on for a while; resolves when it does. */
  async function working(orders: OrderedGroup[], clientOrderKey: string) {
    shop.portal.control.settings({ placeMs: 400 })
    const answer = pune.client.call('order.place', { body: { orders, clientOrderKey } })
    while ((await status(pune)).ok);
    return answer.then.bind(answer) as typeof answer.then
  }

  test('its sender’s next order and question are refused by 412, everybody else’s are not', async () => {
    const ours = await prepared(pune)
    const theirs = await prepared(meera)
    const clientOrderKey = randomUUID()
    const then = await working(ours, clientOrderKey)
    const refusal = { kind: 'refused', status: 412, message: messages.orderInProgress }
    expect(await pune.refusal('order.placeStatus', { body: { clientOrderKey } })).toMatchObject(refusal)
    expect(await pune.refusal('order.place', { body: { orders: ours, clientOrderKey } })).toMatchObject(refusal)
    const another = { body: { orders: ours, clientOrderKey: randomUUID() } }
    expect(await pune.refusal('order.place', another)).toMatchObject(refusal)
    shop.portal.control.settings({ placeMs: 0 })
    expect((await place(meera, theirs)).response.err).toEqual([])

    const first = await then((answer) => answer)
    expect(first.ok).toBe(true)
    const settled = await pune.ask('order.placeStatus', { body: { clientOrderKey } })
    expect(settled.outcome).toBe('placed')
    expect(placed('pune').filter(({ key }) => key === clientOrderKey)).toHaveLength(ours.length)
  })
})

describe('a portal without client order keys', () => {
  test('takes the same order twice, and can’t say what became of it', async () => {
    shop.portal.control.settings({ keySupport: false })
    const orders = await prepared(pune, { vendors: 0 })
    const clientOrderKey = randomUUID()
    const before = placed('pune').length
    const answers = [await place(pune, orders, clientOrderKey), await place(pune, orders, clientOrderKey)]
    expect(answers.flatMap(({ response }) => response.err)).toEqual([])
    expect(placed('pune')).toHaveLength(before + 2 * orders.length)
    const status = await pune.ask('order.placeStatus', { body: { clientOrderKey } })
    expect(status).toEqual({ status: '200', message: expect.any(String) })
    const { rows } = await pune.ask('order.history', { query: { pageNo: 1, pageSize: 2 } })
    expect(rows.map((row) => row.clientOrderKey)).toEqual([undefined, undefined])
  })
})
