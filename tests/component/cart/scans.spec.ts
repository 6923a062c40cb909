/** Side effects of scanners on the cart. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { plentiful, some } from '../../support/goods.ts'
import { scan, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

/** Presses keys, each after that many milliseconds. */
const press = (window: Page, keys: readonly (readonly [key: string, after: number])[]): Promise<void> =>
  window.evaluate((all) => {
    let at = performance.now()
    for (const [key, after] of all) {
      at += after
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(pressed, 'timeStamp', { value: at })
      const goesOn = (document.activeElement ?? document.body).dispatchEvent(pressed)
      const isField = document.activeElement?.matches('input, textarea') === true
      if (goesOn && isField && key.length === 1) document.execCommand('insertText', false, key)
    }
  }, keys)

const steady = (code: string, pace: number) => [...code, 'Enter'].map((key) => [key, pace] as const)
const paused = (code: string, at: number, pause: number) =>
  [...code, 'Enter'].map((key, nth) => [key, nth === at ? pause : 8] as const)

const TORN = /Only part of the scan arrived: /

test('a torn or uneven scan is reported, typing by hand isn’t affected, and a field is restored', async ({
  window,
  enterCartWith,
}) => {
  const [one, two] = some(plentiful, 2)
  if (one === undefined || two === undefined) throw new Error('Nothing to scan')
  await enterCartWith([{ id: one.id, qty: 5 }])
  const notAdded = window.getByRole('region', { name: 'Not added' })
  const close = () => notAdded.getByRole('button', { name: 'Dismiss' }).first().click()
  const totals = window.getByRole('region', { name: 'Totals of the whole cart' })

  await press(window, paused(`8901234${one.id}`, 7, 170))
  await expect(notAdded.getByText(`Only part of the scan arrived: 8901234${one.id}.`)).toBeVisible()
  await close()
  const quantity = window.getByRole('textbox', { name: /^Quantity of / })
  await window
    .getByRole('gridcell', { name: String(one.id) })
    .first()
    .click()
  await expect(quantity).toBeFocused()
  await press(window, paused('211588', 1, 170))
  await expect(notAdded.getByText(TORN)).toBeVisible()
  await expect(quantity).toHaveValue('5')
  await close()
  const uneven = [0, 60, 140, 70, 130, 55, 145].map(
    (after, nth) => [['2', '1', '1', '5', '8', '8', 'Enter'][nth] ?? '', after] as const,
  )
  await quantity.click()
  await expect(quantity).toBeFocused()
  await press(window, uneven)
  await expect(notAdded.getByText('The scan couldn’t be read: 211588. Scan it again.')).toBeVisible()
  await expect(quantity).toHaveValue('5')
  await close()
  await expect(totals).toContainText('Pieces 5')

  // A hand that types evenly, in an id field.
  const id = window.getByRole('combobox', { name: 'Product ID or name' })
  await id.click()
  await press(window, steady(String(two.id), 80))
  await expect(totals).toContainText('Pieces 5')
  await expect(id).toHaveValue(String(two.id))
  await id.fill('')

  const find = window.getByLabel('Search the cart')
  await find.fill('Safe')
  await find.press('End')
  await scan(window, String(one.id))
  await expect(totals).toContainText('Pieces 6')
  await expect(find).toHaveValue('Safe')
  await find.fill('')
})

test('no character of a scan is a command; typed characters are', async ({ window, enterCartWith }) => {
  const [one] = some(plentiful, 1)
  if (one === undefined) throw new Error('Nothing to scan')
  await enterCartWith([{ id: one.id, qty: 5 }])
  const totals = window.getByRole('region', { name: 'Totals of the whole cart' })
  await expect(totals).toContainText('Pieces 5')
  const heading = window.getByRole('heading', { level: 1 })
  for (const [nth, sign] of ['/', '?', 'A'].entries()) {
    await heading.focus()
    await scan(window, `${sign}${one.id}`)
    await expect(totals).toContainText(`Pieces ${6 + nth}`)
    await expect(heading).toBeFocused()
    await expect(window.getByRole('dialog')).toHaveCount(0)
  }
  await expect(window.getByRole('combobox', { name: 'Product ID or name' })).toHaveValue('')
  await window.keyboard.press('/')
  await expect(window.getByRole('search').getByLabel('Search products')).toBeFocused()
  await heading.focus()
  await window.keyboard.press('a')
  await expect(window.getByRole('combobox', { name: 'Product ID or name' })).toBeFocused()
})

test('before sign-in, scans go into no field and are reported', async ({
  window,
  signIn,
  portal,
  expectComplaint,
  enterCartWith,
}) => {
  expectComplaint(/./)
  const [one, two] = some(plentiful, 2)
  if (one === undefined || two === undefined) throw new Error('Nothing to scan')
  await enterCartWith([{ id: one.id, qty: 5 }])
  await portal.endSessions()
  await scan(window, String(two.id))
  const email = window.getByLabel('Email', { exact: true })
  await expect(email).toBeVisible()
  await email.fill('me@example.org')
  await email.focus()
  for (const code of [String(one.id), '8901234567890', String(one.id)]) await scan(window, code)
  await expect(window.getByText(messages.scanSignedOut)).toBeVisible()
  await expect(window.getByText(messages.scanSignedOut)).toHaveCount(1)
  await expect(email).toHaveValue('me@example.org')

  // The refused product is still visible afterwards.
  await signIn()
  await expect(screen(window, 'cart')).toBeVisible()
  await expect(window.getByRole('region', { name: 'Not added' }).getByText(String(two.id))).toBeVisible()
})

test('scans that wait for a slow portal are counted, what it refuses is told, and a scan’s notice stays', async ({
  window,
  portal,
  enterCartWith,
}) => {
  const [one, two, three] = some(plentiful, 3)
  if (one === undefined || two === undefined || three === undefined) throw new Error('Nothing to scan')
  await enterCartWith([{ id: one.id, qty: 5 }])
  const notAdded = window.getByRole('region', { name: 'Not added' })
  await portal.misbehave({ kind: 'delay', call: 'cart.update', ms: 3000, times: 1 })
  for (const { id } of [two, three]) await scan(window, String(id))
  await expect(window.getByText('2 scans waiting for the portal')).toBeVisible()
  await expect(window.getByText('3 of 3 lines')).toBeVisible()
  await expect(window.getByText(/for the portal$/)).toHaveCount(0)

  await portal.misbehave({ kind: 'status', status: 422, message: 'Not now.', call: 'cart.update', times: 1 })
  await scan(window, String(one.id))
  await expect(notAdded.getByText('Not now.')).toBeVisible()
  // An EAN-8 that is no product: its notice stays when another product is added by hand.
  await scan(window, '04252614')
  await expect(notAdded.getByText('It may be a manufacturer’s barcode (UPC-E).')).toBeVisible()
  await expect(notAdded.getByText('04252614')).toBeVisible()
  await scan(window, '8901234567890')
  const id = window.getByRole('combobox', { name: 'Product ID or name' })
  await id.fill(String(two.id))
  await id.press('Enter')
  await expect(notAdded.getByText(/8901234567890 is a manufacturer’s barcode/)).toBeVisible()
})

test('letters that follow the search’s key at once are typed into it, though each is a command elsewhere', async ({
  window,
  enter,
}) => {
  await enter('/home')
  const search = window.getByRole('textbox', { name: 'Search products' })
  const heading = window.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await window.keyboard.press('/')
  await expect(search).toBeFocused()
  // More characters as quick as these would be a scan.
  await expect(async () => {
    await heading.focus()
    for (const key of ['/', 'f']) await window.keyboard.press(key)
    await expect(search).toHaveValue('f', { timeout: 2000 })
  }).toPass()

  await enter('/checkout')
  await window.getByRole('heading', { level: 1 }).focus()
  for (const key of ['a', '2']) await window.keyboard.press(key)
  await expect(window.getByRole('combobox', { name: 'Product ID or name' })).toHaveValue('2')
})
