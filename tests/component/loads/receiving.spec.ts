/** A load is checked off: scanned, typed, exported, stored. */
import { readFileSync } from 'node:fs'
import { loadAddress, receivingAddress } from '../../../src/shared/domain/screens/addresses.ts'
import { fullLoads } from '../../areas/loads.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import { scan } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

interface Line {
  readonly id: number
  readonly pieces: number
}

/** The largest load, and its products with all their pieces. */
async function largest(ask: Asking): Promise<{ readonly load: string; readonly lines: readonly Line[] }> {
  const [load = ''] = await fullLoads(ask)
  const args = { query: { loadId: load } }
  const { answer } = await ask('portal.read', { call: 'loads.byId', args, request: 'load', fresh: false })
  const pieces = new Map<number, number>()
  for (const { ProductID, Quantity } of answer as readonly { ProductID: number; Quantity: number }[])
    pieces.set(ProductID, (pieces.get(ProductID) ?? 0) + Quantity)
  return { load, lines: [...pieces].map(([id, count]) => ({ id, pieces: count })) }
}

test('a load is checked off by scanner and by hand, goes on after a reload, and its differences are taken away', async ({
  window,
  askSignedIn,
  enter,
  savesAs,
}) => {
  const { load, lines } = await largest(askSignedIn)
  const [first, second, third] = lines
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few products')
  await enter(loadAddress(load))
  await window.getByRole('link', { name: 'Receive load' }).click()
  const grid = window.getByRole('grid', { name: 'Products in this load' })
  const row = (id: number) => grid.locator(`[data-id="${id}"]`)
  const differs = (id: number) => row(id).locator('[data-column="differs"]')
  const foot = window.getByRole('status').filter({ hasText: 'left to count' })
  await expect(foot).toContainText(`${lines.length} products left to count`)
  await expectAccessible(window)

  const last = window.getByRole('status').filter({ has: window.getByRole('button', { name: 'Dismiss last scan' }) })
  await scan(window, String(first.id))
  await expect(last).toContainText(`1 of ${first.pieces} ✓`)
  await expect(last).toContainText(String(first.id))
  await expect(differs(first.id)).toHaveText(first.pieces === 1 ? '' : `${first.pieces - 1} short`)
  await row(second.id).click()
  await window.keyboard.type(String(second.pieces))
  await window.keyboard.press('Enter')
  await expect(row(second.id).getByRole('checkbox')).toBeChecked()
  await expect(differs(second.id)).toHaveText('')
  const damaged = window.getByLabel(`(${second.id})`).and(window.getByLabel('Damaged:'))
  await damaged.fill('1')
  await damaged.press('Enter')
  await row(third.id).getByRole('checkbox').click()
  await expect(row(third.id).getByRole('checkbox')).toBeChecked()
  const byHand = window.getByRole('textbox', { name: 'Product ID or box number' })
  await byHand.fill('99')
  await byHand.press('Enter')
  await expect(last).toContainText('99 isn’t a product barcode.')
  await byHand.fill('99999999')
  await byHand.press('Enter')
  await window.getByRole('button', { name: 'Count as product 99999999' }).click()
  await expect(row(99_999_999)).toContainText('Unknown product')
  await expect(differs(99_999_999)).toHaveText('1 excess')

  await expect(foot).toContainText('1 excess')
  await expect(foot).toContainText('1 damaged')
  await scan(window, `${load}-B1`.toLowerCase())
  await expect(window.getByRole('heading', { name: /^1 of \d+ box(es)? received$/ })).toBeVisible()
  await expectAccessible(window)

  await window.reload()
  await expect(foot).toContainText(`${lines.length - 3} products left to count`)
  await expect(window.getByRole('checkbox', { name: `${load}-B1`, exact: true })).toBeChecked()
  await expect(window.getByLabel(`(${second.id})`).and(window.getByLabel('Damaged:'))).toHaveValue('1')
  await window.getByText('Differences', { exact: true }).click()
  await expect(row(third.id)).toHaveCount(0)
  await expect(row(99_999_999)).toBeVisible()

  const path = await savesAs('differences.csv')
  await window.getByRole('button', { name: 'Export differences' }).click()
  await expectAccessible(window)
  await window.getByRole('menuitem', { name: 'Save differences as CSV' }).click()
  await expect(window.getByRole('dialog').getByText(/^\d+ products were not counted$/)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Export as short' }).click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
  await expect(window.getByText(/products were not counted/)).toBeVisible()
  expect(readFileSync(path, 'utf8')).toContain(`,${second.id},`)

  await window.getByRole('button', { name: 'Clear counts…' }).click()
  await window.getByRole('dialog').getByRole('button', { name: 'Delete counts' }).click()
  await expect(foot).toContainText(`${lines.length} products left to count`)
})

test('every scan is counted or reported, and touches nothing else', async ({ window, askSignedIn, enter }) => {
  const { load, lines } = await largest(askSignedIn)
  const [first, second] = lines
  if (first === undefined || second === undefined) throw new Error('Too few products')
  await enter(receivingAddress(load))
  const grid = window.getByRole('grid', { name: 'Products in this load' })
  const row = (id: number) => grid.locator(`[data-id="${id}"]`)
  const counted = (id: number) => row(id).locator('[data-column="counted"]')
  const last = window.getByRole('status').filter({ has: window.getByRole('button', { name: 'Dismiss last scan' }) })
  await expect(row(first.id)).toBeVisible()

  // Slow, with Tab, with a double Enter, with a symbology identifier.
  await scan(window, String(first.id), { pace: 90 })
  await expect(last).toContainText(`1 of ${first.pieces}`)
  await scan(window, `]C1${first.id}`, { ends: ['Tab', 'Enter'] })
  await expect(last).toContainText(`2 of ${first.pieces}`)

  // No button is pressed, and the focus stays.
  const again = window.getByRole('button', { name: 'Clear counts…' })
  await again.focus()
  await scan(window, String(first.id), { ends: ['Enter', 'Enter'] })
  await expect(last).toContainText(`3 of ${first.pieces}`)
  await expect(window.getByRole('dialog')).toHaveCount(0)
  await expect(again).toBeFocused()

  // A count keeps nothing of the scan, whether typed over or untouched.
  await row(second.id).click()
  const field = window.getByRole('textbox', { name: /^Counted:/ })
  await scan(window, '8901234567890')
  await expect(last).toContainText('8901234567890 is a manufacturer’s barcode (EAN-13)')
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('data-untouched')
  await expect(row(second.id).getByRole('checkbox')).not.toBeChecked()
  await field.fill('2')
  await scan(window, 'HELLO', { ends: ['Tab'] })
  await expect(last).toContainText('HELLO isn’t a product barcode.')
  await expect(field).toHaveValue('2')
  await expect(window.getByRole('alert')).toHaveCount(0)

  // With a dialog over the screen it isn't counted, and a message says so.
  await again.click()
  await expect(window.getByRole('dialog')).toBeVisible()
  // On a busy machine late keys count as typed by hand, and then there is no message.
  await expect(async () => {
    await scan(window, String(first.id))
    await expect(window.getByText(`Not counted: ${first.id}. Close the dialog`)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(window.getByRole('dialog')).toHaveCount(0)

  // The full-screen mode, for users who look at the boxes.
  await window.getByRole('button', { name: 'Scan in full screen' }).click()
  await expect(window.getByRole('dialog')).toHaveCount(1)
  const mode = window.getByRole('dialog', { name: `Receiving load ${load}` })
  await expect(mode.getByRole('status')).toBeVisible()
  await scan(window, String(first.id))
  await expect(mode.getByRole('status')).toContainText(`4 of ${first.pieces} ✓`)
  await expectAccessible(window)
  await mode.getByRole('button', { name: 'Undo last scan' }).click()
  await expect(mode.getByRole('status')).toContainText(`is at 3 of ${first.pieces} again`)
  await scan(window, `${load}-B2`)
  await expect(mode.getByRole('button', { name: `Box ${load}-B2` })).toHaveAttribute('aria-pressed', 'true')
  await scan(window, '9876543210')
  await expect(mode.getByText('No product has the ID 9876543210.')).toBeVisible()
  await expectAccessible(window)
  await mode.getByRole('button', { name: 'Discard' }).click()
  await mode.getByRole('button', { name: /^Export claim/ }).click()
  await expect(window.getByRole('button', { name: 'Continue counting' })).toBeFocused()
  await window.getByRole('button', { name: 'Continue counting' }).click()
  await mode.getByRole('button', { name: 'Close' }).click()
  await expect(mode).toBeHidden()
  await expect(counted(first.id)).toContainText('3')
})

test('where no screen takes it, a scan is told; a field keeps what is typed into it', async ({
  window,
  enter,
  signIn,
}) => {
  await signIn()
  await enter('/home/account/loadHistory')
  const button = window.getByRole('main').getByRole('button').first()
  await button.focus()
  await scan(window, '200367')
  await expect(window.getByText('Not counted: 200367. This screen doesn’t use scans.')).toBeVisible()
  const search = window.getByRole('search').getByLabel('Search products')
  await search.focus()
  await scan(window, 'LD-260707-2-9', { ends: ['Tab'] })
  await expect(window).toHaveURL(/loadDetails\/LD-260707-2-9$/)
})
