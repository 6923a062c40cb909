/** Lists while the portal misbehaves: rows stay with a notice, and there is always a way to go on. */
import { sizesOf } from '../../../src/shared/lists/list.ts'
import { anyList, listNames } from '../../../src/shared/lists.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { covering, holding } from '../../support/pages/covering.ts'
import { ALWAYS, failList, faults } from '../../support/pages/list-faults.ts'
import { broadly, firstCall } from '../../support/pages/list-on-screen.ts'
import { where } from '../../support/pages/list-places.ts'
import { screen, tryAgain } from '../../support/pages/steps.ts'
import { expect } from '../fixture.ts'
import { test } from './lists.ts'

const alone = listNames.filter((name) => where[name].subjects === undefined)

// Every failure, for one list of each kind of loading; each list's own messages are in lists.spec.ts.
for (const name of covering([holding], alone)) {
  test(`${name} says what is wrong, one failure after the other`, async ({ window, portal, listOf }) => {
    const one = await listOf(name)
    const again = window.getByRole('button', { name: 'Retry' })
    const place = where[name].isBare ? window.getByRole('region', { name: one.list.title }) : window
    const alert = place.getByRole(where[name].isBare ? 'status' : 'alert').filter({ has: again })
    const { refused, ...others } = faults
    await failList(portal, name, refused)
    await one.open()
    await expect(alert).toContainText(refused.words())
    await expectAccessible(window)
    for (const fault of Object.values(others)) {
      await portal.behave()
      await failList(portal, name, fault)
      await portal.forget()
      await alert.locator(again).click()
      // Two failures in a row may have the same message.
      await expect.poll(portal.asked).toContain(firstCall(one.list))
      await expect(one.grid).toHaveAttribute('aria-busy', 'false')
      await expect(alert).toContainText(fault.words(one.list))
    }
    await portal.behave()
    await one.open()
    await one.expectShown()
    await expect(alert).toHaveCount(0)
  })
}

const paged = listNames.filter((name) => sizesOf(anyList(name)) !== undefined)

for (const name of covering([holding], paged)) {
  test(`${name} keeps rows and pager when the next page fails; the user goes back, or on once the portal works`, async ({
    window,
    portal,
    listOf,
  }) => {
    const back = window.getByRole('button', { name: 'Go back' })
    const again = window.getByRole('button', { name: 'Retry' })
    const one = await listOf(name)
    // Refused, unreadable, unreachable: the last one recovers by itself with the connection, so the user goes back from there.
    for (const [at, { fault, words }] of [faults.refused, faults.truncated, faults.reset].entries()) {
      // Different days each time: an answer in the cache would be shown again.
      await one.open(broadly(one.name, one.context.today, at + 1))
      const before = await one.expectShown()
      await portal.misbehave({ ...fault, call: firstCall(one.list), times: ALWAYS })
      await window.getByRole('button', { name: 'Next page' }).click()
      await expect(window.getByText(words(one.list))).toBeVisible()
      await expect(one.foot).toContainText(/^1–/)
      await expect.poll(one.rowsShown).toEqual(before.words)
      if (at === 0) await expectAccessible(window)
      if (at % 2 === 0) {
        await back.click()
        await expect.poll(() => one.state().page).toBe(1)
        await expect(again).toHaveCount(0)
        await portal.behave()
      } else {
        await portal.behave()
        await again.click()
        await expect.poll(() => one.state().page).toBe(2)
      }
      await one.expectShown()
      await expect(window.getByText(words(one.list))).toHaveCount(0)
    }
  })
}

// Lists that are parts of a screen are refreshed with it.
const screens = listNames.filter((name) => where[name].prefix === '')

for (const name of covering([holding], screens)) {
  test(`${name} shows the saved copy and its time while there is no connection`, async ({ window, portal, listOf }) => {
    const saved = window.getByText(messages.savedCopyOf)
    const one = await listOf(name)
    await one.open()
    const { words } = await one.expectShown()
    await portal.misbehave({ kind: 'reset', times: ALWAYS })
    await window.keyboard.press('F5')
    await expect(saved.first()).toContainText(/\d{1,2}:\d\d/)
    await expect(window.getByText(messages.savedCopies)).toBeVisible()
    await expect.poll(async () => (await one.rowsShown()).slice(0, 5)).toEqual(words.slice(0, 5))
    await expectAccessible(window)
    await portal.behave()
    await tryAgain(window.getByRole('button', { name: 'Retry now' }))
    await expect(saved).toHaveCount(0)
    await one.expectShown()
  })
}

test('a list waits visibly for a slow portal, and leads to sign-in when the session is over', async ({
  window,
  portal,
  signIn,
  listOf,
}) => {
  const one = await listOf('orderHistory')
  await portal.misbehave({ kind: 'delay', call: firstCall(one.list), ms: 60_000, times: ALWAYS })
  await one.open(broadly(one.name, one.context.today, 30))
  await expect(window.getByText(`Loading ${one.list.title}`)).toBeVisible()
  await expectAccessible(window)
  await portal.behave()
  await portal.misbehave({ kind: 'status', status: 401, call: firstCall(one.list), times: ALWAYS })
  await window.keyboard.press('F5')
  await one.open(broadly(one.name, one.context.today, 31))
  await expect(screen(window, 'login')).toBeVisible()
  await portal.behave()
  await signIn()
  await expect(screen(window, one.name)).toBeVisible()
  await one.expectShown()
})
