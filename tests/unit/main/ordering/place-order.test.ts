import { describe, expect, test } from 'vitest'
import type { OrderJournal } from '../../../../src/main/ordering/order-journal.ts'
import { placeOrder } from '../../../../src/main/ordering/place-order.ts'
import type { PortalClient } from '../../../../src/main/portal/portal-client.ts'
import { formatDateTime } from '../../../../src/shared/domain/values/dates.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { AT, DELIVERY, KEY, openJournal, prepare, send } from '../../../support/journal-on-disk.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

const recheck = async () => ok(undefined)
const clock = () => Date.parse(AT) + 1_000
const placed = (wh: number, mode: 'OWNED' | 'DS_JIT' = 'OWNED', poid = `PO-${wh}-T`) => ({
  status: 200 as const,
  wh,
  mode,
  poid,
  netpayment: paise(10_000),
})
const refused = (wh: number, message: string) => ({ status: 400 as const, wh, mode: 'OWNED' as const, message })

const mayAsk = () => true
const on = (client: PortalClient) => ({
  askFor: () => askBy(client),
  resetFilters: () => undefined,
  clock,
  recheck,
  mayAsk,
})

function service(script: Parameters<typeof scriptedPortal>[0]) {
  const { db, journal } = openJournal()
  const client = scriptedPortal(script)
  prepare(journal, [
    { wh: 1, products: [11], total: 10_000 },
    { wh: 2, products: [22], total: 5_000 },
    { wh: 3, products: [33], total: 700, orderable: false },
  ])
  const place = (groups: readonly string[], total: number, at = clock) =>
    placeOrder({ ...on(client), journal, clock: at }, { key: KEY, groups, total })
  return { db, journal, client, place }
}

/** Sends another order with the same groups, and returns its key. `preparedAfter` is the journal's count before its cart was read. */
function sendOther(journal: OrderJournal, preparedAfter = 0): string {
  const key = 'key-other-9876543210'
  journal.prepare({
    key,
    store: 7,
    cart: 'apparel',
    createdAt: AT,
    preparedAfter,
    basis: '',
    ...DELIVERY,
    gapQty: 0,
    gapPrice: paise(0),
    groups: journal.preparedGroups(KEY),
  })
  send(journal, ['1^OWNED'], key)
  return key
}

describe('before anything is sent', () => {
  test.each([
    { said: 'no warehouse is chosen', groups: [], total: 0, why: 'selectWarehouse' as const },
    { said: 'a chosen warehouse has no group', groups: ['9^OWNED'], total: 0, why: 'selectWarehouse' as const },
    { said: 'a group is below its minimum', groups: ['3^OWNED'], total: 700, why: 'selectWarehouse' as const },
    {
      said: 'the total is another than was agreed to',
      groups: ['1^OWNED'],
      total: 9_999,
      why: 'cartAdjusted' as const,
    },
  ])('refuses when $said', async ({ groups, total, why }) => {
    const { place, client } = service({})
    expect(await place(groups, total)).toEqual(refuse(why))
    expect(client.calls).toEqual([])
  })

  test('refuses what was prepared more than ten minutes ago, and what the clock puts before its own making', async () => {
    const { place, client } = service({})
    for (const minutes of [10.1, -10.1]) {
      const result = await place(['1^OWNED'], 10_000, () => Date.parse(AT) + minutes * 60_000)
      expect(result).toEqual(refuse('orderPreparedTooLongAgo'))
    }
    expect(client.calls).toEqual([])
  })

  test('refuses while another order is on its way, and the products of an unconfirmed one', async () => {
    const { place, journal, client } = service({})
    const other = sendOther(journal)
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({ error: { message: messages.orderInFlight } })
    journal.settle(other, { state: 'unknown', groups: [], message: undefined }, AT)
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({ error: { message: messages.orderSameUnconfirmed } })
    expect(client.calls).toEqual([])
  })

  test('refuses what was prepared before another order of its cart or its products was settled', async () => {
    const { place, journal, client } = service({})
    const other = sendOther(journal, journal.count())
    journal.settle(other, { state: 'rejected', groups: [], message: undefined }, AT)
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({ error: { message: messages.orderOvertaken } })
    expect(client.calls).toEqual([])
  })

  test('refuses when the last question says that it may not go any more', async () => {
    const { journal, client } = service({})
    const error = { kind: 'rule' as const, message: messages.orderBlocked }
    const ask = { key: KEY, groups: ['1^OWNED'], total: 10_000 }
    expect(await placeOrder({ ...on(client), journal, recheck: async () => fail(error) }, ask)).toEqual({
      ok: false,
      error,
    })
    expect(client.calls).toEqual([])
    expect(journal.find(KEY)?.state).toBe('prepared')
  })

  test('refuses what was prepared too long ago when the last question tells the time', async () => {
    const { journal, client } = service({})
    let now = clock()
    const slept = async () => {
      now += 8 * 3_600_000
      return ok(undefined)
    }
    const ask = { key: KEY, groups: ['1^OWNED'], total: 10_000 }
    expect(await placeOrder({ ...on(client), journal, clock: () => now, recheck: slept }, ask)).toMatchObject({
      ok: false,
      error: { message: messages.orderPreparedTooLongAgo },
    })
    expect(client.calls).toEqual([])
  })

  test('sends nothing for a user who has signed out meanwhile', async () => {
    const { journal, client } = service({})
    const ask = { key: KEY, groups: ['1^OWNED'], total: 10_000 }
    expect(await placeOrder({ ...on(client), journal, mayAsk: () => false }, ask)).toMatchObject({
      ok: false,
      error: { kind: 'session' },
    })
    expect([client.calls, journal.find(KEY)?.state]).toEqual([[], 'prepared'])
  })

  test('returns what another process has found out meanwhile', async () => {
    const { place, journal } = service({
      'order.place': () => {
        const group = { key: '1^OWNED', outcome: 'placed', poid: 'PO-5-T', message: undefined } as const
        journal.settle(KEY, { state: 'accepted', groups: [group], message: undefined }, AT)
        return fail({ kind: 'timeout', message: '' })
      },
    })
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({
      value: { state: 'accepted', groups: [{ outcome: 'placed', poid: 'PO-5-T' }] },
    })
  })

  test('refuses while the journal lacks orders since a day that is named', async () => {
    const { place, journal, client } = service({})
    journal.hold({ at: AT, since: '2026-04-04T06:30:00.000Z' })
    expect(await place(['1^OWNED'], 10_000)).toEqual(
      refuse('orderingHeld', { since: formatDateTime('2026-04-04T06:30:00.000Z') }),
    )
    expect(client.calls).toEqual([])
  })

  test('refuses an unknown key', async () => {
    const { journal, client } = service({})
    const result = await placeOrder({ ...on(client), journal }, { key: 'x'.repeat(20), groups: ['1^OWNED'], total: 1 })
    expect(result).toMatchObject({ error: { message: messages.orderPreparationGone } })
  })
})

describe('sending', () => {
  test('the order is on disk, with the body that the portal gets, before the portal gets it', async () => {
    let onDisk: unknown
    const { place, client, db } = service({
      'order.place': () => {
        onDisk = db.prepare('SELECT state, body FROM orders').get()
        return ok({ response: { result: [placed(1)], err: [] } })
      },
    })
    await place(['1^OWNED'], 10_000)
    expect(onDisk).toMatchObject({ state: 'sending' })
    const { body } = onDisk as { body: string }
    expect(JSON.parse(body)).toMatchObject({
      clientOrderKey: KEY,
      orders: [{ wh: 1, totalStockistOrWarehousePrice: 100 }],
    })
    expect(client.calls[0]?.args).toMatchObject({ body: { clientOrderKey: KEY, orders: [{ wh: 1, mode: 'OWNED' }] } })
  })

  test('an order that was sent is never sent again', async () => {
    const { place, client } = service({ 'order.place': () => ok({ response: { result: [placed(1)], err: [] } }) })
    const first = await place(['1^OWNED'], 10_000)
    expect(await place(['1^OWNED'], 10_000)).toEqual(first)
    expect(client.count('order.place')).toBe(1)
  })
})

describe('what the portal answers', () => {
  const outcome = async (response: { result: ReturnType<typeof placed>[]; err: ReturnType<typeof refused>[] }) => {
    const { place } = service({ 'order.place': () => ok({ response }) })
    const result = await place(['1^OWNED', '2^OWNED'], 15_000)
    if (!result.ok) throw new Error(result.error.message)
    return result.value
  }

  test('all placed: accepted, with the order ids', async () => {
    const order = await outcome({ result: [placed(2), placed(1)], err: [] })
    expect(order.state).toBe('accepted')
    expect(order.groups.map((group) => group.poid)).toEqual(['PO-1-T', 'PO-2-T'])
  })

  test('some placed: partly, with the sentence and the portal’s own reason for the rest', async () => {
    const order = await outcome({ result: [placed(1)], err: [refused(2, 'Out of stock')] })
    expect(order).toMatchObject({ state: 'partly', message: messages.orderFailed })
    expect(order.groups[1]).toMatchObject({ outcome: 'failed', message: 'Out of stock' })
  })

  test('none placed: rejected, and the person is sent to the order history', async () => {
    const order = await outcome({ result: [], err: [refused(1, 'no'), refused(2, 'no')] })
    expect(order).toMatchObject({
      state: 'rejected',
      message: `${messages.orderFailed} ${messages.orderMaybeNotPlaced}`,
      groups: [{ message: 'no' }, { message: 'no' }],
    })
  })

  test('placed for another amount than was agreed to: accepted, and both amounts are told', async () => {
    const order = await outcome({ result: [placed(1), { ...placed(2), netpayment: paise(50_000) }], err: [] })
    expect(order.state).toBe('accepted')
    expect(order.groups.map(({ netpayment }) => netpayment)).toEqual([10_000, 50_000])
    expect(order.message).toContain('Warehouse 2 (PO-2-T): ₹ 500.00 placed, ₹ 50.00 agreed')
    expect(order.message).not.toContain('Warehouse 1')
  })

  test.each([
    { said: 'one number twice', result: [placed(1, 'OWNED', 'PO-7-T'), placed(2, 'OWNED', 'PO-7-T')], err: [] },
    { said: 'more orders than were sent', result: [placed(1), placed(2), placed(3)], err: [] },
    { said: 'two orders for one group', result: [placed(1), placed(1, 'OWNED', 'PO-9-T'), placed(2)], err: [] },
    { said: 'a group as placed and as failed', result: [placed(1), placed(2)], err: [refused(2, 'no')] },
  ])('an answer with $said is believed in nothing, and its numbers are remembered', async ({ result, err }) => {
    const { place, journal } = service({ 'order.place': () => ok({ response: { result, err } }) })
    expect(await place(['1^OWNED', '2^OWNED'], 15_000)).toMatchObject({
      value: {
        state: 'unknown',
        message: messages.orderAnswerContradicts,
        groups: [{ outcome: 'unknown' }, { outcome: 'unknown' }],
      },
    })
    expect(journal.others('another order').claimed).toEqual(new Set(result.map(({ poid }) => poid)))
  })

  test('a number that is another order’s already is not believed', async () => {
    const { place, journal } = service({ 'order.place': () => ok({ response: { result: [placed(1)], err: [] } }) })
    journal.release(['PO-1-T'], AT)
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({
      value: { state: 'unknown', message: messages.orderAnswerContradicts },
    })
  })

  test('a group without a word leaves the order unconfirmed', async () => {
    const order = await outcome({ result: [placed(1)], err: [] })
    expect(order).toMatchObject({ state: 'unknown', message: messages.orderUnconfirmed })
    expect(order.groups.map((group) => group.outcome)).toEqual(['placed', 'unknown'])
  })

  test('two groups of one warehouse, answered differently without their mode, stay unconfirmed', async () => {
    const { journal } = openJournal()
    prepare(journal, [
      { wh: 1, products: [11] },
      { wh: 1, products: [12], mode: 'DS_JIT' },
    ])
    const { mode: _, ...vague } = placed(1)
    const { mode: __, ...vagueRefusal } = refused(1, 'no')
    const client = scriptedPortal({
      'order.place': () => ok({ response: { result: [vague], err: [vagueRefusal] } }),
    })
    const ask = { key: KEY, groups: ['1^OWNED', '1^DS_JIT'], total: 20_000 }
    const result = await placeOrder({ ...on(client), journal }, ask)
    expect(result).toMatchObject({ value: { state: 'unknown' } })
  })
})

describe('when no answer comes', () => {
  const placedAfter = async (error: AppError) => {
    const { place } = service({ 'order.place': () => fail(error) })
    const result = await place(['1^OWNED'], 10_000)
    return result.ok ? result.value : undefined
  }

  test.each([400, 401, 403, 404, 422])(
    '%i: told in the portal’s own words, and unconfirmed until it was asked',
    async (status) => {
      const order = await placedAfter(refusal(status, 'Your licence has run out'))
      expect(order).toMatchObject({
        state: 'unknown',
        message: 'Your licence has run out',
        refusal: 'Your licence has run out',
      })
    },
  )

  test.each([400, 401, 403, 404, 422])('%i from something on the way is no word of the portal’s', async (status) => {
    const order = await placedAfter({ ...refusal(status), worded: false })
    expect(order).toMatchObject({ state: 'unknown', message: messages.orderUnconfirmed, refusal: undefined })
  })

  test.each([408, 409, 429, 500])('%i decides nothing: unconfirmed, with the portal’s words', async (status) => {
    expect(await placedAfter(refusal(status, 'Busy'))).toMatchObject({
      state: 'unknown',
      message: `Busy. ${messages.orderUnconfirmed}`,
      words: 'Busy',
    })
  })

  test('412: still in progress, and unconfirmed until it is not', async () => {
    expect(await placedAfter(refusal(412))).toMatchObject({ state: 'unknown', message: messages.orderInProgress })
  })

  test.each<AppError>([
    offline,
    { kind: 'timeout', message: '' },
    { kind: 'portal', status: 502, message: '' },
    { kind: 'answer', status: 200, message: '' },
    { kind: 'cancelled', message: '' },
  ])('$kind: the outcome is unknown, so it is unconfirmed', async (error) => {
    expect(await placedAfter(error)).toMatchObject({ state: 'unknown', message: messages.orderUnconfirmed })
  })

  test('a defect on the way leaves it unconfirmed too', async () => {
    const { place } = service({
      'order.place': () => {
        throw new Error('defect')
      },
    })
    expect(await place(['1^OWNED'], 10_000)).toMatchObject({ ok: true, value: { state: 'unknown' } })
  })
})
