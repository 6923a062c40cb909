import { describe, expect, test } from 'vitest'
import {
  detailKindOf,
  entryIn,
  entryName,
  entrySubject,
  isDetailKind,
  particularsOf,
} from '../../../../../src/shared/domain/ledger/details.ts'
import { ledgerEntry } from '../../../../support/builders.ts'

test.each([
  ['salesPo', true],
  ['storeInterior', true],
  ['discountPaid', true],
  ['salesReturn', false],
  ['toString', false],
  ['', false],
])('“%s” is a kind of details: %s', (name, is) => {
  expect(isDetailKind(name)).toBe(is)
})

test.each([
  [{ kind: 'misc' as const }, 'misc'],
  [{ kind: 'misc' as const, isDiscountPaid: true }, 'discountPaid'],
  [{ kind: 'misc' as const, accTypeID: 12 }, 'storeInterior'],
  [{ kind: 'misc' as const, accTypeID: 12, isDiscountPaid: true }, 'storeInterior'],
  [{ kind: 'salesLoad' as const, accTypeID: 13 }, 'salesLoad'],
])('the details of an entry with %j are %s', (more, kind) => {
  expect(detailKindOf(ledgerEntry(more))).toBe(kind)
})

describe('an entry in one word', () => {
  test('names its kind and its id, which may have strokes', () => {
    expect(entrySubject('salesPo', 'SI/2026/1')).toBe('salesPo/SI/2026/1')
    expect(entryIn('salesPo/SI/2026/1')).toEqual({ kind: 'salesPo', id: 'SI/2026/1' })
  })
  test.each([
    ['elsewhere/7', { kind: 'cndn', id: '7' }],
    ['7', { kind: 'cndn', id: '' }],
    ['', { kind: 'cndn', id: '' }],
  ])('“%s”, of a kind that there isn’t, is a credit or debit note', (subject, entry) => {
    expect(entryIn(subject)).toEqual(entry)
  })
})

test('an entry without a note is called a sales invoice, or an entry', () => {
  expect([entryName('salesPo'), entryName('salesLoad'), entryName('misc')]).toEqual([
    'Sales invoice',
    'Sales invoice',
    'Ledger entry',
  ])
})

test.each([
  ['Sales', 'Goods, order PO-1', 'Sales', 'Goods, order PO-1'],
  ['Sales', 'sales ', 'Sales', ''],
  ['Courier', 'Courier charges of May', 'Courier charges of May', ''],
  ['Courier charges of May', 'courier', 'Courier charges of May', ''],
  ['', 'Goods', 'Goods', ''],
  ['', '', '', ''],
])(
  'particulars %j and description %j are told once if one says the other',
  (descTitle, text, particulars, description) => {
    expect(particularsOf({ descTitle, description: text })).toEqual({ particulars, description })
  },
)
