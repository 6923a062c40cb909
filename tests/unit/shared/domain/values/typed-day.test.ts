import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '../../../../../src/shared/domain/values/dates.ts'
import { typedDay } from '../../../../../src/shared/domain/values/typed-day.ts'

test.each([
  '5/4/2026',
  '05.04.2026',
  '5-4-2026',
  '5 4 2026',
  '5 Apr 2026',
  '05 april 2026',
  '5apr2026',
  ' 2026-04-05 ',
])('%s is 5 April 2026', (text) => {
  expect(typedDay(text)).toBe('2026-04-05')
})

test.each([
  '',
  '5',
  '5/4',
  '5/4/26',
  '5/4/202',
  '31/4/2026',
  '30 Feb 2026',
  '5/13/2026',
  '0/4/2026',
  '5 Foo 2026',
  'tomorrow',
])('"%s" is no day, or not one yet', (text) => {
  expect(typedDay(text)).toBeUndefined()
})

test('what the app writes it also reads', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      expect(typedDay(formatDate(day))).toBe(day)
      expect(typedDay(day)).toBe(day)
    }),
  )
})
