import { describe, expect, test } from 'vitest'
import {
  candidatesIn,
  inLine,
  type LookingAbout,
  lookingFor,
  matchesText,
  notOffered,
  offered,
  PICKS,
  pick,
  refuseAlternate,
  refuseParent,
  refusePicks,
  typedProductId,
  unpick,
  wholeKind,
  whyNotOffered,
} from '../../../../../src/shared/domain/replenishment/picking.ts'
import { known, notKnown } from '../../../../../src/shared/domain/values/known.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const products = (...ids: readonly number[]) => ids.map((id) => ({ id }))
const KIND = { categoryId: 1, subcategoryId: 2, typeId: 3 }

describe('a press on a product', () => {
  test.each([
    ['picks it', 'parent', [], 1, { chosen: products(1) }],
    ['takes it back', 'parent', [1], 1, { chosen: [] }],
    ['doesn’t pick a second one', 'parent', [1], 2, { refused: 'arsOneProduct' }],
    ['doesn’t pick a second alternate', 'alternate', [1], 2, { refused: 'arsOneProduct' }],
    ['doesn’t pick a second replacement', 'replacement', [1], 2, { refused: 'arsOneProduct' }],
    ['picks a third alternate', 'alternates', [1, 2], 3, { chosen: products(1, 2, 3) }],
    ['doesn’t pick a fourth', 'alternates', [1, 2, 3], 4, { refused: 'arsThreeAlternates' }],
    ['takes one of three back', 'alternates', [1, 2, 3], 2, { chosen: products(1, 3) }],
  ] as const)('%s (%s)', (_, rule, chosen, id, after) => {
    expect(pick(PICKS[rule], products(...chosen), { id })).toEqual(after)
  })
})

test.each([
  ['parent', 'arsNoParent', 'arsNothingToAdd'],
  ['alternate', 'arsNoAlternate', 'arsNothingToAdd'],
  ['replacement', 'arsNoReplacement', 'arsNothingToReplace'],
  ['alternates', undefined, 'arsNothingToAdd'],
] as const)('without a %s it goes on, or says why not', (rule, missing, none) => {
  expect(refusePicks(PICKS[rule], [])).toBe(missing)
  expect(refusePicks(PICKS[rule], products(1))).toBeUndefined()
  expect(PICKS[rule].none).toBe(none)
})

describe('products that are offered', () => {
  test('are those that stand in no line and have no request', () => {
    const all = [1, 2, 3, 4].map((id) => ({ id, isRequestPending: id === 3 }))
    expect(offered(all, [2]).map(({ id }) => id)).toEqual([1, 4])
    expect(inLine({ id: 7, alternateProducts: products(8, 9) })).toEqual([7, 8, 9])
    expect(inLine({ id: 7 })).toEqual([7])
  })

  test.each([
    ['Anti colic', true],
    ['COLIC bib', true],
    ['colic cup', false],
    ['205432', true],
    ['20543', false],
    ['', true],
  ])('are meant by %j: %s', (text, matches) => {
    expect(matchesText({ id: 205_432, name: 'Babyhug Anti Colic Bib' }, text)).toBe(matches)
  })

  test.each([
    [undefined, false, false, 'arsNotAvailable'],
    [{ isRequestPending: false }, true, true, 'arsListedAlready'],
    [{ isRequestPending: false }, false, true, 'arsHasRequest'],
    [{ isRequestPending: true }, false, false, 'arsHasRequest'],
    [{ isRequestPending: false }, false, false, undefined],
  ] as const)('as a parent %j, listed %s, pending %s: %s', (product, isListed, isPending, why) => {
    expect(refuseParent(product, isListed, isPending)).toBe(why)
  })
})

test.each([
  [2, undefined],
  [3, 'arsAlternatesFull'],
])('a parent with %d alternates: %s', (alternates, why) => {
  const alternateProducts = Array.from({ length: alternates }, (_, id) => ({
    id,
    brand: { id: 1 },
    category: { id: 1 },
    subcategory: { id: 1 },
    producttype: { typeid: 1 },
  }))
  expect(refuseAlternate({ alternateProducts })).toBe(why)
})

describe('how products are looked for', () => {
  const usual: LookingAbout = { source: 'listing', kind: {}, isAnyKind: true, search: '' }
  test.each<[string, Partial<LookingAbout>, ReturnType<typeof lookingFor>]>([
    ['nothing is asked before anything is chosen or typed', {}, undefined],
    ['nor while the kind is chosen in part', { kind: { categoryId: 1, subcategoryId: 2 } }, undefined],
    ['blanks are nothing typed', { search: '  ' }, undefined],
    ['a kind lists its products', { kind: KIND }, 'kind'],
    ['words are looked for without a kind', { search: 'romper' }, 'words'],
    ['and within one that is chosen', { kind: KIND, search: 'romper' }, 'kind'],
    ['an id is found whatever is chosen', { kind: KIND, search: ' 205432 ' }, 'id'],
    ['a size isn’t an id', { search: '240' }, 'words'],
    [
      'where the kind is given an id is looked for within it',
      { kind: KIND, isAnyKind: false, search: '205432' },
      'kind',
    ],
    ['the bin is listed whatever is chosen', { source: 'bin' }, 'bin'],
    ['and whatever is typed', { source: 'bin', search: '205432' }, 'bin'],
  ])('%s', (_, about, how) => {
    expect(lookingFor({ ...usual, ...about })).toBe(how)
  })

  test('by a kind that is whole', () => {
    expect(wholeKind(KIND)).toEqual(KIND)
    expect(wholeKind({ ...KIND, typeId: undefined })).toBeUndefined()
  })

  test('by a number that is a product’s', () => {
    expect(typedProductId(' 205432 ')).toBe(205_432)
    expect(typedProductId('205432 bib')).toBeUndefined()
  })
})

test('a picked product is taken back from the list above', () => {
  expect(unpick(products(1, 2, 3), 2)).toEqual(products(1, 3))
  expect(unpick(products(1), 2)).toEqual(products(1))
})

test('what stands in the line or has a request isn’t offered; while the requests aren’t known, nothing is', () => {
  expect(notOffered([7, 8], known([3], ''))).toEqual([7, 8, 3])
  expect(notOffered([7, 8], notKnown('Not loaded.'))).toBeUndefined()
})

describe('the candidates of a reading', () => {
  const rows = ['Romper', 'Bib', 'Bib of cotton', 'Cup'].map((name, at) => ({
    id: at + 1,
    name,
    isRequestPending: at === 3,
  }))
  const idsOf = (about: Partial<Parameters<typeof candidatesIn>[1]>) =>
    candidatesIn(rows, { looking: 'kind', search: '', exclude: [], listed: [], ...about }).map(({ id }) => id)

  test('are those that may be picked', () => {
    expect(idsOf({})).toEqual([1, 2, 3])
    expect(idsOf({ exclude: [1], listed: [2] })).toEqual([3])
    expect(idsOf({ exclude: undefined })).toEqual([1, 2, 3])
  })
  test('of the bin are searched here, all others at the portal', () => {
    expect(idsOf({ looking: 'bin', search: 'bib' })).toEqual([2, 3])
    expect(idsOf({ looking: 'words', search: 'bib' })).toEqual([1, 2, 3])
  })
  test('without the one that was looked for by its id: why is said', () => {
    const [romper, , , cup] = rows
    expect(whyNotOffered(romper, [1])).toBe(`Romper (1): ${messages.arsListedAlready}`)
    expect(whyNotOffered(romper, [])).toBe(`Romper (1): ${messages.arsHasRequest}`)
    expect(whyNotOffered(cup, [])).toBe(`Cup (4): ${messages.arsHasRequest}`)
    expect(whyNotOffered(undefined, [])).toBeUndefined()
  })
})
