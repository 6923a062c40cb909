/** The store's own books: what is read of a table, and what of it is the same as an entry of the portal. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HeldEntry, matchBooks } from '../../../../../src/shared/domain/ledger/match-books.ts'
import { bookAmount, bookDay, ownBooksOf } from '../../../../../src/shared/domain/ledger/own-books.ts'
import { netOf } from '../../../../../src/shared/domain/ledger/statement.ts'
import { addDays } from '../../../../../src/shared/domain/values/dates.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const table = (...rows: readonly (readonly string[])[]) => [
  { name: '', rows: rows.map((cells, at) => ({ line: at + 1, cells })) },
]

describe('a bank’s statement', () => {
  const books = ownBooksOf(
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
      leftOut: 2,
    })
  })
})

describe('other tables', () => {
  it('Tally’s ledger has its columns', () => {
    const books = ownBooksOf(
      table(
        ['Date', 'Particulars', '', 'Vch Type', 'Vch No.', 'Debit', 'Credit'],
        ['1-Apr-26', 'Cr', 'Opening Balance', '', '', '', '900.00'],
        ['4-Apr-26', 'Cr', 'Purchases', 'Purchase', 'SI/2026-27/7', '', '1200.00'],
        ['9-Apr-26', 'Dr', 'Bank', 'Payment', '11', '700.00', ''],
      ),
    )
    expect(books?.rows.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-04-01', -90_000],
      ['2026-04-04', -120_000],
      ['2026-04-09', 70_000],
    ])
  })

  it('one column of amounts has sides by its signs, by a column that says them, or none', () => {
    const one = ownBooksOf(table(['Txn Date', 'Details', 'Amount (INR)'], ['2026-04-05', 'x', '10.00']))
    expect(one).toMatchObject({ hasSides: false, rows: [{ amount: 1000 }] })
    const signed = ownBooksOf(table(['Date', 'Amount'], ['2026-04-05', '-10'], ['2026-04-05', '(20)']))
    expect(signed).toMatchObject({ hasSides: true, rows: [{ amount: -1000 }, { amount: -2000 }] })
    const named = ownBooksOf(table(['Date', 'Amount', 'Dr/Cr'], ['2026-04-05', '10', 'CR'], ['2026-04-05', '20', 'DR']))
    expect(named).toMatchObject({ hasSides: true, rows: [{ amount: -1000 }, { amount: 2000 }] })
  })

  it('a withdrawal below 0 is a reversal, unless all of the column are', () => {
    const heads = ['Date', 'Withdrawal', 'Deposit']
    const one = ownBooksOf(table(heads, ['2026-04-05', '-500', ''], ['2026-04-06', '700', '']))
    expect(one?.rows.map(({ amount }) => amount)).toEqual([-50_000, 70_000])
    const all = ownBooksOf(table(heads, ['2026-04-05', '-500', ''], ['2026-04-06', '-700', '']))
    expect(all?.rows.map(({ amount }) => amount)).toEqual([50_000, 70_000])
  })

  it('is found on the sheet that has it; a table of anything else is none', () => {
    const [notes] = table(['Notes'], ['nothing'])
    const [bank] = table(['Posting date', 'Debits', 'Credits'], ['05.04.2026', '1', ''])
    if (notes === undefined || bank === undefined) throw new Error('no table')
    expect(ownBooksOf([notes, bank])?.rows).toHaveLength(1)
    expect(ownBooksOf(table(['Product id', 'Quantity'], ['12', '3']))).toBeUndefined()
    expect(ownBooksOf(table(['Date', 'Amount'], ['tomorrow', 'much']))).toBeUndefined()
    expect(ownBooksOf([])).toBeUndefined()
  })
})

describe('a day', () => {
  it.each([
    ['05/04/2026', '2026-04-05'],
    ['5-4-26', '2026-04-05'],
    ['05.04.2026', '2026-04-05'],
    ['5-Apr-26', '2026-04-05'],
    ['05 April 2026', '2026-04-05'],
    ['2026-04-05', '2026-04-05'],
    ['2026-04-05 10:42', '2026-04-05'],
    ['05/04/2026 10:42:11', '2026-04-05'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%s is %s', (text, day) => {
    expect(bookDay(text)).toBe(day)
  })

  it('comes after the month where a file shows that it does', () => {
    const books = ownBooksOf(table(['Date', 'Amount'], ['04/05/2026', '1'], ['04/25/2026', '2']))
    expect(books?.rows.map(({ day }) => day)).toEqual(['2026-04-05', '2026-04-25'])
  })
})

describe('an amount', () => {
  it.each([
    ['1,23,456.50', 12_345_650],
    ['₹ 1,200', 120_000],
    ['Rs. 12', 1200],
    ['(500.00)', -50_000],
    ['-500', -50_000],
    ['−500', -50_000],
    ['500.00 Cr', -50_000],
    ['500.00Dr', 50_000],
    ['500.00(Dr)', 50_000],
    ['500.00-', -50_000],
    ['Rs.500/-', 50_000],
    ['1'.repeat(60_000), undefined],
    ['.5', 50],
    ['', undefined],
    ['n/a', undefined],
    ['12 pcs', undefined],
    ['99999999999999999', undefined],
  ])('%s is %s', (text, amount) => {
    expect(bookAmount(text)).toBe(amount)
  })
})

const entry = (id: string, day: string, net: number, more: Partial<HeldEntry> = {}): HeldEntry => ({
  id,
  voucherNumber: `V-${id}`,
  approvedDate: `${day}T08:00:00+05:30`,
  debit: paise(Math.max(net, 0)),
  credit: paise(Math.max(-net, 0)),
  B2BReferenceNumber: '',
  docketNumber: '',
  ...more,
})
const row = (line: number, day: string, amount: number, text = '') => ({ line, day, amount: paise(amount), text })
const books = (...rows: readonly ReturnType<typeof row>[]) => {
  const days = rows.map(({ day }) => day).sort()
  return { rows, from: days[0] ?? '', to: days.at(-1) ?? '', hasSides: true, leftOut: 0 }
}
const told = ({ matches }: ReturnType<typeof matchBooks>) =>
  matches.map(({ row: { line }, entry: { id }, by, apart, isSure }) => [line, id, by, apart, isSure])

describe('books held against the portal’s entries', () => {
  it('what both name by number is the same, however far its day; else the nearest day of the amount', () => {
    const held = matchBooks(
      books(row(1, '2026-04-05', 500, 'NEFT-SI/26-27/77-BANK'), row(2, '2026-04-06', 500), row(3, '2026-04-09', 900)),
      [
        entry('1', '2026-04-05', -500),
        entry('2', '2026-05-30', -500, { voucherNumber: 'SI/26-27/77' }),
        entry('3', '2026-04-20', -900),
      ],
    )
    expect(told(held)).toEqual([
      [1, '2', 'number', 55, true],
      [2, '1', 'day', 1, true],
    ])
    expect(held.onlyBooks.map(({ line }) => line)).toEqual([3])
    // Of other days than the file’s: not missed in it.
    expect(held.onlyPortal).toEqual([])
  })

  it('by number the nearest day counts, and what several could be isn’t sure; a year is no number', () => {
    const one = entry('1', '2026-06-20', -500, { voucherNumber: 'RC-1001' })
    const rows = books(row(1, '2026-04-01', 500, 'RC-1001'), row(2, '2026-06-20', 500, 'RC-1001'))
    expect(told(matchBooks(rows, [one]))).toEqual([[2, '1', 'number', 0, false]])
    const twins = [
      entry('1', '2026-06-18', -500, { docketNumber: 'DKT77' }),
      entry('2', '2026-06-22', -500, { docketNumber: 'DKT77' }),
    ]
    expect(told(matchBooks(books(row(1, '2026-06-20', 500, 'DKT77')), twins))).toMatchObject([
      [1, '1', 'number', 2, false],
    ])
    const year = entry('2025', '2026-07-01', -500, { voucherNumber: '2025' })
    expect(matchBooks(books(row(1, '2025-12-31', 500, 'NEFT 31-12-2025 rent')), [year]).matches).toEqual([])
  })

  it('what several could be isn’t sure', () => {
    const held = matchBooks(books(row(1, '2026-04-05', 500), row(2, '2026-04-09', 500)), [
      entry('1', '2026-04-05', -500),
      entry('2', '2026-04-06', -500),
    ])
    expect(told(held)).toEqual([
      [1, '1', 'day', 0, false],
      [2, '2', 'day', 3, false],
    ])
  })

  it('sides are crosswise, unless more is found the other way; without sides either will do', () => {
    const entries = [entry('1', '2026-04-05', -500), entry('2', '2026-04-05', 700)]
    expect(told(matchBooks(books(row(1, '2026-04-05', 500)), entries))).toEqual([[1, '1', 'day', 0, true]])
    expect(told(matchBooks(books(row(1, '2026-04-05', -500), row(2, '2026-04-05', 700)), entries))).toHaveLength(2)
    const sideless = { ...books(row(1, '2026-04-05', 500), row(2, '2026-04-05', 700)), hasSides: false }
    expect(told(matchBooks(sideless, entries))).toHaveLength(2)
  })

  it('are one to one, of one amount, within a week unless a number says it, and nothing is lost', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-04-01', days))
    const amount = fc.constantFrom(-700, -500, 500, 700)
    const number = fc.constantFrom('', 'INV 1001', 'INV-1002', 'x INV/1001/y')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, amount, number), { minLength: 1, maxLength: 30 }),
        fc.array(fc.tuple(day, amount, fc.constantFrom('INV1001', 'INV1002', '')), { maxLength: 30 }),
        fc.boolean(),
        (rows, entries, hasSides) => {
          const own = { ...books(...rows.map(([on, of, text], at) => row(at, on, of, text))), hasSides }
          const held = entries.map(([on, of, docketNumber], at) => entry(String(at), on, of, { docketNumber }))
          const { matches, onlyBooks, onlyPortal } = matchBooks(own, held)
          expect(new Set(matches.map(({ row: { line } }) => line)).size).toBe(matches.length)
          expect(new Set(matches.map(({ entry: { id } }) => id)).size).toBe(matches.length)
          expect(matches.length + onlyBooks.length).toBe(rows.length)
          const signs = new Set(matches.map((one) => one.row.amount / netOf(one.entry)))
          for (const sign of signs) expect(Math.abs(sign)).toBe(1)
          if (hasSides) expect(signs.size).toBeLessThanOrEqual(1)
          for (const { by, apart } of matches) if (by === 'day') expect(apart).toBeLessThanOrEqual(7)
          const found = new Set(matches.map(({ entry: { id } }) => id))
          expect(onlyPortal.filter(({ id }) => found.has(id))).toEqual([])
          // What is left of one amount is more than a week apart.
          for (const left of onlyBooks)
            for (const entry of onlyPortal)
              if (hasSides ? signs.has(left.amount / netOf(entry)) : Math.abs(left.amount) === Math.abs(netOf(entry)))
                expect(Math.abs(Date.parse(left.day) - Date.parse(entry.approvedDate.slice(0, 10)))).toBeGreaterThan(
                  7 * 86_400_000,
                )
        },
      ),
    )
  })
})

describe('columns at the left edge of a table', () => {
  const amounts = (...rows: readonly (readonly string[])[]) =>
    ownBooksOf(table(...rows))?.rows.map(({ amount }) => amount)

  it('count as any other: the day of value alone, debits, sides', () => {
    expect(amounts(['Value Date', 'Amount'], ['05/04/2026', '500'])).toEqual([50_000])
    expect(amounts(['Debit', 'Credit', 'Date'], ['500', '', '05/04/2026'])).toEqual([50_000])
    expect(amounts(['Dr/Cr', 'Amount', 'Date'], ['Cr', '500', '05/04/2026'])).toEqual([-50_000])
    expect(amounts(['Amount', 'Date'], ['500', '05/04/2026'])).toEqual([50_000])
  })
  it('say which side an amount is on', () => {
    const sides = (...rows: readonly (readonly string[])[]) => ownBooksOf(table(...rows))?.hasSides
    expect(sides(['Debit', 'Credit', 'Date'], ['500', '', '05/04/2026'])).toBe(true)
    expect(sides(['Dr/Cr', 'Amount', 'Date'], ['Dr', '500', '05/04/2026'])).toBe(true)
    expect(sides(['Amount', 'Date'], ['500', '05/04/2026'])).toBe(false)
    expect(sides(['Amount', 'Date'], ['-0.01', '05/04/2026'])).toBe(true)
  })
})

it('withdrawals are all below 0 where those that are there are, blank cells beside deposits left aside', () => {
  const read = ownBooksOf(
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
    ownBooksOf(
      table(...Array.from({ length: titles }, () => ['Date of printing']), ['Date', 'Amount'], ['05/04/2026', '500']),
    )
  expect(under(59)?.rows).toHaveLength(1)
  expect(under(60)).toBeUndefined()
})
