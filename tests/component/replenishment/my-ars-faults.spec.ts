/** What the portal refuses, or what is lost on the way, at each question of My ARS: told in the dialog, and nothing typed is lost. */
import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expect, test } from '../fixture.ts'

const grid = (window: Page) => window.getByRole('grid', { name: 'My ARS' })
const rows = (window: Page) => grid(window).locator('[role=row][data-id]')
const cards = (dialog: Locator) => dialog.getByRole('list', { name: 'Products to choose from' }).getByRole('button')

interface Question {
  readonly call: string
  /** Comes to the question; what it is asked with is typed already. */
  readonly open: (window: Page) => Promise<Locator>
  readonly yes: string
  readonly typed?: (dialog: Locator) => Promise<void>
}

async function openMenu(window: Page, name: string, entry: string): Promise<void> {
  await window.getByRole('button', { name: `With ${name}` }).click()
  await window.getByRole('menuitem', { name: entry }).click()
}

const REASON = 'Nobody asks for it any more.'

const QUESTIONS: Readonly<Record<string, Question>> = {
  'a parent’s replacement': {
    call: 'ars.replaceParent',
    yes: 'Ask for approval',
    open: async (window) => {
      const name = (await rows(window).first().getByRole('link').textContent()) ?? ''
      await openMenu(window, name, 'Replace…')
      const picker = window.getByRole('dialog', { name: `Replace ${name}` })
      await cards(picker).first().click()
      await picker.getByRole('button', { name: 'Replace…' }).click()
      const sure = window.getByRole('dialog', { name: messages.arsSureReplace })
      await sure.getByLabel('Reason').fill(REASON)
      return sure
    },
    typed: (dialog) => expect(dialog.getByLabel('Reason')).toHaveValue(REASON),
  },
  'another alternate': {
    call: 'ars.addAlternate',
    yes: 'Add',
    open: async (window) => {
      const plus = window.getByRole('button', { name: /^Add an alternate to/ }).first()
      const title = (await plus.getAttribute('aria-label')) ?? ''
      await plus.click()
      const picker = window.getByRole('dialog', { name: title })
      await cards(picker).first().click()
      await picker.getByRole('button', { name: 'Add…' }).click()
      return window.getByRole('dialog', { name: /^Add it as an alternate/ })
    },
  },
  'another parent': {
    call: 'ars.create',
    yes: 'Add',
    open: async (window) => {
      await window.getByRole('button', { name: 'Add a product' }).click()
      await window.getByRole('menuitem', { name: 'From the global listing…' }).click()
      const first = window.getByRole('dialog', { name: 'Add from the global listing' })
      for (const label of ['Category', 'Subcategory', 'Type']) {
        await first.getByRole('combobox', { name: label, exact: true }).click()
        await window.getByRole('option').first().click()
      }
      await cards(first).first().click()
      await first.getByRole('button', { name: 'Choose alternates' }).click()
      const second = window.getByRole('dialog', { name: /^Alternates of/ })
      await second.getByLabel('Target stock').fill('150')
      await second.getByRole('button', { name: 'Add to My ARS…' }).click()
      return window.getByRole('dialog', { name: messages.arsSureAddAlone })
    },
  },
}

for (const [what, { call, open, yes, typed }] of Object.entries(QUESTIONS)) {
  test(`${what}: refused it says why, lost it says so and reads the list anew`, async ({ window, enter, portal }) => {
    await enter('/home/account/ars/myars')
    await expect(rows(window).first()).toBeVisible()
    const sure = await open(window)
    const go = sure.getByRole('button', { name: yes, exact: true })
    await portal.misbehave({ kind: 'status', call, status: 422, message: 'Not today.', times: 1 })
    await go.click()
    await expect(sure.getByText('Not today.')).toBeVisible()
    await typed?.(sure)
    await portal.misbehave({ kind: 'answerLost', call, times: 1 })
    await portal.forget()
    await go.click()
    await expect(sure.getByText(messages.writeLost)).toBeVisible()
    await typed?.(sure)
    await expect.poll(() => portal.asked()).toContain('ars.list')
  })
}
