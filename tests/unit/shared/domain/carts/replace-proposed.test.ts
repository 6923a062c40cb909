import { describe, expect, test } from 'vitest'
import {
  areOfOneKind,
  hasEnough,
  idsOf,
  isShortOf,
  missingToReplace,
  movedToOtherParts,
  offersIn,
  offersWords,
  type Pair,
  pairUp,
  placesIn,
  placesInFirst,
  type Replaceable,
  type Replaced,
  replaceAsk,
  replacingPieces,
  stockWords,
  unitsToReplace,
  unknownOf,
} from '../../../../../src/shared/domain/carts/replace-proposed.ts'
import type { Product } from '../../../../../src/shared/domain/catalogue/product.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, Proposal } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { line, product, supply } from '../../../../support/builders.ts'

const proposalOf = (more: Partial<Proposal>): Proposal => ({
  replenishmenttype: 'bestSeller',
  isParent: true,
  isSet: false,
  Age: '2-3 Years',
  priceRange: '0-500',
  ...more,
})
const clothes = { id: 6, name: 'Clothes' }
/** Without its own age: the age from its size. */
const noMonths = { ageFrom: undefined, ageTo: undefined }
const proposed = (id: number, qty: number, more: Partial<Proposal> = {}, parent = `${id}`): CartLine => ({
  ...line(id, qty, { parent }),
  proposal: proposalOf(more),
})
const kurta = (id: number, more: Partial<Product> = {}) =>
  product({ id, category: clothes, gender: 'Boy', size: '2-3 Years', ageFrom: 24, ageTo: 36, groupID: id, ...more })
const romper = (id: number, size: string, more: Partial<Product> = {}) =>
  product({ id, category: clothes, groupID: 9, gender: 'Boy', size, ...noMonths, ...more })

const SIZES = ['18-24 Months', '2-3 Years', '3-4 Years'] as const
const setOf = (parent: string, from: number, sizes: readonly string[] = SIZES) => ({
  lines: sizes.map((_, at) => proposed(from + at, 1, { isSet: true, Age: sizes[at] ?? '' }, parent)),
  products: sizes.map((size, at) => romper(from + at, size)),
})
const set = setOf('9^Red', 1)
const cart = priceCart(
  [...set.lines, proposed(1001, 4, { categoryQty: 6 }), proposed(1002, 12)],
  supply({ products: [...set.products, kurta(1001), kurta(1002)] }),
)
const unitsOf = (...ids: readonly number[]) => unitsToReplace(cart.lines, ids)
/** A unit to replace, with the portal's and its product's data. */
const unitOf = (product: Product, more: Partial<Proposal> = {}, qty = 1): Replaced => {
  const [unit] = unitsToReplace(priceCart([proposed(product.id, qty, more)], supply({ products: [product] })).lines, [
    product.id,
  ])
  if (unit === undefined) throw new Error('Nothing goes')
  return unit
}
const one = (product: Product): Replaceable => ({ key: String(product.id), products: [product] })
const keys = (found: readonly Replaceable[]) => found.map(({ key, products }) => [key, products.map(({ id }) => id)])
const plenty = () => 100

describe('what is replaced', () => {
  test('of a set all sizes go together; every other line is separate, and stays unless it is ticked', () => {
    expect(unitsOf(2, 1001).map(({ key, products }) => [key, products.length])).toEqual([
      ['9^Red', 3],
      ['1001', 1],
    ])
    expect(unitsOf(1001).map(({ key }) => key)).toEqual(['1001'])
    expect(unitsOf()).toEqual([])
    expect(idsOf(unitsOf(2, 1001))).toEqual([1, 2, 3, 1001])
  })
  test('a line that the catalogue doesn’t know stays, and with one size of it a whole set', () => {
    const { lines } = priceCart([...set.lines, proposed(1001, 4)], supply({ products: set.products.slice(1) }))
    expect(unitsToReplace(lines, [1, 1001])).toEqual([])
  })
  test('together, only what stands under one grouping key', () => {
    expect(areOfOneKind(unitsOf(1), 'Babyhug')).toBe(true)
    expect(areOfOneKind(unitsOf(1001, 1002), 'Babyhug')).toBe(true)
    expect(areOfOneKind(unitsOf(1, 1001), 'Babyhug')).toBe(false)
  })
  test('in pieces: the line’s, no fewer than its category has; a set has one of each size', () => {
    expect(cart.lines.map(replacingPieces)).toEqual([1, 1, 1, 6, 12])
  })
})

describe('one product takes the place of a line', () => {
  test.each<[string, Partial<Product>, boolean]>([
    ['of the same kind', {}, true],
    ['whose gender is another word for it', { gender: ' boys ' }, true],
    ['whose size says its age', { ...noMonths, size: '24-36 M' }, true],
    ['of another subcategory', { subcategory: { id: 91, name: 'Shirts' } }, false],
    ['of another type', { type: { id: 901, name: 'Shirt' } }, false],
    ['for girls', { gender: 'Girl' }, false],
    ['for both', { gender: 'Unisex' }, false],
    ['that doesn’t say for whom', { gender: '' }, false],
    ['of another age', { ageFrom: 36, ageTo: 48 }, false],
    ['whose age only overlaps', { ageFrom: 24, ageTo: 48 }, false],
    ['that doesn’t say its age', { ...noMonths, size: 'M' }, false],
    ['that says half of its age', { ageFrom: 24, ageTo: undefined, size: '' }, false],
  ])('%s: %j', (_, more, fits) => {
    const by = kurta(2001, more)
    expect(placesIn(unitOf(kurta(1001)), one(by))).toEqual(fits ? [by] : undefined)
    expect(offersIn([by], [unitOf(kurta(1001))], new Set()).fitting).toHaveLength(fits ? 1 : 0)
  })
  test.each([
    ['the proposal says it', { ...noMonths, size: 'M' }, '2-3 Years', undefined],
    ['its size says it', { ...noMonths }, '', undefined],
    ['its months say it', { size: '' }, 'EU 29', undefined],
    ['nobody says it', { ...noMonths, size: 'EU 29' }, 'EU 29', 'replaceNoAge'],
    ['nobody says for whom', { gender: ' ' }, '2-3 Years', 'replaceNoGender'],
  ] as const)('the line’s age: %s', (_, more, Age, unknown) => {
    const unit = unitOf(kurta(1001, more), { Age })
    expect(unknownOf([unit])).toBe(unknown)
    expect(placesIn(unit, one(kurta(2001))) === undefined).toBe(unknown !== undefined)
  })
  test('it isn’t its own replacement', () => {
    expect(placesIn(unitOf(kurta(1001)), one(kurta(1001)))).toBeUndefined()
  })
})

describe('a style takes the place of a set', () => {
  const style = (...sizes: readonly string[]): Replaceable => ({
    key: 'style',
    products: sizes.map((size, at) => romper(50 + at, size, { color: 'Blue', groupID: 12 })),
  })
  test.each<[string, readonly string[], readonly number[] | undefined]>([
    ['with the same sizes, in the order of the set', ['3-4 Years', '18-24 Months', '2-3 Years'], [51, 52, 50]],
    ['with more sizes, of which the set’s own come', ['0-3 Months', '18-24 M', '24-36 M', '3-4 Y'], [51, 52, 53]],
    ['with as many other sizes', ['0-3 Months', '3-6 Months', '6-9 Months'], undefined],
    ['that lacks one size', ['18-24 Months', '2-3 Years', '4-5 Years'], undefined],
    ['that has one size twice', ['18-24 Months', '2-3 Years', '2-3 Years'], undefined],
    ['without a size', ['18-24 Months', '2-3 Years', ''], undefined],
  ])('%s', (_, sizes, ids) => {
    const [unit] = unitsOf(1)
    expect(unit && placesIn(unit, style(...sizes))?.map(({ id }) => id)).toEqual(ids)
  })
  test('of two products of one size the one with more pieces comes', () => {
    const [unit] = unitsOf(1)
    const by = style('18-24 Months', '2-3 Years', '3-4 Years', '3-4 Years')
    expect(unit && placesIn(unit, by, (id) => id)?.map(({ id }) => id)).toEqual([50, 51, 53])
  })
  test('a set of one size twice needs two products of it', () => {
    const twice = setOf('9^Red', 1, ['2-3 Years', '2-3 Years'])
    const { lines } = priceCart(twice.lines, supply({ products: twice.products }))
    const [unit] = unitsToReplace(lines, [1])
    expect(unit && placesIn(unit, style('2-3 Years'))).toBeUndefined()
    expect(unit && placesIn(unit, style('2-3 Years', '2-3 Years'))).toHaveLength(2)
  })
  test('a set with unknown sizes has no known replacement', () => {
    const bare = setOf('9^Red', 1, ['2-3 Years', ''])
    const { lines } = priceCart(bare.lines, supply({ products: bare.products }))
    expect(unknownOf(unitsToReplace(lines, [1]))).toBe('replaceNoSize')
    expect(unknownOf(unitsOf(1))).toBeUndefined()
  })
})

describe('what is offered', () => {
  test('styles are put together from the whole listing, by colour', () => {
    const listing = [
      romper(11, '18-24 Months', { groupID: 20 }),
      romper(21, '18-24 Months', { groupID: 21, color: 'Blue' }),
      ...Array.from({ length: 30 }, (_, at) => romper(100 + at, '5-6 Years', { groupID: 300 + at })),
      romper(12, '2-3 Years', { groupID: 20 }),
      romper(22, '2-3 Years', { groupID: 21, color: 'Olive' }),
      romper(13, '3-4 Years', { groupID: 20 }),
      romper(23, '3-4 Years', { groupID: 21, color: 'Blue' }),
    ]
    const offers = offersIn(listing, unitsOf(1), new Set())
    expect(keys(offers.fitting)).toEqual([['20^Red', [11, 12, 13]]])
    expect(offers.leftOut).toEqual({ inCart: 0, kind: 0, sizes: 33 })
    expect(offersWords(offers)).toBe('36 products read · 33 without all sizes of the set left out')
  })
  test('nothing that is in any part of the cart, and nothing of another kind; each is counted', () => {
    const listing = [kurta(11), kurta(12), kurta(13, { gender: 'Girl' }), kurta(14, { ageFrom: 0, ageTo: 3 })]
    const offers = offersIn(listing, unitsOf(1001), new Set([12, 1001]))
    expect(keys(offers.fitting)).toEqual([['11', [11]]])
    expect(offersWords(offers)).toBe(
      '4 products read · 2 for another gender or age left out · 1 already in the cart left out',
    )
    expect(offersWords(offersIn([kurta(11)], unitsOf(1001), new Set()))).toBe('1 product read')
  })
})

describe('pieces', () => {
  const few = (id: number) => (id === 11 ? 5 : 449)
  test('are compared with the need of each line, not of the first', () => {
    const [six, twelve] = unitsOf(1001, 1002)
    expect(
      six &&
        twelve &&
        [8, 6, 12, 5].map((there) => [six, twelve].map((unit) => hasEnough(unit, one(kurta(11)), () => there))),
    ).toEqual([
      [true, false],
      [true, false],
      [true, true],
      [false, false],
    ])
    expect(stockWords(unitsOf(1002), one(kurta(12)), few)).toBe('449 in warehouses, 12 needed')
    expect(stockWords(unitsOf(1002, 1001), one(kurta(11)), few)).toBe('5 in warehouses, 6 or 12 needed')
  })
  test('are too few where none of the lines gets enough', () => {
    const isShort = (there: number) => isShortOf(unitsOf(1001, 1002), one(kurta(11)), () => there)
    expect([5, 6, 12].map(isShort)).toEqual([true, false, false])
    expect(isShortOf([], one(kurta(11)), plenty)).toBe(true)
  })
  test('of the first line that it fits are shown before it is chosen', () => {
    const ids = (by: Replaceable) => placesInFirst(unitsOf(1001, 1002), by, plenty).map(({ id }) => id)
    expect(ids(one(kurta(11)))).toEqual([11])
    expect(placesInFirst([], one(kurta(11)), plenty)).toEqual([])
  })
  test('of a set are those of the size with the fewest', () => {
    const style: Replaceable = { key: 's', products: SIZES.map((size, at) => romper(11 + at, size, { groupID: 5 })) }
    const [unit] = unitsOf(1)
    expect(stockWords(unitsOf(1), style, few)).toBe('5 or more of each size in warehouses, 1 needed')
    expect(unit && hasEnough(unit, style, (id) => (id === 13 ? 0 : 9))).toBe(false)
  })
})

describe('each chosen one takes the place of one line', () => {
  const pairsOf = (
    units: readonly Replaced[],
    chosen: readonly Replaceable[],
    piecesOf = plenty as (id: number) => number,
  ) => pairUp(units, chosen, piecesOf).map(({ unit, by }) => [unit.key, by.key])
  test('in the order in which they were chosen', () => {
    expect(pairsOf(unitsOf(1001, 1002), [one(kurta(12)), one(kurta(11))])).toEqual([
      ['1001', '12'],
      ['1002', '11'],
    ])
    expect(pairsOf(unitsOf(1001, 1002), [one(kurta(12))])).toEqual([['1001', '12']])
  })
  test('one with pieces for every line gives way to one with pieces for the smaller', () => {
    const pieces = (id: number) => (id === 11 ? 6 : 100)
    expect(pairsOf(unitsOf(1001, 1002), [one(kurta(12)), one(kurta(11))], pieces)).toEqual([
      ['1001', '11'],
      ['1002', '12'],
    ])
    expect(pairsOf(unitsOf(1002), [one(kurta(11))], pieces)).toEqual([])
  })
  test('sets by their sizes', () => {
    const small = setOf('8^Red', 101, ['0-3 Months', '3-6 Months', '6-9 Months'])
    const { lines } = priceCart(
      [...set.lines, ...small.lines],
      supply({ products: [...set.products, ...small.products] }),
    )
    const units = unitsToReplace(lines, [1, 101])
    const style = (key: string, from: number, sizes: readonly string[]): Replaceable => ({
      key,
      products: sizes.map((size, at) => romper(from + at, size, { groupID: from })),
    })
    const [large, tiny] = [style('large', 200, SIZES), style('tiny', 300, ['0-3 Months', '3-6 Months', '6-9 Months'])]
    expect(pairsOf(units, [tiny, large])).toEqual([
      ['9^Red', 'large'],
      ['8^Red', 'tiny'],
    ])
  })
})

describe('before it goes on', () => {
  const two = unitsOf(1001, 1002)
  test.each<[string, readonly Replaced[], readonly Replaceable[], string | undefined]>([
    ['nothing goes', [], [], messages.replaceNothing],
    ['lines of two kinds', unitsOf(1, 1001), [], messages.replaceOneKind],
    ['none is chosen', two, [], 'Select 2 more.'],
    ['one too few', two, [one(kurta(11))], 'Select 1 more.'],
    ['as many as go', two, [one(kurta(11)), one(kurta(12))], undefined],
    ['one too many', unitsOf(1001), [one(kurta(11)), one(kurta(12))], '2 selected, 1 needed: remove one.'],
    [
      'one that fits none',
      unitsOf(1001),
      [one(kurta(11, { gender: 'Girl', name: 'Frock' }))],
      'Frock doesn’t match any remaining line: remove it.',
    ],
  ])('%s', (_, units, chosen, words) => {
    expect(missingToReplace(units, chosen, pairUp(units, chosen, plenty), 'Firstcry')).toBe(words)
  })
})

describe('the portal is told', () => {
  const ask = (pairs: readonly Pair[], sleeve = '') => replaceAsk(pairs, { userId: 7, sleeveOf: () => sleeve })
  test('what replaces what', () => {
    const body = ask(pairUp(unitsOf(1001), [one(kurta(11))], plenty), 'Half sleeve')
    expect(body).toMatchObject({ isSetProduct: false, existingProduct: [1001] })
    expect(body.replaceProduct).toEqual([
      {
        userId: 7,
        productId: 11,
        subcatId: 90,
        typeId: 900,
        age: '2-3 Years',
        gender: 'Boy',
        brandId: 11,
        groupID: 11,
        color: 'Red',
        qty: 6,
        mrp: 100_000,
        parent: '11^Red',
        replenishmenttype: 'replacementProduct',
        replacementProduct: 1001,
        names: 'Stacking Rings',
        catId: 6,
        homeBrandSlab: '0-500',
        productattribute: ['Half sleeve'],
      },
    ])
  })
  test('of a set size by size, each with the product of its own size', () => {
    const style: Replaceable = {
      key: 's',
      products: ['3-4 Years', '18-24 Months', '2-3 Years'].map((size, at) => romper(21 + at, size, { groupID: 5 })),
    }
    const body = ask(pairUp(unitsOf(2), [style], plenty))
    expect(body).toMatchObject({ isSetProduct: true, existingProduct: [1, 2, 3] })
    expect(body.replaceProduct.map((one) => [one.replacementProduct, one.productId, one.age])).toEqual([
      [1, 22, '18-24 Months'],
      [2, 23, '2-3 Years'],
      [3, 21, '3-4 Years'],
    ])
  })
  test('by which line each is replaced, in any order of choosing', () => {
    const pieces = (id: number) => (id === 11 ? 6 : 100)
    const body = ask(pairUp(unitsOf(1001, 1002), [one(kurta(12)), one(kurta(11))], pieces))
    expect(body.replaceProduct.map((one) => [one.replacementProduct, one.productId, one.qty])).toEqual([
      [1001, 11, 6],
      [1002, 12, 12],
    ])
  })
})

test('lines of another brand went into another part; those of the same stayed', () => {
  const part = { user: 7, subcatid: 90, typeid: 900, brandid: 11 }
  const kookie = { id: 12, name: 'Kookie Kids' }
  const pairs = pairUp(unitsOf(1001, 1002), [one(kurta(11)), one(kurta(12, { brand: kookie }))], plenty)
  expect(movedToOtherParts(part, pairs)).toEqual([{ part: { ...part, brandid: 12 }, brand: 'Kookie Kids', lines: 1 }])
  const style: Replaceable = {
    key: 's',
    products: SIZES.map((size, at) => romper(21 + at, size, { groupID: 5, brand: kookie })),
  }
  expect(movedToOtherParts(part, pairUp(unitsOf(1), [style], plenty))).toMatchObject([{ lines: 3 }])
})
