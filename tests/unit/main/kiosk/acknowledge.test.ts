import { describe, expect, it } from 'vitest'
import {
  confirmed,
  createAcknowledge,
  createMayPlace,
  kioskOrder,
  lookUp,
  type MayPlace,
} from '../../../../src/main/kiosk/acknowledge.ts'
import type { KioskAcknowledgement, KioskStatus } from '../../../../src/shared/domain/orders/kiosk.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import type { Answer } from '../../../../src/shared/portal/calls.ts'
import { openSentOnce } from '../../../support/idempotent-writes.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'
import { ledgerDeps, type WireLedger, wireLedger } from '../../../support/wire-ledger.ts'

const request = { poid: 'PO-1', id: 'K1', again: false }
const listed = (...ids: string[]) => ok(ids.map((id) => ({ id })) as Answer<'kiosk.orderList'>)
const mayPlace: MayPlace = async () => ok(undefined)

function kiosk(script: Parameters<typeof scriptedPortal>[0], may = mayPlace) {
  const on = openSentOnce({ 'kiosk.orderList': () => listed(), ...script })
  const acknowledge = createAcknowledge(on.once, on.client, may)
  return { ...on, acknowledge, sent: () => on.client.count('kiosk.confirmOrder') }
}

describe('the store’s debt', () => {
  const at = (now: string, ledger: WireLedger) => {
    const client = scriptedPortal(wireLedger(() => ledger))
    return { client, may: createMayPlace(ledgerDeps(client, () => Date.parse(now))) }
  }
  const owing = (openingBalance: number) => ({ 'ledger.openingBalance': { openingBalance, crdrOpeningBalance: 'Dr' } })

  it('is that of the DARP ledger of this year', async () => {
    const { client, may } = at('2026-11-21T10:00:00Z', owing(5_000))
    expect(await may()).toEqual(ok(undefined))
    expect(client.calls.slice(0, 2)).toEqual([
      { name: 'ledger.openingBalance', args: { query: { ledgerAccount: 2 } } },
      { name: 'ledger.entries', args: { body: { ledgerType: 2, orderFrom: '2026-04-01', orderTo: '2026-06-30' } } },
    ])
  })

  it('keeps the store from kiosk orders above 5,000 rupees', async () => {
    expect(await at('2026-11-21T10:00:00Z', owing(5_000.01)).may()).toEqual(refuse('kioskDebit'))
  })

  it('can’t be told without all of the ledger, and it is said what is missing', async () => {
    expect(await at('2026-11-21T10:00:00Z', { 'ledger.misc': offline }).may()).toEqual(
      fail({ ...refuse('kioskDebitUnknown').error, because: 'Miscellaneous 2026-2027: no network' }),
    )
  })
})

describe('the portal’s lists', () => {
  const lists = (of: Partial<Record<KioskStatus, string[]>>) =>
    scriptedPortal({ 'kiosk.orderList': ({ query: { status } }) => listed(...(of[status] ?? [])) })

  it.each([
    [{ Pending: ['K1'] }, 'open', 'open'],
    [{ Confirmed: ['K1'] }, 'done', 'overtaken'],
    [{ Cancelled: ['K1'] }, 'overtaken', 'done'],
    [{ Pending: ['K2'] }, 'absent', 'absent'],
  ] as const)('show what became of an order: %j', async (of, confirmed, cancelled) => {
    const client = lists(of as never)
    expect(await lookUp(client, 'K1', 'Confirmed')).toEqual(ok(confirmed))
    expect(await lookUp(client, 'K1', 'Cancelled')).toEqual(ok(cancelled))
  })

  it('can’t be asked, or have unreadable rows: the outcome is unknown', async () => {
    expect(await lookUp(scriptedPortal({}), 'K1', 'Confirmed')).toEqual(fail(offline))
    const unread = { ...listed('K2'), unread: [{ row: 0, field: 'id' }] }
    const client = scriptedPortal({ 'kiosk.orderList': () => unread })
    expect(await lookUp(client, 'K1', 'Confirmed')).toEqual(refuse('kioskRowsUnread'))
    expect(await lookUp(client, 'K2', 'Confirmed')).toEqual(ok('open'))
  })
})

describe('a kiosk order that is acknowledged', () => {
  const outcomeOf = (outcome: string, message: string) => ok({ poid: 'PO-1', id: 'K1', outcome, message })

  it.each([
    [' Order confirmed. ', 'Order confirmed.'],
    [' ', messages.kioskConfirmed],
  ])('is confirmed in the words %j', async (message, words) => {
    const { acknowledge, client } = kiosk({ 'kiosk.confirmOrder': () => ok({ message }) })
    expect(await acknowledge(request)).toEqual(outcomeOf('now', words))
    expect(client.calls.at(-1)).toEqual({ name: 'kiosk.confirmOrder', args: { query: { POID: 'PO-1', id: 'K1' } } })
  })

  it('is confirmed once, by either number', async () => {
    const { acknowledge, sent } = kiosk({ 'kiosk.confirmOrder': () => ok({ message: 'Done.' }) })
    await acknowledge(request)
    expect(await acknowledge({ ...request, poid: 'PO-2', again: true })).toMatchObject({
      value: { poid: 'PO-2', outcome: 'before', message: messages.kioskConfirmedBefore },
    })
    expect(sent()).toBe(1)
  })

  it('isn’t confirmed where a version before has written it down by both numbers', async () => {
    const { acknowledge, db, sent } = kiosk({ 'kiosk.confirmOrder': () => ok({ message: 'Done.' }) })
    db.prepare(`INSERT INTO sent_once VALUES ('kiosk', ?, 'done')`).run('["PO-1","K1"]')
    expect(await acknowledge(request)).toMatchObject({ value: { outcome: 'before' } })
    expect(sent()).toBe(0)
  })

  it('is refused while a cancellation of the same order is under way', async () => {
    const { acknowledge, once, client } = kiosk({ 'kiosk.cancelOrder': () => new Promise<never>(() => undefined) })
    void once.send({
      kind: 'kioskCancelled',
      about: ['K1'],
      holds: [kioskOrder('K1')],
      call: 'kiosk.cancelOrder',
      args: { query: { id: 'K1' } },
      again: false,
    })
    expect(await acknowledge(request)).toEqual(refuse('underWay'))
    expect(client.count('kiosk.confirmOrder')).toBe(0)
  })

  it('isn’t sent for a store that owes too much', async () => {
    const { acknowledge, sent } = kiosk({}, async () => refuse('kioskDebit'))
    expect(await acknowledge(request)).toEqual(outcomeOf('owes', messages.kioskDebit))
    expect(sent()).toBe(0)
  })

  it('isn’t sent while the debt can’t be told, or it can’t be written down', async () => {
    expect(await kiosk({}, async () => fail(offline)).acknowledge(request)).toEqual(fail(offline))
    const full = kiosk({ 'kiosk.confirmOrder': () => ok({ message: '' }) })
    full.db.pragma('query_only = ON')
    expect(await full.acknowledge(request)).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(full.sent()).toBe(0)
  })

  it.each([
    [404, 'unknown'],
    [422, 'failed'],
  ])('is told as the portal refuses it: %i', async (status, outcome) => {
    const { acknowledge } = kiosk({ 'kiosk.confirmOrder': () => fail(refusal(status, 'No.')) })
    expect(await acknowledge(request)).toEqual(outcomeOf(outcome, 'No.'))
  })

  it('whose answer was lost is looked up before it goes out again', async () => {
    const list = { Pending: ['K1'], Confirmed: [] as string[], Cancelled: [] as string[] }
    const { acknowledge, sent } = kiosk({
      'kiosk.confirmOrder': () => fail(offline),
      'kiosk.orderList': ({ query: { status } }) => listed(...list[status]),
    })
    expect(await acknowledge(request)).toEqual(outcomeOf('lost', messages.writeNotSeen))
    expect(await acknowledge(request)).toEqual(outcomeOf('open', messages.kioskConfirmNow))
    expect(sent()).toBe(1)
    await acknowledge({ ...request, again: true })
    expect(sent()).toBe(2)
    list.Pending = []
    list.Confirmed = ['K1']
    expect(await acknowledge({ ...request, again: true })).toMatchObject({ value: { outcome: 'before' } })
    expect(sent()).toBe(2)
  })

  it('isn’t told as pending where it is in none of the portal’s lists', async () => {
    const { acknowledge, sent } = kiosk({ 'kiosk.confirmOrder': () => fail(offline) })
    expect(await acknowledge(request)).toEqual(outcomeOf('lost', messages.writeNotSeen))
    expect(await acknowledge(request)).toEqual(outcomeOf('lost', messages.writeNotSeen))
    expect(sent()).toBe(1)
    expect(await acknowledge({ ...request, again: true })).toEqual(outcomeOf('lost', messages.writeNotSeen))
    expect(sent()).toBe(2)
  })

  it('is told as found when its answer was lost and the portal lists it as confirmed', async () => {
    let isThere = false
    const { acknowledge } = kiosk({
      'kiosk.confirmOrder': () => {
        isThere = true
        return fail(offline)
      },
      'kiosk.orderList': ({ query: { status } }) => listed(...(isThere && status === 'Confirmed' ? ['K1'] : [])),
    })
    expect(await acknowledge(request)).toEqual(outcomeOf('now', messages.kioskConfirmedFound))
  })

  it.each([
    ['Confirmed', 'before', messages.kioskConfirmedElsewhere],
    ['Cancelled', 'cancelled', messages.kioskCancelledElsewhere],
  ])('isn’t sent when another computer was quicker: %s', async (status, outcome, message) => {
    const { acknowledge, sent } = kiosk({
      'kiosk.orderList': ({ query }) => listed(...(query.status === status ? ['K1'] : [])),
    })
    expect(await acknowledge(request)).toEqual(outcomeOf(outcome, message))
    expect(sent()).toBe(0)
  })
})

describe('confirming an order of the list', () => {
  const outcome = (outcome: KioskAcknowledgement['outcome']) =>
    confirmed(async ({ poid, id }) => ok({ poid, id, outcome, message: 'So it is.' }), request)

  it.each(['now', 'before'] as const)('is done: %s', async (one) => {
    expect(await outcome(one)).toEqual(ok('So it is.'))
  })

  it('says that it was lost', async () => {
    const lost = { sentence: 'writeLost', message: messages.kioskNotProcessed, because: 'So it is.' } as const
    expect(await outcome('lost')).toEqual(fail({ kind: 'timeout', ...lost }))
  })

  it.each([
    ['owes', 'kioskNotPlaced'],
    ['failed', 'kioskNotProcessed'],
    ['unknown', 'kioskNotProcessed'],
  ] as const)('fails with its reason: %s', async (one, sentence) => {
    expect(await outcome(one)).toMatchObject({ error: { sentence, message: messages[sentence], because: 'So it is.' } })
  })

  it.each([
    ['open', 'kioskConfirmNow'],
    ['cancelled', 'kioskCancelledElsewhere'],
  ] as const)('says that nothing was sent: %s', async (one, sentence) => {
    expect(await outcome(one)).toEqual(refuse(sentence))
  })

  it('hands on what couldn’t be asked', async () => {
    expect(await confirmed(async () => fail(offline), request)).toEqual(fail(offline))
  })
})
