import { describe, expect, it } from 'vitest'
import { readInputTax } from '../../../../src/main/ledger/input-tax.ts'
import { fail } from '../../../../src/shared/errors.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { rupees, store } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { AT, lost, type PortalCall, pieces, read } from './ledger-pieces.ts'
import { wireEntry } from './wire-entry.ts'

const YEAR = { account: 1, from: '2026-04-01', to: '2027-03-31' } as const
const issuer = { 'ledger.warehouseDetails': () => read({ state: 'Maharashtra' }) }
/** Of one piece for 118 rupees, 18 % of which lies within. */
const invoice = (state = 'Maharashtra', potype = '') => ({
  potype,
  WareHouseDetails: { state },
  PODetails: [
    {
      Quantity: 1,
      ActualPrice: rupees(118),
      CGST: rupees(9),
      SGST: rupees(9),
      IGST: 0,
      NetVATAmount: 0,
      HSNCode: '9503',
      Unit: '',
      ProductName: '',
      GSTType: 'SGST-CGST',
    },
  ],
})
const sale = (more = {}) => wireEntry({ debit: rupees(118), B2BReferenceNumber: 'PO-1', ...more })
const note = (more = {}) => wireEntry({ debit: rupees(118), voucherType: 'Debit Note', ...more })
const sales = { 'ledger.salesPo': () => read([sale()]), 'order.invoice': () => read(invoice()) }

type Given = Parameters<typeof pieces>[0]

async function taxes(answers: Given, me = store()) {
  const on = pieces({ ...issuer, ...answers }, me)
  const result = await readInputTax(on.deps, YEAR, {})
  if (!result.ok) throw new Error(result.error.message)
  return { ...on, ...result.value.answer, result: result.value }
}
const within = { base: rupees(100), CGST: rupees(9), SGST: rupees(9), IGST: 0, net: rupees(118) }

describe('the tax in a store’s invoices', () => {
  it('is that of the order’s invoice, by its number or by the entry’s', async () => {
    const { rows, missing, of } = await taxes(sales)
    expect(rows).toMatchObject([{ document: 'Invoice', state: 'Maharashtra', rate: 18, ...within }])
    expect(missing).toEqual([])
    expect(of('order.invoice')).toMatchObject([{ args: { query: { orderId: 'PO-1' } } }])
    const nameless = await taxes({
      ...sales,
      'ledger.salesPo': () => read([sale({ id: 'E-7', B2BReferenceNumber: '' })]),
    })
    expect(nameless.of('order.invoice')).toMatchObject([{ args: { query: { orderId: 'E-7' } } }])
  })

  it('is that of the load’s invoice', async () => {
    const load = { 'ledger.salesLoad': () => read([sale({ id: 'L-1' })]), 'loads.invoice': () => read(invoice('Goa')) }
    const { rows, of } = await taxes(load)
    expect(rows).toMatchObject([{ document: 'Invoice', state: 'Goa', ...within }])
    expect(of('loads.invoice')).toMatchObject([{ args: { query: { loadId: 'L-1' } } }])
  })

  it('is that of a note, by what was approved of it, within the state or between two', async () => {
    const answers: Given = {
      'ledger.cndn': () => read([note({ id: 'N-1' })]),
      'ledger.cndnDetails': () => read({ approvedAmount: rupees(100) }),
    }
    const { rows, of } = await taxes(answers)
    expect(rows).toMatchObject([{ document: 'Debit note', state: 'Maharashtra', rate: 18, ...within }])
    expect(of('ledger.cndnDetails')).toMatchObject([{ args: { params: { id: 'N-1' } } }])
    expect(of('ledger.warehouseDetails')).toMatchObject([{ args: { body: { warehouseId: 10 } } }])
    const other = await taxes(answers, store({ shippingState: 'Goa' }))
    expect(other.rows).toMatchObject([{ CGST: 0, IGST: rupees(18) }])
    // Of a store without a shipping state by its own.
    expect((await taxes(answers, store({ shippingState: '' }))).rows).toMatchObject([{ IGST: 0 }])
  })

  it('is that of a sales return by its note', async () => {
    const { rows, of } = await taxes({
      'ledger.cndn': () => read([note({ id: 'SR-1', isSR: true, debit: undefined, credit: rupees(118) })]),
      'returns.note': () => read({ master: { approvedAmount: rupees(100) } }),
    })
    expect(rows).toMatchObject([{ document: 'Credit note', net: rupees(-118), base: rupees(-100) }])
    expect(of('returns.note')).toMatchObject([{ args: { params: { id: 'SR-1' } } }])
    expect(of('ledger.cndnDetails')).toEqual([])
  })

  it('is none of entries that have no tax', async () => {
    const { rows, missing, of } = await taxes({ 'ledger.misc': () => read([wireEntry({ voucherType: 'Debit' })]) })
    expect([rows, missing, of('order.invoice')]).toEqual([[], [], []])
  })

  it('is as old as the oldest answer that it is made of', async () => {
    const old = '2026-11-20T00:00:00.000Z'
    const { result } = await taxes({ ...sales, 'order.invoice': () => read(invoice(), { at: old, saved: true }) })
    expect(result).toMatchObject({ at: old, saved: true, unread: 0 })
    expect((await taxes(sales)).result).toMatchObject({ at: AT, saved: false })
  })

  it('is asked for as fresh as the ledger is', async () => {
    const on = pieces({ ...issuer, ...sales })
    await readInputTax(on.deps, YEAR, { fresh: true })
    const fresh = (one: PortalCall) => one.options.fresh === true
    expect(on.calls.every(fresh)).toBe(true)
  })
})

describe('tax that isn’t known', () => {
  const gapsOf = async (answers: Given) =>
    (await taxes(answers)).gaps.map(({ entry, why }) => [entry.voucherNumber, why])
  const oneSale = { 'ledger.salesPo': () => read([sale()]) }
  const refused = fail({ kind: 'refused' as const, message: 'No Orders Found!!', status: 404 })
  const supply = (potype: string) => ({
    ...oneSale,
    'order.invoice': () => refused,
    'order.details': () => read({ potype }),
  })

  it('is a gap with its entry and a reason of this screen, beside what the ledger lacks', async () => {
    const found = await taxes({
      'ledger.salesPo': () => read([sale(), sale({ id: '2', voucherNumber: 'SI/2', B2BReferenceNumber: 'PO-2' })]),
      'order.invoice': ({ args }) =>
        (args as { query: { orderId: string } }).query.orderId === 'PO-1' ? lost() : read(invoice()),
      'ledger.misc': lost,
    })
    expect(found.rows).toHaveLength(1)
    expect(found.missing).toEqual([
      say('ledgerPieceMissing', { what: 'Miscellaneous 2026-2027', why: offline.message }),
    ])
    expect(found.gaps).toMatchObject([
      { entry: { voucherNumber: 'SI/1', debit: rupees(118) }, why: messages.inputTaxNotNow },
    ])
  })

  it('is a document that doesn’t come to what the ledger says, that there isn’t, or that can’t be read', async () => {
    const unfit = { ...sales, 'ledger.salesPo': () => read([sale({ debit: rupees(117) })]) }
    expect(await gapsOf(unfit)).toEqual([['SI/1', messages.inputTaxWrong]])
    expect(await gapsOf(supply('JIT'))).toEqual([['SI/1', messages.inputTaxNoDocument]])
    const unread = fail({ kind: 'answer' as const, message: 'IGST', call: 'order.invoice', field: 'PODetails.0.IGST' })
    expect(await gapsOf({ ...oneSale, 'order.invoice': () => unread })).toEqual([['SI/1', messages.inputTaxUnread]])
    const of = (more: Given) => gapsOf({ 'ledger.cndn': () => read([note()]), ...more })
    expect(await of({ 'ledger.cndnDetails': lost })).toEqual([['SI/1', messages.inputTaxNotNow]])
    const sr = () => read([note({ isSR: true })])
    expect(await of({ 'ledger.cndn': sr, 'returns.note': lost })).toEqual([['SI/1', messages.inputTaxNotNow]])
  })

  it('is no bill of supply: there is no tax in one', async () => {
    expect(await taxes(supply('GC'))).toMatchObject({ rows: [], gaps: [] })
    const load = {
      'ledger.salesLoad': () => read([sale({ id: 'L-1' })]),
      'loads.invoice': () => read(invoice('Goa', 'GC')),
    }
    expect(await taxes(load)).toMatchObject({ rows: [], gaps: [] })
  })

  it('is asked of the named entries alone', async () => {
    const two = () => read([sale(), sale({ id: '2', voucherNumber: 'SI/2', B2BReferenceNumber: 'PO-2' })])
    const { deps, of } = pieces({ ...issuer, ...sales, 'ledger.salesPo': two })
    expect(await readInputTax(deps, { ...YEAR, entries: ['salesPo|2|SI/2'] })).toMatchObject({
      value: { answer: { rows: [{ entry: { id: '2' } }], gaps: [] } },
    })
    expect(of('order.invoice')).toMatchObject([{ args: { query: { orderId: 'PO-2' } } }])
  })

  it.each(['session', 'cancelled'] as const)('ends it: %s', async (kind) => {
    const over = fail({ kind, message: 'over' })
    const { deps } = pieces({ ...issuer, ...sales, 'order.invoice': () => over })
    expect(await readInputTax(deps, YEAR)).toEqual(over)
  })

  it('is all of it without a session, the ledger, or the issuer of notes', async () => {
    const { deps, state, calls } = pieces()
    state.store = undefined
    expect(await readInputTax(deps, YEAR)).toMatchObject({ error: { kind: 'session' } })
    expect(calls).toEqual([])
    const { deps: unissued, of } = pieces({ ...sales, 'ledger.warehouseDetails': lost })
    expect(await readInputTax(unissued, YEAR)).toEqual(fail(offline))
    expect(of('order.invoice')).toEqual([])
    const over = fail({ kind: 'session' as const, message: 'over' })
    expect(await readInputTax(pieces({ ...issuer, 'ledger.misc': () => over }).deps, YEAR)).toEqual(over)
  })
})
