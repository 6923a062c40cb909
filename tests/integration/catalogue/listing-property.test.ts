/** Combined filters and sort orders of a listing, requested over the bridge, compared with a plain filter. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { makeWorld, type World } from '../../../src/practice/world/world.ts'
import {
  type Chosen,
  FACETS,
  type Facets,
  LISTING_SORTS,
  type ListingQuery,
  SETS,
} from '../../../src/shared/domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES } from '../../../src/shared/domain/catalogue/product.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'
import { AGES, facetsFor, PRICES, plainListing } from './plain-listing.ts'

const SEED = 2026
const PRODUCTS = Number(process.env.STOREDESK_PRODUCTS ?? 24_000)
const PAGE = 24
/** Number of pages read of one listing: the first ones and the last. */
const WALKED = 3

async function opened(portal: PracticePortal, world: World, email: string) {
  const who = world.accounts.findIndex(({ store }) => store.email.startsWith(email))
  const account = world.accounts[who]
  if (account === undefined) throw new Error(`The practice portal has no ${email}`)
  const app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signIn(app, portal, who)
  return { app, account }
}

/** Compares one listing, page by page, with the plain one. */
async function compare(app: App, world: World, account: World['accounts'][number], query: ListingQuery) {
  const plain = plainListing(world, account, query)
  const { chosen, sets, whId, whType } = query
  const pages = Math.max(1, Math.ceil(plain.listed.length / PAGE))
  const walked = new Set([...Array.from({ length: WALKED }, (_, at) => at + 1).filter((page) => page <= pages), pages])
  for (const page of walked) {
    const answer = must(
      await app.ask('products.list', {
        page,
        search: query.search,
        sort: query.sort,
        fresh: false,
        chosen: Object.fromEntries(Object.entries(chosen).map(([name, ids]) => [name, [...ids]])),
        ...(sets !== undefined && { sets }),
        ...(whId !== undefined && { whId }),
        ...(whType !== undefined && { whType }),
      }),
    )
    const here = plain.listed.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id)
    const shown = here.filter((id) => plain.shown.has(id))
    expect(answer.total).toBe(plain.listed.length)
    expect(answer.products.map(({ facts }) => facts.id)).toEqual(shown)
    expect(answer.hidden).toBe(here.length - shown.length)
    expect(answer.isLast).toBe(page === pages)
    // A facet without choices is left out.
    const counts = [...plain.counts].filter(([, of]) => of.size > 0)
    if (page === 1) expect(countsOf(answer.facets)).toEqual(Object.fromEntries(counts))
  }
  return plain.listed.length
}

const countsOf = (facets: Facets) =>
  Object.fromEntries(
    Object.entries(facets).map(([name, choices]) => [name, new Map(choices.map(({ id, count }) => [id, count]))]),
  )

const idsOf = (world: World, of: (one: World['products'][number]) => number, most: number) =>
  [
    ...new Set(
      world.products
        .filter((_, at) => at % 97 === 0)
        .map(of)
        .map(String),
    ),
  ].slice(0, most)

function queries(world: World): fc.Arbitrary<ListingQuery> {
  const some = (ids: readonly string[]) => fc.subarray([...ids], { minLength: 1, maxLength: Math.min(4, ids.length) })
  const chosen = {
    brands: some(idsOf(world, ({ brand }) => brand.id, 20)),
    categories: some(idsOf(world, ({ category }) => category.id, 8)),
    subcategories: some(idsOf(world, ({ subcategory }) => subcategory.id, 20)),
    Type: some(idsOf(world, ({ type }) => type.id, 20)),
    prices: some(PRICES),
    age: some(AGES),
    seasoncode: some(['SS25', 'AW25', 'SS26', 'AW26']),
    offer: some(['festive', 'clearance']),
  }
  // Only a few filters at a time: all of them together match nothing.
  const few = fc
    .tuple(fc.record(chosen), fc.subarray([...FACETS], { maxLength: 3 }))
    .map(([all, names]): Chosen => Object.fromEntries(names.map((name) => [name, all[name]])))
  return fc.record({
    search: fc.constantFrom('', '', '', 'cotton', 'set', 'baby blue', String(world.products[0]?.id), 'nosuchthing'),
    chosen: few,
    sets: fc.constantFrom(undefined, undefined, ...SETS),
    whId: fc.constantFrom(undefined, undefined, undefined, 2, 10, 5001, 999),
    whType: fc.constantFrom(undefined, undefined, undefined, ...WAREHOUSE_TYPES),
    sort: fc.constantFrom(...LISTING_SORTS),
  })
}

describe.each([
  ['pune', 'carters, rules and a food licence'],
  ['delhi', 'no food licence'],
  ['fccoco', 'seasons and an offer'],
])('the listing of %s: %s', (email) => {
  const world = makeWorld(SMALL_WORLD.seed, SMALL_WORLD.products)
  let portal: PracticePortal
  let shop: Awaited<ReturnType<typeof opened>>
  beforeAll(async () => {
    portal = await startPracticePortal(SMALL_WORLD)
    shop = await opened(portal, world, email)
  })
  afterAll(async () => {
    shop.app.services.close()
    await portal.stop()
  })

  it('is what a plain filter says, page by page, with its counts', async () => {
    await fc.assert(
      fc.asyncProperty(queries(world), async (query) => {
        await compare(shop.app, world, shop.account, query)
      }),
      { numRuns: 25 },
    )
  })

  it.each([
    ['a category and prices, by price', { chosen: { categories: ['6'], prices: ['250-500'] }, sort: 'price' }],
    ['words, of one warehouse', { search: 'cotton', whId: 2, sort: 'name-desc' }],
    ['an age without sets, of warehouses', { chosen: { age: ['12-24'] }, sets: 'none', whType: 'Warehouse' }],
    ['sets alone, bestsellers first', { sets: 'only', sort: 'bestseller' }],
  ] as const)('has products by %s', async (_, more) => {
    const usual: ListingQuery = { search: '', chosen: {}, sort: 'newarrivals' }
    expect(await compare(shop.app, world, shop.account, { ...usual, ...more })).toBeGreaterThan(0)
  })

  it('offers what this store may narrow by', async () => {
    const { facets } = must(
      await shop.app.ask('products.list', { page: 1, search: '', chosen: {}, sort: 'newarrivals', fresh: false }),
    )
    expect(Object.keys(facets).toSorted()).toEqual([...facetsFor(shop.account)].sort())
  })
})

// Creating a hundred thousand products is left to `npm run fuzz`, listing them to the bench.
it('holds for many thousands of products, too', async () => {
  const world = makeWorld(SEED, PRODUCTS)
  expect(world.products.length).toBeGreaterThanOrEqual(PRODUCTS)
  const portal = await startPracticePortal({ seed: SEED, products: PRODUCTS })
  const { app, account } = await opened(portal, world, 'pune')
  const usual: ListingQuery = { search: '', chosen: {}, sort: 'newarrivals' }
  try {
    const all = await compare(app, world, account, usual)
    const narrowed = await compare(app, world, account, {
      search: 'cotton',
      chosen: { prices: ['250-500', '500-1000'], age: ['12-24'] },
      whType: 'Warehouse',
      sets: 'none',
      sort: 'price',
    })
    expect(all).toBeGreaterThan(PRODUCTS / 2)
    expect(narrowed).toBeGreaterThan(0)
  } finally {
    app.services.close()
    await portal.stop()
  }
})
