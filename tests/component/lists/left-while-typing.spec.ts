/** A filter applies after a pause in typing. If the user leaves the list during that pause, it must not hold them back. */
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a filter typed just before leaving doesn’t hold the user back', async ({ window, enter }) => {
  const arrives = Promise.withResolvers<void>()
  await window.route(/\/order-history-[^/]*\.js$/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  await window.clock.install()
  await enter('/home/account/loadHistory')
  await window.getByRole('textbox', { name: 'Docket', exact: true }).fill('DKT')
  await window.getByRole('link', { name: 'Orders', exact: true }).click()
  await window.clock.runFor(2000)
  arrives.resolve()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  expect(new URL(window.url()).pathname).toBe('/home/account/orderHistory')
})
