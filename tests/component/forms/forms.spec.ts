/** The behaviour of all forms, tested on one of them: the reason why a product is liked. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { plentiful } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const page = `/products/productInfo/${plentiful[0]?.id}`
const like = (window: Page) => window.getByRole('button', { name: 'Like', exact: true })
const reason = (window: Page) => window.getByRole('textbox', { name: 'Why do you like this product?' })
const CALL = 'catalogue.like'

async function open(window: Page): Promise<void> {
  await like(window).click()
  await expect(reason(window)).toBeFocused()
}

test('what is missing is said at its field; a refusal keeps what was typed; what is typed outlives the page and the session', {
  tag: '@quick',
}, async ({ window, portal, enter, signIn }) => {
  await enter(page)
  await open(window)
  await window.keyboard.press('Control+s')
  await expect(window.getByText(messages.reasonNeeded)).toBeVisible()
  await expect(reason(window)).toBeFocused()
  await expectAccessible(window)

  const words = 'Opinions are counted at the moment.'
  await portal.misbehave({ kind: 'status', status: 422, message: words, call: CALL })
  await reason(window).fill('Sells within the week')
  await window.keyboard.press('Control+Enter')
  await expect(window.getByText(words)).toBeVisible()
  await expect(reason(window)).toHaveValue('Sells within the week')

  await window.reload()
  await open(window)
  await expect(reason(window)).toHaveValue('Sells within the week')
  await window.keyboard.press('Escape')
  await expect(reason(window)).toHaveCount(0)
  await expect(screen(window, 'productInfo')).toBeVisible()

  await portal.endSessions()
  await open(window)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await window.reload()
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await expect(screen(window, 'productInfo')).toBeVisible()
  await open(window)
  await expect(reason(window)).toHaveValue('Sells within the week')
  // The form was refused, so it isn't reported as lost.
  await expect(window.getByText(messages.writeLost)).toHaveCount(0)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByRole('button', { name: 'Liked' })).toBeVisible()
})

test('an answer that was lost is told as lost, also to the next page, and goes out again only when the person says so', async ({
  window,
  portal,
  enter,
}) => {
  await enter(page)
  await open(window)
  await portal.forget()
  await portal.misbehave({ kind: 'answerLost', call: CALL })
  await reason(window).fill('Zips well')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(messages.writeLost)).toBeVisible()
  await expectAccessible(window)

  await window.reload()
  await window.getByRole('button', { name: /^Like/ }).click()
  await expect(window.getByText(messages.writeLost)).toBeVisible()
  const sent = async () => (await portal.asked()).filter((call) => call === CALL).length
  expect(await sent()).toBe(1)
  await window.getByRole('button', { name: 'Save' }).click()
  const question = window.getByRole('group', { name: 'Send again?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(window)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await sent()).toBe(1)
  await window.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(reason(window)).toHaveCount(0)
  expect(await sent()).toBe(2)
})
