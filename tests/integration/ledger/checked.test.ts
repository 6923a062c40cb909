/** Entries that were checked against the store’s own books: stored here, and reported when they change. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedAs, checkedOf, type LedgerMark } from '../../../src/shared/domain/ledger/checked.ts'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type PersonName, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
const folder = mkdtempSync(join(tmpdir(), 'storedesk-checked-'))

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.portal.stop())

async function start(who: PersonName = 'pune'): Promise<App> {
  const app = openApp({ origin: shop.portal.origin, folder, loadKeychain: async () => drawer().keychain })
  await signInAs(app, shop.portal, emailOf(who), PASSWORD)
  return app
}
async function marksOf(app: App, account: 1 | 2): Promise<readonly LedgerMark[]> {
  const request = { call: 'ledger.marks', args: { account }, request: 'marks', fresh: false }
  return must(await app.ask('portal.read', request)).answer as readonly LedgerMark[]
}

test('what was checked outlives a restart, is each account’s and each person’s, and is taken back', async () => {
  const first = await start()
  const entries: [string, string][] = [
    ['misc|1|RC', '2026-04-01|0|500'],
    ['gcCn|2|CN', '2026-04-02|0|700'],
  ]
  must(await first.ask('ledger.check', { account: 1, entries, isChecked: true }))
  must(await first.ask('ledger.check', { account: 1, entries: [['misc|1|RC', '2026-04-01|0|600']], isChecked: true }))
  first.services.close()

  const again = await start()
  expect(new Map(await marksOf(again, 1))).toEqual(
    new Map([
      ['misc|1|RC', '2026-04-01|0|600'],
      ['gcCn|2|CN', '2026-04-02|0|700'],
    ]),
  )
  expect(await marksOf(again, 2)).toEqual([])
  must(await again.ask('ledger.check', { account: 1, entries: [['misc|1|RC', '']], isChecked: false }))
  expect((await marksOf(again, 1)).map(([key]) => key)).toEqual(['gcCn|2|CN'])
  again.services.close()

  const other = await start('delhi')
  expect(await marksOf(other, 1)).toEqual([])
  other.services.close()
})

test('an entry whose day or amount is another than when it was checked has changed', () => {
  const entry = {
    id: '1',
    voucherNumber: 'V',
    approvedDate: '2026-04-01T10:00:00Z',
    debit: paise(5),
    credit: paise(0),
  }
  const kept = checkedOf(entry)
  expect(checkedAs(entry, undefined)).toBe('unchecked')
  expect(checkedAs(entry, kept)).toBe('checked')
  expect(checkedAs({ ...entry, approvedDate: '2026-04-01T12:00:00Z' }, kept)).toBe('checked')
  for (const more of [{ approvedDate: '2026-04-02T10:00:00Z' }, { debit: paise(6) }, { credit: paise(1) }])
    expect(checkedAs({ ...entry, ...more }, kept)).toBe('changed')
})
