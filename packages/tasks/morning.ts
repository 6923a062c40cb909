/** Tasks at the start of a day: open work, late, due and missing items, and the next store. */
import type { Page } from '@playwright/test'
import { productAddress } from '../../src/shared/domain/screens/addresses.ts'
import { SCREENS } from '../../src/shared/domain/screens.ts'
import { EMAIL, PASSWORD, plentiful, some } from '../../tests/support/goods.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import { emailOf } from '../../tests/support/shop.ts'
import { signInAs } from '../../tests/support/whole-app.ts'
import type { Person } from './person.ts'
import { expect, type Seat, type Task } from './task.ts'

const orders = (page: Page) => page.getByRole('grid', { name: 'Order history' })
const rows = (page: Page) => orders(page).locator('[data-index]')
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const tab = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) })

/** Opens a menu entry of the bar. */
async function opens(me: Person, page: Page, menu: string, entry: string): Promise<void> {
  me.decides()
  await me.click(bar(page).getByRole('button', { name: new RegExp(`^${menu}`) }))
  me.decides()
  await me.click(page.getByRole('dialog').getByRole('link', { name: new RegExp(`^${entry}`) }))
}

/** Reads a list for entries that need action. */
async function looksAt(me: Person, page: Page, menu: string, entry: string): Promise<void> {
  await opens(me, page, menu, entry)
  await me.until(page.getByRole('grid').first())
  me.decides(2)
}

export const morning: Task = {
  name: 'know in the morning what must be done today',
  before: {
    how: 'orders, loads, payments and AFS opened one after the other, and read',
    goes: async ({ me, page }) => {
      await looksAt(me, page, 'Orders', 'Order history')
      await looksAt(me, page, 'Orders', 'Load history')
      await looksAt(me, page, 'Money', 'Payments')
      await looksAt(me, page, 'Replenish', 'AFS cart')
    },
  },
  after: {
    how: 'read on home: what is due, who waits, what is late, what to review',
    goes: async ({ me, page }) => {
      await me.until(page.getByRole('region', { name: 'Tasks for today' }).getByRole('listitem').nth(2))
      me.decides(4)
    },
  },
  check: async ({ page }) => await expect(page.getByRole('main')).toBeVisible(),
}

export const lateOnes: Task = {
  name: 'find this month’s late orders',
  at: '/home/account/orderHistory',
  begins: async (page) => void (await rows(page).first().waitFor()),
  before: {
    how: 'page after page, each row’s promised day read',
    goes: async ({ me, page }) => {
      for (let at = 2; at <= 5; at += 1) {
        me.decides(2)
        await me.click(page.getByRole('button', { name: `Page ${at}`, exact: true }))
        await me.until(rows(page))
      }
      me.decides(2)
    },
  },
  after: {
    how: 'the tab *Late*',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(tab(page, 'Late'))
      await me.until(rows(page).filter({ hasText: /days? late/ }))
      me.decides()
    },
  },
  check: async ({ page }) => await expect(rows(page).first()).toBeVisible(),
}

export const toBePaid: Task = {
  name: 'see which orders must be paid, of both accounts',
  at: '/home/account/orderHistory',
  begins: async (page) => void (await rows(page).first().waitFor()),
  before: {
    how: '*Money*, *Payments*, the BB account, then the DARP account',
    goes: async ({ me, page }) => {
      await looksAt(me, page, 'Money', 'Payments')
      await me.click(page.getByRole('combobox', { name: 'Account' }))
      await me.click(page.getByRole('option', { name: 'DARP' }))
      me.decides(2)
    },
  },
  after: {
    how: 'the tab *To be paid*',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(tab(page, 'To be paid'))
      await me.until(async () => (await rows(page).count()) > 0)
      me.decides(2)
    },
  },
  check: async ({ page }) => await expect(page.getByRole('grid').first()).toBeVisible(),
}

const suggested = (page: Page) => page.getByRole('button', { name: /^Suggested \d+: / }).first()

export const suggestion: Task = {
  name: 'order of a product what its sales ask for',
  at: '/products/listing?category=4',
  begins: async (page) => void (await suggested(page).waitFor()),
  before: {
    how: 'its page, what was sold and is in stock, worked out, the quantity typed, *Add*',
    goes: async ({ me, page }) => {
      const name = (await suggested(page).getAttribute('aria-label'))?.replace(/^Suggested [\d,]+: /, '') ?? ''
      me.decides()
      await me.click(page.getByRole('link', { name, exact: true }))
      await me.until(page.getByText('Sold in 30 days'))
      me.decides(4)
      await me.writes(page.getByLabel(`Quantity of ${name}`).last(), '12')
      await me.press('Enter')
      await me.until(page.getByRole('button', { name: `Update ${name}`, exact: true }))
    },
  },
  after: {
    how: '*Suggested n* on its card, *Add*',
    goes: async ({ me, page }) => {
      me.decides()
      const name = (await suggested(page).getAttribute('aria-label'))?.replace(/^Suggested [\d,]+: /, '') ?? ''
      await me.click(suggested(page))
      await me.click(page.getByRole('button', { name: `Add ${name}`, exact: true }))
      await me.until(page.getByRole('button', { name: `Update ${name}`, exact: true }))
    },
  },
  check: async ({ ask }) => expect((await ask('cart.open', { cart: 'all', fresh: true })).lines).not.toEqual([]),
}

export const balance: Task = {
  name: 'read the ledger’s balance of today',
  at: SCREENS.ledger.path,
  begins: async (page) => void (await page.getByText(/^Balance today/).waitFor()),
  before: { none: 'the last figure was of 31 March, months from now' },
  after: {
    how: 'the first figure',
    goes: async ({ me, page }) => {
      me.decides()
      await me.until(page.getByText(/^Balance today/))
    },
  },
  check: async ({ page }) => await expect(page.getByText(/^Balance today/)).toBeVisible(),
}

export const weekOnPaper: Task = {
  name: 'have last week on one page for the owner',
  before: { none: 'each figure was on a screen of its own, and none of them on paper' },
  after: {
    how: '*Week summary* on home',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('link', { name: /week summary/i }))
      await me.until(page.getByRole('button', { name: /^Print/ }))
      me.decides()
    },
  },
  check: async ({ page }) => await expect(screen(page, 'weekSummary')).toBeVisible(),
}

const OTHER = emailOf('delhi')

async function keep(ask: Seat['ask']): Promise<void> {
  const state = await ask('session.state', undefined)
  if (state.phase === 'signedIn') await ask('session.keepSignedIn', { id: state.store.id, keep: true })
}

/** Keeps both stores signed in; the first one is open. */
async function bothStay({ ask, desk }: Omit<Seat, 'me'>): Promise<void> {
  await keep(ask)
  await ask('session.switchTo', {})
  await signInAs(desk.app, desk.portal, OTHER, PASSWORD)
  await keep(ask)
  await ask('session.switchTo', {})
  await signInAs(desk.app, desk.portal, EMAIL, PASSWORD)
}
const isOpen = async ({ ask }: Pick<Seat, 'ask'>, email: string): Promise<boolean> => {
  const state = await ask('session.state', undefined)
  return state.phase === 'signedIn' && state.store.email === email
}

export const nextStore: Task = {
  name: 'go on with the next store of the same owner',
  before: {
    how: '*My Account*, *Logout*, email, password, code, Enter',
    goes: async (seat) => {
      const { me, page, desk } = seat
      me.decides()
      await me.click(page.getByRole('button', { name: /My Account$/ }))
      await me.click(page.getByRole('button', { name: 'Logout' }))
      await me.until(screen(page, 'login'))
      await me.writes(page.getByLabel('Email', { exact: true }), OTHER)
      await me.press('Tab')
      await me.type(PASSWORD)
      await me.press('Enter')
      await me.until(page.getByLabel('Code'))
      me.decides()
      await me.type(desk.portal.otpFor(OTHER) ?? '')
      await me.press('Enter')
      await me.until(screen(page, 'home'))
    },
  },
  after: {
    how: 'Ctrl+Shift+2',
    prepare: bothStay,
    goes: async (seat) => {
      const { me, page } = seat
      me.decides()
      await me.press('Control+Shift+Digit2')
      await me.until(() => isOpen(seat, OTHER))
      await me.until(screen(page, 'home'))
    },
  },
  check: async (seat) => expect(await isOpen(seat, OTHER)).toBe(true),
}

export const halfWord: Task = {
  name: 'find a product by the beginning of its name (“romp”)',
  before: { none: 'beginnings of words found nothing' },
  after: {
    how: '`/`, four letters, Enter',
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('/')
      await me.type('romp')
      await me.press('Enter')
      await me.until(page.getByRole('main').getByText(/Romper/))
      me.decides()
    },
  },
  check: async ({ page }) =>
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Romper/ })
        .first(),
    ).toBeVisible(),
}

const lines = (page: Page) => page.getByRole('grid', { name: 'Lines of the cart' })

export const explained: Task = {
  name: 'see of ten lines which warehouse gives what, and how long their stock lasts',
  at: '/checkout',
  prepare: async ({ ask }) => {
    const items = some(plentiful, 10).map(({ id }) => ({ id, qty: 12 }))
    await ask('cart.add', { cart: 'all', items })
  },
  begins: async (page) =>
    void (await lines(page)
      .getByText(/ of stock$|^None in store$/)
      .first()
      .waitFor()),
  before: {
    how: 'the page of each product: what was sold and is in stock',
    goes: async ({ me, page }) => {
      for (const { id } of some(plentiful, 10)) {
        me.decides()
        await page.goto(new URL(productAddress(id), page.url()).href)
        await me.until(page.getByText('Sold in 30 days'))
        me.decides(2)
      }
    },
  },
  after: {
    how: 'read on the lines',
    goes: async ({ me, page }) => {
      await me.until(
        lines(page)
          .getByText(/ of stock$|^None in store$/)
          .first(),
      )
      me.decides(10)
    },
  },
  check: async ({ page }) => await expect(page.getByRole('main')).toBeVisible(),
}

export const refusedFirst: Task = {
  name: 'find out what of a cart can’t be placed, and why',
  at: '/checkout',
  prepare: async ({ ask }) => {
    const items = some(plentiful, 8).map(({ id }, at) => ({ id, qty: at === 0 ? 1 : 24 }))
    await ask('cart.add', { cart: 'all', items })
  },
  begins: async (page) => void (await lines(page).getByRole('row').nth(1).waitFor()),
  before: { none: 'it stood below the fold of the list of orders' },
  after: {
    how: '*Place order*: it stands first',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(page.getByRole('button', { name: /^Place order/ }))
      await me.until(page.getByRole('dialog').getByRole('button', { name: /^Place/ }))
      me.decides()
    },
  },
  check: async ({ page }) => await expect(page.getByRole('dialog')).toBeVisible(),
}
