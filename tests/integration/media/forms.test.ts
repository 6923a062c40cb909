/** Forms with a file: chosen or dropped, checked by main, sent once. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import type { Ask } from '../../../src/shared/bridge.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { startHost } from '../../support/host.ts'
import { JPEG, PNG } from '../../support/picture-files.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const CALL = 'cform.add'
const MB = 1024 * 1024
const XLSX = Uint8Array.from(Buffer.from('PK\x03\x04 a sheet that nobody unpacks', 'latin1'))

let portal: PracticePortal
let folder: string
let opens: string | undefined
const open: App[] = []

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-form-'))
  opens = undefined
  portal.control.clearRequests()
})
afterEach(() => {
  portal.control.clearFaults()
  for (const app of open.splice(0)) app.services.close()
})
afterAll(() => portal.stop())

async function app(more: Partial<Parameters<typeof openApp>[0]> = {}): Promise<App> {
  const { keychain } = drawer()
  const dialogs = { open: async () => opens, saveAs: async () => undefined }
  const opened = openApp({ origin: portal.origin, loadKeychain: async () => keychain, dialogs, ...more })
  open.push(opened)
  await signIn(opened, portal)
  return opened
}

const choose = (here: App, name: string, bytes: Uint8Array) => {
  opens = join(folder, name)
  writeFileSync(opens, bytes)
  return here.ask('forms.choose', { call: CALL })
}

const owed = async ({ services }: App, status: 'Shipped' | 'Issued' = 'Shipped') => {
  const body = { status, fromDate: '2014-04-01', toDate: '2017-06-30' }
  return must(await services.client.call('cform.details', { body }))
}

const bodyFor = (invoices: Answer<'cform.details'>) => ({
  cFormNumber: 'C-77',
  docketNumber: 'D-1',
  courierName: 'Vayu',
  invoices,
})

/** Returns the form for the first owed invoice, with a waiting picture. */
async function filled(here: App): Promise<Ask<'forms.send'>> {
  const { file } = must(await here.ask('forms.drop', { call: CALL, fileName: 'c-form.jpg', bytes: JPEG }))
  return { call: CALL, args: { body: bodyFor((await owed(here)).slice(0, 1)) }, file, request: 'f' }
}

const sentTimes = () => portal.control.requests().filter(({ call }) => call === CALL).length

test.each([
  ['c-form.jpg', JPEG],
  ['C-FORM.XLSX', XLSX],
  ['Ünïcode “quoted” & <odd> ñame;.jpg', JPEG],
])('%s that was chosen is sent with its fields, and what it changes is read again', async (name, bytes) => {
  const here = await app()
  const waiting = must(await choose(here, name, bytes))
  expect(waiting).toMatchObject({ name, bytes: bytes.length })
  const invoices = (await owed(here)).slice(0, 2)
  const args = { body: bodyFor(invoices) }
  const sent = await here.ask('forms.send', { call: CALL, args, file: waiting?.file ?? '', request: 'f' })
  expect(sent).toEqual({ ok: true, value: { message: 'Your CForm details successfully saved.' } })
  expect(here.events).toContainEqual({ event: 'reads.invalidated', what: { calls: ['cform.details'] } })
  expect(here.events.some(({ event }) => event === 'transfers.progress')).toBe(true)
  const numbers = (await owed(here, 'Issued')).map(({ InvoiceNumber }) => InvoiceNumber)
  expect(numbers).toEqual(expect.arrayContaining(invoices.map(({ InvoiceNumber }) => InvoiceNumber)))
  expect(here.defects).toEqual([])
})

test.each([
  ['a picture of another kind', 'c-form.png', PNG],
  ['a picture that is called a sheet', 'c-form.xlsx', JPEG],
  ['a program that is called a picture', 'c-form.jpg', Buffer.from('MZ and so on and so on')],
  ['nothing at all', 'c-form.jpg', new Uint8Array()],
  ['more than a megabyte', 'c-form.jpg', Buffer.concat([JPEG, Buffer.alloc(MB)])],
])('%s is refused, chosen or dropped', async (_, fileName, content) => {
  const bytes = Uint8Array.from(content)
  const here = await app()
  const refusal = { ok: false, error: { kind: 'rule', message: messages.cFormFile } }
  expect(await choose(here, fileName, bytes)).toMatchObject(refusal)
  expect(await here.ask('forms.drop', { call: CALL, fileName, bytes })).toMatchObject(refusal)
})

test('a dialog that is closed chooses nothing; a folder, or a file that is gone, can’t be read', async () => {
  const here = await app()
  expect(await here.ask('forms.choose', { call: CALL })).toEqual({ ok: true, value: undefined })
  opens = join(folder, 'sub.jpg')
  mkdirSync(opens)
  expect(await here.ask('forms.choose', { call: CALL })).toMatchObject({ error: { kind: 'file' } })
  opens = join(folder, 'gone.jpg')
  expect(await here.ask('forms.choose', { call: CALL })).toMatchObject({ error: { kind: 'file' } })
})

test('only calls with a form that are open to the page take a file, and only their own', async () => {
  const here = await app()
  const ask = await filled(here)
  for (const call of ['notifications.markRead', 'order.place', 'no.such', 'cform.details']) {
    expect(await here.ask('forms.choose', { call })).toMatchObject({ error: { kind: 'request' } })
    expect(await here.ask('forms.send', { ...ask, call })).toMatchObject({ error: { kind: 'request' } })
  }
  expect(await here.ask('forms.send', { ...ask, file: 'none' })).toMatchObject({ error: { sentence: 'fileNotKept' } })
  // Without main's own file nothing is sent, even if the page provides one.
  const { args } = ask
  const file = { name: 'c-form.jpg', bytes: JPEG }
  expect(await here.ask('portal.write', { call: CALL, args: { ...args, file } })).toMatchObject({
    error: { kind: 'request' },
  })
  expect(sentTimes()).toBe(0)
})

test('a lost answer is told as lost, and nothing is sent again by itself', async () => {
  const here = await app()
  const ask = await filled(here)
  portal.control.faults([{ kind: 'answerLost', call: CALL }])
  expect(await here.ask('forms.send', ask)).toMatchObject({ ok: false, error: { sentence: 'writeLost' } })
  expect(sentTimes()).toBe(1)
  // It had been done: the portal says so when it is sent again with the file that still waits.
  expect(await here.ask('forms.send', ask)).toMatchObject({ ok: false, error: { kind: 'refused', status: 409 } })
})

test('one that is refused keeps its file; one that was taken gives it up', async () => {
  const here = await app()
  const ask = await filled(here)
  portal.control.faults([{ kind: 'status', status: 422, message: 'Not today.', call: CALL }])
  expect(await here.ask('forms.send', ask)).toMatchObject({ error: { kind: 'refused', message: 'Not today.' } })
  expect(await here.ask('forms.send', ask)).toMatchObject({ ok: true })
  expect(await here.ask('forms.send', ask)).toMatchObject({ error: { sentence: 'fileNotKept' } })
})

test('stopped before it was sent it is stopped, afterwards the outcome is unknown; without a connection it wasn’t sent', async () => {
  const here = await app()
  const ask = await filled(here)
  const early = here.ask('forms.send', ask)
  await here.ask('transfers.stop', { request: 'f' })
  expect(await early).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(sentTimes()).toBe(0)
  portal.control.faults([{ kind: 'hang', call: CALL }])
  const sending = here.ask('forms.send', ask)
  await expect.poll(sentTimes).toBe(1)
  await here.ask('transfers.stop', { request: 'f' })
  expect(await sending).toMatchObject({ ok: false, error: { sentence: 'writeLost' } })

  const nobody = await startHost()
  await nobody.close()
  const hosts = { api: portal.origin, listing: portal.origin, checkout: portal.origin }
  const away = await app({ hosts })
  const unsent = await filled(away)
  Object.assign(hosts, { api: nobody.origin })
  const result = await away.ask('forms.send', unsent)
  expect(result).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
})

test('files that wait end with the session', async () => {
  const here = await app()
  const ask = await filled(here)
  must(await here.ask('session.signOut', undefined))
  expect(await here.ask('forms.send', ask)).toMatchObject({ error: { kind: 'session' } })
  await signIn(here, portal)
  expect(await here.ask('forms.send', ask)).toMatchObject({ error: { sentence: 'fileNotKept' } })
})

test('two forms at once are both sent', async () => {
  const here = await app()
  const [one, other] = [await filled(here), await filled(here)]
  const invoices = (await owed(here)).slice(0, 2)
  const at = (ask: Ask<'forms.send'>, nth: number) => ({
    ...ask,
    args: { body: bodyFor(invoices.slice(nth, nth + 1)) },
    request: `f${nth}`,
  })
  const sent = await Promise.all([here.ask('forms.send', at(one, 0)), here.ask('forms.send', at(other, 1))])
  expect(sent.map(({ ok }) => ok)).toEqual([true, true])
})

test('one waiting file is sent once, however often it is asked for at once', async () => {
  const here = await app()
  const ask = await filled(here)
  portal.control.faults([{ kind: 'delay', ms: 200, call: CALL }])
  const all = await Promise.all(['a', 'b', 'c'].map((request) => here.ask('forms.send', { ...ask, request })))
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(sentTimes()).toBe(1)
  expect(await here.ask('forms.send', ask)).toMatchObject({ ok: false, error: { sentence: 'fileNotKept' } })
})

test('the same form with the same file is sent once at a time, also where the file was chosen twice', async () => {
  const here = await app()
  const ask = await filled(here)
  const { file } = must(await here.ask('forms.drop', { call: CALL, fileName: 'c-form.jpg', bytes: JPEG }))
  portal.control.faults([{ kind: 'delay', ms: 200, call: CALL }])
  await Promise.all([here.ask('forms.send', ask), here.ask('forms.send', { ...ask, file, request: 'g' })])
  expect(sentTimes()).toBe(1)
})

test('a file that is on its way can’t go out with another form, and waits again when it failed', async () => {
  const here = await app()
  const ask = await filled(here)
  const body = { ...(ask.args as { body: object }).body, docketNumber: 'D-2' }
  portal.control.faults([{ kind: 'delay', ms: 200, call: CALL }])
  const first = here.ask('forms.send', ask)
  expect(await here.ask('forms.send', { ...ask, args: { body }, request: 'g' })).toMatchObject({
    error: { sentence: 'underWay' },
  })
  must(await first)
  expect(sentTimes()).toBe(1)
  const next = await filled(here)
  portal.control.faults([{ kind: 'status', status: 422, message: 'Not now.', times: 1, call: CALL }])
  expect(await here.ask('forms.send', next)).toMatchObject({ error: { message: 'Not now.' } })
  must(await here.ask('forms.send', next))
})
