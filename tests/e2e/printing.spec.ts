/** Papers on the printer. */
import { choose } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test('Ctrl+P prints the invoice that is open, and nothing elsewhere', async ({ app, window, enter }) => {
  await app.evaluate(({ app: electron }) => {
    Object.assign(globalThis, { printed: 0 })
    electron.on('web-contents-created', (_, contents) => {
      contents.print = (_options, done) => {
        Object.assign(globalThis, { printed: Reflect.get(globalThis, 'printed') + 1 })
        done?.(true, '')
      }
    })
  })
  const printed = () => app.evaluate(() => Number(Reflect.get(globalThis, 'printed')))
  await enter()
  await window.keyboard.press('Control+p')
  await window.keyboard.press('Alt+3')
  await choose(window, 'Order history', 'Status', 'Delivered')
  await window
    .getByRole('link', { name: /^Invoice/ })
    .first()
    .click()
  await expect(window.getByRole('heading', { name: 'TAX INVOICE', exact: true })).toBeVisible()
  expect(await printed()).toBe(0)
  await window.keyboard.press('Control+p')
  await expect.poll(printed).toBe(1)
})
