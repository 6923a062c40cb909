/**
 * From a digit typed in the cart's grid to its picture: the built app, opened as the tests open it, with a cart of 500
 * lines whose store is mapped to all 33 warehouses. What is measured is the page's work, not its wait for the screen.
 */
import type { Page } from '@playwright/test'
import { ACCOUNTS } from '../../src/practice/world/accounts.ts'
import { DEPOTS } from '../../src/practice/world/depots.ts'
import { paise } from '../../src/shared/domain/money.ts'
import { EMAIL, plentiful, some } from '../../tests/e2e/goods.ts'
import { openCart, pickFile, type Row, takeRows, writeCsv } from '../../tests/e2e/steps.ts'
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
  const typed = await inShop('From key to paint', async ({ app, window, profile }) => {
    await openCart(window)
    await pickFile(app, window, writeCsv(profile, 'cart.csv', rows()))
    await takeRows(window)
    return typeDigits(window)
  })
  return typed === undefined ? [] : [findingOf(typed)]
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

function findingOf(typed: readonly Typed[]): Finding {
  const at = (share: number, which: keyof Typed): number =>
    percentile(
      typed.map((one) => one[which]),
      share,
    )
  const clock = [0.5, 0.95].map((share) => at(share, 'elapsed').toFixed(1))
  return {
    path: 'cart, key to paint: 500 lines × 33 warehouses, p95',
    floor: 'a frame of a screen of 60 Hz',
    floorTook: FRAME,
    tookMedian: at(0.95, 'work'),
    goal: 1,
    note: `${typed.length} digits: what each costs the page's main thread in script, style, layout and paint, median ${at(0.5, 'work').toFixed(1)} ms. By the clock of this machine, with its other programs, ${clock.join(' ms, p95 ')} ms, without the wait for a frame. Drawing on other threads, the portal and the screen aren't in it`,
  }
}
