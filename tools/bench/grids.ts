/** Editable grids beside the cart's in Chromium: My ARS with 2 500 parents, an AFS cart of 500 lines; scrolled, and typed into. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { framesDuring } from './frames.ts'
import * as page from './grid-page.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { doing } from './progress.ts'

interface Named {
  readonly name: string
  readonly label: string
}

interface Grid extends Named {
  readonly path: string
  /** Done once all of it is there. */
  readonly whenRead?: (window: Page) => Promise<void>
  /** What stands on the screen once all of it is there. */
  readonly ready: RegExp
}

const GRIDS: readonly Grid[] = [
  // What is looked for may stand anywhere, so the list is read to its end; what needs a request is nowhere yet.
  {
    name: 'My ARS',
    path: '/home/account/ars/myars?look=low',
    label: 'My ARS',
    ready: /^[\d,]+ products$/,
    whenRead: showAll,
  },
  { name: 'AFS cart', path: '/afs', label: 'Lines of the cart', ready: /^500 of 500 lines$/ },
]
/** Nothing is looked for any more: every line of the list stands on the screen. One target waits to be saved, as one does while others are typed. */
async function showAll(window: Page): Promise<void> {
  await window.getByRole('combobox', { name: 'Look for' }).click()
  await window.getByRole('option', { name: 'All products' }).click()
  await window.getByRole('grid', { name: 'My ARS' }).focus()
  await window.keyboard.type('77')
  await window.keyboard.press('Enter')
}

/** Milliseconds: 125 pages, one after the other. */
const READ_WITHIN = 120_000

export async function* benchGrids(): AsyncGenerator<Measurement> {
  const shop = await openShop('grids', { products: 40_000 }, { arsParents: 2500, proposedLines: 500 })
  if (shop === undefined) return
  const { window } = shop
  try {
    for (const grid of GRIDS) {
      doing(`grids: reading ${grid.name}`)
      const name = await read(window, grid)
      const thread = await mainThreadOf(window)
      await thread.rested()
      yield { what: `${grid.name}, scrolled`, run: async () => [await scrolling(window, { ...grid, name })] }
      yield { what: `${grid.name}, typed into`, run: () => typing(window, { ...grid, name }, thread) }
    }
  } finally {
    await shop.close()
  }
}

/** All of it; returns what it is then called. What is scrolled for the first time is for the compiler. */
async function read(window: Page, { name, path, label, ready, whenRead }: Grid): Promise<string> {
  await goTo(window, path)
  const whole = window.getByText(ready).first()
  await whole.waitFor({ timeout: READ_WITHIN })
  const called = `${name}, ${await whole.textContent()}`
  await whenRead?.(window)
  await window.evaluate(page.scrollLines, { ...SCROLL, label })
  return called
}

/** Pixels and frames of one scroll: a fast one, a line at nearly each frame. */
const SCROLL = { step: 40, count: 100 }
const ROUNDS = 2

async function scrolling(window: Page, { name, label }: Named): Promise<Finding> {
  const work: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const frames = await framesDuring(window, () => window.evaluate(page.scrollLines, { ...SCROLL, label }))
    work.push(...frames.work)
  }
  return {
    path: `${name}, scrolled: a frame, p95`,
    floor: 'a frame of a screen of 60 Hz',
    floorTook: 16.7,
    tookMedian: percentile(work, 0.95),
    goal: 1.15,
    note: 'what a frame costs the main thread',
  }
}

/** Lines that a digit is typed into, those before it counts among them. */
const TYPED = 30
const WARM_UP = 6
/** Milliseconds: long enough for a digit's frame. */
const DRAWN = 100

/** A digit into each of some lines, taken back each time: nothing is sent. */
async function typing(window: Page, { name, label }: Named, thread: MainThread): Promise<readonly Finding[]> {
  await window.getByRole('grid', { name: label }).focus()
  const work: number[] = []
  const script: number[] = []
  for (let line = 0; line < TYPED; line++) {
    const before = [await thread.rested(), await thread.scripted()] as const
    const digit = String(1 + (line % 9))
    await window.keyboard.press(digit)
    await setTimeout(DRAWN)
    work.push((await thread.worked()) - before[0])
    script.push((await thread.scripted()) - before[1])
    if ((await window.evaluate(page.fieldText)) !== digit) throw new Error(`${name}: nothing takes what is typed`)
    await window.keyboard.press('Escape')
    await window.keyboard.press('ArrowDown')
  }
  const counted = work.slice(WARM_UP)
  return [
    {
      path: `${name}: key to paint, p95`,
      floor: 'a frame of a screen of 60 Hz',
      floorTook: 16,
      tookMedian: percentile(counted, 0.95),
      goal: 1,
      note: `${counted.length} digits: what each costs the page's main thread in script, style, layout and paint, median ${percentile(counted, 0.5).toFixed(1)} ms`,
    },
    {
      path: `${name}: an edit, script`,
      floor: 'goal',
      floorTook: 3,
      tookMedian: percentile(script.slice(WARM_UP), 0.5),
      goal: 1,
      note: 'script alone, by digit',
    },
  ]
}
