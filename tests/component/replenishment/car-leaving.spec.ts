/** The CAR cart while the portal is slow, fails, or another store's cart is opened. */
import type { Page } from '@playwright/test'
import { formatCount } from '../../../src/shared/domain/values/money.ts'
import { messages } from '../../../src/shared/messages.ts'
import { type NamedPart, partsOf, partToChange } from '../../support/pages/car-parts.ts'
import { groupLinesBy } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const OPERATOR = 'operator@practice.storedesk.example'

async function choose(window: Page, label: string, option?: string) {
  await window.getByRole('combobox', { name: label, exact: true }).click()
  const options = window.getByRole('option')
  await (option === undefined ? options.first() : options.filter({ hasText: option }).first()).click()
}

async function chooseCart(window: Page, { store, subcategory, type, brand }: NamedPart) {
  await choose(window, 'Store', store)
  await choose(window, 'Subcategory', subcategory)
  await choose(window, 'Type', type)
  await choose(window, 'Brand', brand)
}

const openCart = (window: Page) => window.getByRole('button', { name: 'Open cart' }).click()

const rowOf = (window: Page, { id }: { readonly id: number }) => window.locator(`[role=row][data-id='${id}']`)

const cellOf = (window: Page, part: { readonly id: number }, pieces: number) =>
  rowOf(window, part)
    .getByRole('gridcell', { name: formatCount(pieces), exact: true })
    .first()

async function type(window: Page, part: { readonly id: number }, was: number, pieces: number) {
  await cellOf(window, part, was).click()
  await window.keyboard.type(String(pieces))
  await window.keyboard.press('Enter')
}

test('what was typed into one store’s cart is sent there before another’s is opened, or waits in it', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await enter('/car', OPERATOR)
  const pune = await partToChange(ask, 'Aarav Kids Retail, Pune', { subcategory: 'Jeans & Trousers', type: 'Jeans' })
  const { value: delhi } = await partsOf(ask, 'Little Lotus').next()
  await chooseCart(window, pune)
  await openCart(window)
  await groupLinesBy(window, 'Section')
  await expect(rowOf(window, pune)).toBeVisible()
  await portal.misbehave({ kind: 'delay', call: 'car.update', ms: 3000, times: 1 })
  await type(window, pune, pune.qty, 4848)
  await chooseCart(window, delhi)
  await openCart(window)
  await expect(window.getByText('Sending to the portal: 1 changed quantity of Aarav Kids Retail, Pune.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Open without waiting' })).toBeVisible()
  await expect(window.getByRole('button', { name: /^Place order\s+for Little Lotus/ })).toBeVisible()
  await expect(window.getByRole('gridcell', { name: formatCount(4848), exact: true })).toHaveCount(0)

  // Quantities that the portal refuses wait in their own cart, with a message.
  await chooseCart(window, pune)
  await openCart(window)
  await expect(cellOf(window, pune, 4848)).toBeVisible()
  await portal.misbehave({ kind: 'reset', call: 'car.update' })
  await type(window, pune, 4848, 6060)
  await chooseCart(window, delhi)
  await openCart(window)
  await expect(window.getByText('Not sent to the portal: 1 changed quantity of Aarav Kids Retail, Pune.')).toBeVisible()
  await expect(window.getByRole('gridcell', { name: formatCount(6060), exact: true })).toHaveCount(0)
  await portal.behave()
  await chooseCart(window, pune)
  await openCart(window)
  await expect(cellOf(window, pune, 6060)).toBeVisible()
})

test('a list that can’t be read says so beside its field, and is asked for again', async ({
  window,
  enter,
  portal,
  expectComplaint,
}) => {
  expectComplaint(/500/)
  const field = (name: string) => window.getByRole('combobox', { name, exact: true })
  await portal.misbehave({ kind: 'status', call: 'car.configurations', status: 500 })
  await enter('/car', OPERATOR)
  await expect(window.getByText('The list of stores')).toBeVisible()
  await expect(field('Store')).toBeDisabled()
  await portal.behave()
  await portal.misbehave({ kind: 'status', call: 'car.filters', status: 500 })
  await window.getByRole('button', { name: 'Retry' }).click()
  await choose(window, 'Store', 'Aarav Kids Retail, Pune')
  await expect(window.getByText('The contents of this store’s cart')).toBeVisible()
  await expect(field('Subcategory')).toBeDisabled()
  await expect(field('Brand')).toBeDisabled()
  await portal.behave()
  // Without the category tree, every type may belong to the subcategory.
  await portal.misbehave({ kind: 'status', call: 'catalogue.subcategoryTypes', status: 500 })
  await window.getByRole('button', { name: 'Retry' }).click()
  await choose(window, 'Subcategory', 'Wipes')
  await expect(window.getByText('The list of types')).toBeVisible()
  await expect(field('Type')).toBeEnabled()
  await portal.behave()
  // A brand whose lines can't be read may have some: it is listed without a number. The only type is chosen as soon as it is known.
  await portal.misbehave({ kind: 'status', call: 'car.products', status: 500 })
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByText('The list of types')).toBeHidden()
  await expect(field('Type')).toHaveValue('Baby Wipes')
  await expect(window.getByText(/couldn’t be counted\./)).toBeVisible()
  await expect(field('Brand')).toBeEnabled()
  await portal.behave()
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByText(/couldn’t be counted\./)).toBeHidden()
})

test('a cart that the portal prepares slowly says so, and can be stopped', async ({ window, enter, portal, ask }) => {
  await window.clock.install()
  await enter('/car', OPERATOR)
  const { value: pune } = await partsOf(ask, 'Aarav Kids Retail, Pune').next()
  await chooseCart(window, pune)
  await portal.misbehave({ kind: 'delay', call: 'car.products', ms: 30_000, times: 1 })
  await openCart(window)
  await expect(window.getByText('Opening cart')).toBeAttached()
  await expect(window.getByText(messages.cartStillPreparing)).toBeHidden()
  await window.clock.fastForward(11_000)
  await expect(window.getByText(messages.cartStillPreparing)).toBeVisible()
  await window.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(window.getByText(messages.openingStopped)).toBeVisible()
  await portal.behave()
})
