/** The meanings of words, one after the other. */
import { describe, expect, test } from 'vitest'
import { isIdle, segmentsOf } from '../../../../../src/shared/domain/catalogue/search-meaning.ts'
import { vocabularyOf, wordsOf } from '../../../../../src/shared/domain/catalogue/search-vocabulary.ts'

const named = (...names: readonly string[]) => names.map((name) => ({ id: name, name, count: 1 }))
const vocabulary = vocabularyOf(
  {
    Type: named('Romper', 'Feeding Bottle', 'Water Bottle', 'Cot', 'Gel Pen Set', 'Car Seat', 'Ride-on Car'),
    subcategories: named('Ride-ons'),
    categories: named('Footwear'),
    brands: named('Cottonkin'),
  },
  ['cotton', 'xylophone', 'pencil'],
)
const meaningOf = (typed: string, mayBegin = true) =>
  segmentsOf(wordsOf(typed), vocabulary, { mayBegin }).map(({ found }) => found?.meaning?.ids ?? found?.words)

describe('words stand for', () => {
  test.each([
    ['a name', 'romper', [['Romper']]],
    ['a name in another order', 'bottle feeding', [['Feeding Bottle']]],
    ['a name without its joint', 'rideon', [['Ride-ons']]],
    ['a name, though less would be one', 'ride on car', [['Ride-on Car']]],
    ['what others call it', 'dudh ki botal', [['Feeding Bottle']]],
    ['nothing', 'xyzzy', [undefined]],
  ])('%s: %s', (_, typed, ids) => {
    expect(meaningOf(typed, false)).toEqual(ids)
  })

  test.each([
    ['the beginning of a word', 'romp', [['Romper']]],
    ['of a word in a name', 'bott', [['Feeding Bottle', 'Water Bottle']]],
    ['of a name', 'feeding bot', [['Feeding Bottle']]],
    ['of a name that was typed as one word', 'gelpen', [['Gel Pen Set']]],
    ['of a category', 'footw', [['Footwear']]],
    ['of what others call it', 'pushch', [['stroller']]],
    ['of three letters, where only one word begins so', 'xyl', [['xylophone']]],
  ])('%s: %s', (_, typed, ids) => {
    expect(meaningOf(typed)).toEqual(ids)
    expect(meaningOf(typed, false)).not.toEqual(ids)
  })

  test('no beginning that words of products go on from in other ways', () => {
    expect(meaningOf('cott')).toEqual([undefined])
  })

  test('no beginning of three letters in the midst', () => {
    expect(meaningOf('rom cot')).toEqual([undefined, ['Cot']])
    expect(meaningOf('romp cot')).toEqual([['Romper'], ['Cot']])
  })

  test('no beginning where the last word is something itself', () => {
    expect(meaningOf('water car')).toEqual([undefined, ['Ride-on Car']])
  })

  test('names that are begun are told', () => {
    expect(segmentsOf(['bott'], vocabulary, { mayBegin: true })[0]?.found?.prefixes).toEqual([
      'Feeding Bottle',
      'Water Bottle',
    ])
  })
})

test.each([
  ['ki', true],
  ['baby', true],
  ['romper', false],
])('“%s” says nothing: %s', (word, is) => {
  expect(isIdle(word)).toBe(is)
})
