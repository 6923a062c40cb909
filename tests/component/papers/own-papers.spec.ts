/** Papers made of typed data, up to the preview: staff badges, and a calendar for a baby. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { calendarYears } from '../../../src/shared/domain/papers/calendar.ts'
import { ruleOf } from '../../../src/shared/domain/screens.ts'
import { addDays, addMonths, dayAt, formatDate } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen, searchPalette } from '../../support/pages/steps.ts'
import { JPEG, PNG, turnedJpeg } from '../../support/picture-files.ts'
import { expect, test } from '../fixture.ts'

const { path: BADGES } = ruleOf('staffBadges')

const field = (window: Page, label: string) => window.getByRole('textbox', { name: label, exact: true })

async function openFromMenu(window: Page, entry: string): Promise<void> {
  await window.getByRole('button', { name: 'My Account' }).click()
  await window.getByRole('dialog', { name: 'My Account' }).getByRole('link', { name: entry }).click()
}

async function designate(window: Page, nth: number, designation: string): Promise<void> {
  await window.getByRole('combobox', { name: `Designation of person ${nth}` }).click()
  await window.getByRole('option', { name: designation, exact: true }).click()
}

const picturesIn = (window: Page) =>
  window.evaluate(() =>
    [...document.querySelectorAll('article img')].map((one) =>
      one instanceof HTMLImageElement ? [one.naturalWidth, one.naturalHeight] : [],
    ),
  )

test('badges: what is missing is said at its field, and what was typed is kept', async ({
  window,
  profile,
  dialogs,
  enter,
}) => {
  await enter()
  await openFromMenu(window, 'Staff Badges')
  await expect(screen(window, 'staffBadges')).toBeVisible()
  await expectAccessible(window)
  const count = field(window, 'No. of Persons')
  for (const wrong of ['', '0', '19']) {
    await count.fill(wrong)
    await expect(window.getByText(messages.noOfPersons)).toBeVisible()
  }
  await count.fill('2')
  await expect(window.getByText(messages.noOfPersons)).toBeHidden()
  await window.getByRole('button', { name: 'Save as PDF' }).click()
  await expect(window.getByText(messages.badgeNameMissing)).toHaveCount(2)
  await expect(window.getByText(messages.badgeDesignationMissing)).toHaveCount(2)
  await expect(field(window, 'Name of person 1')).toBeFocused()
  await expectAccessible(window)

  await field(window, 'Name of person 1').fill('आरव क्षत्रिय')
  await designate(window, 1, 'Floor Manager')
  await field(window, 'Name of person 2').fill('Zoya')
  await designate(window, 2, 'Cashier')
  const copies = field(window, 'Copies for person 2')
  await copies.fill('')
  await copies.blur()
  await expect(copies).toHaveValue('1')
  await copies.fill('20')
  await expect(copies).toHaveValue('20')
  await copies.blur()
  await expect(copies).toHaveValue('19')
  const photo = join(profile, 'turned.jpg')
  writeFileSync(photo, turnedJpeg())
  await dialogs.opens(photo)
  await window.getByRole('button', { name: 'Photo of person 1: choose' }).click()
  await expect(window.getByRole('button', { name: 'Photo of person 1: change' })).toBeVisible()
  // Upright, by the camera's orientation.
  await expect.poll(() => picturesIn(window)).toEqual([[16, 24]])
  await expect(window.getByRole('article', { name: 'Sheet 2 of 2' })).toBeVisible()
  await expectAccessible(window)

  await window.keyboard.press('Alt+1')
  await expect(screen(window, 'home')).toBeVisible()
  await searchPalette(window, 'badges')
  await window.keyboard.press('Enter')
  await expect(field(window, 'Name of person 2')).toHaveValue('Zoya')
})

test('a calendar needs a name, a birth date and a picture that is one', async ({ window, profile, dialogs, enter }) => {
  await enter()
  await openFromMenu(window, 'Calendar')
  await expect(screen(window, 'calendar')).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Control+p')
  await expect(window.getByText(messages.mandatoryFields)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('textbox', { name: /^Baby’s name/ }).fill('Kabir')
  const birth = window.getByRole('textbox', { name: /^Date of birth/ })
  const tomorrow = addDays(dayAt(Date.now()), 1)
  for (const [wrong, why] of [
    ['5/4/0202', messages.birthDateLongAgo],
    ['31 Dec 1899', messages.birthDateLongAgo],
    [tomorrow, messages.birthDateAhead],
  ] as const) {
    await birth.fill(wrong)
    await window.keyboard.press('Tab')
    await expect(window.getByText(why)).toBeVisible()
    await expect(birth).not.toHaveValue('')
    await expect(window.getByText(/^Born /)).toHaveCount(0)
  }
  await expect(birth).toHaveValue(formatDate(tomorrow))
  await expectAccessible(window)
  await birth.fill(addMonths(dayAt(Date.now()), -20))
  await window.keyboard.press('Tab')
  await expect(window.getByText(messages.birthDateAhead)).toBeHidden()
  await expect(window.getByText(/^Born /)).toHaveCount(1)

  const [year, next] = calendarYears(dayAt(Date.now()))
  await expect(window.getByRole('article', { name: `Calendar ${year} of Kabir` })).toBeVisible()
  await window.getByRole('combobox', { name: 'Year' }).click()
  await window.getByRole('option', { name: String(next) }).click()
  await expect(window.getByRole('article', { name: `Calendar ${next} of Kabir` })).toBeVisible()

  const choose = window.getByRole('button', { name: 'Baby’s picture: Choose a picture, or drop it here' })
  const offer = async (name: string, bytes: Uint8Array) => {
    writeFileSync(join(profile, name), bytes)
    await dialogs.opens(join(profile, name))
    await choose.click()
    // The refusal may be the same as the one before: the picture was checked once another can be chosen.
    await expect.poll(() => dialogs.opened()).toBe(join(profile, name))
    await expect(window.getByRole('button', { name: /^Baby’s picture: (choose|change)/i })).toBeEnabled()
  }
  await offer('movie.gif', new TextEncoder().encode('GIF89a'))
  await expect(window.getByText(messages.notAPicture)).toBeVisible()
  await offer('renamed.png', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(window.getByText(messages.notAPicture)).toBeVisible()
  await offer('cut.jpg', JPEG.subarray(0, 700))
  await expect(window.getByText(messages.pictureUnreadable)).toBeVisible()
  // A valid head and end, with nothing decodable between them.
  await offer('hollow.png', Uint8Array.from([...PNG.subarray(0, 33), ...PNG.subarray(-12)]))
  await expect(window.getByText(messages.pictureUnreadable)).toBeVisible()
  await offer('face.png', PNG)
  await expect(window.getByRole('button', { name: 'Baby’s picture: change' })).toBeVisible()
  await expect(window.getByText(messages.mandatoryFields)).toBeHidden()
  await expectAccessible(window)
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a store of the signage Pine Kids has no floor manager', async ({ window, enter }) => {
    await enter('/', 'noupload@practice.storedesk.example')
    await openFromMenu(window, 'Staff Badges')
    await window.getByRole('combobox', { name: 'Designation of person 1' }).click()
    await expect(window.getByRole('option')).toHaveText([
      'Store Manager',
      'CRO-Service Expert',
      'Sr. CRO',
      'Assistant Manager',
      'Cashier',
    ])
  })

  test('a stockist has neither, and is sent to their own screens', async ({ window, enter }) => {
    await enter('/', 'stockist@practice.storedesk.example')
    await window.getByRole('button', { name: 'My Account' }).click()
    await expect(window.getByRole('button', { name: 'About StoreDesk' })).toBeVisible()
    await expect(window.getByRole('link', { name: 'Staff Badges' })).toHaveCount(0)
    await window.keyboard.press('Escape')
    await window.goto(new URL('/home/account/calendar', window.url()).href)
    await expect(screen(window, 'ledger')).toBeVisible()
  })
})

test('a photo can be dropped on its place', { tag: '@quick' }, async ({ window, enter }) => {
  await enter(BADGES)
  await window.getByRole('button', { name: 'Photo of person 1: choose' }).evaluate(
    (place, bytes) => {
      const carried = new DataTransfer()
      carried.items.add(new File([Uint8Array.from(bytes)], 'face.png', { type: 'image/png' }))
      place.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
    },
    [...PNG],
  )
  await expect.poll(() => picturesIn(window)).toEqual([[3, 2]])
  await window.getByRole('button', { name: 'Photo of person 1: remove' }).click()
  await expect(window.getByRole('button', { name: 'Photo of person 1: choose' })).toBeVisible()
})
