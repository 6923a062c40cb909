/**
 * Lists on their screens: they show what definition and portal say. The parts of a list that need no page, its rows in every column and
 * their links, are tested in tests/integration/lists/list-files.test.ts.
 */
import { productOf } from '../../../src/shared/lists/cells.ts'
import { wordsOf } from '../../../src/shared/lists/columns.ts'
import { isWhole } from '../../../src/shared/lists/list.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { columnKinds, covering, holding, type Traits } from '../../support/pages/covering.ts'
import { type Fault, failList, faults } from '../../support/pages/list-faults.ts'
import type { Expected, ListOnScreen } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'

import { expect } from '../fixture.ts'
import { quickOf, test } from './lists.ts'

const ways: Traits = ({ columns, opens, failed }) => [
  opens === undefined ? 'opens nothing' : 'opens',
  ...(failed === undefined ? [] : ['words of its own for a failure']),
  ...Object.values(columns).flatMap(({ to, sum }) => [...(to ? ['links'] : []), ...(sum ? ['totals'] : [])]),
]

for (const name of covering([holding, columnKinds, ways])) {
  test(
    `${name} says why it can’t be shown, comes when the portal does, and leads on by its links and keys`,
    quickOf(name),
    async ({ window, portal, listOf }) => {
      const one = await listOf(name)
      // A card is one of several.
      const place = where[name].isBare ? window.getByRole('region', { name: one.list.title }) : window
      const again = window.getByRole('button', { name: 'Retry' })
      const alert = place.getByRole(where[name].isBare ? 'status' : 'alert').filter({ has: again })
      const says = async (fault: Fault) => expect(alert).toContainText(fault.words(one.list))
      await failList(portal, name, faults.refused)
      await one.open()
      await says(faults.refused)
      await portal.behave()
      await failList(portal, name, faults.wrongShape)
      await alert.locator(again).click()
      await says(faults.wrongShape)
      await expectAccessible(window)
      await portal.behave()
      await alert.locator(again).click()

      const shown = await one.expectShown()
      await expect(alert).toHaveCount(0)
      expect(shown.rows.length).toBeGreaterThan(0)
      const heads = (await one.grid.getByRole('columnheader').allInnerTexts()).map((head) => head.trim())
      expect(heads.filter((head) => head !== 'Actions' && head !== '')).toEqual(
        shown.shown.map(({ column }) => column.title),
      )
      if (isWhole(one.list) && shown.shown.some(({ column }) => column.sum)) await expectTotals(one, shown)
      await expectAccessible(window)
      await expectWaysOn(one, shown)
    },
  )
}

async function expectTotals({ grid }: ListOnScreen, { sums, shown }: Expected): Promise<void> {
  const totals = grid.getByRole('row').last().getByRole('gridcell')
  const first = shown.findIndex(({ column }) => !column.sum)
  const expected = shown.map(({ key, column }, at) =>
    column.sum ? wordsOf(column.kind, sums[key]) : at === first && 'Total',
  )
  expect((await totals.allTextContents()).slice(0, shown.length)).toEqual(expected.map((words) => words || ''))
}

/** Its first row and that row's links lead to a screen, by pointer and by keys, and back again. */
async function expectWaysOn(one: ListOnScreen, { rows: [first], shown }: Expected): Promise<void> {
  const { window } = one
  const here = window.url()
  const cameTo = async (address: string) => {
    await expect(window).toHaveURL(new URL(address, here).href)
    await expect(window.locator('[data-screen]').first()).toBeVisible()
    await expect(window.locator('[data-screen="notFound"]')).toHaveCount(0)
    await window.goBack()
    await expect(window).toHaveURL(here)
    await expect(one.row(0)).toBeVisible()
  }
  for (const { column } of shown) {
    const to = column.to?.(first)
    if (to === undefined) continue
    const name = wordsOf(column.kind, column.of(first, one.context))
    await one.row(0).getByRole('link', { name }).first().click()
    await cameTo(to)
  }
  await one.row(0).focus()
  await window.keyboard.press('Enter')
  const opens = one.list.opens?.(first)
  const product = productOf(one.list.columns, first)
  if (opens !== undefined) await cameTo(opens)
  else if (product === undefined) await expect(window).toHaveURL(here)
  else {
    // The product opens over the list.
    await expect(window).toHaveURL(new RegExp(`[?&]product=${product}$`))
    await window.goBack()
    await expect(window).toHaveURL(here)
  }
}
