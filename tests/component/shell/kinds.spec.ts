/**
 * Every kind of user: the landing screen, every entry of their menus, and no access to other screens by address, link or the palette. The
 * matrix of access.ts has all rights in full.
 */
import type { Page } from '@playwright/test'
import { everyEntry, menusOf } from '../../../src/renderer/app/menus.ts'
import { hasScreen, screens } from '../../../src/renderer/app/screens.ts'
import { mayOpen } from '../../../src/shared/domain/people/access.ts'
import { ruleOf, type ScreenName } from '../../../src/shared/domain/screens.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { shareOf } from '../../support/counts.ts'
import { storeBy } from '../../support/pages/app-bridge.ts'
import { goTo, screen, searchPalette } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const KINDS: readonly (readonly [who: string, account: string, lands: ScreenName])[] = [
  ['a store', 'pune', 'home'],
  ['an apparel store', 'apparel', 'home'],
  ['a company store', 'fccoco', 'home'],
  ['a store without ledger', 'noledger', 'home'],
  ['a pharmacy', 'pharmacy', 'pharmacy'],
  ['a stockist', 'stockist', 'ledger'],
  ['an international store', 'abroad', 'ledger'],
  ['an admin', 'admin', 'ledger'],
  ['an operator', 'operator', 'ledger'],
]

interface Way {
  readonly path: string
  /** The address reached, and the screen rendered there. */
  readonly leadsTo: string
  readonly name: ScreenName
}

/** Visits one after the other within the page, as links would; returns those that led elsewhere. */
const walk = (window: Page, ways: readonly Way[]): Promise<readonly string[]> =>
  window.evaluate(async (all) => {
    const LONGEST_MS = 120_000
    const astray: string[] = []
    for (const { path, leadsTo, name } of all) {
      const isThere = () =>
        location.pathname === leadsTo && document.querySelector(`[data-screen="${name}"]`)?.checkVisibility() === true
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      const until = performance.now() + LONGEST_MS
      do await new Promise((resolve) => requestAnimationFrame(resolve))
      while (!isThere() && performance.now() < until)
      if (!isThere()) astray.push(`${path} led to ${location.pathname}`)
    }
    return astray
  }, ways)

for (const [share, [who, account, lands]] of KINDS.entries()) {
  const email = `${account}@practice.storedesk.example`

  test(`${who} lands at ${lands}, opens every entry of their menus, and nothing else by address, link or palette`, async ({
    window,
    desk,
    ask,
    enter,
  }) => {
    /** Follows a link as the operating system passes it. */
    const follow = (path: string) => desk.app.services.links.receive(`storedesk://open${path}`)
    const isAt = async (name: ScreenName) => {
      await expect(screen(window, name)).toBeVisible()
      await expect.poll(() => window.evaluate(() => location.pathname)).toBe(ruleOf(name).path)
    }
    await enter('/', email)
    await isAt(lands)
    const store = await storeBy(ask)
    const mine = menusOf(store, hasScreen)
    const ofAccount = mine.account.flatMap(({ entries }) => entries)
    await window.getByRole('banner').getByRole('button', { name: 'My Account' }).click()
    const menu = window.getByRole('dialog', { name: 'My Account' })
    const linked = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect.poll(async () => new Set(await linked())).toEqual(new Set(ofAccount.map(({ path }) => path)))
    const [clicked] = ofAccount
    if (clicked !== undefined) {
      await menu.getByRole('link', { name: clicked.label, exact: true }).click()
      await expect(screen(window, clicked.screen)).toBeVisible()
    }
    const entries = everyEntry(mine)
    // A store opens all of its entries, each other user another third of theirs: looks.spec opens every screen.
    const opened =
      account === 'pune' ? entries : shareOf([...new Map(entries.map((one) => [one.screen, one])).values()], share, 3)
    const ways = opened.map(({ path, screen: name }) => ({ path, leadsTo: path, name }))
    expect(await walk(window, ways)).toEqual([])

    const closed = screens.filter((one) => !mayOpen(store, ruleOf(one.name)))
    const [first] = everyEntry(mine).filter(({ screen: name }) => name !== lands)
    const barred = closed.find(({ audience }) => audience !== 'signedOut')
    if (first !== undefined) {
      await follow(first.path)
      await isAt(first.screen)
    }
    if (barred === undefined) throw new Error('Nothing is barred to him')
    await follow(barred.path.replaceAll(/:\w+/g, '1'))
    await isAt(lands)
    if (barred.name !== 'home')
      await expect(window.getByText(say('screenNotOpen', { title: barred.title }))).toBeVisible()
    // An address without a screen leads home with a message.
    await goTo(window, '/home/no-such-screen')
    await expect(window.getByText(messages.noSuchScreen)).toBeVisible()
    await isAt(lands)
    await searchPalette(window, barred.title)
    await expect(window.getByRole('button', { name: barred.title, exact: true })).toHaveCount(0)
    await window.keyboard.press('Escape')

    expect(closed.length).toBeGreaterThan(5)
    const tried = shareOf(closed, share, 9).map(({ path }) => path.replaceAll(/:\w+/g, '1'))
    const { path: leadsTo } = ruleOf(lands)
    expect(
      await walk(
        window,
        tried.map((path) => ({ path, leadsTo, name: lands })),
      ),
    ).toEqual([])
  })
}
