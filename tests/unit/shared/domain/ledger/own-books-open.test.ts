/** The store's own books: missing sides, days that appear once, several tables, and questions. */
import { describe, expect, it } from 'vitest'
import type { BooksTable } from '../../../../../src/shared/domain/ledger/books-start.ts'
import { ownBooksOf } from '../../../../../src/shared/domain/ledger/own-books.ts'

const table = (...rows: readonly (readonly string[])[]) => [
  { name: '', rows: rows.map((cells, at) => ({ line: at + 1, cells })) },
]

/** The books that were read without a question. */
const booksIn = (tables: readonly BooksTable[]) => {
  const found = ownBooksOf(tables)?.found
  return found !== undefined && 'books' in found ? found.books : undefined
}

describe('sides', () => {
  const amountsOf = (...rows: readonly (readonly string[])[]) =>
    booksIn(table(...rows))?.rows.map(({ amount }) => amount)

  it('of one amount are those of a balance with its own side, and told', () => {
    const heads = ['Date', 'Narration', 'Amount', 'Balance']
    const deposits = [
      ['05/04/2026', 'NEFT', '25000.00', '75000.00 Cr'],
      ['07/04/2026', 'UPI', '1000.00', '76000.00 Cr'],
      ['08/04/2026', 'UPI', '2000.00', '78000.00 Cr'],
    ]
    expect(amountsOf(heads, ...deposits)).toEqual([-100_000, -200_000])
    const owed = deposits.map((row) => row.map((cell) => cell.replace('Cr', 'Dr')))
    expect(amountsOf(heads, ...owed)).toEqual([100_000, 200_000])
    expect(booksIn(table(heads, ...deposits))).toMatchObject({ areByBalance: true, unread: [{ line: 2, why: 'side' }] })
  })

  it('of signs are known where a balance shows what a minus is; else they stay as they are, and nothing is sure', () => {
    const heads = ['Date', 'Description', 'Amount', 'Balance']
    const paid = [
      ['05/04/2026', 'a', '-10', '90'],
      ['06/04/2026', 'b', '20', '110'],
      ['07/04/2026', 'c', '-5', '105'],
    ]
    const known = booksIn(table(heads, ...paid))
    expect(known?.rows.map(({ amount }) => amount)).toEqual([1000, -2000, 500])
    expect(known).toMatchObject({ of: 'bank', areSigned: false, areByBalance: true })
    const open = booksIn(table(heads.slice(0, 3), ...paid.map((row) => row.slice(0, 3))))
    expect(open?.rows.map(({ amount }) => amount)).toEqual([-1000, 2000, -500])
    expect(open).toMatchObject({ of: 'bank', areSigned: true })
  })

  it('right behind the balance may be the balance’s', () => {
    const rows = [
      ['05/04/2026', 'a', '10', '90', 'Cr'],
      ['06/04/2026', 'b', '20', '110', 'Cr'],
      ['07/04/2026', 'c', '5', '105', 'Cr'],
    ]
    expect(amountsOf(['Date', 'Details', 'Amount', 'Balance', 'Cr/Dr'], ...rows)).toEqual([-2000, 500])
  })

  it('both at once, or deposits all below 0, have to be proven', () => {
    const both = booksIn(
      table(
        ['Date', 'Details', 'Debit', 'Credit'],
        ['05/04/2026', 'a', '5.00', '1000.00'],
        ['06/04/2026', 'b', '1', ''],
      ),
    )
    expect(both).toMatchObject({ rows: [{ line: 3 }], unread: [{ line: 2, why: 'side' }] })
    const heads = ['Date', 'Details', 'Withdrawal', 'Deposit']
    const returned = [
      ['05/04/2026', 'a', '10', ''],
      ['06/04/2026', 'b', '', '-20'],
      ['07/04/2026', 'c', '', '-30'],
    ]
    expect(booksIn(table(heads, ...returned))).toMatchObject({
      rows: [{ line: 2 }],
      unread: [{ why: 'side' }, { why: 'side' }],
    })
    const balances = ['90', '70', '40'].map((balance, at) => [...(returned[at] ?? []), balance])
    expect(amountsOf([...heads, 'Balance'], ...balances)).toEqual([1000, 2000, 3000])
  })

  it('a torn amount whose cells fit the names is told', () => {
    const torn = booksIn(
      table(
        ['Date', 'Details', 'Withdrawal', 'Deposit'],
        ['05/04/2026', 'NEFT', '25', '000.00'],
        ['06/04/2026', 'b', '', '7.00'],
        ['07/04/2026', 'c', '1', ''],
      ),
    )
    expect(torn).toMatchObject({ rows: [{ line: 3 }, { line: 4 }], unread: [{ line: 2, why: 'amount' }] })
  })
})

describe('tables below each other', () => {
  const heads = ['Date', 'Details', 'Debit', 'Credit']
  const row = ['05/04/2026', 'a', '1', '']

  it('of another account end the one above; the same account on each page doesn’t', () => {
    const two = booksIn(table(['Account: Savings 1'], heads, row, ['Account: OD 2'], heads, row))
    expect(two).toMatchObject({ rows: [{ line: 3 }], below: { rows: 2, from: 5 } })
    const pages = booksIn(table(['Account: Savings 1'], heads, row, ['Account: Savings 1'], heads, row))
    expect(pages).toMatchObject({ rows: [{ line: 3 }, { line: 6 }] })
  })

  it('of something else end it, too', () => {
    const [bank] = table(
      heads,
      row,
      [],
      ['Opened', 'FD No', 'Principal', 'Rate'],
      ['01/02/2026', '77', '100000.00', '7.10'],
    )
    const rows = bank?.rows.filter(({ cells }) => cells.length > 0) ?? []
    expect(booksIn([{ name: '', rows }])).toMatchObject({ rows: [{ line: 2 }], below: { rows: 2, from: 4 } })
  })
})

describe('days that stand once', () => {
  it('are none after a row that couldn’t be read; a part of a voucher is no entry', () => {
    const heads = ['Date', 'Particulars', 'Vch Type', 'Vch No.', 'Debit', 'Credit']
    const read = booksIn(
      table(
        heads,
        ['5-Apr-26', 'Bank', 'Payment', '1', '10.00', ''],
        ['32-Apr-26', 'Bank', 'Payment', '2', '20.00', ''],
        ['', 'Bank', 'Payment', '3', '30.00', ''],
        ['7-Apr-26', '(as per details)', 'Journal', '4', '40.00', ''],
        ['', 'Purchases', '', '', '', '40.00'],
      ),
    )
    expect(read?.rows.map(({ line }) => line)).toEqual([2, 5])
    expect(read?.unread.map(({ line, why }) => [line, why])).toEqual([
      [3, 'day'],
      [4, 'day'],
    ])
  })
})

it('names alone are asked about, and a file of which nothing can be read says why', () => {
  const tables = table(['Date', 'Details', 'Debit', 'Credit'], ['46117', 'a', '1', ''])
  expect(ownBooksOf(tables)).toMatchObject({ tables: [{ header: 1 }], found: { why: 'columns' } })
  const choice = { table: '', header: 1, kinds: ['day', 'details', 'debit', 'credit'], order: 'dayFirst' } as const
  expect(ownBooksOf(tables, choice)?.found).toMatchObject({ why: 'unread', unread: [{ line: 2, why: 'day' }] })
})

it('a sheet that was chosen is asked about its days, too', () => {
  const [one] = table(['Date', 'Amount'], ['2026-05-04', '1'], ['13-04-2026', '2'])
  if (one === undefined) throw new Error('no table')
  const reading = ownBooksOf([
    { ...one, name: 'April' },
    { ...one, name: 'May' },
  ])
  expect(reading?.found).toEqual({ why: 'tables' })
  expect(reading?.tables.map(({ areDaysOpen }) => areDaysOpen)).toEqual([true, true])
  const choice = { table: 'May', header: 1, kinds: ['day', 'amount'], order: 'swapped' } as const
  expect(ownBooksOf([{ ...one, name: 'May' }], choice)?.tables).toMatchObject([
    { areDaysOpen: false, order: 'swapped' },
  ])
})
