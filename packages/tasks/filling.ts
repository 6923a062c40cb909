/** Tasks that fill the cart: sizes of a style, an id, a file, suggestions of order assist. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plentiful, some } from '../../tests/support/goods.ts'
import { screen, writeCsv } from '../../tests/support/pages/steps.ts'
import type { Person } from './person.ts'
import { expect, type Seat, type Task } from './task.ts'

const totals = (page: Page) => page.getByRole('region', { name: 'Totals of the whole cart' })

/** Pieces of each product in the portal's cart. */
const inCart = async ({ ask }: Seat): Promise<ReadonlyMap<number, number>> => {
  const { lines } = await ask('cart.open', { cart: 'all', fresh: true })
  return new Map(lines.map(({ id, qty }) => [id, qty]))
}

const SIZES = 3
const PIECES = 4

async function ordersShown(me: Person, page: Page): Promise<void> {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: /^Add|^Update/ }) })
    .first()
  me.decides()
  await me.writes(form.getByRole('combobox'), String(PIECES))
  await me.click(form.getByRole('button', { name: /^Add / }))
  await me.until(form.getByRole('button', { name: 'Update' }))
}

export const sizes: Task = {
  name: 'order three sizes of one style',
  at: '/products/listing?categories=6&brands=621',
  before: {
    how: 'the page of each size, its quantity, *Add*',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('article').first().getByRole('link').last())
      const heading = page.getByRole('heading', { level: 1 })
      await me.until(screen(page, 'productInfo'))
      await ordersShown(me, page)
      for (const size of ['3-4 Years', '2-3 Years']) {
        me.decides()
        await me.press('Alt+ArrowLeft')
        await me.click(
          page
            .getByRole('article')
            .filter({ hasText: `${size} · Baby Pink` })
            .first()
            .getByRole('link')
            .last(),
        )
        await me.until(heading.filter({ hasText: size }))
        await ordersShown(me, page)
      }
    },
  },
  after: {
    how: 'listed as styles: three sizes pressed, one quantity, *Add*',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('v', 'v')
      const card = page.getByRole('article').first()
      const strip = card.getByRole('group').getByRole('button')
      await me.until(strip)
      me.decides()
      for (let nth = 0; nth < SIZES; nth += 1) await me.click(strip.nth(nth))
      me.decides()
      await me.writes(card.getByRole('combobox'), String(PIECES))
      await me.press('Enter')
      await me.until(card.getByText(`${SIZES * PIECES} in the cart`))
    },
  },
  check: async (seat) => expect([...(await inCart(seat)).values()]).toEqual(Array(SIZES).fill(PIECES)),
}

const [known] = plentiful

export const byId: Task = {
  name: 'add a known id with its quantity',
  at: '/checkout',
  before: {
    how: 'search for it, its page, the quantity, *Add*, back to the cart',
    goes: async ({ me, page }) => {
      me.decides()
      await me.writes(page.getByRole('textbox', { name: 'Search products' }), String(known?.id))
      await me.press('Enter')
      await me.until(page.getByRole('heading', { level: 1, name: known?.name ?? '' }))
      await ordersShown(me, page)
      me.decides()
      await me.click(page.getByRole('navigation', { name: 'Carts' }).getByRole('link'))
      await me.until(totals(page))
    },
  },
  after: {
    how: '`A`, the id, Enter (name, price and stock are told), the quantity, Enter',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('a')
      await me.type(String(known?.id))
      await me.press('Enter')
      await me.type(String(PIECES))
      await me.press('Enter')
      await me.until(totals(page))
    },
  },
  check: async (seat) => {
    await expect(totals(seat.page)).toContainText(`Pieces ${PIECES}`)
    await expect.poll(async () => (await inCart(seat)).get(known?.id ?? 0)).toBe(PIECES)
  },
}

const rowsOfFile = some(plentiful, 26).map(({ id }) => [id, PIECES] as const)
const file = ({ profile }: Seat): string => writeCsv(profile, 'order.csv', rowsOfFile)
const dropped = (page: Page, path: string): Promise<void> =>
  page.locator('main').evaluate(
    (main, text) => {
      const carried = new DataTransfer()
      carried.items.add(new File([text], 'order.csv', { type: 'text/csv' }))
      main.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
    },
    readFileSync(path, 'utf8'),
  )

export const fromFile: Task = {
  name: 'fill the cart from a CSV of 26 rows',
  before: {
    how: 'the cart, *Import a file*, the file, *Add*, *Back to cart*, by mouse',
    goes: async (seat) => {
      const { me, page, dialogs } = seat
      await dialogs.opens(file(seat))
      me.decides()
      await me.click(page.getByRole('navigation', { name: 'Carts' }).getByRole('link'))
      await me.until(screen(page, 'cart'))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Import a file' }))
      me.choosesFile()
      await me.until(page.getByRole('button', { name: /^Add 26 products to cart/ }))
      me.decides()
      await me.click(page.getByRole('button', { name: /^Add 26 products to cart/ }))
      await me.until(page.getByText('26 of 26 rows are in the cart'))
      await me.click(page.getByRole('button', { name: 'Back to cart' }).last())
      await me.until(totals(page))
    },
  },
  after: {
    how: 'the file dropped on home, *Add*, Enter',
    goes: async (seat) => {
      const { me, page } = seat
      const path = file(seat)
      me.decides()
      await me.drags(() => dropped(page, path))
      await me.until(page.getByRole('button', { name: /^Add 26 products to cart/ }))
      me.decides()
      await me.click(page.getByRole('button', { name: /^Add 26 products to cart/ }))
      await me.until(page.getByText('26 of 26 rows are in the cart'))
      await me.press('Enter')
      await me.until(totals(page))
    },
  },
  check: async (seat) => {
    await expect(totals(seat.page)).toContainText('26 lines')
    expect((await inCart(seat)).size).toBe(26)
  },
}

const WRONG = 5
const wrong = some(plentiful, WRONG).map(({ id }) => [id, '12 urgent'] as const)

export const mending: Task = {
  name: 'mend five rows of an import (“12 urgent”)',
  at: '/checkout',
  prepare: async ({ profile, dialogs }) => {
    await dialogs.opens(
      writeCsv(profile, 'order.csv', [
        ...wrong,
        ...some(plentiful.slice(WRONG), 5).map(({ id }) => [id, PIECES] as const),
      ]),
    )
  },
  begins: async (page) => {
    await page.getByRole('button', { name: 'Import a file' }).click()
    await page
      .getByRole('button', { name: /^Fix line/ })
      .first()
      .waitFor()
  },
  before: {
    how: '*Fix* of each row, its text corrected, Enter',
    goes: async ({ me, page }) => {
      for (let line = 2; line < WRONG + 2; line += 1) {
        me.decides()
        await me.click(page.getByRole('button', { name: `Fix line ${line}`, exact: true }))
        await me.until(page.getByRole('textbox', { name: `Text of line ${line}: product ID, quantity` }))
        await me.press('End')
        for (const _ of ' urgent') await me.press('Backspace')
        await me.press('Enter')
        await me.until(page.getByText(`Add ${5 + line - 1} of 10`))
      }
    },
  },
  after: {
    how: '*Take the number in all 5 rows*',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('button', { name: 'Use the number in 5 rows' }))
      await me.until(page.getByText('Add 10 of 10'))
    },
  },
  check: async ({ page }) => {
    await expect(page.getByText('Add 10 of 10')).toBeVisible()
    await expect(page.getByText(`${WRONG * 12 + 5 * PIECES} pieces`)).toBeVisible()
  },
}

/** Fewer products than a cart holds. */
const ASSISTED = { seed: 2026, products: 700 }
const takeAll = (page: Page) => page.getByRole('button', { name: /^Add all/ })
const isTaken = (page: Page) => page.getByRole('button', { name: /^Add all \(0 products/ })

export const assisted: Task = {
  name: 'take all that order assist suggests, over all categories',
  world: ASSISTED,
  before: {
    how: '*Sales and stock*, each category in turn: *Add all*, Enter, back',
    goes: async ({ me, page }) => {
      await opensProducts(me, page, 'Sales and stock')
      const links = page.getByRole('grid', { name: 'Sales and stock' }).getByRole('link')
      await me.until(links)
      for (const name of await links.allInnerTexts()) {
        me.decides()
        await me.click(links.filter({ hasText: new RegExp(`^${name}$`) }))
        await me.until(takeAll(page))
        await me.until(async () => (await page.locator('[aria-busy="true"]').count()) === 0)
        me.decides()
        if ((await isTaken(page).count()) === 0) await takes(me, page)
        await me.press('Alt+ArrowLeft')
        await me.until(links)
      }
    },
  },
  after: {
    how: '*Order assist*, *One list*, *Add all*, Enter',
    goes: async ({ me, page }) => {
      await opensProducts(me, page, 'Order assist')
      me.decides()
      await me.click(page.getByText('One list', { exact: true }))
      await me.until(takeAll(page))
      me.decides()
      await takes(me, page)
    },
  },
  check: async ({ page, ask }) => {
    const { lines } = await ask('cart.open', { cart: 'all', fresh: true })
    expect(lines.length).toBeGreaterThan(150)
    await page.goto(new URL('/orderAssist/listing?view=list', page.url()).href)
    await expect(isTaken(page)).toBeVisible({ timeout: 30_000 })
  },
}

async function opensProducts(me: Person, page: Page, link: string): Promise<void> {
  me.decides()
  await me.click(page.getByRole('button', { name: 'Products', exact: true }))
  me.decides()
  await me.click(page.getByRole('dialog', { name: 'Products' }).getByRole('link', { name: link, exact: true }))
}

/** The dialog shows the changes before. */
async function takes(me: Person, page: Page): Promise<void> {
  await me.click(takeAll(page))
  const dialog = page.getByRole('dialog', { name: 'Add all suggestions to cart' })
  await me.until(dialog)
  me.decides()
  await me.press('Enter')
  const outcome = dialog.getByRole('region', { name: 'Result' })
  await me.until(async () => (await dialog.count()) === 0 || (await outcome.count()) > 0)
  if ((await outcome.count()) > 0) await me.press('Escape')
  await me.until(isTaken(page))
}
