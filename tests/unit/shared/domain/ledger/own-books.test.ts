/** The store's own books: reading a table. */
import { describe, expect, it } from 'vitest'
import type { BooksTable } from '../../../../../src/shared/domain/ledger/books-start.ts'
import { ownBooksOf, sideIn } from '../../../../../src/shared/domain/ledger/own-books.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const table = (...rows: readonly (readonly string[])[]) => [
  { name: '', rows: rows.map((cells, at) => ({ line: at + 1, cells })) },
]

/** The books that were read without a question. */
const booksIn = (tables: readonly BooksTable[]) => {
  const found = ownBooksOf(tables)?.found
  return found !== undefined && 'books' in found ? found.books : undefined
}

describe('a bank’s statement', () => {
  const books = booksIn(
    table(
      ['HDFC BANK LTD'],
      ['Statement of account', '', '01/04/2026 – 30/04/2026'],
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      ['********', '********'],
      ['05/04/26', 'NEFT DR-UTR00012-BRAINBEES', '000012', '06/04/26', '1,23,456.50', '', '9,000.00'],
      ['07/04/26', 'REFUND', '', '07/04/26', '', '500.00', '9,500.00'],
      ['', 'STATEMENT SUMMARY', '', '', '1,23,456.50', '500.00', ''],
    ),
  )

  it('is its rows with a day and an amount, withdrawals above 0', () => {
    expect(books).toEqual({
      rows: [
        { line: 5, day: '2026-04-05', amount: 12_345_650, text: 'NEFT DR-UTR00012-BRAINBEES 000012' },
        { line: 6, day: '2026-04-07', amount: -50_000, text: 'REFUND' },
      ],
      from: '2026-04-05',
      to: '2026-04-07',
      hasSides: true,
      areSigned: false,
      balances: 'follow',
      areByBalance: false,
      of: 'bank',
      leftOut: 2,
      unread: [],
      unreadCount: 0,
      others: [],
    })
  })
})

describe('other tables', () => {
  it('Tally’s ledger has its columns; the opening balance is no entry, and a day counts for those below it', () => {
    const books = booksIn(
      table(
        ['Date', 'Particulars', '', 'Vch Type', 'Vch No.', 'Debit', 'Credit'],
        ['1-Apr-26', 'Cr', 'Opening Balance', '', '', '', '900.00'],
        ['4-Apr-26', 'Cr', 'Purchases', 'Purchase', 'SI/2026-27/7', '', '1200.00'],
        ['9-Apr-26', 'Dr', 'Bank', 'Payment', '11', '700.00', ''],
        ['', 'Dr', 'Bank', 'Payment', '12', '50.00', ''],
        ['', '', '', '', '', '750.00', '1200.00'],
        ['', 'Cr', 'Closing Balance', '', '', '1350.00', ''],
      ),
    )
    expect(books?.rows.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-04-04', -120_000],
      ['2026-04-09', 70_000],
      ['2026-04-09', 5_000],
    ])
    expect(books).toMatchObject({ of: 'ledger', leftOut: 3 })
  })

  it('one column of amounts has sides by its signs, by a column that says them, or none', () => {
    const one = booksIn(table(['Txn Date', 'Details', 'Amount (INR)'], ['2026-04-05', 'x', '10.00']))
    expect(one).toMatchObject({ hasSides: false, rows: [{ amount: 1000 }] })
    const signed = booksIn(table(['Date', 'Amount'], ['2026-04-05', '-10'], ['2026-04-05', '(20)']))
    expect(signed).toMatchObject({ hasSides: true, rows: [{ amount: -1000 }, { amount: -2000 }] })
    const named = booksIn(table(['Date', 'Amount', 'Dr/Cr'], ['2026-04-05', '10', 'CR'], ['2026-04-05', '20', 'DR']))
    expect(named).toMatchObject({ hasSides: true, rows: [{ amount: -1000 }, { amount: 2000 }] })
  })

  it('a withdrawal below 0 is a reversal, unless all of the column are', () => {
    const heads = ['Date', 'Withdrawal', 'Deposit']
    const one = booksIn(table(heads, ['2026-04-05', '-500', ''], ['2026-04-06', '700', '']))
    expect(one?.rows.map(({ amount }) => amount)).toEqual([-50_000, 70_000])
    const all = booksIn(table(heads, ['2026-04-05', '-500', ''], ['2026-04-06', '-700', '']))
    expect(all?.rows.map(({ amount }) => amount)).toEqual([50_000, 70_000])
  })

  it('is found on the sheet that has it; a table of anything else is none', () => {
    const [notes] = table(['Notes'], ['nothing'])
    const [bank] = table(['Posting date', 'Debits', 'Credits'], ['05.04.2026', '1', ''])
    if (notes === undefined || bank === undefined) throw new Error('no table')
    expect(booksIn([notes, bank])?.rows).toHaveLength(1)
    expect(booksIn(table(['Product ID', 'Quantity'], ['12', '3']))).toBeUndefined()
    expect(booksIn(table(['Date', 'Amount'], ['tomorrow', 'much']))).toBeUndefined()
    expect(booksIn([])).toBeUndefined()
  })
})

describe('a day', () => {
  it('comes after the month where a file shows that it does', () => {
    const books = booksIn(table(['Date', 'Amount'], ['04/05/2026', '1'], ['04/25/2026', '2']))
    expect(books?.rows.map(({ day }) => day)).toEqual(['2026-04-05', '2026-04-25'])
  })
})

describe('columns at the left edge of a table', () => {
  const amounts = (...rows: readonly (readonly string[])[]) => booksIn(table(...rows))?.rows.map(({ amount }) => amount)

  it('count as any other: the day of value alone, debits, sides', () => {
    expect(amounts(['Value Date', 'Amount'], ['05/04/2026', '500'])).toEqual([50_000])
    expect(amounts(['Debit', 'Credit', 'Date'], ['500', '', '05/04/2026'])).toEqual([50_000])
    expect(amounts(['Dr/Cr', 'Amount', 'Date'], ['Cr', '500', '05/04/2026'])).toEqual([-50_000])
    expect(amounts(['Amount', 'Date'], ['500', '05/04/2026'])).toEqual([50_000])
  })
  it('say which side an amount is on', () => {
    const sides = (...rows: readonly (readonly string[])[]) => booksIn(table(...rows))?.hasSides
    expect(sides(['Debit', 'Credit', 'Date'], ['500', '', '05/04/2026'])).toBe(true)
    expect(sides(['Dr/Cr', 'Amount', 'Date'], ['Dr', '500', '05/04/2026'])).toBe(true)
    expect(sides(['Amount', 'Date'], ['500', '05/04/2026'])).toBe(false)
    expect(sides(['Amount', 'Date'], ['-0.01', '05/04/2026'])).toBe(true)
  })
})

it('withdrawals are all below 0 where those that are there are, blank cells beside deposits left aside', () => {
  const read = booksIn(
    table(
      ['Date', 'Withdrawal', 'Deposit'],
      ['05/04/2026', '-500', ''],
      ['06/04/2026', '', '200'],
      ['07/04/2026', '-300', '0.00'],
    ),
  )
  expect(read?.rows.map(({ amount }) => amount)).toEqual([50_000, -20_000, 30_000])
})

it('books are found within the first sixty rows, and below titles that name no amount', () => {
  const under = (titles: number) =>
    booksIn(
      table(...Array.from({ length: titles }, () => ['Date of printing']), ['Date', 'Amount'], ['05/04/2026', '500']),
    )
  expect(under(59)?.rows).toHaveLength(1)
  expect(under(60)).toBeUndefined()
})

describe('ambiguous files lead to a question', () => {
  const why = (...tables: readonly BooksTable[]) => {
    const found = ownBooksOf(tables)?.found
    return found !== undefined && 'why' in found ? found.why : found
  }
  const [one] = table(['Date', 'Amount'], ['05/04/2026', '500'])
  if (one === undefined) throw new Error('no table')

  it('several sheets, several amounts, days of two writings, columns without names', () => {
    expect(why(one, { ...one, name: 'May' })).toBe('tables')
    expect(why(...table(['Date', 'Amount (INR)', 'Amount in INR'], ['05/04/2026', '1.00', '2.00']))).toBe('amounts')
    expect(why(...table(['Date', 'Amount'], ['2026-05-04', '1'], ['13-04-2026', '2']))).toBe('days')
    expect(why(...table(['Date', 'Amount'], ['13/04/2026', '1'], ['04/25/2026', '2']))).toBe('days')
    expect(why(...table(['05/04/2026', 'NEFT', '1.00'], ['06/04/2026', 'UPI', '2.00']))).toBe('columns')
  })

  it('balances that don’t follow from the amounts', () => {
    const heads = ['Date', 'Debit', 'Credit', 'Balance']
    const rows = ['10', '20', '30', '40', '50'].map((amount, at) => [`0${at + 1}/04/2026`, amount, '', `${at * 7}`])
    expect(why(...table(heads, ...rows))).toBe('balance')
  })

  it('the answer is read: a sheet, a line of names, kinds and an order of days', () => {
    const [candidate] = table(['when', 'what', 'much'], ['2026-05-04', 'NEFT', '1.50'], ['13-04-2026', 'UPI', '2.50'])
    if (candidate === undefined) throw new Error('no table')
    const choice = { table: '', header: 1, kinds: ['day', 'details', 'amount'], order: 'swapped' } as const
    expect(ownBooksOf([candidate], choice)?.found).toMatchObject({
      books: {
        rows: [
          { line: 2, day: '2026-04-05', amount: 150, text: 'NEFT' },
          { line: 3, day: '2026-04-13', amount: 250, text: 'UPI' },
        ],
      },
    })
    expect(ownBooksOf([candidate], { ...choice, kinds: ['day', 'text', 'details'] })?.found).toEqual({
      why: 'unread',
      unread: [],
    })
    expect(ownBooksOf([candidate], { ...choice, table: 'gone' })).toBeUndefined()
  })
})

describe('rows that aren’t entries', () => {
  it('names again on each page, texts that go on below, and a table that begins below', () => {
    const heads = ['Date', 'Details', 'Debit', 'Credit']
    const read = booksIn(
      table(
        heads,
        ['05/04/2026', 'NEFT', '1', ''],
        ['', 'SI/26-27/7', '', ''],
        heads,
        ['06/04/2026', 'UPI', '', '2'],
        ['Value date', 'Cheque', 'Withdrawal', 'Deposit'],
        ['07/04/2026', 'x', '3', ''],
      ),
    )
    expect(read).toMatchObject({
      rows: [
        { line: 2, text: 'NEFT SI/26-27/7' },
        { line: 5, text: 'UPI' },
      ],
      leftOut: 0,
      below: { rows: 2, from: 6 },
    })
  })

  it('unreadable rows are reported with their line', () => {
    const read = booksIn(
      table(
        ['Date', 'Details', 'Debit', 'Credit'],
        ['05/04/2026', 'a', '1', ''],
        ['31/02/2026', 'b', '1', ''],
        ['06/04/2026', 'c', '1.00.00', ''],
      ),
    )
    expect(read?.unread.map(({ line, why }) => [line, why])).toEqual([
      [3, 'day'],
      [4, 'amount'],
    ])
  })

  it('a row whose balance doesn’t follow is doubtful', () => {
    const [bank] = table(
      ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
      ['05/04/2026', 'a', '10', '', '90'],
      ['06/04/2026', 'b', '20', '', '70'],
      ['07/04/2026', 'c', '', '30', '40'],
      ['08/04/2026', 'd', '5', '', '35'],
    )
    if (bank === undefined) throw new Error('no table')
    const read = booksIn([bank])
    expect(read?.rows.map(({ isDoubtful }) => isDoubtful ?? false)).toEqual([false, false, true, false])
  })

  it('one column of amounts has its sides from the balance', () => {
    const read = booksIn(
      table(
        ['Date', 'Details', 'Amount', 'Balance'],
        ['04/04/2026', 'Opening balance', '', '100'],
        ['05/04/2026', 'a', '10', '90'],
        ['06/04/2026', 'b', '20', '110'],
      ),
    )
    expect(read).toMatchObject({ hasSides: true, rows: [{ amount: 1000 }, { amount: -2000 }] })
  })
})

it('a day that stands once counts for the rows below it in a bank’s statement, too, where the balances prove it', () => {
  const heads = ['Date', 'Details', 'Withdrawal', 'Deposit', 'Balance']
  const rows = [
    ['05/04/2026', 'a', '10', '', '90'],
    ['', 'b', '20', '', '70'],
    ['', 'c', '5', '', '60'],
    ['', '', '35', '', ''],
  ]
  const read = booksIn(table(heads, ...rows))
  expect(read?.rows.map(({ line, day }) => [line, day])).toEqual([
    [2, '2026-04-05'],
    [3, '2026-04-05'],
  ])
  expect(read).toMatchObject({ unread: [{ line: 4, why: 'day' }], leftOut: 1 })
})

it('an amount is called by its side as a bank or a ledger calls it, and by none where only its sign is known', () => {
  const known = { of: 'bank', hasSides: true, areSigned: false } as const
  expect([sideIn(known, paise(1)), sideIn(known, paise(-1))]).toEqual(['withdrawal', 'deposit'])
  expect([sideIn({ ...known, of: 'ledger' }, paise(1)), sideIn({ ...known, of: 'ledger' }, paise(-1))]).toEqual([
    'debit',
    'credit',
  ])
  expect(sideIn({ ...known, areSigned: true }, paise(1))).toBeUndefined()
  expect(sideIn({ ...known, hasSides: false }, paise(1))).toBeUndefined()
})
