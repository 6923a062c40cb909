/**
 * Every kind of user: where he lands, that every entry of his menus opens its screen, and that nothing that isn't his can
 * be reached by address, by link or by the palette. Who may what is held in full by the matrix of access.ts.
 */
import type { ElectronApplication, Page } from '@playwright/test'
import { everyEntry, menusOf } from '../../src/renderer/app/menus.ts'
import { hasScreen, screens } from '../../src/renderer/app/screens.ts'
import { mayOpen } from '../../src/shared/domain/access.ts'
import { ruleOf, type ScreenName } from '../../src/shared/domain/screens.ts'
import { askApp } from '../support/pages/app-bridge.ts'
import { screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const KINDS: readonly (readonly [who: string, account: string, lands: ScreenName])[] = [
  ['a store', 'pune', 'home'],
  ['an apparel store', 'apparel', 'home'],
  ['a company store', 'fccoco', 'home'],
  ['a store without ledger', 'noledger', 'home'],
  ['a pharmacy', 'pharmacy', 'pharmacy'],
  ['a stockist', 'stockist', 'orderHistory'],
  ['an international store', 'abroad', 'orderHistory'],
  ['an admin', 'admin', 'orderHistory'],
  ['an operator', 'operator', 'orderHistory'],
]

const goTo = (window: Page, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** As the operating system hands a link over. */
const follow = (app: ElectronApplication, path: string) =>
  app.evaluate(({ app: running }, link) => {
    running.emit('second-instance', {}, ['storedesk', link], '/')
  }, `storedesk://open${path}`)

const openMenu = (window: Page, name: string) => window.getByRole('banner').getByRole('button', { name }).click()

for (const [who, account, lands] of KINDS) {
  test(`${who} lands at ${lands}, opens what is his, and nothing else`, async ({ app, window }) => {
    await signIn(window, `${account}@practice.storedesk.example`, lands)
    const state = await askApp(window, 'session.state', undefined)
    if (state.phase !== 'signedIn') throw new Error('Nobody is signed in')
    const { store } = state
    const mine = menusOf(store, hasScreen)

    for (const { label, screen: name } of mine.account.flatMap(({ entries }) => entries)) {
      await openMenu(window, 'My Account')
      await window.getByRole('dialog', { name: 'My Account' }).getByRole('link', { name: label, exact: true }).click()
      await expect(screen(window, name)).toBeVisible()
    }
    for (const { screen: name, path } of everyEntry(mine)) {
      await goTo(window, path)
      await expect(screen(window, name)).toBeVisible()
    }

    const closed = screens.filter((one) => !mayOpen(store, ruleOf(one.name)))
    expect(closed.length).toBeGreaterThan(5)
    for (const { path } of closed) {
      await goTo(window, path.replaceAll(/:\w+/g, '1'))
      await expect(screen(window, lands)).toBeVisible()
      await expect.poll(() => window.evaluate(() => location.pathname)).toBe(ruleOf(lands).path)
    }

    const [first] = everyEntry(mine).filter(({ screen: name }) => name !== lands)
    const barred = closed.find(({ audience }) => audience !== 'signedOut')
    if (first !== undefined) {
      await follow(app, first.path)
      await expect(screen(window, first.screen)).toBeVisible()
    }
    if (barred !== undefined) {
      await follow(app, barred.path.replaceAll(/:\w+/g, '1'))
      await expect(screen(window, lands)).toBeVisible()
      await window.keyboard.press('Control+k')
      await window.getByRole('textbox', { name: /^Go to a screen/ }).fill(barred.title)
      await expect(window.getByRole('button', { name: barred.title, exact: true })).toHaveCount(0)
    }
  })
}
