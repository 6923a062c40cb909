/** Papers made of typed data, as files: staff badges, and a calendar for a baby. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addMonths, dayAt } from '../../src/shared/domain/values/dates.ts'
import { PNG } from '../support/picture-files.ts'
import { expect, test } from './fixture.ts'
import { sheetsOf } from './printed-invoice.ts'

async function saveAsPdf(window: Page, pdf: string): Promise<readonly string[]> {
  await window.getByRole('button', { name: 'Save as PDF' }).click()
  await expect(window.getByText(`Saved as ${pdf}`)).toBeVisible()
  return sheetsOf(pdf)
}

test('the file of badges has every badge', async ({ window, enter, savesAs }) => {
  const field = (label: string) => window.getByRole('textbox', { name: label, exact: true })
  const designate = async (nth: number, designation: string) => {
    await window.getByRole('combobox', { name: `Designation of person ${nth}` }).click()
    await window.getByRole('option', { name: designation, exact: true }).click()
  }
  await enter('/home/account/staffbadges')
  await field('No. of Persons').fill('2')
  await field('Name of person 1').fill('आरव क्षत्रिय')
  await designate(1, 'Floor Manager')
  await field('Name of person 2').fill('Zoya')
  await designate(2, 'Cashier')
  await field('Copies for person 2').fill('19')
  await expect(window.getByRole('article', { name: 'Sheet 2 of 2' })).toBeVisible()
  const pdf = await savesAs('badges.pdf')
  const sheets = await saveAsPdf(window, pdf)
  expect(sheets).toHaveLength(2)
  expect(sheets.join('').match(/Zoya/g)).toHaveLength(19)
})

test('the file of a calendar is one sheet with the name and the year', async ({
  window,
  profile,
  dialogs,
  enter,
  savesAs,
}) => {
  await enter('/home/account/calendar')
  await window.getByRole('textbox', { name: /^Baby’s name/ }).fill('Kabir')
  await window.getByRole('textbox', { name: /^Date of birth/ }).fill(addMonths(dayAt(Date.now()), -20))
  await window.keyboard.press('Tab')
  const face = join(profile, 'face.png')
  writeFileSync(face, PNG)
  await dialogs.opens(face)
  await window.getByRole('button', { name: 'Baby’s picture: Choose a picture, or drop it here' }).click()
  await expect(window.getByRole('button', { name: 'Baby’s picture: change' })).toBeVisible()
  const pdf = await savesAs('calendar.pdf')
  const sheets = await saveAsPdf(window, pdf)
  expect(sheets).toHaveLength(1)
  for (const text of ['Kabir', dayAt(Date.now()).slice(0, 4), 'January', 'December']) expect(sheets[0]).toContain(text)
})
