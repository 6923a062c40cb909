import { describe, expect, test } from 'vitest'
import {
  isKnownWord,
  joined,
  keyOf,
  knownFrom,
  nearestChoices,
  singular,
  vocabularyOf,
  wordsOf,
} from '../../../../../src/shared/domain/catalogue/search-vocabulary.ts'

const choices = (...names: readonly (readonly [id: string, name: string])[]) =>
  names.map(([id, name]) => ({ id, name, count: 1 }))
const vocabulary = vocabularyOf(
  {
    Type: choices(['1', 'Feeding Bottle'], ['2', 'Water Bottle'], ['3', 'Romper'], ['4', 'Rompers']),
    subcategories: choices(['20', 'Onesies & Rompers'], ['21', 'Lunch Boxes and Bottles']),
    categories: choices(['30', 'Romper'], ['31', 'Vest Pack of 3']),
    brands: choices(['40', 'Cutewalk 24']),
  },
  ['ribbed', '250ml'],
)

describe('a word in the singular', () => {
  test.each([
    ['Bottles', 'bottle'],
    ['dress', 'dress'],
    ['dresses', 'dress'],
    ['boxes', 'box'],
    ['watches', 'watch'],
    ['brushes', 'brush'],
    ['onesies', 'onesy'],
    ['onesie', 'onesy'],
    ['nappies', 'nappy'],
    ['bus', 'bus'],
    ['toys', 'toy'],
    ['RED', 'red'],
  ])('of %s is %s', (word, one) => {
    expect(singular(word)).toBe(one)
  })
})

test.each([
  ['Onesies & Rompers', ['onesy', 'romper'], 'onesyromper'],
  ['Lunch-Boxes', ['lunch', 'box'], 'lunchbox'],
  ['Vest Pack of 3', ['vest', 'pack', 'of', '3'], 'vest'],
  ['दूध की बोतल', ['दूध', 'की', 'बोतल'], 'दूधकीबोतल'],
  ['', [], ''],
])('“%s” has the words %j, and is looked up by “%s”', (text, words, key) => {
  expect(wordsOf(text)).toEqual(words)
  expect(keyOf(text)).toBe(key)
})

describe('a name is found', () => {
  test('as a whole: all choices of the narrowest facet that are called so', () => {
    expect(vocabulary.names.get('feedingbottle')).toEqual({ facet: 'Type', ids: ['1'] })
    expect(vocabulary.names.get('romper')).toEqual({ facet: 'Type', ids: ['3', '4'] })
    expect(vocabulary.names.get('vest')).toEqual({ facet: 'categories', ids: ['31'] })
    expect(vocabulary.names.get('bottle')).toBeUndefined()
  })
  test('by a part that it joins', () => {
    expect(vocabulary.parts.get('onesy')).toEqual({ facet: 'subcategories', ids: ['20'] })
    expect(vocabulary.parts.get('lunchbox')).toEqual({ facet: 'subcategories', ids: ['21'] })
  })
  test('by the last of its words, types apart from wider names; a brand isn’t', () => {
    expect(vocabulary.kinds.get('bottle')).toEqual({ facet: 'Type', ids: ['1', '2'] })
    expect(vocabulary.kinds.get('romper')).toBeUndefined()
    expect(vocabulary.wideKinds.get('bottle')).toEqual({ facet: 'subcategories', ids: ['21'] })
    expect(vocabulary.wideKinds.get('24')).toBeUndefined()
  })
})

test.each([
  [['t', 'shirt'], 'tshirt'],
  [['ride', 'ons'], 'rideon'],
  [['romper'], 'romper'],
  [[], ''],
])('%j without joints is “%s”', (words, key) => {
  expect(joined(words)).toBe(key)
})

test.each([
  ['rom', ['romper']],
  ['botl', []],
  ['bott', ['bottle']],
  ['zzz', []],
])('words that begin with “%s” are %j', (beginning, words) => {
  expect(knownFrom(beginning, vocabulary)).toEqual(words)
})

describe('a word is known', () => {
  test.each([
    ['bottle', true],
    ['Bottles', true],
    ['feedingbottle', true],
    ['ribbed', true],
    ['250ml', true],
    ['99', true],
    ['striped', false],
  ])('%s: %s', (word, is) => {
    expect(isKnownWord(word, vocabulary)).toBe(is)
  })
  test('but numbers aren’t kept among those to spell by', () => {
    expect([...vocabulary.known].filter((word) => /\d/.test(word))).toEqual([])
  })
})

describe('near to what is typed', () => {
  const near = (typed: string, most = 9) => nearestChoices(typed, vocabulary, most).map(({ id }) => id)

  test('is what begins alike, or is meant by a slip', () => {
    expect(near('rompx')).toEqual(['3', '4', '20', '30'])
    expect(near('botle')).toEqual(['1', '2', '21'])
    expect(near('feed')).toEqual(['1'])
  })
  test('is nothing of words of fewer than four letters', () => {
    expect(near('rom')).toEqual([])
  })
  test('is no more than is asked for', () => {
    expect(near('rompx', 2)).toEqual(['3', '4'])
  })
})
