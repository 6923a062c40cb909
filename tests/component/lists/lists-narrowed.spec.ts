/** Lists filtered by each of their filters. */
import type { Page } from '@playwright/test'
import { addMonths, formatDate } from '../../../src/shared/domain/values/dates.ts'
import { formatPlain, paise } from '../../../src/shared/domain/values/money.ts'
import { filtersAtFirst } from '../../../src/shared/lists/address.ts'
import { type DaysFilter, endAfterMove, type Filter, latestDay } from '../../../src/shared/lists/filters.ts'
import type { List } from '../../../src/shared/lists/list.ts'
import { presetsOf } from '../../../src/shared/lists/presets.ts'
import { tabFilters } from '../../../src/shared/lists/tabs.ts'
import { anyList, listNames } from '../../../src/shared/lists.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { covering, filterKinds, holding, type Traits } from '../../support/pages/covering.ts'
import type { ListOnScreen } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'
import type { Steered } from '../../support/pages/portal.ts'

import { expect } from '../fixture.ts'
import { quickOf, test } from './lists.ts'

const full = listNames.filter((name) => !where[name].isBare)
const filtered = full.filter((name) => Object.keys(anyList(name).filters).length > 0)

const day = (window: Page, label: string) => window.getByRole('textbox', { name: label, exact: true })

test.describe('looked at', () => {
  test.use({ kept: true })

  for (const list of covering([holding, filterKinds], filtered)) {
    test(`${list} is narrowed by each of its filters; its address keeps that; all can be cleared`, async ({
      window,
      listOf,
    }) => {
      const one = await listOf(list)
      await one.open()
      const atFirst = one.state().filters
      const kinds = new Set<Filter['kind']>()
      // Switches that have a tab are set there.
      const tabs = tabFilters(one.list)
      for (const [name, filter] of Object.entries(one.list.filters)) {
        if (filter.kind === 'toggle' && tabs.includes(name)) continue
        await one.openAt({ filters: atFirst })
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
  }
})

/** Sets a filter as a user would, by its kind; `key` identifies a row that is there. */
async function set({ window, context }: ListOnScreen, filter: Filter, key: string): Promise<void> {
  const { label } = filter
  switch (filter.kind) {
    case 'days': {
      const presets = presetsOf(filter, context.today)
      const preset = presets.find((one) => one.label === 'Last month') ?? presets[1]
      await window.getByRole('button', { name: `${label}: choose a period` }).click()
      await expectAccessible(window)
      await window.getByRole('menuitem', { name: preset?.label ?? 'Today' }).click()
      await expect(day(window, endsOf(filter)[0])).toHaveValue(formatDate(preset?.value.from ?? context.today))
      return
    }
    case 'choice':
    case 'several': {
      await window.getByRole('combobox', { name: label, exact: true }).click()
      await expectAccessible(window)
      await window.getByRole('option').first().click()
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

/** The labels of its two fields. */
const endsOf = ({ label, ends }: DaysFilter): readonly [string, string] => ends ?? [`${label} from`, `${label} to`]

const spans = (list: List) =>
  Object.entries(list.filters).flatMap(([name, filter]) => (filter.kind === 'days' ? [{ name, filter }] : []))

const spanned: Traits = (list) =>
  spans(list).map(({ filter }) => `${filter.first === undefined ? 'any' : 'bounded'}, ${list.refuses !== undefined}`)

for (const list of covering([spanned], filtered)) {
  test(
    `${list}: invalid days are reported, and not asked for; the last day moves with the first`,
    quickOf(list),
    async ({ window, portal, listOf }) => {
      const one = await listOf(list)
      const { today } = one.context
      await one.open()
      await one.expectShown()
      await expectRefusals(one, portal)
      for (const { name, filter } of spans(one.list)) {
        if (filter.first === undefined) continue
        await one.openAt({ filters: filtersAtFirst(one.list, today) })
        await one.expectShown()
        await presetsFit(window, filter, today)
        const early = addMonths(today, -((filter.months ?? 0) + 2))
        await day(window, endsOf(filter)[0]).fill(early)
        const to = endAfterMove(filter, early, filter.first(today).to, today)
        await expect.poll(() => one.state().filters[name]).toEqual({ from: early, to })
        await window.keyboard.press('Escape')
        await one.expectShown()
        // Sets a last day beyond the cap, which changes to the cap.
        const most = latestDay(filter, early, today)
        if (most === undefined) continue
        await day(window, endsOf(filter)[1]).fill(addMonths(most, 5))
        await expect.poll(() => one.state().filters[name]).toEqual({ from: early, to: most })
        await window.keyboard.press('Escape')
        await one.expectShown()
      }
    },
  )
}

async function expectRefusals(one: ListOnScreen, portal: Steered): Promise<void> {
  const { window } = one
  const refusing = spans(one.list).flatMap(({ name }) => {
    const filters = { [name]: { from: one.context.today } }
    const refusal = one.list.refuses?.(filters, one.context, '')
    return refusal === undefined ? [] : [{ filters, refusal }]
  })
  await portal.forget()
  for (const { filters, refusal } of refusing) {
    await one.openAt({ filters })
    await expect(window.getByText(messages[refusal])).toBeVisible()
    await expect(window.getByRole('button', { name: 'Export' })).toBeDisabled()
    await expectAccessible(window)
  }
  const calls = await portal.asked()
  for (const call of Object.values(one.list.reads)) expect(calls).not.toContain(call)
  if (refusing.length === 0) return
  await window.getByRole('button', { name: 'Clear filters' }).last().click()
  for (const { refusal } of refusing) await expect(window.getByText(messages[refusal])).toHaveCount(0)
  await one.expectShown()
}

async function presetsFit(window: Page, filter: DaysFilter, today: string): Promise<void> {
  await window.getByRole('button', { name: `${filter.label}: choose a period` }).click()
  const labels = presetsOf(filter, today).map(({ label }) => label)
  await expect(window.getByRole('menuitem')).toHaveText(labels)
  await window.keyboard.press('Escape')
}
