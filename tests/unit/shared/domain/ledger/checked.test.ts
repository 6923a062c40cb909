import { describe, expect, test } from 'vitest'
import { checkedAs, checkedOf, notInBooks } from '../../../../../src/shared/domain/ledger/checked.ts'
import { ledgerEntry, rupees } from '../../../../support/builders.ts'

const sale = ledgerEntry({ approvedDate: '2026-04-30T20:00:00Z', debit: rupees(1180.5) })

test('an entry is checked by its day in India and its amounts in paise', () => {
  expect(checkedOf(sale)).toBe('2026-05-01|118050|0')
  expect(checkedOf({ ...sale, approvedDate: 'soon' })).toBe('soon|118050|0')
})

describe('an entry compared with what was checked', () => {
  test.each([
    ['nobody checked it', sale, undefined, 'unchecked'],
    ['is as it was', sale, checkedOf(sale), 'checked'],
    ['is of another hour of the day', { ...sale, approvedDate: '2026-05-01' }, checkedOf(sale), 'checked'],
    ['is of another voucher', { ...sale, voucherNumber: 'SI/2' }, checkedOf(sale), 'checked'],
    ['is of another day', { ...sale, approvedDate: '2026-05-02' }, checkedOf(sale), 'changed'],
    ['has another debit', { ...sale, debit: rupees(1180.51) }, checkedOf(sale), 'changed'],
    ['has another credit', { ...sale, credit: rupees(1) }, checkedOf(sale), 'changed'],
  ] as const)('%s', (_what, entry, kept, checked) => {
    expect(checkedAs(entry, kept)).toBe(checked)
  })
})

test('entries missing in the own books are those never checked and, separately, those changed since', () => {
  const [kept, changed, other] = ['1', '2', '3'].map((id) => ({ ...sale, id }))
  const marks = new Map([
    ['1', checkedOf(sale)],
    ['2', 'something else'],
  ])
  const entries = [kept, changed, other].flatMap((one) => one ?? [])
  expect(notInBooks(entries, ({ id }) => marks.get(id))).toEqual({ unchecked: [other], changed: [changed] })
  expect(notInBooks([], () => undefined)).toEqual({ unchecked: [], changed: [] })
})
