/** Products as the store sees them, on the practice portal. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerOf } from '../../../src/practice/areas/order/buyer.ts'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import type { Ask } from '../../../src/shared/bridge.ts'
import { barredReason, isFood } from '../../../src/shared/domain/catalogue/visibility.ts'
import { say } from '../../../src/shared/messages.ts'
import { listingOf } from '../../support/listed.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const world = makeWorld(SMALL_WORLD.seed, SMALL_WORLD.products)
const ALL = listingOf()

let portal: PracticePortal
let app: App

const who = (email: string) => world.accounts.findIndex(({ store }) => store.email.startsWith(email))
async function as(email: string): Promise<App> {
  app.services.close()
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signIn(app, portal, who(email))
  return app
}
const list = async (more: Partial<Ask<'products.list'>> = {}) =>
  must(await app.ask('products.list', { ...ALL, ...more }))
const show = async (id: number) => must(await app.ask('products.show', { id, fresh: false }))

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await as('pune')
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

describe('the listing', () => {
  it('has pages of 24, priced, with the stock of the store’s warehouses, and no product twice', async () => {
    const [one, two] = [await list(), await list({ page: 2 })]
    expect(one.products.length + one.hidden).toBe(24)
    expect(one.isLast).toBe(false)
    const all = [...one.products, ...two.products]
    expect(new Set(all.map(({ facts }) => facts.id)).size).toBe(all.length)
    const mapped = new Set(one.sellers.map(({ whID }) => whID))
    for (const { unit, stock, available, shipDays } of all) {
      expect(unit?.net).toBeGreaterThan(0)
      expect(stock.every(({ wh }) => mapped.has(wh))).toBe(true)
      expect(stock.reduce((sum, part) => sum + part.stock, 0)).toBe(available)
      expect(available).toBeGreaterThan(0)
      expect(shipDays).toBeGreaterThanOrEqual(3)
    }
  })

  it('is narrowed by categories, subcategories, words and whose stock, and ends where it ends', async () => {
    const diapers = await list({ chosen: { categories: ['1'], subcategories: ['244'] } })
    expect(diapers.products.every(({ facts }) => facts.subcategory.id === 244)).toBe(true)
    const pune = await list({ chosen: { subcategories: ['244'] }, whId: 2 })
    expect(pune.products.every(({ stock }) => stock.every(({ wh }) => wh === 2))).toBe(true)
    expect(pune.total).toBeLessThan(diapers.total ?? 0)
    const dcs = await list({ chosen: { subcategories: ['244'] }, whType: 'DC' })
    expect(dcs.products.every(({ stock }) => stock.every(({ whType }) => whType === 'DC'))).toBe(true)
    const words = await list({ search: 'blocks' })
    expect(words.products.every(({ facts }) => /blocks/i.test(facts.name))).toBe(true)
    expect(
      (await list({ page: Math.ceil((pune.total ?? 0) / 24), chosen: { subcategories: ['244'] }, whId: 2 })).isLast,
    ).toBe(true)
    expect(await list({ whId: 999 })).toMatchObject({ products: [], isLast: true })
  })

  it('is in the order that is asked for', async () => {
    const mrps = async (sort: 'price' | 'price-desc') => (await list({ sort })).products.map(({ facts }) => facts.mrp)
    const [up, down] = [await mrps('price'), await mrps('price-desc')]
    expect(up).toEqual(up.toSorted((one, other) => one - other))
    expect(down).toEqual(down.toSorted((one, other) => other - one))
    expect((await list({ sort: 'bestseller' })).products.every(({ facts }) => facts.isBestseller)).toBe(true)
  })

  it('has nothing of what the carters’ list or a rule forbids, and tells how much that was', async () => {
    const carters = new Set(world.carters)
    const [first] = world.products.filter(({ id }) => carters.has(id))
    const { products, hidden } = await list({ search: first?.brand.name ?? '' })
    expect(products.filter(({ facts }) => carters.has(facts.id))).toEqual([])
    expect(hidden).toBeGreaterThan(0)
  })

  it('has food for stores with a food licence alone', async () => {
    expect((await list({ chosen: { subcategories: ['79', '815'] } })).products.length).toBeGreaterThan(0)
    await as('delhi')
    expect((await list({ chosen: { subcategories: ['79', '815'] } })).products).toEqual([])
    await as('pune')
  })

  it('is remembered: what was listed is suggested by its name', async () => {
    const [seen] = (await list()).products
    const suggested = must(await app.ask('products.suggest', { typed: seen?.facts.name ?? '' }))
    expect(suggested.map(({ id }) => id)).toContain(seen?.facts.id)
  })

  it('named by its number, a product that was never seen has its brand, price and stock told', async () => {
    const [first] = (await list()).products
    await as('pune')
    const typed = String(first?.facts.id)
    const [suggested] = must(await app.ask('products.suggest', { typed }))
    expect(suggested).toMatchObject({
      brand: first?.facts.brand.name,
      net: first?.unit?.net,
      available: first?.available,
    })
  })
})

describe('one product', () => {
  it('has its other sizes, those that the store may have', async () => {
    const { products } = await list({ chosen: { categories: ['6'] } })
    const shown = await show(products[0]?.facts.id ?? 0)
    if (!shown.found) throw new Error(shown.title)
    expect(shown.sizes.map(({ id }) => id)).toContain(shown.view.facts.id)
    const group = world.productOf(shown.view.facts.id)?.groupID
    expect(shown.sizes.every(({ id, available }) => world.productOf(id)?.groupID === group && available > 0)).toBe(true)
  })

  it('that doesn’t exist is reported in the portal’s own words', async () => {
    expect(await show(999_999_999)).toEqual({
      found: false,
      title: say('productsNotFound'),
      why: 'There is no product 999999999.',
    })
  })

  it('of the carters’ list, of a rule, without stock here: each has its sentence', async () => {
    const blocked = world.products.find(
      ({ category, stockType, b2bIsActive }) => category.id === 14 && stockType === 'DropShipment' && b2bIsActive,
    )
    const nowhere = world.products.find(({ b2bIsActive, warehouses, currentStock }) => {
      const mapped = new Set(world.accounts[who('pune')]?.mapping.map(({ whID }) => whID))
      return b2bIsActive && (currentStock ?? 0) > 0 && (warehouses ?? []).every(({ id }) => !mapped.has(id))
    })
    const titles = [world.carters[0] ?? 0, blocked?.id ?? 0, nowhere?.id ?? 0].map(async (id) => {
      const shown = await show(id)
      return shown.found ? 'found' : shown.title
    })
    expect(await Promise.all(titles)).toEqual([say('productsNotFound'), say('productNotFound'), say('productNotFound')])
  })

  it('that is ordered out keeps its page, and says so even where warehouses of others have some', async () => {
    const pune = world.accounts[who('pune')]
    if (pune === undefined) throw new Error('No such store')
    const mapped = new Set(pune.mapping.map(({ whID }) => whID))
    const viewer = buyerOf(world, pune)
    const out = world.products.find(
      (one) =>
        (one.currentStock ?? 0) > 0 &&
        (one.warehouses ?? []).some(({ id, mrp }) => mapped.has(id) && mrp === one.mrp) &&
        barredReason(one, viewer) === undefined &&
        (one.warehouses ?? []).every(({ id, stock }) => !mapped.has(id) || stock === 0),
    )
    expect(await show(out?.id ?? 0)).toMatchObject({ found: true, view: { available: 0, why: 'noStock' } })
  })

  it('that is food isn’t found by a store without a licence', async () => {
    const food = world.products.find((one) => isFood(one) && one.b2bIsActive)
    await as('delhi')
    expect(await show(food?.id ?? 0)).toMatchObject({ found: false, title: say('productNotFound') })
  })
})

describe('a pharmacy', () => {
  it('sees products, and opens one in a window of its own', async () => {
    await as('pharmacy')
    const [first] = (await list()).products
    must(await app.ask('app.openWindow', { screen: 'pharmacyProduct', id: first?.facts.id ?? 0 }))
    expect(app.events.filter(({ event }) => event === 'window').map(({ what }) => what)).toEqual([
      `/dashboard/products/productInfo/${first?.facts.id}`,
    ])
  })

  it('alone does: others are refused', async () => {
    await as('pune')
    const answer = await app.ask('app.openWindow', { screen: 'pharmacyProduct', id: 1 })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'request' } })
  })
})
