/**
 * The listing in Chromium next to a hand-written one: its first page, from the request to the cards, and five thousand products scrolled.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { CDPSession, Page } from '@playwright/test'
import { makeWorld } from '../../src/practice/world/world.ts'
import { framesDuring } from './frames.ts'
import { BY_HAND, type Stage } from './grid-turns.ts'
import { mainThreadOf } from './main-thread.ts'
import { type Finding, type Group, type Measurement, median, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import type { Scrolled } from './page/scrolling.ts'
import { doing } from './progress.ts'

const LISTING = '/products/listing'
const PRODUCTS = 5000
/** Number of products of the practice portal; some are hidden. */
const WORLD = 8000
/** Number of products that are scrolled past. Drawing pictures of the others would keep the practice portal busy for minutes. */
const SCROLLED = 400
const CARD = '#screen [role="listitem"][aria-posinset]'
const PATH = `listing of ${PRODUCTS.toLocaleString('en-IN')} products, scrolled`

export const listing: Group = { quick: true, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  const shop = await openShop('listing', { products: WORLD })
  if (shop === undefined) return
  const { window, call } = shop
  try {
    const stage = { window, call, thread: await mainThreadOf(window) }
    await call('open', LISTING, CARD)
    await stage.thread.rested()
    await captureCards(stage)
    yield { what: 'first pages of categories', run: async () => [await firstPage(stage)] }
    let loaded: Promise<void> | undefined
    const scrolled = async () => {
      loaded ??= loadProducts(stage)
      await loaded
      return scrollingAll(stage)
    }
    yield { what: `scrolling ${PRODUCTS} products`, quick: false, run: scrolled }
  } finally {
    await shop.close()
  }
}

const captureCards = ({ call }: Stage) =>
  call('capture', 'listing', {
    rows: '[role="presentation"]:has(> [role="listitem"])',
    figures: 'aside',
    across: ACROSS,
    beyond: 1,
  })

/** Cards per row. */
const ACROSS = 5

/** Returns the times of the portal's answers to listings, in milliseconds since 1970. */
async function answersDuring(run: () => Promise<void>): Promise<readonly number[]> {
  const sent: number[] = []
  const onMessage = (message: unknown) => {
    const { request } = message as { readonly request: { readonly url?: string } }
    if (request.url === '/api/listing/b2b') sent.push(performance.timeOrigin + performance.now())
  }
  subscribe('http.server.response.finish', onMessage)
  await run()
  unsubscribe('http.server.response.finish', onMessage)
  return sent
}

/** The first of these is a warm-up. */
const CATEGORIES = 9

async function firstPage({ window, call, thread }: Stage): Promise<Finding> {
  const ours: number[] = []
  const theirs: number[] = []
  const clock: number[] = []
  // Answers of earlier attempts would be shown without a request.
  await goTo(window, '/home')
  await call('open', LISTING, CARD)
  await captureCards({ window, call, thread })
  for (let category = 1; category <= CATEGORIES; category++) {
    await call('leave', '/home', CARD)
    let paintedAt = Number.NaN
    const [answered = Number.NaN] = await answersDuring(async () => {
      const open = async () => {
        paintedAt = await call('open', `${LISTING}?categories=${category}`, CARD)
      }
      ours.push(await thread.cost(open))
    })
    clock.push(paintedAt - answered)
    await call('leave', '/home', CARD)
    theirs.push(await thread.cost(() => call('listingByHand', 'listing', String(category))))
    await call('closeHand')
  }
  return {
    path: 'listing, first page: asked for and drawn',
    against: BY_HAND,
    ours: median(ours.slice(1)),
    theirs: median(theirs.slice(1)),
    goal: 4.2,
    note: `work of the main thread: 24 cards with pictures, and their choices of filters; from the portal’s answer to the screen by the clock ${median(clock).toFixed(0)} ms`,
  }
}

/** Loads the products that the listing shows from then on. */
async function loadProducts({ window, call }: Stage): Promise<void> {
  doing(`listing: loading ${PRODUCTS} products`)
  await call('leave', '/home', CARD)
  await call('open', LISTING, CARD)
  await call('loadUntil', SCROLLED)
  const session = await window.context().newCDPSession(window)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
  const loaded = await call('loadUntil', PRODUCTS)
  await session.detach()
  if (loaded < PRODUCTS) throw new Error(`Only ${loaded} products were loaded`)
  await call('scrollScreen', { ...SCROLL, from: 0 })
}

/** A fast scroll: a row of cards every five or six frames. */
const SCROLL = { step: 60, frames: 100 }
const ROUNDS = 3

interface Turn {
  readonly p95: number
  /** Milliseconds of the longest task. */
  readonly longest: number
  /** Milliseconds between frames in real time, p95. */
  readonly clock: number
  readonly jumps: number
}

async function turn(window: Page, run: () => Promise<Scrolled>): Promise<Turn> {
  const { work, longest, result } = await framesDuring(window, run)
  return { p95: percentile(work, 0.95), longest, clock: percentile(result.frames, 0.95), jumps: result.jumps }
}

async function scrollingAll({ window, call }: Stage): Promise<readonly Finding[]> {
  const { products } = makeWorld(2026, WORLD)
  const cards = products.slice(-PRODUCTS).map(({ id, name, brand, mrp }) => ({ id, name, brand: brand.name, mrp }))
  const session = await window.context().newCDPSession(window)
  const ours: Turn[] = []
  const theirs: Turn[] = []
  const before = await heapOf(session)
  for (let round = 0; round < ROUNDS; round++) {
    const how = { ...SCROLL, from: round * SCROLL.step * SCROLL.frames * 3 }
    ours.push(await turn(window, () => call('scrollScreen', how)))
    await call('cardsByHand', 'listing', cards)
    theirs.push(await turn(window, () => call('scrollHand', how)))
    await call('closeHand')
  }
  const jumps = ours.reduce((sum, one) => sum + one.jumps, 0)
  return [...scrollFindings(ours, theirs), ...countFindings(before, await heapOf(session), jumps)]
}

function scrollFindings(ours: readonly Turn[], theirs: readonly Turn[]): readonly Finding[] {
  const both = (of: keyof Turn) => ({
    against: BY_HAND,
    ours: median(ours.map((one) => one[of])),
    theirs: median(theirs.map((one) => one[of])),
  })
  return [
    {
      path: `${PATH}: a frame, p95`,
      ...both('p95'),
      goal: 1.6,
      note: `work of the main thread; from frame to frame by the clock ${both('clock').ours.toFixed(1)} ms`,
    },
    {
      path: `${PATH}: the longest task`,
      ...both('longest'),
      goal: 1.7,
      note: `of ${SCROLL.frames} frames of ${SCROLL.step} pixels`,
    },
  ]
}

function countFindings(before: number, after: number, jumps: number): readonly Finding[] {
  return [
    {
      path: `${PATH}: memory`,
      unit: 'MB',
      against: 'before',
      ours: after,
      theirs: before,
      goal: 1.1,
      note: 'the heap of the page, its garbage collected',
    },
    {
      path: `${PATH}: layout jumps, and one`,
      unit: 'count',
      against: 'one',
      ours: 1 + jumps,
      theirs: 1,
      goal: 1,
      note: 'frames at which the page wasn’t where it had been scrolled to, and layout shifts',
    },
  ]
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
