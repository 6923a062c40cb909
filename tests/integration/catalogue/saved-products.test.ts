/** Saved products while the portal can't be reached: listed, searched and shown, filtered by the store's rules, with their time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { makeWorld } from '../../../src/practice/world/world.ts'
import type { Ask } from '../../../src/shared/bridge.ts'
import { listingOf } from '../../support/listed.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, openSignedIn } from '../../support/whole-app.ts'

const world = makeWorld(SMALL_WORLD.seed, SMALL_WORLD.products)
const SEEN = Date.UTC(2026, 10, 20, 6)
const SHOES = listingOf('21')

const barred = world.products.findLast(
  ({ id, b2bIsActive, warehouses }) =>
    world.carters.includes(id) && b2bIsActive && (warehouses ?? []).some((at) => at.id === 2 && at.stock > 0),
)

let portal: PracticePortal
let app: App
let now = SEEN
const list = (more: Partial<Ask<'products.list'>> = {}) => app.ask('products.list', { ...SHOES, ...more })
const listed = async (more: Partial<Ask<'products.list'>> = {}) => must(await list(more))
const ids = (found: { readonly products: readonly { readonly facts: { readonly id: number } }[] }) =>
  found.products.map(({ facts }) => facts.id)

let first: Awaited<ReturnType<typeof listed>>
let second: Awaited<ReturnType<typeof listed>>

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  app = await openSignedIn(portal, { clock: () => now })
  first = await listed()
  now += 60_000
  second = await listed({ page: 2 })
  await listed({ chosen: {}, search: barred?.brand.name ?? '' })
  await portal.stop()
  now += 3_600_000
})
afterAll(() => app.services.close())

describe('a listing that was never asked for', () => {
  it('is made of what was seen, in its order, with the time of the oldest', async () => {
    const found = await listed({ sort: 'price' })
    expect(found).toMatchObject({ saved: true, at: new Date(SEEN).toISOString(), unread: 0 })
    const both = [...first.products, ...second.products]
    const cheapest = both.toSorted((one, other) => one.facts.mrp - other.facts.mrp || one.facts.id - other.facts.id)
    expect(ids(found)).toEqual(cheapest.slice(0, found.products.length).map(({ facts }) => facts.id))
    expect(found.total).toBeGreaterThanOrEqual(both.length)
    const { products: priced } = found
    for (const view of priced) expect(view).toEqual(both.find(({ facts }) => facts.id === view.facts.id))
  })

  it('goes on page by page until it ends, no product twice', async () => {
    const one = await listed({ sort: 'name' })
    const pages = [one]
    for (let page = 2; !(pages.at(-1)?.isLast ?? true); page++) pages.push(await listed({ sort: 'name', page }))
    const all = pages.flatMap(ids)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length + pages.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(one.total)
  })

  it('is narrowed by words, prices and whose stock, with choices counted over it', async () => {
    const [some] = first.products
    const word = some?.facts.name.split(' ')[0] ?? ''
    const found = await listed({ search: word })
    expect(found.products.length).toBeGreaterThan(0)
    expect(found.products.every(({ facts }) => facts.name.includes(word) || facts.brand.name.includes(word))).toBe(true)
    const band = (await listed({ sort: 'price' })).facets.prices?.[0]
    const [from = 0, below = 0] = band?.id.split('-').map((rupees) => Number(rupees) * 100) ?? []
    const ofBand = await listed({ chosen: { categories: ['21'], prices: [band?.id ?? ''] } })
    expect(ofBand.total).toBe(band?.count)
    expect(ofBand.products.every(({ facts }) => facts.mrp >= from && facts.mrp < below)).toBe(true)
    const wh = some?.stock[0]?.wh ?? 0
    const there = await listed({ whId: wh })
    expect(ids(there)).toContain(some?.facts.id)
    expect(there.products.every(({ stock }) => stock.every((at) => at.wh === wh))).toBe(true)
    const { facets, total } = await listed({ sort: 'bestseller' })
    expect(facets.categories?.find(({ id }) => id === '21')?.count).toBe(total)
    expect(facets.brands?.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(total)
  })

  it('has nothing that the store may not see, and says how much that is', async () => {
    const found = await listed({ chosen: {}, search: '', sort: 'price-desc' })
    expect(found.products.filter(({ facts }) => world.carters.includes(facts.id))).toEqual([])
    const ofBrand = await listed({ chosen: { brands: [String(barred?.brand.id)] } })
    expect(ofBrand.products).toEqual([])
    expect(ofBrand.hidden).toBeGreaterThan(0)
  })

  it.each([
    ['nothing that was seen fits', { search: 'nosuchthing' }],
    ['nothing is known of what it is narrowed by', { chosen: { offer: ['festive'] } }],
    ['a band of prices isn’t understood', { chosen: { prices: ['cheap'] } }],
  ])('isn’t made up when %s: the person is told that there is no connection', async (_, query) => {
    expect(await list(query)).toMatchObject({ ok: false, error: { kind: 'offline' } })
  })
})

it('a cached answer to the same question is shown as it was', async () => {
  expect(await listed()).toEqual({ ...first, saved: true })
})

describe('a product', () => {
  const show = async (id: number) => app.ask('products.show', { id, fresh: false })

  it('that was seen in a listing is shown, with its time', async () => {
    const [some] = second.products
    expect(await show(some?.facts.id ?? 0)).toMatchObject({
      ok: true,
      value: { found: true, view: some, saved: true, at: new Date(SEEN + 60_000).toISOString() },
    })
  })

  it('that was seen and may not be bought is shown with the usual reason', async () => {
    expect(await show(barred?.id ?? 0)).toMatchObject({
      ok: true,
      value: { found: false, title: 'Products Not Found' },
    })
  })

  it('that was seen is known by its name, another isn’t', async () => {
    const [some] = second.products
    const id = some?.facts.id ?? 0
    expect(must(await app.ask('products.names', { ids: [id, 1] }))).toEqual([{ id, name: some?.facts.name }])
  })

  it('that was never seen isn’t there without a connection', async () => {
    const ids = new Set([...first.products, ...second.products].map(({ facts }) => facts.id))
    const unseen = world.products.find(({ id, category }) => category.id === 6 && !ids.has(id))
    expect(await show(unseen?.id ?? 0)).toMatchObject({ ok: false, error: { kind: 'offline' } })
  })
})
