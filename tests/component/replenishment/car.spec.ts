/** The CAR cart, in which an operator orders for a store; and the checklist of baby goods. */

import type { Page } from '@playwright/test'
import type { CartRef } from '../../../src/shared/domain/carts/cart-ref.ts'
import { messages } from '../../../src/shared/messages.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { type NamedPart, partsOf } from '../../support/pages/car-parts.ts'
import { groupLinesBy } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const OPERATOR = 'operator@practice.storedesk.example'
const rows = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' }).locator('[role=row][data-id]')

async function choose(window: Page, label: string, option?: string) {
  await window.getByRole('combobox', { name: label, exact: true }).click()
  const options = window.getByRole('option')
  await (option === undefined ? options.first() : options.filter({ hasText: option }).first()).click()
}

test('an operator chooses a store and a part of its cart, sees for whom, and orders in its name', {
  tag: '@quick',
}, async ({ window, enter, portal }) => {
  await enter('/car', OPERATOR)
  await expect(window.getByText(messages.carNoneWhy)).toBeVisible()
  await expectAccessible(window)
  const openCart = window.getByRole('button', { name: 'Open cart' })
  await expect(openCart).toBeDisabled()
  await expect(openCart).toHaveAttribute('title', messages.selectAllFilters)
  // No lines are counted before a store is chosen.
  await expect(window.getByRole('link', { name: 'CAR', exact: true })).toBeVisible()
  expect(await portal.asked()).not.toContain('car.count')
  await choose(window, 'Store', 'Aarav Kids Retail, Pune')
  await expect(window.getByRole('link', { name: /^CAR [\d,]+ lines$/ })).toBeVisible()
  await choose(window, 'Subcategory', 'Wipes')
  await choose(window, 'Type', 'Baby Wipes')
  await expect(openCart).toBeDisabled()
  await choose(window, 'Brand')
  await expect(openCart).toBeEnabled()
  await window.getByRole('button', { name: 'Open cart' }).click()
  await expect(window.getByText('You’re ordering for Aarav Kids Retail, Pune')).toBeVisible()
  await expect(window.getByRole('button', { name: /^Place order\s+for Aarav Kids Retail/ })).toBeVisible()
  // Another store's sales can't be read, so a message that there is nothing to review would be unfounded.
  await expect(window.getByText('Sales not available')).toBeVisible()
  await expect(window.getByText(/to review of/)).toHaveCount(0)
  // Groups that need no review are folded, which isn't the same as no lines.
  await expect(window.getByText('No line fits these filters')).toHaveCount(0)
  await groupLinesBy(window, 'Section')
  await expect(rows(window).first()).toBeVisible()
  await expectAccessible(window)

  // An answer that arrives after another store was chosen opens no cart.
  await window.getByRole('button', { name: 'Open cart' }).evaluate((button: HTMLElement) => button.click())
  await choose(window, 'Store', 'Little Lotus')
  await expect(window.getByText('You’re ordering for Little Lotus')).toBeVisible()
  await expect(window.getByText(messages.carNoneWhy)).toBeVisible()
  await expect(rows(window)).toHaveCount(0)
})

test('the lists of a part know each other: every part that they lead to has lines', async ({ window, enter, ask }) => {
  await enter('/car', OPERATOR)
  await choose(window, 'Store', 'Aarav Kids Retail, Pune')
  await expect(window.getByRole('combobox', { name: 'Type', exact: true })).toBeDisabled()
  await expect(window.getByRole('combobox', { name: 'Brand', exact: true })).toBeDisabled()
  const parts: NamedPart[] = []
  for await (const part of partsOf(ask, 'Aarav Kids Retail, Pune')) parts.push(part)
  const of = parts.filter(({ subcategory }) => subcategory === 'Jeans & Trousers')
  await choose(window, 'Subcategory', 'Jeans & Trousers')
  const offered = async (label: string) => {
    await window.getByRole('combobox', { name: label, exact: true }).click()
    await expect(window.getByRole('option').first()).toBeVisible()
    const texts = await window.getByRole('option').allTextContents()
    await window.keyboard.press('Escape')
    return new Set(texts.map((text) => text.replace(/ \(\d+ lines?\)$/, '')))
  }
  expect(await offered('Type')).toEqual(new Set(of.map(({ type }) => type)))
  for (const type of new Set(of.map((one) => one.type))) {
    await choose(window, 'Type', type)
    const own = of.filter((one) => one.type === type)
    await expect.poll(() => offered('Brand')).toEqual(new Set(own.map(({ brand }) => brand)))
  }
  for (const { cart } of of) expect((await ask('cart.open', { cart, fresh: true })).lines.length).toBeGreaterThan(0)
  // With another subcategory, the choices that depended on the first have to be made again.
  await choose(window, 'Brand')
  await choose(window, 'Subcategory', 'Wipes')
  await expect(window.getByRole('button', { name: 'Open cart' })).toBeDisabled()
})

test('the sizes of a set say how many a set has', async ({ window, enter, ask }) => {
  await enter('/car', OPERATOR)
  const part = await setPart(ask)
  await choose(window, 'Store', part.store)
  await choose(window, 'Subcategory', part.subcategory)
  await choose(window, 'Type', part.type)
  await choose(window, 'Brand', part.brand)
  await window.getByRole('button', { name: 'Open cart' }).click()
  await expect(window.getByText(/^Previous seasons: /)).toBeVisible()
  await expect(window.getByText(/^Sizes of a set: .+ × 1/)).toBeVisible()
  await groupLinesBy(window, 'Section')
  await rows(window)
    .first()
    .getByRole('button', { name: /: sizes of the set of/ })
    .click()
  const dialog = window.getByRole('dialog')
  await expect(dialog.getByRole('columnheader', { name: 'Per set' })).toBeVisible()
  for (const row of (await dialog.getByRole('row').all()).slice(1)) {
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^[12]$/)
  }
})

async function setPart(ask: Parameters<typeof partsOf>[0]) {
  for await (const part of partsOf(ask, 'Aarav Kids Retail, Pune')) {
    const { lines } = await ask('cart.open', { cart: part.cart, fresh: true })
    if (lines.some(({ proposal }) => proposal?.isSet === true)) return part
  }
  throw new Error('No set is proposed')
}

test('an order of the CAR cart is the store’s: placed once, and found again by its key', async ({
  enter,
  ask,
  portal,
}) => {
  await enter('/car', OPERATOR)
  let prepared: Awaited<ReturnType<typeof prepare>> | undefined
  const prepare = (cart: CartRef) => ask('orders.prepare', { cart })
  for await (const { cart } of partsOf(ask, 'Aarav Kids Retail, Pune')) {
    await ask('cart.open', { cart, fresh: true })
    const order = await prepare(cart)
    prepared = order.groups.some(({ orderable }) => orderable) ? order : undefined
    if (prepared !== undefined) break
  }
  if (prepared === undefined) throw new Error('Nothing can be ordered')
  const chosen = prepared.groups.filter(({ orderable }) => orderable)
  const total = chosen.reduce((sum, group) => sum + group.total, 0)
  const placed = await ask('orders.place', { key: prepared.key, groups: chosen.map(({ key }) => key), total })
  expect(placed.state).toBe('accepted')
  const numbers = placed.groups.map(({ poid }) => poid)
  expect((await portal.orders(EMAIL)).map(({ poid }) => poid)).toEqual(expect.arrayContaining(numbers))
  expect(await portal.orders(OPERATOR)).toEqual([])
})

test('the checklist has clothes and all else apart, each narrowed by its own names', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/afs/checklist')
  const lines = window.getByRole('grid').getByText('Missing', { exact: true })
  await expect(lines.first()).toBeVisible()
  await expectAccessible(window)
  await portal.misbehave({ kind: 'html', call: 'checklist.report', times: 9 })
  await window.getByText('Non-apparel', { exact: true }).click()
  await expect(window.getByRole('heading', { name: 'Product checklist (non-apparel)' })).toBeVisible()
  await expect(window.getByText(messages.checklistFailed)).toBeVisible()
  await portal.behave()
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(lines.first()).toBeVisible()
})
