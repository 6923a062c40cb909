/** The state that the practice portal's file restores after a stop, also one in the middle of a word. */

import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPracticePortal } from '../../../src/practice/portal.ts'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { type OrderedGroup, toOrderPayload } from '../../../src/shared/domain/orders/order-payload.ts'
import { emailOf, fillCart, goodsAt, OWNED, openShop, type Person, pricedCart, type Shop } from '../../support/shop.ts'

const OPENED = Date.UTC(2026, 8, 15, 6)
const HOUR = 3_600_000

let folder: string
let stateFile: string
let now = OPENED
let shop: Shop
let pune: Person

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'practice-state-'))
  stateFile = join(folder, 'portal.jsonl')
})
afterEach(() => shop.portal.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openShop({ stateFile, clock: () => now })

/** Opens the same file an hour later, with a user whose token is still stored in the app. */
async function reopen(): Promise<void> {
  await shop.portal.stop()
  now += HOUR
  shop = await open()
  pune = await shop.returning(pune.token)
}

async function begin(): Promise<void> {
  rmSync(stateFile, { force: true })
  now = OPENED
  shop = await open()
  pune = await shop.signIn('pune')
}

async function orderable(): Promise<OrderedGroup[]> {
  const goods = (await goodsAt(pune, { wh: 2, stockTypes: OWNED, least: 20 })).slice(0, 3)
  await fillCart(
    pune,
    goods.map((product) => newLine(product, 4)),
  )
  return toOrderPayload((await pricedCart(pune)).groups.filter((group) => group.orderable))
}

const place = (orders: OrderedGroup[], clientOrderKey: string) =>
  pune.ask('order.place', { body: { orders, clientOrderKey } })

const history = async () => (await pune.ask('order.history', { query: { pageNo: 1, pageSize: 1000 } })).rows
const cart = async () => (await pune.ask('cart.lines', {})).cart

describe('a portal that was stopped and started', () => {
  test('has the same orders, answers and stock', async () => {
    await begin()
    const orders = await orderable()
    const key = randomUUID()
    const answer = await place(orders, key)
    const numbers = (await history()).map(({ poid }) => poid)
    const body = { products: orders.flatMap(({ products }) => products.map(({ id }) => id)) }
    const stock = await pune.ask('catalogue.currentStock', { body: body })
    const before = shop.portal.control.orders(emailOf('pune')).map(({ status: _, ...order }) => order)
    expect(before).toHaveLength(orders.length)

    await reopen()
    expect((await history()).map(({ poid }) => poid)).toEqual(numbers)
    expect(await place(orders, key)).toEqual(answer)
    expect(await pune.ask('catalogue.currentStock', { body: body })).toEqual(stock)
    expect(shop.portal.control.orders(emailOf('pune')).map(({ status: _, ...order }) => order)).toEqual(before)
  })

  test('lets its orders grow old meanwhile', async () => {
    await begin()
    const { response } = await place(await orderable(), randomUUID())
    const id = response.result[0]?.poid ?? ''
    await reopen()
    expect((await pune.ask('order.details', { body: { id } })).status).toBe('Delivered')
  })

  test('gives no order the number of another', async () => {
    await begin()
    const first = await place(await orderable(), randomUUID())
    await reopen()
    const second = await place(await orderable(), randomUUID())
    const numbers = [first, second].flatMap(({ response }) => response.result.map(({ poid }) => poid?.split('-')[1]))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('has the same carts, in the same order, and the same sessions', async () => {
    await begin()
    await orderable()
    const lines = await cart()
    expect(lines).toHaveLength(3)
    await reopen()
    expect(await cart()).toEqual(lines)
  })

  test('keeps to what it said of an order that never arrived', async () => {
    await begin()
    const orders = await orderable()
    const clientOrderKey = randomUUID()
    await pune.ask('order.placeStatus', { body: { clientOrderKey } })
    await reopen()
    expect(await pune.refusal('order.place', { body: { orders, clientOrderKey } })).toMatchObject({ status: 409 })
  })

  test('knows changed passwords', async () => {
    await begin()
    const passwords = { oldPassword: 'practice', newPassword: 'mine alone', confirmPassword: 'mine alone' }
    await pune.ask('session.changePassword', { params: { id: pune.store.id }, body: passwords })
    await reopen()
    await expect(shop.signIn('pune')).rejects.toThrow('session.loginWithCams')
  })

  test('has no user signed in any more once sessions were ended', async () => {
    await begin()
    shop.portal.control.endSessions()
    await shop.portal.stop()
    shop = await open()
    await expect(shop.returning(pune.token)).rejects.toThrow('"status":401')
  })
})

describe('a last line that was cut short', () => {
  test.each(['{"type":"cart","us', '{', '{"type":"refused","user":7001,"key":"0123456789abcdef"}'])(
    'is dropped: %s',
    async (rest) => {
      await begin()
      await orderable()
      const lines = await cart()
      await shop.portal.stop()
      const { size } = statSync(stateFile)
      appendFileSync(stateFile, rest)
      shop = await open()
      pune = await shop.returning(pune.token)
      expect(await cart()).toEqual(lines)
      expect(statSync(stateFile).size).toBe(size)
      await pune.ask('cart.removeItems', { body: { productIds: lines.map(({ id }) => id) } })
      await reopen()
      expect(await cart()).toEqual([])
    },
  )

  test('may be the only one', async () => {
    await begin()
    await shop.portal.stop()
    truncateSync(stateFile, 10)
    shop = await open()
    pune = await shop.signIn('pune')
    await orderable()
    await reopen()
    expect(await cart()).toHaveLength(3)
  })

  test('that was half an order leaves neither the order nor its answer', async () => {
    await begin()
    const orders = await orderable()
    const lines = await cart()
    const key = randomUUID()
    await place(orders, key)
    await shop.portal.stop()
    const text = readFileSync(stateFile, 'utf8')
    truncateSync(stateFile, Buffer.byteLength(text.slice(0, text.indexOf('"ordered"') + 200)))
    shop = await open()
    pune = await shop.returning(pune.token)
    expect(shop.portal.control.orders(emailOf('pune'))).toEqual([])
    expect(await cart()).toEqual(lines)
    expect((await place(orders, key)).response.err).toEqual([])
  })

  test('never is an order without what it takes from the cart', async () => {
    await begin()
    const orders = await orderable()
    await place(orders, randomUUID())
    await shop.portal.stop()
    const text = readFileSync(stateFile, 'utf8')
    const ordered = text.indexOf('\n', text.indexOf('"ordered"')) + 1
    truncateSync(stateFile, Buffer.byteLength(text.slice(0, ordered)))
    shop = await open()
    pune = await shop.returning(pune.token)
    expect(shop.portal.control.orders(emailOf('pune'))).toHaveLength(orders.length)
    expect(await cart()).toEqual([])
  })
})

describe('a portal doesn’t start', () => {
  test.each([
    ['text', 'Dear diary\n'],
    ['one line of text', 'Dear diary'],
    ['another program’s lines', '{"level":"info"}\n'],
    ['events without their beginning', '{"type":"password","user":7001,"password":"x"}\n'],
  ])('on a file of %s, and leaves it alone', async (_, text) => {
    await begin()
    const foreign = join(folder, 'foreign.jsonl')
    writeFileSync(foreign, text)
    await expect(startPracticePortal({ stateFile: foreign })).rejects.toThrow()
    expect(readFileSync(foreign, 'utf8')).toBe(text)
  })

  test('on the state of another seed', async () => {
    await begin()
    await shop.portal.stop()
    await expect(startPracticePortal({ stateFile, seed: 7 })).rejects.toThrow('seed')
  })

  test('on a port that is taken', async () => {
    await begin()
    const port = Number(new URL(shop.portal.origin).port)
    await expect(startPracticePortal({ port })).rejects.toThrow('EADDRINUSE')
  })
})
