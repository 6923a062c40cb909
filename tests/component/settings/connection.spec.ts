import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a portal that can’t be reached is told on every screen until it is back, over a new page too', async ({
  window,
  portal,
  enter,
}) => {
  const banner = window.getByText(/^No connection to the portal/)
  await enter()
  await window.keyboard.press('Alt+3')
  await expect(window.getByText(/^1–10 of/)).toBeVisible()
  await expect(banner).toBeHidden()

  await portal.misbehave({ kind: 'reset', times: 1000 })
  await window.keyboard.press('F5')
  await expect(banner).toBeVisible()
  await window.reload()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(window.getByText(/^1–10 of/)).toBeVisible()

  await portal.behave()
  await window.keyboard.press('F5')
  await expect(banner).toBeHidden()
})
