/** The third-party software in StoreDesk: opened from About, searched by name and licence, read by keyboard. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { searchPalette } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

async function openAbout(window: Page): Promise<void> {
  await searchPalette(window, 'about storedesk')
  await window
    .getByRole('button', { name: /About StoreDesk/ })
    .first()
    .click()
}

test('the third-party notices open from About, are searched, and show each licence', async ({ window, enter }) => {
  await enter('/home')
  await openAbout(window)
  await window
    .getByRole('dialog', { name: 'About StoreDesk' })
    .getByRole('button', { name: 'Third-party notices' })
    .click()

  const dialog = window.getByRole('dialog', { name: 'Third-party notices' })
  const rows = dialog.getByRole('listitem')
  const find = dialog.getByRole('textbox', { name: 'Search packages and licences' })
  await expect(find).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText(/^\d{3} packages$/)
  expect(await rows.count()).toBeGreaterThan(100)
  await expectAccessible(window)

  await find.fill('UFUZZY')
  await expect(rows).toHaveText([/^@leeoniya\/ufuzzy\d+\.\d+\.\d+MIT$/])
  await window.keyboard.press('Tab')
  await window.keyboard.press('Enter')
  await expect(rows).toContainText('Permission is hereby granted')
  await expectAccessible(window)

  await find.fill('OFL')
  await expect(dialog.getByRole('status')).toHaveText(/^9 of \d{3} packages$/)
  await find.fill('no such thing')
  await expect(dialog.getByText('No package or licence matches.')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the notices need no portal', async ({ window, enter, portal, expectComplaint }) => {
  expectComplaint(/./)
  await enter('/home')
  await portal.misbehave({ kind: 'status', status: 503 })
  await openAbout(window)
  await window.getByRole('button', { name: 'Third-party notices' }).click()
  await expect(window.getByRole('dialog', { name: 'Third-party notices' }).getByRole('listitem').first()).toBeVisible()
})
