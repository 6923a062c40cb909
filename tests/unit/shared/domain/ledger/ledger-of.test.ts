import { describe, expect, test } from 'vitest'
import { type LedgerPieces, ledgerOf } from '../../../../../src/shared/domain/ledger/ledger-of.ts'
import { ledgerEntry, rupees } from '../../../../support/builders.ts'

const may = ledgerEntry({ id: '1', approvedDate: '2026-05-01', debit: rupees(100) })
const june = ledgerEntry({ id: '2', approvedDate: '2026-06-01', debit: rupees(30), ledgerAccount: 2 })
const pieces = (more: Partial<LedgerPieces> = {}): LedgerPieces => ({
  account: 1,
  span: { from: '2026-04-01', to: '2027-03-31' },
  isStockist: false,
  years: ['2026-2027'],
  entries: [[june], [may]],
  openings: new Map([['2026-2027', rupees(5)]]),
  missing: ['Buyback could not be read.'],
  held: [rupees(7)],
  ...more,
})
const ids = (more: Partial<LedgerPieces>) => ledgerOf(pieces(more)).rows.map(({ id }) => id)

describe('a ledger out of its pieces', () => {
  test('stands in the order of time, from the opening to the closing balance', () => {
    expect(ledgerOf(pieces())).toMatchObject({
      account: 1,
      opening: rupees(5),
      closing: rupees(135),
      rows: [
        { id: '1', balance: rupees(105) },
        { id: '2', balance: rupees(135) },
      ],
      missing: ['Buyback could not be read.'],
      held: [rupees(7)],
    })
  })
  test('is of these days alone', () => {
    expect(ids({ span: { from: '2026-05-02', to: '2026-06-01' } })).toEqual(['2'])
    expect(ids({ span: { from: '2026-04-01', to: '2026-05-31' } })).toEqual(['1'])
  })
  test('of a stockist’s DARP account lacks what is of account 1', () => {
    expect(ids({ account: 2, isStockist: true })).toEqual(['2'])
    expect(ids({ account: 2, isStockist: false })).toEqual(['1', '2'])
    expect(ids({ account: 1, isStockist: true })).toEqual(['1', '2'])
  })
  test('begins with the first year that the portal has', () => {
    const old = ledgerEntry({ id: '0', approvedDate: '2026-03-31', debit: rupees(9) })
    const openings = new Map([
      ['2025-2026', rupees(1)],
      ['2026-2027', rupees(10)],
    ])
    const from = '2025-04-01'
    const all = pieces({ entries: [[old], [may]], openings, span: { from, to: '2027-03-31' } })
    expect(ledgerOf({ ...all, years: ['2026-2027'] })).toMatchObject({ opening: rupees(10), rows: [{ id: '1' }] })
    expect(ledgerOf({ ...all, years: ['2025-2026', '2026-2027'] })).toMatchObject({
      opening: rupees(1),
      rows: [{ id: '0' }, { id: '1' }],
    })
    expect(ledgerOf({ ...all, years: [] }).opening).toBe(rupees(1))
  })
})
