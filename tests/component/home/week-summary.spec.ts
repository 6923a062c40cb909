/** The week on one page: offered on Mondays, made on a click, printed like any paper; missing parts are named in their places. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { mondayOf, weekBefore, wholeWeeks } from '../../../src/shared/domain/orders/order-weeks.ts'
import { spanInWords } from '../../../src/shared/domain/papers/week-summary.ts'
import { dayAt } from '../../../src/shared/domain/values/dates.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const today = dayAt(Date.now())
const [week] = wholeWeeks(today)
const tasks = (window: Page) => window.getByRole('region', { name: 'Tasks for today' })
const line = (window: Page) => tasks(window).getByRole('listitem').filter({ hasText: messages.taskWeekSummary })
const sheet = (window: Page) => window.getByRole('region', { name: 'Preview of the week summary' })

test('on a Monday home offers it in one line, until it was opened; another day it doesn’t', async ({
  window,
  enter,
}) => {
  await window.clock.setFixedTime(new Date(`${mondayOf(today)}T10:00:00+05:30`))
  await enter()
  await expect(line(window)).toContainText(`Week summary, ${spanInWords(week)}`)
  await line(window)
    .getByRole('button', { name: /^Snooze/ })
    .press('Enter')
  await expect(line(window)).toHaveCount(0)
  await tasks(window).getByRole('button', { name: 'Show' }).click()
  await line(window).getByRole('link', { name: /^Open/ }).press('Enter')
  await expect(screen(window, 'weekSummary')).toBeVisible()
  await expect(sheet(window)).toContainText(spanInWords(week))
  await window.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(tasks(window).getByText(/unread notifications?/)).toBeVisible()
  await expect(line(window)).toHaveCount(0)
  // It is stored for the account.
  await window.reload()
  await expect(tasks(window).getByText(/unread notifications?/)).toBeVisible()
  await expect(line(window)).toHaveCount(0)
})

test('another day it is made from the card of the weeks, and by its name; of each of twelve weeks', async ({
  window,
  enter,
  savesAs,
}) => {
  await enter()
  await window
    .getByRole('region', { name: 'Orders by week' })
    .getByRole('link', { name: 'Week summary' })
    .press('Enter')
  const heading = (of: typeof week) => sheet(window).getByRole('heading', { name: spanInWords(of), level: 1 })
  await expect(window.getByRole('heading', { name: 'Week summary', level: 1, exact: true })).toBeVisible()
  await expect(heading(week)).toBeVisible()
  for (const words of [
    'Bought',
    'Received',
    'Short',
    'Paid',
    'Due today',
    'Best sellers',
    'Out of stock',
    'Not available',
  ])
    await expect(sheet(window)).toContainText(words)
  await expectAccessible(window)

  const before = weekBefore(week)
  await window.getByRole('combobox', { name: 'Week' }).press('Enter')
  await expect(window.getByRole('option')).toHaveText(wholeWeeks(today).map(spanInWords))
  await window.keyboard.press('ArrowDown')
  await window.keyboard.press('Enter')
  await expect(heading(before)).toBeVisible()
  await expect(sheet(window)).toContainText(spanInWords(before))
  const target = await savesAs('week.pdf')
  await window.getByRole('button', { name: 'Save as PDF' }).press('Enter')
  await expect(window.getByText(`Saved as ${target}`)).toBeVisible()
  expect(readFileSync(target).subarray(0, 5).toString()).toBe('%PDF-')

  await window.keyboard.press('Alt+1')
  await window.keyboard.press('Control+k')
  await window.getByRole('dialog', { name: 'Go to' }).getByRole('textbox').fill('week summ')
  await window.getByRole('button', { name: /^Week summary/ }).click()
  await expect(heading(week)).toBeVisible()
})

test('what fails is told, and is there after a refresh; without the ledger’s right there is no amount', async ({
  window,
  portal,
  enter,
}) => {
  await portal.misbehave({ kind: 'status', call: 'loads.list', status: 500, message: 'Being mended.', times: 1000 })
  await enter('/home/weeksummary')
  await expect(window.getByText(say('weekLacking', { parts: 'Received, Short' }))).toBeVisible()
  await expect(sheet(window)).toContainText('Being mended.')
  await expectAccessible(window)
  await portal.behave()
  await window.keyboard.press('F5')
  await expect(window.getByText(/^Not available: /)).toHaveCount(0)
  await expect(sheet(window)).toContainText('₹')

  await enter('/home/weeksummary', 'noledger@practice.storedesk.example')
  await expect(sheet(window)).toContainText(messages.weekNoMoney)
  await expect(sheet(window)).not.toContainText('₹')
})
