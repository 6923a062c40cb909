import { expect, it } from 'vitest'
import { asSentence } from '../../../src/shared/text.ts'

it.each([
  ['Server down', 'Server down.'],
  [' It is packed. ', 'It is packed.'],
  ['Is it?', 'Is it?'],
  ['Wait…', 'Wait…'],
  ['', ''],
])('a portal’s words stand as a sentence of their own: %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence)
})
