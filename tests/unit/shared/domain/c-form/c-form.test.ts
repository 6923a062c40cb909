import { expect, test } from 'vitest'
import { C_FORM_STATUSES, cFormSpan, cFormStatus, cFormYears } from '../../../../../src/shared/domain/c-form/c-form.ts'

test('years run from 2014-2015 to the one that today is in', () => {
  expect(cFormYears('2026-11-24').at(-1)).toBe('2014-2015')
  expect(cFormYears('2026-11-24')[0]).toBe('2026-2027')
  expect(cFormYears('2026-03-31')[0]).toBe('2025-2026')
})

test('a year is its days; without one all years are', () => {
  expect(cFormSpan('2016-2017', '2026-11-24')).toEqual({ from: '2016-04-01', to: '2017-03-31' })
  expect(cFormSpan(undefined, '2026-11-24')).toEqual({ from: '2014-04-01', to: '2027-03-31' })
})

test('to be submitted is the portal’s Shipped, submitted its Issued', () => {
  expect(C_FORM_STATUSES.map(({ key, words }) => [words, key])).toEqual([
    ['To be submitted', 'Shipped'],
    ['Submitted', 'Issued'],
  ])
  expect([cFormStatus(undefined), cFormStatus('Issued'), cFormStatus('?')]).toEqual(['Shipped', 'Issued', 'Shipped'])
})
