/** What a person does at the service, in his own words. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { EMAIL, PASSWORD } from '../goods.ts'

export const screen = (window: Page, name: string) => window.locator(`[data-screen="${name}"]`)

export async function askForCode(window: Page, email = EMAIL, password = PASSWORD): Promise<void> {
  await window.getByLabel('Email', { exact: true }).fill(email)
  await window.getByLabel('Password', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Send one-time password' }).click()
}

export async function signIn(window: Page, email = EMAIL, lands = 'home'): Promise<void> {
  await askForCode(window, email)
  await window.getByRole('button', { name: 'Use it' }).click()
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(screen(window, lands)).toBeVisible()
}

/** Chooses from a filter of a list, and waits for what that leaves of it. */
export async function choose(window: Page, list: string, field: string, option: string): Promise<void> {
  const filter = window.getByRole('combobox', { name: field })
  await filter.click()
  await window.getByRole('option', { name: option, exact: true }).click()
  await expect(filter).toHaveValue(option)
  await expect(window.getByRole('grid', { name: list })).toHaveAttribute('aria-busy', 'false')
}

/** Presses it unless what it asks for comes by itself first, as it may with the connection. */
export const tryAgain = (button: Locator): Promise<void> =>
  expect(async () => {
    if ((await button.count()) > 0) await button.click({ timeout: 1000 })
  }).toPass()

/** The next file dialog answers with this file. */
export const chooseFile = (app: ElectronApplication, path: string): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => {
      Object.assign(globalThis, { fileChosen: chosen })
      return { canceled: false, filePaths: [chosen] }
    }
  }, path)

/** The file that the last of these dialogs answered with. */
export const fileChosen = (app: ElectronApplication): Promise<unknown> =>
  app.evaluate(() => Reflect.get(globalThis, 'fileChosen'))

/** Save dialogs answer with this file from now on. */
export const saveAs = (app: ElectronApplication, path: string): Promise<void> =>
  app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen })
  }, path)

export type Row = readonly [id: number | string, qty: number | string]

export function writeCsv(folder: string, name: string, rows: readonly Row[]): string {
  const path = join(folder, name)
  writeFileSync(path, ['Product Id,Quantity', ...rows.map((row) => row.join(','))].join('\r\n'))
  return path
}

export const readText = (path: string): string => readFileSync(path, 'utf8')

export async function openCart(window: Page): Promise<void> {
  await window.getByRole('navigation', { name: 'Carts' }).getByRole('link').first().click()
  await expect(screen(window, 'cart')).toBeVisible()
}

/** Picks a file on the cart screen. */
export async function offerFile(app: ElectronApplication, window: Page, path: string): Promise<void> {
  await chooseFile(app, path)
  await window.getByRole('button', { name: 'Import a file' }).click()
}

/** Picks a file on the cart screen and waits for its verdicts. */
export async function pickFile(app: ElectronApplication, window: Page, path: string): Promise<void> {
  await offerFile(app, window, path)
  await expect(window.getByRole('grid', { name: 'Rows of the file' })).toBeVisible()
}

export async function takeRows(window: Page): Promise<void> {
  await window.getByRole('button', { name: /^Add [\d,]+ to the cart$/ }).click()
  await expect(window.getByText(/rows? (is|are) in the cart/)).toBeVisible()
  await window.getByRole('button', { name: 'Back to the cart' }).last().click()
  await expect(window.getByRole('grid', { name: 'Lines of the cart' })).toBeVisible()
}

/** As a scanner types, into whatever has the focus: keys carry the time of their press, however late the page hears. */
export const scan = (window: Page, digits: string): Promise<void> =>
  window.evaluate((all) => {
    const begun = performance.now()
    for (const [nth, key] of [...all, 'Enter'].entries()) {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(press, 'timeStamp', { value: begun + nth })
      const goesOn = (document.activeElement ?? document.body).dispatchEvent(press)
      if (goesOn && key !== 'Enter') document.execCommand('insertText', false, key)
    }
  }, digits)

/** Nothing on the screen that a screen reader, a keyboard or weak eyes would stumble over. */
export async function expectAccessible(window: Page): Promise<void> {
  // News that are just coming or fading are nobody's to read: nothing does so while axe looks. What moves otherwise is
  // waited for; what turns for ever, as a loader does, isn't.
  const moving = await window.evaluateHandle(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
    }
  })
  const { violations } = await new AxeBuilder({ page: window })
    .setLegacyMode()
    // What passes isn't told: collecting that takes as long as looking.
    .options({ resultTypes: ['violations'] })
    .analyze()
  await moving.evaluate((again) => again())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
