/** Editable grids in Chromium, in addition to the cart's: My ARS with 2 500 parents, an AFS cart of 500 lines; scrolled, and typed into. */
import type { Page } from '@playwright/test'
import { GRID_LOOK, type Grid, type Stage, scrolling, typing } from './grid-turns.ts'
import { mainThreadOf } from './main-thread.ts'
import type { Group, Measurement } from './measure.ts'
import { goTo, openShop } from './open-shop.ts'
import { doing } from './progress.ts'

const PARENTS = 2500

interface Screen extends Omit<Grid, 'openByHand'> {
  readonly address: string
  /** Visible once the whole screen has loaded. */
  readonly ready: RegExp
  readonly prepare: (stage: Stage) => Promise<unknown>
  readonly byHand: 'cartByHand' | 'countsByHand'
}

const SCREENS: readonly Screen[] = [
  // The search text can be in any row, so the list is read to its end; no row matches what needs a request.
  {
    path: 'My ARS',
    label: 'My ARS',
    column: 'target',
    address: '/home/account/ars/myars?look=low',
    ready: /^Showing [\d,]+ of [\d,]+ products$/,
    prepare: async ({ window, call }) => {
      await showAll(window)
      const row = (at: number) => ({ id: 200_000 + at, name: `Product ${at}`, mrp: 44_900, expected: 4, counted: 2 })
      await call(
        'keepRows',
        Array.from({ length: PARENTS }, (_, at) => row(at)),
      )
    },
    byHand: 'countsByHand',
    goals: { frame: 2.5, key: 1.6, edit: 7 },
  },
  {
    path: 'AFS cart',
    label: 'Lines of the cart',
    column: 'qty',
    address: '/afs',
    ready: /of 500 lines$/,
    prepare: ({ call }) => call('keepCart', 'afs'),
    byHand: 'cartByHand',
    goals: { frame: 1.75, key: 1.3, edit: 2.3 },
  },
]

/** Clears the search, so that every line is shown, and changes one target, which then waits to be saved as during real typing. */
async function showAll(window: Page): Promise<void> {
  // Shown next to the counts until every figure has loaded.
  await window.getByText('so far', { exact: true }).waitFor({ state: 'detached' })
  await window.getByRole('button', { name: /^All [\d,]+$/ }).click()
  await window.getByRole('grid', { name: 'My ARS' }).focus()
  await window.keyboard.type('77')
  await window.keyboard.press('Enter')
}

/** Milliseconds for 125 pages, one after the other. */
const READ_WITHIN = 120_000

export const grids: Group = { quick: false, opensApp: true, measurements }

async function* measurements(): AsyncGenerator<Measurement> {
  const shop = await openShop('grids', { products: 40_000 }, { arsParents: PARENTS, proposedLines: 500 })
  if (shop === undefined) return
  const { window, call } = shop
  try {
    for (const screen of SCREENS) {
      doing(`grids: reading ${screen.path}`)
      await goTo(window, screen.address)
      await window.getByText(screen.ready).first().waitFor({ timeout: READ_WITHIN })
      const stage = { window, call, thread: await mainThreadOf(window) }
      await screen.prepare(stage)
      await stage.thread.rested()
      await call('capture', screen.path, GRID_LOOK)
      const grid = { ...screen, openByHand: () => call(screen.byHand, screen.path) }
      yield { what: `${screen.path}, scrolled`, run: async () => [await scrolling(stage, grid)] }
      yield { what: `${screen.path}, typed into`, run: () => typing(stage, grid) }
    }
  } finally {
    await shop.close()
  }
}
