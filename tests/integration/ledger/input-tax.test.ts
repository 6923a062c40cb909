/** The tax on invoices: adds up to the papers and the ledger, and lists what is missing. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { taxedBy, taxSums } from '../../../src/shared/domain/ledger/input-tax.ts'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { entryKey } from '../../../src/shared/domain/ledger/merge.ts'
import { netOf } from '../../../src/shared/domain/ledger/statement.ts'
import { addDays, dayAt } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import type { Answer } from '../../../src/shared/portal/calls.ts'
import type { OwnAnswer } from '../../../src/shared/portal/own-reads.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
let app: App
const to = dayAt(Date.now())
const query = (account: 1 | 2) => ({ account, from: addDays(to, -60), to })
const read = async (call: string, account: 1 | 2) =>
  must(await app.ask('portal.read', { call, args: query(account), request: call, fresh: true })).answer
const taxes = async (account: 1 | 2) => (await read('ledger.inputTax', account)) as OwnAnswer<'ledger.inputTax'>
const statement = async (account: 1 | 2) => (await read('ledger.statement', account)) as LedgerStatement

beforeAll(async () => {
  shop = await openShop()
})
// A computer without any cached data.
beforeEach(async () => {
  shop.portal.control.clearFaults()
  app = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
})
afterEach(() => app.services.close())
afterAll(() => shop.portal.stop())

test.each([1, 2] as const)('account %i: every document by its rates, to the paisa of its entry', async (account) => {
  const { rows, gaps, missing } = await taxes(account)
  const entries = (await statement(account)).rows.filter((entry) => taxedBy(entry) !== undefined)
  const byEntry = Map.groupBy(rows, ({ entry }) => entryKey(entry))
  const named = new Set([...byEntry.keys(), ...gaps.map(({ entry }) => entryKey(entry))])
  expect(missing).toEqual([])
  expect(named.size).toBe(byEntry.size + gaps.length)
  expect(byEntry.size).toBeGreaterThan(gaps.length)
  // All other entries have a bill of supply, and no tax.
  for (const entry of entries.filter((one) => !named.has(entryKey(one)))) {
    const [call, args] =
      entry.kind === 'salesLoad'
        ? ['loads.invoice', { query: { loadId: entry.id } }]
        : ['order.details', { body: { id: entry.B2BReferenceNumber } }]
    const order = must(await app.ask('portal.read', { call, args, request: entry.id, fresh: true }))
      .answer as Answer<'order.details'>
    expect(order.potype).toBe('GC')
  }
  for (const some of byEntry.values()) {
    const [first] = some
    expect(some.reduce((sum, { net }) => sum + net, 0)).toBe(first && netOf(first.entry))
    for (const { base, CGST, SGST, IGST, net } of some) expect(base + CGST + SGST + IGST).toBe(net)
    for (const { CGST, SGST } of some) expect(CGST).toBe(SGST)
  }
  const sums = taxSums(rows)
  const keys = ['base', 'CGST', 'SGST', 'IGST', 'net'] as const
  for (const key of keys)
    expect(sums.reduce((sum, one) => sum + one[key], 0)).toBe(rows.reduce((sum, one) => sum + one[key], 0))
  expect(new Set(sums.map(({ state, rate }) => `${state} ${rate}`)).size).toBe(sums.length)
})

test('what can’t be read, or comes to something else, is named, and all else is there', async () => {
  shop.portal.control.faults([{ kind: 'status', status: 500, call: 'order.invoice', times: 9999 }])
  const rest = await taxes(1)
  expect(rest.gaps.length).toBeGreaterThan(5)
  expect(rest.gaps.every(({ why }) => why === messages.inputTaxNotNow)).toBe(true)
  expect(rest.rows.every(({ entry }) => entry.kind !== 'salesPo')).toBe(true)
  expect(rest.rows.length).toBeGreaterThan(0)
})
