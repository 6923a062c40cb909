/** The portal's notifications: from the weeks before it was opened, and about events since then. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { toOrderPayload } from '../../../src/shared/domain/orders/order-payload.ts'
import { fillCart, goodsAt, OWNED, openShop, type Person, pricedCart, type Shop } from '../../support/shop.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const OPENED = Date.UTC(2026, 8, 15, 6)
const FRANCHISES = ['pune', 'delhi', 'fccoco', 'bbbh', 'apparel', 'photo', 'noorder', 'pharmacy', 'outlet'] as const

const folder = mkdtempSync(join(tmpdir(), 'practice-notifications-'))
const stateFile = join(folder, 'portal.jsonl')
let now = OPENED
let shop: Shop
let pune: Person
let delhi: Person

beforeAll(async () => {
  shop = await openShop({ stateFile, clock: () => now })
  pune = await shop.signIn('pune')
  delhi = await shop.signIn('delhi')
})
afterAll(async () => {
  await shop.portal.stop()
  rmSync(folder, { recursive: true, force: true })
})

const noticesOf = (person: Person) => person.ask('notifications.list', {})
const read = (id: string) => ({ body: { id, status: 'read' as const } })
const events = () => readFileSync(stateFile, 'utf8').split('\n').length

async function reopen(): Promise<void> {
  await shop.portal.stop()
  shop = await openShop({ stateFile, clock: () => now })
  pune = await shop.returning(pune.token)
  delhi = await shop.returning(delhi.token)
}

async function placeOne(person: Person): Promise<string> {
  const goods = (await goodsAt(person, { wh: 2, stockTypes: OWNED, least: 20 })).slice(0, 2)
  await fillCart(
    person,
    goods.map((product) => newLine(product, 4)),
  )
  const groups = (await pricedCart(person)).groups.filter(({ orderable }) => orderable)
  const body = { orders: toOrderPayload(groups).slice(0, 1), clientOrderKey: randomUUID() }
  return (await person.ask('order.place', { body })).response.result[0]?.poid ?? ''
}

describe('before the portal was opened', () => {
  test('each franchise was told some ten things: some read, some not, one of replenishment', async () => {
    const ids: string[] = []
    for (const name of FRANCHISES) {
      const list = await noticesOf(await shop.signIn(name))
      ids.push(...list.map(({ id }) => id))
      expect(list.length, name).toBeGreaterThanOrEqual(8)
      expect(list.length, name).toBeLessThanOrEqual(12)
      expect(new Set(list.map(({ status }) => status)), name).toEqual(new Set(['unread', 'arsunread', 'read']))
      expect(list.filter(({ status }) => status === 'arsunread')).toHaveLength(1)
      const times = list.flatMap(({ createdAt }) => (createdAt === undefined ? [] : [createdAt]))
      expect(times).toEqual(times.toSorted().reverse())
      expect(times.every((at) => Date.parse(at) < OPENED && Date.parse(at) > OPENED - 60 * DAY)).toBe(true)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('there is something of everything that a client has to cope with', async () => {
    const list = await noticesOf(pune)
    const leads = list.map(({ redirectState }) => redirectState)
    expect(leads).toEqual(
      expect.arrayContaining(['home.afs', 'home.lms', 'home.account.ledger', 'home.account.orderHistory']),
    )
    const isJson = (text: string): boolean => {
      try {
        return typeof JSON.parse(text) === 'object'
      } catch {
        return false
      }
    }
    const parameters = leads.filter((lead) => lead.includes('#')).map((lead) => lead.slice(lead.indexOf('#') + 1))
    expect(parameters.filter((one) => !isJson(one))).toHaveLength(1)
    expect(leads.filter((lead) => !/^home\.(account|afs|lms|confirmKiosk)/.test(lead))).toHaveLength(1)
    expect(list.filter(({ title }) => title === '').length).toBeGreaterThan(0)
    expect(list.filter(({ message }) => message === '').length).toBeGreaterThan(0)
    expect(list.filter(({ createdAt }) => createdAt === undefined)).toHaveLength(1)
    expect(list.filter(({ title, message }) => title !== '' && message !== '').length).toBeGreaterThan(list.length / 2)
  })

  test('orders that it leads to are the store’s own, and were shipped', async () => {
    const ids = (await noticesOf(pune)).flatMap(
      ({ redirectState }) => /"id":"(PO-\d+-\w)"/.exec(redirectState)?.[1] ?? [],
    )
    expect(ids.length).toBeGreaterThan(1)
    for (const id of ids) {
      expect((await pune.ask('order.details', { body: { id } })).timeline?.map(({ status }) => status)).toContain(
        'Shipped',
      )
    }
  })

  test('stockists were told little, staff nothing', async () => {
    expect((await noticesOf(await shop.signIn('stockist'))).length).toBeLessThanOrEqual(2)
    expect(await noticesOf(await shop.signIn('admin'))).toEqual([])
  })

  test('what isn’t there is null on the wire', async () => {
    const headers = { authorization: `Bearer ${pune.token}` }
    const answer = await fetch(`${shop.portal.origin}/api/notifications`, { headers })
    const rows = z.array(z.looseObject({ title: z.unknown(), createdAt: z.unknown() })).parse(await answer.json())
    expect(rows.some(({ title }) => title === null)).toBe(true)
    expect(rows.some(({ createdAt }) => createdAt === null)).toBe(true)
  })
})

describe('an order', () => {
  test('is told of when it was placed and, by the portal’s clock, when it is shipped', async () => {
    const before = await noticesOf(pune)
    const poid = await placeOne(pune)
    const news = async () => (await noticesOf(pune)).filter(({ id }) => before.every((old) => old.id !== id))
    const placed = {
      title: 'Order placed',
      status: 'unread',
      redirectState: `home.account.orderDetails#{"id":"${poid}"}`,
    }
    expect(await news()).toMatchObject([placed])
    const lines = events()
    shop.portal.control.forward(5 * MINUTE - 1)
    expect(await news()).toHaveLength(1)
    shop.portal.control.forward(1)
    expect(await news()).toMatchObject([{ ...placed, title: 'Order shipped' }, placed])
    const [shipped] = await news()
    expect(Date.parse(shipped?.createdAt ?? '')).toBe(OPENED + 5 * MINUTE)
    // It is derived from the order, and not stored.
    expect(events()).toBe(lines)
    expect((await noticesOf(delhi)).filter(({ redirectState }) => redirectState.includes(poid))).toEqual([])
  })
})

describe('a notification', () => {
  const statusOf = async (person: Person, noticeId: string) =>
    (await noticesOf(person)).find(({ id }) => id === noticeId)?.status

  test.each(['unread', 'arsunread'])('that is %s is read once it was opened, after a restart too', async (status) => {
    const id = (await noticesOf(pune)).find((one) => one.status === status)?.id ?? ''
    await pune.ask('notifications.markRead', read(id))
    expect(await statusOf(pune, id)).toBe('read')
    now += DAY
    await reopen()
    expect(await statusOf(pune, id)).toBe('read')
  })

  test('of a shipment stays read, too', async () => {
    const poid = await placeOne(pune)
    now += 5 * MINUTE
    const isOfIt = ({ title, message }: { title: string; message: string }) =>
      title === 'Order shipped' && message.includes(poid)
    const id = (await noticesOf(pune)).find(isOfIt)?.id ?? ''
    await pune.ask('notifications.markRead', read(id))
    await reopen()
    expect(await statusOf(pune, id)).toBe('read')
  })

  test('that was read already is read again without a word in the file', async () => {
    const id = (await noticesOf(pune)).find(({ status }) => status === 'read')?.id ?? ''
    const lines = events()
    await pune.ask('notifications.markRead', read(id))
    expect(events()).toBe(lines)
  })

  test('that there isn’t is 404, and so is another account’s, which stays as it is', async () => {
    const missing = { kind: 'refused', status: 404, message: 'Notification not found.' }
    expect(await pune.refusal('notifications.markRead', read('1'))).toMatchObject(missing)
    const foreign = (await noticesOf(delhi)).find(({ status }) => status === 'unread')?.id ?? ''
    expect(await pune.refusal('notifications.markRead', read(foreign))).toMatchObject(missing)
    expect(await statusOf(delhi, foreign)).toBe('unread')
  })
})
