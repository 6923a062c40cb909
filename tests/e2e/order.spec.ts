/** From a file to the invoice on paper, and the effect of a power cut on an order being sent. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { EMAIL, plentiful, some } from '../support/goods.ts'
import { enterAs, landed, screen } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'
import { linesOff, readInvoice, totalOf } from './printed-invoice.ts'

const MINUTE = 60_000
const rows = some(plentiful, 12).map(({ id }) => [id, 24] as const)

test.use({ ownApp: true })

async function expectSaved(window: Page, pdf: string): Promise<void> {
  await expect(window.getByText(`Saved as ${pdf}`)).toBeVisible()
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-')
}

test('a cart becomes placed orders, found in the history, with an invoice on paper @smoke', { tag: '@quick' }, async ({
  window,
  portal,
  savesAs,
  importRows,
  enterCart,
}) => {
  await enterCart()
  await importRows(rows)
  const picking = await savesAs('picking.pdf')
  await window.getByRole('button', { name: 'Export' }).click()
  await window.getByRole('menuitem', { name: 'Picking list as PDF' }).click()
  await expectSaved(window, picking)

  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  const placed = await portal.orders(EMAIL)
  const [first] = placed
  if (first === undefined) throw new Error('Nothing was placed')
  for (const { poid } of placed) await expect(dialog.getByText(poid)).toBeVisible()
  const summary = await savesAs('summary.pdf')
  await dialog.getByRole('button', { name: 'Save the summary as PDF' }).click()
  await expectSaved(window, summary)

  await dialog.getByRole('link', { name: 'Order history' }).click()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await window.getByRole('link', { name: first.poid }).click()
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(window).toHaveTitle(`Order ${first.poid} — StoreDesk`)
  await portal.forward(3 * MINUTE)
  await window.keyboard.press('F5')
  await window.getByRole('link', { name: 'Invoice' }).click()
  await expect(screen(window, 'orderInvoice')).toBeVisible()
  const pdf = await savesAs('invoice.pdf')
  await window.getByRole('button', { name: 'Save as PDF' }).click()
  await expectSaved(window, pdf)
  const invoice = readInvoice(pdf)
  for (const text of ['PERFORMA INVOICE', first.poid]) expect(invoice.text).toContain(text)
  expect(invoice.gstins).toHaveLength(2)
  expect(linesOff(invoice)).toEqual([])
  expect(totalOf(invoice)).toBe(first.netpayment)
})

test('the app is killed while an order is on its way: the next start finds out, and nothing is placed twice', {
  tag: '@quick',
}, async ({ window, portal, opened, launch, importRows, enterCart }) => {
  await enterCart()
  await importRows(rows)
  await portal.misbehave(
    { kind: 'answerLost', call: 'order.place' },
    { kind: 'hang', call: 'order.placeStatus', times: 9 },
  )
  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect.poll(async () => (await portal.orders(EMAIL)).length).toBeGreaterThan(0)
  const placed = await portal.orders(EMAIL)
  await opened.kill()

  const { window: again } = await launch()
  await enterAs(again)
  await expect(landed(again)).toBeVisible()
  await expect(again.getByRole('alert').filter({ hasText: /^\d+ orders? placed/ })).toBeVisible()
  await again.keyboard.press('Alt+3')
  for (const { poid } of placed) await expect(again.getByRole('link', { name: poid })).toBeVisible()
  await expect(again.getByText(/not confirmed/i)).toHaveCount(0)
  expect(await portal.orders(EMAIL)).toEqual(placed)
})
