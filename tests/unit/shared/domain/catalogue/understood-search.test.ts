/** The meaning of a search, by example and by property. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Facets } from '../../../../../src/shared/domain/catalogue/listing.ts'
import { hasAsWords } from '../../../../../src/shared/domain/catalogue/search-text.ts'
import { nearestChoices, singular, vocabularyOf } from '../../../../../src/shared/domain/catalogue/search-vocabulary.ts'
import {
  asTyped,
  inNames,
  readingsOf,
  understandSearch,
} from '../../../../../src/shared/domain/catalogue/understood-search.ts'

const choices = (...names: readonly (readonly [id: string, name: string])[]) =>
  names.map(([id, name]) => ({ id, name, count: 1 }))
const FACETS: Facets = {
  brands: choices(['621', 'Babyhug'], ['376', 'Cutewalk']),
  categories: choices(['6', 'Clothes'], ['21', 'Footwear'], ['7', 'Toys']),
  subcategories: choices(['166', 'Onesies & Rompers'], ['251', 'Feeding Bottles'], ['352', 'Lunch Boxes & Bottles']),
  Type: choices(
    ['1660', 'Romper'],
    ['1661', 'Onesie'],
    ['2510', 'Feeding Bottle'],
    ['3521', 'Water Bottle'],
    ['1740', 'Vest Pack of 3'],
  ),
}
const words = vocabularyOf(FACETS, ['ribbed', 'red', 'embroidered'])
const understand = (typed: string) => understandSearch(typed, words)

/** Any text, and letters with punctuation between, which may begin names by chance. */
const ANY_TEXT = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...'abefowrt -!.'), maxLength: 12 }),
)

describe('a search', () => {
  it.each([
    ['Rompers', { Type: ['1660'] }, ''],
    ['feeding bottles', { Type: ['2510'] }, ''],
    ['feedingbottle', { Type: ['2510'] }, ''],
    ['bottle', { Type: ['2510', '3521'] }, ''],
    ['lunch box', { subcategories: ['352'] }, ''],
    ['shoes', { categories: ['21'] }, ''],
    ['dudh ki bottle', { Type: ['2510'] }, ''],
    ['baby hug romper for baby', { brands: ['621'], Type: ['1660'] }, ''],
    ['red romper', { Type: ['1660'] }, 'red'],
    ['romper 0-3m', { Type: ['1660'] }, '0-3 months'],
    ['romper 0 3 months', { Type: ['1660'] }, '0-3 months'],
    ['feeding bottle 240ML', { Type: ['2510'] }, '240 ml'],
    ['vest', { Type: ['1740'] }, ''],
    ['lal romper', { Type: ['1660'] }, 'red'],
    ['something else', {}, 'something else'],
    ['baby', {}, 'baby'],
  ])('for “%s” is narrowed, and the rest is searched for', (typed, chosen, left) => {
    expect(understand(typed)).toEqual({ chosen, words: left, instead: [] })
  })

  it.each([
    ['rompar', 'romper'],
    ['feding botle', 'feeding', 'bottle'],
    ['babyhugg', 'babyhug'],
    ['rompers blu', 'blue'],
    ['embroiderd', 'embroidered'],
  ])('for “%s” is read as it is spelt', (typed, ...read) => {
    expect(understand(typed).instead.map((one) => one.read)).toEqual(read)
  })

  it.each([
    ['romper for baby', 'a name', ''],
    ['best red', 'a word', 'red'],
    ['baby 250ml', 'a measure', '250 ml'],
  ])('for “%s” leaves out the words that say nothing, once %s is understood', (typed, _what, left) => {
    expect(understand(typed).words).toBe(left)
  })

  it.each(['200367', '20036', 'ab1234', 'xy', 'wa', 'o n', 'f b'])(
    'never guesses a number or what is too short: “%s”',
    (typed) => {
      expect(understand(typed)).toEqual({ chosen: {}, words: typed, instead: [] })
    },
  )

  test('of any text is understood, and leaves no word out but idle ones where nothing is narrowed', () => {
    fc.assert(
      fc.property(ANY_TEXT, (typed) => {
        const { chosen, words: left, instead } = understand(typed)
        const inWords = typed.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
        const isSearched = left !== '' || Object.keys(chosen).length > 0
        expect(isSearched || !/[\p{L}\p{N}]/u.test(typed)).toBe(true)
        expect(instead.every(({ typed: one }) => inWords.includes(one))).toBe(true)
      }),
    )
  })

  test('of every name that the portal has finds it, in any case', () => {
    for (const [facet, all] of Object.entries(FACETS)) {
      for (const { id, name } of all) {
        const found = [understand(name), understand(name.toUpperCase())].map(({ chosen }) => Object.entries(chosen))
        const isWide = facet === 'subcategories' && found.every((one) => one.some(([by]) => by === 'Type'))
        expect(isWide || found.every((one) => one.some(([by, ids]) => by === facet && ids.includes(id))), name).toBe(
          true,
        )
      }
    }
  })
})

test.each([
  ['frocks', 'frock'],
  ['dresses', 'dress'],
  ['dress', 'dress'],
  ['nappies', 'nappy'],
  ['onesies', singular('onesie')],
  ['boxes', 'box'],
  ['bus', 'bus'],
  ['jeans', 'jean'],
])('%s is one %s', (word, one) => expect(singular(word)).toBe(one))

test('a measure is searched for or left out as a whole', () => {
  const read = readingsOf('romper xyzzy 250ml', words).map(({ words: left, leftOut }) => [left, leftOut])
  expect(read.slice(2)).toEqual([
    ['250 ml', ['xyzzy']],
    ['', ['xyzzy', '250 ml']],
  ])
})

test('a search is read whole first, then as typed, then without the unknown words, then by its names alone', () => {
  const read = readingsOf('red romper xyzzy', words).map(({ chosen, words: left, leftOut }) => ({
    chosen,
    left,
    leftOut,
  }))
  expect(read).toEqual([
    { chosen: { Type: ['1660'] }, left: 'red xyzzy', leftOut: [] },
    { chosen: {}, left: 'red romper xyzzy', leftOut: [] },
    { chosen: { Type: ['1660'] }, left: 'red', leftOut: ['xyzzy'] },
    { chosen: { Type: ['1660'] }, left: '', leftOut: ['red', 'xyzzy'] },
  ])
})

test('what is only begun gives up no other word', () => {
  expect(readingsOf('xyzzy rom', words).filter(({ leftOut }) => leftOut.length > 0)).toEqual([])
  expect(readingsOf('xyzzy romper', words).filter(({ leftOut }) => leftOut.length > 0)).not.toEqual([])
})

test('words are read as they were typed before any is guessed', () => {
  expect(readingsOf('rompar', words).map(({ words: left, chosen, instead }) => [left, chosen, instead.length])).toEqual(
    [
      ['rompar', {}, 0],
      ['', { Type: ['1660'] }, 1],
    ],
  )
})

test.each([
  ['feeding bot', 'feeding bot', 'Feeding Bottle', 'beginning'],
  ['jooti', 'jooti', 'juti', 'sound'],
  ['waterbotle', 'waterbotle', 'Water Bottle', 'slip'],
])('what “%s” is read as is told: “%s” as “%s”, by its %s', (typed, shown, read, reason) => {
  expect(understand(typed).instead).toEqual([{ typed: shown, read, reason }])
})

test('an id has no leading zeros; a short number keeps them', () => {
  expect(understand('romper 000200367 007')).toMatchObject({ chosen: { Type: ['1660'] }, words: '200367 007' })
})

test.each([
  ['Embroidered Frock - White', 'red', false],
  ['Embroidered Frock - Red', 'red', true],
  ['Ribbed Shirt', 'bed', false],
  ['Embroidered Frock', 'embro', true],
  ['Reduced Set', 'red', false],
  ['Feeding Bottle - 240 ml', '240 ml', true],
  ['Feeding Bottle - 1240 ml', '240 ml', false],
  ['T-Shirt', 't shirt', true],
  ['Romper', 'known to the portal alone', true],
])('“%s” is meant by “%s”: %s', (name, searched, isFound) => expect(hasAsWords(name, searched)).toBe(isFound))

test('what finds nothing leads to what is nearest', () => {
  expect(nearestChoices('romperzz xl', words, 2).map(({ name }) => name)).toEqual(['Romper', 'Onesies & Rompers'])
  expect(nearestChoices('12 34', words, 2)).toEqual([])
})

test('a search that isn’t understood narrows nothing and leaves nothing out', () => {
  expect(asTyped('rompar 0-3m')).toEqual({ chosen: {}, words: 'rompar 0-3m', instead: [], leftOut: [] })
})

describe('a search in the words of names', () => {
  it.each([
    ['shoes', 'Footwear'],
    ['lal rompers', 'Romper red'],
    ['baby hug shoes', 'Footwear Babyhug'],
    ['rompar', 'Romper'],
    ['bottle', 'Feeding Bottle'],
    ['feeding bot', 'Feeding Bottle'],
    ['रोमपर', 'Romper'],
    ['दूध की बोतल', 'Feeding Bottle'],
  ])('“%s” is “%s”', (typed, read) => {
    expect(inNames(typed, words)).toBe(read)
  })
  it.each(['Feeding bottles', 'romper', 'something else'])('“%s” is what was typed', (typed) => {
    expect(inNames(typed, words)).toBeUndefined()
  })
})
