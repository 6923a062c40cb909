/**
 * The built app with a portal that is 300 ms away: for each screen, the number of calls, and how many of them wait for another. These are
 * counts, the same on any machine: the user waits for the longest chain times the round trip.
 */
import type { Page } from '@playwright/test'
import { searchAddress } from '../../src/shared/domain/catalogue/search-text.ts'
import { needsServiceabilityCheck } from '../../src/shared/domain/catalogue/serviceability.ts'
import { mayOpen } from '../../src/shared/domain/people/access.ts'
import type { Store } from '../../src/shared/domain/people/store.ts'
import { assistAddress } from '../../src/shared/domain/replenishment/order-assist.ts'
import {
  gapReorderAddress,
  invoiceAddress,
  orderAddress,
  productAddress,
} from '../../src/shared/domain/screens/addresses.ts'
import { ruleOf, SCREENS, type ScreenName } from '../../src/shared/domain/screens.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { goTo, screen as screenOf } from '../../tests/support/pages/steps.ts'
import { longestChain } from './chains.ts'
import type { RequestSpan } from './far-portal.ts'
import type { Finding, Group, Measurement } from './measure.ts'
import { openShop, type Shop } from './open-shop.ts'
import { doing } from './progress.ts'

/** Round trip to the portal, in milliseconds. */
const ROUND_TRIP_MS = 300

/** Maximum number of sequential calls: until something of the screen is visible, and until no more calls are made. */
interface Goals {
  readonly first: number
  readonly whole: number
}
const USUAL: Goals = { first: 2, whole: 3 }
/** The week summary is a paper, drawn once it is whole: loads, their other pages, and the differences found in them. */
const WHOLE_ONLY: Goals = { first: 3, whole: 3 }

interface Visit {
  readonly name: string
  /** Performs the user's action; resolves when something of it is visible. */
  readonly go: (shop: FarShop) => Promise<void>
  readonly goals?: Goals
}

/** A visit with its own portal, without any cached data. */
interface Far extends Visit {
  readonly world?: Parameters<typeof openShop>[1]
  readonly settings?: Parameters<typeof openShop>[2]
  /** Prepares the data before the visit. */
  readonly prepare?: (window: Page) => Promise<void>
}

type FarShop = Shop & { readonly far: NonNullable<Shop['far']> }

/** Waits until the screen shows something, and no skeletons. */
const opens =
  (path: string, screen: ScreenName): Visit['go'] =>
  async ({ window }) => {
    await goTo(window, path)
    await screenOf(window, screen).waitFor()
    await window.waitForFunction(() => document.querySelector('#screen [role="status"][aria-busy]') === null)
  }

/** Waits until the screen shows one of these elements. */
const opensTo =
  (path: string, screen: ScreenName, selector: string): Visit['go'] =>
  async ({ window }) => {
    await goTo(window, path)
    await screenOf(window, screen).waitFor()
    await drawn(window, selector)
  }

/** Looks at each frame: a locator looks twice a second only, while the next calls come in. */
const drawn = (window: Page, selector: string, text = '') =>
  window.waitForFunction(
    ([wanted, words]) => [...document.querySelectorAll(wanted)].some((one) => one.textContent.includes(words)),
    [selector, text] as const,
  )

const GRID = '#screen [role="grid"] [role="row"][aria-rowindex="2"]'
const TILE = '#screen a[href*="ssist"]'
const ALL_TILES: Goals = { first: 3, whole: 8 }

/** Products of the usual visit: few, so that the world is made quickly. */
const PRODUCTS = 2000

const FAR: readonly Far[] = [
  { name: 'order assist, all tiles', go: opensTo('/orderAssist/listing', 'orderAssist', TILE), goals: ALL_TILES },
  {
    name: 'order assist of 20,000 products, all tiles',
    world: { products: 20_000 },
    go: opensTo('/orderAssist/listing', 'orderAssist', TILE),
    goals: ALL_TILES,
  },
  {
    name: 'order assist, a category of one half',
    go: opensTo(assistAddress({ id: 1, name: 'Toys' }), 'orderAssistNonApparels', GRID),
  },
  { name: 'ledger of a year', go: opensTo('/home/account/ledger', 'ledger', GRID) },
  {
    name: 'input tax of a month',
    go: opensTo('/home/account/ledger/inputtax', 'inputTax', GRID),
    goals: { first: 3, whole: 6 },
  },
  {
    name: 'AFS of 500 lines',
    settings: { proposedLines: 500 },
    go: opensTo('/afs', 'afs', GRID),
    goals: { first: 3, whole: 4 },
  },
  {
    name: 'My ARS of 2,500 parents',
    world: { products: 10_000 },
    settings: { arsParents: 2500 },
    go: opensTo('/home/account/ars/myars', 'myArs', GRID),
    goals: { first: 2, whole: 12 },
  },
  {
    name: 'placing the orders of a cart, from the cart to what became of it',
    prepare: fillCart,
    go: placeOrders,
    // The cart behind the dialog is read again afterwards.
    goals: { first: 6, whole: 8 },
  },
]

/** Fills the cart with the newest products that warehouses own, and opens it: for others serviceability would be asked, too. */
async function fillCart(window: Page): Promise<void> {
  const newest = { page: 1, search: '', sort: 'newarrivals', chosen: {}, isArs: false, fresh: false } as const
  const { products } = await askApp(window, 'products.list', newest)
  const items = products
    .filter(({ facts }) => !needsServiceabilityCheck(facts.stockType))
    .map(({ facts }) => ({ id: facts.id, qty: 6 }))
  await askApp(window, 'cart.add', { cart: 'all', items, whole: false })
  await goTo(window, '/checkout')
}

async function placeOrders({ window }: FarShop): Promise<void> {
  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await drawn(window, '[role="dialog"] h3', 'Order summary')
}

export const distance: Group = { quick: false, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  yield { what: 'sign-in to home, and every screen', run: walk }
  for (const far of FAR) yield { what: far.name, run: () => withEmptyCache(far) }
}

async function open(
  world: Parameters<typeof openShop>[1],
  settings: Parameters<typeof openShop>[2],
): Promise<FarShop | undefined> {
  const shop = await openShop('distance', { products: PRODUCTS, ...world, far: ROUND_TRIP_MS }, settings)
  if (shop?.far === undefined) return undefined
  await shop.far.quiet()
  return { ...shop, far: shop.far }
}

async function withEmptyCache({ world = {}, settings = {}, prepare, ...visit }: Far): Promise<readonly Finding[]> {
  const shop = await open(world, settings)
  if (shop === undefined) return []
  try {
    await prepare?.(shop.window)
    return await measureVisit(shop, visit)
  } finally {
    await shop.close()
  }
}

async function measureVisit(shop: FarShop, { name, go, goals = USUAL }: Visit): Promise<readonly Finding[]> {
  doing(`distance: ${name}`)
  await shop.far.quiet()
  shop.far.forget()
  await go(shop)
  const openedAt = performance.now()
  await shop.far.quiet()
  const spans = shop.far.spans()
  const before = spans.filter(({ ended }) => ended <= openedAt)
  return [findingOf(`${name}: first content`, before, goals.first), findingOf(`${name}: whole`, spans, goals.whole)]
}

function findingOf(label: string, spans: readonly RequestSpan[], goal: number): Finding {
  const chain = longestChain(spans)
  return {
    path: `${label}, calls in a row`,
    against: 'one',
    unit: 'count',
    ours: chain.length,
    theirs: 1,
    goal,
    note: `${spans.length} calls; in a row: ${shortened(chain)}`,
  }
}

/** `GET /api/a, GET /api/b (13 times)` */
function shortened(chain: readonly RequestSpan[]): string {
  const runs: { request: string; times: number }[] = []
  for (const { request } of chain) {
    const last = runs.at(-1)
    if (last?.request === request) last.times++
    else runs.push({ request, times: 1 })
  }
  return runs.map(({ request, times }) => (times === 1 ? request : `${request} (${times} times)`)).join(', ') || 'none'
}

/** Walks all screens in one app: data loaded by one isn't requested again by the next. */
async function walk(): Promise<readonly Finding[]> {
  const shop = await open({}, {})
  if (shop === undefined) return []
  try {
    const found = [findingOf('sign-in to home: whole', shop.far.spans(), 4)]
    for (const one of await screensOf(shop.window)) found.push(...(await measureVisit(shop, one)))
    return found
  } finally {
    await shop.close()
  }
}

/** Every screen of the store that opens without parameters, and those of one product, one search and one order. */
async function screensOf(window: Page): Promise<readonly Visit[]> {
  const session = await askApp(window, 'session.state', undefined)
  if (session.phase !== 'signedIn') throw new Error('Nobody is signed in')
  const names = (Object.keys(SCREENS) as ScreenName[]).filter((name) => isWalked(name, session.store))
  const query = { pageNo: 1, pageSize: 50 }
  const history = await askApp(window, 'portal.read', {
    call: 'order.history',
    args: { query },
    request: 'bench',
    fresh: false,
  })
  const { rows } = history.answer as Answer<'order.history'>
  const [order] = rows
  if (order === undefined) throw new Error('The practice store has no order')
  const withGap = rows.find(({ gapReport }) => gapReport === true) ?? order
  const newest = { page: 1, search: '', sort: 'newarrivals', chosen: {}, isArs: false, fresh: false } as const
  const { products } = await askApp(window, 'products.list', newest)
  const product = products.at(-1)?.facts.id ?? 0
  return [
    ...names.map((name) => ({
      name,
      go: opens(ruleOf(name).path, name),
      goals: name === 'weekSummary' ? WHOLE_ONLY : USUAL,
    })),
    { name: 'a product', go: opens(productAddress(product), 'productInfo') },
    { name: 'a search', go: opens(searchAddress('blue romper'), 'search') },
    { name: 'an order', go: opens(orderAddress(order.poid), 'orderDetails') },
    { name: 'an order’s invoice', go: opens(invoiceAddress(order.poid), 'orderInvoice') },
    { name: 'gaps of an order to order again', go: opens(gapReorderAddress(withGap.poid), 'gapReorder') },
  ]
}

/** Home is the starting point, and the others redirect when opened directly. */
const NOT_WALKED: readonly ScreenName[] = ['home', 'login', 'artworkSubcategory', 'artworkOrder']
/** Measured separately, with an empty cache. */
const MEASURED_ALONE: readonly ScreenName[] = ['orderAssist', 'afs', 'myArs', 'ledger', 'inputTax']

const isWalked = (name: ScreenName, store: Store): boolean => {
  const rule = ruleOf(name)
  return !rule.path.includes(':') && ![...NOT_WALKED, ...MEASURED_ALONE].includes(name) && mayOpen(store, rule)
}
