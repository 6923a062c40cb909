/** A return is given to a courier once, over lost answers, restarts and faster colleagues. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultAsk } from '../../../src/practice/http/faults.ts'
import { RETURN_KINDS, type ReturnKind } from '../../../src/shared/domain/returns/returns.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { openShop, type Person, type Shop } from '../../support/shop.ts'
import { type App, openSignedIn } from '../../support/whole-app.ts'

const days = { FromDate: '2020-01-01', ToDate: '2099-12-31' }
let shop: Shop
let pune: Person
let app: App

const all = (kind: ReturnKind) => pune.ask(kind === 'sr' ? 'returns.srList' : 'returns.rtoList', { body: days })
const pending = async (kind: ReturnKind) =>
  (await all(kind)).filter(({ InvoiceStatus }) => InvoiceStatus === 'Pending').map(({ ReferenceID }) => ReferenceID)
const mark = (kind: ReturnKind, id: string, again = false) =>
  app.ask('returns.markInTransit', { kind, ids: [id], company: 'DTDC - self', awb: 'AWB4711', again })
const refusal = (answer: Awaited<ReturnType<typeof mark>>) => (answer.ok ? undefined : answer.error.message)
const fault = (kind: ReturnKind, one: Omit<FaultAsk, 'call'>) =>
  shop.portal.control.faults([{ ...one, call: `returns.${kind}SetInTransit` } as FaultAsk])

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  app = await openSignedIn(shop.portal)
})
beforeEach(() => shop.portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

test('the practice portal has returns of every age', async () => {
  const statuses = new Set((await all('sr')).map(({ InvoiceStatus }) => InvoiceStatus))
  expect([...statuses]).toEqual(expect.arrayContaining(['Pending', 'InTransit', 'InDone']))
  expect((await all('rto')).length).toBeGreaterThan(2)
})

describe.each(RETURN_KINDS)('a return (%s)', (kind) => {
  test('is in transit with what was typed, and can’t be sent by two', async () => {
    const [id = ''] = await pending(kind)
    expect(id).not.toBe('')
    fault(kind, { kind: 'reset', times: 1 })
    expect(refusal(await mark(kind, id))).toBe(messages.writeNotSeen)
    app.services.close()
    app = await openSignedIn(shop.portal, { folder: app.folder })
    // Not sent again automatically.
    expect(refusal(await mark(kind, id))).toBe(messages.returnNow)
    expect(await pending(kind)).toContain(id)
    must(await mark(kind, id, true))
    const row = (await all(kind)).find(({ ReferenceID }) => ReferenceID === id)
    expect(row).toMatchObject({ InvoiceStatus: 'InTransit', AWB: 'AWB4711', ShippingCompany: 'DTDC - self' })
    expect(refusal(await mark(kind, id))).toBe(messages[kind === 'sr' ? 'srInTransit' : 'rtoInTransit'])
  })
})

test('one that the portal has, though its answer was lost, isn’t sent again', async () => {
  const [id = ''] = await pending('sr')
  fault('sr', { kind: 'truncated', times: 1 })
  shop.portal.control.faults([{ kind: 'html', call: 'returns.srSlip', times: 1 }])
  expect(refusal(await mark('sr', id))).toBe(messages.writeLost)
  fault('sr', { kind: 'status', status: 500, message: 'It was asked', times: 9 })
  expect(must(await mark('sr', id, true))).toBeUndefined()
})

test('one whose answer was lost is looked up at once: told as done where the portal has it', async () => {
  const [id = ''] = await pending('sr')
  fault('sr', { kind: 'truncated', times: 1 })
  expect(must(await mark('sr', id))).toBeUndefined()
})

test('what is too short is refused before anything is sent', async () => {
  fault('sr', { kind: 'status', status: 500, message: 'It was asked', times: 9 })
  const request = { kind: 'sr', ids: ['SR-1'], company: 'Other', awb: 'A1', again: false } as const
  expect(refusal(await app.ask('returns.markInTransit', request))).toBe(messages.loadAwbShort)
})
