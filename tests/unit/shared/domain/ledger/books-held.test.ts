/** The store's own books compared with the portal's entries, as a property and by example. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparableEntry, matchBooks, mayBePayment } from '../../../../../src/shared/domain/ledger/match-books.ts'
import { netOf } from '../../../../../src/shared/domain/ledger/statement.ts'
import { addDays } from '../../../../../src/shared/domain/values/dates.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { comparableEntry, ledgerEntry } from '../../../../support/builders.ts'

const entry = (id: string, day: string, net: number, more: Partial<ComparableEntry> = {}) =>
  comparableEntry(id, day, paise(net), { voucherNumber: `V-${id}`, ...more })
const row = (line: number, day: string, amount: number, text = '') => ({ line, day, amount: paise(amount), text })
const books = (...rows: readonly ReturnType<typeof row>[]) => {
  const days = rows.map(({ day }) => day).sort()
  return { rows, from: days[0] ?? '', to: days.at(-1) ?? '', hasSides: true }
}
const rowsOf = ({ matches }: ReturnType<typeof matchBooks>) =>
  matches.map(({ row: { line }, entry: { id }, by, apart, isSure }) => [line, id, by, apart, isSure])

describe('books compared with the portal’s entries', () => {
  it('what both name by number is the same, however far its day; else the nearest day of the amount', () => {
    const held = matchBooks(
      books(row(1, '2026-04-05', 500, 'NEFT-SI/26-27/77-BANK'), row(2, '2026-04-06', 500), row(3, '2026-04-09', 900)),
      [
        entry('1', '2026-04-05', -500),
        entry('2', '2026-05-30', -500, { voucherNumber: 'SI/26-27/77' }),
        entry('3', '2026-04-20', -900),
      ],
    )
    expect(rowsOf(held)).toEqual([
      [1, '2', 'number', 55, true],
      [2, '1', 'day', 1, true],
    ])
    expect(held.onlyBooks.map(({ line }) => line)).toEqual([3])
    // Outside the file's days, so they aren't missing in it.
    expect(held.onlyPortal).toEqual([])
  })

  it('by number the nearest day counts, and what several could be isn’t sure; a year is no number', () => {
    const one = entry('1', '2026-06-20', -500, { voucherNumber: 'RC-1001' })
    const rows = books(row(1, '2026-04-01', 500, 'RC-1001'), row(2, '2026-06-20', 500, 'RC-1001'))
    expect(rowsOf(matchBooks(rows, [one]))).toEqual([[2, '1', 'number', 0, false]])
    const twins = [
      entry('1', '2026-06-18', -500, { docketNumber: 'DKT77' }),
      entry('2', '2026-06-22', -500, { docketNumber: 'DKT77' }),
    ]
    expect(rowsOf(matchBooks(books(row(1, '2026-06-20', 500, 'DKT77')), twins))).toMatchObject([
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
    expect(rowsOf(held)).toEqual([
      [1, '1', 'day', 0, false],
      [2, '2', 'day', 3, false],
    ])
  })

  it('sides are crosswise, unless more is found the other way; without sides either will do', () => {
    const entries = [entry('1', '2026-04-05', -500), entry('2', '2026-04-05', 700)]
    expect(rowsOf(matchBooks(books(row(1, '2026-04-05', 500)), entries))).toEqual([[1, '1', 'day', 0, true]])
    expect(rowsOf(matchBooks(books(row(1, '2026-04-05', -500), row(2, '2026-04-05', 700)), entries))).toHaveLength(2)
    const sideless = { ...books(row(1, '2026-04-05', 500), row(2, '2026-04-05', 700)), hasSides: false }
    expect(rowsOf(matchBooks(sideless, entries))).toHaveLength(2)
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
          // The remaining rows and entries of one amount are more than a week apart.
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

it('a bank could know of payments, and of what the ledger doesn’t say the kind of', () => {
  expect(mayBePayment(ledgerEntry({ kind: 'ledger', accTypeName: 'Receipt' }))).toBe(true)
  expect(mayBePayment(ledgerEntry({ kind: 'salesPo' }))).toBe(false)
})

it('a row that its balance doesn’t prove is never sure', () => {
  const doubtful = { ...row(1, '2026-04-07', 500), isDoubtful: true as const }
  const { matches } = matchBooks(books(doubtful), [entry('1', '2026-04-07', -500)])
  expect(matches.map(({ isSure }) => isSure)).toEqual([false])
})
