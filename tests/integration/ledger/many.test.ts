/** A store with a hundred thousand entries in `npm run fuzz`; a tenth of them here. */
import { expect, test } from 'vitest'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { ledgerYearOf, thisYear } from '../../../src/shared/domain/ledger/periods.ts'
import { addsUp, sided } from '../../../src/shared/domain/ledger/statement.ts'
import { dayAt } from '../../../src/shared/domain/values/dates.ts'
import { upTo } from '../../support/counts.ts'
import { must } from '../../support/services-on-stock.ts'
import { openShop } from '../../support/shop.ts'
import { openSignedIn } from '../../support/whole-app.ts'

const ENTRIES = upTo(100_000, 10_000)

test(`a year of a store with ${ENTRIES} entries is read whole, and closes as the portal says`, async () => {
  const shop = await openShop()
  shop.portal.control.settings({ ledgerEntries: ENTRIES })
  const app = await openSignedIn(shop.portal)
  const present = thisYear(dayAt(Date.now()))
  const [from, to] = [present.from, present.to].map((day) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`)
  const args = { account: 1, from, to }
  const read = must(await app.ask('portal.read', { call: 'ledger.statement', args, request: 'r', fresh: true }))
  const statement = read.answer as LedgerStatement
  expect(statement.missing).toEqual([])
  expect(statement.rows.length).toBeGreaterThan(ENTRIES / 10)
  expect(addsUp(statement)).toBe(true)
  const query = { ledgerAccount: 1, year: ledgerYearOf(present.from) }
  const next = must(await app.services.client.call('ledger.openingBalance', { query }))
  expect(statement.closing).toBe(sided(next.openingBalance, next.crdrOpeningBalance))
  app.services.close()
  await shop.portal.stop()
})
