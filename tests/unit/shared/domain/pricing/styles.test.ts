/** A listing of styles: examples, and a check that no product is lost, doubled or moved, in any order of its pages. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedIn, comparedOf, compareRow } from '../../../../../src/shared/domain/catalogue/compare.ts'
import { marketOf } from '../../../../../src/shared/domain/pricing/offers.ts'
import { type ProductView, productView } from '../../../../../src/shared/domain/pricing/product-view.ts'
import {
  coloursOf,
  compareSizes,
  figuresOf,
  kindsOf,
  ofWholeStyle,
  shortSize,
  sizeNames,
  stockLevel,
  styleName,
  stylesOf,
} from '../../../../../src/shared/domain/pricing/styles.ts'
import { counted } from '../../../../../src/shared/domain/values/counts.ts'
import { formatRupees, paise } from '../../../../../src/shared/domain/values/money.ts'
import { product, stock, supply } from '../../../../support/builders.ts'

const MARKET = marketOf(supply({ products: [product()] }))
const view = (id: number, groupID: number, pieces = 10): ProductView =>
  productView(MARKET, product({ id, groupID, warehouses: [stock(pieces)] }))
const idsOf = (styles: readonly (readonly ProductView[])[]) => styles.map((style) => style.map(({ facts }) => facts.id))

describe('products by their style', () => {
  test('stand where the first of it stands; without a group each is its own', () => {
    const products = [view(1, 7), view(2, 8), view(3, 7), view(4, 0), view(5, 0), view(6, 8)]
    expect(idsOf(stylesOf(products))).toEqual([[1, 3], [2, 6], [4], [5]])
    expect(stylesOf([])).toEqual([])
  })

  // A number may be a product's and a group's at once.
  const listed = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.nat(12).map((group) => view(id, group)))))

  test('every product once, in the order of first appearance, and within a style as listed', () => {
    fc.assert(
      fc.property(listed, (products) => {
        const styles = stylesOf(products)
        expect(new Set(styles.flat())).toEqual(new Set(products))
        expect(styles.flat()).toHaveLength(products.length)
        const at = (one: ProductView | undefined) => (one === undefined ? -1 : products.indexOf(one))
        const firsts = styles.map(([first]) => at(first))
        expect(firsts).toEqual(firsts.toSorted((one, other) => one - other))
        for (const style of styles) {
          expect(style.map(at)).toEqual(style.map(at).toSorted((one, other) => one - other))
          const groups = new Set(style.map(({ facts }) => facts.groupID))
          expect(groups.size).toBe(1)
          if (groups.has(0)) expect(style).toHaveLength(1)
        }
        const named = styles.flatMap(([first]) =>
          first === undefined || first.facts.groupID === 0 ? [] : first.facts.groupID,
        )
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })

  test('while pages come, styles stay in their places and grow at their ends', () => {
    fc.assert(
      fc.property(listed, fc.nat(40), (products, page) => {
        const [before, after] = [idsOf(stylesOf(products.slice(0, page))), idsOf(stylesOf(products))]
        for (const [at, style] of before.entries()) expect(after[at]?.slice(0, style.length)).toEqual(style)
      }),
    )
  })

  test('colour by colour, the smallest size first', () => {
    const of = (id: number, color: string, ageFrom: number) =>
      productView(MARKET, product({ id, groupID: 7, color, ageFrom }))
    const colours = coloursOf([of(1, 'Red', 6), of(2, 'Blue', 3), of(3, 'Red', 0)])
    expect([...colours].map(([colour, some]) => [colour, ...idsOf([some]).flat()])).toEqual([
      ['Blue', 2],
      ['Red', 3, 1],
    ])
    expect(['0-3 Months', '2-3 Years', '1 Month', 'Free size'].map(shortSize)).toEqual([
      '0-3 M',
      '2-3 Y',
      '1 M',
      'Free size',
    ])
  })

  test('as a whole, what can be had is chosen; all of it where nothing can', () => {
    expect(idsOf([ofWholeStyle([view(1, 7), view(2, 7, 0)])])).toEqual([[1]])
    expect(idsOf([ofWholeStyle([view(1, 7, 0), view(2, 7, 0)])])).toEqual([[1, 2]])
  })
})

test.each([
  [['Babyhug Soft Romper - 0-3 M - Blue', 'Babyhug Soft Romper - 3-6 M - Blue'], 'Babyhug Soft Romper'],
  [['Pine Kids Bellies - EU 19 - Navy', 'Pine Kids Bellies - EU 20 - Navy'], 'Pine Kids Bellies'],
  [['Soft Romper (S)', 'Soft Romper (M)'], 'Soft Romper'],
  [['Soft Romper', 'Soft Romper'], 'Soft Romper'],
  [['Soft Romper', 'Soft Romper Blue'], 'Soft Romper'],
  [['Romper S', 'Romper M'], 'Romper S'],
  [['Blue romper', 'Red romper'], 'Blue romper'],
])('%j are called %s', (names, name) => {
  expect(styleName(names)).toBe(name)
})

test('a size is called by its colour, too, where there are several', () => {
  const [s, m] = [
    { id: 1, size: 'S', color: 'Red' },
    { id: 2, size: 'M', color: 'Red' },
  ]
  expect([...sizeNames([s, m]).values()]).toEqual(['S', 'M'])
  expect([...sizeNames([s, { ...m, color: 'Blue' }]).values()]).toEqual(['S · Red', 'M · Blue'])
  expect([
    ...sizeNames([
      { id: 1, size: '', color: 'Red' },
      { id: 9, size: '', color: '' },
    ]).values(),
  ]).toEqual(['Red', '9'])
})

test('none, few, enough', () => {
  expect([0, 1, 5, 6].map(stockLevel)).toEqual(['none', 'few', 'few', 'enough'])
})

describe('what a style comes to', () => {
  const one = view(1, 7, 10)
  const other = view(2, 7, 5)
  const dearer = { ...other, facts: { ...other.facts, mrp: paise(39_900) }, shipDays: one.shipDays + 2 }

  test('is one amount where all are equal, else the least and the most; pieces add up', () => {
    expect(figuresOf([one, other])).toMatchObject({
      mrp: formatRupees(one.facts.mrp),
      available: 15,
      shipDays: counted.days(one.shipDays),
    })
    expect(figuresOf([dearer, one])).toMatchObject({
      mrp: [one.facts.mrp, paise(39_900)]
        .toSorted((a, b) => a - b)
        .map((mrp) => formatRupees(mrp))
        .join(' – '),
      shipDays: `${one.shipDays} – ${counted.days(one.shipDays + 2)}`,
    })
  })

  test('has no price where none of its products has', () => {
    expect(figuresOf([{ ...one, unit: undefined }])).toMatchObject({
      net: undefined,
      margin: undefined,
      rate: undefined,
    })
    expect(figuresOf([{ ...one, unit: undefined }, other]).net).toBe(other.unit && formatRupees(other.unit.net))
  })

  test('is so many sizes, in so many colours', () => {
    const of = (size: string, color: string) => ({ ...one, facts: { ...one.facts, size, color } })
    expect(kindsOf([of('S', 'Red'), of('M', 'Red')])).toBe('2 sizes')
    expect(kindsOf([of('S', 'Red'), of('S', 'Blue')])).toBe('2 colours')
    expect(kindsOf([of('S', 'Red'), of('M', 'Blue')])).toBe('2 sizes in 2 colours')
  })
})

describe('products side by side', () => {
  test('are those that the address names, each once, four at most', () => {
    expect(comparedIn('5,x,7,5,9,11,13')).toEqual([5, 7, 9, 11])
    expect(comparedIn('')).toEqual([])
  })

  test('are the chosen ones, or the first of each style where these are more than four', () => {
    const chosen = (...pairs: readonly (readonly [id: number, groupID: number])[]) =>
      comparedOf(pairs.map(([id, groupID]) => ({ id, groupID })))
    expect(chosen([1, 7], [2, 7])).toEqual([1, 2])
    expect(chosen([1, 7], [2, 7], [3, 7], [4, 8], [5, 8])).toEqual([1, 4])
    expect(chosen([1, 0], [2, 0], [3, 0], [4, 0], [5, 0])).toBeUndefined()
    expect(chosen([1, 7])).toBeUndefined()
    expect(chosen([1, 7], [2, 7], [3, 7], [4, 7], [5, 7])).toBeUndefined()
  })

  test('differ where two known values do, and the best of these is said, of equals all', () => {
    expect(compareRow([3, 5, undefined], 'least')).toEqual({ differs: true, best: [0] })
    expect(compareRow([3, 5, 5], 'most')).toEqual({ differs: true, best: [1, 2] })
    expect(compareRow([3, 3], 'most')).toEqual({ differs: false, best: [] })
    expect(compareRow([3, undefined], 'most')).toEqual({ differs: false, best: [] })
    expect(compareRow(['S', 'M'])).toEqual({ differs: true, best: [] })
  })
})

test('sizes stand colour by colour, from the smallest up, and of one age by their ids', () => {
  const size = (id: number, color: string, ageFrom: number) => ({ id, color, ageFrom })
  const sizes = [size(5, 'Red', 0), size(4, 'Blue', 24), size(3, 'Blue', 6), size(2, 'Blue', 24), size(1, 'Red', 12)]
  expect(sizes.toSorted(compareSizes).map(({ id }) => id)).toEqual([3, 2, 4, 5, 1])
})
