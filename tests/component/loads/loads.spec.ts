/** From an order to its load, into one of the boxes, and back. */
import { readFileSync } from 'node:fs'
import { loadAddress, orderAddress, ordersAddress } from '../../../src/shared/domain/screens/addresses.ts'
import { addMonths, dayAt } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import { oldLoad, suppliedLoad } from '../../areas/loads.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import { expect, test } from '../fixture.ts'

async function delivered(ask: Asking) {
  const query = { pageNo: 1, pageSize: 1, status: ['Delivered'] } as const
  const { answer } = await ask('portal.read', { call: 'order.history', args: { query }, request: 'one', fresh: true })
  const [order] = (answer as { readonly rows: readonly { poid: string; shippingdetails: { loadid: string } }[] }).rows
  return { poid: order?.poid ?? '', load: order?.shippingdetails.loadid ?? '' }
}

test('an order leads to its load, the load to its boxes, a box to its orders and back', async ({
  window,
  enter,
  askSignedIn,
  savesAs,
}) => {
  const { poid, load } = await delivered(askSignedIn)
  await enter(orderAddress(poid))
  await window.getByRole('region', { name: 'Payment and shipping' }).getByRole('link', { name: load }).click()
  await expect(window.getByRole('heading', { name: `Load ${load}` })).toBeVisible()
  const way = window.getByRole('list', { name: 'Progress of the load' }).getByRole('listitem')
  await expect(way).toHaveText([/^Created\d/, /^Shipped\d/, /^Delivered\d/])
  const lines = window.getByRole('grid', { name: 'Lines of the load' })
  await expect(lines.getByRole('link', { name: poid }).first()).toBeVisible()
  await expectAccessible(window)

  const path = await savesAs('invoice.pdf')
  await window.getByRole('button', { name: 'Invoice' }).click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
  expect(readFileSync(path, 'latin1').slice(0, 5)).toBe('%PDF-')

  await window.getByRole('tab', { name: /^Boxes \(\d+\)/ }).click()
  const boxes = await savesAs('boxes.pdf')
  await window.getByRole('button', { name: 'Print' }).click()
  await expectAccessible(window)
  await window.getByRole('menuitem', { name: 'PDF: Box list' }).click()
  await expect(window.getByText(`Saved as ${boxes}`)).toBeVisible()

  const box = `${load}-B1`
  await window.getByRole('grid', { name: 'Boxes of the load' }).getByRole('link', { name: box }).click()
  await expect(window.getByRole('heading', { name: `Box ${box}` })).toBeVisible()
  await expect(window.getByRole('grid', { name: 'Lines of the box' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('link', { name: 'Back to load' }).click()
  await expect(window.getByRole('grid', { name: 'Boxes of the load' })).toBeVisible()
  await window.getByRole('link', { name: 'Back to loads' }).click()
  await expect(window.getByRole('grid', { name: 'Load history' })).toBeVisible()
})

test('the order history’s column leads to the load; numbers that can’t be looked for are told', async ({
  window,
  enter,
}) => {
  const today = dayAt(Date.now())
  await enter(`${ordersAddress('ordered', addMonths(today, -2), today)}&status=Delivered`)
  const load = window.getByRole('grid', { name: 'Order history' }).getByRole('link', { name: /^LD-/ }).first()
  const number = await load.innerText()
  await load.click()
  await expect(window.getByRole('heading', { name: `Load ${number}` })).toBeVisible()
  await window.getByRole('link', { name: 'Back to loads' }).click()

  await window.getByRole('textbox', { name: 'PO number', exact: true }).fill('PO-1')
  await window.getByRole('textbox', { name: 'CPO number' }).fill('CPO-1')
  await expect(window.getByText(messages.loadOneNumber)).toBeVisible()
  await window.getByRole('textbox', { name: 'CPO number' }).fill('')
  await window.getByRole('textbox', { name: 'Docket' }).fill('DK')
  await expect(window.getByText(messages.loadAwbShort)).toBeVisible()
  await window.getByRole('textbox', { name: 'Docket' }).fill('DKT-none')
  await expect(window.getByText(messages.noLoadsFound)).toBeVisible()
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a load from before there were files has its invoice laid out, one of type GC its bill of supply', async ({
    window,
    askSignedIn,
    enter,
  }) => {
    await enter(loadAddress(await oldLoad(askSignedIn)))
    await window.getByRole('link', { name: 'Invoice', exact: true }).click()
    const paper = window.getByRole('region', { name: /^Preview/ })
    await expect(paper).toContainText('TAX INVOICE')
    await expect(paper).toContainText('CCBB/')
    await expectAccessible(window)

    const supply = await suppliedLoad(askSignedIn)
    await enter(loadAddress(supply))
    await window.getByRole('link', { name: 'Bill of supply' }).click()
    await expect(paper).toContainText('BILL OF SUPPLY')
    await expect(paper).toContainText(supply)
    await expect(window.getByRole('button', { name: 'Print' })).toBeEnabled()
  })

  test('a load that doesn’t exist is named by its number in the message', async ({ window, enter }) => {
    await enter('/home/account/loadDetails/LD-0')
    await expect(window.getByText('Load LD-0 not found')).toBeVisible()
  })
})
