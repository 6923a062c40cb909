import { expect, it } from 'vitest'
import { asSentence, beyondName, joinedSentences, withSizes } from '../../../src/shared/text.ts'

it.each([
  ['Server down', 'Server down.'],
  [' It is packed. ', 'It is packed.'],
  ['Is it?', 'Is it?'],
  ['Wait…', 'Wait…'],
  ['', ''],
])('a portal’s words stand as a sentence of their own: %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence)
})

it.each([
  ['Tiny Toran Shirt - 2-3 Years - Baby Pink', 'Tiny Toran Shirt, baby pink. Clothes, shirts.', 'Clothes, shirts.'],
  ['Story Book', 'Story Book', ''],
  ['Soft Toy', 'Soft cotton, washable.', 'Soft cotton, washable.'],
  ['Soft Toy', 'Made of soft cotton.', 'Made of soft cotton.'],
  ['', ' Washable. ', 'Washable.'],
  ['Soft Toy', '', ''],
])('of %j the description %j says %j', (name, description, beyond) => {
  expect(beyondName(name, description)).toBe(beyond)
})

it('sentences stand one after the other, as far as there are any', () => {
  expect(joinedSentences('It was sent.', undefined, 'Look again.')).toBe('It was sent. Look again.')
  expect(joinedSentences(undefined)).toBeUndefined()
})

it.each([
  ['Tiny Toran Romper - 7-8 Years - Turquoise', ['7-8 Years']],
  ['Shoes 2.5-3, 0–3 Months', ['2.5-3', '0–3 Months']],
  ['LD-260816-5-7001 of PO-41117-T', []],
  ['C-Form 2026-27', []],
  ['', []],
])('the sizes in %j are parts of their own', (text, sizes) => {
  const parts = withSizes(text)
  expect(parts.join('')).toBe(text)
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(sizes)
})
