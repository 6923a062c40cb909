/** Digits typed into quantities of the cart, one by one, and what each costs until it is drawn. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { MainThread } from './main-thread.ts'

/** Two digits each. */
const TYPED_LINES = 25
/** Lines typed before it counts, so that the page's program is compiled. */
const WARM_UP_LINES = 5
/** Milliseconds: long enough for a digit's frame. */
const DRAWN = 100

/** Milliseconds by digit. */
interface Typed {
  /** Of the processor, on the page's main thread: what the digit costs, however busy the machine is with others. */
  readonly work: readonly number[]
  /** By the clock, from the key to the end of its frame, without the wait in between for the screen to ask for one. */
  readonly elapsed: readonly number[]
}

/** Into the grid that has the focus, on a page that `watchFrames` runs in. */
export async function typedDigits(page: Page, { worked, rested }: MainThread): Promise<Typed> {
  const known = (await elapsedIn(page)).length
  const work: number[] = []
  for (let line = 0; line < WARM_UP_LINES + TYPED_LINES; line++) {
    let before = await rested()
    for (const digit of ['4', String(line % 10)]) {
      await page.keyboard.press(digit)
      await setTimeout(DRAWN)
      const after = await worked()
      work.push(after - before)
      before = after
    }
    // Taken back, so that nothing is sent and comes back while the next digit is measured.
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
  }
  const elapsed = (await elapsedIn(page)).slice(known)
  if (elapsed.length !== work.length) throw new Error(`${elapsed.length} digits were drawn of ${work.length}`)
  return { work: work.slice(WARM_UP_LINES * 2), elapsed: elapsed.slice(WARM_UP_LINES * 2) }
}

const elapsedIn = (page: Page): Promise<readonly number[]> => page.evaluate(() => Reflect.get(globalThis, 'elapsed'))

/** Runs in the page: writes down what each digit took by the clock. */
export function watchFrames(): void {
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
