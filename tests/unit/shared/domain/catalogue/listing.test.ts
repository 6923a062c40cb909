import { describe, expect, test } from 'vitest'
import {
  arsSort,
  FACETS,
  facetsOf,
  LISTING_SORTS,
  refuseAgeing,
  requestedSellers,
} from '../../../../../src/shared/domain/catalogue/listing.ts'
import { BHAMBOLI, mapping, PUNE, STOCKIST, store } from '../../../../support/builders.ts'

test('My ARS has names of its own for new arrivals and best sellers', () => {
  expect(LISTING_SORTS.map(arsSort)).toEqual([
    'arsnewarrivals',
    'arsbestseller',
    'price',
    'price-desc',
    'name',
    'name-desc',
  ])
})

describe('a store can narrow by', () => {
  const facets = (concept: string, offer: string) => facetsOf(store({ fcf: { ...store().fcf, concept }, offer }))
  const without = (...left: readonly string[]) => FACETS.filter((facet) => !left.includes(facet))

  test.each([
    ['FOFO', '', without('seasoncode', 'offer')],
    ['FOFO', 'B2B', without('seasoncode')],
    ['FCCOCO', '', without('offer')],
    ['BBBHCOCO', 'B2B', [...FACETS]],
  ])('as %s with the offer "%s": %j', (concept, offer, expected) => {
    expect(facets(concept, offer)).toEqual(expected)
  })
})

describe('days of ageing', () => {
  test.each([
    [undefined, undefined, undefined],
    ['2026-04-01', '2026-04-30', undefined],
    ['2026-04-01', '2026-04-01', undefined],
    ['2026-04-02', '2026-04-01', 'historyReversed'],
    ['2026-04-01', undefined, 'arsAgeingDays'],
    [undefined, '2026-04-01', 'arsAgeingDays'],
  ])('from %s to %s: %s', (from, to, key) => {
    expect(refuseAgeing({ from, to })).toBe(key)
  })
})

describe('a listing asks about', () => {
  const sellers = [
    mapping(),
    mapping({ whID: STOCKIST, whType: 'Stockist' }),
    mapping({ whID: BHAMBOLI }),
    mapping({ whID: BHAMBOLI, whType: 'DC' }),
  ]
  test.each([
    ['every seller', {}, sellers],
    ['one warehouse', { whId: PUNE }, sellers.slice(0, 1)],
    ['one kind of seller', { whType: 'Warehouse' as const }, [sellers[0], sellers[2]]],
    ['one kind at one place', { whId: BHAMBOLI, whType: 'DC' as const }, sellers.slice(3)],
    ['nobody, where the kind is another', { whId: PUNE, whType: 'DC' as const }, []],
  ])('%s', (_whom, query, expected) => {
    expect(requestedSellers(sellers, query)).toEqual(expected)
  })
})
