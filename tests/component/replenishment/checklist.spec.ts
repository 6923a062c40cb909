/** The checklist orders: products missing in the store are selected, and added to the cart or to My ARS. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

const MISSING = '/afs/checklist?goods=nonapparel&state=Missing'
const list = (window: Page) => window.getByRole('grid', { name: 'Product checklist (non-apparel)' })
const rowAt = (window: Page, nth: number) => list(window).locator(`[role=row][data-index="${nth}"]`)
const tools = (window: Page) => window.getByRole('toolbar', { name: 'Selected rows' })

async function tick(window: Page, rows: number): Promise<readonly string[]> {
  await expect(rowAt(window, 0)).toBeVisible()
  const ids: string[] = []
  for (let nth = 0; nth < rows; nth++) {
    await rowAt(window, nth).getByRole('checkbox').check()
    ids.push((await rowAt(window, nth).getByRole('link').first().textContent()) ?? '')
  }
  return ids
}

/** Opens the dialog that adds eight products to My ARS; `count` of them get a target there. */
async function openTargets(window: Page) {
  await tick(window, 8)
  await tools(window).getByRole('button', { name: 'Add to My ARS…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Add to My ARS' })
  const targets = dialog.getByRole('combobox', { name: /^Target stock of/ })
  await expect(targets.first()).toBeVisible()
  return { dialog, targets, count: await targets.count() }
}

test('missing products go into the cart with what is suggested, priced, and typed over', async ({
  window,
  enter,
  portal,
}) => {
  await enter(MISSING)
  const ids = await tick(window, 5)
  await tools(window).getByRole('button', { name: 'Add to cart…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Add to cart' })
  const pieces = dialog.getByRole('combobox', { name: /^Quantity of/ })
  await expect(pieces.first()).toBeVisible()
  await expectAccessible(window)
  const add = dialog.getByRole('button', { name: /^Add \d+ products? \(₹ [\d,]+\) to the cart$/ })
  const before = await add.textContent()
  await pieces.first().fill('3000')
  await expect(add).not.toHaveText(before ?? '')
  await pieces.first().fill('3x')
  await expect(dialog.getByRole('button', { name: /^Add/ })).toBeDisabled()
  await pieces.first().fill('2')
  const text = (await add.textContent()) ?? ''
  const count = Number(/Add (\d+)/.exec(text)?.[1])
  await portal.forget()
  await add.click()
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).toContain('cart.update')

  // Products in the cart are left out, with a message.
  await tools(window).getByRole('button', { name: 'Add to cart…' }).click()
  const leftOut = dialog.getByText(/\d+ products? not included/)
  await leftOut.click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'already in the cart' })).toHaveCount(count)
  expect(ids.length).toBeGreaterThanOrEqual(count)
})

test('several go into My ARS at once, each with its target; one that is refused says why', async ({
  window,
  enter,
  portal,
}) => {
  await enter(MISSING)
  const { dialog, targets, count } = await openTargets(window)
  await targets.first().fill('1001')
  await expect(dialog.getByText(messages.arsTargetTooMuch)).toBeVisible()
  const add = dialog.getByRole('button', { name: /^Add \d+ products? to My ARS$/ })
  await expect(add).toBeDisabled()
  await targets.first().fill('150')
  await expectAccessible(window)
  await portal.misbehave({ kind: 'status', call: 'ars.create', status: 422, message: 'Not today.', times: 1 })
  await portal.forget()
  await add.click()
  await window.getByRole('dialog', { name: messages.arsSureAddAlone }).getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Not today.')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: messages.arsAdded })).toHaveCount(count - 1)
  expect((await portal.asked()).filter((call) => call === 'ars.create')).toHaveLength(count)
  // The remaining one is sent again.
  await dialog.getByRole('button', { name: 'Add 1 product to My ARS' }).click()
  await window.getByRole('dialog', { name: messages.arsSureAddAlone }).getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toHaveCount(0)
})

test('while several are sent the dialog stays: closing it stops the rest, and each says what became of it', async ({
  window,
  enter,
  portal,
}) => {
  await enter(MISSING)
  const { dialog, count } = await openTargets(window)
  expect(count).toBeGreaterThan(1)
  await portal.misbehave({ kind: 'delay', call: 'ars.create', ms: 1500, times: 1 })
  await portal.forget()
  await dialog.getByRole('button', { name: /^Add \d+ products to My ARS$/ }).click()
  await window.getByRole('dialog', { name: messages.arsSureAddAlone }).getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(dialog.getByRole('cell', { name: messages.arsAdded })).toHaveCount(1)
  await expect(dialog.getByRole('cell', { name: messages.arsNotSent })).toHaveCount(count - 1)
  expect((await portal.asked()).filter((call) => call === 'ars.create')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toHaveCount(0)
})

test('one product goes into My ARS by the usual way, with its alternates', async ({ window, enter }) => {
  await enter(MISSING)
  await tick(window, 1)
  await tools(window).getByRole('button', { name: 'Add to My ARS…' }).click()
  await expect(window.getByRole('dialog', { name: /^Alternates of/ })).toBeVisible()
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('where the company keeps the list, nothing is added to it', async ({ window, enter }) => {
    await enter(MISSING, 'fccoco@practice.storedesk.example')
    await tick(window, 1)
    await expect(tools(window).getByRole('button', { name: 'Add to cart…' })).toBeVisible()
    await expect(tools(window).getByRole('button', { name: 'Add to My ARS…' })).toHaveCount(0)
  })
})
