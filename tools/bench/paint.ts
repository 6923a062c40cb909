/**
 * The cart's grid in Chromium: the built app, opened as the tests open it, with a cart of 500 lines whose store is mapped
 * to all 33 warehouses. It is drawn, scrolled and typed into. What is measured is the page's work, not its wait for the
 * screen.
 */
import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { DEPOTS } from '../../src/practice/world/depots.ts'
import { paise } from '../../src/shared/domain/money.ts'
import { EMAIL, plentiful, some } from '../../tests/support/goods.ts'
import { dialogsOf } from '../../tests/support/pages/dialogs.ts'
import { openCart, pickFile, type Row, takeRows, writeCsv } from '../../tests/support/pages/steps.ts'
import { framesDuring } from './frames.ts'
import * as page from './grid-page.ts'
import { type Finding, percentile } from './measure.ts'
import { inShop } from './open-shop.ts'

const LINES = 500
/** Two digits each. */
const TYPED_LINES = 25
/** Lines typed before it counts, so that the page's program is compiled. */
const WARM_UP_LINES = 5
/** Milliseconds: a frame of a screen of 60 Hz. */
const FRAME = 16

/** Milliseconds: long enough for a digit's frame. */
const DRAWN = 100
/** Milliseconds: long enough for a line that came into sight, with its picture. */
const SCROLLED = 500

/** Milliseconds that one digit took. */
interface Typed {
  /** Of the processor, on the page's main thread: what the digit costs, however busy the machine is with others. */
  readonly work: number
  /** By the clock, from the key to the end of its frame, without the wait in between for the screen to ask for one. */
  readonly elapsed: number
}

export async function benchPaint(): Promise<readonly Finding[]> {
  mapEverywhere()
  const found = await inShop('The grid of the cart', async ({ app, window, profile }) => {
    await openCart(window)
    await pickFile(dialogsOf(app), window, writeCsv(profile, 'cart.csv', rows()))
    await takeRows(window)
    return [
      ...(await drawing(window)),
      ...(await scrolling(window)),
      typing(await typeDigits(window)),
      await pasting(window),
    ]
  })
  return found ?? []
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

/** More of each than one warehouse has. */
const rows = (): readonly Row[] => some(plentiful, LINES).map(({ id }, at) => [id, 40 + ((at * 7) % 200)])

const PATH = 'cart, 500 lines × 33 warehouses'
const ids = (): readonly number[] => rows().map(([id]) => Number(id))
/** Pixels of a row, as the cart has it. */
const TABLE = { height: 44 }
const DRAWINGS = 25

/** The whole screen from its data, and the grid alone, out of an empty filter, beside a table that is written by hand. */
async function drawing(window: Page): Promise<readonly Finding[]> {
  const mainThread = await mainThreadOf(window)
  const work = async (run: () => Promise<unknown>): Promise<number> => {
    await window.waitForTimeout(SCROLLED)
    const before = await mainThread()
    await run()
    await window.waitForTimeout(SCROLLED)
    return (await mainThread()) - before
  }
  const find = window.getByLabel('Find in the cart')
  const screen: number[] = []
  const ours: number[] = []
  const plain: number[] = []
  for (let nth = 0; nth < DRAWINGS; nth++) {
    await window.evaluate(page.leaveCart, '/home')
    await window.waitForTimeout(SCROLLED)
    screen.push(await window.evaluate(page.cartDrawn, '/checkout'))
    await find.fill('no line has this text')
    ours.push(await work(() => find.press('Escape')))
    plain.push(await work(() => window.evaluate(page.openPlainTable, { ids: ids(), ...TABLE })))
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
const SCROLL = { step: 40, count: 240 }
const ROUNDS = 3

async function scrolling(window: Page): Promise<readonly Finding[]> {
  const once = () => framesDuring(window, () => window.evaluate(page.scrollLines, SCROLL))
  await once()
  const ours: Frame[] = []
  const plain: Frame[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await once())
    await window.evaluate(page.openPlainTable, { ids: ids(), ...TABLE })
    plain.push(await once())
    await window.evaluate(page.closePlainTable)
  }
  const p95 = (of: readonly Frame[], which: (one: Frame) => readonly number[]) => percentile(of.flatMap(which), 0.95)
  return [
    {
      path: `${PATH}, scrolled: a frame, p95`,
      floor: 'a frame of a screen of 60 Hz',
      floorTook: 16.7,
      tookMedian: p95(ours, ({ work }) => work),
      goal: 1.15,
      note: `what a frame costs the main thread; of a table by hand p95 ${p95(plain, ({ work }) => work).toFixed(1)} ms. From frame to frame by the clock of this machine, p95: ${p95(ours, ({ result }) => result).toFixed(1)} ms, by hand ${p95(plain, ({ result }) => result).toFixed(1)} ms`,
    },
  ]
}

type Frame = Awaited<ReturnType<typeof framesDuring<readonly number[]>>>

const PASTES = 5

/** A range of a spreadsheet, ids and quantities, over lines that are there: to the new total of pieces on the screen. */
async function pasting(window: Page): Promise<Finding> {
  const took: number[] = []
  for (let nth = 1; nth <= PASTES; nth++) {
    const range = ids().map((id, at) => [id, 50 + nth + (at % 90)] as const)
    const pieces = range.reduce((sum, [, qty]) => sum + qty, 0)
    await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
    await window.waitForTimeout(SCROLLED)
    const text = range.map((row) => row.join('\t')).join('\r\n')
    took.push(await window.evaluate(page.pasteRows, { text, ready: pieces.toLocaleString('en-IN') }))
    // Until the portal has them all.
    await window.waitForTimeout(SCROLLED * 6)
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

async function typeDigits(page: Page): Promise<readonly Typed[]> {
  const mainThread = await mainThreadOf(page)
  await page.evaluate(watchFrames)
  await page.getByRole('grid', { name: 'Lines of the cart' }).focus()
  const work: number[] = []
  for (let line = 0; line < WARM_UP_LINES + TYPED_LINES; line++) {
    await page.waitForTimeout(SCROLLED)
    for (const digit of ['4', String(line % 10)]) {
      const before = await mainThread()
      await page.keyboard.press(digit)
      await page.waitForTimeout(DRAWN)
      work.push((await mainThread()) - before)
    }
    // Taken back, so that nothing is sent and comes back while the next digit is measured.
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
  }
  const elapsed: readonly number[] = await page.evaluate(() => Reflect.get(globalThis, 'elapsed'))
  if (elapsed.length !== work.length) throw new Error(`${elapsed.length} digits were drawn of ${work.length}`)
  return work.map((one, at) => ({ work: one, elapsed: elapsed[at] ?? Number.NaN })).slice(WARM_UP_LINES * 2)
}

/** Milliseconds that the page's main thread has worked so far, but for our own questions. */
async function mainThreadOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000
  }
}

/** Runs in the page: writes down what each digit took by the clock. */
function watchFrames(): void {
  const elapsed: number[] = []
  let key = 0
  addEventListener(
    'keydown',
    () => {
      key = performance.now()
    },
    { capture: true },
  )
  // Heard after the page's own listener, and after all that it has drawn at once.
  addEventListener('input', () => {
    const drawn = performance.now()
    requestAnimationFrame(() => {
      const frame = performance.now()
      const { port1, port2 } = new MessageChannel()
      // The next task after the one that lays out and paints.
      port1.onmessage = () => elapsed.push(drawn - key + (performance.now() - frame))
      port2.postMessage(undefined)
    })
  })
  Object.assign(globalThis, { elapsed })
}

function typing(typed: readonly Typed[]): Finding {
  const at = (share: number, which: keyof Typed): number =>
    percentile(
      typed.map((one) => one[which]),
      share,
    )
  const clock = [0.5, 0.95].map((share) => at(share, 'elapsed').toFixed(1))
  return {
    path: `${PATH}: key to paint, p95`,
    floor: 'a frame of a screen of 60 Hz',
    floorTook: FRAME,
    tookMedian: at(0.95, 'work'),
    goal: 1,
    note: `${typed.length} digits: what each costs the page's main thread in script, style, layout and paint, median ${at(0.5, 'work').toFixed(1)} ms. By the clock of this machine, with its other programs, ${clock.join(' ms, p95 ')} ms, without the wait for a frame. Drawing on other threads, the portal and the screen aren't in it`,
  }
}
