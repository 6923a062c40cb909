/** After a write, the list that it changes is read once: main reports it as stale, and nothing else refetches it. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { kioskOrderIn } from '../../support/pages/kiosk-rows.ts'
import type { Steered } from '../../support/pages/portal.ts'
import { JPEG } from '../../support/picture-files.ts'
import { expect, test } from '../fixture.ts'

interface Written {
  /** The address where the write is made, and the list that shows it. */
  readonly at: string
  readonly list: string
  readonly write: string
  readonly read: string
  /** Everything up to the last click; resolves to a check that the list shows the change. */
  readonly act: (window: Page) => Promise<() => Promise<void>>
}

const rowWith = (window: Page, list: string, button: string | RegExp) =>
  window
    .getByRole('grid', { name: list })
    .getByRole('row')
    .filter({ has: window.getByRole('button', { name: button }) })
    .first()

const kiosk =
  (verb: 'Cancel' | 'Confirm', done: (id: string) => string): Written['act'] =>
  async (window) => {
    const row = rowWith(window, 'Kiosk orders', 'Confirm')
    await expect(row).toBeVisible()
    const [id] = await kioskOrderIn(row)
    if (verb === 'Confirm') await row.getByRole('button', { name: verb }).click()
    else {
      await row.getByRole('button', { name: /^More for / }).click()
      await window.getByRole('menuitem', { name: 'Cancel order…' }).click()
    }
    await window
      .getByRole('dialog')
      .getByRole('button', { name: `${verb} order` })
      .click()
    return async () => {
      await expect(window.getByText(done(id))).toBeVisible()
      await expect(window.getByRole('grid', { name: 'Kiosk orders' }).getByText(id, { exact: true })).toHaveCount(0)
    }
  }

const written: Readonly<Record<string, Written>> = {
  'a sales return in transit': {
    at: '/home/account/srDetails',
    list: 'SR details',
    write: 'returns.srSetInTransit',
    read: 'returns.srList',
    act: async (window) => {
      const list = window.getByRole('grid', { name: 'SR details' })
      const first = list.getByRole('button', { name: /^Mark in transit: SR-\d+/ }).first()
      const id = /SR-\d+/.exec((await first.getAttribute('aria-label')) ?? '')?.[0] ?? ''
      await first.click()
      const dialog = window.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Courier' }).click()
      await dialog.getByRole('option', { name: 'DTDC - self' }).click()
      await dialog.getByRole('textbox', { name: 'AWB no.' }).fill('AWB4711')
      await dialog.getByRole('button', { name: 'Mark in transit', exact: true }).click()
      await dialog.getByRole('button', { name: 'Mark in transit' }).click()
      return () => expect(list.getByRole('row').filter({ hasText: id })).toContainText('In transit')
    },
  },
  'a kiosk order that is cancelled': {
    at: '/home/account/kioskConfirmation',
    list: 'Kiosk orders',
    write: 'kiosk.cancelOrder',
    read: 'kiosk.orderList',
    act: kiosk('Cancel', (id) => `Kiosk order ${id} is cancelled`),
  },
  'a kiosk order that is confirmed': {
    at: '/home/account/kioskConfirmation',
    list: 'Kiosk orders',
    write: 'kiosk.confirmOrder',
    read: 'kiosk.orderList',
    act: kiosk('Confirm', (id) => `Kiosk order ${id} was confirmed.`),
  },
  'a payment': {
    at: '/home/account/payments',
    list: 'Payments',
    write: 'payment.processConfirmPayment',
    read: 'payment.pending',
    act: async (window) => {
      const list = window.getByRole('grid', { name: 'Payments' })
      const first = (await list.getByRole('link', { name: /^PO-/ }).first().textContent()) ?? ''
      await window.getByRole('button', { name: 'Confirm payment' }).click()
      const dialog = window.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: first }).click()
      await dialog.getByRole('combobox', { name: 'Payment mode' }).click()
      await dialog.getByRole('option', { name: 'Neft' }).click()
      await dialog.getByRole('textbox', { name: 'Reference no.' }).fill('UTR 4711')
      await dialog.getByRole('button', { name: 'Confirm payment', exact: true }).click()
      await dialog.getByRole('button', { name: 'Confirm payment' }).click()
      return () => expect(list.getByRole('row').filter({ hasText: first })).toContainText('Confirmation sent')
    },
  },
  'a C-form': {
    at: '/home/account/cform',
    list: 'C-form',
    write: 'cform.add',
    read: 'cform.details',
    act: async (window) => {
      const list = window.getByRole('grid', { name: 'C-form' })
      const first = (await list.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent()) ?? ''
      await list.getByRole('row').nth(1).getByRole('checkbox').click()
      await window.getByRole('button', { name: 'Save C-form' }).click()
      const dialog = window.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'C-form number' }).fill('C-77')
      await dialog.getByRole('textbox', { name: 'Docket' }).fill('D-1')
      await dialog.getByRole('textbox', { name: 'Courier' }).fill('Vayu Logistics')
      const dataTransfer = await window.evaluateHandle(
        (all) => {
          const data = new DataTransfer()
          data.items.add(new File([Uint8Array.from(all)], 'c-form.jpg'))
          return data
        },
        [...JPEG],
      )
      await dialog.getByRole('button', { name: /file/ }).dispatchEvent('drop', { dataTransfer: dataTransfer })
      await expect(dialog.getByText(/c-form\.jpg, /)).toBeVisible()
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      return async () => {
        await expect(window.getByText(messages.cFormSaved)).toBeVisible()
        await expect(list.getByText(first, { exact: true })).toHaveCount(0)
      }
    },
  },
  'a message to customers': {
    at: '/home/account/smsrequest',
    list: 'SMS requests',
    write: 'sms.request',
    read: 'sms.list',
    act: async (window) => {
      await window.getByRole('button', { name: 'New SMS request' }).click()
      const dialog = window.getByRole('dialog', { name: 'New SMS request' })
      await dialog.getByRole('textbox', { name: 'Message' }).fill('New arrivals at our store.')
      await dialog.getByRole('textbox', { name: 'Date' }).fill('28 Dec 2027')
      await dialog.getByRole('textbox', { name: 'Hour' }).fill('12')
      await dialog.getByRole('textbox', { name: 'Minute' }).fill('5')
      await window.keyboard.press('Control+Enter')
      await dialog.getByRole('button', { name: 'Send request' }).click()
      const list = window.getByRole('grid', { name: 'SMS requests' })
      return () => expect(list.getByRole('row').nth(1)).toContainText('New arrivals at our store.')
    },
  },
}

/** The number of times the list was read since the write. */
async function readsSince(portal: Steered, { write, read }: Written): Promise<number> {
  const calls = await portal.asked()
  return calls.slice(calls.lastIndexOf(write) + 1).filter((call) => call === read).length
}

for (const [name, one] of Object.entries(written)) {
  test(`${name}: its list is asked for once`, async ({ window, enter, portal }) => {
    await enter(one.at)
    await expect(window.getByRole('grid', { name: one.list }).getByRole('row').nth(1)).toBeVisible()
    await portal.forget()
    const isShown = await one.act(window)
    await isShown()
    expect(await readsSince(portal, one)).toBe(1)
  })
}
