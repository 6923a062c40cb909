/** The start of a table of books, reading its rows, and the questions about it. */
import { describe, expect, it } from 'vitest'
import { booksCandidates } from '../../../../../src/shared/domain/ledger/books-question.ts'
import { BooksCells, realignedCells, unread } from '../../../../../src/shared/domain/ledger/books-rows.ts'
import {
  type BooksTable,
  bareStart,
  couldBeEntry,
  dayCells,
  kindOfBooks,
  layoutOf,
  namedOnly,
  startOf,
  tableRows,
  unnamedBooks,
  voucherColumns,
} from '../../../../../src/shared/domain/ledger/books-start.ts'

const tableOf = (rows: readonly (readonly string[])[], separator?: string): BooksTable => ({
  name: '',
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  ...(separator !== undefined && { separator }),
})
const HEADS = ['Date', 'Details', 'Debit', 'Credit', 'Balance']
const ROWS = [
  ['05/04/2026', 'NEFT', '10.00', '', '90.00'],
  ['06/04/2026', 'UPI', '', '5.00', '95.00'],
]

describe('a table of books', () => {
  it('begins below its names, at any place', () => {
    const start = startOf(tableOf([['My bank'], ['Date of printing', '01/05/2026'], HEADS, ...ROWS]))
    expect(start).toMatchObject({ at: 2, first: 3, kinds: ['day', 'details', 'debit', 'credit', 'balance'], open: [] })
    expect(start && dayCells(start)).toEqual(['05/04/2026', '06/04/2026'])
  })

  it('may have its names in two rows', () => {
    const names = [
      ['Date', 'Details', 'Amount', ''],
      ['', '', 'Debit', 'Credit'],
    ]
    expect(startOf(tableOf([...names, ...ROWS.map((row) => row.slice(0, 4))]))).toMatchObject({ first: 2 })
    expect(startOf(tableOf([['My bank'], HEADS, ...ROWS]))).toMatchObject({ first: 2, names: HEADS })
  })

  it('is none without a day and an amount below its names', () => {
    expect(startOf(tableOf([HEADS]))).toBeUndefined()
    expect(startOf(tableOf([HEADS, ['x', 'y', 'z', '', '']]))).toBeUndefined()
  })

  it('without names is known by what stands in it', () => {
    const [found] = unnamedBooks([tableOf([['a', 'b']]), tableOf(ROWS)])
    expect(found).toMatchObject({ at: -1, first: 0, kinds: ['day', 'text', 'amount', 'text', 'text'] })
    expect(bareStart(tableOf(ROWS))).toMatchObject({ kinds: [], first: 0 })
  })

  it('is known by its names alone where nothing below can be read; vouchers have columns of their own', () => {
    const [named] = [namedOnly(tableOf([['My bank'], HEADS, ['46117', 'a', '1', '', '']]))]
    expect(named).toMatchObject({ at: 1, first: 2 })
    expect(namedOnly(tableOf([HEADS]))).toBeUndefined()
    const ledger = startOf(
      tableOf([
        ['Date', 'Vch Type', 'Vch No.', 'Debit', 'Credit'],
        ['05/04/2026', 'Payment', '1', '1', ''],
      ]),
    )
    expect(ledger && voucherColumns(ledger)).toEqual([1, 2])
  })

  it('ends where another one begins; its names again on each page are no rows', () => {
    const start = startOf(tableOf([HEADS, ...ROWS, HEADS, ...ROWS, ['Txn date', 'Withdrawal', 'Deposit'], ...ROWS]))
    const { rows, below } = start === undefined ? { rows: [], below: undefined } : tableRows(start)
    expect(rows).toHaveLength(4)
    expect(below).toEqual({ rows: 3, from: 7 })
  })

  it('is a bank’s by its words, and a ledger by its vouchers', () => {
    const of = (above: readonly string[], heads: readonly string[]) => {
      const start = startOf(tableOf([above, heads, ...ROWS.map((row) => row.slice(0, 4))]))
      return start && kindOfBooks(start)
    }
    expect(of([''], ['Date', 'Details', 'Withdrawal', 'Deposit'])).toBe('bank')
    expect(of(['IFSC Code :- UTIB0000001'], ['Date', 'Details', 'Debit', 'Credit'])).toBe('bank')
    expect(of(['IFSC'], ['Date', 'Vch No.', 'Debit', 'Credit'])).toBe('ledger')
    expect(of([''], ['Date', 'Details', 'Debit', 'Credit'])).toBe('ledger')
  })
})

describe('the cells of a row', () => {
  const layoutIn = (rows: readonly (readonly string[])[], isByUser = false) => {
    const start = startOf(tableOf([HEADS, ...rows], ','))
    if (start === undefined) throw new Error('no books')
    return layoutOf(start, 'dayFirst', isByUser)
  }

  it('of a text are as many as names; more count only where the person said so', () => {
    expect(layoutIn(ROWS).width).toBe(5)
    const longer = ROWS.map((row) => [...row, ''])
    expect(layoutIn([...longer, ROWS[0] ?? []])).toMatchObject({ width: 5, usual: 6 })
    expect(layoutIn([...longer, ROWS[0] ?? []], true).width).toBe(6)
    expect(layoutOf(bareStart(tableOf(ROWS)), 'dayFirst').width).toBeUndefined()
  })

  it('that a comma cut are put together again where they make a row', () => {
    const cells = new BooksCells(layoutIn(ROWS), [])
    const row = { line: 2, cells: ['05/04/2026', 'NEFT', ' PUNE', '10.00', '', '90.00'] }
    expect(cells.mended(row)).toMatchObject({ day: '2026-04-05', amount: 1000, balance: 9000, text: 'NEFT, PUNE' })
    expect(cells.mended({ line: 2, cells: ['05/04/2026', 'NEFT', '1', '000.00', '', '90'] })).toBeUndefined()
    expect(cells.mended({ line: 2, cells: ROWS[0] ?? [] })).toBeUndefined()
  })

  it('of a number that was cut aren’t taken for details', () => {
    const layout = layoutIn(ROWS)
    const of = (...cells: readonly string[]) => realignedCells({ line: 2, cells }, layout)
    expect(of('05/04/2026', 'NEFT', ' PUNE', '10.00', '', '90.00')).toEqual([
      '05/04/2026',
      'NEFT, PUNE',
      '10.00',
      '',
      '90.00',
    ])
    expect(of('05/04/2026', 'NEFT', '25', '000.00', '', '90.00')).toBeUndefined()
    expect(of('05/04/2026', 'NEFT', 'x', '10.00', '1', '099.00')).toBeUndefined()
    expect(of(...(ROWS[0] ?? []))).toBeUndefined()
  })

  it('make totals and balances carried forward no entries', () => {
    const cells = new BooksCells(layoutIn(ROWS), [])
    const read = (details: string, day = '05/04/2026') =>
      cells.read({ line: 2, cells: [day, details, '10.00', '', '90.00'] })
    const amount = (details: string) => read(details).amount
    for (const words of [
      'Opening Balance',
      'By Closing Balance',
      'B/F',
      'Balance c/d',
      'Brought forward',
      'Opening Balance as on 01/04/2026',
      'Op. Bal.',
      'Cl. Bal.',
      'Beginning Balance',
      'Ending Balance (INR)',
    ])
      expect(amount(words)).toBeUndefined()
    for (const words of ['NEFT OPENING BALANCE SHOP', 'Total stores', 'BF Traders', 'Total Items'])
      expect(read(words)).toMatchObject({ amount: 1000, needsProof: undefined })
    // A payee may have such a name, so its balance has to prove it.
    for (const words of ['TOTAL', 'Page total', 'Statement Total', 'Total for the month', 'Total Debit']) {
      expect(read(words)).toMatchObject({ amount: 1000, needsProof: 'total' })
      expect(read(words, '')).toMatchObject({ amount: undefined, unread: undefined })
    }
  })

  it('could be an entry where a day or an amount stands in them', () => {
    expect(couldBeEntry({ line: 1, cells: ['x', '05/04/2026'] })).toBe(true)
    expect(couldBeEntry({ line: 1, cells: ['12.50'] })).toBe(true)
    expect(couldBeEntry({ line: 1, cells: ['Legend: 1; 2', '7'] })).toBe(false)
  })

  it('that can’t be read say why', () => {
    expect(unread({ line: 7, cells: [] }, 'width')).toMatchObject({ unread: 'width', day: undefined })
  })
})

it('what is asked shows the names and the first rows, cut to size, and a day that could be two', () => {
  const long = Array.from({ length: 40 }, () => ['05/04/2026', 'x'.repeat(100), '1.00', '', ''])
  const table = tableOf([...Array.from({ length: 30 }, () => ['above']), HEADS, ...long])
  const [candidate] = booksCandidates([{ table, header: 31, kinds: ['day', 'details', 'debit', 'credit', 'balance'] }])
  expect(candidate).toMatchObject({
    header: 31,
    order: 'dayFirst',
    either: { written: '05/04/2026', asWritten: '2026-04-05', swapped: '2026-05-04' },
  })
  expect(candidate?.rows.map(({ line }) => line)).toContain(31)
  expect(candidate?.rows.at(-1)?.cells[1]).toHaveLength(60)
})
