/** Lists of replenishment open their products over the list; closing one returns to the same place. */
import { expect, test } from '../fixture.ts'

test.use({ kept: true })

const LISTS = {
  'Product checklist (apparel)': '/afs/checklist',
  'ARS bin': '/home/account/ars/arsbin',
  'My ARS requests': '/home/account/ars/arsrequest',
  'Product replacement report': '/home/account/ars/replacementreport',
  'ARS report': '/home/account/arsReport',
}

for (const [title, address] of Object.entries(LISTS)) {
  test(`${title}: a product's name opens it over the list, and so does its row`, async ({ window, enter }) => {
    await enter(address)
    const list = window.getByRole('grid', { name: title })
    const row = list.locator('[role=row][data-index="0"]')
    const link = row.getByRole('link').first()
    const over = window.getByRole('dialog', { name: 'Product' })
    await expect(link).toBeVisible()
    const before = window.url()
    await link.click()
    await expect(over).toBeVisible()
    expect(new URL(window.url()).searchParams.get('product')).toMatch(/^\d+$/)
    await window.keyboard.press('Escape')
    await expect(over).toHaveCount(0)
    expect(window.url()).toBe(before)

    await row.focus()
    await window.keyboard.press('Enter')
    await expect(over).toBeVisible()
    await window.keyboard.press('Escape')
    await expect(over).toHaveCount(0)
  })
}
