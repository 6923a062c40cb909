import { describe, expect, test } from 'vitest'
import {
  allCartTypesOf,
  CART_KINDS,
  CART_TYPES,
  cartAddress,
  countsIn,
  eachCart,
  isClosedWhileActing,
  PROPOSED_CARTS,
  proposedAt,
  proposedCart,
  WHOLE_CARTS,
} from '../../../../../src/shared/domain/carts/cart-kinds.ts'
import { SCREENS, type ScreenName } from '../../../../../src/shared/domain/screens.ts'

const usual = { isApparels: false, isApparelsstoreCart: false }
const apparel = { isApparels: true, isApparelsstoreCart: true }

describe('every cart of a store', () => {
  test.each([
    ['a store', usual, ['all']],
    ['a store with AFS', { ...usual, enableAFS: true }, ['all', 'afs']],
    ['a store with CAR', { ...usual, enablecar: true, enableAFS: false }, ['all', 'car']],
    ['a store with both', { ...usual, enablecar: true, enableAFS: true }, ['all', 'afs', 'car']],
    ['an apparel store', apparel, ['apparel', 'nonapparel']],
    ['an apparel store with AFS', { ...apparel, enableAFS: true }, ['apparel', 'nonapparel', 'afs']],
  ])('%s', (_who, store, carts) => {
    expect(allCartTypesOf(store)).toEqual(carts)
  })
})

test('a cart that the portal fills is known by its kind and by its screen, one filled by hand by neither', () => {
  expect(CART_TYPES.flatMap((cartType) => proposedCart(cartType) ?? [])).toEqual(PROPOSED_CARTS)
  expect(PROPOSED_CARTS.map((kind) => proposedAt(CART_KINDS[kind].screen))).toEqual(PROPOSED_CARTS)
  expect(proposedAt(CART_KINDS.all.screen)).toBeUndefined()
  expect(PROPOSED_CARTS.every((kind) => !CART_KINDS[kind].isByHand)).toBe(true)
})

test('each cart has something of its own', () => {
  expect(eachCart((cartType) => CART_KINDS[cartType].capacity)).toEqual({
    all: 500,
    apparel: 500,
    nonapparel: 500,
    afs: 1000,
    car: 1000,
  })
})

test('the portal counts the two carts of an apparel store, each by its own name', () => {
  expect(countsIn({ apparelCount: 12, nonapparelCount: 34 })).toEqual({ apparel: 12, nonapparel: 34 })
})

test('reviews and reasons stand in carts that the portal fills, GST and gap in those filled by hand', () => {
  expect(
    eachCart((cartType) =>
      CART_KINDS[cartType].columns.filter((key) => /^(review|reason|least|sold|cover)$/.test(key)),
    ),
  ).toEqual({
    all: [],
    apparel: [],
    nonapparel: [],
    afs: ['review', 'reason', 'sold', 'cover', 'least'],
    // Sales of another store aren't shown to any user.
    car: ['review', 'reason', 'least'],
  })
  expect(eachCart((cartType) => CART_KINDS[cartType].columns.filter((key) => /^(gst|gap)$/.test(key)))).toEqual({
    all: ['gst', 'gap'],
    apparel: ['gst', 'gap'],
    nonapparel: ['gst', 'gap'],
    afs: [],
    car: [],
  })
})

test('clothes belong in the apparel cart, all else beside it; other carts take both', () => {
  const clothes = { category: { id: 6, name: 'Clothes' } }
  const toys = { category: { id: 9, name: 'Toys' } }
  expect(eachCart((cartType) => [CART_KINDS[cartType].takes(clothes), CART_KINDS[cartType].takes(toys)])).toEqual({
    all: [true, true],
    apparel: [true, false],
    nonapparel: [false, true],
    afs: [true, true],
    car: [true, true],
  })
})

test.each([
  ['all', true, false, true, 'cart', 4],
  ['apparel', true, false, false, 'cart', 4],
  ['nonapparel', true, false, false, 'cart', 4],
  ['afs', false, false, false, 'afs', 0],
  ['car', false, true, false, 'car', 0],
] as const)(
  'the cart "%s" is filled by hand: %s, comes in parts: %s, counts its own lines: %s, is shown on %s, has %i ways of filling it',
  (cartType, isByHand, inParts, countsItself, screen, ways) => {
    const kind = CART_KINDS[cartType]
    expect(kind).toMatchObject({ isByHand, inParts, countsItself, screen })
    expect(kind.ways).toHaveLength(ways)
  },
)

test('a product that doesn’t belong in one cart of an apparel store belongs in its other', () => {
  expect(eachCart((cartType) => CART_KINDS[cartType].beside)).toEqual({
    all: undefined,
    apparel: 'nonapparel',
    nonapparel: 'apparel',
    afs: undefined,
    car: undefined,
  })
})

test('a cart that is filled by hand is opened by its kind', () => {
  expect(cartAddress('apparel')).toBe('/checkout?cart=apparel')
  expect(cartAddress('afs')).toBe('/afs')
})

test('while staff act for a store every screen of a cart of their own is closed; one that is served for a chosen store isn’t', () => {
  const closed = (Object.keys(SCREENS) as readonly ScreenName[]).filter(isClosedWhileActing)
  expect(closed).toEqual(expect.arrayContaining(WHOLE_CARTS.map((cartType) => CART_KINDS[cartType].screen)))
  expect(closed.toSorted()).toEqual(['afs', 'cart'])
})
