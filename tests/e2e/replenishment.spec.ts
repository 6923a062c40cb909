/** Replenishment in the built app, by keyboard alone: the list, its requests, and the carts that the portal fills. */

import type { Locator, Page } from '@playwright/test'
import { messages } from '../../src/shared/messages.ts'
import { EMAIL } from '../support/goods.ts'
import { askingBy } from '../support/pages/app-bridge.ts'
import { partsOf } from '../support/pages/car-parts.ts'
import { expect, test } from './fixture.ts'

const OPERATOR = 'operator@practice.storedesk.example'
const STORE = 'Aarav Kids Retail, Pune'
const lines = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' }).locator('[role=row][data-id]')

async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

/** Arrows and Enter, as in any dropdown. */
async function choose(window: Page, label: string, option: string): Promise<void> {
  const field = window.getByRole('combobox', { name: label, exact: true })
  // Its options may still be loading.
  await expect(field).toBeEnabled()
  await field.focus()
  await field.press('ArrowDown')
  await expect(window.getByRole('option').first()).toBeVisible()
  // A single option is chosen already.
  await field.press('Control+a')
  await window.keyboard.type(option)
  await expect(window.getByRole('option').first()).toContainText(option)
  await window.keyboard.press('ArrowDown')
  await window.keyboard.press('Enter')
}

/** A part of the store's cart with products that can be ordered. */
async function orderablePart(window: Page) {
  const ask = askingBy(window)
  for await (const part of partsOf(ask, STORE)) {
    const { cart } = part
    await ask('cart.open', { cart, fresh: true })
    const { groups } = await ask('orders.prepare', { cart })
    if (groups.some(({ orderable }) => orderable)) return part
  }
  throw new Error('Nothing can be ordered')
}

test('My ARS: a target is typed and saved, alternates put in order, a product replaced; the request is in its list', async ({
  window,
  enter,
}) => {
  await enter('/home/account/ars/myars')
  const grid = window.getByRole('grid', { name: 'My ARS' })
  const rows = grid.locator('[role=row][data-id]')
  const target = rows.nth(7).locator('[data-column=target]')
  await expect(target).toBeVisible()
  await grid.focus()
  for (let down = 0; down < 7; down++) await window.keyboard.press('ArrowDown')
  await window.keyboard.type('600')
  await window.keyboard.press('Enter')
  await press(window.getByRole('button', { name: 'Save targets' }))
  await press(window.getByRole('button', { name: 'Save', exact: true }))
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  await expect(grid.locator('[data-column=target]', { hasText: '600' })).toHaveCount(1)

  const row = rows.filter({ has: window.getByRole('button', { name: /: alternate of/ }).nth(1) }).first()
  await press(row.getByRole('button', { name: /^Actions for / }))
  await press(window.getByRole('menuitem', { name: 'Rearrange alternates…' }))
  await window.getByRole('listitem').first().focus()
  await window.keyboard.press('ArrowDown')
  await press(window.getByRole('button', { name: 'Save order' }))
  await expect(window.getByText(messages.arsRearranged)).toBeVisible()

  const name = (await rows.first().getByRole('link').textContent()) ?? ''
  await press(rows.first().getByRole('button', { name: /^Actions for / }))
  await press(window.getByRole('menuitem', { name: 'Replace…' }))
  const picker = window.getByRole('dialog', { name: `Replace ${name}` })
  await press(picker.getByRole('list', { name: 'Available products' }).getByRole('button').first())
  await press(picker.getByRole('button', { name: 'Replace…' }))
  const sure = window.getByRole('dialog', { name: messages.arsSureReplace })
  const reason = sure.getByLabel('Reason')
  await expect(reason).toBeVisible()
  await reason.focus()
  await window.keyboard.type('No longer in demand.')
  await press(sure.getByRole('button', { name: 'Request approval' }))
  await expect(window.getByText(messages.arsReplaced)).toBeVisible()
  await enter('/home/account/ars/arsrequest')
  await expect(window.getByRole('grid', { name: 'My ARS requests' }).getByRole('row').nth(1)).toContainText('Pending')
})

test.describe('an app of its own', () => {
  test.use({ ownApp: true })

  test('the AFS cart is corrected and ordered; an operator opens a store’s part and orders it in its name', async ({
    window,
    enter,
    portal,
  }) => {
    await enter('/afs')
    await expect(lines(window).first()).toBeVisible()
    await press(window.getByRole('button', { name: /^Place order/ }))
    await press(window.getByRole('button', { name: 'Remove and continue' }))
    const dialog = window.getByRole('dialog', { name: /^Place order for/ })
    await press(dialog.getByRole('button', { name: /^Place \d+ orders?/ }))
    await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
    const placed = (await portal.orders(EMAIL)).length
    expect(placed).toBeGreaterThan(1)

    await enter('/car', OPERATOR)
    const part = await orderablePart(window)
    await window.reload()
    await choose(window, 'Store', STORE)
    await choose(window, 'Subcategory', part.subcategory)
    await choose(window, 'Type', part.type)
    await choose(window, 'Brand', part.brand)
    await press(window.getByRole('button', { name: 'Open cart' }))
    await expect(window.getByText(`You’re ordering for ${STORE}`)).toBeVisible()
    await expect(lines(window).first()).toBeVisible()
    await press(window.getByRole('button', { name: /^Place order/ }))
    await expect(window.getByRole('dialog', { name: `Place order for ${STORE}` })).toBeVisible()
    await press(dialog.getByRole('button', { name: /^Place \d+ orders?/ }))
    await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
    // The store's order, not the operator's.
    expect((await portal.orders(EMAIL)).length).toBeGreaterThan(placed)
    expect(await portal.orders(OPERATOR)).toEqual([])
  })
})
