/** News about watched items: reported once, never falsely, and deleted with the session. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { PortalClient } from '../../../src/main/portal/portal-client.ts'
import { draftMigrations } from '../../../src/main/store/migrations/drafts.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { systemNotifications } from '../../../src/main/watching/system-notifications.ts'
import { createWatches } from '../../../src/main/watching/watches.ts'
import { Watching } from '../../../src/main/watching/watching.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import type { OrderStatus } from '../../../src/shared/domain/orders/order.ts'
import { MOST_WATCHED, newsSentence, type WatchNews } from '../../../src/shared/domain/watching/watch.ts'
import { type AppError, fail, ok, type Result } from '../../../src/shared/errors.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { policy, product, profile, rupees, stock, store } from '../../support/builders.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD } from '../../support/shop.ts'
import { drawer, openApp, signInAs } from '../../support/whole-app.ts'

const offline: AppError = { kind: 'offline', message: 'No connection' }
const notFound: AppError = { kind: 'refused', status: 404, message: 'Not there' }

/** The portal's current data; it doesn't know anything else. */
let products: Map<number, Product | AppError>
let orders: Map<string, OrderStatus | AppError>
let down: AppError | undefined
let calls: string[]
let found: WatchNews[]
let watching: Watching
let now: number

const pieces = (id: number, count: number, more: Partial<Product> = {}) =>
  product({ id, name: `Product ${id}`, warehouses: [stock(count)], currentStock: count, ...more })

function answer(name: string, args: { readonly body?: object; readonly params?: object }): Result<unknown> {
  if (down !== undefined) return fail(down)
  if (name === 'catalogue.productInfo') {
    const { products: ids } = args.body as { products: number[] }
    return ok(ids.map((id) => products.get(id)).filter((one) => one !== undefined && 'warehouses' in one))
  }
  const found =
    name === 'catalogue.product'
      ? products.get((args.params as { id: number }).id)
      : orders.get((args.body as { id: string }).id)
  if (found === undefined) return fail(notFound)
  if (typeof found === 'object' && 'kind' in found) return fail(found)
  return ok(
    typeof found === 'string'
      ? { status: found, createddate: '2026-01-01', netpayment: rupees(1), potype: '', purchaseDetail: [] }
      : found,
  )
}

beforeEach(() => {
  products = new Map([[1, pieces(1, 0)]])
  orders = new Map([['P1', 'Pending']])
  ;[down, calls, found, now] = [undefined, [], [], Date.UTC(2026, 0, 1)]
  const { db } = openDatabase(`${newFolder()}/drafts.db`, draftMigrations, { durable: true, now: Date.now })
  const client = {
    call: async (name: string, args: object) => {
      calls.push(name)
      return answer(name, args)
    },
  } as PortalClient
  watching = new Watching({
    watches: createWatches(db),
    client,
    profile: async () => ok(profile()),
    policy,
    store: () => store(),
    clock: () => now,
    changed: (news) => found.push(...news),
  })
})

const begin = (kind: 'product' | 'order', id: string) => watching.begin({ kind, id })
const sentences = () => found.map(newsSentence)
const watched = () => must(watching.read()).watched.map(({ id }) => id)

describe('a product', () => {
  test('that comes back, and gets cheaper, is told of once', async () => {
    must(await begin('product', '1'))
    must(await watching.look())
    expect(found).toEqual([])
    products.set(1, pieces(1, 8))
    expect(must(await watching.look())).toHaveLength(1)
    must(await watching.look())
    products.set(1, pieces(1, 8, { retailerMargin: 40 }))
    must(await watching.look())
    must(await watching.look())
    expect(sentences()).toEqual([
      'Back in stock: Product 1, 8 pieces.',
      expect.stringMatching(/^Price drop: Product 1, now ₹ [\d.,]+ \(was ₹ [\d.,]+\)\.$/),
    ])
    expect(must(watching.read()).news).toHaveLength(2)
    expect(watched()).toEqual(['1'])
  })

  test('that the store may no longer see ends its watch; one that couldn’t be read doesn’t', async () => {
    for (const id of [1, 2, 3]) products.set(id, pieces(id, 0))
    for (const id of ['1', '2', '3']) must(await begin('product', id))
    products.set(1, pieces(1, 5, { b2bIsActive: false }))
    products.delete(2)
    products.set(3, { kind: 'refused', status: 429, message: 'Too many' })
    must(await watching.look())
    expect(sentences()).toEqual([say('watchEnded', { name: 'Product 1' }), say('watchEnded', { name: 'Product 2' })])
    expect(watched()).toEqual(['3'])
  })

  test('is one of a hundred at most', async () => {
    for (let id = 1; id <= MOST_WATCHED; id += 1) {
      products.set(id, pieces(id, 0))
      must(await begin('product', String(id)))
    }
    products.set(999, pieces(999, 0))
    expect(await begin('product', '999')).toMatchObject({
      error: { message: say('watchFull', { what: `${MOST_WATCHED} products` }) },
    })
    calls = []
    must(await watching.look())
    expect(calls).toEqual(['catalogue.productInfo'])
    must(watching.stop({ kind: 'product', id: '5' }))
    must(await begin('product', '999'))
  })
})

describe('an order', () => {
  test('is told of when it ships and when it arrives, and then isn’t watched any more', async () => {
    must(await begin('order', 'P1'))
    for (const status of ['Confirmed', 'Shipped', 'Shipped', 'Delivered'] as const) {
      orders.set('P1', status)
      must(await watching.look())
    }
    expect(sentences()).toEqual(['Order P1 has shipped.', 'Order P1 was delivered.'])
    expect(watched()).toEqual([])
    expect(await begin('order', 'P1')).toMatchObject({ error: { message: say('watchOver', { status: 'delivered' }) } })
    expect(await begin('order', 'P9')).toMatchObject({ error: { message: messages.watchUnknown } })
  })

  test('waits its turn where there are many: a few in each round, none twice before all were', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `P${at}`)
    for (const name of names) {
      orders.set(name, 'Pending')
      now += 1
      must(await begin('order', name))
    }
    for (const name of names) orders.set(name, 'Shipped')
    const rounds: number[] = []
    for (let round = 0; round < 3; round += 1) {
      now += 1000
      calls = []
      must(await watching.look())
      rounds.push(calls.length)
    }
    expect(rounds).toEqual([12, 12, 12])
    expect(new Set(found.map(({ id }) => id)).size).toBe(30)
    expect(found).toHaveLength(30)
  })
})

test('without a network nothing is told and nothing is lost', async () => {
  must(await begin('product', '1'))
  must(await begin('order', 'P1'))
  down = offline
  expect(await watching.look()).toEqual(fail(offline))
  expect(await begin('order', 'P2')).toEqual(fail(offline))
  expect([found, watched().toSorted()]).toEqual([[], ['1', 'P1']])
  // The first failure ends the round.
  calls = []
  await watching.look()
  expect(calls).toEqual(['catalogue.productInfo'])
  down = undefined
  products.set(1, pieces(1, 2))
  orders.set('P1', 'Shipped')
  expect(must(await watching.look())).toHaveLength(2)
})

test('what can’t be read holds up nothing else', async () => {
  const unreadable: AppError = { kind: 'answer', message: 'Not as agreed' }
  for (let at = 0; at < 14; at += 1) {
    orders.set(`P${at}`, 'Pending')
    must(await begin('order', `P${at}`))
    now += 1
  }
  for (let at = 0; at < 14; at += 1) orders.set(`P${at}`, at === 13 ? 'Shipped' : unreadable)
  now += 1000
  must(await watching.look())
  must(await watching.look())
  expect(sentences()).toEqual(['Order P13 has shipped.'])
  expect(watched()).toHaveLength(14)
})

test('who asks during a round gets the same one', async () => {
  must(await begin('product', '1'))
  calls = []
  const [one, other] = [watching.look(), watching.look()]
  expect(one).toBe(other)
  await one
  expect(calls).toEqual(['catalogue.productInfo'])
})

test('the system tells each of a few, and more as one', () => {
  const news = (n: number): WatchNews => {
    return { n, kind: 'product', id: String(n), name: 'It', at: '', change: { what: 'back', pieces: 1 } }
  }
  expect(systemNotifications(store(), [news(7)])).toEqual([
    { body: 'Back in stock: It, 1 piece.', path: '/products/productInfo/7' },
  ])
  expect(systemNotifications(store(), [1, 2, 3, 4].map(news))).toEqual([
    { body: say('watchSeveral', { n: 4 }), path: '/home' },
  ])
})

test('a sign-out deletes it; an expired session and a restart don’t', async () => {
  const shop = await openShop()
  const folder = newFolder()
  const { keychain } = drawer()
  const open = () => openApp({ origin: shop.portal.origin, folder, loadKeychain: async () => keychain })
  const enter = (app: ReturnType<typeof open>) => signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
  const idsIn = async (app: ReturnType<typeof open>) =>
    must(await app.ask('watching.read', undefined)).watched.map(({ id }) => id)
  const first = open()
  await enter(first)
  const pune = await shop.signIn('pune')
  const { rows } = await pune.ask('order.history', { query: { pageNo: 1, pageSize: 50, status: ['Confirmed'] } })
  const poid = rows[0]?.poid ?? expect.fail()
  must(await first.ask('watching.begin', { kind: 'order', id: poid }))
  // An item in none of the portal's lists can't be watched.
  expect(await first.ask('watching.begin', { kind: 'product', id: 'x' })).toMatchObject({ ok: false })
  first.services.close()

  const again = open()
  await enter(again)
  expect(await idsIn(again)).toEqual([poid])
  shop.portal.control.endSessions()
  await again.ask('watching.look', undefined)
  expect(must(await again.ask('session.state', undefined))).toEqual({ phase: 'signedOut', expired: true })
  await enter(again)
  expect(await idsIn(again)).toEqual([poid])
  must(await again.ask('session.signOut', undefined))
  await enter(again)
  expect(await idsIn(again)).toEqual([])
  again.services.close()

  const confined = open()
  await signInAs(confined, shop.portal, emailOf('stockist'), PASSWORD)
  expect(await confined.ask('watching.begin', { kind: 'product', id: '1' })).toMatchObject({ ok: false })
  confined.services.close()
  await shop.portal.stop()
})
