import { describe, expect, it } from 'vitest'
import {
  areBooks,
  columnName,
  guessedKinds,
  isNoAmount,
  kindsOfColumns,
  nameBooks,
  PAISE,
  withoutSecond,
} from '../../../../../src/shared/domain/tables/column-kinds.ts'

const kinds = (names: readonly string[], ...below: readonly (readonly string[])[]) => kindsOfColumns(names, below).kinds

describe('what a column is', () => {
  it.each([
    [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ['day', 'details', 'debit', 'credit', 'balance'],
    ],
    [
      ['Value Date', 'Amount'],
      ['day', 'amount'],
    ],
    [
      ['Txn Date', 'Value Date', 'Withdrawal (Dr.)', 'Deposit (Cr.)'],
      ['day', 'valueDay', 'debit', 'credit'],
    ],
    [
      ['Cheque Date', 'Date', 'Amount'],
      ['text', 'day', 'amount'],
    ],
    [
      ['दिनांक', 'विवरण', 'नामे', 'जमा', 'शेष'],
      ['day', 'details', 'debit', 'credit', 'balance'],
    ],
    [
      ['Date', 'Dr Count', 'Debit Account', 'Amount', 'Tax amount'],
      ['day', 'text', 'text', 'amount', 'text'],
    ],
    [
      ['Date', 'Amount', 'Dr/Cr', 'Balance', 'Dr/Cr'],
      ['day', 'amount', 'side', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Amount', 'Balance', 'Dr/Cr'],
      ['day', 'amount', 'balance', 'side'],
    ],
    [
      ['Date', 'Debit', 'Credit', 'Balance', 'Dr/Cr'],
      ['day', 'debit', 'credit', 'balance', 'balanceSide'],
    ],
    [
      ['Date', 'Debit', 'Debit'],
      ['day', 'debit', 'text'],
    ],
  ])('%j', (names, expected) => {
    expect(kinds(names)).toEqual(expected)
  })

  it('isn’t what its name says where its cells say something else', () => {
    expect(kinds(['Date', 'Type', 'Amount'], ['05/04/2026', 'CASH', '1'])).toEqual(['day', 'text', 'amount'])
    expect(kinds(['Date', 'Type', 'Amount'], ['05/04/2026', 'CR', '1'])).toEqual(['day', 'side', 'amount'])
    expect(kinds(['Date', 'Debit/Credit'], ['05/04/2026', '-1.00'])).toEqual(['day', 'signed'])
    expect(kinds(['Date', 'Debit/Credit'], ['05/04/2026', 'Debit'])).toEqual(['day', 'side'])
    expect(kinds(['Date', 'Payment', 'Receipt'], ['05/04/2026', 'cheque', '1'])).toEqual(['day', 'text', 'credit'])
  })

  it('is open where two could be the amount', () => {
    expect(kindsOfColumns(['Date', 'Amount A', 'Amount B'], []).open).toEqual([1, 2])
    expect(kindsOfColumns(['Date', 'Amount', 'Debit', 'Credit'], []).open).toEqual([])
  })
})

it('books have a day and an amount', () => {
  expect(areBooks(['day', 'amount'])).toBe(true)
  expect(areBooks(['day', 'debit'])).toBe(false)
  expect(areBooks(['debit', 'credit'])).toBe(false)
  expect(nameBooks(['Date', 'Debit/Credit'])).toBe(true)
  expect(nameBooks(['Product ID', 'Quantity'])).toBe(false)
})

it('columns without names are guessed by what stands in them', () => {
  expect(
    guessedKinds([
      ['1', '05/04/2026', 'NEFT', '12.50'],
      ['2', '06/04/2026', 'UPI', '1,200.00'],
    ]),
  ).toEqual(['text', 'day', 'text', 'amount'])
  expect(PAISE.test('1,200')).toBe(false)
})

it('a kind that is chosen for a column is taken from the other that had it', () => {
  expect(withoutSecond(['day', 'debit'], 3, 2, 'debit')).toEqual(['day', 'text', 'debit'])
  expect(withoutSecond(['day', 'text'], 2, 0, 'text')).toEqual(['text', 'text'])
})

it('names are compared without signs; a dash is no amount', () => {
  expect(columnName('  Chq./Ref. No. (₹) ')).toBe('chq ref no')
  expect(['', ' - ', 'Nil', 'n/a', '0', 'x'].map(isNoAmount)).toEqual([true, true, true, true, false, false])
})
