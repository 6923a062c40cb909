/** My ARS on screen, as a user sees and edits it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'

export class MyArs {
  static readonly address = '/home/account/ars/myars'
  readonly window: Page
  readonly grid: Locator
  readonly rows: Locator
  readonly saveButton: Locator
  readonly #enter: (address: string) => Promise<void>

  constructor(window: Page, enter: (address: string) => Promise<void>) {
    this.window = window
    this.grid = window.getByRole('grid', { name: 'My ARS' })
    this.rows = this.grid.locator('[role=row][data-id]')
    this.saveButton = window.getByRole('button', { name: 'Save targets' })
    this.#enter = enter
  }

  rowAt(nth: number): Locator {
    return this.rows.nth(nth)
  }

  rowOf(id: number | string): Locator {
    return this.grid.locator(`[role=row][data-id="${id}"]`)
  }

  targetIn(row: Locator): Locator {
    return row.locator('[data-column=target]')
  }

  targetAt(nth: number): Locator {
    return this.targetIn(this.rowAt(nth))
  }

  /** Signs in and opens the list; `narrowed` is the address's query. */
  async open(narrowed = ''): Promise<void> {
    await this.#enter(MyArs.address + narrowed)
    await expect(this.targetAt(0)).toBeVisible()
  }

  /** The same, and waits until the whole list is loaded. */
  async openWhole(): Promise<void> {
    await this.open()
    await expect(this.window.getByText('so far', { exact: true })).toHaveCount(0)
  }

  /** Types a target stock over a row's. */
  async type(nth: number, target: string): Promise<void> {
    await this.targetAt(nth).click()
    await this.targetAt(nth).getByRole('textbox').fill(target)
    await this.window.keyboard.press('Enter')
  }

  /** Saves the typed targets, and confirms it. */
  async save(): Promise<void> {
    await this.saveButton.click()
    await this.window.getByRole('button', { name: 'Save', exact: true }).click()
  }

  /** The whole name of a row's product: its link leaves out the size, which is shown below it. */
  async nameIn(row: Locator): Promise<string> {
    const label = await row.getByRole('button', { name: /^Actions for / }).getAttribute('aria-label')
    return /^Actions for (.*) \(\d+\)$/.exec(label ?? '')?.[1] ?? ''
  }

  /** Chooses an entry from the menu of a product. */
  async choose(name: string, entry: string): Promise<void> {
    await this.window.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.window.getByRole('menuitem', { name: entry }).click()
  }

  /** Opens the choice of the first row's replacement. */
  async openReplacements(): Promise<Locator> {
    const name = await this.nameIn(this.rowAt(0))
    await this.choose(name, 'Replace…')
    return this.window.getByRole('dialog', { name: `Replace ${name}` })
  }

  /** Opens the choice of an alternate, of the first row that can get one. */
  async openAlternates(): Promise<Locator> {
    const plus = this.window.getByRole('button', { name: /^Add an alternate to/ }).first()
    const title = ((await plus.getAttribute('aria-label')) ?? '').replace(/ \(\d+\)$/, '')
    await plus.click()
    return this.window.getByRole('dialog', { name: title })
  }

  /** Picks the first product that a dialog offers, of the first kind, and goes on to its alternates. */
  async pickFirst(dialog: Locator): Promise<Locator> {
    for (const label of ['Category', 'Subcategory', 'Type']) {
      await dialog.getByRole('combobox', { name: label, exact: true }).click()
      await this.window.getByRole('option').first().click()
    }
    await offeredIn(dialog).first().click()
    await dialog.getByRole('button', { name: 'Choose alternates' }).click()
    return this.window.getByRole('dialog', { name: /^Alternates of/ })
  }

  /** Picks a replacement of the first row, and opens its confirmation. */
  async pickReplacement(): Promise<Locator> {
    const picker = await this.openReplacements()
    await offeredIn(picker).first().click()
    await picker.getByRole('button', { name: 'Replace…' }).click()
    return this.window.getByRole('dialog', { name: messages.arsSureReplace })
  }
}

/** The products that a dialog offers. */
export const offeredIn = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
