/** The ledger from its pieces: complete, balanced, cached, and with gaps reported. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FaultAsk } from '../../../src/practice/http/faults.ts'
import { kindsOf, LEDGER_KINDS, type LedgerKind } from '../../../src/shared/domain/ledger/entry.ts'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { firstOf, lastOf, ledgerYearOf, thisYear } from '../../../src/shared/domain/ledger/periods.ts'
import { addsUp, sided } from '../../../src/shared/domain/ledger/statement.ts'
import { addMonths, dayAt } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type PersonName, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
let app: App
const today = dayAt(Date.now())
const span = thisYear(today)
const allYears = { from: addMonths(span.from, -48), to: span.to }

async function start(who: PersonName = 'pune'): Promise<App> {
  const opened = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(opened, shop.portal, emailOf(who), PASSWORD)
  return opened
}

const ask = (of: App, args: object, fresh = true) =>
  of.ask('portal.read', { call: 'ledger.statement', args: { account: 1, ...span, ...args }, request: 'r', fresh })
const statement = async (of: App, args: object = {}, fresh = true) =>
  must(await ask(of, args, fresh)).answer as LedgerStatement
const callOf = (kind: LedgerKind): CallName => (kind === 'ledger' ? 'ledger.entries' : `ledger.${kind}`)
const fault = (call: CallName, one: object) => shop.portal.control.faults([{ ...one, call } as FaultAsk])

beforeAll(async () => {
  shop = await openShop()
  app = await start()
})
beforeEach(() => shop.portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

describe.each([1, 2] as const)('account %i', (account) => {
  test('opens with what the portal says, adds up, and has every kind of entry', async () => {
    const all = await statement(app, { account, ...allYears })
    expect(all.missing).toEqual([])
    expect(all.breaks).toEqual([])
    expect(addsUp(all)).toBe(true)
    expect(all.rows.at(-1)?.balance).toBe(all.closing)
    const kinds = new Set(all.rows.map(({ kind }) => kind))
    const seeded = kindsOf(account).filter((kind) => kind !== 'salesLoad')
    expect(seeded.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('each year closes with what the next one opens with, by the portal', async () => {
    const person = await shop.signIn('pune')
    for (let back = 4; back > 0; back--) {
      const year = ledgerYearOf(addMonths(span.from, -12 * back))
      const next = ledgerYearOf(addMonths(span.from, -12 * (back - 1)))
      const own = await statement(app, { account, from: firstOf(year), to: lastOf(year) }, false)
      const answer = await person.ask('ledger.openingBalance', { query: { ledgerAccount: account, year: next } })
      expect(own.closing, year).toBe(sided(answer.openingBalance, answer.crdrOpeningBalance))
    }
  })
})

test('a part of a year opens with all that was before, and the whole closes the same', async () => {
  const whole = await statement(app)
  const part = await statement(app, { from: addMonths(span.from, 3) }, false)
  expect(part.closing).toBe(whole.closing)
  expect(part.opening).not.toBe(whole.opening)
  expect(whole.rows.slice(-part.rows.length)).toEqual(part.rows)
})

test('years that are over are read once; this year’s are read again', async () => {
  const last = { from: addMonths(span.from, -24), to: span.to }
  await statement(app, last)
  shop.portal.control.clearRequests()
  await statement(app, last, false)
  expect(shop.portal.control.requests().filter(({ call }) => call.startsWith('ledger.'))).toEqual([])
  await statement(app, last)
  expect(shop.portal.control.requests().filter(({ call }) => call === 'ledger.misc')).toHaveLength(3)
})

/** Every kind, three at a time, because each test reads the whole ledger. */
const THREES = kindsOf(1).flatMap((_, at, kinds) => (at % 3 === 0 ? [kinds.slice(at, at + 3)] : []))

test.each(THREES)('answers of the wrong shape to %s, %s and %s leave the rest, and are named', async (...kinds) => {
  for (const kind of kinds) fault(callOf(kind), { kind: 'wrongShape' })
  const partial = await statement(app)
  const named = partial.missing.map((one) => one.split(' 20')[0])
  expect(named.toSorted()).toEqual(kinds.map((kind) => LEDGER_KINDS[kind].words).toSorted())
  expect(partial.rows.length).toBeGreaterThan(10)
  expect(addsUp(partial)).toBe(true)
})

test('a failing piece without a cached copy is named, and a slow one is waited for', async () => {
  const other = await start('delhi')
  const failing = (['salesPo', 'misc', 'openingBalance'] as const).map((name) => `ledger.${name}` as const)
  shop.portal.control.faults([
    ...failing.map((call): FaultAsk => ({ kind: 'status', status: 500, call, times: 9 })),
    { kind: 'delay', ms: 300, call: 'ledger.courier' },
  ])
  const partial = await statement(other)
  // The opening balance is also on the first record of the ledger's own call.
  expect(partial.missing.map((one) => one.split(' 20')[0])).toEqual([
    LEDGER_KINDS.misc.words,
    LEDGER_KINDS.salesPo.words,
  ])
  expect(partial.rows.some(({ kind }) => kind === 'courier')).toBe(true)
  // Entries that the ledger's own call repeats are still there.
  const whole = await (async () => {
    shop.portal.control.clearFaults()
    return statement(other)
  })()
  expect(whole.missing).toEqual([])
  expect(partial.closing).toBe(whole.closing)
  other.services.close()
})

test('without a network the cached ledger is shown, with its time', async () => {
  const before = await statement(app)
  shop.portal.control.faults([{ kind: 'reset', times: 999 }])
  const read = must(await ask(app, {}))
  expect(read.saved).toBe(true)
  expect(read.answer).toEqual(before)
})

test('a store that opened this year has no last year: the sentence is shown, and the entries that exist', async () => {
  const young = await start('noupload')
  const last = { from: addMonths(span.from, -12), to: addMonths(span.to, -12) }
  const refused = await ask(young, last)
  expect(refused.ok ? undefined : refused.error.message).toBe(messages.lastYearLedger)
  const both = await statement(young, { from: last.from })
  expect(both.missing).toHaveLength(1)
  expect(both.missing[0]).toContain(messages.lastYearLedger)
  expect(both.opening).toBe((await statement(young)).opening)
  young.services.close()
})

test('a stockist’s DARP ledger has what isn’t of account 1, and what a warehouse holds', async () => {
  const stockist = await start('stockist')
  const darp = await statement(stockist, { account: 2, ...allYears })
  expect(darp.rows.length).toBeGreaterThan(0)
  expect(darp.rows.every(({ ledgerAccount }) => ledgerAccount !== 1)).toBe(true)
  expect(darp.breaks).toEqual([])
  expect(darp.held).toHaveLength(1)
  expect((await statement(app, { account: 2 }, false)).held).toEqual([])
  stockist.services.close()
})

test('a payment that is confirmed is credited', async () => {
  const person = await shop.signIn('pune')
  const before = await statement(app)
  const [order] = await person.ask('payment.pending', { query: { accountId: 1 } })
  const paid = order?.NetPayment ?? (0 as never)
  const paymentData = {
    paymentType: 'Neft' as const,
    referenceId: 'UTR-LEDGER',
    totalAmountPayable: paid,
    totalAmountPaid: paid,
    orders: [order?.POID ?? ''],
    ledgerAccount: 1 as const,
  }
  await person.ask('payment.processConfirmPayment', { body: { paymentData } })
  const after = await statement(app)
  expect(after.closing).toBe(before.closing - paid)
  expect(after.rows.some(({ B2BReferenceNumber }) => B2BReferenceNumber === 'UTR-LEDGER')).toBe(true)
})
