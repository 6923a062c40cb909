/** The visibility of products: each ground by example, and all of them together against a plain version of the rule. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Product, STOCK_TYPES, type VisibilityRule } from '../../../../../src/shared/domain/catalogue/product.ts'
import {
  hiddenReason,
  hiddenSentence,
  isBlockedByRules,
  type Viewer,
} from '../../../../../src/shared/domain/catalogue/visibility.ts'
import { BHAMBOLI, CONCEPTS, product, rupees, stock, viewer } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const reasonOf = (one: Product, by: Viewer = viewer()) => {
  const hidden = hiddenReason(one, by)
  return hidden === undefined ? 'shown' : hiddenSentence(hidden)
}

describe('by example', () => {
  test.each([
    ['not active', { b2bIsActive: false }, 'Product not found'],
    ['a margin of nothing', { retailerMargin: 0 }, 'Product not found'],
    ['a negative margin', { retailerMargin: -1 }, 'Product not found'],
    ['no stock at all', { currentStock: 0 }, 'Product not found'],
    ['fewer than no pieces', { currentStock: -4 }, 'Product not found'],
    ['no piece in the store’s warehouse', { warehouses: [stock(0)] }, 'Product not found'],
    ['stock at another MRP', { warehouses: [stock(9, { mrp: rupees(999) })] }, 'Product not found'],
    ['stock in a warehouse that isn’t mapped', { warehouses: [stock(9, { id: BHAMBOLI })] }, 'Product not found'],
    ['no warehouses', { warehouses: [], currentStock: 0 }, 'Products Not Found'],
    ['food, without a licence', { subcategory: { id: 79, name: 'Formula' } }, 'Product not found'],
    ['supplements, without a licence', { subcategory: { id: 815, name: 'Supplements' } }, 'Product not found'],
    ['one piece at its MRP', { warehouses: [stock(1)], currentStock: 1 }, 'shown'],
  ] as const)('%s', (_, more, words) => {
    expect(reasonOf(product(more))).toBe(words)
  })

  // Category 9, subcategory 90, brand 11, type 900.
  const NAMED = [
    ['category', { categoryId: 9 }, { category: { id: 8, name: 'Gear' } }],
    ['subcategory', { subcategoryId: 90 }, { subcategory: { id: 91, name: 'Music' } }],
    ['brand', { brandId: 11 }, { brand: { id: 12, name: 'Meadow' } }],
    ['type', { typeId: 900 }, { type: { id: 901, name: 'Drums' } }],
    ['kind of stock', { stockType: 'OwnedStock' }, { stockType: 'JustInTime' }],
  ] as const

  test.each(NAMED)('a block rule by %s hides what matches, and nothing else', (_, named, other) => {
    const rules: VisibilityRule[] = [{ id: 1, kind: 'block', ...named }]
    expect([reasonOf(product(), viewer({ rules })), reasonOf(product(other), viewer({ rules }))]).toEqual([
      'Product not found',
      'shown',
    ])
  })

  test.each(NAMED)('an allow rule by %s leaves what matches', (what, named, other) => {
    const rules: VisibilityRule[] = [{ id: 1, kind: 'allow', ...named }]
    expect(reasonOf(product(), viewer({ rules }))).toBe('shown')
    // A category without an allow rule isn't restricted.
    expect(reasonOf(product(other), viewer({ rules }))).toBe(what === 'category' ? 'shown' : 'Product not found')
  })
})

const ids = fc.constantFrom(1, 2, 3)
const named = fc.integer({ min: 1, max: 3 }).map((id) => ({ id, name: '' }))
const rule: fc.Arbitrary<VisibilityRule> = fc.record({
  id: fc.constantFrom(1, 2, 3, 3106),
  kind: fc.constantFrom('block', 'allow'),
  categoryId: fc.option(ids, { nil: undefined, freq: 1 }),
  subcategoryId: fc.option(ids, { nil: undefined, freq: 1 }),
  brandId: fc.option(ids, { nil: undefined, freq: 1 }),
  typeId: fc.option(ids, { nil: undefined, freq: 1 }),
  stockType: fc.option(fc.constantFrom(...STOCK_TYPES), { nil: undefined, freq: 1 }),
})
const anyProduct: fc.Arbitrary<Product> = fc
  .record({
    id: ids,
    b2bIsActive: fc.boolean(),
    retailerMargin: fc.constantFrom(-1, 0, 0.5, 30),
    currentStock: fc.constantFrom(-1, 0, 1, 50),
    category: named,
    subcategory: fc.oneof(
      named,
      fc.constantFrom(79, 815).map((id) => ({ id, name: '' })),
    ),
    brand: named,
    type: named,
    stockType: fc.constantFrom(...STOCK_TYPES),
    regularNonRegular: fc.option(fc.integer({ min: -1, max: 9 }), { nil: undefined }),
    warehouses: fc.array(
      fc
        .record({ id: ids, stock: fc.constantFrom(0, 1, 20), rupees: fc.constantFrom(900, 1000) })
        .map((at) => stock(at.stock, { id: at.id, mrp: rupees(at.rupees) })),
      { maxLength: 4 },
    ),
  })
  .map((more) => product(more))
const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  concept: fc.constantFrom(...CONCEPTS),
  hasFoodLicense: fc.boolean(),
  rules: fc.array(rule, { maxLength: 4 }),
  carters: fc.uniqueArray(ids).map((some) => new Set(some)),
  unserviceable: fc.constant(new Set<number>()),
  warehouses: fc.uniqueArray(ids).map((some) => new Set(some)),
})

/** A rule's fields as text, so that the program's own method isn't repeated. */
const matches = (one: Product, { id, kind, ...fields }: VisibilityRule) => {
  const has: Readonly<Record<string, unknown>> = {
    categoryId: one.category.id,
    subcategoryId: one.subcategory.id,
    brandId: one.brand.id,
    typeId: one.type.id,
    stockType: one.stockType,
  }
  return Object.entries(fields).every(([name, expected]) => expected === undefined || has[name] === expected)
}
const namesSomething = ({ id, kind, ...fields }: VisibilityRule) =>
  Object.values(fields).some((one) => one !== undefined)

const isAllowedPlainly = (one: Product, all: readonly VisibilityRule[]) => {
  const rules = all.filter((each) => each.id !== 3106 && namesSomething(each))
  if (rules.some((each) => each.kind === 'block' && matches(one, each))) return false
  const speaking = rules.filter(
    (each) => each.kind === 'allow' && (each.categoryId === undefined || each.categoryId === one.category.id),
  )
  return speaking.length === 0 || speaking.some((each) => matches(one, each))
}

/** The documents' list, line by line. */
const isShownPlainly = (one: Product, by: Viewer): boolean =>
  one.b2bIsActive === true &&
  (one.warehouses ?? []).some((at) => by.warehouses.has(at.id) && at.mrp === one.mrp && at.stock > 0) &&
  (one.retailerMargin ?? 0) > 0 &&
  (one.currentStock ?? 0) > 0 &&
  isAllowedPlainly(one, by.rules) &&
  !(
    ['DropShipment', 'CreditVendorStock'].includes(one.stockType) &&
    [0, 1, 3, 4, 5, 6, 7].some((value) => value === one.regularNonRegular)
  ) &&
  (by.hasFoodLicense || ![79, 815].includes(one.subcategory.id)) &&
  !(['FC', 'COCO', 'FOFO'].includes(by.concept) && by.carters?.has(one.id))

describe('by property', () => {
  test('a product is shown exactly where every line of the rule holds', () => {
    const seen = { shown: 0, hidden: 0 }
    fc.assert(
      fc.property(anyProduct, anyViewer, (one, by) => {
        const plainly = isShownPlainly(one, by)
        seen[plainly ? 'shown' : 'hidden'] += 1
        return (hiddenReason(one, by) === undefined) === plainly
      }),
      { numRuns: often(4_000) },
    )
    expect(seen.shown).toBeGreaterThan(25)
    expect(seen.hidden).toBeGreaterThan(25)
  })

  test('block and allow rules, on their own', () => {
    fc.assert(
      fc.property(anyProduct, fc.array(rule, { maxLength: 6 }), (one, rules) => {
        return isBlockedByRules(one, rules) !== isAllowedPlainly(one, rules)
      }),
      { numRuns: often(1_000) },
    )
  })

  test('the order of rules, warehouses and the MRP asked for by default change nothing', () => {
    fc.assert(
      fc.property(anyProduct, anyViewer, (one, by) => {
        const other = { ...one, warehouses: (one.warehouses ?? []).toReversed() }
        const viewed = { ...by, rules: by.rules.toReversed() }
        expect(hiddenReason(other, viewed, one.mrp)).toBe(hiddenReason(one, by))
      }),
    )
  })
})
