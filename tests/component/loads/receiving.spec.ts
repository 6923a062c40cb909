/** A load is checked off: scanned, typed, taken away, kept. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAddress } from '../../../src/shared/domain/people/addresses.ts'
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
  ask,
  enter,
  signIn,
  dialogs,
  profile,
}) => {
  await signIn()
  const { load, lines } = await largest(ask)
  const [first, second, third] = lines
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few products')
  await enter(loadAddress(load))
  await window.getByRole('link', { name: 'Check it off' }).click()
  const grid = window.getByRole('grid', { name: 'Products of the load' })
  const row = (id: number) => grid.locator(`[data-id="${id}"]`)
  const differs = (id: number) => row(id).locator('[data-column="differs"]')
  const foot = window.getByRole('status').filter({ hasText: 'left to count' })
  await expect(foot).toContainText(`${lines.length} products left to count`)
  await expectAccessible(window)

  await scan(window, String(first.id))
  await expect(window.getByText(`(${first.id}): 1 of ${first.pieces}`)).toBeVisible()
  await expect(differs(first.id)).toHaveText(first.pieces === 1 ? '' : `${first.pieces - 1} short`)
  await row(second.id).click()
  await window.keyboard.type(String(second.pieces))
  await window.keyboard.press('Enter')
  await expect(row(second.id).getByRole('checkbox')).toBeChecked()
  await expect(differs(second.id)).toHaveText('')
  await window.getByLabel(`(${second.id})`).and(window.getByLabel('Damaged of')).fill('1')
  await row(third.id).getByRole('checkbox').click()
  const byHand = window.getByRole('textbox', { name: 'Product id, by scanner or by hand' })
  await byHand.fill('99')
  await byHand.press('Enter')
  await expect(window.getByText('A product’s id has four to ten digits.')).toBeVisible()
  await byHand.fill('99999999')
  await byHand.press('Enter')
  await expect(row(99_999_999)).toContainText('Not in this load')
  await expect(differs(99_999_999)).toHaveText('1 excess')

  await expect(foot).toContainText('1 excess')
  await expect(foot).toContainText('1 damaged')
  await window.getByRole('checkbox', { name: `${load}-B1`, exact: true }).click()
  await expect(window.getByRole('heading', { name: /^Boxes: 1 of / })).toBeVisible()
  await expectAccessible(window)

  await window.reload()
  await expect(foot).toContainText(`${lines.length - 3} products left to count`)
  await expect(window.getByRole('checkbox', { name: `${load}-B1`, exact: true })).toBeChecked()
  await expect(window.getByLabel(`(${second.id})`).and(window.getByLabel('Damaged of'))).toHaveValue('1')
  await window.getByText('Differences', { exact: true }).click()
  await expect(row(third.id)).toHaveCount(0)
  await expect(row(99_999_999)).toBeVisible()

  const path = join(profile, 'differences.csv')
  await dialogs.savesAs(path)
  await window.getByRole('button', { name: 'Take away' }).click()
  await expectAccessible(window)
  await window.getByRole('menuitem', { name: 'Differences as a CSV file' }).click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
  expect(readFileSync(path, 'utf8')).toContain(`,${second.id},`)

  await window.getByRole('button', { name: 'Start again' }).click()
  await window.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click()
  await expect(foot).toContainText(`${lines.length} products left to count`)
})
