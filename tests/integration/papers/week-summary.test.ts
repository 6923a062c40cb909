/** The week on paper agrees with the screens: each figure is compared with its list, on the practice portal. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { onTheWayOf } from '../../../src/shared/domain/catalogue/movement.ts'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { entryKey } from '../../../src/shared/domain/ledger/merge.ts'
import { balanceInWords } from '../../../src/shared/domain/ledger/statement.ts'
import { isIn, ordersByWeek, weekBefore, weeksPage, wholeWeeks } from '../../../src/shared/domain/orders/order-weeks.ts'
import type { WeekSummary } from '../../../src/shared/domain/papers/week-summary.ts'
import { isUnpaid, payableOf } from '../../../src/shared/domain/payments/payment.ts'
import { addDays, dayAt, firstOfYear } from '../../../src/shared/domain/values/dates.ts'
import { formatCount, formatRupees, paise, sum } from '../../../src/shared/domain/values/money.ts'
import { refuse } from '../../../src/shared/errors.ts'
import type { Answer, CallName } from '../../../src/shared/portal/calls.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../../../src/shared/portal/own-reads.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, PASSWORD } from '../../support/shop.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let portal: PracticePortal
let app: App

async function as(email: string): Promise<void> {
  app?.services.close()
  app = openApp({ origin: portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(app, portal, email, PASSWORD)
}

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  await as(emailOf('pune'))
})
afterEach(() => portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const today = dayAt(Date.now())
const [week] = wholeWeeks(today)
const before = weekBefore(week)
const summary = async (from = week.from) =>
  must(await app.ask('papers.show', { kind: 'weekSummary', from })).value as WeekSummary
async function figure(of: WeekSummary, part: string, label: string) {
  const found = of.parts.find(({ title }) => title === part)?.figures.find((one) => one.label === label)
  return [found?.now, found?.before]
}
async function read<N extends ReadName>(call: N, args: ReadArgs<N>): Promise<AnswerTo<N>> {
  const request = { call, args: args as Record<string, unknown>, request: 'r', fresh: true }
  return must(await app.ask('portal.read', request)).answer as AnswerTo<N>
}
const fails = (...calls: readonly CallName[]) =>
  portal.control.faults(calls.map((call) => ({ kind: 'status', status: 500, call, times: 99 })))

test('what was bought is what home and the history have', async () => {
  const orders: Answer<'order.history'>['rows'][number][] = []
  for (let page = 1; page < 20; page++) {
    const { rows } = await read('order.history', { query: weeksPage(today, page) })
    orders.push(...rows)
    if (rows.length === 0) break
  }
  const weeks = ordersByWeek(orders, today)
  const [mine, last] = [week, before].map(({ from }) => weeks.find((one) => one.from === from))
  const made = await summary()
  expect(mine?.orders).toBeGreaterThan(0)
  expect(await figure(made, 'Bought', 'Orders placed')).toEqual(
    [mine, last].map((one) => formatCount(one?.orders ?? -1)),
  )
  expect(await figure(made, 'Bought', 'Net payment')).toEqual(
    [mine, last].map((one) => formatRupees(one?.net ?? paise(-1))),
  )
  expect(await figure(made, 'Bought', 'Pieces')).toEqual([mine, last].map((one) => formatCount(one?.pieces ?? -1)))
})

test('what was received, and short, is what the loads and their counts have', async () => {
  const body = { loadFrom: addDays(before.from, -60), loadTo: week.to, pageNo: 1, pageSize: 500 }
  const { rows } = await read('loads.list', { body })
  const mine = rows.filter(({ DeliverdDateTime }) => isIn(week, DeliverdDateTime))
  const [first] = mine
  expect(first).toBeDefined()
  const made = await summary()
  expect((await figure(made, 'Received', 'Loads delivered'))[0]).toBe(formatCount(mine.length))
  expect((await figure(made, 'Received', 'Value'))[0]).toBe(
    formatRupees(sum(mine.flatMap(({ LoadValue }) => LoadValue ?? []))),
  )
  // None of them was counted here.
  expect(await figure(made, 'Short', 'Pieces short')).toEqual([undefined, undefined])

  const load = first?.LoadID ?? ''
  const [line] = await read('loads.byId', { query: { loadId: load } })
  const all = (await read('loads.byId', { query: { loadId: load } })).filter(
    ({ ProductID }) => ProductID === line?.ProductID,
  )
  const expected = all.reduce((pieces, { Quantity = 0 }) => pieces + Quantity, 0)
  must(
    await app.ask('receiving.count', {
      load,
      id: line?.ProductID ?? 0,
      counted: expected - 1,
      damaged: 0,
      isCounted: true,
    }),
  )
  const again = await summary()
  expect(await figure(again, 'Short', 'Pieces short')).toEqual(['1', undefined])
  expect((await figure(again, 'Short', 'Short and damaged, at MRP'))[0]).toBe(formatRupees(line?.MRP ?? paise(0)))
})

test('what was paid and is due is what the ledger, its vouchers and the payments have', async () => {
  const made = await summary()
  for (const [account, name] of [
    [1, 'BB'],
    [2, 'DARP'],
  ] as const) {
    const query = { account, from: firstOfYear(before.from), to: today }
    const { rows, closing }: LedgerStatement = await read('ledger.statement', query)
    const paid = await Promise.all(
      [week, before].map(async (span) => {
        const entries = rows.filter(({ approvedDate }) => isIn(span, approvedDate)).map(entryKey)
        if (entries.length === 0) return paise(0)
        const vouchers = must(await app.ask('ledger.previewTally', { ...query, entries, names: {}, gross: true }))
        return paise(0 - sum(vouchers.uses.filter(({ use }) => use.startsWith('payment')).map(({ amount }) => amount)))
      }),
    )
    expect(await figure(made, 'Paid', `Payments, ${name} account`)).toEqual(paid.map(formatRupees))
    expect((await figure(made, 'Due today', `Ledger balance, ${name} account`))[0]).toBe(balanceInWords(closing))
    const pending = await read('payment.pending', { query: { accountId: account } })
    expect((await figure(made, 'Due today', `To be paid, ${name} account`))[0]).toBe(
      formatRupees(payableOf(pending.filter(isUnpaid))),
    )
  }
})

test('what sells and what ran out is what order assist has', async () => {
  const [best, out] = (await summary()).products
  expect(best?.rows?.length).toBe(5)
  const named = [...(best?.rows ?? []), ...(out?.rows ?? [])]
  const ids = named.map(({ id }) => id)
  const products = await read('catalogue.productInfo', { body: { products: ids } })
  const categories = new Map(products.map(({ id, category }) => [id, category.id]))
  const ordered = ids.map((id) => ({ id, categoryId: categories.get(id) ?? 0 }))
  const { movements } = await read('ars.movements', { products: ordered })
  const movementOf = new Map(movements)
  for (const { id, sold } of named) expect(movementOf.get(id)?.sale).toBe(sold)
  for (const { id } of out?.rows ?? []) {
    const movement = movementOf.get(id)
    expect([movement?.stock, movement && onTheWayOf(movement)]).toEqual([0, 0])
  }
})

test('what the portal doesn’t answer isn’t available, with why, and the rest is there', async () => {
  // Nothing of it is cached from before.
  await as(emailOf('fccoco'))
  fails('loads.list', 'orderAssist.stock')
  const made = await summary()
  expect(made.lacking).toBe('Received, Short, Out of stock')
  expect(await figure(made, 'Received', 'Loads delivered')).toEqual([undefined, undefined])
  expect((await figure(made, 'Bought', 'Orders placed'))[0]).toBeDefined()
  expect(made.products[0]?.rows).toHaveLength(5)
})

test('without the ledger’s right there is no amount on it', async () => {
  await as('noledger@practice.storedesk.example')
  const made = await summary()
  expect(JSON.stringify(made)).not.toContain('₹')
  expect((await figure(made, 'Bought', 'Orders placed'))[0]).toBeDefined()
  await as(emailOf('pune'))
})

test('a week that isn’t over, or long ago, is refused; without one it is the last', async () => {
  for (const from of [today, addDays(week.from, 7), addDays(week.from, -7 * 12), addDays(week.from, 1)])
    expect(await app.ask('papers.show', { kind: 'weekSummary', from })).toEqual(refuse('weekNotOver'))
  expect(must(await app.ask('papers.show', { kind: 'weekSummary' })).title).toContain((await summary()).week)
})
