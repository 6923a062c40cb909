/** The ledger: its sums add up, missing parts are named, and every entry links to its details. */
import { readFileSync } from 'node:fs'
import { dayAt, formatDate } from '../../../src/shared/domain/values/dates.ts'
import { GLOSSARY } from '../../../src/shared/messages/glossary.ts'
import { messages } from '../../../src/shared/messages.ts'
import { callNames } from '../../../src/shared/portal/calls.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { readTally } from '../../support/tally-schema.ts'
import { expect, test } from '../fixture.ts'

test('a ledger opens with its balances, is narrowed without changing them, and leads from an entry to its details', async ({
  window,
  enter,
  portal,
}) => {
  await portal.misbehave({ kind: 'wrongShape', call: 'ledger.courier', times: 1 })
  await enter('/home/account/ledger')
  const list = window.getByRole('grid', { name: 'Ledger' })
  const balances = window.getByRole('region', { name: 'Balances' })
  await expect(balances).toContainText('Opening balance, 01 Apr 2026')
  await expect(balances).toContainText('incomplete')
  await expect(window.getByText(messages.ledgerIncomplete)).toContainText('Courier charges')
  await expectAccessible(window)
  await window.keyboard.press('F5')
  await expect(balances).not.toContainText('incomplete')

  const closing = () => balances.locator('dd').first().textContent()
  const before = await closing()
  await window.getByRole('combobox', { name: 'Transaction' }).click()
  await expect(window.getByRole('option')).toHaveText([/^Dr/, /^Cr/])
  await window.getByRole('option', { name: /^Dr/ }).click()
  await expect(balances).toContainText('Net of entries shown')
  expect(await closing()).toBe(before)
  await expect(list.locator('[data-index="0"]')).toContainText('Credit')
  await window.getByRole('button', { name: 'Clear filters' }).click()

  await window.getByRole('combobox', { name: 'Account type' }).click()
  await expectAccessible(window)
  await window.getByRole('option', { name: 'Receipt' }).click()
  await window.keyboard.press('Escape')
  await window.getByRole('textbox', { name: 'Amount from' }).fill('30000')
  await window.getByRole('textbox', { name: 'Amount from' }).press('Enter')
  await window.getByRole('textbox', { name: 'Search entries' }).fill('utr')
  await expect(list.locator('[data-index="0"]')).toContainText('Receipt')
  expect(await closing()).toBe(before)
  await window.getByRole('button', { name: 'Clear filters' }).click()

  await window.getByRole('button', { name: 'Approved: choose a period' }).click()
  await window.getByRole('menuitem', { name: 'Year 2025-26' }).click()
  await expect(balances).toContainText('Opening balance, 01 Apr 2025')
  await window.getByRole('combobox', { name: 'Account', exact: true }).click()
  await window.getByRole('option', { name: 'DARP' }).click()
  await expect(balances).toContainText('Credit')

  await list.locator('[data-index="0"]').focus()
  await window.keyboard.press('ArrowDown')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('heading', { name: 'Issued by' })).toBeVisible()
  await expect(window.getByText('Bhamboli').first()).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('link', { name: 'Back to ledger' }).click()
  await expect(balances).toContainText('Opening balance, 01 Apr 2025')
})

test('an accountant’s morning: what the account stands at comes first, and what the ledger opens with stays in sight', async ({
  window,
  enter,
}) => {
  await enter('/home/account/ledger')
  const balances = window.getByRole('region', { name: 'Balances' })
  const today = formatDate(dayAt(Date.now()))
  await expect(balances.locator('dt')).toHaveText([
    new RegExp(`^Balance today, ${today} · (you owe|in your favour)$`),
    /^To be paid · oldest \d+ days?$/,
    'Own books',
    'Opening balance, 01 Apr 2026',
    '+ Debits',
    '− Credits',
  ])
  await expect(balances.locator('dd').first()).toHaveText(/^₹ [\d,.]+ (Debit|Credit)$/)

  const list = window.getByRole('grid', { name: 'Ledger' })
  const opening = list.getByRole('row').filter({ hasText: 'Opening balance' })
  const totals = list.getByRole('row').filter({ hasText: /^Total/ })
  const sums = await totals.textContent()
  await list.locator('[data-index="0"]').focus()
  for (const key of ['PageDown', 'End']) {
    await window.keyboard.press(key)
    await expect(opening).toBeInViewport()
  }
  // In sorted order, too, it is none of the rows and in no sum.
  await list.getByRole('button', { name: 'Debit', exact: true }).click()
  await expect(opening).toBeInViewport()
  expect(await totals.textContent()).toBe(sums)

  // The company's side of an entry is a column for those who choose it.
  await window.getByRole('button', { name: 'Columns', exact: true }).click()
  await window.getByRole('checkbox', { name: 'In company’s books', exact: true }).click()
  await window.keyboard.press('Escape')
  const books = list.getByRole('columnheader', { name: 'In company’s books', exact: true })
  await expect(books).toHaveAccessibleDescription(GLOSSARY['In company’s books'] ?? '')
  await expect(books.getByTitle(GLOSSARY['In company’s books'] ?? '')).toBeVisible()
  await expectAccessible(window)

  await balances.getByRole('link', { name: /^₹/ }).press('Enter')
  await expect(window).toHaveURL(/\/payments\?account=1/)
})

test('if the amounts due can’t be read, only that is said', async ({ window, portal, enter }) => {
  await portal.misbehave({ kind: 'status', call: 'payment.pending', status: 500, message: 'Not now.', times: 1000 })
  await enter('/home/account/ledger')
  const due = window.getByRole('region', { name: 'Balances' }).locator('dl > div').nth(1)
  await expect(due).toHaveText('To be paidNot available')
})

test('a sales return leads to its note, with the day of its approval and its kind, and to that on paper', async ({
  window,
  enter,
  savesAs,
}) => {
  await enter('/home/account/ledger?words=Sales+return')
  const list = window.getByRole('grid', { name: 'Ledger' })
  await list.locator('[data-index="0"]').getByRole('link').first().click()
  await expect(window).toHaveURL(/\/ledger\/srdetails\/SR-\d+-\d+\/\d{4}-\d\d-\d\d\/CN/)
  await expect(window.getByRole('region', { name: 'Credit note', exact: true })).toContainText('Reasons')
  await expect(window.getByRole('link', { name: /^PO-/ }).first()).toBeVisible()
  // A link stands as high as the text of the other cells.
  const order = await window.getByRole('link', { name: /^PO-/ }).first().locator('..').boundingBox()
  const product = await window
    .getByRole('gridcell', { name: /^\d{6}$/ })
    .first()
    .getByText(/^\d{6}$/)
    .boundingBox()
  expect(order?.y).toBe(product?.y)
  await expectAccessible(window)
  await window.getByRole('link', { name: 'View credit note' }).click()
  await expect(window.getByRole('heading', { name: /^Credit note CCBB\/C\d+S\d+$/ })).toBeVisible()
  await expect(window.getByText('999799')).toBeVisible()
  await expectAccessible(window)

  await window.getByRole('button', { name: 'Back' }).click()
  await window.getByRole('link', { name: 'Back to ledger' }).click()
  const clear = window.getByRole('button', { name: 'Clear filters' })
  await clear.click()
  // Selected rows of other filters are deselected.
  await expect(clear).toHaveCount(0)
  await list.getByRole('checkbox').nth(1).check()
  await list.getByRole('checkbox').nth(2).check()
  await window.getByRole('button', { name: 'Mark as checked', exact: true }).click()
  await expect(list.getByText('Checked', { exact: true })).toHaveCount(2)
  await window.getByRole('combobox', { name: 'Own books' }).click()
  await window.getByRole('option', { name: /^Checked/ }).click()
  await expect(window.getByText(/^2 (of [\d,]+ )?entries/)).toBeVisible()
  await clear.click()

  // Some of them: a whole year's would only take longer.
  await window.getByRole('textbox', { name: 'Search entries' }).fill('Sales return')
  await expect(list.locator('[data-index="0"]')).toContainText('Sales return')
  await list.getByRole('checkbox', { name: /all/i }).first().check()
  const target = await savesAs('notes.pdf')
  await window.getByRole('button', { name: 'Notes as one PDF' }).click()
  await expect(window.getByText(/^Preparing \d+ documents: \d+ done$/)).toBeVisible()
  await expect(window.getByText(`Saved as ${target}`)).toBeVisible()
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a user without a cart lands on the ledger; a stockist sees where to pay in and what a warehouse holds', async ({
    window,
    enter,
  }) => {
    await enter(undefined, 'stockist@practice.storedesk.example')
    await expect(window).toHaveURL(/\/home\/account\/ledger/)
    await expect(window.getByText('Virtual account number, DARP')).toBeVisible()
    await expect(window.getByText('Including amounts held by warehouses')).toBeVisible()
  })
})

test('one ledger’s figures and rows never stand under another’s name', { tag: '@quick' }, async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/ledger')
  const list = window.getByRole('grid', { name: 'Ledger' })
  const balances = window.getByRole('region', { name: 'Balances' })
  await expect(list.locator('[data-index="0"]')).toBeVisible()
  await list.locator('[data-index="0"]').getByRole('checkbox').check()
  const chosen = window.getByRole('toolbar', { name: 'Selected rows' })
  await expect(chosen).toBeVisible()
  await portal.misbehave({ kind: 'delay', ms: 4000, call: 'ledger.openingBalance', times: 1 })
  await window.getByRole('combobox', { name: 'Account', exact: true }).click()
  await window.getByRole('option', { name: 'DARP' }).click()
  await expect(balances).toHaveAttribute('aria-busy', 'true')
  await expect(balances).toContainText('…')
  await expect(balances).not.toContainText('₹')
  await expect(list.locator('[data-index]')).toHaveCount(0)
  await expect(chosen).toHaveCount(0)
  await expect(balances).toHaveAttribute('aria-busy', 'false')
  await expect(balances).toContainText('₹')

  const calls = callNames.filter((name) => name.startsWith('ledger.'))
  await portal.misbehave(
    ...calls.map((call) => ({ kind: 'status', call, status: 500, message: 'Not now.', times: 1000 })),
  )
  await window.getByRole('button', { name: 'Approved: choose a period' }).click()
  await window.getByRole('menuitem', { name: 'Year 2023-24' }).click()
  await expect(window.getByRole('alert').first()).toContainText('Not now.')
  await expect(list.locator('[data-index="0"]')).toHaveCount(0)
})

test('vouchers for Tally are looked at, named once, and saved; the names are there the next time', async ({
  window,
  enter,
  savesAs,
}) => {
  // One month, as each document is read for its tax.
  await enter('/home/account/ledger?days=2026-09-15..2026-10-10')
  const list = window.getByRole('grid', { name: 'Ledger' })
  await list.getByRole('checkbox').first().check()
  const open = () => window.getByRole('button', { name: 'Tally vouchers' }).click()
  const dialog = window.getByRole('dialog', { name: 'Tally vouchers' })
  await open()
  const vouchers = dialog.getByRole('table', { name: 'Vouchers' })
  await expect(vouchers.getByRole('row', { name: /^Payments to the company/ })).toBeVisible()
  await expectAccessible(window)

  // Entries that can't be split are left out until the user says otherwise.
  const gross = dialog.getByRole('checkbox', { name: 'Export these with the full amount, without splitting tax' })
  await expect(dialog.getByText(messages.tallyLeftOut)).toBeVisible()
  await gross.check()
  await expect(dialog.getByText(messages.tallyGross)).toBeVisible()

  const bank = dialog.getByRole('textbox', { name: 'Bank account for payments' })
  await bank.fill('')
  await bank.blur()
  await expect(dialog.getByText(/^No name: \d+ vouchers not exported$/)).toBeVisible()
  await expect(dialog.getByText(/whose ledger has no name/)).toBeVisible()
  await bank.fill('HDFC 1234')
  await bank.blur()
  await expect(dialog.getByText(/whose ledger has no name/)).toHaveCount(0)

  const target = await savesAs('tally.xml')
  await dialog.getByRole('button', { name: 'Save XML file' }).click()
  await expect(window.getByText(`Saved as ${target}`)).toBeVisible()
  const types = new Set(readTally(readFileSync(target, 'utf8')).map(({ type }) => type))
  expect([...types].sort()).toEqual(['Debit Note', 'Journal', 'Payment', 'Purchase'])
  expect(readFileSync(target, 'utf8')).toContain('<LEDGERNAME>HDFC 1234</LEDGERNAME>')

  await open()
  await expect(bank).toHaveValue('HDFC 1234')
})

test('input tax lists what is missing from its totals, each with its reason and the way to it; all columns fit', async ({
  window,
  enter,
  portal,
}) => {
  await window.setViewportSize({ width: 1366, height: 768 })
  await portal.misbehave({ kind: 'status', status: 500, call: 'order.invoice', times: 3 })
  await enter('/home/account/ledger/inputtax?days=2026-09-15..2026-10-10')
  const gaps = window.getByRole('table', { name: 'Documents missing from these totals' })
  await expect(window.getByText(/^\d+ documents are missing from these totals \(₹ [\d,.]+\)\.$/)).toBeVisible()
  await expect(gaps).toBeHidden()
  await window.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(gaps.getByText(messages.inputTaxNotNow)).toHaveCount(3)
  await expectAccessible(window)
  for (const [grid, column] of [
    ['Input tax', 'Total'],
    ['Ledger', 'Balance'],
  ] as const) {
    if (grid === 'Ledger') await enter('/home/account/ledger?days=2026-07-01..2026-10-10')
    const list = window.getByRole('grid', { name: grid })
    await expect(list.locator('[data-index="0"]')).toBeVisible()
    const head = await list.getByRole('columnheader', { name: column, exact: true }).boundingBox()
    expect((head?.x ?? 9999) + (head?.width ?? 0)).toBeLessThanOrEqual(1366)
    const clipped = await list
      .getByRole('link', { name: /^[A-Z]{2}\/20/ })
      .evaluateAll((links) =>
        links.filter(
          ({ parentElement }) => parentElement !== null && parentElement.scrollWidth > parentElement.clientWidth,
        ),
      )
    expect(clipped).toHaveLength(0)
  }
  await enter('/home/account/ledger/inputtax?days=2026-09-15..2026-10-10')
  await window.getByRole('button', { name: 'Show', exact: true }).click()
  await gaps.getByRole('link').first().click()
  await expect(window.getByRole('heading', { name: 'Issued by' })).toBeVisible()
})
