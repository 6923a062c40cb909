/** The kind of an entry for the store's own books: never derived from its sign alone. */
import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../../../../src/shared/domain/ledger/entry.ts'
import { paidTo, TALLY_USES, tallyKindOf, tallyUseOf } from '../../../../../src/shared/domain/ledger/tally-kinds.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { ledgerEntry } from '../../../../support/builders.ts'

const entry = (debit: number, more: Partial<LedgerEntry>) =>
  ledgerEntry({ debit: paise(Math.max(0, debit)), credit: paise(Math.max(0, -debit)), ...more })
const receipt = { kind: 'misc', voucherType: 'Credit', accTypeName: 'Receipt', descTitle: 'Receipt' } as const
const misc = (accTypeName: string, voucherType = 'Debit') => ({ kind: 'misc', voucherType, accTypeName }) as const

it('what was paid is every receipt less what was undone of it, and nothing else', () => {
  const undone = entry(30, { ...receipt, voucherType: 'Debit' })
  expect(paidTo([entry(-100, receipt), undone, entry(500, {}), entry(-7, misc('Late payment', 'Credit'))])).toBe(70)
  expect(paidTo([])).toBe(0)
})

describe('the voucher of an entry', () => {
  it.each<[string, number, Partial<LedgerEntry>, string | undefined]>([
    ['goods by order', 100, {}, 'Purchase'],
    ['goods by load', 100, { kind: 'salesLoad' }, 'Purchase'],
    ['a reversed sale', -100, {}, 'Debit Note'],
    ['a payment', -100, receipt, 'Payment'],
    ['a payment that no list has', -100, { ...receipt, kind: 'ledger' }, 'Payment'],
    ['a returned cheque', 100, { ...receipt, voucherType: 'Debit' }, 'Receipt'],
    ['a returned cheque by its name', 100, misc('Cheque returned'), 'Receipt'],
    ...[
      'Receipts',
      'NEFT/RTGS',
      'Cheque Bounced',
      'Dishonoured cheque',
      'Payment reversal',
      'UPI payment received',
    ].map((name): [string, number, Partial<LedgerEntry>, string] => [name, 100, misc(name), 'Receipt']),
    ...[
      'Late payment',
      'Short payment adjustment',
      'Payment terms',
      'Excess receipt',
      'Late payment reversed',
      'Cheque book',
      'Cheque bounce charges',
      'Cash payment incentive',
      'Advance payment',
    ].flatMap((name): [string, number, Partial<LedgerEntry>, string][] => [
      [`${name}, debited`, 100, misc(name), 'Journal'],
      [`${name}, credited`, -100, misc(name, 'Credit'), 'Journal'],
    ]),
    ['charges for a cheque', 100, misc('Cheque return charges'), 'Journal'],
    ['a rebate', -100, misc('Rebate', 'Credit'), 'Journal'],
    ['interest', 100, misc('Interest on late payment'), 'Journal'],
    ['a kiosk debit without a note', 100, { kind: 'kioskDebit', accTypeName: 'Kiosk order' }, 'Journal'],
    ['freight', 100, { kind: 'courier', voucherType: 'Debit Note', accTypeName: 'Courier charges' }, 'Journal'],
    [
      'a credit note',
      -100,
      { kind: 'gcCn', voucherType: 'Credit Note', accTypeName: 'Gift certificates' },
      'Debit Note',
    ],
    ['a reversed credit note', 100, { kind: 'gcCn', voucherType: 'Credit Note' }, 'Journal'],
    [
      'a sales return',
      -100,
      { kind: 'ledger', voucherType: '', isSR: true, accTypeName: 'Sales return' },
      'Debit Note',
    ],
    ['a note of either kind', -100, { kind: 'cndn', voucherType: 'Credit Note' }, 'Debit Note'],
    ['a settlement without a note', -100, { kind: 'darpCndn', voucherType: 'Credit' }, 'Journal'],
    ['a discount that was paid', -100, { kind: 'cndnInvoice', voucherType: 'Credit', isDiscountPaid: true }, 'Journal'],
    ['a debit of no account type', 100, misc(''), undefined],
    ['a sale that no list of sales has', 100, { kind: 'ledger' }, undefined],
    ['a credit called sales that no list has', -100, misc('Sales', 'Credit'), undefined],
  ])('%s', (_, debit, more, type) => {
    const use = tallyUseOf(entry(debit, more))
    expect(use && TALLY_USES[use].type).toBe(type)
  })

  it('is of the same kind on either side', () => {
    for (const more of [{}, receipt, misc('Rebate'), { kind: 'gcCn' } as const])
      expect(tallyKindOf(entry(100, more))).toBe(tallyKindOf(entry(-100, more)))
  })
})
