import { describe, expect, test } from 'vitest'
import {
  addsUp,
  adjustedBy,
  balanceInWords,
  balanceOn,
  netOf,
  owedBy,
  sided,
  sideOf,
  statementOf,
} from '../../../../../src/shared/domain/ledger/statement.ts'
import { ledgerEntry, rupees } from '../../../../support/builders.ts'

const YEAR = { from: '2026-04-01', to: '2027-03-31' }
const debit = (approvedDate: string, amount: number) => ledgerEntry({ approvedDate, debit: rupees(amount) })
const credit = (approvedDate: string, amount: number) =>
  ledgerEntry({ approvedDate, debit: rupees(0), credit: rupees(amount) })

test.each([
  [1, 'Debit'],
  [-1, 'Credit'],
  [0, undefined],
])('a balance of %d rupees is on the side %s', (balance, side) => {
  expect(sideOf(rupees(balance))).toBe(side)
})

test('a balance is told without its sign, with its side', () => {
  expect(balanceInWords(rupees(-1200))).toBe('₹ 1,200.00 Credit')
  expect(balanceInWords(rupees(1200))).toBe('₹ 1,200.00 Debit')
  expect(balanceInWords(rupees(0))).toBe('₹ 0.00')
  // Debits are what the company sold to the store, credits what it received.
  expect([1200, -1200, 0].map((balance) => owedBy(rupees(balance)))).toEqual(['you owe', 'in your favour', ''])
})

test.each([
  [100, 'Cr', -100],
  [-100, 'credit', -100],
  [-100, ' Dr', 100],
  [100, 'Debit', 100],
  [-100, '', -100],
])('%d said to be “%s” is %d', (amount, side, signed) => {
  expect(sided(rupees(amount), side)).toBe(rupees(signed))
})

test('a debit counts up, a credit down', () => {
  expect(netOf({ debit: rupees(100), credit: rupees(30) })).toBe(rupees(70))
})

test('a statement adds up to the paisa, or not', () => {
  const sums = { opening: rupees(5), debits: rupees(100), credits: rupees(30), closing: rupees(75) }
  expect(addsUp(sums)).toBe(true)
  expect(addsUp({ ...sums, closing: rupees(75.01) })).toBe(false)
  expect(addsUp({ ...sums, credits: rupees(-30) })).toBe(false)
})

test('what a warehouse holds comes on top of a balance', () => {
  expect(adjustedBy(rupees(-100), [rupees(30), rupees(5)])).toBe(rupees(-65))
  expect(adjustedBy(rupees(-100), [])).toBe(rupees(-100))
})

test('the balance of a day is the one after its last entry, and the opening one before the first', () => {
  const statement = statementOf([debit('2026-04-02', 100), credit('2026-04-04', 30), debit('2026-04-04', 5)], {
    ...YEAR,
    openings: new Map([['2026-2027', rupees(10)]]),
  })
  expect(
    ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04', '2027-03-31'].map((day) => balanceOn(statement, day)),
  ).toEqual([10, 110, 110, 85, 85].map(rupees))
})

describe('a statement', () => {
  const openings = new Map([['2026-2027', rupees(10)]])

  test('counts entries from the first moment of its first day to the last of its last', () => {
    const entries = [
      debit('2026-04-30T18:29:59Z', 1),
      debit('2026-04-30T18:30:00Z', 2),
      credit('2026-05-31T18:29:59Z', 4),
      debit('2026-05-31T18:30:00Z', 8),
    ]
    expect(statementOf(entries, { from: '2026-05-01', to: '2026-05-31', openings })).toMatchObject({
      opening: rupees(11),
      debits: rupees(2),
      credits: rupees(4),
      closing: rupees(9),
      rows: [{ balance: rupees(13) }, { balance: rupees(9) }],
    })
  })
  test('leaves out what is before its first year, and what has no day', () => {
    const entries = [debit('2026-03-31', 1), debit('soon', 2), debit('2026-04-01', 4)]
    expect(statementOf(entries, { ...YEAR, openings })).toMatchObject({ opening: rupees(10), closing: rupees(14) })
  })
  test('opens with nothing where the portal opens the year with nothing that is known', () => {
    expect(statementOf([], { ...YEAR, openings: new Map() })).toMatchObject({ opening: 0, closing: 0, rows: [] })
  })
  describe('over two years', () => {
    const over = (stated: number, to = '2027-03-31') =>
      statementOf([debit('2026-03-31', 5), debit('2026-04-01', 7)], {
        from: '2025-04-01',
        to,
        openings: new Map([
          ['2026-2027', rupees(stated)],
          ['2025-2026', rupees(1)],
        ]),
      })
    test('tells a year that begins with something else than the one before ended with', () => {
      expect(over(6).breaks).toEqual([])
      expect(over(9).breaks).toEqual([{ day: '2026-04-01', stated: rupees(9), reckoned: rupees(6) }])
      expect(over(2).breaks).toEqual([{ day: '2026-04-01', stated: rupees(2), reckoned: rupees(6) }])
    })
    test('carries on with what was reckoned', () => {
      expect(over(9)).toMatchObject({ opening: rupees(1), closing: rupees(13) })
    })
    test('tells it on the very day, and not before', () => {
      expect(over(9, '2026-04-01').breaks).toHaveLength(1)
      expect(over(9, '2026-03-31').breaks).toEqual([])
    })
  })
})

test('breaks come year by year, in any order of the portal’s openings', () => {
  const openings = new Map([
    ['2026-2027', rupees(9)],
    ['2024-2025', rupees(1)],
    ['2025-2026', rupees(5)],
  ])
  expect(statementOf([], { from: '2024-04-01', to: '2027-03-31', openings }).breaks).toEqual([
    { day: '2025-04-01', stated: rupees(5), reckoned: rupees(1) },
    { day: '2026-04-01', stated: rupees(9), reckoned: rupees(1) },
  ])
})
