import { expect, test } from 'vitest'
import { ownFirst, regionOf } from '../../../../../src/shared/domain/content/regions.ts'

const store = (shippingState: string, subregion = '') => ({
  shippingState,
  fcf: { concept: '', signage: '', subregion },
})

test.each([
  ['Maharashtra', '', 'West'],
  ['Tamil Nadu', '', 'South'],
  ['DL', '', 'North'],
  ['19', '', 'East'],
  ['Madhya Pradesh', '', undefined],
  ['somewhere', 'Pune', undefined],
  ['Maharashtra', 'north 2', 'North'],
  ['Maharashtra', 'Northgate', 'West'],
] as const)('a store in %s, subregion “%s”, is in region %s', (state, subregion, region) => {
  expect(regionOf(store(state, subregion))).toBe(region)
})

test('what is for the own region comes first and says so; without one all stays', () => {
  const found = (region: 'West' | undefined) =>
    ownFirst(['North', 'South', 'For the west', 'Westward'], (name) => name, region).map(({ item, isOwn }) => [
      item,
      isOwn,
    ])
  expect(found('West')).toEqual([
    ['For the west', true],
    ['North', false],
    ['South', false],
    ['Westward', false],
  ])
  expect(found(undefined).map(([item]) => item)).toEqual(['North', 'South', 'For the west', 'Westward'])
})
