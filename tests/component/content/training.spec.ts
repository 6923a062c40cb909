/** The training area: searched by words, viewed one after the other, and with messages for failures. */
import { type MessageKey, messages } from '../../../src/shared/messages.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test.describe('looked at', () => {
  test.use({ kept: true })

  test('the training area is searched by one field, leads to products and reports, and to incentives where there are some', async ({
    window,
    enter,
  }) => {
    await enter('/home/lms', 'fccoco@practice.storedesk.example')
    await expect(window.getByRole('link', { name: 'Incentive dashboard' })).toBeVisible()
    await expect(window.getByRole('heading', { name: 'Product of the day' })).toBeVisible()
    await expect(window.getByRole('list', { name: 'Best staff' }).getByRole('button')).toHaveCount(8)
    await expectAccessible(window)
    await window
      .getByRole('button', { name: /^Report of/ })
      .first()
      .click()
    await expect(window.getByRole('dialog').locator('[data-page="1"] canvas')).toBeVisible()
    await window.keyboard.press('Escape')
    await window.getByRole('textbox', { name: 'Search training' }).fill('car seats')
    await expect(window.getByRole('list', { name: 'Product information' }).getByRole('button')).toHaveText([
      /Car seats/,
    ])
    await expect(window.getByRole('list', { name: 'Webinars' })).toHaveCount(0)
    await window.getByRole('textbox', { name: 'Search training' }).fill('')
    await window.getByRole('link', { name: /^View product/ }).click()
    await expect(window).toHaveURL(/\/products\/productInfo\/\d+/)

    await enter('/home/lms')
    await expect(window.getByRole('heading', { name: 'Assessments' })).toBeVisible()
    await expect(window.getByRole('link', { name: 'Incentive dashboard' })).toHaveCount(0)
  })

  test('stories are looked at one after the other by arrows, and the focus comes back', async ({ window, enter }) => {
    await enter('/home/bestpractice')
    const first = window.getByRole('button', { name: /^One colour, one table/ })
    await first.press('Enter')
    const dialog = window.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: 'One colour, one table' })).toBeVisible()
    await expect(dialog).toContainText('one-colour table')
    await window.keyboard.press('ArrowRight')
    await expect(dialog.locator('video')).toBeVisible()
    await expect(dialog).toContainText('3 of 8')
    await expectAccessible(window)
    await window.keyboard.press('ArrowLeft')
    await window.keyboard.press('ArrowLeft')
    await expect(dialog).toContainText('1 of 8')
    await window.keyboard.press('Escape')
    await expect(first).toBeFocused()
    await window.getByRole('textbox', { name: 'Search best practice' }).fill('count till')
    await expect(window.getByRole('list', { name: 'Best practice' }).getByRole('button')).toHaveText([/Five minutes/])
  })

  test('events are listed a year forward, those that were held have pictures', async ({ window, enter }) => {
    await enter('/home/event')
    const rows = window.getByRole('grid', { name: 'Events' }).getByRole('row')
    await expect(rows.filter({ hasText: 'Summer preview' })).toBeVisible()
    await expect(rows.filter({ hasText: 'Monsoon window contest' })).toHaveCount(0)
    // Future events have none.
    await expect(window.getByRole('button', { name: 'Pictures of Summer preview' })).toHaveCount(0)
    await enter('/home/event?held=2026-01-01..2027-12-31')
    await window.getByRole('button', { name: 'Pictures of Monsoon window contest' }).click()
    const pictures = window.getByRole('list', { name: 'Pictures of Monsoon window contest' })
    await pictures.getByRole('button').nth(2).click()
    await expect(window.getByText('3 of 5')).toBeVisible()
    await window.keyboard.press('ArrowRight')
    await expect(window.getByText('4 of 5')).toBeVisible()
    // The first Esc closes the picture.
    await window.keyboard.press('Escape')
    await expect(pictures).toBeVisible()
  })
})

const FAILING: readonly (readonly [address: string, call: CallName, sentence: MessageKey])[] = [
  ['/home/vmguidelines', 'training.vmGuidelines', 'vmGuidelinesFailed'],
  ['/home/lookbooks', 'training.lookbooks', 'lookbooksFailed'],
  ['/home/babyhugwarranty', 'training.warranty', 'warrantyFailed'],
]

test('what can’t be had is said in the portal’s sentences, and there again when it is', async ({
  window,
  enter,
  portal,
}) => {
  for (const [address, call, sentence] of FAILING) {
    await portal.misbehave({ kind: 'wrongShape', call, times: 1 })
    await enter(address)
    await expect(window.getByRole('alert')).toContainText(messages[sentence])
    await window.getByRole('button', { name: 'Retry' }).click()
    await expect(window.getByRole('alert')).toHaveCount(0)
  }
  await enter('/home/lookbooks')
  await portal.misbehave({ kind: 'status', call: 'training.lookbook', times: 1 })
  await window.getByRole('button', { name: /^Party wear/ }).click()
  await expect(window.getByRole('alert')).toContainText(messages.lookbookFailed)
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByRole('dialog').locator('[data-page="1"] canvas')).toBeVisible()

  await portal.misbehave({ kind: 'status', call: 'training.bestPractice', times: 1, message: 'Practice is closed.' })
  await enter('/home/bestpractice')
  await expect(window.getByRole('alert')).toContainText('Practice is closed.')
})

test('a picture that failed is asked for again by a press, and stands there whole', async ({
  window,
  enter,
  portal,
}) => {
  await portal.misbehave({ kind: 'reset', call: 'media', times: 40 })
  await enter('/home/bestpractice')
  const card = window.getByRole('list', { name: 'Best practice' }).getByRole('listitem').first()
  const again = card.getByRole('button', { name: /^Retry / })
  await expect(again).toBeVisible()
  await portal.behave()
  await again.click()
  await expect(card.locator('img')).toHaveCSS('object-fit', 'contain')
  await expect(again).toHaveCount(0)
  await expect(window.getByRole('dialog')).toHaveCount(0)
})

test('a card keeps its icon until its picture is painted', async ({ window, enter }) => {
  const held = Promise.withResolvers<void>()
  await window.route(/\/media\//, async (route) => {
    await held.promise
    await route.continue()
  })
  await enter('/home/lookbooks')
  const card = window.getByRole('list', { name: 'Lookbooks' }).getByRole('listitem').first()
  await expect(card.locator('img')).toBeAttached()
  await expect(card.locator('img')).toBeHidden()
  await expect(card.locator('[aria-busy="true"] svg')).toBeVisible()
  held.resolve()
  await expect(card.locator('img')).toBeVisible()
  await expect(card.locator('svg')).toHaveCount(0)
})

test('documents show their first page, those of the own region first, which is read at once', async ({
  window,
  enter,
}) => {
  await enter('/escalation')
  const names = window.getByRole('list', { name: 'Escalation matrix' }).getByRole('listitem')
  await expect(names.first()).toContainText('West')
  await expect(names.first()).toContainText('Your region')
  await expect(names).toHaveCount(4)
  const page = names.first().locator('canvas')
  await expect
    .poll(() => page.evaluate((one) => (one instanceof HTMLCanvasElement ? one.width : 0)))
    .toBeGreaterThan(200)
  await expect(window.getByRole('region', { name: 'Pages of West' })).toContainText('Escalation matrix: West')
  await expectAccessible(window)
})

test('guidelines are searched above their names, and the field keeps the focus with any result', async ({
  window,
  enter,
}) => {
  await enter('/home/vmguidelines')
  const names = window.getByRole('list', { name: 'Guidelines' }).getByRole('listitem')
  await expect(names.first()).toBeVisible()
  const field = window.getByRole('textbox', { name: 'Search guidelines' })
  await field.fill('no such words')
  await expect(window.getByText(messages.nothingOfThoseWords)).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('footwear')
  await expect(names).toHaveCount(1)
  await expect(window.getByRole('heading', { level: 2, name: 'Footwear wall' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('a document that can’t be read says so beside the names, and is there after Retry', async ({
  window,
  enter,
  portal,
}) => {
  await portal.misbehave({ kind: 'reset', call: 'media', times: 60 })
  await enter('/home/account/waybill')
  const blank = window.getByRole('region', { name: 'Blank waybill', exact: true })
  await expect(blank.getByRole('alert')).toBeVisible()
  await expectAccessible(window)
  await portal.behave()
  await blank.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByRole('region', { name: 'Pages of Blank waybill' })).toContainText('Waybill number')
  await expect(window.getByRole('list', { name: 'Waybill' }).locator('canvas').first()).toBeVisible()
})
