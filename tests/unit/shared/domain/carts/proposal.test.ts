import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupsOf } from '../../../../../src/shared/domain/carts/cart-groups.ts'
import {
  correctedPieces,
  DEFAULT_SET_SUBCATEGORIES,
  genderWords,
  groupingKey,
  hasOwnBrandTag,
  isSetProduct,
  isSetStore,
  proposedPieces,
  reasonOf,
  SECTIONS,
  SET_QUANTITY,
  sectionGender,
  sectionOf,
} from '../../../../../src/shared/domain/carts/proposal.ts'
import { priceCart, withQuantities } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { CartLine, Proposal } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { anyLines, anySupply } from '../../../../support/any-cart.ts'
import { line, product, stock, supply } from '../../../../support/builders.ts'
import { replenishment as policy } from '../../../../support/policy.ts'

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  replenishmenttype: 'bestSeller',
  isParent: true,
  isSet: false,
  Age: '',
  priceRange: '',
  ...more,
})
const proposed = (id: number, qty: number, more: Partial<Proposal> = {}): CartLine => ({
  ...line(id, qty),
  proposal: proposal(more),
})
const pricedLine = (
  qty: number,
  of: { stock?: number; proposal?: Partial<Proposal>; more?: Parameters<typeof product>[0] } = {},
) => {
  const goods = product({ warehouses: [stock(of.stock ?? 10)], ...of.more })
  const [priced] = priceCart([proposed(goods.id, qty, of.proposal)], supply({ products: [goods] })).lines
  if (priced === undefined) throw new Error('No line')
  return priced
}

describe('why something is proposed', () => {
  test('25 types are best sellers, 11 new arrivals, 32 the same or similar, one a replacement, each once', () => {
    const { bestSellers, newArrivals, sameOrSimilar, storeReplacements } = policy
    expect([bestSellers, newArrivals, sameOrSimilar, storeReplacements].map(({ length }) => length)).toEqual([
      25, 11, 32, 1,
    ])
    const all = [...bestSellers, ...newArrivals, ...sameOrSimilar, ...storeReplacements]
    expect(new Set(all).size).toBe(all.length)
    expect(bestSellers.map((type) => reasonOf(type, policy))).toEqual(bestSellers.map(() => 'isbestseller'))
    expect(newArrivals.map((type) => reasonOf(type, policy))).toEqual(newArrivals.map(() => 'isnewArrival'))
    expect(sameOrSimilar.map((type) => reasonOf(type, policy))).toEqual(sameOrSimilar.map(() => 'isSameorSimilarSKU'))
    expect(reasonOf('replacementProduct', policy)).toBe('isstoreReplacement')
  })
  test('a type that isn’t listed has no flag', () => {
    expect(reasonOf('whatever', policy)).toBeUndefined()
  })
})

describe('what is a set', () => {
  const of = (subcategory: number) => ({ subcategory: { id: subcategory, name: '' } })
  const rule = (signage: string, subcategories: readonly number[] = []) => ({ signage, subcategories, policy })
  test.each(['Babyhug', 'CUTEWALK', ' Pine Kids '])(
    'in a store of signage %s all but fashion accessories',
    (signage) => {
      expect(isSetStore(signage)).toBe(true)
      expect(isSetProduct(of(12), rule(signage))).toBe(true)
      expect(policy.fashionAccessories.map((one) => isSetProduct(of(one), rule(signage)))).not.toContain(true)
    },
  )
  test('elsewhere what the portal names for the store, or the usual ones where it names none', () => {
    expect(isSetProduct(of(12), rule('Firstcry', [12]))).toBe(true)
    expect(isSetProduct(of(267), rule('Firstcry', [12]))).toBe(false)
    expect(DEFAULT_SET_SUBCATEGORIES.map((one) => isSetProduct(of(one), rule('Firstcry')))).not.toContain(false)
    expect(isSetProduct(of(12), rule('Firstcry'))).toBe(false)
    expect(SET_QUANTITY).toBe(1)
  })
})

describe('pieces of a proposal', () => {
  test.each([
    { typed: undefined, least: 6, allocated: 4, pieces: 6 },
    { typed: undefined, least: 6, allocated: 6, pieces: 6 },
    { typed: undefined, least: 6, allocated: 9, pieces: 9 },
    { typed: 2, least: 6, allocated: 4, pieces: 6 },
    { typed: 2, least: 6, allocated: 9, pieces: 9 },
    { typed: 6, least: 6, allocated: 1, pieces: 6 },
    { typed: 40, least: 6, allocated: 1, pieces: 40 },
    { typed: 2, least: undefined, allocated: 9, pieces: 2 },
  ])('$typed typed, category $least, given $allocated: $pieces', ({ typed, least, allocated, pieces }) => {
    expect(correctedPieces(typed, least, allocated)).toBe(pieces)
  })
  test('a set stays as it is proposed, a line that wasn’t proposed as it is typed', () => {
    expect(proposedPieces(pricedLine(1, { proposal: { isSet: true } }), 5, 1)).toBe(1)
    const { proposal: _, ...hand } = proposed(1001, 4)
    expect(proposedPieces({ line: hand, availableQty: 10 }, 3, 4)).toBe(3)
  })
  test('an emptied field stands for the category’s pieces, or for what was there', () => {
    expect(proposedPieces(pricedLine(9, { proposal: { categoryQty: 3 }, stock: 2 }), 0, 9)).toBe(3)
    expect(proposedPieces(pricedLine(9, { proposal: { categoryQty: 3 } }), 0, 9)).toBe(9)
    expect(proposedPieces(pricedLine(9), 0, 9)).toBe(9)
  })
  test('what comes of any typing is no less than the category has, unless all that there is is given', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(60),
        (typed, was, least, there) => {
          const pieces = proposedPieces(pricedLine(was, { proposal: { categoryQty: least }, stock: there }), typed, was)
          expect(pieces).toBeGreaterThanOrEqual(least)
          if (typed >= least) expect(pieces).toBe(typed)
        },
      ),
    )
  })
})

describe('sections', () => {
  test.each([
    ['Boy', 'male'],
    ['male', 'male'],
    ['Girls', 'female'],
    ['Unisex', 'both'],
    ['', 'both'],
  ])('%s is for %s', (gender, section) => {
    expect(sectionGender(gender)).toBe(section)
  })
  test('by gender and brand, sets apart; what the catalogue doesn’t know stands alone', () => {
    const titled = (more: Parameters<typeof product>[0], proposal: Partial<Proposal> = {}) =>
      sectionOf(pricedLine(1, { more, proposal })).title
    expect(titled({ gender: 'Boy', brand: { id: 621, name: '' } })).toBe('Boys · own brands')
    expect(titled({ gender: 'Boy', brand: { id: 376, name: '' } })).toBe('Boys · own brands')
    expect(titled({ gender: 'Girl' })).toBe('Girls · private labels and other brands')
    expect(titled({ gender: 'Unisex' }, { isSet: true })).toBe('Sets · boys and girls')
    expect(sectionOf({ line: proposed(5, 1), product: undefined }).title).toBe('Not in the catalogue')
    expect(SECTIONS).toHaveLength(9)
  })
  test('every line stands in one section, in the order of the sections', () => {
    fc.assert(
      fc.property(anySupply, anyLines, (goods, lines) => {
        const cart = priceCart(lines, goods)
        const places = cart.lines.map((_, at) => at)
        const groups = groupsOf(cart, places, 'section', () => '')
        expect(groups.flatMap((group) => group.places).toSorted((one, other) => one - other)).toEqual(places)
        const order = groups
          .map(({ key }) => SECTIONS.findIndex((section) => section.key === key))
          .filter((at) => at >= 0)
        expect(order).toEqual(order.toSorted((one, other) => one - other))
      }),
    )
  })
  test('the key of what is replaced together has the price range in a set store alone', () => {
    const priced = pricedLine(1, { proposal: { Age: '2-3', priceRange: '0-500' } })
    expect(groupingKey(priced, 'Firstcry')).toBe('90^900^Unisex^2-3')
    expect(groupingKey(priced, 'Babyhug')).toBe('90^900^Unisex^2-3^0-500')
  })
})

test.each([
  ['FCCOCO', 'Babyhug', true],
  ['BBBHCOCO', 'Babyhug', true],
  ['FCCOCO', 'Firstcry', false],
  ['FC', 'Babyhug', false],
])('a store of concept %s and signage %s has the tag of its own brands: %s', (concept, signage, has) => {
  expect(hasOwnBrandTag({ concept, signage })).toBe(has)
})

test('after any changes of a proposal its totals are those of a cart priced from scratch', () => {
  fc.assert(
    fc.property(
      anySupply,
      anyLines,
      fc.array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 99 })), { maxLength: 12 }),
      (goods, some, changes) => {
        const lines = some.map((one) => ({ ...one, proposal: proposal({ categoryQty: 3 }) }))
        let cart = priceCart(lines, goods)
        for (const [nth, typed] of changes) {
          const priced = cart.lines[nth % Math.max(1, cart.lines.length)]
          if (priced === undefined) continue
          const qty = proposedPieces(priced, typed, priced.line.qty)
          cart = withQuantities(cart, new Map([[priced.line.id, qty]]))
        }
        const anew = priceCart(
          cart.lines.map((priced) => priced.line),
          goods,
        )
        expect(cart.totals).toEqual(anew.totals)
        expect(cart.groups).toEqual(anew.groups)
      },
    ),
  )
})

test('where the portal names no subcategories, those of the document are sets', () => {
  expect(DEFAULT_SET_SUBCATEGORIES).toEqual([267, 243, 219, 246, 170])
})

test('the gender of a product, in words; nothing where it doesn’t say', () => {
  expect(['Boy', 'female', 'Unisex', ' '].map(genderWords)).toEqual(['Boys', 'Girls', 'Boys and girls', undefined])
})
