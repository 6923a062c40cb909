/** The actions of a user, as test steps. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
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

/** Signs in as the form would; the open page follows by itself. */
export async function enterAs(window: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  const { mobilenumber, practiceCode: code = '' } = await askApp(window, 'session.requestOtp', { email, password })
  await askApp(window, 'session.verifyOtp', { email, password, mobilenumber, code })
}

/** Any screen other than sign-in. */
export const landed = (window: Page) => window.locator('[data-screen]:not([data-screen="login"])').first()

/** Navigates within the app, as a link would. */
export const goTo = (window: Page, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Waits for the next frames, in which elements that measure themselves render again. */
export const afterFrames = (window: Page): Promise<void> =>
  window.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )

/** Chooses from a filter of a list, and waits for the result. */
export async function choose(window: Page, list: string, field: string, option: string): Promise<void> {
  const filter = window.getByRole('combobox', { name: field })
  await filter.click()
  await window.getByRole('option', { name: option, exact: true }).click()
  // A multiple choice stays open.
  await window.keyboard.press('Escape')
  await expect
    .poll(async () => (await filter.inputValue()) + (await filter.locator('..').innerText()))
    .toContain(option)
  await expect(window.getByRole('grid', { name: list })).toHaveAttribute('aria-busy', 'false')
}

/** Presses the button unless its retry happens first, as it may with the connection. */
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

/** Groups lines through the cart's layout menu, which covers the lines and is closed again. */
export async function groupLinesBy(window: Page, by: string): Promise<void> {
  await window.getByRole('button', { name: 'Cart layout' }).click()
  await window.getByRole('radiogroup', { name: 'Group by' }).getByText(by, { exact: true }).click()
  await window.keyboard.press('Escape')
}

/** Opens the command palette and types into it. */
export async function searchPalette(window: Page, text: string): Promise<void> {
  await window.keyboard.press('Control+k')
  await window.getByRole('textbox', { name: /^Go to a screen/ }).fill(text)
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

/** The scanner's properties: milliseconds between its keys, and its end keys. */
interface Scanning {
  readonly pace?: number
  readonly ends?: readonly string[]
}

/** Types as a scanner does, into the focused element: events carry the time of their press, however late the page handles them. */
export const scan = (window: Page, digits: string, { pace = 1, ends = ['Enter'] }: Scanning = {}): Promise<void> =>
  window.evaluate(
    ([all, between, keys]) => {
      const begun = performance.now()
      for (const [nth, key] of [...all, ...keys].entries()) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        Object.defineProperty(press, 'timeStamp', { value: begun + nth * between })
        const goesOn = (document.activeElement ?? document.body).dispatchEvent(press)
        // Without a focused field, text would be inserted at the last selection.
        const isField = document.activeElement?.matches('input, textarea') === true
        if (goesOn && isField && key.length === 1) document.execCommand('insertText', false, key)
      }
    },
    [digits, pace, ends] as const,
  )

/** Types as a hand does: neither as fast nor as evenly as a scanner. */
export async function typeByHand(window: Page, text: string): Promise<void> {
  for (const [nth, key] of [...text].entries()) {
    await window.keyboard.type(key)
    await window.waitForTimeout(nth % 2 === 0 ? 60 : 120)
  }
}
