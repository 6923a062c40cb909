/** Tasks: signing in, finding a product, and learning about it. */
import type { Page } from '@playwright/test'
import { EMAIL, PASSWORD, plentiful, soldOut } from '../../tests/support/goods.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import type { Person } from './person.ts'
import { expect, type Task } from './task.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Search products' })
const cards = (page: Page) => page.getByRole('article')
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const signingIn: Task = {
  name: 'sign in with a one-time password',
  signedOut: true,
  before: {
    how: 'email and password into their fields, *Send*, the code, *Sign in*, by mouse',
    goes: async ({ me, page, desk }) => {
      await me.writes(page.getByLabel('Email', { exact: true }), EMAIL)
      await me.writes(page.getByLabel('Password', { exact: true }), PASSWORD)
      await me.click(named(page, 'Send OTP'))
      await me.until(page.getByLabel('Code'))
      me.decides()
      await me.writes(page.getByLabel('Code'), codeOf(desk.portal.otpFor(EMAIL)))
      await me.click(named(page, 'Sign in'))
      await me.until(screen(page, 'home'))
    },
  },
  after: {
    how: 'the computer remembers the email: password, Enter, code, Enter',
    prepare: async ({ ask }) => void (await ask('device.write', { email: EMAIL })),
    goes: async ({ me, page, desk }) => {
      await me.type(PASSWORD)
      await me.press('Enter')
      await me.until(page.getByLabel('Code'))
      me.decides()
      await me.type(codeOf(desk.portal.otpFor(EMAIL)))
      await me.press('Enter')
      await me.until(screen(page, 'home'))
    },
  },
  check: async ({ page }) => await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible(),
}

/** Returns the code from the text message. */
function codeOf(code: string | undefined): string {
  if (code === undefined) throw new Error('No code was sent')
  return code
}

const bottles = async (page: Page): Promise<boolean> =>
  /Feeding Bottle/.test((await cards(page).first().textContent()) ?? '')

export const misspelt: Task = {
  name: 'find a product whose name one misspells (“feding bottles”)',
  before: {
    how: 'through the menu: *Products*, category, subcategory, since what was typed wrong found nothing',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(named(page, 'Products'))
      const panel = page.getByRole('dialog', { name: 'Products' })
      // Two decisions: one of 22 categories, and one of its parts.
      me.decides(2)
      await me.pointsAt(panel.getByRole('link', { name: 'Feeding & Nursing', exact: true }))
      await me.until(panel.getByRole('region', { name: 'Feeding & Nursing', exact: true }))
      me.decides(2)
      await me.click(panel.getByRole('link', { name: 'Feeding Bottles' }))
      await me.until(async () => (await cards(page).count()) > 0 && (await bottles(page)))
    },
  },
  after: {
    how: '`/`, the words as they come, Enter',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('/')
      await me.type('feding bottles')
      await me.press('Enter')
      await me.until(async () => (await cards(page).count()) > 0 && (await bottles(page)))
    },
  },
  check: async ({ page }) => await expect(cards(page).first()).toContainText('Feeding Bottle'),
}

const [target] = plentiful

export const marked: Task = {
  name: "find a product by its id as a spreadsheet has it (`'200003`, `#200003`)",
  before: { none: 'what wasn’t digits alone was searched for as words; the search does that no more' },
  after: {
    how: '`/`, the number as it is, Enter',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('/')
      await me.type(`'${target?.id}`)
      await me.press('Enter')
      await me.until(page.getByRole('heading', { level: 1, name: target?.name ?? '' }))
    },
  },
  check: async ({ page }) => await expect(page).toHaveURL(new RegExp(`/productInfo/${target?.id}`)),
}

const listed = '/products/listing?categories=6&brands=621'
const table = (page: Page) => page.getByRole('table', { name: 'Compared products' })

/** Reads the pages of two products. */
async function reads(me: Person, page: Page, nth: number): Promise<void> {
  await me.click(cards(page).nth(nth).getByRole('link').last())
  await me.until(screen(page, 'productInfo'))
  await me.until(page.getByText('Price breakdown'))
  // Margin, and stock.
  me.decides(2)
}

export const comparing: Task = {
  name: 'compare margin and stock of two products',
  at: listed,
  before: {
    how: 'the page of one, what one reads kept in mind, back, the page of the other',
    goes: async ({ me, page }) => {
      me.decides()
      await reads(me, page, 0)
      await me.press('Alt+ArrowLeft')
      await me.until(cards(page))
      me.decides()
      await reads(me, page, 4)
    },
  },
  after: {
    how: 'both ticked in the listing, *Compare*: side by side, the best named',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(cards(page).nth(0).getByRole('checkbox'))
      me.decides()
      await me.click(cards(page).nth(4).getByRole('checkbox'))
      await me.press('c')
      await me.until(table(page).getByRole('row', { name: 'Net price with GST' }).getByText(/₹/).first())
      me.decides(2)
    },
  },
  check: async ({ page }) => {
    await expect(table(page).getByRole('columnheader').nth(1).or(screen(page, 'productInfo'))).toBeVisible()
  },
}

export const words: Task = {
  name: 'find out what a word means (CPO)',
  at: '/home/account/orderHistory',
  before: { none: 'nothing in the program said it: a colleague was asked' },
  after: {
    how: '`?`, to the words of the trade below the keys',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('?')
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts and terms' })
      await me.until(sheet)
      me.decides()
      await me.scrollsTo(sheet.getByText('CPO', { exact: true }))
      me.decides()
    },
  },
  check: async ({ page }) => await expect(page.getByRole('term').filter({ hasText: /^CPO$/ })).toBeInViewport(),
}

const [missing] = soldOut
const DAYS = 3

export const knowing: Task = {
  name: `know over ${DAYS} days whether a product is back`,
  at: `/products/productInfo/${missing?.id}`,
  before: {
    how: 'searched for by its id and looked at every day',
    goes: async ({ me, page }) => {
      me.decides()
      for (let day = 1; day < DAYS; day += 1) {
        await page.goto(new URL('/home', page.url()).href)
        await expect(screen(page, 'home')).toBeVisible()
        me.decides()
        await me.writes(field(page), String(missing?.id))
        await me.press('Enter')
        await me.until(page.getByRole('heading', { level: 1, name: missing?.name ?? '' }))
        me.decides()
      }
    },
  },
  after: {
    how: '*Notify me when back in stock*, once: home and Windows tell',
    goes: async ({ me, page, ask }) => {
      me.decides()
      const bell = page.getByRole('button', { name: 'Notify me when back in stock' })
      await me.click(bell)
      await me.until(async () => (await bell.getAttribute('aria-pressed')) === 'true')
      const { watched } = await ask('watching.read', undefined)
      expect(watched.map(({ id }) => id)).toEqual([String(missing?.id)])
    },
  },
  check: async ({ page }) => await expect(page.getByText('out of stock', { exact: true })).toBeVisible(),
}
