import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ArsParent,
  type ArsProduct,
  compareTargets,
  deletingAlternateNeedsReason,
  deletingNeedsReason,
  groupKey,
  groupTotal,
  kindOf,
  leastTarget,
  mayChangeArs,
  refuseDelete,
  refuseReason,
  refuseTarget,
  refuseTargets,
  replacingNeedsReason,
  roomForAlternates,
  totalsOf,
} from '../../../../../src/shared/domain/replenishment/my-ars.ts'
import { known, notKnown } from '../../../../../src/shared/domain/values/known.ts'
import { say } from '../../../../../src/shared/messages.ts'

const AT = '2026-11-23T10:00:00.000Z'
const KINDS = [
  { type: 'SameStyle', isApproval: false },
  { type: 'CompanyChoice', isApproval: true },
]
const HOME = 621
const BULK = 8526

const product = (id: number, brand = 9, typeid = 70): ArsProduct => ({
  id,
  brand: { id: brand },
  category: { id: 1 },
  subcategory: { id: 7 },
  producttype: { typeid },
})

const parent = (id: number, targetStock: number, { original = 0, typeid = 70 } = {}): ArsParent => ({
  ...product(id, 9, typeid),
  targetStock,
  originalStock: original,
  alternateProducts: [],
})

const drafts = (...entries: readonly (readonly [number, number])[]) => new Map(entries)

describe('a target', () => {
  test.each([
    [1000, 70, undefined],
    [1001, 70, 'arsTargetTooMuch'],
    [1, 70, undefined],
    [0, 70, 'arsTargetWhole'],
    [1.5, 70, 'arsTargetWhole'],
    [100, BULK, 'arsTargetBulk'],
    [101, BULK, undefined],
    [1000, BULK, undefined],
    [1001, BULK, 'arsTargetTooMuch'],
  ])('%d of type %d', (target, typeId, key) => {
    expect(refuseTarget(target, typeId)?.key).toBe(key)
  })
})

describe('targets saved together', () => {
  const group = [parent(1, 100, { original: 240 }), parent(2, 140, { original: 240 })]

  test('may come to exactly the original stock, not to less; the sentence has the original', () => {
    expect(refuseTargets([group], drafts([1, 90], [2, 150]))).toBeUndefined()
    expect(refuseTargets([group], drafts([1, 96]))).toEqual({ key: 'arsTargetTooFew', values: { n: 240 } })
    expect(groupTotal(group, drafts([1, 96]))).toMatchObject({ total: 236, original: 240, missing: 4, width: 2 })
  })

  test('speak by the document’s order: too much, too little of the bulk type, the total', () => {
    const bulk = [parent(3, 200, { original: 200, typeid: BULK })]
    const groups = [group, bulk]
    expect(refuseTargets(groups, drafts([1, 1], [2, 1001], [3, 5]))?.key).toBe('arsTargetTooMuch')
    expect(refuseTargets(groups, drafts([1, 1], [3, 5]))?.key).toBe('arsTargetBulk')
    expect(refuseTargets(groups, drafts([1, 1]))?.key).toBe('arsTargetTooFew')
  })

  test.each([0, 0.5])(
    'of %d are refused by the document’s sentence where one applies, and by ours where none does',
    (n) => {
      expect(refuseTargets([group], drafts([1, n]))).toEqual({ key: 'arsTargetTooFew', values: { n: 240 } })
      expect(refuseTargets([group], drafts([1, n], [2, 1001]))?.key).toBe('arsTargetTooMuch')
      expect(refuseTargets([group], drafts([1, n], [2, 900]))?.key).toBe('arsTargetWhole')
    },
  )

  test('of a product that is gone are refused', () => {
    expect(refuseTargets([group], drafts([77, 200]))?.key).toBe('arsProductGone')
  })

  test('never leave a group below its original, for any typed targets', () => {
    const targets = fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(targets, targets, fc.integer({ min: 0, max: 3000 }), (had, typed, original) => {
        const before = had.map((target, id) => parent(id, Math.min(1000, target), { original }))
        const changed = new Map(typed.slice(0, had.length).map((target, id) => [id, target]))
        const after = before.reduce((sum, { id, targetStock }) => sum + (changed.get(id) ?? targetStock), 0)
        const mayBe = [...changed.values()].every((one) => one <= 1000) && after >= original
        expect(refuseTargets([before], changed) === undefined).toBe(mayBe)
      }),
    )
  })
})

describe('typed targets beside the portal’s list', () => {
  const typed = (id: number, target: number, was: number) => ({ id, target, was })

  test('are saved as typed, so already, changed elsewhere, or gone', () => {
    const [kept, same, other, gone] = [typed(1, 310, 555), typed(2, 9, 4), typed(3, 310, 555), typed(4, 7, 5)]
    const now = [parent(1, 555), parent(2, 9), parent(3, 900)]
    expect(compareTargets([kept, same, other, gone], now)).toEqual({
      asTyped: [kept],
      alreadySo: [same],
      changed: [{ typed: other, now: 900 }],
      removed: [gone],
    })
  })

  test('are each in one of these, and never overwrite what wasn’t typed over', () => {
    const target = fc.integer({ min: 1, max: 3 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(target, target, fc.option(target, { nil: undefined })), { maxLength: 8 }),
        (all) => {
          const drafts = all.map(([target, was], id) => typed(id, target, was))
          const now = all.flatMap(([, , has], id) => (has === undefined ? [] : [parent(id, has)]))
          const { asTyped, alreadySo, changed, removed: gone } = compareTargets(drafts, now)
          expect(asTyped.length + alreadySo.length + changed.length + gone.length).toBe(all.length)
          for (const { id, was } of asTyped) expect(all[id]?.[2]).toBe(was)
          for (const { typed: one, now: has } of changed) expect([one.was, one.target]).not.toContain(has)
          for (const { id } of gone) expect(all[id]?.[2]).toBeUndefined()
        },
      ),
    )
  })
})

describe('a parent', () => {
  const group = [parent(1, 60, { original: 100 }), parent(2, 40, { original: 100 }), parent(3, 60, { original: 100 })]

  test.each([
    [9, 3, 'arsProductGone'],
    [1, 3, undefined],
    [2, 3, undefined],
    [1, 4, 'arsRefresh'],
  ])('%d of a group that had %d is deleted unless %s', (id, width, key) => {
    expect(refuseDelete(group, id, width)?.key).toBe(key)
  })

  test('isn’t deleted where the rest falls below the original, for any width', () => {
    expect(refuseDelete(group.slice(0, 2), 1, 2)?.key).toBe('arsDeleteTooFew')
    expect(refuseDelete(group.slice(0, 2), 1, 9)?.key).toBe('arsDeleteTooFew')
  })

  test.each([
    [HOME, 70, true],
    [HOME, BULK, false],
    [9, 70, false],
    [9, BULK, false],
  ])('of brand %d and type %d needs a reason: %s', (brand, type, needed) => {
    expect(deletingNeedsReason(product(1, brand, type))).toBe(needed)
  })

  test('has room for three alternates', () => {
    const alternates = [product(5), product(6), product(7)]
    expect([0, 1, 2, 3].map((has) => roomForAlternates({ alternateProducts: alternates.slice(0, has) }))).toEqual([
      3, 2, 1, 0,
    ])
  })
})

test.each([
  [HOME, '', true],
  [9, 'CompanyChoice', true],
  [9, 'SameStyle', false],
  [9, '', false],
])('an alternate of brand %d chosen as “%s” is deleted with a reason: %s', (brand, arsautoalternatetype, needed) => {
  const one = { ...product(1, brand), arsautoalternatetype }
  expect(deletingAlternateNeedsReason(one, known(KINDS, AT))).toMatchObject({ known: true, value: needed })
})

test('whether deleting an alternate needs a reason isn’t known without the kinds, or of a kind that isn’t among them', () => {
  const one = { ...product(1), arsautoalternatetype: 'CompanyChoice' }
  const unknown = notKnown('The list could not be read.')
  expect(deletingAlternateNeedsReason(one, unknown)).toBe(unknown)
  expect(deletingAlternateNeedsReason(one, known([], AT))).toMatchObject({
    known: false,
    why: say('arsKindUnknown', { kind: 'CompanyChoice' }),
  })
  expect(replacingNeedsReason('parent', product(1), product(2), unknown)).toBe(unknown)
})

test('a replacement needs a reason by brands, place and best seller alone', () => {
  const brand = fc.constantFrom(HOME, 376, 9, 10)
  fc.assert(
    fc.property(
      brand,
      brand,
      fc.boolean(),
      fc.constantFrom('parent' as const, 'alternate' as const),
      (from, to, best, place) => {
        const needed =
          best ||
          (place === 'parent' && from !== to && to !== HOME) ||
          (place === 'alternate' && from === HOME && to !== HOME)
        const result = replacingNeedsReason(place, product(1, from), product(2, to), known(best, AT))
        expect(result).toEqual(known(needed, AT))
      },
    ),
  )
})

test.each([
  ['FCCOCO', false],
  ['fccoco', false],
  ['BbbhCoco', false],
  [' DARPFCFO ', false],
  ['FC', true],
  ['FOFO', true],
  ['COCO', true],
])('a store of concept “%s” may change its list: %s', (concept, may) => {
  expect(mayChangeArs({ fcf: { concept } })).toBe(may)
})

test('parents of one category, subcategory and type share an original stock', () => {
  const one = product(1, 9, 70)
  expect(groupKey(one)).toBe('1-7-70')
  expect(groupKey(product(2, 8, 70))).toBe('1-7-70')
  expect(groupKey(product(3, 9, 71))).toBe('1-7-71')
  expect(kindOf(one)).toEqual({ categoryId: 1, subcategoryId: 7, typeId: 70 })
})

test('the least target is a piece, of the bulk type more than a hundred', () => {
  expect(leastTarget(70)).toBe(1)
  expect(leastTarget(BULK)).toBe(101)
})

test('a group with an original stock of 0 may fall to any target; of one that isn’t told nothing is known', () => {
  expect(groupTotal([parent(1, 3), parent(2, 4)])).toEqual({ total: 7, original: 0, width: 2, missing: 0, spare: 7 })
  const untold = { original: undefined, missing: undefined, spare: undefined }
  expect(groupTotal([])).toEqual({ total: 0, width: 0, ...untold })
  const group = [parent(1, 3), parent(2, 4)].map((one) => ({ ...one, originalStock: undefined }))
  expect(groupTotal(group)).toEqual({ total: 7, width: 2, ...untold })
  expect(refuseTargets([group], new Map([[1, 1]]))).toBeUndefined()
})

test.each([
  [812, 788, 0, 24],
  [788, 788, 0, 0],
  [780, 788, 8, 0],
  [780, undefined, undefined, undefined],
])('targets of %i beside a minimum of %s: %s missing, %s to spare', (total, original, missing, spare) => {
  expect(totalsOf(total, original, 3)).toEqual({ total, original, width: 3, missing, spare })
})

test('a group that grew or shrank since the list was loaded is checked again before a parent is deleted', () => {
  const group = [parent(1, 100, { original: 50 }), parent(2, 60, { original: 50 })]
  expect(refuseDelete(group, 1, 2)).toBeUndefined()
  expect(refuseDelete(group, 1, 1)).toEqual({ key: 'arsRefresh' })
  expect(refuseDelete(group, 1, 3)).toEqual({ key: 'arsRefresh' })
})

test('a reason that is required has to be there', () => {
  expect(refuseReason('arsReason', ' ')).toBe('arsReason')
  expect(refuseReason('arsReason')).toBe('arsReason')
  expect(refuseReason('arsReason', 'Torn')).toBeUndefined()
  expect(refuseReason(undefined, '')).toBeUndefined()
})
