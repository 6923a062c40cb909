/** A store that owes too much on its DARP ledger can neither confirm kiosk orders nor check them out: held where they leave, each time anew. */
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { confirmed, createAcknowledge, createMayPlace } from '../../../src/main/kiosk/acknowledge.ts'
import { checkOut } from '../../../src/main/kiosk/check-out.ts'
import { kioskHandlers } from '../../../src/main/kiosk/kiosk-handlers.ts'
import { SentOnce } from '../../../src/main/ordering/sent-once.ts'
import { orderMigrations } from '../../../src/main/store/migrations/orders.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { fail, ok, type Result } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import { offline, scriptedPortal } from '../../support/scripted-portal.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'

const NOW = Date.parse('2027-03-31T20:00:00Z')
const ASKED = { poid: 'PO-1-K', id: '7', again: false }
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A store that owes so many paise at first; nobody can tell where it is undefined. */
function kioskOf(first: number | undefined) {
  let owed = first
  const client = scriptedPortal({
    'ledger.entries': () =>
      owed === undefined
        ? fail(offline)
        : ok([{ openingBalance: paise(owed), crdrOpeningBalance: 'Debit' } as Answer<'ledger.entries'>[number]]),
    'kiosk.orderList': () => ok([{ id: '7', phoneNo: '98123', products: [], status: 'Pending', POID: 'PO-1-K' }]),
    'kiosk.guestLogin': () => ok({ kioskAddress: 'Baner & Pune', cookies: 'a=b; c=d', authCode: 'x#y' }),
    'kiosk.confirmOrder': () => ok({ message: 'Confirmed.' }),
  })
  const { db } = openDatabase(join(newFolder(), 'orders.db'), orderMigrations, { durable: true, now: () => NOW })
  closing.push(() => db.close())
  const once = new SentOnce({ client, db, written: () => undefined })
  const may = createMayPlace(client, () => NOW)
  const opened: string[] = []
  const open = async (address: string) => {
    opened.push(address)
    return ok(undefined)
  }
  return {
    client,
    opened,
    acknowledge: createAcknowledge(once, client, may),
    handlers: kioskHandlers({
      at: async (use) => use(once),
      client,
      clock: () => NOW,
      hosts: { checkout: '' },
      openCheckoutPage: open,
    }),
    checkOut: (id: string) => checkOut({ client, may, host: 'https://checkout.example.com', open }, id),
    owes: (paise: number) => {
      owed = paise
    },
  }
}

test('nothing is sent by a store that owes a paisa more than 5000, in either way; its ledger of this year is asked', async () => {
  const { client, acknowledge } = kioskOf(500_001)
  expect(must(await acknowledge(ASKED))).toMatchObject({ outcome: 'owes', message: messages.kioskDebit })
  expect(await confirmed(acknowledge, ASKED)).toMatchObject({
    ok: false,
    error: { kind: 'rule', message: 'Failed to Place Order', because: 'Your Debit Balance is Greater than 5000' },
  })
  expect(client.count('kiosk.confirmOrder')).toBe(0)
  // India's clock is in April.
  expect(client.asked[0]?.args).toEqual({ body: { ledgerType: 2, orderFrom: '2027-04-01', orderTo: '2027-04-01' } })
})

test('exactly 5000 is sent; afterwards nothing is asked any more, whatever the store owes', async () => {
  const { client, acknowledge, owes } = kioskOf(500_000)
  expect(must(await confirmed(acknowledge, ASKED))).toBe('Confirmed.')
  owes(900_000)
  expect(must(await acknowledge(ASKED)).outcome).toBe('before')
  expect(client.count('ledger.entries')).toBe(1)
})

test('a balance that nobody can tell holds it back, and the next try asks again', async () => {
  const { client, acknowledge, owes } = kioskOf(undefined)
  expect(await confirmed(acknowledge, ASKED)).toEqual(fail(offline))
  expect(client.count('kiosk.confirmOrder')).toBe(0)
  owes(0)
  expect(must(await acknowledge(ASKED)).outcome).toBe('now')
})

test('the checkout’s address is made of the checkout host, what the portal says, and the order as the portal lists it', async () => {
  const { client, checkOut, opened, owes } = kioskOf(0)
  must(await checkOut('7'))
  const [address = ''] = opened
  const { origin, pathname, searchParams } = new URL(address)
  expect(`${origin}${pathname}`).toBe('https://checkout.example.com/kiosk/checkout')
  expect(Object.fromEntries(searchParams)).toEqual({
    kioskAddress: 'Baner & Pune',
    cookies: 'a=b; c=d',
    authCode: 'x#y',
    Kpoid: 'PO-1-K',
  })
  expect(client.asked.at(-1)).toEqual({ name: 'kiosk.guestLogin', args: { body: { MobileNo: '98123' } } })
  // Neither for another order, nor by a store that owes too much.
  expect(await checkOut('8')).toMatchObject({ ok: false, error: { sentence: 'kioskNotPending' } })
  owes(500_001)
  expect(await checkOut('7')).toMatchObject({
    ok: false,
    error: { message: messages.kioskNotPlaced, because: messages.kioskDebit },
  })
  expect(opened).toHaveLength(1)
  expect(client.count('kiosk.guestLogin')).toBe(1)
})

test('while one is being confirmed it isn’t cancelled', async () => {
  const { acknowledge, handlers, client } = kioskOf(0)
  const [confirming, cancelling] = await Promise.all([
    acknowledge(ASKED),
    handlers['kiosk.cancel']({ id: '7', again: false }),
  ])
  expect(must(confirming).outcome).toBe('now')
  expect(cancelling).toMatchObject({ ok: false, error: { sentence: 'underWay' } })
  expect(client.count('kiosk.cancelOrder')).toBe(0)
})

test('it is on the disk before a byte leaves: killed on the way, it is told as lost, and sent again only when that is asked for', async () => {
  const file = join(newFolder(), 'orders.db')
  const open = () => {
    const { db } = openDatabase(file, orderMigrations, { durable: true, now: () => NOW })
    closing.push(() => db.close())
    return db
  }
  const from = (confirmOrder: () => Promise<Result<{ message: string }>>) => {
    const client = scriptedPortal({
      'ledger.entries': () => ok([]),
      'kiosk.orderList': () => ok([]),
      'kiosk.confirmOrder': confirmOrder,
    })
    const once = new SentOnce({ client, db: open(), written: () => undefined })
    return createAcknowledge(
      once,
      client,
      createMayPlace(client, () => NOW),
    )
  }
  const left = Promise.withResolvers<void>()
  void from(() => {
    left.resolve()
    return new Promise(() => undefined)
  })(ASKED)
  await left.promise
  // The next process finds the file as the killed one left it.
  const next = from(async () => ok({ message: '' }))
  expect(must(await next(ASKED)).outcome).toBe('lost')
  expect(must(await next({ ...ASKED, again: true })).outcome).toBe('now')
  expect(must(await next(ASKED)).outcome).toBe('before')
})
