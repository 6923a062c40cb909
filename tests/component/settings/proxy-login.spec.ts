/** A proxy that wants a user name and a password. */
import { openTunnel } from '../../../src/main/portal/tunnel.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { type Guarded, startProxy } from '../../integration/connection/proxy.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('is asked for once, tried, kept, changed and forgotten', async ({ window, desk, enter }) => {
  const guarded: Guarded = { login: 'store:right' }
  const proxy = await startProxy(undefined, '', guarded)
  const name = new URL(proxy.address).host
  const target = Number(new URL(desk.portal.origin).port)
  /** Connects through the proxy, as any request does. */
  const go = () => openTunnel(proxy.address, '127.0.0.1', target, 10_000).then((socket) => void socket.destroy())
  await enter()
  await expect(go()).rejects.toThrow('407')

  const dialog = window.getByRole('dialog', { name: 'Sign in to the proxy' })
  await expect(dialog.getByText(say('proxyAsks', { proxy: name }))).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeFocused()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByText(messages.proxyUserNeeded)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'User name' }).fill('store')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await window.keyboard.press('Enter')
  await expect(dialog.getByText(messages.proxyPasswordRefused)).toBeVisible()
  if (process.env.SHOTS !== undefined) await window.screenshot({ path: `${process.env.SHOTS}/proxy-dialog.png` })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('right')
  await window.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(window.getByText(say('proxyOpened', { proxy: name }))).toBeVisible()
  await go()

  await goTo(window, '/home/account/settings#connection')
  const known = window.getByRole('list', { name: 'Proxy sign-in' })
  await expect(known.getByRole('listitem')).toContainText(['Signed in as store.'])
  if (process.env.SHOTS !== undefined) await window.screenshot({ path: `${process.env.SHOTS}/proxy-settings.png` })
  await expectAccessible(window)

  // The password was changed: the user is asked again, and postpones it.
  guarded.login = 'store:another'
  await expect(go()).rejects.toThrow('407')
  await expect(dialog.getByText(messages.proxyAsksAgain)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveValue('store')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await expect(known.getByRole('listitem')).toContainText(['Refused the password of store.'])
  await expect(go()).rejects.toThrow('407')
  await expect(dialog).toBeHidden()

  await known.getByRole('button', { name: 'Change…' }).click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('another')
  await window.keyboard.press('Enter')
  await expect(known.getByRole('listitem')).toContainText(['Signed in as store.'])
  await known.getByRole('button', { name: 'Forget' }).click()
  await expect(known.getByRole('listitem')).toContainText(['Needs a user name and password.'])
  await expect(go()).rejects.toThrow('407')
  await expect(dialog).toBeHidden()
  await proxy.close()
})
