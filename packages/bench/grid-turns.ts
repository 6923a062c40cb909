/** An editable grid and its hand-written version in turns: scrolled, and typed into. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { framesDuring } from './frames.ts'
import type { Call } from './in-page.ts'
import type { MainThread } from './main-thread.ts'
import { type Finding, median, percentile } from './measure.ts'
import type { Look } from './page/hand-screen.ts'

export const BY_HAND = 'the same screen by hand: windowed rows, no framework'

/** The layout of the grids: four rows beyond the visible ones, totals below them, and orders above those of a cart. */
export const GRID_LOOK: Look = {
  rows: '[role="row"][data-id]',
  figures: '[aria-label^="Totals of the"], [aria-label="Orders by warehouse"]',
  beyond: 4,
}

export interface Grid {
  /** The name in the findings. */
  readonly path: string
  readonly label: string
  /** The column in which numbers are typed. */
  readonly column: string
  /** Places the hand-written screen over the app's. */
  readonly openByHand: () => Promise<unknown>
  readonly goals: { readonly frame: number; readonly key: number; readonly edit: number }
}

export interface Stage {
  readonly window: Page
  readonly call: Call
  readonly thread: MainThread
}

/** A fast scroll: a line on nearly each frame. */
const SCROLL = { step: 40, frames: 100 }
const SCROLL_ROUNDS = 3

export async function scrolling({ window, call }: Stage, grid: Grid): Promise<Finding> {
  const ours: number[] = []
  const theirs: number[] = []
  const clock: number[] = []
  for (let round = 0; round < SCROLL_ROUNDS; round++) {
    const { work, result } = await framesDuring(window, () => call('scrollGrid', grid.label, SCROLL))
    ours.push(percentile(work, 0.95))
    clock.push(percentile(result.frames, 0.95))
    await grid.openByHand()
    theirs.push(percentile((await framesDuring(window, () => call('scrollHand', SCROLL))).work, 0.95))
    await call('closeHand')
  }
  return {
    path: `${grid.path}, scrolled: a frame, p95`,
    against: BY_HAND,
    ours: median(ours),
    theirs: median(theirs),
    goal: grid.goals.frame,
    note: `work of the main thread; from frame to frame by the clock ${median(clock).toFixed(1)} ms`,
  }
}

const TYPE_ROUNDS = 3
const LINES = 12
/** Lines at the start of each round that don't count. */
const WARM_UP = 2
/** Milliseconds: long enough for the frame that shows a digit. */
const DRAWN = 100

export async function typing(stage: Stage, grid: Grid): Promise<readonly Finding[]> {
  const ours = { work: [] as number[], script: [] as number[] }
  const theirs = { work: [] as number[], script: [] as number[] }
  for (let round = 0; round < TYPE_ROUNDS; round++) {
    await stage.window.getByRole('grid', { name: grid.label }).first().focus()
    await typeDigits(stage, ours)
    await grid.openByHand()
    await stage.call('typeByHand', grid.column)
    await typeDigits(stage, theirs)
    await stage.call('closeHand')
  }
  const against = `${BY_HAND}; all is worked out anew`
  return [
    {
      path: `${grid.path}: key to paint, p95`,
      against,
      ours: percentile(ours.work, 0.95),
      theirs: percentile(theirs.work, 0.95),
      goal: grid.goals.key,
      note: `what each of ${ours.work.length} digits costs the main thread in script, style, layout and paint; medians ${median(ours.work).toFixed(1)} and ${median(theirs.work).toFixed(1)} ms`,
    },
    {
      path: `${grid.path}: an edit, script`,
      against,
      ours: median(ours.script),
      theirs: median(theirs.script),
      goal: grid.goals.edit,
      note: 'script alone, by digit, median',
    },
  ]
}

/** Types a digit into each of some lines and takes it back: nothing is sent. */
async function typeDigits(
  { window, call, thread }: Stage,
  { work, script }: { readonly work: number[]; readonly script: number[] },
): Promise<void> {
  for (let line = 0; line < LINES; line++) {
    const before = [await thread.rested(), await thread.scripted()] as const
    const digit = String(1 + (line % 9))
    await window.keyboard.press(digit)
    await setTimeout(DRAWN)
    const cost = [(await thread.worked()) - before[0], (await thread.scripted()) - before[1]] as const
    if ((await call('fieldText')) !== digit) throw new Error('Nothing takes what is typed')
    if (line >= WARM_UP) {
      work.push(cost[0])
      script.push(cost[1])
    }
    await window.keyboard.press('Escape')
    await window.keyboard.press('ArrowDown')
  }
}
