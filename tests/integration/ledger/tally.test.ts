/** A month of the practice portal's ledger as vouchers for Tally, checked from the file alone. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TallyPreview } from '../../../src/shared/bridge/ledger.ts'
import type { LedgerEntry } from '../../../src/shared/domain/ledger/entry.ts'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { entryKey } from '../../../src/shared/domain/ledger/merge.ts'
import { netOf } from '../../../src/shared/domain/ledger/statement.ts'
import { addDays, dayAt, dayOf } from '../../../src/shared/domain/values/dates.ts'
import { refuse } from '../../../src/shared/errors.ts'
import type { OwnAnswer } from '../../../src/shared/portal/own-reads.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop.ts'
import { readTally } from '../../support/tally-schema.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
let app: App
const path = join(mkdtempSync(join(tmpdir(), 'storedesk-tally-')), 'vouchers.xml')
const to = dayAt(Date.now())
const DAYS = { from: addDays(to, -45), to }

/** A computer without any cached data. */
async function open() {
  const dialogs = { saveAs: async () => path, open: async () => undefined }
  app = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain, dialogs })
  await signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
}

beforeAll(async () => {
  shop = await openShop()
  await open()
})
beforeEach(() => shop.portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

async function read<A>(call: string, account: 1 | 2): Promise<A> {
  const request = { call, args: { account, ...DAYS }, request: call, fresh: true }
  return must(await app.ask('portal.read', request)).answer as A
}
const entriesOf = async (account: 1 | 2) => (await read<LedgerStatement>('ledger.statement', account)).rows
const query = (
  account: 1 | 2,
  entries: readonly LedgerEntry[],
  more: { gross?: boolean; names?: Record<string, string> } = {},
) => ({
  account,
  ...DAYS,
  entries: entries.map(entryKey),
  names: {},
  gross: true,
  ...more,
})
async function saved(...args: Parameters<typeof query>) {
  must(await app.ask('ledger.saveTally', query(...args)))
  return readTally(readFileSync(path, 'utf8'))
}
const preview = async (...args: Parameters<typeof query>) =>
  must(await app.ask('ledger.previewTally', query(...args))) as TallyPreview

/** The voucher type of a practice portal entry, by its own words. */
function typeOf(entry: LedgerEntry): string {
  if (entry.kind === 'salesPo' || entry.kind === 'salesLoad') return 'Purchase'
  if (entry.accTypeName === 'Receipt') return 'Payment'
  return entry.voucherType === 'Credit Note' ? 'Debit Note' : 'Journal'
}

test.each([1, 2] as const)('account %i: equals the ledger by kind, amount, tax and reference', async (account) => {
  const rows = await entriesOf(account)
  const { rows: taxes, gaps } = await read<OwnAnswer<'ledger.inputTax'>>('ledger.inputTax', account)
  const vouchers = await saved(account, rows)
  expect(vouchers).toHaveLength(rows.length)
  const of = (ledger: string) => (sum: number, line: { ledger: string; debited: number }) =>
    sum + (line.ledger === ledger ? line.debited : 0)
  for (const [at, entry] of rows.entries()) {
    const { type, fields, lines, remoteId } = vouchers[at] as (typeof vouchers)[number]
    const isPaid = typeOf(entry) === 'Payment'
    expect([type, fields.DATE]).toEqual([typeOf(entry), dayOf(entry.approvedDate)?.replaceAll('-', '')])
    expect(fields.REFERENCE ?? '').toBe(isPaid ? entry.B2BReferenceNumber : entry.voucherNumber)
    expect(fields.REFERENCEDATE).toBe(isPaid ? undefined : fields.DATE)
    expect(remoteId).toContain(entryKey(entry))
    expect(lines.find(({ isParty }) => isParty)?.debited).toBe(-netOf(entry))
    const own = taxes.filter((tax) => entryKey(tax.entry) === entryKey(entry))
    for (const [name, key] of [
      ['Input CGST', 'CGST'],
      ['Input SGST', 'SGST'],
      ['Input IGST', 'IGST'],
    ] as const)
      expect(lines.reduce(of(name), 0)).toBe(own.reduce((sum, tax) => sum + tax[key], 0))
  }
  expect(new Set(rows.map(typeOf)).size).toBe(account === 1 ? 4 : new Set(rows.map(typeOf)).size)
  expect(taxes.length).toBeGreaterThan(0)
  const shown = await preview(account, rows, { gross: false })
  expect(shown.gaps.map(({ entry }) => entryKey(entry))).toEqual(gaps.map(({ entry }) => entryKey(entry)))
  expect(shown.leftOut.map(({ why, count }) => [why, count])).toEqual(
    gaps.length === 0 ? [] : [['untaxed', gaps.length]],
  )
})

test('a second file has the same vouchers, no matter which others are chosen', async () => {
  const rows = await entriesOf(1)
  const [first] = await saved(1, rows.slice(3, 5))
  expect((await saved(1, rows))[3]).toEqual(first)
})

test('chosen entries are saved, and no others; a ledger without a name is told', async () => {
  const rows = await entriesOf(2)
  const [first, second] = rows
  const some = [second, first].flatMap((one) => one ?? [])
  expect(await saved(2, some)).toHaveLength(2)
  expect((await preview(2, some, { names: { party: '' } })).leftOut).toMatchObject([{ why: 'unnamed', count: 2 }])
  expect(await app.ask('ledger.saveTally', query(2, some, { names: { party: '' } }))).toEqual(refuse('tallyNone'))
  expect(await app.ask('ledger.saveTally', { ...query(2, []), entries: ['misc|0|none'] })).toEqual(refuse('ledgerNone'))
})

test('while a list of the ledger can’t be read, what may be of it is left out and told', async () => {
  app.services.close()
  await open()
  shop.portal.control.faults([{ kind: 'status', status: 500, call: 'ledger.salesPo', times: 99 }])
  const rows = await entriesOf(1)
  const shown = await preview(1, rows)
  expect(shown.missing.length).toBeGreaterThan(0)
  expect(shown.leftOut.map(({ why }) => why)).toContain('incomplete')
  expect((await saved(1, rows)).every(({ remoteId }) => !remoteId.includes('|ledger|'))).toBe(true)
})
