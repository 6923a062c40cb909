/** A payment is confirmed once, over lost answers and restarts, and is never repeated automatically. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FaultAsk } from '../../../src/practice/http/faults.ts'
import { payableOf } from '../../../src/shared/domain/payments/payment.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must } from '../../support/services-on-stock.ts'
import { openShop, type Person, type Shop } from '../../support/shop.ts'
import { type App, openSignedIn } from '../../support/whole-app.ts'

const CALL = 'payment.processConfirmPayment'
let shop: Shop
let pune: Person
let app: App

const fault = (one: Omit<FaultAsk, 'call'>) => shop.portal.control.faults([{ ...one, call: CALL } as FaultAsk])

/** Returns the unpaid orders. */
async function waiting() {
  const pending = await pune.ask('payment.pending', { query: { accountId: 1 } })
  return pending.filter(({ paymentconfirmationdetail }) => paymentconfirmationdetail === undefined)
}

async function confirm(poids: readonly string[], again = false, more = paise(0)) {
  const orders = (await pune.ask('payment.pending', { query: { accountId: 1 } })).filter(({ POID }) =>
    poids.includes(POID),
  )
  const paid = payableOf(orders) + more
  return app.ask('payments.confirm', { account: 1, orders: [...poids], mode: 'Neft', paid, reference: 'UTR7', again })
}
const refusal = (answer: Awaited<ReturnType<typeof confirm>>) => (answer.ok ? undefined : answer.error.message)
const lost = async () => must(await app.ask('payments.lost', undefined))

beforeAll(async () => {
  shop = await openShop()
  pune = await shop.signIn('pune')
  app = await openSignedIn(shop.portal)
  expect((await waiting()).length).toBeGreaterThan(2)
})
beforeEach(() => shop.portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

const first = async () => (await waiting())[0]?.POID ?? ''

test('an answer that was lost is told as lost, kept over a restart, and looked up before anything is sent again', async () => {
  const poid = await first()
  fault({ kind: 'reset', times: 1 })
  expect(refusal(await confirm([poid]))).toBe(messages.writeNotSeen)
  expect(await lost()).toEqual([poid])
  app.services.close()
  app = await openSignedIn(shop.portal, { folder: app.folder })
  expect(await lost()).toEqual([poid])
  // Not sent again automatically.
  expect(refusal(await confirm([poid]))).toBe(messages.paymentNow)
  expect((await waiting()).map(({ POID }) => POID)).toContain(poid)
  expect(must(await confirm([poid], true))).toBe(`${messages.paymentConfirmed}: UTR7`)
  expect(await lost()).toEqual([])
  expect((await waiting()).map(({ POID }) => POID)).not.toContain(poid)
})

test('one that the portal has, though its answer was lost, isn’t sent again', async () => {
  const poid = await first()
  fault({ kind: 'truncated', times: 1 })
  expect(must(await confirm([poid]))).toBe(messages.paymentFound)
  expect(await lost()).toEqual([])
  fault({ kind: 'status', status: 500, message: 'It was asked', times: 9 })
  expect(refusal(await confirm([poid], true))).toBe(messages.paymentNoOrders)
})

test('less than is payable, and orders that don’t wait, are refused before anything is sent', async () => {
  const poid = await first()
  fault({ kind: 'status', status: 500, message: 'It was asked', times: 9 })
  expect(refusal(await confirm([poid], false, paise(-1)))).toBe(messages.paymentAmount)
  expect(refusal(await confirm(['PO-0-T']))).toBe(messages.paymentNoOrders)
  expect(await lost()).toEqual([])
})

test('a refusal is told in the portal’s words, and nothing is kept of it', async () => {
  const poid = await first()
  fault({ kind: 'status', status: 422, message: 'The bank is closed', times: 1 })
  expect(refusal(await confirm([poid]))).toBe('The bank is closed')
  expect(await lost()).toEqual([])
  const both = await Promise.all([confirm([poid]), confirm([poid])])
  expect(both.map((one) => must(one))).toEqual(Array(2).fill(`${messages.paymentConfirmed}: UTR7`))
})

test('while one order is being paid, no other payment of it goes out; one that is paid is never sent again', async () => {
  const [one, other] = (await waiting()).map(({ POID }) => POID)
  if (one === undefined || other === undefined) throw new Error('Too few orders wait')
  fault({ kind: 'delay', ms: 300, times: 1 })
  const both = await Promise.all([confirm([one]), confirm([one, other], true)])
  expect(both.map(refusal)).toEqual([undefined, messages.underWay])
  expect(await lost()).toEqual([])
  fault({ kind: 'status', status: 500, message: 'It was asked', times: 9 })
  expect(refusal(await confirm([one], true))).toBe(messages.paymentNoOrders)
  expect(refusal(await confirm([one, other]))).toBe(messages.paymentNoOrders)
})

test('what was lost is told until the portal’s list shows it, and no longer; where that can’t be read, still', async () => {
  const poid = await first()
  fault({ kind: 'answerLost', times: 1 })
  // The lookup works before, and fails afterwards.
  const call = 'payment.pending'
  shop.portal.control.faults([
    { kind: 'wrongType', call, times: 2 },
    { kind: 'html', call, times: 3 },
  ])
  expect(refusal(await confirm([poid]))).toBe(messages.writeLost)
  expect(await lost()).toEqual([poid])
  shop.portal.control.clearFaults()
  expect(await lost()).toEqual([])
})
