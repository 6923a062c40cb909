/** The scores of the store and its staff: as charts, as tables, and with feedback. */
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

const COMPANY = 'fccoco@practice.storedesk.example'

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a scorecard is looked at, and read by a key; another person’s is chosen, and stays over a reload', async ({
    window,
    enter,
  }) => {
    await enter('/home/scorecard')
    await expect(window.getByRole('region', { name: 'Arambh scores' })).toBeVisible()
    await expect(window.getByRole('region')).toHaveCount(8)
    const chosen = window.getByRole('combobox', { name: 'Staff' })
    await expect(chosen).toHaveValue(/\(SM\)$/)
    await expect(window.getByText('Low: below 50%')).toBeVisible()
    await expectAccessible(window)
    await chosen.click()
    await window
      .getByRole('option', { name: /\(CRO\)$/ })
      .last()
      .click()
    await expect(chosen).toHaveValue(/\(CRO\)$/)
    await window.getByRole('heading', { level: 1 }).press('v')
    await expect(window.getByRole('grid', { name: 'Scorecard' })).toContainText('Retail matrix')
    await window.reload()
    await expect(chosen).toHaveValue(/\(CRO\)$/)
    await expect(window.getByRole('grid', { name: 'Scorecard' })).toBeVisible()
  })

  test('incentives come in five tabs, by month and person; who sells is listed apart', async ({ window, enter }) => {
    await enter('/home/incentivedashboard', COMPANY)
    const staff = window.getByRole('combobox', { name: 'Staff' })
    const listed = async () => {
      await staff.click()
      const names = await window.getByRole('option').allTextContents()
      await window.keyboard.press('Escape')
      return names.length
    }
    await expect(window.getByText(/^Estimated earnings,/)).toBeVisible()
    // Eight people work there: one manager, two assistants.
    expect(await listed()).toBe(7)
    await expectAccessible(window)
    await window.getByRole('tab', { name: 'Self' }).click()
    await expect(window.getByRole('grid', { name: 'Own incentives' })).toContainText('Total')
    expect(await listed()).toBe(5)
    await window.getByRole('combobox', { name: 'Month' }).click()
    await window.getByRole('option').nth(1).click()
    await expect(window).toHaveURL(/month=\d{4}-\d\d/)
    await window.getByRole('tab', { name: 'R&R' }).press('Enter')
    await expect(window.getByRole('grid', { name: 'R&R' })).toContainText('Window of the month')
    await expect(window.getByText('Reward and recognition')).toBeVisible()
    await window.getByRole('tab', { name: 'Academic' }).click()
    await expect(window.getByRole('grid', { name: 'Academic' })).toContainText('Completed')
    await window.getByRole('tab', { name: 'CMP' }).click()
    await expect(window.getByRole('grid', { name: 'CMP' })).toContainText('Footwear')

    await enter('/home/incentivedashboard', 'photo@practice.storedesk.example')
    await expect(window.getByText(say('incentivesNotHere', { signage: 'Photoshoot' }))).toBeVisible()
  })

  test('the contests say where the store stands, and what its score is made of', async ({ window, enter }) => {
    await enter('/home/account/reward', COMPANY)
    await expect(window.getByRole('list', { name: 'Best CRO' }).getByRole('listitem')).toHaveCount(5)
    await expectAccessible(window)
  })
})

test('performance stands beside its benchmark; what is said of it outlives a lost answer, and goes out once', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/storeperformance')
  const month = window.getByRole('list', { name: /^\w{3} \d{4}$/ })
  await expect(month.getByRole('listitem')).toHaveCount(16)
  await expect(month.getByRole('listitem').filter({ hasText: 'Training completed' })).toContainText('/ 100')
  await expect(month).toContainText(/Excellent|Good|Need Improvement/)
  await expect(
    month.getByRole('listitem').filter({ hasText: 'Shrinkage' }).getByRole('img', { name: 'Lower is better' }),
  ).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Feedback on Complaints' }).click()
  const dialog = window.getByRole('dialog', { name: 'Feedback on Complaints' })
  await expect(dialog.getByText(messages.feedbackNone)).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Feedback' })
  await field.fill('  ')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(messages.feedbackEmpty)).toBeVisible()
  await field.fill('The lift was out of order.')
  await window.reload()
  await window.getByRole('button', { name: 'Feedback on Complaints' }).click()
  await expect(field).toHaveValue('The lift was out of order.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/^The lift was out of order/])
  await portal.misbehave({ kind: 'answerLost', call: 'scores.updateFeedback', times: 1 })
  await field.fill('It works again.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText(messages.writeLost)).toBeVisible()
  await expect(field).toHaveValue('It works again.')
  await window.keyboard.press('Escape')

  await window.getByRole('heading', { level: 1 }).press('v')
  await expect(window.getByRole('grid', { name: 'Store performance' })).toContainText('Shrinkage')
})
