import { describe, expect, test } from 'vitest'
import {
  buildCalendar,
  type CalendarAsk,
  calendarSheet,
  calendarYears,
  refuseBirthDate,
  refuseCalendar,
} from '../../../../../src/shared/domain/papers/calendar.ts'

const TODAY = '2026-11-21'
const ask = (more: Partial<CalendarAsk> = {}): CalendarAsk => ({
  babyName: 'Kabir',
  birthDate: '2024-04-05',
  picture: 'f'.repeat(64),
  ...more,
})
const built = (more: Partial<CalendarAsk> = {}, today = TODAY) => {
  const result = buildCalendar(ask(more), today)
  if (!result.ok) throw new Error(result.why)
  return result.paper
}

describe('a calendar', () => {
  test.each([
    ['a name', { babyName: '  ' }, 'mandatoryFields'],
    ['a birth date', { birthDate: undefined }, 'mandatoryFields'],
    ['a birth date that is in the calendar', { birthDate: '2025-02-30' }, 'mandatoryFields'],
    ['a picture', { picture: undefined }, 'mandatoryFields'],
    ['a birth date that has been', { birthDate: '2026-11-22' }, 'birthDateAhead'],
    ['a birth date that isn’t mistyped', { birthDate: '1899-12-31' }, 'birthDateLongAgo'],
    ['a birth date of this age', { birthDate: '0202-04-05' }, 'birthDateLongAgo'],
  ] as const)('needs %s', (_, more, why) => {
    expect(refuseCalendar(ask(more), TODAY)).toBe(why)
    expect(buildCalendar(ask(more), TODAY)).toEqual({ ok: false, why })
  })
  test('is possible for a child born today, too', () => {
    expect(built({ birthDate: TODAY }).turns).toBeUndefined()
    expect(built({ birthDate: '1900-01-01' }).turns).toBe('turns 126 on 1 January')
  })

  test('runs over the current calendar year', () => {
    const { year, months } = built()
    expect(year).toBe(2026)
    expect(months.map(({ name }) => name)).toHaveLength(12)
    const days = months.flatMap(({ weeks }) => weeks.flat()).filter((date) => date !== undefined)
    expect(days).toHaveLength(365)
    expect(built({}, '2028-01-01').months[1]?.weeks.flat().filter(Boolean)).toHaveLength(29)
  })
  test('puts every day under its weekday', () => {
    for (const [month, { weeks }] of built().months.entries()) {
      for (const week of weeks) {
        for (const [weekday, date] of week.entries()) {
          if (date !== undefined) expect(new Date(Date.UTC(2026, month, date)).getUTCDay()).toBe(weekday)
        }
      }
    }
  })
  test('marks the birthday in its month, and says how old', () => {
    const { months, born, turns } = built()
    expect(months.map(({ birthday }) => birthday)).toEqual([
      ...[undefined, undefined, undefined, 5],
      ...Array.from({ length: 8 }, () => undefined),
    ])
    expect([born, turns]).toEqual(['05 Apr 2024', 'turns 2 on 5 April'])
  })
  test('has the birthday of 29 February on the 28th, but for leap years', () => {
    expect(built({ birthDate: '2024-02-29' }).months[1]?.birthday).toBe(28)
    expect(built({ birthDate: '2024-02-29' }, '2028-06-01').months[1]?.birthday).toBe(29)
  })
})

test.each([
  [TODAY, undefined],
  ['2026-11-22', 'birthDateAhead'],
  ['1900-01-01', undefined],
  ['1899-12-31', 'birthDateLongAgo'],
])('the birth date %s: %s', (birthDate, why) => {
  expect(refuseBirthDate(birthDate, TODAY)).toBe(why)
})

describe('a sheet that isn’t filled up', () => {
  test('is drawn with what there is', () => {
    const sheet = calendarSheet({ babyName: '', birthDate: undefined, picture: undefined }, TODAY)
    expect(sheet).toMatchObject({ year: 2026, babyName: '', born: undefined, turns: undefined, picture: undefined })
    expect(sheet.months.map(({ birthday }) => birthday)).toEqual(Array.from({ length: 12 }, () => undefined))
  })
  test('has the name without needless blanks', () => {
    expect(calendarSheet(ask({ babyName: '  Kabir   Rao ' }), TODAY).babyName).toBe('Kabir Rao')
  })
  test('has six weeks a month, from Sunday on', () => {
    const [january] = calendarSheet(ask(), TODAY).months
    // 1 January 2026 is a Thursday.
    expect(january?.weeks.map((week) => week.map((date) => date ?? 0))).toEqual([
      [0, 0, 0, 0, 1, 2, 3],
      [4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15, 16, 17],
      [18, 19, 20, 21, 22, 23, 24],
      [25, 26, 27, 28, 29, 30, 31],
      [0, 0, 0, 0, 0, 0, 0],
    ])
  })
})

test('a calendar of the next year can be made, and of no other', () => {
  expect(calendarYears(TODAY)).toEqual([2026, 2027])
  expect(built({ year: 2027, birthDate: TODAY })).toMatchObject({ year: 2027, turns: 'turns 1 on 21 November' })
  expect(built({ year: 2031 }).year).toBe(2026)
})
