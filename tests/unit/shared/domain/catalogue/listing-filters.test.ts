import { describe, expect, test } from 'vitest'
import type { FacetChoice, ListingQuery } from '../../../../../src/shared/domain/catalogue/listing.ts'
import {
  CLEARED,
  chipsOf,
  choiceGroups,
  isChosen,
  isReadAsFilters,
  narrowings,
  offeredChoices,
  offeredInSearch,
  searchedFor,
  shownChoices,
  toggled,
  wordsAsTyped,
} from '../../../../../src/shared/domain/catalogue/listing-filters.ts'

const choice = (id: string, name = id, count = 1): FacetChoice => ({ id, name, count })
const unnamed = () => undefined

describe('what is offered', () => {
  test('in the order of priority, and nothing of what has no choices', () => {
    const facets = { categories: [choice('6')], age: [], brands: [choice('8')], prices: [choice('0-250')] }
    expect(offeredChoices(facets, {}, undefined, unnamed).map(({ facet }) => facet)).toEqual([
      'brands',
      'prices',
      'categories',
    ])
  })

  test('ages in the words of the trade, prices and ages upwards', () => {
    const facets = {
      age: [choice('72-1000000', '6 years and more'), choice('101'), choice('24-48'), choice('0-0'), choice('3-6')],
      prices: [choice('500-1000'), choice('0-250')],
    }
    const [prices, age] = offeredChoices(facets, {}, undefined, unnamed)
    expect(prices?.choices.map(({ id }) => id)).toEqual(['0-250', '500-1000'])
    expect(age?.choices.map(({ name }) => name)).toEqual([
      'NewBorn',
      '3 – 6 months',
      '2 – 4 years',
      '6 years and more',
      'Preemie',
    ])
  })

  test.each([
    ['AW26', ['AW26']],
    ['SS26,AW26', ['SS26', 'AW26']],
    [' SS26 ; AW26;;AW26', ['SS26', 'AW26']],
  ])('seasons are those of the season call: %s', (code, ids) => {
    const facets = { seasoncode: [choice('AW26', 'AW26', 7), choice('SS25', 'SS25', 3)] }
    const [season] = offeredChoices(facets, {}, code, unnamed)
    expect(season?.choices.map(({ id }) => id)).toEqual(ids)
    expect(season?.choices.find(({ id }) => id === 'AW26')?.count).toBe(7)
  })

  test('a store without seasons is offered none, for any answer of the call', () => {
    expect(offeredChoices({}, {}, 'AW26', unnamed)).toEqual([])
  })

  test('what is chosen stays to be taken off, by its name', () => {
    const offered = offeredChoices(
      { brands: [choice('8', 'Oaklings')] },
      { brands: ['376'] },
      undefined,
      () => 'Cutewalk',
    )
    expect(chipsOf(offered, { brands: ['376'] })).toEqual([{ facet: 'brands', id: '376', name: 'Cutewalk' }])
  })
})

test('own brands come first, then private labels, then the others; no other facet is parted', () => {
  const choices = [choice('8'), choice('376'), choice('1003216'), choice('621')]
  expect(choiceGroups('brands', choices).map((group) => [group.title, group.choices.map(({ id }) => id)])).toEqual([
    ['Own brands', ['376', '621']],
    ['Private labels', ['1003216']],
    ['Other brands', ['8']],
  ])
  expect(choiceGroups('brands', [choice('8')])).toEqual([{ title: undefined, choices: [choice('8')] }])
  expect(choiceGroups('categories', choices)).toEqual([{ title: undefined, choices }])
})

test('a long facet shows its first, what is chosen, and what is typed', () => {
  const choices = ['Ant', 'Bee', 'Cat', 'Dog'].map((name) => choice(name))
  const shown = (typed: string) =>
    shownChoices(choices, { typed, most: 2, isChosen: (id) => id === 'Dog' }).map(({ id }) => id)
  expect(shown('')).toEqual(['Dog', 'Ant', 'Bee'])
  expect(shown(' CA')).toEqual(['Cat'])
})

test('choices are put on and taken off, and all of them cleared', () => {
  const one = toggled({ brands: ['8'] }, 'brands', '621')
  expect(one).toEqual({ brands: ['8', '621'] })
  expect(toggled(one, 'brands', '8')).toEqual({ brands: ['621'] })
  const query: ListingQuery = { search: 'blue', chosen: one, sets: 'only', whId: 2, sort: 'price' }
  expect(narrowings(query)).toBe(4)
  expect(narrowings({ ...query, ...CLEARED })).toBe(0)
  expect({ ...query, ...CLEARED }).toMatchObject({ search: 'blue', sort: 'price' })
})

test.each([
  ['of which something narrows', { words: '', chosen: { Type: ['8'] } }, ''],
  ['of which words are left', { words: 'red', chosen: {} }, 'red'],
  ['of which nothing is left', { words: '', chosen: { Type: [] } }, 'red frock'],
  ['that nobody has understood', { words: undefined, chosen: {} }, undefined],
])('a search %s is for what it says', (_, { words, chosen }, searched) => {
  expect(searchedFor({ search: 'red frock', words, chosen, sort: 'price' }).words).toBe(searched)
})

test('a choice is chosen within its own facet alone', () => {
  const chosen = { brands: ['8', '52'], Type: ['900'] }
  expect(isChosen(chosen, 'brands', '52')).toBe(true)
  expect(isChosen(chosen, 'brands', '5')).toBe(false)
  expect(isChosen(chosen, 'brands', '900')).toBe(false)
  expect(isChosen(chosen, 'categories', '8')).toBe(false)
})

test('a search is for its words as they were typed; without one there are none to search for', () => {
  expect(wordsAsTyped({ search: 'Rompar  red' })).toEqual({ words: 'Rompar  red' })
  expect(wordsAsTyped({ search: '' })).toEqual({})
})

describe('a search whose words became filters', () => {
  const understood = { words: '', chosen: { subcategories: ['5'] }, instead: [], leftOut: [] }
  const query = { search: 'wipes', words: '', chosen: { subcategories: ['5'] } }
  const offered = [
    { facet: 'brands', choices: [choice('8')] },
    { facet: 'subcategories', choices: [choice('5'), choice('166')] },
  ] as const

  test('offers only the choices of that one filter', () => {
    expect(offeredInSearch(offered, query, understood)).toEqual([
      offered[0],
      { facet: 'subcategories', choices: [choice('5')] },
    ])
  })
  test.each([
    ['with words left', { words: 'baby' }, understood],
    ['not understood yet', {}, undefined],
    ['of several filters', {}, { ...understood, chosen: { subcategories: ['5'], brands: ['8'] } }],
  ])('offers all of them %s', (_, change, meaning) => {
    expect(offeredInSearch(offered, { ...query, ...change }, meaning)).toEqual(offered)
  })
  test.each([
    ['is', {}, {}, true],
    ['isn’t once they are removed', { chosen: {} }, {}, false],
    ['isn’t once it searches as typed', { words: 'wipes' }, {}, false],
    ['isn’t where a correction says so', {}, { instead: ['wips'] }, false],
    ['isn’t where words were left out', {}, { leftOut: ['of'] }, false],
  ])('%s told', (_, change, more, isTold) => {
    expect(isReadAsFilters({ ...query, ...change }, { ...understood, ...more })).toBe(isTold)
    expect(isReadAsFilters({ ...query, ...change }, undefined)).toBe(false)
  })
})

test('the facet in the title isn’t counted as a filter', () => {
  expect(narrowings({ search: '', chosen: { categories: ['6'], brands: ['8'] }, sort: 'price' }, 'categories')).toBe(1)
})
