import { describe, expect, it } from 'vitest'
import { kioskHandlers } from '../../../../src/main/kiosk/kiosk-handlers.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline, refusal, type scriptedPortal } from '../../../support/scripted-portal.ts'
import { ledgerDeps, wireLedger } from '../../../support/wire-ledger.ts'

const listed = (...ids: string[]) => ok(ids.map((id) => ({ id, phoneNo: '98' })) as Answer<'kiosk.orderList'>)

function kiosk(script: Parameters<typeof scriptedPortal>[0]) {
  const on = openSentOnce({ ...wireLedger(() => ({})), 'kiosk.orderList': () => listed(), ...script })
  const opened: string[] = []
  const handlers = kioskHandlers({
    ...ledgerDeps(on.client, () => Date.parse('2026-11-21T10:00:00Z')),
    at: on.at,
    client: on.client,
    hosts: { checkout: 'https://store.example.in' },
    openCheckoutPage: async (address) => {
      opened.push(address)
      return ok(undefined)
    },
  })
  const cancel = (again = false) => handlers['kiosk.cancel']({ id: 'K1', again })
  return { ...on, handlers, opened, cancel, cancelled: () => on.client.count('kiosk.cancelOrder') }
}
const request = { poid: 'PO-1', id: 'K1', again: false }

describe('the kiosk’s entries', () => {
  it('acknowledge an order, and confirm one of the list', async () => {
    const { handlers } = kiosk({ 'kiosk.confirmOrder': () => ok({ message: 'Done.' }) })
    expect(await handlers['kiosk.acknowledge'](request)).toMatchObject({ value: { outcome: 'now', message: 'Done.' } })
    expect(await handlers['kiosk.confirm'](request)).toEqual(ok(messages.kioskConfirmedBefore))
  })

  it('open the checkout on its host', async () => {
    const { handlers, opened } = kiosk({
      'kiosk.orderList': () => listed('K1'),
      'kiosk.guestLogin': () => ok({ kioskAddress: 'a', cookies: 'b', authCode: 'c' }),
    })
    expect(await handlers['kiosk.checkOut']({ id: 'K1' })).toEqual(ok(undefined))
    expect(opened).toEqual(['https://store.example.in/kiosk/checkout?kioskAddress=a&cookies=b&authCode=c&Kpoid=K1'])
  })
})

describe('cancelling a kiosk order', () => {
  it('is sent once', async () => {
    const { cancel, cancelled, client } = kiosk({ 'kiosk.cancelOrder': () => ok({ message: '' }) })
    expect(await cancel()).toEqual(ok(undefined))
    expect(await cancel(true)).toEqual(ok(undefined))
    expect(cancelled()).toBe(1)
    expect(client.calls.at(-1)).toEqual({ name: 'kiosk.cancelOrder', args: { query: { id: 'K1' } } })
  })

  it('isn’t sent while the same order is being confirmed, and is while another one is', async () => {
    const { cancel, handlers } = kiosk({
      'kiosk.confirmOrder': () => new Promise<never>(() => undefined),
      'kiosk.cancelOrder': () => ok({ message: '' }),
    })
    void handlers['kiosk.acknowledge']({ ...request, id: 'K2' })
    expect(await cancel()).toEqual(ok(undefined))
    void handlers['kiosk.acknowledge']({ ...request, id: 'K3' })
    expect(await handlers['kiosk.cancel']({ id: 'K3', again: false })).toMatchObject({
      error: { sentence: 'underWay' },
    })
  })

  it('isn’t sent when it can’t be written down', async () => {
    const { cancel, cancelled, db } = kiosk({ 'kiosk.cancelOrder': () => ok({ message: '' }) })
    db.pragma('query_only = ON')
    expect(await cancel()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(cancelled()).toBe(0)
  })

  it.each([
    [refusal(409, 'It is packed'), 'It is packed.'],
    [{ ...refusal(422, messages.refused), worded: false, json: true }, messages.refused],
    [{ ...offline, unsent: true }, 'no network.'],
  ])('fails in the document’s sentence, and for what reason: %j', async (error, because) => {
    const { cancel } = kiosk({ 'kiosk.cancelOrder': () => fail(error) })
    const texts = { sentence: 'kioskNotCancelled', message: messages.kioskNotCancelled, because } as const
    expect(await cancel()).toEqual(fail({ ...error, ...texts }))
  })

  it.each([
    [{ ...refusal(404, messages.refused), worded: false }, messages.writeNotSeen],
    [{ kind: 'portal', status: 500, worded: true, message: 'Server down' }, `Server down. ${messages.writeNotSeen}`],
  ] as const)('may have been done all the same after %j', async (error, because) => {
    const { cancel } = kiosk({ 'kiosk.cancelOrder': () => fail(error) })
    const texts = { sentence: 'writeLost', message: messages.kioskNotCancelled, because } as const
    expect(await cancel()).toEqual(fail({ kind: 'timeout', ...texts }))
  })

  it('whose answer was lost is looked up before it goes out again', async () => {
    const list = { Pending: ['K1'], Confirmed: [] as string[], Cancelled: [] as string[] }
    const { cancel, cancelled } = kiosk({
      'kiosk.cancelOrder': () => fail(offline),
      'kiosk.orderList': ({ query: { status } }) => listed(...list[status]),
    })
    expect(await cancel()).toMatchObject({ error: { sentence: 'writeLost' } })
    expect(await cancel()).toEqual(refuse('kioskCancelNow'))
    expect(cancelled()).toBe(1)
    list.Pending = []
    list.Cancelled = ['K1']
    expect(await cancel(true)).toEqual(ok(undefined))
    expect(cancelled()).toBe(1)
  })

  it.each([
    ['Confirmed', 'kioskConfirmedElsewhere'],
    ['Cancelled', 'kioskCancelledElsewhere'],
  ] as const)('isn’t sent when another computer was quicker: %s', async (status, sentence) => {
    const { cancel, cancelled } = kiosk({
      'kiosk.orderList': ({ query }) => listed(...(query.status === status ? ['K1'] : [])),
    })
    expect(await cancel()).toEqual(refuse(sentence))
    expect(cancelled()).toBe(0)
  })
})
