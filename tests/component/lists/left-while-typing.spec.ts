/** A filter applies after a pause in typing. If the user leaves the list during that pause, it must not hold them back. */
import { afterFrames, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a filter typed just before leaving doesn’t hold the user back', async ({ window, enter }) => {
  const arrives = Promise.withResolvers<void>()
  await window.route(/\/order-history-[^/]*\.js$/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  await enter('/home/account/loadHistory')
  await window.getByRole('textbox', { name: 'Docket', exact: true }).fill('DKT')
  // The page is busy until the pause is over: the filter applies as soon as the router knows of the click, before anything is rendered.
  await window.getByRole('link', { name: 'Orders', exact: true }).evaluate((link: HTMLElement) => {
    link.click()
    const over = performance.now() + 1000
    while (performance.now() < over);
  })
  await afterFrames(window)
  arrives.resolve()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  expect(new URL(window.url()).pathname).toBe('/home/account/orderHistory')
})
