/** An account's orders when the disk, the end of the program or another computer interferes. */
import { expect, test } from 'vitest'
import { ok, refuse } from '../../../../src/shared/errors.ts'
import { say } from '../../../../src/shared/messages.ts'
import { KEY, send } from '../../../support/journal-on-disk.ts'
import { ask, historyRow, noWordAboutIt, page, response, service } from './service.ts'

test('an order that can’t be found or read is told so', async () => {
  const { orders, db } = service({})
  expect(orders.find('no-such-key-0123456789')).toEqual(refuse('noOrdersFound'))
  expect(orders.find(KEY)).toMatchObject({ value: { key: KEY } })
  db.exec('ALTER TABLE order_groups RENAME TO gone')
  const storage = { ok: false, error: { kind: 'storage' } }
  expect(orders.find(KEY)).toMatchObject(storage)
  expect(await orders.check(KEY)).toMatchObject(storage)
  expect(await orders.setAside(KEY)).toMatchObject(storage)
})

test('an order whose outcome can’t be written down is asked about later, and isn’t recovered', async () => {
  const { orders, journal, db, touched, waits } = service({
    'order.placeStatus': ({ body }) =>
      ok({ status: '200', message: '', clientOrderKey: body.clientOrderKey, outcome: 'notReceived' }),
  })
  send(journal, ['1^OWNED'])
  db.pragma('query_only = ON')
  expect(await orders.recover()).toEqual(ok([]))
  expect(touched).toEqual([])
  db.pragma('query_only = OFF')
  const [wait] = waits
  wait?.run()
  await expect.poll(() => orders.find(KEY)).toMatchObject({ value: { state: 'rejected' } })
})

test('once StoreDesk closes nothing is asked any more, now or later', async () => {
  const { orders, journal, waits, client } = service({})
  send(journal, ['1^OWNED'])
  await orders.recover()
  orders.close()
  expect(waits).toEqual([])
  const before = client.calls.length
  expect(await orders.recover()).toEqual(ok([]))
  await orders.check(KEY)
  expect([client.calls.length, waits.length]).toEqual([before + 1, 0])
})

test('an order of another computer like a placed one is told with it', async () => {
  const { orders, changes } = service({
    'order.place': () => ok({ response }),
    'order.history': () => page([{ ...historyRow, createddate: '2026-04-05T10:01:00.000Z' }]),
  })
  expect(await orders.place(ask)).toMatchObject({
    value: { state: 'accepted', message: say('orderTwin', { numbers: 'PO-9-T' }) },
  })
  expect(changes).toHaveLength(1)
})

test('it is busy while an order is sent or asked about', async () => {
  const answer = Promise.withResolvers<typeof noWordAboutIt>()
  const { orders, journal } = service({ 'order.placeStatus': () => answer.promise, 'order.history': () => page([]) })
  send(journal, ['1^OWNED'])
  expect(orders.busy()).toBe(false)
  const both = [orders.check(KEY), orders.check(KEY)]
  expect(orders.busy()).toBe(true)
  answer.resolve(noWordAboutIt)
  const [one, two] = await Promise.all(both)
  expect(one).toEqual(two)
  expect(orders.busy()).toBe(false)
})
