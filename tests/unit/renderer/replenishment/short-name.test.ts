import { expect, test } from 'vitest'
import { shortName } from '../../../../src/renderer/screens/replenishment/short-name.ts'

test.each([
  ['Oaklings Bib', 'Oaklings', 'Bib'],
  ['Oaklings Natural Baby Wipes', 'Oaklings', 'Natural Baby Wipes'],
  ['Oaklings Natural Baby Wipes - Pack of 3', 'Oaklings', 'Pack of 3 Natural…'],
  ['Natural Baby Wipes - Pack of 6', 'Oaklings', 'Pack of 6 Natural…'],
  ['Oaklings Ribbed Jeans - 18-24 Months - Coral', 'Oaklings', '18-24 Months Ribbed…'],
  ['Oaklingsbabywipeswithaloe', 'Oaklings', 'Oaklingsbabywipesw…'],
  ['Bib', '', 'Bib'],
])('“%s” of %s is “%s”', (name, brand, short) => {
  expect(shortName(name, brand)).toBe(short)
})
