/** Tasks about an incomplete cart: gaps, alternates, a minimum, the order. */
import type { Locator, Page } from '@playwright/test'
import { EMAIL, plentiful, scarce, some } from '../../tests/support/goods.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import type { Person } from './person.ts'
import { expect, type Seat, type Task } from './task.ts'

const totals = (page: Page) => page.getByRole('region', { name: 'Totals of the whole cart' })
const gapless = (page: Page) => totals(page).filter({ hasText: /Gap 0 pieces ·/ })

const short = some(scarce, 6)
const LACKS = 5
const whole = some(plentiful, 10)
/** Puts lines with a gap among others. */
const gaps = async ({ ask }: Omit<Seat, 'me'>): Promise<void> => {
  const lacking = short.map(({ product, stock }) => ({ id: product.id, qty: stock + LACKS }))
  const items = whole.flatMap(({ id }, at) => [{ id, qty: 2 }, ...lacking.slice(at, at + 1)])
  await ask('cart.add', { cart: 'all', items })
}
const row = (page: Page, id: number) => page.locator(`[data-id="${id}"]`)

export const closing: Task = {
  name: 'close the gaps of six lines: order only what there is',
  at: '/checkout',
  prepare: gaps,
  begins: async (page) => void (await totals(page).waitFor()),
  before: {
    how: 'each line: read what is available, type it over the quantity',
    goes: async ({ me, page }) => {
      for (const { product, stock } of short) {
        me.decides()
        await me.click(row(page, product.id).locator('[data-column="qty"]'))
        await me.until(page.getByLabel(`Quantity of ${product.name}`, { exact: true }))
        me.decides()
        await me.type(String(stock))
        await me.press('Enter')
      }
      await me.until(gapless(page))
    },
  },
  after: {
    how: 'Ctrl+Shift+G',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('Control+Shift+g')
      await me.until(gapless(page))
    },
  },
  check: async ({ page, ask }) => {
    await expect(totals(page)).toContainText(/Gap 0 pieces ·/)
    const expected = short.map(({ product, stock }) => [product.id, stock])
    await expect
      .poll(async () => {
        const { lines } = await ask('cart.open', { cart: 'all', fresh: true })
        return expected.filter(([id, qty]) => lines.some((line) => line.id === id && line.qty === qty)).length
      })
      .toBe(expected.length)
  },
}

export const replacing: Task = {
  name: 'have alternates take over the gaps of six lines',
  at: '/checkout',
  prepare: gaps,
  begins: async (page) => void (await totals(page).waitFor()),
  before: {
    how: 'each line: its gap opened, the first alternate, *Replace*',
    goes: async ({ me, page }) => {
      for (const { product } of short) {
        me.decides()
        const why = row(page, product.id).locator('[data-column="allocation"]').getByRole('button')
        // After a long allocation it is cut off; the key still opens it.
        if (await why.isVisible()) await me.click(why)
        else {
          await me.click(row(page, product.id).locator('[data-column="qty"]'))
          await me.press('Alt+Enter')
        }
        const list = page.getByRole('dialog').getByRole('region', { name: 'Alternates' })
        await me.until(list.getByRole('button', { name: /^Replace with / }).or(list.getByText('No alternates.')))
        me.decides()
        if ((await list.getByRole('button', { name: /^Replace with / }).count()) > 0) {
          await me.click(list.getByRole('button', { name: /^Replace with / }).first())
        } else await me.press('Escape')
        await me.untilGone(page.getByRole('dialog'))
      }
    },
  },
  after: {
    how: 'Ctrl+G, Enter, Enter: which takes over what is shown before',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('Control+g')
      const dialog = page.getByRole('dialog', { name: 'Alternates for all gaps' })
      await me.until(dialog.getByRole('button', { name: /^Replace gap of \d lines?$/ }))
      me.decides()
      await me.press('Enter')
      await me.until(dialog.getByRole('status').filter({ hasText: 'Alternates replaced' }))
      await me.press('Enter')
      await me.untilGone(dialog)
    },
  },
  check: async ({ page }) => {
    await expect(gapless(page)).toBeVisible()
    await expect(totals(page)).toContainText('22 lines')
  },
}

/** The stockist of the practice portal whose order starts the cart. */
const STOCKIST = 'Sahyadri Baby'
const below = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`more to order: fill up the order from ${STOCKIST}`) })
const lacking = async (text: Promise<string | null>): Promise<number> =>
  Number(/[\d,]+/.exec((await text) ?? '')?.[0].replaceAll(',', ''))
const amountIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

export const filling: Task = {
  name: 'bring an order to its minimum with another product of its warehouse',
  at: '/checkout',
  prepare: async ({ ask }) => {
    const items = some(plentiful, 40).map(({ id }) => ({ id, qty: 1 }))
    await ask('cart.add', { cart: 'all', items })
  },
  begins: async (page) => void (await totals(page).waitFor()),
  before: {
    how: '*Products* of this warehouse, pages opened until one is taken from there first, its quantity, back',
    goes: async ({ me, page }) => {
      const missing = await lacking(below(page).first().innerText())
      me.decides()
      await me.press('Alt+4')
      await me.until(page.getByRole('article'))
      me.decides()
      await me.click(page.getByRole('combobox', { name: 'Stock of' }))
      await me.click(page.getByRole('option', { name: STOCKIST }))
      await me.until(
        async () =>
          new URL(page.url()).searchParams.has('whId') && (await page.locator('[aria-busy="true"]').count()) === 0,
      )
      for (let nth = 0; !(await takesFromStockist(me, page, nth, missing)); nth += 1) await me.press('Alt+ArrowLeft')
      me.decides()
      await me.press('Alt+2')
      await me.until(totals(page))
    },
  },
  after: {
    how: '*₹ N short*: what sells well from there; pieces of one of them, Enter',
    goes: async ({ me, page }) => {
      const missing = await lacking(below(page).first().innerText())
      me.decides()
      await me.click(below(page))
      const dialog = page.getByRole('dialog', { name: `Fill up the order from ${STOCKIST}` })
      await me.until(dialog.getByRole('combobox'))
      // They appear one by one, as they are found.
      for (let nth = 1; !(await fillsWith(me, dialog, dialog.getByRole('row').nth(nth), missing)); nth += 1);
      await me.untilGone(dialog)
    },
  },
  check: async ({ page }) => {
    await expect(totals(page)).toContainText('41 lines')
    await expect(below(page)).toHaveCount(0)
  },
}

/** Types the missing number of pieces, if the product has that many. */
async function fillsWith(me: Person, dialog: Locator, row: Locator, missing: number): Promise<boolean> {
  await me.until(row)
  me.decides()
  const [price = '', stock = ''] = await row.getByRole('cell').allInnerTexts()
  const pieces = Math.ceil(missing / amountIn(price))
  if (amountIn(stock) < pieces) return false
  await me.click(row.getByRole('combobox'))
  await me.press('Control+a')
  await me.type(String(pieces))
  await me.until(dialog.getByRole('status').filter({ hasText: /minimum/i }))
  await me.press('Enter')
  return true
}

/** Opens the page of a product, and orders it if this stockist's pieces are used first and are enough. */
async function takesFromStockist(me: Person, page: Page, nth: number, missing: number): Promise<boolean> {
  me.decides()
  await me.click(page.getByRole('article').nth(nth).getByRole('link').last())
  const sellers = page
    .getByRole('main')
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: 'Warehouse' }) })
  await me.until(page.getByText('Price breakdown'))
  me.decides()
  if ((await sellers.count()) === 0) return false
  const first = await sellers.getByRole('row').nth(1).innerText()
  const [name = '', , stock = '', price = ''] = first.split(/\s*\t\s*/)
  const pieces = Math.ceil(missing / amountIn(price))
  if (!name.includes(STOCKIST) || amountIn(stock) < pieces) return false
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: /^Add (?!\d|to )/ }) })
  await me.writes(form.getByRole('combobox'), String(pieces))
  await me.press('Enter')
  await me.until(page.getByRole('main').getByRole('button', { name: 'Update' }))
  return true
}

export const placing: Task = {
  name: 'place the orders of a cart',
  at: '/checkout',
  prepare: async ({ ask }) =>
    void (await ask('cart.add', { cart: 'all', items: some(plentiful, 12).map(({ id }) => ({ id, qty: 24 })) })),
  begins: async (page) => void (await totals(page).waitFor()),
  before: { none: 'a step for the address came first; it is a line above the orders now' },
  after: {
    how: '*Place order*, *Place n orders*: where it goes stands above the orders',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('button', { name: /^Place order/ }))
      const dialog = page.getByRole('dialog')
      await me.until(dialog.getByRole('button', { name: /^Place \d+ orders?/ }))
      // Destination, orders, and total.
      me.decides(3)
      await me.click(dialog.getByRole('button', { name: /^Place \d+ orders?/ }))
      await me.until(dialog.getByRole('heading', { name: 'Order summary' }))
    },
  },
  check: async ({ portal }) => expect((await portal.orders(EMAIL)).length).toBeGreaterThan(0),
}

export const reordering: Task = {
  name: 'order the last order once more',
  before: {
    how: '*Orders*, the order, *Reorder*, yes, by mouse',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }))
      await me.until(page.getByRole('grid', { name: 'Order history' }).getByRole('link', { name: /^PO-/ }))
      me.decides()
      await me.click(page.getByRole('grid', { name: 'Order history' }).getByRole('link', { name: /^PO-/ }))
      await me.until(screen(page, 'orderDetails'))
      me.decides()
      await me.click(page.getByRole('main').getByRole('button', { name: 'Reorder', exact: true }))
      me.decides()
      await me.click(page.getByRole('dialog').getByRole('button', { name: /^(Reorder|Add|Put)/ }))
      await me.until(totals(page))
    },
  },
  after: {
    how: 'Alt+2, *Reorder*, the first of the list',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('Alt+2')
      await me.until(screen(page, 'cart'))
      me.decides()
      await me.click(page.getByRole('main').getByRole('button', { name: 'Reorder', exact: true }))
      me.decides()
      await me.click(page.getByRole('list', { name: 'Recent orders' }).getByRole('button').first())
      await me.until(totals(page))
    },
  },
  check: async ({ page, ask }) => {
    await expect(screen(page, 'cart')).toBeVisible()
    expect((await ask('cart.open', { cart: 'all', fresh: true })).lines.length).toBeGreaterThan(0)
  },
}
