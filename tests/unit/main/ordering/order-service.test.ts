import { describe, expect, test } from 'vitest'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { type AppError, fail, ok } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { KEY, prepare, send } from '../../../support/journal-on-disk.ts'
import { offline, refusal } from '../../../support/scripted-portal.ts'
import { ask, historyRow, noWordAboutIt, page, response, service } from './service.ts'

describe('placing', () => {
  test('a double click sends once and answers both', async () => {
    const { orders, client } = service({ 'order.place': () => ok({ response }) })
    const [one, two] = await Promise.all([orders.place(ask), orders.place(ask)])
    expect(one).toEqual(two)
    expect(one).toMatchObject({ value: { state: 'accepted' } })
    expect(client.count('order.place')).toBe(1)
  })

  test('after a lost answer the portal is asked once, and its word is told', async () => {
    const { orders, changes, touched } = service({
      'order.place': () => fail({ kind: 'timeout', message: '' }),
      'order.placeStatus': ({ body }) =>
        ok({ status: '200', message: '', clientOrderKey: body.clientOrderKey, outcome: 'placed', response }),
    })
    const result = await orders.place(ask)
    expect(result).toMatchObject({ value: { state: 'accepted', message: messages.orderRecovered } })
    expect(changes.map((order) => order.state)).toEqual(['unknown', 'accepted'])
    expect(touched).toContain('all')
  })

  test.each([
    { status: 422, resets: 1 },
    { status: 409, resets: 0 },
    { status: 500, resets: 0 },
  ])('a refusal with $status has the cart’s filters reset $resets times', async ({ status, resets }) => {
    const { orders, events } = service({ 'order.place': () => fail(refusal(status)) })
    await orders.place(ask)
    expect(events.filter((event) => event === 'cart.resetFilters')).toHaveLength(resets)
  })

  test('an order that can not be written as settled is asked about again, and never sent again', async () => {
    const { orders, db, client, waits } = service({
      'order.place': () => {
        db.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE OF state ON main.orders WHEN NEW.state = 'accepted'
          BEGIN SELECT * FROM json_each('disk full'); END`)
        return ok({ response })
      },
    })
    const result = await orders.place(ask)
    expect(result).toMatchObject({ ok: false, error: { kind: 'storage', message: messages.orderNotRecorded } })
    expect(orders.list(true)).toMatchObject({ value: [{ key: KEY, state: 'sending' }] })
    expect(waits).toHaveLength(1)
    expect(client.count('order.place')).toBe(1)
  })
})

describe('finding out', () => {
  test('“never received” frees the lines', async () => {
    const { orders, journal } = service({
      'order.placeStatus': ({ body }) =>
        ok({ status: '200', message: '', clientOrderKey: body.clientOrderKey, outcome: 'notReceived' }),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({
      value: {
        state: 'rejected',
        message: `${messages.orderFailed} ${messages.orderNotReceived} ${messages.orderMaybeNotPlaced}`,
        groups: [{ outcome: 'failed' }],
      },
    })
    expect(journal.unconfirmedWith(7, [11])).toBeUndefined()
  })

  test('“never received” after a part was found in the history: that part stays placed, the rest is free', async () => {
    let isDown = true
    const { orders, journal } = service({
      'order.placeStatus': ({ body }) =>
        isDown
          ? fail(refusal(500))
          : ok({ status: '200', message: '', clientOrderKey: body.clientOrderKey, outcome: 'notReceived' }),
      'order.history': () => page([historyRow]),
    })
    prepare(journal, [
      { wh: 1, products: [11] },
      { wh: 2, products: [12] },
    ])
    send(journal, ['1^OWNED', '2^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown' } })
    isDown = false
    expect(await orders.check(KEY)).toMatchObject({
      value: { state: 'partly', groups: [{ outcome: 'placed', poid: 'PO-9-T' }, { outcome: 'failed' }] },
    })
    expect(journal.unconfirmedWith(7, [12])).toBeUndefined()
  })

  test('“never received” about another key is no word about this order', async () => {
    const { orders, journal } = service({
      'order.placeStatus': () =>
        ok({ status: '200', message: '', clientOrderKey: 'somebody-elses-key', outcome: 'notReceived' }),
      'order.history': () => page([]),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown' } })
  })

  test('a portal without keys: the history since the sending is evidence that it was placed', async () => {
    const { orders, journal } = service({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page([historyRow]),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({
      value: {
        state: 'accepted',
        message: say('orderFoundInHistory', { numbers: 'PO-9-T' }),
        groups: [{ poid: 'PO-9-T' }],
      },
    })
  })

  test('a row of the history that carries the order’s own key is the portal’s own confirmation', async () => {
    const { orders, journal } = service({
      'order.placeStatus': () => fail(refusal(500)),
      'order.history': () => page([{ ...historyRow, createddate: '2026-04-07T10:00:00.000Z', clientOrderKey: KEY }]),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'accepted', message: messages.orderRecovered } })
  })

  test.each([
    { said: '404', status: fail(refusal(404)) },
    { said: '422', status: fail(refusal(422)) },
    { said: 'a page of HTML', status: fail({ kind: 'answer' as const, status: 200, message: '' }) },
    { said: 'another key', status: ok({ status: '200', message: '', clientOrderKey: 'x' }) },
    { said: 'a word of its own', status: ok({ status: '200', message: '', clientOrderKey: KEY, outcome: 'maybe' }) },
  ])('a status call that answers $said doesn’t keep the history from being asked', async ({ status }) => {
    const { orders, journal } = service({
      'order.placeStatus': () => status,
      'order.history': () => page([historyRow]),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'accepted', groups: [{ poid: 'PO-9-T' }] } })
  })

  test.each<AppError>([
    refusal(412),
    offline,
    { kind: 'timeout', message: '' },
    { kind: 'session', status: 401, message: '' },
  ])('after $kind $status the history isn’t asked: nothing can be learned now', async (error) => {
    const { orders, journal, client } = service({ 'order.placeStatus': () => fail(error) })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown' } })
    expect(client.count('order.history')).toBe(0)
  })

  test('“InProgress” is told as what it is', async () => {
    const { orders, journal } = service({
      'order.placeStatus': () => ok({ status: 'InProgress', message: '' }),
      'order.history': () => page([]),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown', message: messages.orderInProgress } })
  })

  test.each([
    { said: 'is empty', rows: [] },
    { said: 'has an older order of the same kind', rows: [{ ...historyRow, createddate: '2026-04-05T09:58:59.000Z' }] },
    { said: 'has one of another amount', rows: [{ ...historyRow, netpayment: paise(10_001) }] },
    { said: 'has one of another warehouse', rows: [{ ...historyRow, warehouseid: 2 }] },
    { said: 'has two that could be it', rows: [historyRow, { ...historyRow, poid: 'PO-10-T' }] },
    { said: 'has one with another order’s key', rows: [{ ...historyRow, clientOrderKey: 'another-order-of-ours' }] },
  ])('a history that $said proves nothing: it stays unconfirmed', async ({ rows }) => {
    const { orders, journal } = service({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page(rows),
    })
    send(journal, ['1^OWNED'])
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
  })

  test('one order of the history is evidence for one of ours only', async () => {
    const { orders, journal } = service({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page([historyRow]),
    })
    send(journal, ['1^OWNED'])
    await orders.check(KEY)
    const other = 'key-other-9876543210'
    prepare(journal, [{ wh: 1, products: [99] }], other)
    send(journal, ['1^OWNED'], other)
    expect(await orders.check(other)).toMatchObject({ value: { state: 'unknown' } })
  })

  test('an order that was set aside may be the one in the history: the next of the same kind stays unconfirmed', async () => {
    const rows: (typeof historyRow)[] = []
    const { orders, journal } = service({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page(rows),
    })
    send(journal, ['1^OWNED'])
    await orders.check(KEY)
    await orders.setAside(KEY)
    const again = 'key-again-9876543210'
    prepare(journal, [{ wh: 1, products: [11] }], again)
    send(journal, ['1^OWNED'], again)
    rows.push(historyRow)
    expect(await orders.check(again)).toMatchObject({ value: { state: 'unknown' } })
  })

  test('groups of one order that look the same are placed when the history has as many, and unconfirmed before', async () => {
    const rows = [historyRow]
    const { orders, journal } = service({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page(rows),
    })
    const both = 'key-of-both-9876543210'
    prepare(
      journal,
      [
        { wh: 1, products: [21], mode: 'OWNED' },
        { wh: 1, products: [22], mode: 'DS_JIT' },
      ],
      both,
    )
    send(journal, ['1^OWNED', '1^DS_JIT'], both)
    expect(await orders.check(both)).toMatchObject({ value: { state: 'unknown' } })
    rows.push({ ...historyRow, poid: 'PO-10-T' })
    expect(await orders.check(both)).toMatchObject({
      value: { state: 'accepted', groups: [{ poid: 'PO-9-T' }, { poid: 'PO-10-T' }] },
    })
  })

  test('412 and 422 are told in the words that belong to them', async () => {
    for (const [status, message] of [
      [412, messages.orderInProgress],
      [422, 'Come back tomorrow'],
    ] as const) {
      const { orders, journal, events } = service({
        'order.placeStatus': () => fail(refusal(status, 'Come back tomorrow')),
        'order.history': () => page([]),
      })
      send(journal, ['1^OWNED'])
      expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown', message } })
      // A rule of the trade: 422 resets the cart's filters.
      expect(events.includes('cart.resetFilters')).toBe(status === 422)
    }
  })

  test('asks again with growing pauses until it knows, and only asks', async () => {
    let answers = 0
    const { orders, journal, waits, client } = service({
      'order.placeStatus': ({ body }) => {
        answers += 1
        return answers < 4
          ? fail(offline)
          : ok({ status: '200', message: '', clientOrderKey: body.clientOrderKey, outcome: 'placed', response })
      },
    })
    send(journal, ['1^OWNED'])
    await orders.recover()
    const pauses: number[] = []
    while (waits[0] !== undefined) {
      pauses.push(waits[0].ms)
      waits.splice(0, 1)[0]?.run()
      await orders.check(KEY)
    }
    expect(pauses).toEqual([5_000, 15_000, 45_000])
    expect(orders.list(true)).toEqual({ ok: true, value: [] })
    expect(client.count('order.place')).toBe(0)
  })

  test('waits five minutes at last between two questions, and again and again', async () => {
    const { orders, journal, waits } = service({})
    send(journal, ['1^OWNED'])
    await orders.recover()
    const pauses: (number | undefined)[] = []
    for (let round = 0; round < 7; round += 1) {
      pauses.push(waits[0]?.ms)
      waits.splice(0, 1)[0]?.run()
      await orders.check(KEY)
    }
    expect(pauses).toEqual([5_000, 15_000, 45_000, 120_000, 300_000, 300_000, 300_000])
  })

  test('there are no questions on behalf of an account that is signed out', async () => {
    const { orders, journal, state, client } = service({})
    send(journal, ['1^OWNED'])
    state.mayAsk = false
    await orders.recover()
    expect(client.calls).toEqual([])
    expect(orders.list(true)).toMatchObject({ value: [{ key: KEY }] })
  })
})

test('an order that is set aside no longer holds its lines, and is kept', async () => {
  const { orders, journal, waits } = service({})
  send(journal, ['1^OWNED'])
  await orders.recover()
  expect(await orders.setAside(KEY)).toMatchObject({ value: { state: 'setAside' } })
  expect(waits).toEqual([])
  expect(journal.unconfirmedWith(7, [11])).toBeUndefined()
  expect(orders.list(false)).toMatchObject({ value: [{ key: KEY, state: 'setAside' }] })
})
