import { describe, expect, test } from 'vitest'
import { type ComparableEntry, DAYS_APART, matchBooks } from '../../../../../src/shared/domain/ledger/match-books.ts'
import { comparableEntry, rupees } from '../../../../support/builders.ts'

const entry = (id: string, day: string, net: number, more: Partial<ComparableEntry> = {}) =>
  comparableEntry(id, day, rupees(net), more)
type Row = readonly [day: string, amount: number, text?: string]
const held = (rows: readonly Row[], entries: readonly ComparableEntry[]) => {
  const days = rows.map(([day]) => day).sort()
  const own = rows.map(([day, amount, text = ''], at) => ({ line: at + 1, day, amount: rupees(amount), text }))
  const books = { rows: own, from: days[0] ?? '', to: days.at(-1) ?? '', hasSides: true, leftOut: 0 }
  const { matches, onlyBooks, onlyPortal } = matchBooks(books, entries)
  return {
    pairs: matches.map(({ row, entry: one, by, apart }) => [row.line, one.id, by, apart]),
    sure: matches.map(({ isSure }) => isSure),
    onlyBooks: onlyBooks.map(({ line }) => line),
    onlyPortal: onlyPortal.map(({ id }) => id),
  }
}

describe('a row is the same as an entry by its day', () => {
  test('up to a week before and after, and no further', () => {
    expect(DAYS_APART).toBe(7)
    const of = (day: string) => held([['2026-04-15', 500]], [entry('1', day, -500)]).pairs
    expect(of('2026-04-08')).toEqual([[1, '1', 'day', 7]])
    expect(of('2026-04-22')).toEqual([[1, '1', 'day', 7]])
    expect(of('2026-04-07')).toEqual([])
    expect(of('2026-04-23')).toEqual([])
  })
  test('the nearer one first, and of two as near the earlier', () => {
    const entries = [entry('after', '2026-04-17', -500), entry('before', '2026-04-13', -500)]
    expect(held([['2026-04-15', 500]], entries)).toMatchObject({ pairs: [[1, 'before', 'day', 2]], sure: [false] })
    const nearer = [...entries, entry('next', '2026-04-16', -500)]
    expect(held([['2026-04-15', 500]], nearer).pairs).toEqual([[1, 'next', 'day', 1]])
  })
  test('of its own amount alone', () => {
    expect(held([['2026-04-15', 500]], [entry('1', '2026-04-15', -500.01)])).toMatchObject({
      pairs: [],
      onlyBooks: [1],
      onlyPortal: ['1'],
    })
  })
})

describe('sides', () => {
  test('are crosswise where as many rows are found either way', () => {
    const entries = [entry('in', '2026-04-15', 500), entry('out', '2026-04-15', -500)]
    expect(held([['2026-04-15', 500]], entries).pairs).toEqual([[1, 'out', 'day', 0]])
  })
  test('are the portal’s own where one row more is found so', () => {
    const entries = [entry('in', '2026-04-15', 500), entry('out', '2026-04-15', -500), entry('more', '2026-04-15', 700)]
    expect(
      held(
        [
          ['2026-04-15', 500],
          ['2026-04-15', 700],
        ],
        entries,
      ).pairs,
    ).toEqual([
      [1, 'in', 'day', 0],
      [2, 'more', 'day', 0],
    ])
  })
})

describe('a number that both name', () => {
  const by = (text: string, more: Partial<ComparableEntry>) =>
    held([['2026-04-15', 500, text]], [entry('1', '2026-08-01', -500, more)]).pairs

  test.each([
    ['voucherNumber', 'NEFT SI/26-27/7 paid'],
    ['B2BReferenceNumber', 'si-26-27-7'],
    ['docketNumber', 'x/SI/26/27/7/y'],
  ])('is its %s, found in “%s”', (field, text) => {
    expect(by(text, { [field]: 'SI/26-27/7' })).toEqual([[1, '1', 'number', 108]])
  })
  test('has five characters or more, and a digit among them', () => {
    expect(by('A1234', { voucherNumber: 'A1234' })).toHaveLength(1)
    expect(by('A123', { voucherNumber: 'A123' })).toEqual([])
    expect(by('ABCDE', { voucherNumber: 'ABCDE' })).toEqual([])
  })
  test('is no number that more than fifty entries have', () => {
    const twins = (count: number) =>
      Array.from({ length: count }, (_, at) => entry(`${at}`, '2026-08-01', -500, { docketNumber: 'DKT77' }))
    expect(held([['2026-04-15', 500, 'DKT77']], twins(50)).pairs).toHaveLength(1)
    expect(held([['2026-04-15', 500, 'DKT77']], twins(51)).pairs).toEqual([])
  })
  test('counts before a nearer day', () => {
    const entries = [entry('day', '2026-04-15', -500), entry('number', '2026-08-01', -500, { voucherNumber: 'RC1001' })]
    expect(held([['2026-04-15', 500, 'RC1001']], entries).pairs).toEqual([[1, 'number', 'number', 108]])
  })
})

describe('entries that only the portal has', () => {
  test('are those of the days of the file, both included', () => {
    const days = ['2026-04-09', '2026-04-10', '2026-04-20', '2026-04-21']
    const entries = days.map((day) => entry(day, day, -999))
    expect(
      held(
        [
          ['2026-04-10', 500],
          ['2026-04-20', 600],
        ],
        entries,
      ).onlyPortal,
    ).toEqual(['2026-04-10', '2026-04-20'])
  })
  test('are none that come to nothing, or have no day', () => {
    const strange = [entry('nothing', '2026-04-10', 0), entry('dayless', 'soon', -999)]
    expect(held([['2026-04-10', 500]], strange).onlyPortal).toEqual([])
  })
})
