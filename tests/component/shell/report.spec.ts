/** The support report, reviewed before it is saved. */
import { expectAccessible } from '../../support/pages/accessible.ts'
import { searchPalette } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a report is looked at part by part, and saved', async ({ window, enter, dialogs, profile }) => {
  await enter('/home')
  await searchPalette(window, 'support report')
  await window.getByRole('button', { name: /Save support report/ }).click()
  const dialog = window.getByRole('dialog', { name: 'Support report' })
  await expect(dialog.getByRole('region', { name: 'about.txt' })).toContainText('Signed in: yes')
  await dialog.getByRole('combobox', { name: 'Report section' }).click()
  await window.getByRole('option', { name: 'calls.txt' }).click()
  await expect(dialog.getByRole('region', { name: 'calls.txt' })).toContainText('session.me')
  await expectAccessible(window)
  await dialogs.savesAs(`${profile}/report.zip`)
  await dialog.getByRole('button', { name: 'Save report…' }).click()
  await expect(window.getByText(`Saved as ${profile}/report.zip`)).toBeVisible()
})
