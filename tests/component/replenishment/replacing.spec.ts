/** Replacing lines of proposed carts: offers are of the same kind as the replaced lines, and new lines can be found. */
import type { Locator, Page } from '@playwright/test'
import { placesIn } from '../../../src/shared/domain/carts/replace-proposed.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { type NamedPart, partsOf } from '../../support/pages/car-parts.ts'
import { firstReplaceable, replaceable } from '../../support/pages/replacements.ts'
import { groupLinesBy } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const OPERATOR = 'operator@practice.storedesk.example'
const STORE = 'Aarav Kids Retail, Pune'

const grid = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' })
const replaceDialog = (window: Page) => window.getByRole('dialog', { name: 'Replace products' })
const cards = (dialog: Locator) => dialog.getByRole('article')

async function replaceLine(window: Page, id: number, button: RegExp = /^Replace \d+ lines?$/): Promise<Locator> {
  await window.getByRole('textbox', { name: 'Search the cart' }).fill(String(id))
  await grid(window).locator(`[data-id="${id}"]`).getByRole('checkbox').check()
  await window.getByRole('button', { name: button }).click()
  return replaceDialog(window)
}

const replaceNow = async (window: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Replace…' }).click()
  await window
    .getByRole('dialog', { name: messages.arsSureReplace })
    .getByRole('button', { name: 'Replace', exact: true })
    .click()
  await expect(dialog).toHaveCount(0)
}

async function choose(window: Page, label: string, option: string) {
  await window.getByRole('combobox', { name: label, exact: true }).click()
  await window.getByRole('option').filter({ hasText: option }).first().click()
}

/** A list whose only option is chosen already is left alone. */
async function openPart(window: Page, { subcategory, type, brand }: NamedPart) {
  await choose(window, 'Store', STORE)
  await choose(window, 'Subcategory', subcategory)
  await choose(window, 'Type', type)
  await choose(window, 'Brand', brand)
  await window.getByRole('button', { name: 'Open cart' }).click()
}

test('only what is of the same kind is offered, from every page of the listing, and one sees what takes which place', async ({
  window,
  enter,
  ask,
}) => {
  await enter('/afs')
  const { unit, by } = await firstReplaceable(ask, 'afs', { least: 2 })
  const dialog = await replaceLine(window, Number(unit.key))
  await expect(dialog.getByText(/^\d+ products read( · .*left out)?$/)).toBeVisible()
  const [was] = unit.products
  // The card shows it: the replacement has the age and gender of the replaced product.
  const { gender = '' } = was ?? {}
  const word = gender === 'Unisex' ? 'Boys and girls' : `${gender}s`
  for (const card of await cards(dialog).all()) {
    await expect(card).toContainText(word)
    await expect(card).toContainText(was?.type.name ?? '')
    await expect(card).toContainText(/\d in warehouses, \d+ needed/)
  }
  await expect(cards(dialog).getByRole('checkbox', { disabled: false })).toHaveCount(Math.min(9, by.length))

  const places = dialog.getByRole('list', { name: 'Lines to replace' })
  await expect(places.getByText('Not selected')).toBeVisible()
  await expect(dialog.getByText('Select 1 more.')).toBeVisible()
  await cards(dialog).getByRole('checkbox', { disabled: false }).nth(0).check()
  await expect(places.getByText('Not selected')).toHaveCount(0)
  await expect(dialog.getByText(/^Replaces /)).toBeVisible()
  await cards(dialog).getByRole('checkbox', { disabled: false }).nth(1).check()
  await expect(dialog.getByText('2 selected, 1 needed: remove one.')).toBeVisible()
  await expectAccessible(window)
  // A chosen product, with or without a line to replace, is removed by its own button.
  await dialog.getByText('no line left').getByRole('button').click()
  await expect(dialog.getByRole('button', { name: 'Replace…' })).toBeEnabled()
  await places.getByRole('button', { name: /^Remove / }).click()
  await expect(dialog.getByText('Select 1 more.')).toBeVisible()

  await dialog.getByRole('searchbox', { name: 'Search products' }).fill('no such thing')
  await expect(dialog.getByText(messages.offersNoneFound)).toBeVisible()
})

test('a set is replaced by a style with the same sizes, size by size', async ({ window, enter, ask }) => {
  await enter('/afs')
  const { unit } = await firstReplaceable(ask, 'afs', { least: 1, sets: true })
  const dialog = await replaceLine(window, unit.products[0]?.id ?? 0)
  await cards(dialog).getByRole('checkbox', { disabled: false }).first().check()
  await replaceNow(window, dialog)
  const ids = new Set(unit.lines.map(({ line }) => line.id))
  const { lines, supply } = await ask('cart.open', { cart: 'afs', fresh: true })
  expect(lines.filter(({ id }) => ids.has(id))).toEqual([])
  const came = lines.flatMap(({ id }) => supply.products.find((one) => one.id === id) ?? [])
  // Every size of the set has a line with its own product.
  const style = (product: Product) => `${product.groupID} ${product.color}`
  const styles = [...Map.groupBy(came, style)].map(([key, products]) => ({ key, products }))
  expect(styles.some((one) => placesIn(unit, one) !== undefined)).toBe(true)
})

test('a listing that breaks off says so, and is read again', async ({
  window,
  enter,
  ask,
  portal,
  expectComplaint,
}) => {
  expectComplaint(/500/)
  await enter('/afs')
  const { unit } = await firstReplaceable(ask, 'afs', { least: 1 })
  await portal.misbehave({ kind: 'status', call: 'afs.candidates', status: 500 })
  const dialog = await replaceLine(window, Number(unit.key))
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  await portal.behave()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(dialog).first()).toBeVisible()
})

test('CAR: what comes under another brand is one press away, and isn’t offered again', async ({
  window,
  enter,
  ask,
}) => {
  await enter('/car', OPERATOR)
  const { part, unit, by } = await replacedByAnotherBrand(ask)
  await openPart(window, part)
  const dialog = await replaceLine(window, Number(unit.key))
  await dialog.getByRole('searchbox', { name: 'Search products' }).fill(String(by.id))
  await dialog.getByRole('checkbox').check()
  await replaceNow(window, dialog)
  await expect(window.getByText(`1 line is now under ${by.brand.name}.`)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: `Open ${by.brand.name}` }).click()
  await groupLinesBy(window, 'Section')
  await expect(grid(window).locator(`[data-id="${by.id}"]`)).toBeVisible()
  await expect(window.getByText(`1 line is now under ${by.brand.name}.`)).toHaveCount(0)
  await expect(window.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue(new RegExp(by.brand.name))

  // The product is in that part now, so no other part offers it.
  const other = await findAgain(ask, part, by.id)
  expect(other).toEqual([])
})

type Ask = Parameters<typeof partsOf>[0]

/** A line of a part, with a product of another brand that may replace it. */
async function replacedByAnotherBrand(ask: Ask) {
  for await (const part of partsOf(ask, STORE)) {
    for await (const { unit, by } of replaceable(ask, part.cart, { least: 1 })) {
      const other = by.flatMap(({ products }) => products).find(({ brand }) => brand.id !== part.cart.brandid)
      if (other !== undefined) return { part, unit, by: other }
    }
  }
  throw new Error('Nothing can be replaced by another brand')
}

/** Brands of the same subcategory and type whose lines lack the product although it is in the cart. */
async function findAgain(ask: Ask, { cart }: NamedPart, id: number): Promise<readonly unknown[]> {
  const { user, subcatid, typeid } = cart
  const request = { call: 'carParts.brands', args: { user, subcatid, typeid }, request: 'test', fresh: true } as const
  const { answer } = await ask('portal.read', request)
  const brands = answer as readonly { readonly lines?: readonly number[] }[]
  return brands.some(({ lines }) => lines?.includes(id)) ? [] : [id]
}
