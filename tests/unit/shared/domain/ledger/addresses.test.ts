import { describe, expect, test } from 'vitest'
import { entryAddress, noteAddress } from '../../../../../src/shared/domain/ledger/addresses.ts'
import { ledgerEntry } from '../../../../support/builders.ts'

describe('an entry of the ledger leads to', () => {
  test.each([
    ['its details', {}, '/home/account/transactionDetails/1/7?kind=salesPo'],
    [
      'its details, by which its note is found',
      { kind: 'misc' as const, voucherType: 'Debit Note', ledgerAccount: 2 },
      '/home/account/transactionDetails/2/7?kind=misc&note=misc',
    ],
    [
      'the details of another kind',
      { isDiscountPaid: true, kind: 'misc' as const, voucherType: 'Debit' },
      '/home/account/transactionDetails/1/7?kind=discountPaid&note=discountPaid',
    ],
    [
      'those of its return, with its day in India and its type',
      { isSR: true, noteType: 'DN180' },
      '/home/account/ledger/srdetails/7/2026-05-01/DN180',
    ],
    ['those of its return, of no type', { isSR: true }, '/home/account/ledger/srdetails/7/2026-05-01/-'],
    ['those of its return, of no day', { isSR: true, approvedDate: '' }, '/home/account/ledger/srdetails/7//-'],
  ])('%s', (_what, more, address) => {
    expect(entryAddress(ledgerEntry({ id: '7', ...more }))).toBe(address)
  })
})

test('the address of a note stands behind its kind', () => {
  expect(noteAddress('orderCancel', 'FC/1 #?')).toBe('/home/account/ledger/note/orderCancel/FC%2F1%20%23%3F')
})
