import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingParams, readListing } from '../../../../src/renderer/products/listing-address.ts'
import { PHARMACY_PLACES, STORE_PLACES } from '../../../../src/renderer/products/places.ts'
import { bridge } from '../../../../src/shared/bridge.ts'
import { FACETS, LISTING_SORTS, SETS } from '../../../../src/shared/domain/catalogue/listing.ts'
import { WAREHOUSE_TYPES } from '../../../../src/shared/domain/catalogue/product.ts'
import { ruleAt } from '../../../../src/shared/domain/screens.ts'

const read = (text: string, search = '') => readListing(new URLSearchParams(text), search)
const usual = {
  search: '',
  words: undefined,
  chosen: {},
  sets: undefined,
  whId: undefined,
  whType: undefined,
  sort: 'newarrivals',
}

describe('the address of a listing', () => {
  test('newest first and everything, where it says nothing', () => {
    expect(read('')).toEqual(usual)
    expect(listingParams(read(''))).toBe('')
  })

  test('says nothing that this store can’t narrow by, and no type that is no number', () => {
    const params = new URLSearchParams('?seasoncode=AW26&offer=festive&brands=621&Type=abc,7')
    const { chosen } = readListing(params, '', 'newarrivals', ['brands', 'Type'])
    expect(chosen).toEqual({ brands: ['621'], Type: ['7'] })
  })

  test('says what is listed', () => {
    const address =
      '?brands=621&prices=0-250&categories=6,21,6&Type=8&seasoncode=AW26&sets=only&whId=2&whType=DC&sort=price-desc'
    expect(read(address, 'blue')).toEqual({
      search: 'blue',
      chosen: { brands: ['621'], prices: ['0-250'], categories: ['6', '21'], Type: ['8'], seasoncode: ['AW26'] },
      sets: 'only',
      whId: 2,
      whType: 'DC',
      sort: 'price-desc',
    })
  })

  test.each([
    '?categories=',
    '?categories=%20,<b>',
    '?sets=both',
    '?whId=1e9',
    '?whType=dc',
    '?sort=cheapest',
    '?sort=__proto__',
    '?whId=',
    '?ageing=2026-02-01',
    '?ageing=2026-02-01..2026-01-01',
    '?ageing=2026-02-30..2026-13-01',
  ])('what can’t be read counts as not said: %s', (text) => {
    expect(read(text)).toEqual(usual)
  })

  test('is read as it was written', () => {
    const ids = fc.uniqueArray(fc.nat(99_999).map(String), { minLength: 1, maxLength: 5 })
    const query = fc.record({
      search: fc.constant('words'),
      words: fc.option(fc.string({ maxLength: 100 }), { nil: undefined }),
      chosen: fc.record(Object.fromEntries(FACETS.map((facet) => [facet, ids])), { requiredKeys: [] }),
      sets: fc.option(fc.constantFrom(...SETS), { nil: undefined }),
      whId: fc.option(fc.nat(9999), { nil: undefined }),
      whType: fc.option(fc.constantFrom(...WAREHOUSE_TYPES), { nil: undefined }),
      ageing: fc.option(
        fc.constantFrom({ from: '2026-01-31', to: '2026-02-01' }, { from: '2026-02-01', to: '2026-02-01' }),
        {
          nil: undefined,
        },
      ),
      sort: fc.constantFrom(...LISTING_SORTS),
    })
    fc.assert(
      fc.property(query, (one) => {
        expect(read(listingParams(one), one.search)).toEqual(one)
      }),
    )
  })

  test('any text in it results in a valid query', () => {
    const name = fc.constantFrom(...FACETS, 'words', 'sets', 'whId', 'whType', 'ageing', 'sort', 'other')
    const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.nat().map(String))))
    fc.assert(
      fc.property(pairs, fc.string(), (entries, search) => {
        const { words, whId, whType, sets, ageing, chosen, ...query } = read(
          new URLSearchParams(entries.map(([key, value]) => [key, value])).toString(),
          search,
        )
        const state = {
          ...query,
          search: words ?? query.search,
          chosen: Object.fromEntries(Object.entries(chosen).map(([facet, ids]) => [facet, [...ids]])),
          ...(sets !== undefined && { sets }),
          ...(whId !== undefined && { whId }),
          ...(whType !== undefined && { whType }),
          ...(ageing !== undefined && { ageing }),
          page: 1,
          fresh: false,
        }
        expect(bridge['products.list'].ask.safeParse(state).success).toBe(true)
      }),
    )
  })
})

describe.each([
  ['a store', STORE_PLACES],
  ['a pharmacy', PHARMACY_PLACES],
])('the places of %s', (_, places) => {
  test('any search is an address of the search screen', () => {
    const screen = ruleAt(places.search('a'))
    expect(screen?.state).toMatch(/search$/)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const address = places.search(`a${typed}`)
        expect(new URL(address, 'app://portal').pathname).toBe(address)
        expect(ruleAt(address)).toBe(screen)
      }),
    )
  })

  test('search words are letters and digits', () => {
    expect(decodeURIComponent(places.search(' 50% off / ../shoes ')).split('/').at(-1)).toBe('50 off shoes')
    expect(decodeURIComponent(places.search('बेबी टी-शर्ट')).split('/').at(-1)).toBe('बेबी टी शर्ट')
  })

  test('a product and the listing have screens', () => {
    expect(ruleAt(places.product(7))?.title).toBe('Product')
    expect(ruleAt(places.listing)).toBeDefined()
  })
})
