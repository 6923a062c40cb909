/** Notes on paper, from the practice portal’s books: every entry with a note, equal to the paisa. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LedgerStatement } from '../../../src/shared/domain/ledger/ledger-of.ts'
import { hasGoods, type NoteKind, noteOf } from '../../../src/shared/domain/ledger/notes.ts'
import { thisYear } from '../../../src/shared/domain/ledger/periods.ts'
import type { NotePaper } from '../../../src/shared/domain/papers/note.ts'
import { addMonths, dayAt } from '../../../src/shared/domain/values/dates.ts'
import { refuse } from '../../../src/shared/errors.ts'
import { must } from '../../support/services-on-stock.ts'
import { emailOf, openShop, PASSWORD, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

let shop: Shop
let app: App
const span = thisYear(dayAt(Date.now()))
const YEARS = { from: addMonths(span.from, -48), to: span.to }

beforeAll(async () => {
  shop = await openShop()
  app = openApp({ origin: shop.portal.origin, loadKeychain: async () => drawer().keychain })
  await signInAs(app, shop.portal, emailOf('pune'), PASSWORD)
})
beforeEach(() => shop.portal.control.clearFaults())
afterAll(async () => {
  app.services.close()
  await shop.portal.stop()
})

async function entries(account: 1 | 2) {
  const args = { account, ...YEARS }
  const read = await app.ask('portal.read', { call: 'ledger.statement', args, request: 'r', fresh: false })
  return (must(read).answer as LedgerStatement).rows
}

test.each([1, 2] as const)('account %i: each kind of note comes to what its entry says', async (account) => {
  const seen = new Set<NoteKind>()
  for (const entry of await entries(account)) {
    const subject = noteOf(entry)
    if (subject === undefined || seen.has(subject.of)) continue
    seen.add(subject.of)
    const { value } = must(await app.ask('papers.show', subject))
    const { line, number, title, issuer, store, goods, facts } = value as NotePaper
    expect([subject.of, line.net]).toEqual([subject.of, entry.debit || entry.credit])
    expect(line.base + line.CGST + line.SGST + line.IGST).toBe(line.net)
    expect(line.CGST).toBe(line.SGST)
    expect(title).toBe(entry.voucherType.toUpperCase())
    if (entry.approvedDate >= '2023-04-01') expect(number).toContain(entry.voucherNumber)
    // GST: a number has at most 16 characters.
    if (entry.approvedDate >= '2023-04-01') expect(number.length).toBeLessThanOrEqual(16)
    if (!hasGoods(subject.of)) expect(goods).toEqual([])
    if (subject.of === 'salesReturn') expect(facts.map(([label]) => label)).toContain('Against invoice')
    expect(issuer).toMatchObject({ name: 'Bhamboli', GSTNo: expect.stringMatching(/^27/) })
    expect(store.GSTNo).not.toBe('')
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(
      account === 1
        ? ['salesReturn', 'courier', 'orderCancel', 'storeInterior', 'buyback', 'discountPaid', 'gcCn', 'rtoDebitNote']
        : ['courier', 'storeInterior', 'kioskCommission', 'darpCndn', 'kioskDebit', 'tatBreach'],
    ),
  )
})

test('a note that doesn’t exist is reported, and so is an unknown issuer', async () => {
  expect(await app.ask('papers.show', { kind: 'note', of: 'gcCn', id: '0' })).toEqual(refuse('noteUnknown'))
  const [entry] = (await entries(1)).flatMap((one) => noteOf(one) ?? [])
  shop.portal.control.faults([{ kind: 'status', status: 404, call: 'ledger.warehouseDetails', times: 9 }])
  expect(await app.ask('papers.show', entry as never)).toEqual(refuse('noteIssuer'))
})

test('a year’s notes are stopped while they are made', async () => {
  const subjects = (await entries(1)).flatMap((one) => noteOf(one) ?? []).slice(0, 40)
  expect(subjects).toHaveLength(40)
  shop.portal.control.faults([{ kind: 'delay', ms: 200, call: 'ledger.cndnDetails', times: 99 } as never])
  const saving = app.ask('papers.save', { subjects, request: 'notes' })
  await app.ask('transfers.stop', { request: 'notes' })
  expect(await saving).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
})
