import { describe, expect, test } from 'vitest'
import { ageKey, ageSpan, readAge, sizeKey } from '../../../../../src/shared/domain/catalogue/age.ts'

describe('an age is read from a text', () => {
  test.each([
    ['0-3 Months', 0, 3],
    ['18-24 M', 18, 24],
    ['2-3 Years', 24, 36],
    ['2 – 4 years', 24, 48],
    ['2Y-3Y', 24, 36],
    ['2 to 3 Yrs', 24, 36],
    ['1.5-2 years', 18, 24],
    ['6 months - 2 years', 6, 24],
    ['6 years 3 months – 6 years 9 months', 75, 81],
    ['3 Years', 36, 36],
    ['New Born', 0, 0],
    ['newborn', 0, 0],
  ])('%s', (text, from, to) => expect(readAge(text)).toEqual({ from, to }))

  test.each(['', 'EU 29', 'M', 'XL', '2-3', '3+ Years', 'Pack of 3', '125 ml', '4-2 Years', '1-2-3 Years'])(
    '%j names none',
    (text) => expect(readAge(text)).toBeUndefined(),
  )
})

test('the age of a product is what its months say, else what is said of it, else its size', () => {
  expect(ageSpan({ size: '0-3 Months', ageFrom: 24, ageTo: 36 }, '4-5 Years')).toEqual({ from: 24, to: 36 })
  expect(ageSpan({ size: '0-3 Months', ageFrom: 24 }, '4-5 Years')).toEqual({ from: 48, to: 60 })
  expect(ageSpan({ size: '0-3 Months' })).toEqual({ from: 0, to: 3 })
  expect(ageSpan({ size: 'EU 29' }, 'EU 29')).toBeUndefined()
})

test('one age and one size have one key however they are written', () => {
  expect(ageKey({ from: 24, to: 36 })).toBe(sizeKey({ size: '2-3 Years' }))
  expect(sizeKey({ size: '18-24 M' })).toBe(sizeKey({ size: '18 - 24 months' }))
  expect(sizeKey({ size: ' eu  29 ' })).toBe(sizeKey({ size: 'EU 29' }))
  expect(sizeKey({ size: 'M' })).not.toBe(sizeKey({ size: 'L' }))
  expect(sizeKey({ size: '', ageFrom: 0, ageTo: 24 })).toBe(ageKey({ from: 0, to: 24 }))
  expect(sizeKey({ size: '' })).toBeUndefined()
})
