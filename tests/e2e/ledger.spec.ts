/** The ledger in the built app, by keyboard alone: read, opened, saved as a paper, compared with the store's own books. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages, say } from '../../src/shared/messages.ts'
import { screen } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test('a franchisee reads the ledger, an entry’s details and note, saves the statement, and checks it against a bank’s', async ({
  window,
  enter,
  profile,
  dialogs,
  savesAs,
}) => {
  await enter('/home/account/ledger?words=RC%2F')
  const list = window.getByRole('grid', { name: 'Ledger' })
  const row = list.locator('[data-index="0"]')
  await expect(row).toContainText('Receipt')
  await row.focus()
  await window.keyboard.press('Space')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await window.keyboard.press('Space')
  await window.keyboard.press('ArrowDown')
  await window.keyboard.press('Enter')
  await expect(screen(window, 'transactionDetails')).toBeVisible()
  await window.keyboard.press('Alt+ArrowLeft')
  await expect(row).toContainText('Receipt')

  const statement = await savesAs('statement.pdf')
  await window.getByRole('button', { name: 'Statement', exact: true }).focus()
  await window.keyboard.press('Enter')
  await expect(window.getByText(`Saved as ${statement}`)).toBeVisible()
  expect(readFileSync(statement).subarray(0, 5).toString()).toBe('%PDF-')

  const number = (await row.getByRole('link').first().textContent()) ?? ''
  const amount = (await row.getByRole('gridcell').allTextContents()).find((cell) => /^[\d,]+\.\d\d$/.test(cell)) ?? ''
  const bank = join(profile, 'bank.csv')
  writeFileSync(bank, `Date,Narration,Debit,Credit\r\n01/09/2026,NEFT-${number}-X,"${amount}",\r\n`)
  await dialogs.opens(bank)
  await window.getByRole('button', { name: 'Match a bank statement' }).focus()
  await window.keyboard.press('Enter')
  const held = window.getByRole('dialog').filter({ hasText: 'bank.csv: 1 of 1 row matched' })
  await expect(held.getByRole('row').nth(1)).toContainText(number)
  await held.getByRole('button', { name: 'Mark 1 as checked' }).focus()
  await window.keyboard.press('Enter')
  await expect(window.getByText('1 entry marked as checked.')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(row).toContainText('Checked')
})

test('without the ledger’s right there is none; a stockist lands on it', async ({ window, enter }) => {
  await enter('/home/account/ledger', 'noledger@practice.storedesk.example')
  await expect(screen(window, 'home')).toBeVisible()
  await expect(window.getByText(say('screenNotOpen', { title: 'Ledger' }))).toBeVisible()
  await enter(undefined, 'stockist@practice.storedesk.example')
  await expect(screen(window, 'ledger')).toBeVisible()
  await expect(window.getByText('Virtual account number, DARP')).toBeVisible()
  await expect(window.getByText(messages.ledgerIncomplete)).toHaveCount(0)
})
