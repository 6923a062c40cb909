/** A kiosk order is checked out in the browser, and confirmed once per computer, over reloads, restarts and lost answers. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FaultAsk } from '../../../src/practice/http/faults.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { openShop, type Person, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, openSignedIn, signIn } from '../../support/whole-app.ts'

let shop: Shop
let pune: Person
let app: App
let id = ''
const CALL = 'kiosk.confirmOrder'

const pending = async () => (await pune.ask('kiosk.orderList', { query: { status: 'Pending' } })).map((one) => one.id)
const acknowledge = async (poid: string, again = false) =>
  must(await app.ask('kiosk.acknowledge', { poid, id, again })).outcome
const fault = (one: Omit<FaultAsk, 'call'>) => shop.portal.control.faults([{ ...one, call: CALL } as FaultAsk])

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  app = await openSignedIn(shop.portal)
})
beforeEach(async () => {
  shop.portal.control.clearFaults()
  id = (await pending())[0] ?? ''
})
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

test('no customer’s phone number lies on the disk, while signed in and after a kill', async () => {
  const orders = must(
    await app.ask('portal.read', {
      call: 'kiosk.orderList',
      args: { query: { status: 'Pending' } },
      request: 'r',
      fresh: true,
    }),
  ).answer as readonly { readonly phoneNo: string }[]
  const numbers = orders.map(({ phoneNo }) => phoneNo.replaceAll(/\D/g, '').slice(-10))
  expect(numbers.filter((number) => number.length === 10)).not.toEqual([])
  const files = globSync('**/*', { cwd: app.folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const found = files.filter(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name)).toString('latin1')
    return numbers.some((number) => number !== '' && bytes.includes(number))
  })
  expect(found.map(({ name }) => name)).toEqual([])
})

test('the checkout that is opened in the browser is the store’s, and has nothing of the session in it', async () => {
  const opened: string[] = []
  const other = openApp({
    origin: shop.portal.origin,
    loadKeychain: async () => drawer().keychain,
    openCheckoutPage: async (address) => {
      opened.push(address)
      return { ok: true, value: undefined }
    },
  })
  await signIn(other, shop.portal)
  must(await other.ask('kiosk.checkOut', { id }))
  const [address = ''] = opened
  const shown = await (await fetch(address)).text()
  expect(shown).toContain(`Order PO-${id}-K`)
  expect(address).not.toContain(other.services.session.token())
  expect(await other.ask('kiosk.checkOut', { id, address: 'https://evil.example' } as never)).toMatchObject({
    ok: false,
    error: { kind: 'request' },
  })
  other.services.close()
})

test('confirmed on load, and never sent again: by a reload, at the same time, or after a restart', async () => {
  expect(await Promise.all([acknowledge('PO-1-K'), acknowledge('PO-1-K')])).toEqual(['now', 'now'])
  expect(await pending()).not.toContain(id)
  fault({ kind: 'status', status: 500, message: 'It was asked', times: 9 })
  expect(await acknowledge('PO-1-K')).toBe('before')
  app.services.close()
  app = await openSignedIn(shop.portal, { folder: app.folder })
  expect(await acknowledge('PO-1-K')).toBe('before')
})

test('refused: says the portal’s words, and the next load tries again', async () => {
  fault({ kind: 'status', status: 422, message: 'The kiosk is closed' })
  expect(must(await app.ask('kiosk.acknowledge', { poid: 'PO-2-K', id, again: false }))).toMatchObject({
    outcome: 'failed',
    message: 'The kiosk is closed.',
  })
  expect(await acknowledge('PO-2-K')).toBe('now')
})

test('a lost answer: unknown, and not sent again automatically, under any number', async () => {
  fault({ kind: 'reset' })
  expect(must(await app.ask('kiosk.acknowledge', { poid: 'PO-3-K', id, again: false }))).toMatchObject({
    outcome: 'lost',
    message: messages.writeNotSeen,
  })
  expect(await acknowledge('PO-3-K')).toBe('open')
  expect(await acknowledge('PO-8-K')).toBe('open')
  expect(await pending()).toContain(id)
  // The user sends it again and it is done, but the answer is lost: it is looked up before anything else is sent.
  fault({ kind: 'answerLost' })
  const call = 'kiosk.orderList'
  shop.portal.control.faults([
    { kind: 'wrongType', call },
    { kind: 'html', call, times: 2 },
  ])
  expect(await acknowledge('PO-3-K', true)).toBe('lost')
  app.services.close()
  app = await openSignedIn(shop.portal, { folder: app.folder })
  expect(await acknowledge('PO-3-K', true)).toBe('lost')
  shop.portal.control.clearFaults()
  expect(await acknowledge('PO-9-K', true)).toBe('before')
  expect(await acknowledge('PO-3-K')).toBe('before')
})

test('one purchase order named with two kiosk orders confirms both: the portal’s key is both numbers', async () => {
  const [one = '', other = ''] = await pending()
  const confirm = async (id: string) =>
    must(await app.ask('kiosk.acknowledge', { poid: 'PO-4-K', id, again: false })).outcome
  expect(await Promise.all([confirm(one), confirm(other)])).toEqual(['now', 'now'])
  expect(await pending()).not.toContain(other)
  expect([await confirm(one), await confirm(other)]).toEqual(['before', 'before'])
})

test('an order that the portal doesn’t know is told so', async () => {
  expect(must(await app.ask('kiosk.acknowledge', { poid: 'PO-5-K', id: '1', again: false }))).toMatchObject({
    outcome: 'unknown',
  })
})

test('a failure that may have come after the confirmation is told with the portal’s words; a confirmation without words gets some', async () => {
  fault({ kind: 'status', status: 500, message: 'The kiosk’s till is down.' })
  expect(must(await app.ask('kiosk.acknowledge', { poid: 'PO-6-K', id, again: false }))).toMatchObject({
    outcome: 'lost',
    message: `The kiosk’s till is down. ${messages.writeNotSeen}`,
  })
  fault({ kind: 'status', status: 200, message: '' })
  expect(must(await app.ask('kiosk.acknowledge', { poid: 'PO-6-K', id, again: true }))).toMatchObject({
    outcome: 'now',
    message: messages.kioskConfirmed,
  })
})

test('one is cancelled once; a lost answer is told, and sent again only when it is asked for', async () => {
  const cancel = (again = false) => app.ask('kiosk.cancel', { id, again })
  const losing = (one: object) => shop.portal.control.faults([{ ...one, call: 'kiosk.cancelOrder' } as FaultAsk])
  losing({ kind: 'status', status: 422, message: 'It is being packed', times: 1 })
  expect(await cancel()).toMatchObject({
    ok: false,
    error: { message: messages.kioskNotCancelled, because: 'It is being packed.' },
  })
  losing({ kind: 'status', status: 500, message: '', times: 1 })
  expect(await cancel()).toMatchObject({
    ok: false,
    error: { sentence: 'writeLost', message: messages.kioskNotCancelled, because: messages.writeNotSeen },
  })
  expect(await cancel()).toMatchObject({ ok: false, error: { sentence: 'kioskCancelNow' } })
  expect(await pending()).toContain(id)
  must(await cancel(true))
  expect(await pending()).not.toContain(id)
})

test('an order that another computer has confirmed or cancelled meanwhile is told as such, and nothing is sent', async () => {
  const own = await openShop()
  const elsewhere = await own.signIn('pune')
  const here = await openSignedIn(own.portal)
  const waiting = await elsewhere.ask('kiosk.orderList', { query: { status: 'Pending' } })
  const [confirmed = '', cancelled = ''] = waiting.map((one) => one.id)
  await elsewhere.ask('kiosk.confirmOrder', { query: { POID: 'PO-7-K', id: confirmed } })
  await elsewhere.ask('kiosk.cancelOrder', { query: { id: cancelled } })
  for (const call of ['kiosk.confirmOrder', 'kiosk.cancelOrder'] as const)
    own.portal.control.faults([{ kind: 'status', status: 500, message: 'It was asked', times: 9, call }])
  const acknowledge = async (id: string) =>
    must(await here.ask('kiosk.acknowledge', { poid: 'PO-7-K', id, again: false }))
  expect(await acknowledge(confirmed)).toMatchObject({ outcome: 'before', message: messages.kioskConfirmedElsewhere })
  expect(await acknowledge(cancelled)).toMatchObject({
    outcome: 'cancelled',
    message: messages.kioskCancelledElsewhere,
  })
  const cancel = (id: string) => here.ask('kiosk.cancel', { id, again: false })
  expect(await cancel(confirmed)).toMatchObject({ error: { sentence: 'kioskConfirmedElsewhere' } })
  expect(await cancel(cancelled)).toMatchObject({ error: { sentence: 'kioskCancelledElsewhere' } })
  here.services.close()
  await own.portal.stop()
})
