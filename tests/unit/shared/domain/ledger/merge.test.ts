import { describe, expect, test } from 'vitest'
import { entryKey, mergedLedger } from '../../../../../src/shared/domain/ledger/merge.ts'
import { ledgerEntry, rupees } from '../../../../support/builders.ts'

const day = (date: string) => `2026-05-${date}`
const ids = (pieces: Parameters<typeof mergedLedger>[0]) => mergedLedger(pieces).map(({ id }) => id)

test('an entry is itself by kind, id and voucher number', () => {
  const sale = ledgerEntry()
  expect(entryKey(sale)).toBe('salesPo|1|SI/2026-27/1')
  for (const other of [{ kind: 'misc' as const }, { id: '2' }, { voucherNumber: 'SI/2' }]) {
    expect(entryKey({ ...sale, ...other })).not.toBe(entryKey(sale))
  }
})

describe('of one entry in two versions', () => {
  const merged = (one: object, other: object) => {
    const [early, late] = [ledgerEntry(one), ledgerEntry(other)]
    for (const pieces of [
      [[early], [late]],
      [[late], [early]],
    ])
      expect(mergedLedger(pieces)).toEqual([late])
  }
  test('the later one counts', () => {
    merged({ approvedDate: day('01'), debit: rupees(9) }, { approvedDate: day('02'), debit: rupees(1) })
  })
  test('of one moment the one with the larger debit', () => {
    merged({ debit: rupees(1), credit: rupees(9) }, { debit: rupees(2), credit: rupees(0) })
  })
  test('of one debit the one with the larger credit', () => {
    merged({ credit: rupees(1) }, { credit: rupees(2) })
  })
})

describe('entries of one moment', () => {
  test('stand by voucher, and then by what they are', () => {
    const of = (id: string, voucherNumber: string) => ledgerEntry({ id, voucherNumber })
    expect(ids([[of('1', 'V2'), of('3', 'V1'), of('2', 'V1')]])).toEqual(['2', '3', '1'])
  })
  test('stand before later ones, with any vouchers', () => {
    const early = ledgerEntry({ id: '9', voucherNumber: 'V9', approvedDate: day('01') })
    expect(ids([[ledgerEntry({ approvedDate: day('02') }), early]])).toEqual(['9', '1'])
  })
})

describe('what the ledger’s own call repeats of a master', () => {
  const sale = ledgerEntry()
  const again = ledgerEntry({ kind: 'ledger' })

  test('is the master’s, in either order', () => {
    expect(mergedLedger([[again], [sale]])).toEqual([sale])
    expect(mergedLedger([[sale, again]])).toEqual([sale])
  })
  test.each([
    ['id', { id: '2' }],
    ['voucher', { voucherNumber: 'V2' }],
    ['debit', { debit: rupees(1) }],
    ['credit', { credit: rupees(1) }],
  ])('is an entry of its own by another %s', (_what, more) => {
    expect(mergedLedger([[sale], [ledgerEntry({ kind: 'ledger', ...more })]])).toHaveLength(2)
  })
  test('stays where no master has it', () => {
    expect(mergedLedger([[again]])).toEqual([again])
  })
})
