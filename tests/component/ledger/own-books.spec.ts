/**
 * The store's own books from a file: compared with the ledger, with questions if the layout is unclear, and never trusted without a check.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { netOf } from '../../../src/shared/domain/ledger/statement.ts'
import { dayOf } from '../../../src/shared/domain/values/dates.ts'
import { formatPlain, paise } from '../../../src/shared/domain/values/money.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import { test as base, expect } from '../fixture.ts'

const test = base.extend<{
  /** Writes the store's books to a file, which the next comparison reads. */
  readonly holdBooks: (name: string, lines: readonly string[]) => Promise<void>
}>({
  holdBooks: async ({ profile, dialogs }, use) => {
    await use(async (name, lines) => {
      const path = join(profile, name)
      writeFileSync(path, lines.join('\r\n'))
      await dialogs.opens(path)
    })
  },
})

/** The receipts for what the store paid in a year. */
async function receipts(ask: Asking) {
  const about = { account: 1, from: '2026-04-01', to: '2027-03-31' }
  const read = await ask('portal.read', { call: 'ledger.statement', args: about, request: 'books', fresh: false })
  return (read.answer as LedgerStatement).rows.filter((entry) => netOf(entry) < 0 && entry.accTypeName === 'Receipt')
}

test.beforeEach(({ enter }) => enter('/home/account/ledger'))

test('the store’s own books are compared with the ledger: matches are proposed, and checked by the user', async ({
  window,
  ask,
  holdBooks,
}) => {
  const balances = window.getByRole('region', { name: 'Balances' })
  await expect(balances).toBeVisible()
  const paid = (await receipts(ask)).slice(0, 6)
  const rows = paid.map((entry, nth) => {
    const [year, month, date] = (dayOf(entry.approvedDate) ?? '').split('-')
    // Half of the rows include the number, as a bank's do.
    const words = nth % 2 === 0 ? `NEFT-${entry.voucherNumber}-TO COMPANY` : 'NEFT'
    return [`${date}/${month}/${year}`, words, formatPlain(paise(-netOf(entry))), ''].join(',')
  })
  const head = 'Date,Narration,Withdrawal Amt.,Deposit Amt.'
  await holdBooks('bank.csv', [head, ...rows, '01/05/2026,RENT,12345.67,', ',Total,1.00,'])

  const button = window.getByRole('button', { name: 'Match a bank statement' })
  await button.focus()
  await window.keyboard.press('Enter')
  const held = window.getByRole('dialog', { name: 'Match a bank statement' })
  await expect(held.getByText('bank.csv: 6 of 7 rows matched')).toBeVisible()
  await expect(held.getByText('Skipped as totals, balances or remarks: 1 row.')).toBeVisible()
  await expect(held.getByRole('switch', { name: /payments only/ })).toBeChecked()
  await expect(held.getByRole('row')).toHaveCount(7)
  await expect(held.getByText(/^Number · /)).toHaveCount(3)
  await expectAccessible(window)
  await held.getByRole('checkbox').first().focus()
  await window.keyboard.press('Space')
  await expect(held.getByRole('checkbox').first()).not.toBeChecked()
  await window.keyboard.press('Space')
  const sure = await held.getByRole('checkbox', { checked: true }).count()
  expect(sure).toBeGreaterThanOrEqual(3)
  await held.getByRole('tab', { name: 'Only in your file (1)' }).click()
  await expect(held.getByRole('row').nth(1)).toContainText('RENT')
  // A bank statement has no sales, so none of them is listed as missing until all entries are included.
  await held.getByRole('tab', { name: 'Only in ledger (0)' }).click()
  await held.getByRole('switch', { name: /payments only/ }).click()
  await held.getByRole('tab', { name: /^Only in ledger \([1-9]/ }).click()
  await expect(held.getByRole('row').nth(1)).toBeVisible()
  await held.getByRole('switch', { name: /payments only/ }).click()
  await held.getByRole('tab', { name: 'Matched (6)' }).click()
  await held.getByRole('button', { name: `Mark ${sure} as checked` }).click()
  await expect(held.getByText('Already checked')).toHaveCount(sure)
  await window.keyboard.press('Escape')
  await expect(button).toBeFocused()

  // The number of unchecked entries is among the first figures, and links to exactly these entries.
  const left = balances.getByRole('link', { name: /^[\d,]+ entries, / })
  const [count = ''] = /^[\d,]+/.exec((await left.textContent()) ?? '') ?? []
  await expect(balances.getByText('Not in own books')).toBeVisible()
  await left.press('Enter')
  await expect(window.getByRole('status').filter({ hasText: `${count} entries` })).toBeVisible()
  await expect(window.getByRole('combobox', { name: 'Own books' })).toHaveValue(/^Not checked/)
  await window.getByRole('button', { name: 'Clear filters' }).click()
  await window.getByRole('combobox', { name: 'Own books' }).click()
  await window.getByRole('option', { name: /^Checked/ }).click()
  await expect(window.getByText(new RegExp(`^${sure} (of [\\d,]+ )?entries(?! marked)`))).toBeVisible()

  // Another kind of file is reported, and nothing else happens.
  await holdBooks('bank.csv', ['Product ID,Quantity', '12,3', ''])
  await button.click()
  await expect(window.getByText(messages.ownBooksUnknown)).toBeVisible()
})

test('what a file doesn’t say is asked, with its first rows in sight, and can be changed afterwards', async ({
  window,
  holdBooks,
}) => {
  const rows = ['2026-05-04,NEFT ONE,100.00,', '13-04-2026,NEFT TWO,200.00,', '2026-09-04,UPI,,300.00']
  await holdBooks('half.csv', ['Date,Narration,Withdrawal,Deposit', ...rows])
  await window.getByRole('button', { name: 'Match a bank statement' }).click()
  const columnsDialog = window.getByRole('dialog', { name: 'Columns of half.csv' })
  await expect(columnsDialog.getByText(messages.ownBooksAskDays)).toBeVisible()
  await expectAccessible(window)
  await columnsDialog.getByRole('combobox', { name: '“2026-05-04” is' }).selectOption('05 Apr 2026')
  await columnsDialog.getByRole('combobox', { name: 'Contents of column 2' }).selectOption('Date')
  await expect(columnsDialog.getByRole('combobox', { name: 'Contents of column 1' })).toHaveValue('text')
  await columnsDialog.getByRole('combobox', { name: 'Contents of column 2' }).selectOption('Narration')
  await expect(columnsDialog.getByText(messages.ownBooksLacks)).toBeVisible()
  await expect(columnsDialog.getByRole('button', { name: 'Read file' })).toBeDisabled()
  await columnsDialog.getByRole('combobox', { name: 'Contents of column 1' }).selectOption('Date')
  await columnsDialog.getByRole('button', { name: 'Read file' }).click()
  const held = window.getByRole('dialog', { name: 'Match a bank statement' })
  await expect(held.getByText('half.csv: 0 of 3 rows matched')).toBeVisible()
  await held.getByRole('tab', { name: 'Only in your file (3)' }).click()
  for (const day of ['05 Apr 2026', '13 Apr 2026', '09 Apr 2026']) await expect(held.getByText(day)).toBeVisible()

  await held.getByRole('button', { name: 'Columns' }).click()
  await columnsDialog.getByRole('combobox', { name: 'Separator' }).selectOption('semicolon')
  await expect(window.getByText(messages.ownBooksUnknown)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(held).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('button', { name: 'Match a bank statement' })).toBeFocused()
})

test('a row that can’t be read is told with its reason, and one whose balance doesn’t follow is never sure', async ({
  window,
  ask,
  holdBooks,
}) => {
  const [paid] = await receipts(ask)
  if (paid === undefined) throw new Error('nothing was paid')
  const day = (dayOf(paid.approvedDate) ?? '').split('-').toReversed().join('/')
  const amount = formatPlain(paise(-netOf(paid)))
  const rows = [
    `${day},NEFT,100.00,,900.00`,
    `${day},NEFT, PUNE,100.00,,700.00`,
    `${day},"OPEN,100.00,,600.00`,
    `${day},NEFT,50.00,,850.00`,
    `${day},NEFT,50.00,,800.00`,
    `${day},NEFT ${paid.voucherNumber},${amount},,123.00`,
    `${day},NEFT,23.00,,100.00`,
  ]
  await holdBooks('torn.csv', ['Date,Narration,Withdrawal,Deposit,Balance', ...rows])
  await window.getByRole('button', { name: 'Match a bank statement' }).click()
  const held = window.getByRole('dialog', { name: 'Match a bank statement' })
  await expect(held.getByText('torn.csv: 1 of 5 rows matched')).toBeVisible()
  await expect(held.getByText(/Not read: 2 rows\..* The balance doesn’t add up in 1 row/)).toBeVisible()
  await expect(held.getByRole('checkbox')).not.toBeChecked()
  await expect(held.getByText(/^Balance doesn’t add up/).last()).toBeVisible()
  await held.getByRole('tab', { name: 'Not read (2)' }).click()
  await expect(held.getByRole('row').nth(1)).toContainText(messages.ownBooksWhyWidth)
  await expect(held.getByRole('row').nth(2)).toContainText(messages.ownBooksWhyQuote)
  await expectAccessible(window)
})

test('before any books were compared there is a quiet link to compare them, beside the one prominent button', async ({
  window,
  holdBooks,
}) => {
  const head = window.locator('[data-head-actions]')
  await expect(head.locator('[data-variant="filled"], .mantine-Button-root:not([data-variant])')).toHaveText([
    'Match a bank statement',
  ])
  const rows = ['04/05/2026,Romper,1,,100.00', '05/05/2026,Paid,2,50.00,']
  await holdBooks('books.csv', ['Date,Particulars,Vch No.,Debit,Credit', ...rows, ''])
  const quiet = window.getByRole('region', { name: 'Balances' }).getByRole('button', { name: 'Compare books' })
  await quiet.press('Enter')
  const held = window.getByRole('dialog', { name: 'Compare books' })
  await expect(held.getByText('books.csv: 0 of 2 rows matched')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(quiet).toBeFocused()
})
