/** Tasks after the order: its status, its invoice, the ledger, a saved list. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { LedgerStatement } from '../../src/shared/domain/ledger/ledger-of.ts'
import { addMonths, dayAt, formatDate } from '../../src/shared/domain/values/dates.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import { type Person, palette } from './person.ts'
import { expect, type Seat, type Task } from './task.ts'

const orders = (page: Page) => page.getByRole('grid', { name: 'Order history' })
const numbers = (page: Page) => orders(page).getByRole('link', { name: /^PO-/ })
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** Returns the number of a delivered order as printed on a slip, without letters. */
async function arrived({ ask }: Pick<Seat, 'ask'>): Promise<string> {
  const args = { query: { poid: '41', pageNo: 1, pageSize: 50 } }
  const read = await ask('portal.read', { call: 'order.history', args, request: 'a task', fresh: false })
  const order = (read.answer as Answer<'order.history'>).rows.filter(({ status }) => status === 'Delivered')[8]
  if (order === undefined) throw new Error('Nothing has arrived')
  return /\d+/.exec(order.poid)?.[0] ?? ''
}

/** Opens the order through the bar, the list and its filter. */
async function opensOrder(me: Person, page: Page, number: string): Promise<void> {
  me.decides()
  await me.click(main(page).getByRole('link', { name: 'Orders' }))
  await me.until(numbers(page))
  me.decides()
  await me.writes(page.getByRole('textbox', { name: 'PO number' }), number)
  await me.press('Enter')
  await me.until(async () => (await numbers(page).count()) === 1)
  await me.click(numbers(page))
  await me.until(screen(page, 'orderDetails'))
}

async function findsOrder(me: Person, page: Page, number: string): Promise<void> {
  await palette(me, number, new RegExp(`^Order PO-${number}`))
  await me.until(screen(page, 'orderDetails'))
}

export const where: Task = {
  name: 'see where an order is',
  before: {
    how: '*Orders*, its number into the filter, its line',
    goes: async (seat) => {
      await opensOrder(seat.me, seat.page, await arrived(seat))
      seat.me.decides()
    },
  },
  after: {
    how: 'Ctrl+K, its number, Enter',
    goes: async (seat) => {
      await findsOrder(seat.me, seat.page, await arrived(seat))
      seat.me.decides()
    },
  },
  check: async (seat) => {
    await expect(seat.page.getByRole('heading', { level: 1 })).toContainText(await arrived(seat))
    await expect(seat.page.getByRole('heading', { name: 'Progress' })).toBeVisible()
  },
}

const paper = ({ profile }: Pick<Seat, 'profile'>): string => join(profile, 'invoice.pdf')
const invoice = (page: Page) => page.getByRole('region', { name: /^Preview/ })

export const invoicing: Task = {
  name: 'save the invoice of an order as PDF',
  prepare: async (seat) => await seat.dialogs.savesAs(paper(seat)),
  before: {
    how: 'the order as above, *Invoice*, *Save as PDF*, the name as it is proposed',
    goes: async (seat) => {
      const { me, page } = seat
      await opensOrder(me, page, await arrived(seat))
      me.decides()
      await me.click(page.getByRole('link', { name: 'Invoice', exact: true }))
      await me.until(invoice(page))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Save as PDF' }))
      me.keepsName()
      await me.until(page.getByText(/^Saved as/))
    },
  },
  after: {
    how: 'Ctrl+K with its number, Ctrl+K *invoice*, Ctrl+K *pdf*: each begun, Enter',
    goes: async (seat) => {
      const { me, page } = seat
      await findsOrder(me, page, await arrived(seat))
      // The palette lists the actions available when it opens, not later ones.
      await me.until(page.getByRole('link', { name: 'Invoice', exact: true }))
      await palette(me, 'inv', /^Invoice/)
      await me.until(invoice(page))
      await palette(me, 'pdf', /^Save as PDF/)
      me.keepsName()
      await me.until(page.getByText(/^Saved as/))
    },
  },
  check: async (seat) => {
    await expect(invoice(seat.page)).toContainText(await arrived(seat))
    expect(existsSync(paper(seat))).toBe(true)
  },
}

const LAST_YEAR = { from: '2025-04-01', to: '2026-03-31' } as const

/** Returns a bank's line about a payment of the last financial year. */
async function transfer({ ask }: Pick<Seat, 'ask'>): Promise<string> {
  const about = { account: 1, ...LAST_YEAR }
  const read = await ask('portal.read', { call: 'ledger.statement', args: about, request: 'a task', fresh: false })
  const paid = (read.answer as LedgerStatement).rows.filter(({ descTitle }) => descTitle === 'Receipt')[5]
  if (paid === undefined) throw new Error('Nothing was paid')
  return paid.B2BReferenceNumber
}

const entries = (page: Page) => page.getByRole('grid', { name: 'Ledger' })
const isFound = (page: Page) => async (): Promise<boolean> => (await page.getByText(/^1 (of [\d,]+ )?entr/).count()) > 0

async function writesDay(me: Person, page: Page, label: string, day: string): Promise<void> {
  me.decides()
  await me.click(page.getByRole('textbox', { name: label }))
  await me.press('Control+a')
  await me.type(day)
  await me.press('Enter')
}

export const entry: Task = {
  name: 'find a payment of last financial year in the ledger',
  before: {
    how: '*My Account*, *Ledger*, both days typed, the bank’s number into *Search entries*',
    goes: async (seat) => {
      const { me, page } = seat
      const number = await transfer(seat)
      me.decides()
      await me.click(page.getByRole('button', { name: 'My Account' }))
      me.decides()
      await me.click(
        page.getByRole('dialog', { name: 'My Account' }).getByRole('link', { name: 'Ledger', exact: true }),
      )
      await me.until(entries(page).locator('[data-index="0"]'))
      await writesDay(me, page, 'Approved from', '01/04/2025')
      await writesDay(me, page, 'Approved to', '31/03/2026')
      await me.until(page.getByText('Opening balance, 01 Apr 2025'))
      me.decides()
      await me.writes(page.getByRole('textbox', { name: 'Search entries' }), number)
      await me.until(isFound(page))
    },
  },
  after: {
    how: 'Ctrl+K *ledger*, the preset *Year 2025-26*, the bank’s number into *Search entries*',
    goes: async (seat) => {
      const { me, page } = seat
      const number = await transfer(seat)
      await palette(me, 'ledg', /^Ledger/)
      await me.until(entries(page).locator('[data-index="0"]'))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Approved: choose a period' }))
      await me.click(page.getByRole('menuitem', { name: 'Year 2025-26' }))
      await me.until(page.getByText('Opening balance, 01 Apr 2025'))
      me.decides()
      await me.writes(page.getByRole('textbox', { name: 'Search entries' }), number)
      await me.until(isFound(page))
    },
  },
  check: async (seat) =>
    await expect(entries(seat.page).locator('[data-index="0"]')).toContainText(await transfer(seat)),
}

const VIEW = 'On their way'
/** The filter in the order history's address. */
const FILTER = { status: 'Shipped', size: '50' } as const
const span = () => [addMonths(dayAt(Date.now()), -3), dayAt(Date.now())] as const
const isShown = (page: Page) => async (): Promise<boolean> => {
  const { searchParams } = new URL(page.url())
  const { status, size } = FILTER
  const isFiltered = searchParams.get('status') === status && searchParams.get('size') === size
  return isFiltered && (await orders(page).getAttribute('aria-busy')) === 'false'
}

export const view: Task = {
  name: 'see a list as one always wants it (three months, shipped, 50 a page)',
  before: {
    how: '*Orders*, the day typed, the status, the number of lines, each time',
    goes: async ({ me, page }) => {
      me.decides()
      await me.click(main(page).getByRole('link', { name: 'Orders' }))
      await me.until(numbers(page))
      await writesDay(me, page, 'Ordered from', span()[0].split('-').reverse().join('/'))
      me.decides()
      await me.click(page.getByRole('combobox', { name: 'Status' }))
      await me.click(page.getByRole('option', { name: FILTER.status, exact: true }))
      await me.press('Escape')
      me.decides()
      await me.click(page.getByRole('combobox', { name: 'orders per page' }))
      await me.click(page.getByRole('option', { name: `${FILTER.size} per page` }))
      await me.until(isShown(page))
    },
  },
  after: {
    how: 'Alt+3, *Views*, its name',
    prepare: async ({ ask }) => {
      const query = { ordered: span().join('..'), ...FILTER }
      const value = { views: [{ name: VIEW, asked: query, spans: { ordered: 'Last 3 months' } }] }
      await ask('settings.write', { key: 'views.orderHistory', value })
    },
    goes: async ({ me, page }) => {
      me.decides()
      await me.press('Alt+3')
      await me.until(numbers(page))
      me.decides()
      await me.click(page.getByRole('button', { name: 'Views', exact: true }))
      await me.click(page.getByRole('list', { name: 'Saved views' }).getByRole('button', { name: VIEW, exact: true }))
      await me.until(isShown(page))
    },
  },
  check: async ({ page }) => {
    await expect(page).toHaveURL(new RegExp(`ordered=${span().join('\\.\\.')}`))
    await expect(page.getByRole('textbox', { name: 'Ordered from' })).toHaveValue(formatDate(span()[0]))
    await expect(orders(page).getByText('Shipped').first()).toBeVisible()
    await expect(orders(page).getByText('Delivered')).toHaveCount(0)
  },
}
