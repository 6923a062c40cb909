/** The processor time of a page's main thread, by the browser's own count. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export interface MainThread {
  /** Milliseconds that it has worked in all, but for our own questions. */
  readonly worked: () => Promise<number>
  /** The same once it has nothing to do any more. */
  readonly rested: () => Promise<number>
  /** Milliseconds of script alone, so far. */
  readonly scripted: () => Promise<number>
  /** Milliseconds that `run` and all that comes of it cost. */
  readonly cost: (run: () => Promise<unknown>) => Promise<number>
  /** Milliseconds that are worked until `run` is done. */
  readonly until: (run: () => Promise<unknown>) => Promise<number>
}

/** Milliseconds between two looks: long enough for a frame, and for a picture that comes into sight. */
const LOOK_EVERY = 100
/** Milliseconds of work between two looks that are nothing: a caret blinks. */
const NOTHING = 1
const LOOKS = 50

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000
  }
  const worked = async () => {
    const ms = await counted()
    return ms('TaskDuration') - ms('DevToolsCommandDuration')
  }
  const scripted = async () => (await counted())('ScriptDuration')
  const rested = async () => {
    let last = await worked()
    for (let look = 0; look < LOOKS; look++) {
      await setTimeout(LOOK_EVERY)
      const now = await worked()
      if (now - last < NOTHING) return now
      last = now
    }
    throw new Error('The page never comes to rest')
  }
  const cost = async (run: () => Promise<unknown>) => {
    const before = await rested()
    await run()
    return (await rested()) - before
  }
  const until = async (run: () => Promise<unknown>) => {
    const before = await rested()
    await run()
    return (await worked()) - before
  }
  return { worked, rested, scripted, cost, until }
}
