import { describe, expect, it } from 'vitest'
import { entriesOf, MASTERS } from '../../../../src/main/ledger/masters.ts'
import { LEDGER_KINDS } from '../../../../src/shared/domain/ledger/entry.ts'
import { rupees } from '../../../support/builders.ts'
import { wireEntry } from './wire-entry.ts'

describe('the calls of a ledger', () => {
  it('are one for each kind of entry but the ledger’s own', () => {
    expect(Object.keys(MASTERS).toSorted()).toEqual(
      Object.keys(LEDGER_KINDS)
        .filter((kind) => kind !== 'ledger')
        .toSorted(),
    )
    for (const [kind, call] of Object.entries(MASTERS)) expect(call).toBe(`ledger.${kind}`)
  })
})

describe('the entries of an answer', () => {
  it('are of their kind and of the account that was asked for, unless they name another', () => {
    const rows = [wireEntry({ ledgerAccount: undefined }), wireEntry({ ledgerAccount: 2 })]
    const fields = { id: '1', voucherNumber: 'SI/1', descTitle: 'Sales', debit: rupees(100) }
    expect(entriesOf('misc', 1, rows)).toMatchObject([
      { ...fields, kind: 'misc', ledgerAccount: 1 },
      { ...fields, kind: 'misc', ledgerAccount: 2 },
    ])
  })

  it('have both amounts, and the side of the larger one where the portal names none', () => {
    const side = (more: object) => entriesOf('misc', 1, [wireEntry({ transactionType: '', ...more })])[0]
    expect(side({ debit: rupees(2), credit: undefined })).toMatchObject({ credit: 0, transactionType: 'Debit' })
    expect(side({ debit: undefined, credit: rupees(2) })).toMatchObject({ debit: 0, transactionType: 'Credit' })
    expect(side({ debit: rupees(2), credit: rupees(2) })).toMatchObject({ transactionType: 'Credit' })
    expect(side({ debit: rupees(2), transactionType: 'Credit' })).toMatchObject({ transactionType: 'Credit' })
  })

  it('are without what only the answer is about', () => {
    const [entry] = entriesOf('misc', 1, [wireEntry({ openingBalance: rupees(5), crdrOpeningBalance: 'Credit' })])
    for (const field of ['openingBalance', 'crdrOpeningBalance', 'cndninvoicedetails', 'einvresponse'])
      expect(entry).not.toHaveProperty(field)
  })

  it('aren’t the record that says only what the ledger opens with', () => {
    const opening = { openingBalance: rupees(5) }
    expect(entriesOf('ledger', 1, [wireEntry({ ...opening, debit: undefined, credit: rupees(0) })])).toEqual([])
    expect(entriesOf('ledger', 1, [wireEntry({ ...opening, debit: rupees(1), credit: undefined })])).toHaveLength(1)
    expect(entriesOf('ledger', 1, [wireEntry({ ...opening, debit: undefined, credit: rupees(1) })])).toHaveLength(1)
    expect(entriesOf('ledger', 1, [wireEntry({ debit: rupees(0), credit: rupees(0) })])).toHaveLength(1)
  })
})
