/** Editable grids beside the cart's in Chromium: My ARS with 5 000 parents, an AFS cart of 500 lines; scrolled, and typed into. */
import type { Page } from '@playwright/test'
import { framesDuring } from './frames.ts'
import * as page from './grid-page.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import { type Finding, type Measurement, percentile } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { typedDigits, watchFrames } from './typed-digits.ts'

interface Grid {
  readonly name: string
  readonly path: string
  readonly label: string
  /** What stands on the screen once all of it is there. */
  readonly ready: string | RegExp
}

const GRIDS: readonly Grid[] = [
  // What is looked for may stand anywhere, so the list is read to its end; what needs a request is nowhere yet.
  { name: 'My ARS, 5 000 parents', path: '/home/account/ars/myars?look=low', label: 'My ARS', ready: '5,000 products' },
  { name: 'AFS cart, 500 lines', path: '/afs', label: 'Lines of the cart', ready: /of 500 lines/ },
]
/** Milliseconds: 250 pages, one after the other. */
const READ_WITHIN = 120_000

export async function* benchGrids(): AsyncGenerator<Measurement> {
  const shop = await openShop('grids', { products: 40_000 }, { arsParents: 5000, proposedLines: 500 })
  if (shop === undefined) return
  const { window } = shop
  try {
    for (const grid of GRIDS) {
      yield { what: grid.name, run: () => measured(window, grid) }
    }
  } finally {
    await shop.close()
  }
}

async function measured(window: Page, grid: Grid): Promise<readonly Finding[]> {
  await goTo(window, grid.path)
  await window.getByText(grid.ready).first().waitFor({ timeout: READ_WITHIN })
  const thread = await mainThreadOf(window)
  await thread.rested()
  const scrolled = await scrolling(window, grid)
  await window.evaluate(watchFrames)
  return [scrolled, ...(await typing(window, grid, thread))]
}

/** Pixels and frames of one scroll: a fast one, a line at nearly each frame. */
const SCROLL = { step: 40, count: 100 }
const ROUNDS = 3

async function scrolling(window: Page, { name, label }: Grid): Promise<Finding> {
  const once = () => framesDuring(window, () => window.evaluate(page.scrollLines, { ...SCROLL, label }))
  await once()
  const work: number[] = []
  for (let round = 0; round < ROUNDS; round++) work.push(...(await once()).work)
  return {
    path: `${name}, scrolled: a frame, p95`,
    floor: 'a frame of a screen of 60 Hz',
    floorTook: 16.7,
    tookMedian: percentile(work, 0.95),
    goal: 1.15,
    note: 'what a frame costs the main thread',
  }
}

/** Two digits a line. */
async function typing(window: Page, { name, label }: Grid, thread: MainThread): Promise<readonly Finding[]> {
  await window.getByRole('grid', { name: label }).focus()
  const before = await thread.scripted()
  const { work } = await typedDigits(window, thread)
  const script = ((await thread.scripted()) - before) / work.length
  return [
    {
      path: `${name}: key to paint, p95`,
      floor: 'a frame of a screen of 60 Hz',
      floorTook: 16,
      tookMedian: percentile(work, 0.95),
      goal: 1,
      note: `${work.length} digits: what each costs the page's main thread in script, style, layout and paint, median ${percentile(work, 0.5).toFixed(1)} ms`,
    },
    {
      path: `${name}: an edit, script`,
      floor: 'goal',
      floorTook: 3,
      tookMedian: script,
      goal: 1,
      note: 'script alone, by digit, with those that only warm it up, Esc and the way to the next line',
    },
  ]
}
