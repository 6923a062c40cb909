/** What a person does at the service, in his own words. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { EMAIL, PASSWORD } from '../goods.ts'
import { askApp } from './app-bridge.ts'
import type { FileDialogs } from './dialogs.ts'

export const screen = (window: Page, name: string) => window.locator(`[data-screen="${name}"]`)

export async function askForCode(window: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  await window.getByLabel('Email', { exact: true }).fill(email)
  await window.getByLabel('Password', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Send OTP' }).click()
}

export async function signIn(window: Page, email = EMAIL, lands = 'home'): Promise<void> {
  await askForCode(window, email)
  await window.getByRole('button', { name: 'Use code and sign in' }).click()
  await expect(screen(window, lands)).toBeVisible()
}

/** Signs in as the form would; whatever page is open follows by itself. */
export async function enterAs(window: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  const { mobilenumber, practiceCode: code = '' } = await askApp(window, 'session.requestOtp', { email, password })
  await askApp(window, 'session.verifyOtp', { email, password, mobilenumber, code })
}

/** Some screen that isn't the way in. */
export const landed = (window: Page) => window.locator('[data-screen]:not([data-screen="login"])').first()

/** Goes on within the app, as a link would. */
export const goTo = (window: Page, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Once what a frame brings with it, as what measures itself does, is drawn. */
export const afterFrames = (window: Page): Promise<void> =>
  window.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** Chooses from a filter of a list, and waits for what that leaves of it. */
export async function choose(window: Page, list: string, field: string, option: string): Promise<void> {
  const filter = window.getByRole('combobox', { name: field })
  await filter.click()
  await window.getByRole('option', { name: option, exact: true }).click()
  // Where several can be chosen it stays open.
  await window.keyboard.press('Escape')
  await expect
    .poll(async () => (await filter.inputValue()) + (await filter.locator('..').innerText()))
    .toContain(option)
  await expect(window.getByRole('grid', { name: list })).toHaveAttribute('aria-busy', 'false')
}

/** Presses it unless what it asks for comes by itself first, as it may with the connection. */
export const tryAgain = (button: Locator): Promise<void> =>
  expect(async () => {
    if ((await button.count()) > 0) await button.click({ timeout: 1000 })
  }).toPass()

export type Row = readonly [id: number | string, qty: number | string]

export function writeCsv(folder: string, name: string, rows: readonly Row[]): string {
  const path = join(folder, name)
  writeFileSync(path, ['Product Id,Quantity', ...rows.map((row) => row.join(','))].join('\r\n'))
  return path
}

export const readText = (path: string): string => readFileSync(path, 'utf8')

/** By the cart's layout menu, which stands over the lines and is closed again. */
export async function groupLinesBy(window: Page, by: string): Promise<void> {
  await window.getByRole('button', { name: 'Cart layout' }).click()
  await window.getByRole('radiogroup', { name: 'Group by' }).getByText(by, { exact: true }).click()
  await window.keyboard.press('Escape')
}

export async function openCart(window: Page): Promise<void> {
  await window.getByRole('navigation', { name: 'Carts' }).getByRole('link').first().click()
  await expect(screen(window, 'cart')).toBeVisible()
}

/** Picks a file on the cart screen. */
export async function offerFile(dialogs: FileDialogs, window: Page, path: string): Promise<void> {
  await dialogs.opens(path)
  await window.getByRole('button', { name: 'Import a file' }).click()
}

/** Picks a file on the cart screen and waits for its verdicts. */
export async function pickFile(dialogs: FileDialogs, window: Page, path: string): Promise<void> {
  await offerFile(dialogs, window, path)
  await expect(window.getByRole('grid', { name: 'Rows of the file' })).toBeVisible()
}

export async function takeRows(window: Page): Promise<void> {
  await window.getByRole('button', { name: /^Add [\d,]+ products? to cart$/ }).click()
  await expect(window.getByText(/rows? (is|are) in the cart/)).toBeVisible()
  await window.getByRole('button', { name: 'Back to cart' }).last().click()
  await expect(window.getByRole('grid', { name: 'Lines of the cart' })).toBeVisible()
}

/** How a scanner types, besides what: milliseconds between its keys, and what it ends with. */
interface Scanning {
  readonly pace?: number
  readonly ends?: readonly string[]
}

/** As a scanner types, into whatever has the focus: keys carry the time of their press, however late the page hears. */
export const scan = (window: Page, digits: string, { pace = 1, ends = ['Enter'] }: Scanning = {}): Promise<void> =>
  window.evaluate(
    ([all, between, keys]) => {
      const begun = performance.now()
      for (const [nth, key] of [...all, ...keys].entries()) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        Object.defineProperty(press, 'timeStamp', { value: begun + nth * between })
        const goesOn = (document.activeElement ?? document.body).dispatchEvent(press)
        // Outside of a field it would be inserted where text was selected last.
        const isField = document.activeElement?.matches('input, textarea') === true
        if (goesOn && isField && key.length === 1) document.execCommand('insertText', false, key)
      }
    },
    [digits, pace, ends] as const,
  )

/** As a hand types: neither as fast as a scanner nor as evenly. */
export async function typeByHand(window: Page, text: string): Promise<void> {
  for (const [nth, key] of [...text].entries()) {
    await window.keyboard.type(key)
    await window.waitForTimeout(nth % 2 === 0 ? 60 : 120)
  }
}
