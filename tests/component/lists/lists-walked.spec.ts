/** The common behaviour of all lists: keys, sorting, find and pages, each tested on lists that differ in it. */
import { wordsOf } from '../../../src/shared/lists/columns.ts'
import { isWhole, sizesOf } from '../../../src/shared/lists/list.ts'
import { placesOf } from '../../../src/shared/lists/rows.ts'
import { anyList, listNames } from '../../../src/shared/lists.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { columnKinds, covering, filterKinds, holding } from '../../support/pages/covering.ts'
import type { ListOnScreen } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'

import { expect } from '../fixture.ts'
import { quickOf, test } from './lists.ts'

const whole = listNames.filter((name) => isWhole(anyList(name)))
const full = listNames.filter((name) => !where[name].isBare)
const crowded = full.filter((name) => Object.keys(anyList(name).filters).length > 4)
const paged = listNames.filter((name) => sizesOf(anyList(name)) !== undefined)

test.describe('looked at', () => {
  test.use({ kept: true })

  for (const name of covering([holding])) {
    test(`${name} is gone through by keys`, quickOf(name), async ({ listOf }) => {
      const one = await listOf(name)
      await one.open()
      const { rows } = await one.expectShown()
      await moveByKeys(one, rows.length)
    })
  }

  for (const name of covering([columnKinds], whole)) {
    test(`${name} is sorted by every head, up, down and as it came`, async ({ window, listOf }) => {
      const one = await listOf(name)
      await one.open()
      const { shown } = await one.expectShown()
      for (const [at, { key, column }] of shown.entries()) {
        const head = one.grid.getByRole('columnheader', { name: column.title, exact: true })
        const click = () => head.getByRole('button').click()
        for (const [direction, descending] of [
          ['ascending', false],
          ['descending', true],
        ] as const) {
          await click()
          await expect(head).toHaveAttribute('aria-sort', direction)
          await expect.poll(() => one.state().sort).toEqual({ by: key, descending })
          await one.expectShown()
        }
        if (at === 0) {
          await window.reload()
          await expect(head).toHaveAttribute('aria-sort', 'descending')
          await one.expectShown()
        }
        await click()
        await expect(head).not.toHaveAttribute('aria-sort')
      }
      await expect.poll(() => one.state().sort).toBeUndefined()
      // Two clicks in quick succession both count.
      const [first] = shown
      await one.grid.getByRole('button', { name: first?.column.title ?? '', exact: true }).dblclick()
      await expect.poll(() => one.state().sort).toEqual({ by: first?.key, descending: true })
      await one.expectShown()
    })
  }

  for (const name of crowded) {
    test(`${name} has its filters and what clears them in one row`, async ({ window, listOf }) => {
      await window.setViewportSize({ width: 1366, height: 768 })
      const one = await listOf(name)
      await one.open()
      await one.expectShown()
      const bar = window.getByRole('search', { name: `Filters: ${one.list.title}` })
      const words = Object.values(one.list.filters).find(({ kind }) => kind === 'text')
      await bar.getByRole('textbox', { name: words?.label ?? '', exact: true }).fill('PO-4')
      await expect(bar.getByRole('button', { name: 'Clear filters' })).toBeVisible()
      // A label with a field below it.
      expect((await bar.boundingBox())?.height).toBeLessThan(60)
    })
  }

  for (const name of covering([holding, filterKinds], full)) {
    test(`${name} is searched by Ctrl+F, from one row to the next and back, and in all its pages`, async ({
      window,
      listOf,
    }) => {
      const one = await listOf(name)
      await one.open()
      const { rows, shown, count } = await one.expectShown()
      const columns = shown.flatMap(({ column, under }) => [column, ...under.map((other) => other.column)])
      const bar = window.getByRole('search', { name: 'Search this list' })
      const status = bar.getByRole('status')
      const field = bar.getByRole('textbox')
      // Text of the first row, which other rows may have, too.
      const typed = wordsOf(columns[0]?.kind ?? 'text', columns[0]?.of(rows[0], one.context))
        .slice(0, 3)
        .trim()
      const places = placesOf(columns, rows, typed, one.context)
      await window.keyboard.press('Control+f')
      await expect(field).toBeFocused()
      await field.fill(typed.toLowerCase())
      const at = (step: number) => places.at(step % places.length) ?? -1
      const isAt = async (step: number) => {
        await expect(status).toContainText(`${((step + places.length) % places.length) + 1} of ${places.length}`)
        await expect(one.grid.locator('[data-found]')).toHaveAttribute('data-index', String(at(step)))
      }
      await isAt(0)
      await field.press('Enter')
      await isAt(1)
      await field.press('Shift+Enter')
      await field.press('Shift+Enter')
      await isAt(-1)
      if (count > rows.length) await expect(status).toContainText('on this page')
      else await expect(status).not.toContainText('on this page')
      await expectAccessible(window)
      await field.fill('no such thing')
      await expect(status).toContainText('No matches')
      await expect(one.grid.locator('[data-found]')).toHaveCount(0)
      const byText = Object.entries(one.list.filters).find(([, { kind }]) => kind === 'text')
      const everywhere = bar.getByRole('button', { name: `Search all ${one.list.noun[1]}` })
      if (byText !== undefined && count > rows.length) {
        await everywhere.click()
        await expect.poll(() => one.state().filters[byText[0]]).toBe('no such thing')
        await one.expectShown()
      } else {
        await expect(everywhere).toHaveCount(0)
        await field.press('Escape')
      }
      await expect(bar).toHaveCount(0)
    })
  }
})

/** Starts and ends at the first row. */
async function moveByKeys({ window, row, grid, list }: ListOnScreen, count: number) {
  const focused = (place: number) => expect(row(place)).toBeFocused()
  await row(0).focus()
  await window.keyboard.press('ArrowUp')
  await focused(0)
  if (count > 1) {
    await window.keyboard.press('ArrowDown')
    await focused(1)
    await window.keyboard.press('Home')
    await focused(0)
    await window.keyboard.press('PageDown')
    await expect(grid.locator(':focus')).not.toHaveAttribute('data-index', '0')
    await window.keyboard.press('PageUp')
    await focused(0)
  }
  // A list that loads while scrolling grows near its end.
  await expect(async () => {
    await window.keyboard.press('End')
    const last = Number(await grid.getAttribute('aria-rowcount')) - 2
    await expect(row(last)).toBeFocused({ timeout: 1000 })
    await expect(row(last)).toBeInViewport({ ratio: 0.9, timeout: 1000 })
  }).toPass()
  await window.keyboard.press('Home')
  await focused(0)
  if (!isWhole(list) || count < 2) return
  // However fast the next key is.
  await window.keyboard.press('End')
  await window.keyboard.press('ArrowUp')
  await focused(count - 2)
  await window.keyboard.press('Home')
  await focused(0)
}

for (const name of covering([holding], paged)) {
  test(`${name} is paged through, in pages of any size`, async ({ window, listOf }) => {
    const one = await listOf(name)
    await one.open()
    const { count, state } = await one.expectShown()
    const last = Math.ceil(count / state.size)
    expect(last).toBeGreaterThan(2)
    const isAt = async (page: number) => {
      await expect.poll(() => one.state().page).toBe(page)
      await one.expectShown()
    }
    const goTo = window.getByRole('textbox', { name: 'Go to page' })
    const typeIn = async (page: string) => {
      await goTo.fill(page)
      await goTo.press('Enter')
      await expect(goTo).toHaveValue('')
    }
    await window.getByRole('button', { name: 'Next page' }).click()
    await isAt(2)
    await typeIn(String(last))
    await isAt(last)
    await expect(window.getByRole('button', { name: 'Next page' })).toBeDisabled()
    for (const nowhere of [String(last + 1), '0', '-1', '1.5', 'x']) await typeIn(nowhere)
    await isAt(last)
    await window.getByRole('button', { name: 'Previous page' }).click()
    await isAt(last - 1)
    const most = sizesOf(one.list)?.at(-1) ?? 0
    await window.getByRole('combobox', { name: `${one.list.noun[1]} per page` }).click()
    await expectAccessible(window)
    await window.getByRole('option', { name: `${most} per page`, exact: true }).click()
    await expect.poll(() => one.state()).toMatchObject({ page: 1, size: most })
    await one.expectShown()
    await one.openAt({ page: 9999 })
    await isAt(Math.ceil(count / most))
  })
}
