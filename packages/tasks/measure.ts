/** Measures both ways of a task, each time on a new practice portal and profile, and takes the median of the runs. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageOnServices } from '../../tests/component/page-on-services.ts'
import { EMAIL, PASSWORD } from '../../tests/support/goods.ts'
import { steered } from '../../tests/support/pages/portal.ts'
import { landed, screen } from '../../tests/support/pages/steps.ts'
import { must } from '../../tests/support/services-on-stock.ts'
import { SMALL_WORLD } from '../../tests/support/small-world.ts'
import { signInAs } from '../../tests/support/whole-app.ts'
import { type Effort, Person } from './person.ts'
import { expect, type Seat, type Task, type Way } from './task.ts'

export interface Measured {
  readonly task: Task
  /** Undefined if there is no such way. */
  readonly before: Effort | undefined
  readonly after: Effort
}

export interface MeasureOptions {
  readonly runs: number
  /** The folder for a picture of each end. */
  readonly pictures: string | undefined
}

export async function measure(opened: PageOnServices, task: Task, options: MeasureOptions): Promise<Measured> {
  const before = 'none' in task.before ? undefined : await middle(opened, task, 'before', task.before, options)
  return { task, before, after: await middle(opened, task, 'after', task.after, options) }
}

/** Clicks and keys must be the same in each run; the program's time is the median. */
async function middle(
  opened: PageOnServices,
  task: Task,
  which: string,
  way: Way,
  options: MeasureOptions,
): Promise<Effort> {
  const all: Effort[] = []
  for (let run = 0; run < options.runs; run += 1)
    all.push(await once(opened, task, way, pictureOf(options, task, which)))
  const [first] = all
  const program = all.map((one) => one.program).toSorted((one, other) => one - other)[Math.floor(all.length / 2)]
  if (first === undefined || program === undefined) throw new Error('Nothing was run')
  const differs = all.find((one) => one.clicks !== first.clicks || one.keys !== first.keys)
  if (differs !== undefined) throw new Error(`${which}: other clicks or keys each time: ${JSON.stringify(all)}`)
  return { ...first, program }
}

function pictureOf({ pictures }: MeasureOptions, { name }: Task, which: string): string | undefined {
  if (pictures === undefined) return undefined
  mkdirSync(pictures, { recursive: true })
  return join(pictures, `${name.replaceAll(/\W+/g, '-')} ${which}.png`)
}

async function once(opened: PageOnServices, task: Task, way: Way, picture: string | undefined): Promise<Effort> {
  const desk = await opened.begin(task.world ?? SMALL_WORLD)
  try {
    const { page } = opened
    const { dialogs, profile, app } = desk
    const ask: Seat['ask'] = async (name, payload) => must(await app.ask(name, payload))
    const without = { page, desk, dialogs, profile, ask, portal: steered(() => desk.portal) }
    if (task.signedOut !== true) await signInAs(app, desk.portal, task.as ?? EMAIL, PASSWORD)
    await task.prepare?.(without)
    await way.prepare?.(without)
    await page.goto(new URL(task.at ?? '/', desk.origin).href)
    await page.mouse.move(0, 0)
    await quiet(page, task)
    const me = new Person(page)
    const seat = { ...without, me }
    try {
      await way.goes(seat)
      await task.check(seat)
    } finally {
      if (picture !== undefined) await page.screenshot({ path: picture })
    }
    return me.effort()
  } finally {
    await opened.end()
  }
}

/** Waits until the screen is there and has no pending requests. */
async function quiet(page: Page, task: Task): Promise<void> {
  await expect(task.signedOut === true ? screen(page, 'login') : landed(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
  await task.begins?.(page)
}
