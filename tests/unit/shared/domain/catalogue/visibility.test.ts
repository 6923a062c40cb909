import { describe, expect, test } from 'vitest'
import { type Product, STOCK_TYPES, type VisibilityRule } from '../../../../../src/shared/domain/catalogue/product.ts'
import {
  barredReason,
  barredSentence,
  barredWords,
  type Hidden,
  hasNoStock,
  hiddenReason,
  hiddenSentence,
  isBarred,
  isBlockedByRules,
  isCarterBlocked,
  isFood,
  isFoodGroup,
  isSoldOut,
  isUnknownProduct,
  ruleIds,
} from '../../../../../src/shared/domain/catalogue/visibility.ts'
import { BHAMBOLI, CONCEPTS, PUNE, product, rupees, stock, viewer } from '../../../../support/builders.ts'

describe('food', () => {
  const FORMULA = 'Baby Food and Infant Formula'

  test.each([
    ['subcategory 79', { subcategory: { id: 79, name: 'Cereals' } }],
    ['subcategory 815', { subcategory: { id: 815, name: 'Drinks' } }],
    ['a subcategory of that name', { subcategory: { id: 1, name: 'Kids Food and Nutritional Supplements' } }],
    ['a category of that name, whatever the subcategory', { category: { id: 9, name: FORMULA } }],
  ])('is %s: without a licence it is hidden, with one it is shown', (_, more) => {
    const food = product(more)
    expect(isFood(food)).toBe(true)
    expect(hiddenReason(food, viewer())).toBe('foodLicence')
    expect(hiddenReason(food, viewer({ hasFoodLicense: true }))).toBeUndefined()
  })
  test('is nothing else', () => {
    expect(isFood(product())).toBe(false)
  })
})

describe('a product is shown and sold', () => {
  test('when it is active, has a margin and stock, and a mapped warehouse has it at its MRP', () => {
    expect(hiddenReason(product(), viewer())).toBeUndefined()
  })

  test.each([
    ['inactive', { b2bIsActive: false }],
    ['noMargin', { retailerMargin: 0 }],
    ['noStock', { currentStock: 0 }],
    ['noStockAtMrp', { warehouses: [stock(0)] }],
    ['noStockAtMrp', { warehouses: [stock(9, { mrp: rupees(999) })] }],
    ['notMapped', { warehouses: [stock(9, { id: BHAMBOLI })] }],
    ['notMapped', { warehouses: [] }],
  ] as const)('and not when it is %s', (hidden, more) => {
    expect(hiddenReason(product(more), viewer())).toBe(hidden)
  })

  test('at the MRP asked about, which need not be its present one', () => {
    const item = product({ warehouses: [stock(9, { mrp: rupees(999) })] })
    expect(hiddenReason(item, viewer(), rupees(999))).toBeUndefined()
  })

  test('when one mapped warehouse of several has it', () => {
    const item = product({ warehouses: [stock(0), stock(5, { id: BHAMBOLI })] })
    expect(hiddenReason(item, viewer({ warehouses: new Set([PUNE, BHAMBOLI]) }))).toBeUndefined()
  })
})

describe('where several grounds hold', () => {
  const hidden = product({ b2bIsActive: false, subcategory: { id: 79, name: 'Formula' }, stockType: 'DropShipment' })
  const listed = viewer({ carters: new Set([1001]), unserviceable: new Set([1001]) })
  test('the carters’ list comes first, then that not listed at any warehouse, then the rest', () => {
    expect(hiddenReason(hidden, listed)).toBe('carter')
    expect(hiddenReason({ ...hidden, warehouses: [], currentStock: 0 }, viewer())).toBe('noWarehouses')
    expect(hiddenReason(hidden, viewer())).toBe('inactive')
    expect(hiddenReason(product({ stockType: 'DropShipment' }), viewer({ unserviceable: new Set([1001]) }))).toBe(
      'unserviceable',
    )
  })
  test('missing, empty and carter are "Products Not Found", the rest is "Product not found"', () => {
    expect([undefined, 'noWarehouses', 'carter'].map((one) => hiddenSentence(one as Hidden | undefined))).toEqual(
      Array.from({ length: 3 }, () => 'Products Not Found'),
    )
    for (const ground of ['inactive', 'noMargin', 'foodLicence', 'stockTypeHidden', 'rule', 'notMapped'] as const) {
      expect(hiddenSentence(ground)).toBe('Product not found')
    }
    expect(hiddenSentence('unserviceable')).toBe('Product is not serviceable')
  })
  test('while the carters’ list couldn’t be had, those whom it binds may buy nothing', () => {
    const blind = (concept: string) => hiddenReason(product(), viewer({ concept, carters: undefined }))
    expect(['FC', 'COCO', 'FOFO'].map(blind)).toEqual(Array.from({ length: 3 }, () => 'cartersUnknown'))
    expect(blind('FCCOCO')).toBeUndefined()
    expect(hiddenSentence('cartersUnknown')).toBe('Error for fetching carters blocking products')
  })
})

describe('food, subcategories 79 and 815', () => {
  const food = (id: number) => product({ subcategory: { id, name: 'Formula' } })
  test.each([79, 815])('%i is for holders of a food licence only', (id) => {
    expect(isFood(food(id))).toBe(true)
    expect(hiddenReason(food(id), viewer())).toBe('foodLicence')
    expect(hiddenReason(food(id), viewer({ hasFoodLicense: true }))).toBeUndefined()
  })
  test('other subcategories need none', () => {
    expect(isFood(food(244))).toBe(false)
    expect(hiddenReason(food(244), viewer())).toBeUndefined()
  })
})

describe('the carters’ list', () => {
  test('blocks the concepts FC, COCO and FOFO, and no other', () => {
    expect(CONCEPTS.filter(isCarterBlocked)).toEqual(['FC', 'COCO', 'FOFO'])
  })
  test.each([
    ['FC', 1001, 'carter'],
    ['COCO', 1001, 'carter'],
    ['FOFO', 1001, 'carter'],
    ['FOFO', 1002, undefined],
    ['FCCOCO', 1001, undefined],
    ['PHARMACY', 1001, undefined],
  ])('%s, with product %i on the list', (concept, listed, hidden) => {
    expect(hiddenReason(product(), viewer({ concept, carters: new Set([listed]) }))).toBe(hidden)
  })
})

describe('what vendors send themselves', () => {
  const hiddenFor = (stockType: Product['stockType']) =>
    Array.from({ length: 10 }, (_, value) => value).filter(
      (regularNonRegular) => hiddenReason(product({ stockType, regularNonRegular }), viewer()) === 'stockTypeHidden',
    )
  test.each(['DropShipment', 'CreditVendorStock'] as const)(
    '%s is hidden where it is 0, 1, 3, 4, 5, 6 or 7',
    (type) => {
      expect(hiddenFor(type)).toEqual([0, 1, 3, 4, 5, 6, 7])
    },
  )
  test('other stock never is', () => {
    const others = STOCK_TYPES.filter((type) => type !== 'DropShipment' && type !== 'CreditVendorStock')
    expect(others.flatMap(hiddenFor)).toEqual([])
  })
})

describe('block and allow rules', () => {
  // Category 9, subcategory 90, brand 11, type 900.
  const block = (more: Partial<VisibilityRule>): VisibilityRule => ({ id: 1, kind: 'block', ...more })
  const allow = (more: Partial<VisibilityRule>): VisibilityRule => ({ id: 2, kind: 'allow', ...more })

  test.each([
    ['category', { categoryId: 9 }, { categoryId: 8 }],
    ['subcategory', { subcategoryId: 90 }, { subcategoryId: 91 }],
    ['brand', { brandId: 11 }, { brandId: 12 }],
    ['type', { typeId: 900 }, { typeId: 901 }],
    ['kind of stock', { stockType: 'OwnedStock' }, { stockType: 'JustInTime' }],
  ] as const)('a rule can block by %s', (_, hit, miss) => {
    expect(isBlockedByRules(product(), [block(hit)])).toBe(true)
    expect(isBlockedByRules(product(), [block(miss)])).toBe(false)
    expect(hiddenReason(product(), viewer({ rules: [block(hit)] }))).toBe('rule')
  })

  test('all that a rule names must match', () => {
    expect(isBlockedByRules(product(), [block({ categoryId: 9, brandId: 12 })])).toBe(false)
    expect(isBlockedByRules(product(), [block({ categoryId: 9, brandId: 11, stockType: 'OwnedStock' })])).toBe(true)
  })

  test('one matching block rule is enough, regardless of allow rules', () => {
    expect(
      isBlockedByRules(product(), [allow({ categoryId: 9 }), block({ brandId: 12 }), block({ brandId: 11 })]),
    ).toBe(true)
  })

  test('where allow rules speak of the product’s category, one of them must match', () => {
    const twoBrands = [allow({ categoryId: 9, brandId: 12 }), allow({ categoryId: 9, brandId: 13 })]
    expect(isBlockedByRules(product(), twoBrands)).toBe(true)
    expect(isBlockedByRules(product(), [...twoBrands, allow({ categoryId: 9, brandId: 11 })])).toBe(false)
  })

  test('allow rules of another category say nothing about this one', () => {
    expect(isBlockedByRules(product(), [allow({ categoryId: 8, brandId: 12 })])).toBe(false)
  })

  test('rule 3106 is never applied, nor is a listing narrowed by it', () => {
    expect(ruleIds([block({ id: 3106, categoryId: 9 }), block({ id: 7, categoryId: 9 })])).toEqual([7])
    expect(isBlockedByRules(product(), [block({ id: 3106, categoryId: 9 })])).toBe(false)
    expect(isBlockedByRules(product(), [allow({ id: 3106, categoryId: 9, brandId: 12 })])).toBe(false)
  })

  test('a rule that names nothing says nothing', () => {
    expect(isBlockedByRules(product(), [block({}), allow({})])).toBe(false)
  })
})

test.each([
  [{ id: 79, name: 'Cereals' }, true],
  [{ id: 815, name: 'Drinks' }, true],
  [{ id: 80, name: 'Baby Food and Infant Formula' }, true],
  [{ name: 'Kids Food and Nutritional Supplements' }, true],
  [{ id: 80, name: 'Cereals' }, false],
  [{ name: 'Cereals' }, false],
])('%j is food: %s', (group, is) => {
  expect(isFoodGroup(group)).toBe(is)
})

describe('a ground for hiding', () => {
  test.each<[Hidden | undefined, boolean, boolean, boolean]>([
    ['carter', true, false, true],
    ['cartersUnknown', true, false, false],
    ['noWarehouses', true, false, true],
    ['inactive', true, false, false],
    ['unserviceable', true, false, false],
    ['noStock', false, true, false],
    ['noStockAtMrp', false, true, false],
    ['notMapped', false, false, false],
    [undefined, false, false, false],
  ])('%s bars: %s, is for want of stock: %s, is told as no product at all: %s', (hidden, bars, isOut, isGone) => {
    expect(hidden !== undefined && isBarred(hidden)).toBe(bars)
    expect(isSoldOut(hidden)).toBe(isOut)
    expect(isUnknownProduct(hidden)).toBe(isGone)
  })
  test.each([
    ['carter', 'Products Not Found', 'not sold to this concept'],
    ['cartersUnknown', 'Error for fetching carters blocking products', 'not confirmed for this store'],
    ['noWarehouses', 'Products Not Found', 'not listed at any warehouse'],
    ['inactive', 'Product not found', 'no longer sold'],
    ['noMargin', 'Product not found', 'no margin for stores'],
    ['foodLicence', 'Product not found', 'needs a food licence'],
    ['stockTypeHidden', 'Product not found', 'vendor stock, not for stores'],
    ['rule', 'Product not found', 'blocked for this store'],
    ['unserviceable', 'Product is not serviceable', 'no delivery to this pincode'],
  ] as const)('%s is told as “%s”: %s', (ground, sentence, words) => {
    expect(barredSentence(ground)).toBe(sentence)
    expect(barredWords(ground)).toBe(words)
  })
  test('is no word that the trade doesn’t have, not even one that every object has', () => {
    expect(isBarred('toString')).toBe(false)
  })
})

describe('a product is barred', () => {
  const toy = product()
  test.each([
    ['by nothing', {}, {}, undefined],
    ['by the carters’ list', {}, { carters: new Set([1001]) }, 'carter'],
    ['while the carters’ list is unknown', {}, { carters: undefined }, 'cartersUnknown'],
    ['by no list of carters in another concept', {}, { carters: new Set([1001]), concept: 'DARPFCFO' }, undefined],
    ['without warehouses and stock', { warehouses: [], currentStock: 0 }, {}, 'noWarehouses'],
    ['not without warehouses, while there is stock somewhere', { warehouses: [], currentStock: 1 }, {}, undefined],
    ['not without stock', { currentStock: 0 }, {}, undefined],
    ['when it isn’t sold', { b2bIsActive: false }, {}, 'inactive'],
    ['without a margin', { retailerMargin: 0 }, {}, 'noMargin'],
    ['not with the smallest margin', { retailerMargin: 0.5 }, {}, undefined],
    ['by a pincode', {}, { unserviceable: new Set([1001]) }, 'unserviceable'],
  ] as const)('%s', (_why, more, seenBy, ground) => {
    expect(barredReason({ ...toy, ...more }, viewer(seenBy))).toBe(ground)
  })
  test('by the first of several grounds', () => {
    const none = product({ warehouses: [], currentStock: 0, b2bIsActive: false, retailerMargin: 0 })
    const strict = viewer({ carters: new Set([1001]), unserviceable: new Set([1001]) })
    expect(barredReason(none, strict)).toBe('carter')
    expect(barredReason(none, viewer({ unserviceable: new Set([1001]) }))).toBe('noWarehouses')
    expect(barredReason({ ...none, currentStock: 1 }, viewer())).toBe('inactive')
    expect(barredReason({ ...none, currentStock: 1, b2bIsActive: true }, strict)).toBe('carter')
  })
})

describe('missing data of a product', () => {
  const seen = viewer()

  test.each([
    ['its sum of stock, where a warehouse has it', { currentStock: undefined }, undefined],
    ['whether it is active', { b2bIsActive: undefined }, undefined],
    ['its margin', { retailerMargin: undefined }, undefined],
    ['which warehouses have it', { warehouses: undefined }, 'stockUnknown'],
    ['its stock at all', { warehouses: undefined, currentStock: undefined }, 'stockUnknown'],
    ['which warehouses have it, where none has any', { warehouses: undefined, currentStock: 0 }, 'noWarehouses'],
    ['its sum of stock, where no asked warehouse has it', { warehouses: [], currentStock: undefined }, 'notMapped'],
  ] as const)('is no verdict on it: %s', (_, more, hidden) => {
    expect(hiddenReason(product({ stockType: 'OwnedStock', ...more }), seen)).toBe(hidden)
  })

  test('is no stock of 0', () => {
    expect([undefined, 0, 5].map((currentStock) => hasNoStock({ currentStock }))).toEqual([false, true, false])
  })
})
