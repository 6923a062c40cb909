import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingParams, readListing } from '../../../../src/renderer/products/listing-address.ts'
import { PHARMACY_PLACES, STORE_PLACES } from '../../../../src/renderer/products/places.ts'
import { bridge } from '../../../../src/shared/bridge.ts'
import { LISTING_SORTS } from '../../../../src/shared/domain/listing.ts'
import { WAREHOUSE_TYPES } from '../../../../src/shared/domain/product.ts'
import { ruleAt } from '../../../../src/shared/domain/screens.ts'

const read = (said: string, search = '') => readListing(new URLSearchParams(said), search)
const usual = { search: '', categories: [], subcategories: [], whId: undefined, whType: undefined, sort: 'newarrivals' }

describe('the address of a listing', () => {
  test('newest first and everything, where it says nothing', () => {
    expect(read('')).toEqual(usual)
    expect(listingParams(read(''))).toBe('')
  })

  test('says what is listed', () => {
    expect(read('?categories=6,21&subcategories=65&whId=2&whType=DC&sort=price-desc', 'blue')).toEqual({
      search: 'blue',
      categories: [6, 21],
      subcategories: [65],
      whId: 2,
      whType: 'DC',
      sort: 'price-desc',
    })
  })

  test.each(['?categories=x', '?categories=-1', '?whId=1e9', '?whType=dc', '?sort=name', '?sort=__proto__', '?whId='])(
    'what can’t be read counts as not said: %s',
    (said) => {
      expect(read(said)).toEqual(usual)
    },
  )

  test('is read as it was written', () => {
    const ids = fc.uniqueArray(fc.nat(99_999), { maxLength: 5 })
    const query = fc.record({
      search: fc.constant('words'),
      categories: ids,
      subcategories: ids,
      whId: fc.option(fc.nat(9999), { nil: undefined }),
      whType: fc.option(fc.constantFrom(...WAREHOUSE_TYPES), { nil: undefined }),
      sort: fc.constantFrom(...LISTING_SORTS),
    })
    fc.assert(
      fc.property(query, (one) => {
        expect(read(listingParams(one), one.search)).toEqual(one)
      }),
    )
  })

  test('whatever it says is something that may be asked for', () => {
    const name = fc.constantFrom('categories', 'subcategories', 'whId', 'whType', 'sort', 'other')
    const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.nat().map(String))))
    fc.assert(
      fc.property(pairs, fc.string(), (said, search) => {
        const { whId, whType, ...query } = read(
          new URLSearchParams(said.map(([key, value]) => [key, value])).toString(),
          search,
        )
        const asked = {
          ...query,
          ...(whId !== undefined && { whId }),
          ...(whType !== undefined && { whType }),
          page: 1,
          fresh: false,
        }
        expect(bridge['products.list'].ask.safeParse(asked).success).toBe(true)
      }),
    )
  })
})

describe.each([
  ['a store', STORE_PLACES],
  ['a pharmacy', PHARMACY_PLACES],
])('the places of %s', (_, places) => {
  test('whatever is searched for is an address of the search screen', () => {
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
