/** That the fixture is what it says: real services behind the page, of which nothing is left for the next test. */
import { askApp } from '../../support/pages/app-bridge.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a session that main has is the page’s, and ends with it', { tag: '@quick' }, async ({ window, desk, enter }) => {
  await enter('/home')
  await expect(screen(window, 'home')).toBeVisible()
  await askApp(window, 'session.signOut', undefined)
  await expect(screen(window, 'login')).toBeVisible()
  expect(desk.app.services.session.token()).toBeUndefined()
})

test('whoever comes next finds nobody signed in', { tag: '@quick' }, async ({ window, visit }) => {
  await visit('/home')
  await expect(screen(window, 'login')).toBeVisible()
})
