/** One list from end to end: opened from the bar, filtered, and saved as a file. Common behaviour of lists: tests/component. */
import { dayAt } from '../../src/shared/domain/values/dates.ts'
import { askingBy } from '../support/pages/app-bridge.ts'
import { broadly, listOn } from '../support/pages/list-on-screen.ts'
import { choose, readText } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test('orders are narrowed to those that were delivered, and saved as they are shown @smoke', async ({
  window,
  enter,
  savesAs,
}) => {
  await enter(`/home/account/orderHistory?${broadly('orderHistory', dayAt(Date.now()))}`)
  const visit = async (address: string) => void (await window.goto(new URL(address, window.url()).href))
  const one = await listOn({ window, ask: askingBy(window), visit }, 'orderHistory')
  await one.expectShown()
  await choose(window, one.list.title, 'Status', 'Delivered')
  const { words, count } = await one.expectShown()
  expect(words.length).toBeGreaterThan(0)
  const file = await savesAs('delivered.csv')
  await window.getByRole('button', { name: 'Export' }).click()
  await window.getByRole('menuitem', { name: 'CSV file' }).click()
  await expect(window.getByText(`Saved as ${file}`)).toBeVisible()
  // The heads, and the rows of all pages.
  expect(readText(file).trimEnd().split('\r\n')).toHaveLength(count + 1)
})
