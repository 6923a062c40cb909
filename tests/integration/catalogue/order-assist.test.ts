/** Order assist on the practice portal: suggestions for each half, and partial failures of the portal. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import { suggest } from '../../../src/shared/domain/replenishment/order-assist.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const world = makeWorld(SMALL_WORLD.seed, SMALL_WORLD.products)
const DIAPERING = 1
const CLOTHES = 6
const TOYS = 2

let portal: PracticePortal
let app: App

async function as(email: string): Promise<void> {
  app?.services.close()
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signIn(
    app,
    portal,
    world.accounts.findIndex(({ store }) => store.email.startsWith(email)),
  )
}
const assist = (categoryId: number, fresh = true) => app.ask('assist.category', { categoryId, fresh })
const fails = (...calls: readonly CallName[]) =>
  portal.control.faults(calls.map((call) => ({ kind: 'status', status: 500, call, times: 9 })))
const why = 'The practice portal is simulating an error.'

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  await as('pune')
})
afterEach(() => portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

describe.each([
  ['everything but apparel', DIAPERING, 'nonApparel'],
  ['apparel', CLOTHES, 'apparel'],
] as const)('suggestions of %s', (_, category, half) => {
  it('are of this category, with what they rest on, and some are worth ordering', async () => {
    const { products, missing, hidden } = must(await assist(category))
    expect(missing).toEqual([])
    expect(hidden).toBeGreaterThan(0)
    expect(products.length).toBeGreaterThan(20)
    for (const { view, movement, suggestion } of products) {
      expect(view.facts.category.id).toBe(category)
      expect(view.available).toBeGreaterThan(0)
      expect(suggestion).toEqual(suggest(half, movement, view.available))
    }
    const pieces = products.map(({ suggestion }) => suggestion?.qty ?? 0)
    expect(pieces.filter((qty) => qty > 0).length).toBeGreaterThan(products.length / 5)
    expect(pieces.filter((qty) => qty === 0).length).toBeGreaterThan(0)
    expect(products.some(({ movement }) => (movement.orders?.shipped ?? 0) > 0)).toBe(true)
  })

  it('wait for stock, and show the rest without', async () => {
    fails(half === 'apparel' ? 'orderAssist.apparelStock' : 'orderAssist.stock')
    // Cached answers would be used otherwise.
    await as('pune')
    const { products, missing } = must(await assist(category))
    expect(missing).toEqual([messages.assistNoStock.replace('{why}', why)])
    expect(products.length).toBeGreaterThan(10)
    expect(products.every(({ suggestion, movement }) => suggestion === undefined && movement.stock === undefined)).toBe(
      true,
    )
    expect(products.some(({ movement }) => (movement.sale ?? 0) > 0)).toBe(true)
  })

  it('wait for orders, too, but not for the portal’s own count of what is in transit', async () => {
    fails(half === 'apparel' ? 'orderAssist.apparelStockInTransit' : 'orderAssist.stockInTransit')
    await as('pune')
    const without = must(await assist(category))
    expect(without.missing).toEqual([messages.assistNoTransit.replace('{why}', why)])
    expect(without.products.every(({ suggestion }) => suggestion !== undefined)).toBe(true)
    portal.control.clearFaults()
    fails(half === 'apparel' ? 'orderAssist.apparelInvoice' : 'orderAssist.invoiceDetails')
    await as('pune')
    const { products, missing } = must(await assist(category))
    expect(missing).toEqual([messages.assistNoOrders.replace('{why}', why)])
    expect(products.every(({ suggestion }) => suggestion === undefined)).toBe(true)
  })

  it('are refused where neither sales nor stock can be had, nor the products', async () => {
    fails(
      ...(half === 'apparel'
        ? (['orderAssist.apparelSales', 'orderAssist.apparelStock'] as const)
        : (['orderAssist.sales', 'orderAssist.stock'] as const)),
    )
    await as('pune')
    expect(await assist(category)).toMatchObject({ ok: false, error: { kind: 'portal' } })
    portal.control.clearFaults()
    fails('catalogue.productInfo')
    expect(await assist(category)).toMatchObject({ ok: false, error: { call: 'catalogue.productInfo' } })
  })
})

describe('odd answers', () => {
  it('of the wrong shape leave out what they were about', async () => {
    portal.control.faults([{ kind: 'wrongShape', call: 'orderAssist.stock' }])
    await as('pune')
    const { products, missing } = must(await assist(DIAPERING))
    expect(missing).toHaveLength(1)
    expect(products.length).toBeGreaterThan(10)
  })

  it('of several categories one after the other share what was answered within the minute', async () => {
    await as('pune')
    const one = must(await assist(DIAPERING, false))
    fails('orderAssist.sales', 'orderAssist.stock', 'orderAssist.stockInTransit', 'orderAssist.invoiceDetails')
    const other = must(await assist(TOYS, false))
    expect([one.missing, other.missing, other.saved]).toEqual([[], [], false])
    expect(other.products.length).toBeGreaterThan(0)
    expect(other.products.every(({ suggestion }) => suggestion !== undefined)).toBe(true)
    portal.control.clearFaults()
    // As long as nothing has changed, current figures give the same result.
    const now = must(await assist(TOYS))
    expect(now.products.map(({ suggestion }) => suggestion?.qty)).toEqual(
      other.products.map(({ suggestion }) => suggestion?.qty),
    )
  })

  it('a category that doesn’t exist has none', async () => {
    expect(must(await assist(987_654))).toMatchObject({ products: [], hidden: 0, missing: [] })
  })

  it('that are cached aren’t mixed with current figures: nothing is suggested', async () => {
    await as('pune')
    must(await assist(DIAPERING))
    fails('orderAssist.stock')
    const { products, missing } = must(await assist(DIAPERING))
    expect(missing).toEqual([say('assistNoStock', { why: say('assistOldCopy') })])
    expect(products.every(({ suggestion }) => suggestion === undefined)).toBe(true)
  })

  it('without a network the saved answers serve, and say so', async () => {
    await as('pune')
    must(await assist(DIAPERING))
    portal.control.faults([{ kind: 'reset', times: 60 }])
    const { saved, products } = must(await assist(DIAPERING, true))
    expect(saved).toBe(true)
    expect(products.length).toBeGreaterThan(20)
  })
})

describe('carousels', () => {
  const best = (categoryId: number, category: string) =>
    app.ask('assist.bestsellers', { categoryId, category, fresh: true })

  it('have the category’s best sellers in the portal’s order, at most 27', async () => {
    const { products } = must(await best(CLOTHES, 'Clothes'))
    expect(products).toHaveLength(27)
    expect(products.every(({ facts }) => facts.category.id === CLOTHES && facts.isBestseller)).toBe(true)
    const rank = world.products.map(({ id }) => id)
    const places = products.map(({ facts }) => rank.indexOf(facts.id))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('fall back on the listing, and are refused where that fails, too', async () => {
    fails('catalogue.bestsellers')
    expect(must(await best(DIAPERING, 'Diapering')).products.length).toBeGreaterThan(0)
    portal.control.clearFaults()
    expect(must(await best(DIAPERING, 'No such name')).products.length).toBeGreaterThan(0)
    expect(must(await best(987_654, 'Nothing')).products).toEqual([])
    fails('catalogue.bestsellers', 'catalogue.listing')
    expect(await best(77, 'Nothing')).toMatchObject({ ok: false })
  })

  it('have what was ordered last of apparel, and of nothing else', async () => {
    await as('apparel')
    const { products } = must(await app.ask('assist.reorder', { categoryId: CLOTHES, fresh: true }))
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(27)
    expect(products.every(({ facts }) => facts.category.id === CLOTHES)).toBe(true)
    const calls = portal.control.requests().map(({ call }) => call)
    expect(calls).toEqual(expect.arrayContaining(['order.details', 'catalogue.suggestedProducts']))
    const other = await app.ask('assist.reorder', { categoryId: DIAPERING, fresh: true })
    expect(other).toMatchObject({ ok: false, error: { kind: 'request' } })
    fails('order.details')
    await as('apparel')
    const part = await app.ask('assist.reorder', { categoryId: CLOTHES, fresh: true })
    expect(part).toMatchObject({ ok: false, error: { kind: 'portal' } })
  })
})

describe('who isn’t a store that orders', () => {
  it.each(['stockist', 'international', 'pharmacy'])('%s is suggested nothing', async (who) => {
    await as(who)
    expect(await assist(DIAPERING)).toMatchObject({ ok: false, error: { kind: 'request' } })
    expect(await app.ask('assist.bestsellers', { categoryId: 1, category: 'Diapering', fresh: false })).toMatchObject({
      ok: false,
      error: { kind: 'request' },
    })
  })
})
