import { expect, test } from 'vitest'
import { isNamedBy, nameBeside, nameEnd, nameParts } from '../../../../../src/shared/domain/catalogue/product-name.ts'

const JEANS = 'Babyhug Denim Jeans - 2-3 Years - Blue'

test.each([
  [JEANS, ['2-3 years', 'Blue'], 'Babyhug Denim Jeans'],
  [JEANS, ['2-3 Years', undefined], 'Babyhug Denim Jeans - Blue'],
  [JEANS, [], JEANS],
  ['Blue', ['Blue'], 'Blue'],
  ['T-Shirt - Pack of 3', ['Pack of 2'], 'T-Shirt - Pack of 3'],
])('%s beside %j is %s', (name, shown, beside) => {
  expect(nameBeside(name, shown)).toBe(beside)
})

test('a title and an end are the whole name', () => {
  expect(nameEnd(JEANS)).toEqual({ title: 'Babyhug Denim Jeans', end: ' - 2-3 Years - Blue' })
  expect(nameEnd('T-Shirt')).toEqual({ title: 'T-Shirt', end: '' })
})

test('a name is its title and its variant', () => {
  expect(nameParts({ name: JEANS })).toEqual({ title: 'Babyhug Denim Jeans', variant: '2-3 Years · Blue' })
  expect(nameParts({ name: 'T-Shirt' })).toEqual({ title: 'T-Shirt', variant: '' })
})

test('a brand that the title begins with isn’t said again', () => {
  expect(isNamedBy(JEANS, 'babyhug')).toBe(true)
  expect(isNamedBy(JEANS, 'Baby')).toBe(false)
  expect(nameParts({ name: JEANS, brand: { name: 'BABYHUG' } }).variant).toBe('2-3 Years · Blue')
  expect(nameParts({ name: JEANS, brand: { name: 'Pine Kids' } }).variant).toBe('Pine Kids · 2-3 Years · Blue')
})

test('a size or colour that the name lacks is beside it, one that it has is written once', () => {
  expect(nameParts({ name: JEANS, size: '2-3 YEARS', color: 'Blue' }).variant).toBe('2-3 Years · Blue')
  expect(nameParts({ name: 'Denim Jeans', size: '2-3 Years', color: 'Blue' }).variant).toBe('2-3 Years · Blue')
  expect(nameParts({ name: 'Blue', color: 'Blue' })).toEqual({ title: 'Blue', variant: '' })
})
