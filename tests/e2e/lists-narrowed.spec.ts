/** Lists narrowed by each of their filters, and arranged as a person likes it. */
import type { Page } from '@playwright/test'
import { addMonths, formatDate } from '../../src/shared/domain/dates.ts'
import { formatPlain, paise } from '../../src/shared/domain/money.ts'
import { filtersAtFirst } from '../../src/shared/lists/address.ts'
import { type DaysFilter, type Filter, latestDay } from '../../src/shared/lists/filters.ts'
import { presetsOf } from '../../src/shared/lists/presets.ts'
import { anyList, listNames } from '../../src/shared/lists.ts'
import { messages } from '../../src/shared/messages.ts'
import { readSetting } from '../../src/shared/settings.ts'
import { askApp } from '../support/pages/app-bridge.ts'
import { covering, filterKinds, holding } from '../support/pages/covering.ts'
import { each, type ListOnScreen } from '../support/pages/list-on-screen.ts'
import { where } from '../support/pages/list-places.ts'
import { portalOf } from '../support/pages/portal.ts'
import { SCREEN } from '../support/pages/screen-size.ts'
import { expectAccessible } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const full = listNames.filter((name) => !where[name].isBare)
const filtered = full.filter((name) => Object.keys(anyList(name).filters).length > 0)
const arranged = covering([holding], full)
const OTHER_STORE = 'delhi@practice.storedesk.example'

const day = (window: Page, label: string) => window.getByRole('textbox', { name: label, exact: true })

test('is narrowed by each of its filters; the address keeps it, over a reload too; all can be cleared', async ({
  window,
}) => {
  await each(window, covering([holding, filterKinds], filtered), async (one) => {
    const kinds = new Set<Filter['kind']>()
    for (const [name, filter] of Object.entries(one.list.filters)) {
      await one.open()
      const { rows } = await one.expectShown()
      const before = JSON.stringify(one.state().filters[name])
      await set(one, filter, one.list.key(rows[0]))
      await expect.poll(() => JSON.stringify(one.state().filters[name])).not.toBe(before)
      const { count } = await one.expectShown()
      if (count === 0) await expect(window.getByText(messages[one.list.none])).toBeVisible()
      // Each kind once.
      if (kinds.has(filter.kind)) continue
      kinds.add(filter.kind)
      const here = window.url()
      await window.reload()
      await one.expectShown()
      await expect(window).toHaveURL(here)
    }
    await window.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect.poll(() => one.state().filters).toEqual(filtersAtFirst(one.list, one.context.today))
    await expect(window.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
    await one.expectShown()
  })
})

/** As a person sets it, each kind in its way; `key` names a row that is there. */
async function set({ window, context }: ListOnScreen, filter: Filter, key: string): Promise<void> {
  const { label } = filter
  switch (filter.kind) {
    case 'days': {
      const preset = presetsOf(filter, context.today).find((one) => one.label === 'Last month')
      await window.getByRole('button', { name: `${label}: usual spans` }).click()
      await expectAccessible(window)
      await window.getByRole('menuitem', { name: preset?.label ?? 'Today' }).click()
      await expect(day(window, `${label} from`)).toHaveValue(formatDate(preset?.value.from ?? context.today))
      return
    }
    case 'choice':
    case 'several': {
      const option = filter.options(context).at(0)
      await window.getByRole(filter.kind === 'choice' ? 'combobox' : 'textbox', { name: label }).click()
      await expectAccessible(window)
      await window.getByRole('option', { name: option?.label ?? '', exact: true }).click()
      return
    }
    case 'text':
      await window.getByRole('textbox', { name: label, exact: true }).fill(key)
      return
    case 'range': {
      const from = window.getByRole('textbox', { name: `${label} from` })
      await from.fill(filter.unit === 'rupees' ? formatPlain(paise(100)) : '1')
      await from.press('Enter')
      return
    }
    case 'toggle':
      await window.getByRole('switch', { name: label }).click()
  }
}

test('the last day of a span moves with its first, as far as the filter reaches', async ({ window }) => {
  await each(window, filtered, async (one) => {
    const { today } = one.context
    for (const [name, filter] of Object.entries(one.list.filters)) {
      if (filter.kind !== 'days' || filter.first === undefined) continue
      await one.open('')
      await one.expectShown()
      await presetsFit(window, filter, today)
      const early = addMonths(today, -((filter.months ?? 0) + 2))
      await day(window, `${filter.label} from`).fill(early)
      const to = latestDay(filter, early, today)
      await expect.poll(() => one.state().filters[name]).toEqual({ from: early, to })
      await window.keyboard.press('Escape')
      await one.expectShown()
    }
  })
})

async function presetsFit(window: Page, filter: DaysFilter, today: string): Promise<void> {
  await window.getByRole('button', { name: `${filter.label}: usual spans` }).click()
  const labels = presetsOf(filter, today).map(({ label }) => label)
  await expect(window.getByRole('menuitem')).toHaveText(labels)
  await window.keyboard.press('Escape')
}

test('what makes no sense is told in a sentence, and the portal isn’t asked', async ({ window, profile }) => {
  const portal = portalOf(profile)
  await each(window, filtered, async (one) => {
    const refusing = Object.entries(one.list.filters).flatMap(([name, filter]) => {
      if (filter.kind !== 'days') return []
      const filters = { [name]: { from: one.context.today } }
      const refusal = one.list.refuses?.(filters, one.context)
      return refusal === undefined ? [] : [{ filters, refusal }]
    })
    // What the screen before asks for isn't on its way any more.
    await one.open()
    await one.expectShown()
    await portal.forget()
    for (const { filters, refusal } of refusing) {
      await one.openAt({ filters })
      await expect(window.getByText(messages[refusal])).toBeVisible()
      await expect(window.getByRole('button', { name: 'Export' })).toBeDisabled()
      await expectAccessible(window)
    }
    const asked = await portal.asked()
    for (const call of Object.values(one.list.reads)) expect(asked).not.toContain(call)
    if (refusing.length === 0) return
    await window.getByRole('button', { name: 'Clear filters' }).last().click()
    await one.expectShown()
  })
})

test('columns are chosen and widened by menu and by pointer, kept for the account and for nobody else', async ({
  window,
}) => {
  const kept = new Map<
    string,
    { chosen: readonly string[]; widths: readonly (readonly [title: string, at: number])[] }
  >()
  const widthOf = async ({ grid }: ListOnScreen, title: string) =>
    Math.round((await grid.getByRole('columnheader', { name: title, exact: true }).boundingBox())?.width ?? 0)
  const menu = window.getByRole('button', { name: 'Columns', exact: true })
  await each(window, arranged, async (one) => {
    await one.open()
    const { shown } = await one.expectShown()
    const [first, second, third] = shown
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few columns')
    await menu.click()
    await expectAccessible(window)
    await window.getByRole('checkbox', { name: second.column.title, exact: true }).click()
    const chosen = shown
      .filter((column) => column !== second)
      .flatMap(({ key, under }) => [key, ...under.map((other) => other.key)])
    const width = window.getByRole('textbox', { name: `Width of ${first.column.title}`, exact: true })
    await width.fill('210')
    await expect.poll(() => widthOf(one, first.column.title)).toBe(210)
    await window.keyboard.press('Escape')
    await expect(width).toHaveCount(0)
    const head = await one.grid.getByRole('columnheader', { name: third.column.title, exact: true }).boundingBox()
    if (head === null) throw new Error('No such head')
    await window.mouse.move(head.x + head.width, head.y + head.height / 2)
    await window.mouse.down()
    // No pointer goes beyond the window.
    const by = head.x + head.width + 35 < SCREEN.width ? 35 : -35
    await window.mouse.move(head.x + head.width + by, head.y + head.height / 2, { steps: 4 })
    await window.mouse.up()
    const off = async () => Math.abs((await widthOf(one, third.column.title)) - Math.round(head.width) - by)
    await expect.poll(off).toBeLessThanOrEqual(3)
    await one.expectShown(chosen)
    const widths = [
      [first.column.title, 210],
      [third.column.title, await widthOf(one, third.column.title)],
    ] as const
    kept.set(one.name, { chosen, widths })
    // Kept after a pause, so that pulling doesn't write at every pixel.
    await expect
      .poll(() => askApp(window, 'settings.read', { key: `list.${one.name}` }))
      .toMatchObject({ columns: expect.arrayContaining([...chosen]) })
    const setting = async () =>
      readSetting(`list.${one.name}`, await askApp(window, 'settings.read', { key: `list.${one.name}` }))?.widths
    await expect.poll(setting).toMatchObject({ [third.key]: widths[1][1] })
  })
  const ofOther = async (one: ListOnScreen) => {
    await one.open()
    await one.expectShown()
  }
  const screens = arranged.filter((name) => where[name].prefix === '')
  await each(window, screens, ofOther, OTHER_STORE)
  await each(window, arranged, async (one) => {
    const { chosen, widths } = kept.get(one.name) ?? { chosen: [], widths: [] }
    await one.open()
    await one.expectShown(chosen)
    for (const [title, wide] of widths) expect(await widthOf(one, title)).toBe(wide)
    await menu.click()
    await window.getByRole('button', { name: 'As at first' }).click()
    await window.keyboard.press('Escape')
    await one.expectShown()
    await expect.poll(() => askApp(window, 'settings.read', { key: `list.${one.name}` })).toEqual({})
  })
})
