/**
 * The cart's grid in Chromium: the built app, opened as the tests open it, with a cart of 500 lines whose store is mapped
 * to all 33 warehouses. It is drawn, scrolled, typed and pasted into. What is measured is the page's work, not its wait
 * for the screen.
 */
import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { DEPOTS } from '../../src/practice/world/depots.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { EMAIL, plentiful, some } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { framesDuring } from './frames.ts'
import * as page from './grid-page.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { typedDigits, watchFrames } from './typed-digits.ts'

const LINES = 500
const PATH = `cart, ${LINES} lines × 33 warehouses`
/** More of each than one warehouse has. */
const items = some(plentiful, LINES).map(({ id }, at) => ({ id, qty: 40 + ((at * 7) % 200) }))
/** Beside the grid; pixels of a row, as the cart has it unless somebody chose otherwise. */
const table = { ids: items.map(({ id }) => id), height: 27 }

export async function* benchPaint(): AsyncGenerator<Measurement> {
  mapEverywhere()
  const shop = await openShop('paint')
  if (shop === undefined) return
  const { window } = shop
  try {
    await askApp(window, 'cart.add', { cartType: 'all', items })
    await goTo(window, '/checkout')
    await window.getByRole('grid', { name: 'Lines of the cart' }).waitFor()
    const thread = await mainThreadOf(window)
    yield { what: `drawing ${LINES} lines of a cart`, run: () => drawing(window, thread) }
    yield { what: `scrolling ${LINES} lines of a cart`, run: async () => [await scrolling(window)] }
    await window.evaluate(watchFrames)
    yield { what: 'typing quantities', run: async () => [await typing(window, thread)] }
    let pastes = 0
    const next = () => pasteOf(++pastes)
    yield { what: `pasting ${LINES} rows`, run: async () => [await pasting(window, thread, next)] }
  } finally {
    await shop.close()
  }
}

/** The practice portal of this process maps its first store to every warehouse that the company lists. */
function mapEverywhere(): void {
  const listed = DEPOTS.filter(({ whType }) => whType !== 'Stockist')
  const mapping = listed.map(({ id, whType, name, state }) => ({
    whID: id,
    whType,
    name,
    state,
    min: paise(500_000),
    isActiveStockistforb2b: true,
    isactive: true,
  }))
  Object.assign(ACCOUNTS.find(({ store }) => store.email === EMAIL) ?? {}, { mapping })
}

/** The first one is for the compiler. */
const DRAWINGS = 8

/** The whole screen from its data, and the grid alone, out of an empty filter, beside a table that is written by hand. */
async function drawing(window: Page, thread: MainThread): Promise<readonly Finding[]> {
  const find = window.getByLabel('Find in the cart')
  const screen: number[] = []
  const ours: number[] = []
  const plain: number[] = []
  for (let nth = 0; nth < DRAWINGS; nth++) {
    await window.evaluate(page.leaveCart, '/home')
    await thread.rested()
    screen.push(await window.evaluate(page.cartDrawn, '/checkout'))
    await find.fill('no line has this text')
    ours.push(await thread.cost(() => window.keyboard.press('Escape')))
    plain.push(await thread.cost(() => window.evaluate(page.openPlainTable, table)))
    await window.evaluate(page.closePlainTable)
  }
  const middle = (times: readonly number[]) => percentile(times.slice(1), 0.5)
  return [
    {
      path: `${PATH}: its lines drawn`,
      floor: 'windowed table by hand, like it to the eye',
      floorTook: middle(plain),
      tookMedian: middle(ours),
      goal: 1.5,
      note: 'what it costs the main thread in script, style, layout and paint, with the field that is emptied; the screen around it stands',
    },
    {
      path: `${PATH}: the screen opened`,
      floor: 'goal',
      floorTook: 400,
      tookMedian: middle(screen),
      goal: 1,
      note: `from the click to its lines on the screen, by the clock, its data being there; the very first ${screen[0]?.toFixed(0)} ms`,
    },
  ]
}

/** Pixels and frames of one scroll: a fast one, a line at nearly each frame. */
const SCROLL = { step: 40, count: 100 }
const ROUNDS = 2

async function scrolling(window: Page): Promise<Finding> {
  const once = () => framesDuring(window, () => window.evaluate(page.scrollLines, SCROLL))
  await once()
  const ours: Frame[] = []
  const plain: Frame[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await once())
    await window.evaluate(page.openPlainTable, table)
    plain.push(await once())
    await window.evaluate(page.closePlainTable)
  }
  const p95 = (of: readonly Frame[], which: (one: Frame) => readonly number[]) => percentile(of.flatMap(which), 0.95)
  return {
    path: `${PATH}, scrolled: a frame, p95`,
    floor: 'a frame of a screen of 60 Hz',
    floorTook: 16.7,
    tookMedian: p95(ours, ({ work }) => work),
    goal: 1.15,
    note: `what a frame costs the main thread; of a table by hand p95 ${p95(plain, ({ work }) => work).toFixed(1)} ms. From frame to frame by the clock of this machine, p95: ${p95(ours, ({ result }) => result).toFixed(1)} ms, by hand ${p95(plain, ({ result }) => result).toFixed(1)} ms`,
  }
}

type Frame = Awaited<ReturnType<typeof framesDuring<readonly number[]>>>

async function typing(window: Page, thread: MainThread): Promise<Finding> {
  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  const { work, elapsed } = await typedDigits(window, thread)
  const clock = [0.5, 0.95].map((share) => percentile(elapsed, share).toFixed(1))
  return {
    path: `${PATH}: key to paint, p95`,
    floor: 'a frame of a screen of 60 Hz',
    floorTook: 16,
    tookMedian: percentile(work, 0.95),
    goal: 1,
    note: `${work.length} digits: what each costs the page's main thread in script, style, layout and paint, median ${percentile(work, 0.5).toFixed(1)} ms. By the clock of this machine, with its other programs, ${clock.join(' ms, p95 ')} ms, without the wait for a frame. Drawing on other threads, the portal and the screen aren't in it`,
  }
}

const PASTES = 3

/** All lines in other quantities than before: ids and pieces, as a spreadsheet copies a range. */
function pasteOf(nth: number): { readonly text: string; readonly pieces: number } {
  const range = table.ids.map((id, at) => [id, 50 + nth + (at % 90)] as const)
  return {
    text: range.map((row) => row.join('\t')).join('\r\n'),
    pieces: range.reduce((sum, [, qty]) => sum + qty, 0),
  }
}

/** To the new total of pieces on the screen. */
async function pasting(window: Page, thread: MainThread, next: () => ReturnType<typeof pasteOf>): Promise<Finding> {
  const took: number[] = []
  for (let nth = 0; nth < PASTES; nth++) {
    const { text, pieces } = next()
    await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
    await thread.rested()
    took.push(await window.evaluate(page.pasteRows, { text, ready: pieces.toLocaleString('en-IN') }))
    await window.waitForFunction(page.portalHas, pieces, { polling: 200 })
  }
  return {
    path: `${PATH}: ${LINES} rows pasted`,
    floor: 'goal',
    floorTook: 1000,
    tookMedian: percentile(took, 0.5),
    goal: 1,
    note: 'from the key to all of them allocated, priced and on the screen, by the clock; the portal is told behind',
  }
}
