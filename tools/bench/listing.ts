/**
 * The listing in Chromium: its first page from the portal's answer to the screen, and five thousand products scrolled beside
 * a list that is written by hand.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { CDPSession, Page } from '@playwright/test'
import { makeWorld } from '../../src/practice/world/world.ts'
import { framesDuring } from './frames.ts'
import * as page from './listing-page.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { doing } from './progress.ts'

const LISTING = '/products/listing'
const PRODUCTS = 5000
/** Products of the practice portal: some are hidden. */
const WORLD = 8000
/** What is scrolled past. Pictures of the others would keep the practice portal drawing for minutes. */
const SCROLLED = 400
/** Milliseconds: a frame of a screen of 60 Hz. */
const FRAME = 16.7

export async function* benchListing(): AsyncGenerator<Measurement> {
  const shop = await openShop('listing', { products: WORLD })
  if (shop === undefined) return
  const { window } = shop
  try {
    yield { what: 'first pages of categories', run: async () => [await firstPage(window)] }
    doing(`listing: loading ${PRODUCTS} products`)
    await loadProducts(window)
    yield { what: `scrolling ${PRODUCTS} products`, run: () => scrolling(window) }
  } finally {
    await shop.close()
  }
}

/** Milliseconds since 1970 at which the portal's answers to listings were sent. */
async function answersDuring(run: () => Promise<void>): Promise<readonly number[]> {
  const sent: number[] = []
  const heard = (message: unknown) => {
    const { request } = message as { readonly request: { readonly url?: string } }
    if (request.url === '/api/listing/b2b') sent.push(performance.timeOrigin + performance.now())
  }
  subscribe('http.server.response.finish', heard)
  await run()
  unsubscribe('http.server.response.finish', heard)
  return sent
}

async function firstPage(window: Page): Promise<Finding> {
  const took: number[] = []
  // What the attempt before was answered would be shown without a question.
  await goTo(window, '/home')
  for (let category = 1; category <= 15; category++) {
    await window.evaluate(page.leaveFor, '/home')
    let drawn = Number.NaN
    const [answered = Number.NaN] = await answersDuring(async () => {
      drawn = await window.evaluate(page.drawnAt, `${LISTING}?categories=${category}`)
    })
    took.push(drawn - answered)
  }
  return {
    path: 'listing, first page: from the portal’s answer to the screen, median',
    floor: 'goal',
    floorTook: 300,
    tookMedian: percentile(took, 0.5),
    goal: 1,
    note: `24 products read, judged, priced, remembered, sent to the page and drawn, and their choices of filters; by the clock, p95 ${percentile(took, 0.95).toFixed(0)} ms, the very first ${took[0]?.toFixed(0)} ms. Pictures come later`,
  }
}

/** As the listing shows them from then on, and layout shifts are counted. */
async function loadProducts(window: Page): Promise<void> {
  await window.evaluate(page.leaveFor, '/home')
  await window.evaluate(page.drawnAt, LISTING)
  await window.evaluate(page.loadUntil, SCROLLED)
  const session = await window.context().newCDPSession(window)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] })
  const loaded = await window.evaluate(page.loadUntil, PRODUCTS)
  await session.detach()
  if (loaded < PRODUCTS) throw new Error(`Only ${loaded} products were loaded`)
  await scrollOnce(window, 0)
  await window.evaluate(page.watchShifts)
}

/** Pixels and frames of one scroll: a fast one, a row of cards every five or six frames. */
const STEP = 60
const COUNT = 100
const ROUNDS = 2

async function scrolling(window: Page): Promise<readonly Finding[]> {
  const { products } = makeWorld(2026, WORLD)
  const ids = products.slice(-PRODUCTS).map(({ id }) => id)
  const ours: Scroll[] = []
  const plain: Scroll[] = []
  const session = await window.context().newCDPSession(window)
  const shifts = await shiftsIn(window)
  const before = await heapOf(session)
  for (let round = 0; round < ROUNDS; round++) {
    const from = round * STEP * COUNT * 3
    ours.push(await scrollOnce(window, from))
    await window.evaluate(page.openPlainList, { ids, columns: 5, height: 330 })
    plain.push(await scrollOnce(window, from))
    await window.evaluate(page.closePlainList)
  }
  const after = await heapOf(session)
  return scrollFindings(ours, plain, { before, after }, (await shiftsIn(window)) - shifts)
}

const shiftsIn = async (window: Page): Promise<number> =>
  Number(await window.evaluate(() => Reflect.get(globalThis, 'shifted')))

type Scroll = Awaited<ReturnType<typeof scrollOnce>>

const scrollOnce = (window: Page, from: number) =>
  framesDuring(window, () => window.evaluate(page.scroll, { from, step: STEP, count: COUNT }))

function scrollFindings(
  ours: readonly Scroll[],
  plain: readonly Scroll[],
  heap: { readonly before: number; readonly after: number },
  shifted: number,
): readonly Finding[] {
  const work = (of: readonly Scroll[], share: number) =>
    percentile(
      of.flatMap((one) => one.work),
      share,
    )
  const clock = (of: readonly Scroll[]) =>
    percentile(
      of.flatMap(({ result }) => result.frames),
      0.95,
    ).toFixed(1)
  const longest = (of: readonly Scroll[]) => Math.max(...of.map((one) => one.longest))
  const jumps = ours.reduce((sum, { result }) => sum + result.jumps, 0)
  const path = `listing of ${PRODUCTS.toLocaleString('en-IN')} products, scrolled`
  return [
    {
      path: `${path}: a frame, p95`,
      floor: 'a frame of a screen of 60 Hz',
      floorTook: FRAME,
      tookMedian: work(ours, 0.95),
      goal: 1.15,
      note: `what a frame costs the page's main thread, median ${work(ours, 0.5).toFixed(1)} ms; of a list written by hand p95 ${work(plain, 0.95).toFixed(1)} ms. From frame to frame by the clock of this machine, p95: ${clock(ours)} ms, by hand ${clock(plain)} ms`,
    },
    {
      path: `${path}: the longest task`,
      floor: 'a task that is felt',
      floorTook: 50,
      tookMedian: longest(ours),
      goal: 1,
      note: `of the processor, in ${COUNT * ROUNDS} frames of ${STEP} pixels; by hand ${longest(plain).toFixed(1)} ms`,
    },
    {
      path: `${path}: memory (MB)`,
      floor: 'before',
      floorTook: heap.before,
      tookMedian: heap.after,
      goal: 1.1,
      note: 'the heap of the page, its rubbish collected',
    },
    {
      path: `${path}: layout jumps, and one`,
      floor: 'one',
      floorTook: 1,
      tookMedian: 1 + shifted + jumps,
      goal: 1,
      note: `${jumps} frames at which the page wasn't where it had been scrolled to; layout shifts of ${shifted.toFixed(3)}`,
    },
  ]
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
