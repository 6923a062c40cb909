/** The user's choice of columns and widths, stored for the account. */

import { listNames } from '../../../src/shared/lists.ts'
import { readSetting } from '../../../src/shared/settings.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { covering, holding } from '../../support/pages/covering.ts'
import type { ListOnScreen } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'
import { SCREEN } from '../../support/pages/screen-size.ts'

import { expect } from '../fixture.ts'
import { test } from './lists.ts'

const OTHER_STORE = 'delhi@practice.storedesk.example'
const full = listNames.filter((name) => !where[name].isBare)

const widthOf = async ({ grid }: ListOnScreen, title: string) =>
  Math.round((await grid.getByRole('columnheader', { name: title, exact: true }).boundingBox())?.width ?? 0)

for (const name of covering([holding], full)) {
  test(`${name}: columns are chosen and widened by menu and by pointer, kept for the account and for no other`, async ({
    window,
    ask,
    listOf,
  }) => {
    const menu = window.getByRole('button', { name: 'Columns', exact: true })
    const one = await listOf(name, EMAIL)
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
    const wider = window.getByRole('button', { name: `Wider: ${first.column.title}`, exact: true })
    const drawn = await widthOf(one, first.column.title)
    await wider.press('Enter')
    await expect.poll(() => widthOf(one, first.column.title)).toBe(drawn + 20)
    await wider.press('Enter')
    await window.getByRole('button', { name: `Narrower: ${first.column.title}`, exact: true }).click()
    await expect.poll(() => widthOf(one, first.column.title)).toBe(drawn + 20)
    await window.keyboard.press('Escape')
    await expect(wider).toHaveCount(0)
    const head = await one.grid.getByRole('columnheader', { name: third.column.title, exact: true }).boundingBox()
    if (head === null) throw new Error('No such head')
    await window.mouse.move(head.x + head.width, head.y + head.height / 2)
    await window.mouse.down()
    // The pointer can't leave the window.
    const by = head.x + head.width + 35 < SCREEN.width ? 35 : -35
    await window.mouse.move(head.x + head.width + by, head.y + head.height / 2, { steps: 4 })
    await window.mouse.up()
    const off = async () => Math.abs((await widthOf(one, third.column.title)) - Math.round(head.width) - by)
    await expect.poll(off).toBeLessThanOrEqual(3)
    await one.expectShown(chosen)
    const widths = [
      [first.column.title, drawn + 20],
      [third.column.title, await widthOf(one, third.column.title)],
    ] as const
    // Stored after a pause, so that dragging doesn't write at every pixel.
    await expect
      .poll(() => ask('settings.read', { key: `list.${one.name}` }))
      .toMatchObject({ columns: expect.arrayContaining([...chosen]) })
    const setting = async () =>
      readSetting(`list.${one.name}`, await ask('settings.read', { key: `list.${one.name}` }))?.widths
    await expect.poll(setting).toMatchObject({ [third.key]: widths[1][1] })

    // A list about a subject of its own isn't visible to another user.
    await ask('session.signOut', undefined)
    if (where[name].prefix === '') {
      const his = await listOf(name, OTHER_STORE)
      await his.open()
      await his.expectShown()
      await ask('session.signOut', undefined)
    }
    const again = await listOf(name, EMAIL)
    await again.open()
    await again.expectShown(chosen)
    for (const [title, wide] of widths) expect(await widthOf(again, title)).toBe(wide)
    await menu.click()
    await window.getByRole('button', { name: 'Reset' }).click()
    await window.keyboard.press('Escape')
    // The widths that are expected are those of the setting, which is written after a pause.
    await expect.poll(() => ask('settings.read', { key: `list.${one.name}` })).toEqual({})
    await one.expectShown()
  })
}

test('what is filtered, ordered and shown again and again is kept as a view, and shown by two presses', async ({
  window,
  enter,
  visit,
}) => {
  await enter('/home/account/orderHistory?size=50')
  const menu = window.getByRole('button', { name: 'Views', exact: true })
  const grid = window.getByRole('grid', { name: 'Order history' })
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  await menu.click()
  const name = window.getByRole('textbox', { name: 'Save this view as' })
  await expect(name).toBeFocused()
  await expectAccessible(window)
  await name.fill('On their way')
  await name.press('Enter')
  await expect(name).toBeHidden()

  await window.getByRole('button', { name: 'Columns', exact: true }).click()
  await window.getByRole('checkbox', { name: 'Docket', exact: true }).click()
  await window.keyboard.press('Escape')
  await visit('/home/account/orderHistory')
  await expect(window).not.toHaveURL(/size=50/)
  await menu.click()
  await window
    .getByRole('list', { name: 'Saved views' })
    .getByRole('button', { name: 'On their way', exact: true })
    .click()
  await expect(window).toHaveURL(/size=50/)
  await expect(grid.getByRole('columnheader', { name: 'Docket', exact: true })).toBeVisible()
  await menu.click()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Delete view On their way' }).click()
  await expect(window.getByRole('list', { name: 'Saved views' })).toBeHidden()
})

test('in a narrow window the least important columns go, money stays, and files have them all', async ({
  window,
  enter,
}) => {
  await enter('/home/account/ledger')
  const grid = window.getByRole('grid', { name: 'Ledger' })
  const heads = () => grid.getByRole('columnheader').allTextContents()
  await expect(grid.getByRole('row').nth(2)).toBeVisible()
  for (const [width, gone] of [
    [1366, ['Account type', 'In company’s books']],
    [1024, ['Account type', 'B2B reference']],
    [683, ['Account type', 'B2B reference', 'Own books', 'Voucher no.']],
  ] as const) {
    await window.setViewportSize({ width, height: 640 })
    await expect.poll(heads).toEqual(expect.arrayContaining(['Date', 'Particulars', 'Debit', 'Credit', 'Balance']))
    for (const title of gone) await expect(grid.getByRole('columnheader', { name: title, exact: true })).toHaveCount(0)
  }
  await window.setViewportSize({ width: 1024, height: 640 })
  await window.getByRole('button', { name: 'Columns', exact: true }).click()
  await expect(window.getByText(/^Hidden because the window is narrow: .*B2B reference/)).toBeVisible()
  await expect(window.getByRole('checkbox', { name: 'B2B reference', exact: true })).toBeChecked()
})
