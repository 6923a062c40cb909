/** Every list while the portal misbehaves: what is shown stays and says what it is, and there is always a way on. */
import { type List, sizesOf } from '../../src/shared/lists/list.ts'
import { anyList, type ListName, listNames } from '../../src/shared/lists.ts'
import { messages } from '../../src/shared/messages.ts'
import { EMAIL } from '../support/goods.ts'
import { covering, holding } from '../support/pages/covering.ts'
import { broadly, each, firstCall, listOn, neededCalls, signedIn } from '../support/pages/list-on-screen.ts'
import { where } from '../support/pages/list-places.ts'
import { type PortalFault, portalOf } from '../support/pages/portal.ts'
import { expectAccessible, screen, signIn, tryAgain } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const OWN_WORDS = 'The order server is being restarted.'
const ALWAYS = 1000

interface Fault {
  readonly fault: PortalFault
  /** What the list says of it. */
  words(list: List): RegExp | string
}

const strange = ({ failed }: List) => (failed === undefined ? /^The portal answered in a way/ : messages[failed])

const faults: readonly [Fault, ...Fault[]] = [
  { fault: { kind: 'status', status: 500, message: OWN_WORDS }, words: () => OWN_WORDS },
  {
    fault: { kind: 'status', status: 500, message: '' },
    words: ({ failed }) => (failed === undefined ? messages.portalFault : messages[failed]),
  },
  { fault: { kind: 'truncated' }, words: strange },
  { fault: { kind: 'html' }, words: strange },
  { fault: { kind: 'wrongShape' }, words: strange },
  // Last: when the connection is back, what failed is asked again by itself.
  { fault: { kind: 'reset' }, words: () => messages.offline },
]

test.describe('never seen before', () => {
  test.use({ ownApp: true })

  test('says what is wrong, one failure after the other, and comes when the portal does', async ({
    window,
    profile,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    const portal = portalOf(profile)
    const his = listNames.filter((name) => where[name].subjects === undefined && where[name].as === undefined)
    // The bell asks for the notices on every screen: while another list had its turn, their answer would be saved.
    const names = his.toSorted((one, other) => Number(other === 'notifications') - Number(one === 'notifications'))
    const thorough = covering([holding], his)
    // What the home screen shows is asked for while one signs in.
    const [first] = faults
    const fail = (name: ListName, { fault }: Fault) =>
      portal.misbehave(...neededCalls(anyList(name)).map((call) => ({ ...fault, call, times: ALWAYS })))
    for (const name of names) await fail(name, first)
    await signIn(window)
    const signed = await signedIn(window)
    for (const name of names) {
      await test.step(name, async () => {
        const one = await listOn(window, name, signed)
        // A card stands among others.
        const place = where[name].isBare ? window.getByRole('region', { name: one.list.title }) : window
        const alert = place.getByRole('alert').filter({ has: window.getByRole('button', { name: 'Try again' }) })
        await portal.behave()
        await fail(name, first)
        await one.open()
        await expect(alert).toContainText(first.words(one.list))
        await expectAccessible(window)
        // Every failure where lists differ in how they come, its own words in each.
        const others = thorough.includes(name)
          ? faults.slice(1)
          : faults.filter(({ fault }) => fault.kind === 'wrongShape')
        for (const fault of others) {
          await portal.behave()
          await fail(name, fault)
          await portal.forget()
          await alert.getByRole('button', { name: 'Try again' }).click()
          // Two failures one after the other may have the same words.
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
  })
})

test('keeps rows and pager when the next page fails; “Go back” and “Try again” do what they say', async ({
  window,
  profile,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const portal = portalOf(profile)
  const back = window.getByRole('button', { name: 'Go back' })
  const again = window.getByRole('button', { name: 'Try again' })
  // Told, not to be read, not to be reached: one goes back from the last, as it comes by itself with the connection.
  const some = faults.filter((_, nr) => nr === 0 || nr === 2 || nr === faults.length - 1)
  const paged = listNames.filter((name) => sizesOf(anyList(name)) !== undefined)
  await each(window, covering([holding], paged), async (one) => {
    for (const [at, { fault, words }] of some.entries()) {
      // Days of its own each time: what was answered once would be shown again.
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
})

test('shows the saved copy and its time while there is no connection', async ({ window, profile, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  const portal = portalOf(profile)
  const saved = window.getByRole('status').filter({ hasText: 'This is the copy saved' })
  // Parts of a screen are refreshed with it.
  const screens = covering(
    [holding],
    listNames.filter((name) => where[name].prefix === ''),
  )
  await each(window, screens, async (one) => {
    await one.open()
    const { words } = await one.expectShown()
    await portal.misbehave({ kind: 'reset', times: ALWAYS })
    await window.keyboard.press('F5')
    await expect(saved.first()).toContainText(/\d{1,2}:\d\d/)
    await expect.poll(async () => (await one.rowsShown()).slice(0, 5)).toEqual(words.slice(0, 5))
    await expectAccessible(window)
    await portal.behave()
    await tryAgain(saved.getByRole('button', { name: 'Try again' }))
    await expect(saved).toHaveCount(0)
    await one.expectShown()
  })
})

test('waits for a slow portal in sight of everybody, and leads to sign-in when the session is over', async ({
  window,
  profile,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const portal = portalOf(profile)
  const name: ListName = 'orderHistory'
  await each(window, [name], async (one) => {
    await portal.misbehave({ kind: 'delay', call: firstCall(one.list), ms: 60_000, times: ALWAYS })
    await one.open(broadly(name, one.context.today, 30))
    await expect(window.getByText(`Loading: ${one.list.title}`)).toBeVisible()
    await expectAccessible(window)
    await portal.behave()
    await portal.misbehave({ kind: 'status', status: 401, call: firstCall(one.list), times: ALWAYS })
    await window.keyboard.press('F5')
    await one.open(broadly(name, one.context.today, 31))
    await expect(screen(window, 'login')).toBeVisible()
    await portal.behave()
    await signIn(window, EMAIL, name)
    await one.expectShown()
  })
})
