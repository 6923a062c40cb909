/** Links from the bar to products: categories, search, best sellers. */
import { expectAccessible } from '../../support/pages/accessible.ts'
import { readText, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('categories are gone through by keyboard, products are found as one types, best sellers are saved', async ({
  window,
  enter,
  savesAs,
}) => {
  await enter('/home/notifications')
  const products = window.getByRole('button', { name: 'Products', exact: true })
  const panel = window.getByRole('dialog', { name: 'Products' })
  await products.focus()
  await window.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: 'Clothes', exact: true })).toBeFocused()
  // A panel that is still opening focuses its first entry once more.
  await expect(async () => {
    await window.keyboard.press('t')
    await expect(panel.getByRole('link', { name: 'Toys', exact: true })).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(panel.getByRole('region', { name: 'Toys', exact: true })).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('ArrowRight')
  const sub = panel.getByRole('region', { name: 'Toys', exact: true }).getByRole('link').and(window.locator(':focus'))
  await expect(sub).toBeVisible()
  await window.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('link', { name: 'Toys', exact: true })).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(screen(window, 'listing')).toBeVisible()
  await expect(window).toHaveURL(/\/products\/listing\?categories=\d+$/)
  await expect(panel).toBeHidden()

  const field = window.getByRole('combobox', { name: 'Search products' }).or(window.getByLabel('Search products'))
  await window.getByRole('heading', { level: 1 }).click()
  await window.keyboard.press('/')
  await expect(field).toBeFocused()
  await window.keyboard.type('wo')
  await expect(window.getByRole('option')).toHaveCount(0)
  await window.keyboard.type('oden-pu')
  await expect(window.getByRole('option').first()).toHaveText(/Search for wooden-pu/)
  await expect(window.getByRole('option', { name: /Wooden Puzzle/ }).first()).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'search')).toBeVisible()
  // No product has a "pu": the results for the known words are shown instead.
  await expect(window).toHaveURL(/\/products\/search\/wooden%20pu\?words=wooden$/)
  await expect(field).toHaveValue('wooden-pu')
  await field.click()
  // The text is selected, so typing replaces it.
  await expect.poll(() => window.evaluate(() => getSelection()?.toString())).toBe('wooden-pu')
  const puzzle = window.getByRole('option', { name: /Wooden Puzzle/ }).first()
  await expect(puzzle).toBeVisible()
  const chosen = window.locator('[role="option"][data-combobox-selected]')
  await window.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/^Search for/)
  await window.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/Wooden/)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'productInfo')).toBeVisible()
  await expect(field).toHaveValue('')

  const file = await savesAs('best.csv')
  await products.click()
  await panel.getByRole('button', { name: 'Best sellers (CSV)' }).click()
  await expect(window.getByText(`Saved: ${file}`)).toBeVisible()
  const [heads, first] = readText(file).split('\r\n')
  expect(heads).toContain('Rank,Product ID,Product Name,Category Name,Sub Category Name,Product Type,Brand Name,MRP')
  expect(first).toMatch(/^1,\d+,/)
})
