/** The statement on paper, of the practice portal's ledger. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { balanceInWords } from '../../../src/shared/domain/ledger/statement.ts'
import { addDays, addMonths, dayAt, dayOf, firstOfYear, formatDate } from '../../../src/shared/domain/values/dates.ts'
import type { LedgerStatementPaper } from '../../../src/shared/papers/ledger-statement.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
let app: App
const today = dayAt(Date.now())

beforeAll(async () => {
  shop = await openShop()
  app = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
})
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

const statement = async (from: string, to: string) => {
  const args = { account: 1, from, to }
  const read = await app.ask('portal.read', { call: 'ledger.statement', args, request: 'r', fresh: false })
  return must(read).answer as LedgerStatement
}
const paper = async (from: string, to: string) =>
  must(await app.ask('papers.show', { kind: 'ledgerStatement', account: 1, from, to })).value as LedgerStatementPaper

/** Returns a day without an entry, in a past year. */
async function quietDay(): Promise<string> {
  const first = addMonths(firstOfYear(today), -24)
  const { rows } = await statement(first, addDays(first, 364))
  const busy = new Set(rows.map(({ approvedDate }) => dayOf(approvedDate)))
  for (let day = first; ; day = addDays(day, 1)) if (!busy.has(day)) return day
}

test('of days without entries has what they open and close with, and what the balance is today', async () => {
  const day = await quietDay()
  const { opening, rows } = await statement(day, day)
  expect(rows).toEqual([])
  const { sums, sheets } = await paper(day, day)
  const { closing } = await statement(firstOfYear(today), today)
  expect(Object.fromEntries(sums)).toEqual({
    'Opening balance': balanceInWords(opening),
    Debits: '₹ 0.00',
    Credits: '₹ 0.00',
    'Closing balance': balanceInWords(opening),
    [`Balance today, ${formatDate(today)}`]: balanceInWords(closing),
  })
  expect(sheets).toMatchObject([{ brought: opening, lines: [], carried: opening }])
})

test('of days until today has no second balance, nor where today’s isn’t known', async () => {
  const labels = async (from: string, to: string) => (await paper(from, to)).sums.map(([label]) => label)
  const plain = ['Opening balance', 'Debits', 'Credits', 'Closing balance']
  expect(await labels(addDays(today, -3), today)).toEqual(plain)
  const day = await quietDay()
  app.services.close()
  app = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
  shop.portal.control.faults([{ kind: 'status', status: 500, call: 'ledger.courier', times: 999 }])
  expect(await labels(day, day)).toEqual(plain)
})
