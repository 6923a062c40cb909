/** New versions, as the user sees and installs them. */
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { feedOf, newKeys, openFeed } from '../../support/update-feed.ts'
import { expect, test } from '../fixture.ts'

const keys = newKeys()
const feed = await openFeed()
test.use({ updates: { keys, feed: feed.url } })
test.afterAll(() => feed.stop())

test('a new version is looked for, told on every screen, and stays when the feed turns hostile', async ({
  window,
  enter,
}) => {
  const now = Date.now()
  feed.serve(feedOf(keys, { version: 1, now }, [{ version: '1.0.0' }]))
  await enter('/home/account/settings#updates')
  await expect(window.getByText('StoreDesk 1.0.0')).toBeVisible()
  const look = window.getByRole('button', { name: 'Check for updates' })
  await look.click()
  await expect(window.getByText('StoreDesk is up to date.')).toBeVisible()
  feed.serve(feedOf(keys, { version: 2, now }, [{ version: '1.1.0', notes: '– Ledgers add up.\n– Notes as PDF.' }]))
  await look.click()
  await expect(window.getByText(say('updateReady', { version: '1.1.0' }))).toBeVisible()
  await expect(window.getByText('Ledgers add up.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Install and restart' })).toHaveCount(2)
  await expectAccessible(window)

  feed.serve(feedOf(newKeys(), { version: 3, now }, [{ version: '1.2.0' }]))
  await look.click()
  await expect(window.getByText(messages.updatesUntrusted)).toBeVisible()
  await expect(window.getByText('Version 1.1.0 is ready.')).toBeVisible()
})
