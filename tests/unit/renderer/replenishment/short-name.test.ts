import { expect, test } from 'vitest'
import { shortName } from '../../../../src/renderer/screens/replenishment/short-name.ts'

test.each([
  ['Oaklings Bib', 'Oaklings', 'Bib'],
  ['Oaklings Natural Baby Wipes', 'Oaklings', 'Natural Baby…'],
  ['Natural Baby Wipes', 'Oaklings', 'Natural Baby…'],
  ['Oaklingsbabywipes', 'Oaklings', 'Oaklingsbabyw…'],
  ['Bib', '', 'Bib'],
  ['oaklings Wetness-indicating wipes', 'Oaklings', 'Wetness-indic…'],
])('“%s” of %s is “%s”', (name, brand, short) => {
  expect(shortName(name, brand)).toBe(short)
})
