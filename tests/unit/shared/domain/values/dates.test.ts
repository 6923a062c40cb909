import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayAt,
  dayOf,
  daysBetween,
  financialYearOf,
  firstOfMonth,
  firstOfYear,
  formatDate,
  formatDateTime,
  formatDays,
  formatTime,
  instantOf,
  isDay,
  isoAt,
  timeOf,
  wallTime,
} from '../../../../../src/shared/domain/values/dates.ts'

describe('dates are India’s, in any zone of the machine', () => {
  test.each([
    ['2026-04-05T18:29:59Z', '2026-04-05'],
    ['2026-04-05T18:30:00Z', '2026-04-06'],
    ['2026-04-05T00:00:00+05:30', '2026-04-05'],
    ['2026-04-05T23:59:00', '2026-04-05'],
    ['2026-04-05 23:59', '2026-04-05'],
    ['2026-04-05', '2026-04-05'],
    ['soon', undefined],
  ])('%s is on the day %s', (iso, day) => {
    expect(dayOf(iso)).toBe(day)
  })
  test('the day of a moment', () => {
    expect(dayAt(Date.parse('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
  })
  test('a time without a zone is India’s', () => {
    expect(instantOf('2026-04-05T10:42:00')).toBe(Date.parse('2026-04-05T05:12:00Z'))
    expect(instantOf('2026-04-05')).toBe(Date.parse('2026-04-04T18:30:00Z'))
    expect(instantOf('')).toBeUndefined()
  })
  test.each([
    ['2026-06-31', 'a day that June doesn’t have'],
    ['2023-02-29', 'the 29 February of a year without one'],
    ['2026-13-01', 'a thirteenth month'],
    ['05/04/2026', 'a day in another order'],
    ['25/04/2026', 'one that could be no other'],
    ['5 May 2024', 'a month in words'],
    ['2024-05-05 10:00:00 PM', 'a time of twelve hours'],
    ['2026-04-05T24:00', 'an hour that isn’t there'],
    ['2026-04-05T10:60', 'a minute that isn’t there'],
    ['2026-04-05T10:42:00+15:00', 'a zone that isn’t there'],
    ['2026-04-05Z', 'a zone without a time'],
    ['2026', 'a year'],
    ['0', 'a zero'],
    ['1', 'a one'],
    [' 2026-04-05', 'a blank before it'],
  ])('%s is %s, and read as nothing', (text) => {
    expect(instantOf(text)).toBeUndefined()
    expect(Number.isNaN(timeOf(text))).toBe(true)
  })
  test('every time of the calendar is read as what it is, written in any zone', () => {
    const time = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    const minutes = fc.integer({ min: -14 * 60, max: 14 * 60 })
    fc.assert(
      fc.property(time, minutes, (at, ahead) => {
        const [hours, rest] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((n) =>
          String(n).padStart(2, '0'),
        )
        const wall = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, -1)
        fc.pre(/^\d{4}-/.test(wall))
        expect(instantOf(`${wall}${ahead < 0 ? '-' : '+'}${hours}:${rest}`)).toBe(at.getTime())
        expect(instantOf(at.toISOString())).toBe(at.getTime())
      }),
    )
  })
  test('any text is a time that is written back as it was, or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), (day) => {
        expect(isDay(day)).toBe(new Date(`${day}T00:00:00Z`).toString() !== 'Invalid Date' && dayOf(day) === day)
        if (isDay(day)) expect(addDays(day, 0)).toBe(day)
      }),
    )
  })
  test('as they are written', () => {
    expect(formatDate('2026-04-05T20:00:00Z')).toBe('06 Apr 2026')
    expect(formatTime('2026-04-05T05:12:00Z')).toBe('10:42')
    expect(formatDateTime('2026-04-05T05:12:00Z')).toBe('05 Apr 2026, 10:42')
    expect([formatDate('?'), formatTime('?'), formatDateTime('?')]).toEqual(['–', '–', '–'])
  })
})

test.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2027-01-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s lies in the financial year %s, which runs from 1 April to 31 March', (day, year) => {
  expect(financialYearOf(day)).toBe(year)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-15', -1, '2026-02-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-03-31', '2025-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2027-01-15', '2026-04-01'],
])('the financial year of %s begins on %s', (day, first) => {
  expect(firstOfYear(day)).toBe(first)
})

test('a month begins on its first day', () => {
  expect(firstOfMonth('2026-11-30')).toBe('2026-11-01')
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})

test.each([
  ['2026-04-01', '2026-04-01', 0],
  ['2026-04-01', '2026-04-02', 1],
  ['2026-04-02', '2026-04-01', 1],
  ['2026-02-01', '2026-03-01', 28],
  ['2026-04-01', '2027-04-01', 365],
])('from %s to %s there are %i days', (one, other, days) => {
  expect(daysBetween(one, other)).toBe(days)
})

test('the clock on the wall is five and a half hours ahead of UTC', () => {
  expect(wallTime('2026-04-05T18:30:00Z')).toBe(Date.UTC(2026, 3, 6))
  expect(wallTime('2026-04-05')).toBe(Date.UTC(2026, 3, 5))
  expect(wallTime('soon')).toBeUndefined()
})

test('a time is written as ISO text', () => {
  expect(isoAt(Date.parse('2026-12-31T18:30:00+05:30'))).toBe('2026-12-31T13:00:00.000Z')
})

test.each([
  ['2026-11-16', '2026-11-22', '16–22 Nov 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov – 06 Dec 2026'],
  ['2026-12-28', '2027-01-03', '28 Dec 2026 – 03 Jan 2027'],
  ['2026-11-16', '2026-11-16', '16 Nov 2026'],
  ['2025-11-16', '2026-11-22', '16 Nov 2025 – 22 Nov 2026'],
  ['nonsense', '2026-11-22', '– – 22 Nov 2026'],
])('the days from %s to %s are written with what both share once', (from, to, words) => {
  expect(formatDays(from, to)).toBe(words)
})
