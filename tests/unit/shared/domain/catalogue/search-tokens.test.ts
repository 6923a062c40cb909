/** The words of a search after correction, each with the reason. */
import { describe, expect, test } from 'vitest'
import { guessed, inLatin, typedToken } from '../../../../../src/shared/domain/catalogue/search-tokens.ts'
import { vocabularyOf } from '../../../../../src/shared/domain/catalogue/search-vocabulary.ts'

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name, count: 1 }))
const vocabulary = vocabularyOf({ Type: named('Romper', 'Feeding Bottle', 'Toothpaste', 'Shoes', 'Sherwani Set') }, [
  'cotton',
])
const read = (typed: string, sure: readonly number[] = []) =>
  guessed(typed.split(' ').map(typedToken), (at) => sure.includes(at), vocabulary).map(({ word, reason }) => [
    word,
    reason,
  ])

describe('a word is read', () => {
  test.each([
    ['rompers', 'romper', undefined],
    ['cott', 'cott', undefined],
    ['xyzzy', 'xyzzy', undefined],
    ['200367', '200367', undefined],
    ['jhoola', 'jhula', 'sound'],
    ['topee', 'topi', 'sound'],
    ['rompar', 'romper', 'slip'],
    ['blu', 'blue', 'beginning'],
    ['paint', 'paint', undefined],
  ])('%s as %s: %s', (typed, word, reason) => {
    expect(read(typed)).toEqual([[word, reason]])
  })

  test('as two that were typed as one', () => {
    expect(read('cottonromper')).toEqual([
      ['cotton', 'joint'],
      ['romper', 'joint'],
    ])
  })

  test('with the next where both are one, misspelt or spelt otherwise', () => {
    expect(read('machar dani')).toEqual([['machhardani', 'sound']])
    expect(read('tooth pest')).toEqual([['toothpaste', 'slip']])
  })

  test('by itself where it can be', () => {
    expect(read('feding botle')).toEqual([
      ['feeding', 'slip'],
      ['bottle', 'slip'],
    ])
  })

  test('as it was typed where it is sure', () => {
    expect(read('rompar jhoola', [0])).toEqual([
      ['rompar', undefined],
      ['jhula', 'sound'],
    ])
  })
})

test.each([
  ['टोपी', 'topi'],
  ['झूले', 'jhula'],
  ['रोमपर', 'romper'],
  ['शेरवानी', 'sherwani'],
  ['romper', 'romper'],
  ['rompar', 'rompar'],
  ['गगन', 'gagan'],
])('%s is %s without a guess', (typed, word) => {
  expect(inLatin(typedToken(typed), vocabulary)).toEqual({ typed, word, reason: undefined })
})
