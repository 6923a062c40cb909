import { describe, expect, test } from 'vitest'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { KEY } from '../../../support/journal-on-disk.ts'
import { offline, refusal, type scriptedPortal } from '../../../support/scripted-portal.ts'
import { ask, historyRow, noWordAboutIt, page, response, service } from './service.ts'

describe('a refusal', () => {
  const refused = () => fail(refusal(422, 'Orders are closed on Sundays'))
  const refusedWith = `${messages.orderFailed} Orders are closed on Sundays. ${messages.orderMaybeNotPlaced}`
  const place = async (script: Parameters<typeof scriptedPortal>[0]) => {
    const on = service({ 'order.place': refused, 'order.history': () => page([]), ...script })
    return { ...on, result: await on.orders.place(ask) }
  }
  const key = { status: '200', message: '', clientOrderKey: KEY }

  test('that the portal confirms when it is asked by the key is told in its own words', async () => {
    const { result, client } = await place({ 'order.placeStatus': () => ok({ ...key, outcome: 'notReceived' }) })
    expect(result).toMatchObject({ value: { state: 'rejected', message: refusedWith } })
    expect(client.count('order.placeStatus')).toBe(1)
  })

  test('of an order that the portal has after all isn’t believed', async () => {
    const { result } = await place({ 'order.placeStatus': () => ok({ ...key, outcome: 'placed', response }) })
    expect(result).toMatchObject({ value: { state: 'accepted', message: messages.orderRecovered } })
  })

  test('at a portal without keys is compared with the history: it is believed when there is nothing', async () => {
    const { result } = await place({ 'order.placeStatus': () => noWordAboutIt })
    expect(result).toMatchObject({ value: { state: 'rejected', message: refusedWith } })
  })

  test('at a portal without keys isn’t believed when the history has the order', async () => {
    const { result } = await place({
      'order.placeStatus': () => noWordAboutIt,
      'order.history': () => page([historyRow]),
    })
    expect(result).toMatchObject({ value: { state: 'accepted', groups: [{ poid: 'PO-9-T' }] } })
  })

  const other = (more: object) => ({ ...historyRow, poid: 'PO-77-T', ...more })
  test.each([
    ['a row of it can’t be read', () => ({ ...page([]), unread: [{ row: 3, field: 'status' }] })],
    ['it is cut into smaller pages', ({ query }: { query: { pageNo: number } }) => cut(query.pageNo)],
    ['it has less of it, for less', () => page([other({ totalquantity: 1, netpayment: 1 as never })])],
  ])('at a portal without keys isn’t believed by a history of which %s', async (_, history) => {
    const { result } = await place({ 'order.placeStatus': () => noWordAboutIt, 'order.history': history as never })
    expect(result).toMatchObject({ value: { state: expect.not.stringMatching('rejected') } })
  })

  /** Two pages of one row each, the second of which is the order. */
  const cut = (pageNo: number) => {
    const rows = [other({ warehouseid: 77 }), historyRow].slice(pageNo - 1, pageNo)
    return ok({ rows, count: 2 })
  }

  test.each([
    { said: 'the question isn’t answered', script: { 'order.placeStatus': () => fail(offline) } },
    {
      said: 'the portal is in trouble',
      script: { 'order.placeStatus': () => fail({ kind: 'portal' as const, status: 500, message: '' }) },
    },
    {
      said: 'the portal is still at work',
      script: { 'order.placeStatus': () => ok({ status: 'InProgress', message: '' }) },
    },
    {
      said: 'the history can’t be read',
      script: { 'order.placeStatus': () => noWordAboutIt, 'order.history': () => fail(offline) },
    },
  ])('stays unconfirmed while $said', async ({ script }) => {
    const { result, waits } = await place(script)
    expect(result).toMatchObject({ value: { state: 'unknown' } })
    expect(waits).toHaveLength(1)
  })

  test('is remembered over a restart, and believed once it was asked about', async () => {
    let status: ReturnType<NonNullable<Parameters<typeof scriptedPortal>[0]['order.placeStatus']>> = fail(offline)
    const { orders } = await place({ 'order.placeStatus': () => status })
    status = noWordAboutIt
    expect(await orders.check(KEY)).toMatchObject({
      value: { state: 'rejected', message: refusedWith },
    })
  })

  test('that is a page of something on the way says nothing, however often it comes', async () => {
    const { result, orders } = await place({
      'order.place': () => fail({ ...refusal(403), worded: false }),
      'order.placeStatus': () => noWordAboutIt,
    })
    expect(result).toMatchObject({ value: { state: 'unknown', message: messages.orderUnconfirmed } })
    expect(await orders.check(KEY)).toMatchObject({ value: { state: 'unknown' } })
  })
})
