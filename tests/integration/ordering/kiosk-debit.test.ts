/**
 * A store that owes too much on its DARP ledger can neither confirm kiosk orders nor check them out: both are blocked at the call itself,
 * with the balance read again each time.
 */
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { confirmed, createAcknowledge, createMayPlace } from '../../../src/main/kiosk/acknowledge.ts'
import { checkOut } from '../../../src/main/kiosk/check-out.ts'
import { kioskHandlers } from '../../../src/main/kiosk/kiosk-handlers.ts'
import { readLedger } from '../../../src/main/ledger/ledger-service.ts'
import { MASTERS } from '../../../src/main/ledger/masters.ts'
import { IdempotentWrites } from '../../../src/main/ordering/idempotent-writes.ts'
import { orderMigrations } from '../../../src/main/store/migrations/orders.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { ok, type Result } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { offline, scriptedPortal } from '../../support/scripted-portal.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'
import { type LedgerCall, ledgerDeps, type WireLedger, wireLedger } from '../../support/wire-ledger.ts'

const NOW = Date.parse('2027-03-31T20:00:00Z')
const REQUEST = { poid: 'PO-1-K', id: '7', again: false }
const PIECES: readonly LedgerCall[] = ['ledger.openingBalance', 'ledger.entries', ...Object.values(MASTERS)]
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A store that owes this many rupees at first, or an unknown amount if undefined; or the whole ledger in the portal's format. */
function kioskOf(first: number | undefined | WireLedger) {
  const owing = (rupees: number | undefined): WireLedger =>
    rupees === undefined
      ? Object.fromEntries(PIECES.map((name) => [name, offline]))
      : { 'ledger.openingBalance': { openingBalance: rupees, crdrOpeningBalance: 'Debit' } }
  let ledger = typeof first === 'object' ? first : owing(first)
  const client = scriptedPortal({
    ...wireLedger(() => ledger),
    'kiosk.orderList': ({ query: { status } }) =>
      ok(status === 'Pending' ? [{ id: '7', phoneNo: '98123', products: [], status: 'Pending', POID: 'PO-1-K' }] : []),
    'kiosk.guestLogin': () => ok({ kioskAddress: 'Baner & Pune', cookies: 'a=b; c=d', authCode: 'x#y' }),
    'kiosk.confirmOrder': () => ok({ message: 'Confirmed.' }),
  })
  const { db } = openDatabase(join(newFolder(), 'orders.db'), orderMigrations, { durable: true, now: () => NOW })
  closing.push(() => db.close())
  const once = new IdempotentWrites({ client, db, written: () => undefined })
  const deps = ledgerDeps(client, () => NOW)
  const may = createMayPlace(deps)
  const opened: string[] = []
  const open = async (address: string) => {
    opened.push(address)
    return ok(undefined)
  }
  return {
    client,
    opened,
    deps,
    acknowledge: createAcknowledge(once, client, may),
    handlers: kioskHandlers({
      ...deps,
      at: async (use) => use(once),
      client,
      hosts: { checkout: '' },
      openCheckoutPage: open,
    }),
    checkOut: (id: string) => checkOut({ client, may, host: 'https://checkout.example.com', open }, id),
    owes: (rupees: number) => {
      ledger = owing(rupees)
    },
  }
}

test('nothing is sent by a store that owes a paisa more than 5000, in either way; its ledger of this year is asked', async () => {
  const { client, acknowledge } = kioskOf(5_000.01)
  expect(must(await acknowledge(REQUEST))).toMatchObject({ outcome: 'owes', message: messages.kioskDebit })
  expect(await confirmed(acknowledge, REQUEST)).toMatchObject({
    ok: false,
    error: { kind: 'rule', message: 'Failed to Place Order', because: 'Your Debit Balance is Greater than 5000' },
  })
  expect(client.count('kiosk.confirmOrder')).toBe(0)
  // In India it is already April.
  const entries = client.calls.filter(({ name }) => name === 'ledger.entries').map(({ args }) => args)
  expect(entries[0]).toEqual({ body: { ledgerType: 2, orderFrom: '2027-04-01', orderTo: '2027-06-30' } })
})

test('exactly 5000 is sent; afterwards nothing more is asked, even if the store owes more', async () => {
  const { client, acknowledge, owes } = kioskOf(5_000)
  expect(must(await confirmed(acknowledge, REQUEST))).toBe('Confirmed.')
  owes(9_000)
  expect(must(await acknowledge(REQUEST)).outcome).toBe('before')
  expect(client.count('ledger.openingBalance')).toBe(1)
})

test('an unknown balance holds it back, and the next try asks again', async () => {
  const { client, acknowledge, owes } = kioskOf(undefined)
  expect(await confirmed(acknowledge, REQUEST)).toMatchObject({
    ok: false,
    error: { message: messages.kioskDebitUnknown, because: offline.message },
  })
  expect(client.count('kiosk.confirmOrder')).toBe(0)
  owes(0)
  expect(must(await acknowledge(REQUEST)).outcome).toBe('now')
})

const day = '2027-04-01T06:00:00Z'
const entry = (id: string, amounts: object) => ({ id, voucherNumber: `V/${id}`, approvedDate: day, ...amounts })
const opening = (rupees: unknown, side = 'Debit') => ({ openingBalance: rupees, crdrOpeningBalance: side })
const failing = (...names: LedgerCall[]): WireLedger => Object.fromEntries(names.map((name) => [name, offline]))

describe('the balance that decides is the closing balance of the ledger’s screen', () => {
  it.each<[string, WireLedger]>([
    ['one debit', { 'ledger.entries': [entry('1', { debit: 60_000 })] }],
    [
      'the opening on the first record, which is an entry, too',
      {
        'ledger.openingBalance': offline,
        'ledger.entries': [entry('1', { ...opening(60_000), debit: 5 }), entry('2', { credit: 10 })],
      },
    ],
    [
      'the opening on the first record, which is no entry',
      {
        'ledger.openingBalance': offline,
        'ledger.entries': [
          { ...opening(60_000), id: '', debit: null, credit: null, approvedDate: null },
          entry('2', { credit: 10 }),
        ],
      },
    ],
    ['a side that isn’t said', { 'ledger.openingBalance': opening(60_000, '') }],
    ['amounts as text', { 'ledger.entries': [entry('1', { debit: '60000.00', credit: '' })] }],
    ['a master alone', { 'ledger.kioskDebit': [entry('1', { debit: 60_000 })] }],
    [
      'little in each of its pieces',
      {
        'ledger.openingBalance': opening(4_000),
        'ledger.kioskDebit': [entry('1', { debit: 600 })],
        'ledger.misc': [entry('1', { debit: 500 })],
      },
    ],
  ])('above the limit nothing is sent and no checkout is opened: %s', async (_, ledger) => {
    const { acknowledge, checkOut, client, opened } = kioskOf(ledger)
    expect(must(await acknowledge(REQUEST))).toMatchObject({ outcome: 'owes', message: messages.kioskDebit })
    expect(await checkOut('7')).toMatchObject({ error: { because: messages.kioskDebit } })
    expect([client.count('kiosk.confirmOrder'), opened]).toEqual([0, []])
  })

  it.each<[string, WireLedger]>([
    ['one entry that comes twice', { 'ledger.entries': [1, 2].map(() => entry('1', { debit: 3_000 })) }],
    [
      'one entry in two pieces',
      { 'ledger.entries': [entry('1', { debit: 3_000 })], 'ledger.kioskDebit': [entry('1', { debit: 3_000 })] },
    ],
    ['a credit', { 'ledger.openingBalance': opening(60_000, 'Credit') }],
    [
      'an opening below it on a record that is no entry',
      { 'ledger.openingBalance': offline, 'ledger.entries': [opening(4_000)] },
    ],
  ])('below it the order is sent: %s', async (_, ledger) => {
    expect(must(await kioskOf(ledger).acknowledge(REQUEST)).outcome).toBe('now')
  })

  it.each<[string, WireLedger, string]>([
    ['a row', { 'ledger.entries': [entry('1', { credit: 10 }), entry('2', { debit: 'much' })] }, 'Ledger 2027-2028'],
    [
      'a row that has no side',
      { 'ledger.kioskDebit': [entry('1', { credit: 10 }), entry('2', {})] },
      'Kiosk debits 2027-2028',
    ],
    [
      'a row of no day',
      { 'ledger.misc': [entry('1', { credit: 10 }), { ...entry('2', { debit: 60_000 }), approvedDate: '31/04/2027' }] },
      'Miscellaneous 2027-2028',
    ],
    ['a master', failing('ledger.rto'), 'Returns to origin 2027-2028'],
    ['two masters', failing('ledger.misc', 'ledger.kioskDebit'), 'Kiosk debits 2027-2028'],
    ['the ledger’s own call', failing('ledger.entries'), 'Ledger 2027-2028'],
    ['what it opens with', failing('ledger.openingBalance'), 'Opening balance 2027-2028'],
    ['all of a master', { 'ledger.cndn': { message: 'Bad gateway' } }, 'Credit and debit notes 2027-2028'],
  ])('where %s can’t be read nothing is sent, and it is said what is missing', async (_, ledger, missing) => {
    const { acknowledge, checkOut, client, opened } = kioskOf(ledger)
    const refused = { sentence: 'kioskDebitUnknown', because: expect.stringContaining(missing) }
    expect(await acknowledge(REQUEST)).toMatchObject({ ok: false, error: refused })
    expect(await confirmed(acknowledge, REQUEST)).toMatchObject({ ok: false, error: refused })
    expect(await checkOut('7')).toMatchObject({ ok: false, error: refused })
    expect([client.count('kiosk.confirmOrder'), opened]).toEqual([0, []])
  })

  it('no order is confirmed that the known balance would have refused, for any combination of answers and failures', async () => {
    const names = PIECES.filter((name) => name !== 'ledger.openingBalance')
    const row = fc.record({
      id: fc.constantFrom('1', '2', '3', ''),
      debit: fc.constantFrom(null, '', 0, 100, 2_600, '4999.99', 60_000, 'much'),
      credit: fc.constantFrom(null, '', 0, 100, '2600'),
      approvedDate: fc.constantFrom(day, day, day, null, '31/04/2027'),
    })
    const answers = fc.record({
      opening: fc.constantFrom(opening(0), opening(4_000), opening(5_000.01), opening('5000', 'Credit'), offline),
      pieces: fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(fc.array(row, { maxLength: 4 }), fc.constant(offline)),
        {
          maxKeys: 3,
        },
      ),
    })
    await fc.assert(
      fc.asyncProperty(answers, async ({ opening: opens, pieces }) => {
        const { acknowledge, client, deps } = kioskOf({ 'ledger.openingBalance': opens, ...pieces })
        const shown = await readLedger(deps, { account: 2, from: '2027-04-01', to: '2027-04-01' })
        const isWithin = shown.ok && shown.value.answer.missing.length === 0 && shown.value.answer.closing <= 500_000
        await acknowledge(REQUEST)
        expect(client.count('kiosk.confirmOrder')).toBe(isWithin ? 1 : 0)
      }),
      { numRuns: 60 },
    )
  })
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
  expect(client.calls.at(-1)).toEqual({ name: 'kiosk.guestLogin', args: { body: { MobileNo: '98123' } } })
  // Refused for another order, and for a store that owes too much.
  expect(await checkOut('8')).toMatchObject({ ok: false, error: { sentence: 'kioskNotPending' } })
  owes(5_000.01)
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
    acknowledge(REQUEST),
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
      ...wireLedger(() => ({})),
      'kiosk.orderList': () => ok([]),
      'kiosk.confirmOrder': confirmOrder,
    })
    const once = new IdempotentWrites({ client, db: open(), written: () => undefined })
    return createAcknowledge(once, client, createMayPlace(ledgerDeps(client, () => NOW)))
  }
  const left = Promise.withResolvers<void>()
  void from(() => {
    left.resolve()
    return new Promise(() => undefined)
  })(REQUEST)
  await left.promise
  // The next process finds the file as the killed process left it.
  const next = from(async () => ok({ message: '' }))
  expect(must(await next(REQUEST)).outcome).toBe('lost')
  expect(must(await next({ ...REQUEST, again: true })).outcome).toBe('now')
  expect(must(await next(REQUEST)).outcome).toBe('before')
})
