import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { createInvalidate, invalidatingWrites } from '../../../src/main/portal/invalidating.ts'
import { createReader, type Reader } from '../../../src/main/portal/reader.ts'
import { openUserStore, type UserStore } from '../../../src/main/store/user-store.ts'
import { callNames, findCall, isCallName } from '../../../src/shared/portal/calls.ts'
import { type Host, json, startHost } from '../../support/host.ts'
import { PATIENT } from '../../support/patience.ts'
import { newFolder } from '../../support/profile-folder.ts'

const AT = Date.UTC(2026, 3, 5, 10)

let host: Host
let account: UserStore
let invalidated: string[][]

beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.close())
beforeEach(() => {
  account?.close()
  account = openUserStore(newFolder(), () => AT)
  invalidated = []
  host.requests.length = 0
})

function service(origin = host.origin) {
  const invalidate = createInvalidate(
    () => account.answers,
    (_, payload) => void ('calls' in payload && invalidated.push([...payload.calls])),
  )
  const http = createPortalClient({
    hosts: { api: origin, listing: origin, checkout: origin },
    token: () => 'token',
    onUnauthorized: () => undefined,
    timeoutMs: PATIENT,
  })
  const client = invalidatingWrites(http, invalidate)
  return { client, reader: createReader({ client, answers: () => account.answers, clock: () => AT + 1000 }) }
}

const history = (reader: Reader) =>
  reader.read('order.history', { query: { pageNo: 1, pageSize: 10, fromDate: '2026-04-01', toDate: '2026-04-05' } })
const page = (count: number) => () => json({ rows: [], count })
const placing = { body: { orders: [ORDER()] } }

function ORDER() {
  return {
    wh: 2,
    whType: 'Warehouse' as const,
    products: [{ id: 1, qty: 1, isReturnable: false, actualPrice: 100 as never, totalPrice: 100 as never }],
    totalStockistOrWarehousePrice: 100 as never,
    mode: 'OWNED' as const,
  }
}

describe('an order that was sent', () => {
  it('makes the earlier history stale: it is asked for again within its minute', async () => {
    const { client, reader } = service()
    host.answer(page(24))
    await history(reader)
    host.answer(() => json({ response: { result: [], err: [] } }))
    await client.call('order.place', placing)
    host.answer(page(25))
    expect(await history(reader)).toMatchObject({ ok: true, value: { answer: { count: 25 } } })
  })

  it('whose answer was lost does so as well', async () => {
    const { client, reader } = service()
    host.answer(page(24))
    await history(reader)
    host.answer(() => (response) => void response.destroy())
    await client.call('order.place', placing)
    host.answer(page(25))
    expect(await history(reader)).toMatchObject({ ok: true, value: { answer: { count: 25 } } })
  })

  it('tells the page which reads are stale', async () => {
    const { client } = service()
    host.answer(() => json({ response: { result: [], err: [] } }))
    await client.call('order.place', placing)
    expect(invalidated).toEqual([expect.arrayContaining(['order.history', 'order.stats', 'cart.lines'])])
  })

  it('leaves the stale history for the time without a network, with its time', async () => {
    const { client, reader } = service()
    host.answer(page(24))
    await history(reader)
    host.answer(() => (response) => void response.destroy())
    await client.call('order.place', placing)
    expect(await history(service('http://127.0.0.1:9').reader)).toMatchObject({
      ok: true,
      value: { answer: { count: 24 }, saved: true, at: '2026-04-05T10:00:01.000Z' },
    })
  })

  it('while the history was being read: that answer isn’t kept', async () => {
    const { client, reader } = service()
    let answer = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
      host.answer(() => (response) => {
        answer = () => void response.writeHead(200).end('{"rows":[],"count":24}')
        resolve()
      })
    })
    const reading = history(reader)
    await arrived
    host.answer(() => json({ response: { result: [], err: [] } }))
    await client.call('order.place', placing)
    answer()
    await reading
    host.answer(page(25))
    expect(await history(reader)).toMatchObject({ ok: true, value: { answer: { count: 25 } } })
  })

  it('that was never sent makes nothing stale', async () => {
    const { client } = service()
    await client.call('order.place', { body: { orders: [] } })
    expect(invalidated).toEqual([])
  })
})

describe('the registry', () => {
  it('names reads alone as made old, and only writes make them so', () => {
    const wrong = callNames.flatMap((name) => {
      const call = findCall(name)
      const bad = (call?.invalidates ?? []).filter((one) => !isCallName(one) || findCall(one)?.effect !== 'read')
      return bad.length > 0 || (call?.effect === 'read' && call.invalidates.length > 0) ? [name] : []
    })
    expect(wrong).toEqual([])
  })

  it('keeps nothing that moves for longer than a minute', () => {
    const moving = callNames.filter((name) => /^(order|cart)\./.test(name) && findCall(name)?.keep === 'day')
    expect(moving).toEqual([])
  })
})
