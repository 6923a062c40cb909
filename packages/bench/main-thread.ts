/** The processor time of a page's main thread, as the browser counts it. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

export interface MainThread {
  /** Total milliseconds of work, without our own queries. */
  readonly worked: () => Promise<number>
  /** The same, once the thread is idle. */
  readonly rested: () => Promise<number>
  /** Milliseconds of script so far. */
  readonly scripted: () => Promise<number>
  /** Milliseconds that `run` and its consequences cost. */
  readonly cost: (run: () => Promise<unknown>) => Promise<number>
  /** Milliseconds of work until `run` is done. */
  readonly until: (run: () => Promise<unknown>) => Promise<number>
}

/** Milliseconds between two checks: long enough for a frame, and for a picture that scrolls into view. */
const LOOK_EVERY = 100
/** Milliseconds of work between two checks that count as idle: the cursor blinks. */
const NOTHING = 1
const LOOKS = 50

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const counted = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000
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
