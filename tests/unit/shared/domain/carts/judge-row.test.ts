import { describe, expect, test } from 'vitest'
import { VERDICTS } from '../../../../../src/shared/domain/carts/cart-import.ts'
import {
  type JudgeContext,
  judgeRow,
  lackSentence,
  noDecidedRows,
  piecesAfter,
  type ReadRow,
  readCells,
  refuseMixed,
  typedCells,
  verdictOf,
} from '../../../../../src/shared/domain/carts/judge-row.ts'
import { viewerOf } from '../../../../../src/shared/domain/catalogue/visibility.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { BHAMBOLI, PUNE, product, rights, rupees, stock } from '../../../../support/builders.ts'

const shirt = product({ id: 600, category: { id: 6, name: 'Clothes' } })
const milk = product({ id: 790, subcategory: { id: 79, name: 'Formula' } })
const far = product({ id: 500, stockType: 'DropShipment' })
const toy = product({ id: 1001, warehouses: [stock(10), stock(99, { id: BHAMBOLI }), stock(7, { mrp: rupees(999) })] })

const context = (more: Partial<JudgeContext> = {}): JudgeContext => ({
  cartType: 'all',
  mode: 'add',
  firstRowIsData: true,
  viewer: viewerOf('FOFO', rights({ hasFoodLicense: false }), [PUNE]),
  products: new Map([shirt, milk, far, toy].map((one) => [one.id, one])),
  inCart: new Map(),
  ...more,
})
/** As an import judges them: in the order of the file. */
function judgeRows(rows: readonly ReadRow[], rules: JudgeContext) {
  const decided = noDecidedRows(rules.inCart)
  return rows.map((one, at) => judgeRow(one, at === 0, rules, decided))
}
const row = (text: string, line = 1): ReadRow => ({ line, text, ...readCells(text.split(',')) })
const judge = (text: string, more: Partial<JudgeContext> = {}) => judgeRows([row(text)], context(more))[0]
const judged = (texts: readonly string[], more: Partial<JudgeContext> = {}) =>
  judgeRows(
    texts.map((text, at) => row(text, at + 1)),
    context(more),
  ).map(({ line, verdict, reason }) => `${line} ${verdict}: ${reason}`)

describe('a row is two whole numbers', () => {
  test.each([
    ['1001,5', 1001, 5],
    [' 1001 , 5 ', 1001, 5],
    ['001001,05', 1001, 5],
    ['1001,5.5', 1001, undefined],
    ['1001,-5', 1001, undefined],
    ['1001,+5', 1001, undefined],
    ['1001,5e2', 1001, undefined],
    ['A12,5', undefined, 5],
    ['12345678901,5', undefined, 5],
    ['1001', 1001, undefined],
    ['x', undefined, undefined],
    ['1001,5,', 1001, 5],
    ['1001,5, ,', 1001, 5],
    ['1001,,5', undefined, undefined],
    ['1001,5,7', undefined, undefined],
  ])('%s', (text, id, qty) => {
    expect(readCells(text.split(','))).toEqual({ id, qty })
  })
})

test('a row that lacks one of its numbers says which, with any separator', () => {
  const lacks = (text: string) => lackSentence({ text, ...readCells(typedCells(text)) })
  for (const sign of [',', ';', '\t', '|']) {
    expect(lacks(`1001${sign}`)).toBe('Quantity missing')
    expect(lacks(`1001${sign}2.5`)).toBe('Quantity “2.5” isn’t a whole number')
    expect(lacks(`A-12${sign}5`)).toBe('Product ID “A-12” isn’t a whole number')
  }
  const misfit = (kind: 'fewer' | 'more') =>
    lackSentence({ id: undefined, qty: undefined, text: '1001,5', misfit: kind })
  expect(misfit('fewer')).toBe('This row has fewer cells than the header, so its numbers may be in other columns.')
  expect(misfit('more')).toBe('This row has more cells than the header, so its numbers may be in other columns.')
  expect(lacks('1001;2,5')).toBe('Quantity “2,5” isn’t a whole number')
})

describe('each verdict and its sentence', () => {
  test.each([
    ['taken', '1001,10', {}, 'In stock'],
    ['gap', '1001,24', {}, '10 of 24 pieces available, gap 14'],
    ['notTwoIntegers', '1001,many', {}, 'Quantity “many” isn’t a whole number'],
    ['notTwoIntegers', '1001,"1,5"', {}, 'Product ID and quantity must be whole numbers'],
    ['notTwoIntegers', '1001', {}, 'Quantity missing'],
    ['notTwoIntegers', '1001, ', {}, 'Quantity missing'],
    ['notTwoIntegers', ',5', {}, 'Product ID missing'],
    ['notTwoIntegers', 'Cotton Romper 0-3 months,5', {}, 'Product ID “Cotton Romper 0-3 m…” isn’t a whole number'],
    ['notTwoIntegers', '1001,5,7', {}, 'Product ID and quantity must be whole numbers'],
    ['notTwoIntegers', 'one,two', {}, 'Product ID and quantity must be whole numbers'],
    ['quantity', '1001,0', {}, 'Quantity must be a whole number from 1 to 9999.'],
    ['quantity', '1001,10000', {}, 'Quantity must be a whole number from 1 to 9999.'],
    ['unknown', '4711,5', {}, 'No product 4711 in the catalogue'],
    [
      'blocked',
      '1001,5',
      { viewer: { ...context().viewer, carters: new Set([1001]) } },
      'Products Not Found: it is not sold to this store',
    ],
    [
      'blocked',
      '1001,5',
      { viewer: { ...context().viewer, rules: [{ id: 1, kind: 'block', brandId: 11 }] } },
      'Product not found: it is not sold to this store',
    ],
    ['foodLicence', '790,5', {}, 'Food is sold only to stores with a food licence'],
    [
      'notServiceable',
      '500,5',
      { viewer: { ...context().viewer, unserviceable: new Set([500]) } },
      'Product is not serviceable at your pincode',
    ],
    ['wrongCart', '1001,5', { cartType: 'apparel' }, 'Belongs in the non-apparel cart'],
    ['wrongCart', '600,5', { cartType: 'nonapparel' }, 'Belongs in the apparel cart'],
    ['header', 'Product ID,Quantity', { firstRowIsData: false }, 'Header row, skipped'],
    ['header', '1001,Quantity', { firstRowIsData: false }, 'Header row, skipped'],
    ['header', 'Order,7', { firstRowIsData: false }, 'Header row, skipped'],
    [
      'header',
      '1001,5',
      { firstRowIsData: false },
      'First row, skipped as the header although it has two numbers. If it is data, switch “First row is data” on.',
    ],
  ] as const)('%s: %s', (verdict, text, more, reason) => {
    expect(judge(text, more as Partial<JudgeContext>)).toMatchObject({ verdict, reason, applied: false })
  })

  test('duplicate: the first row of a product wins, later ones say where it is', () => {
    expect(judged(['1001,5', '600,1', '1001,7', '1001,5'])).toEqual([
      '1 taken: In stock',
      '2 taken: In stock',
      '3 duplicate: Left out: product 1001 is already on line 1',
      '4 duplicate: Left out: product 1001 is already on line 1',
    ])
  })

  test('duplicate: also of a first row that wasn’t taken', () => {
    expect(judged(['4711,0', '4711,5'])).toEqual([
      '1 quantity: Quantity must be a whole number from 1 to 9999.',
      '2 duplicate: Left out: product 4711 is already on line 1',
    ])
  })

  test('overCapacity: the 501st product is left out, what is in the cart already is not', () => {
    const full = new Map(Array.from({ length: 500 }, (_, at) => [at === 0 ? 600 : 100_000 + at, 1]))
    expect(judged(['1001,5', '600,5'], { inCart: full })).toEqual([
      '1 overCapacity: Maximum number of item in cart is reached (500)',
      '2 taken: In stock',
    ])
  })

  test('rows of the file fill the cart too', () => {
    const products = new Map([1, 2, 3].map((id) => [id, product({ id })]))
    const inCart = new Map(Array.from({ length: 498 }, (_, at) => [100_000 + at, 1]))
    expect(judged(['1,1', '2,1', '3,1'], { products, inCart }).map((one) => one.split(':')[0])).toEqual([
      '1 taken',
      '2 taken',
      '3 overCapacity',
    ])
  })

  test('every verdict is told above, but the one of an import that goes on', () => {
    expect(VERDICTS.filter((one) => one !== 'elsewhere').sort()).toEqual(
      [
        'taken',
        'gap',
        'notTwoIntegers',
        'quantity',
        'unknown',
        'blocked',
        'foodLicence',
        'notServiceable',
        'wrongCart',
        'header',
        'duplicate',
        'overCapacity',
      ].sort(),
    )
  })
})

describe('the first row', () => {
  test('counts as headings, and its product isn’t taken by it', () => {
    expect(judged(['1001,5', '1001,6'], { firstRowIsData: false }).map((one) => one.split(':')[0])).toEqual([
      '1 header',
      '2 taken',
    ])
  })
  test('is judged like any other when the person says that it is data', () => {
    expect(judged(['1001,5', '1001,6'])[0]).toBe('1 taken: In stock')
  })
})

describe('products that are in the cart already', () => {
  const inCart = new Map([[1001, 8]])
  test.each([
    ['add', 2, 'In stock'],
    ['add', 3, '10 of 11 pieces available, gap 1'],
    ['replace', 10, 'In stock'],
    ['add', 9992, 'Quantity must be a whole number from 1 to 9999.'],
    ['replace', 9992, '10 of 9992 pieces available, gap 9982'],
  ] as const)('%s %i to 8: %s', (mode, qty, reason) => {
    expect(judge(`1001,${qty}`, { mode, inCart })).toMatchObject({ reason, inCart: 8, available: 10 })
  })
  test('adding adds up, replacing doesn’t', () => {
    expect(piecesAfter(5, 8, 'add')).toBe(13)
    expect(piecesAfter(5, 8, 'replace')).toBe(5)
  })
})

test('a judged row names the product, its MRP and what the mapped warehouses have of it', () => {
  expect(judge('1001,5')).toMatchObject({
    line: 1,
    text: '1001,5',
    name: 'Stacking Rings',
    mrp: rupees(1000),
    available: 10,
    inCart: 0,
  })
  expect(judge('4711,5')).toMatchObject({ name: undefined, mrp: undefined, available: undefined })
})

test('a row that is judged again under its own line is no duplicate of itself', () => {
  const decided = noDecidedRows(new Map())
  const rules = context()
  judgeRow(row('1001,5', 3), false, rules, decided)
  expect(judgeRow(row('1001,6', 3), false, rules, decided).verdict).toBe('taken')
})

describe('a food licence', () => {
  test('lets food in', () => {
    const viewer = { ...context().viewer, hasFoodLicense: true }
    expect(judge('790,5', { viewer })?.verdict).toBe('taken')
  })
})

describe('a file with apparel and non-apparel', () => {
  const both = [row('600,1'), row('1001,1')]
  test('is refused as a whole in an apparel store’s carts', () => {
    const sentence = 'You cannot upload both Apparel & Non - Apparel products in this cart'
    expect(refuseMixed(both, context({ cartType: 'apparel' }))).toBe(sentence)
    expect(refuseMixed(both, context({ cartType: 'nonapparel' }))).toBe(sentence)
    expect(messages.mixedApparel).toBe(sentence)
  })
  test('is welcome in every other store', () => {
    expect(refuseMixed(both, context())).toBeUndefined()
  })
  test('of one kind, or with unknown products beside it, isn’t mixed', () => {
    expect(refuseMixed([row('600,1'), row('4711,1'), row('x,1')], context({ cartType: 'apparel' }))).toBeUndefined()
  })
})

describe('the verdict without its sentence', () => {
  const verdicts = (rows: readonly (readonly [number, number])[], rules: JudgeContext) => {
    const decided = noDecidedRows(rules.inCart)
    return rows.map(([id, qty], at) => verdictOf({ line: at + 1, id, qty }, at === 0, rules, decided))
  }
  test('counts pieces in the cart where they are added, up to 9999 and up to the stock', () => {
    const rulesFor = (inCart: number) => context({ inCart: new Map([[1001, inCart]]) })
    expect(verdicts([[1001, 5]], rulesFor(5))).toEqual(['taken'])
    expect(verdicts([[1001, 5]], rulesFor(6))).toEqual(['gap'])
    expect(verdicts([[1001, 1]], rulesFor(9998))).toEqual(['gap'])
    expect(verdicts([[1001, 1]], rulesFor(9999))).toEqual(['quantity'])
    expect(verdicts([[1001, 1]], { ...rulesFor(9999), mode: 'replace' })).toEqual(['taken'])
  })
  test('fills a cart to its last line; what is in the cart already takes no other', () => {
    const full = new Map(Array.from({ length: 499 }, (_, at) => [at + 5000, 1]))
    expect(
      verdicts(
        [
          [1001, 1],
          [600, 1],
        ],
        context({ inCart: full }),
      ),
    ).toEqual(['taken', 'overCapacity'])
    expect(
      verdicts(
        [
          [1001, 1],
          [600, 1],
        ],
        context({ inCart: new Map([...full, [600, 1]]) }),
      ),
    ).toEqual(['overCapacity', 'taken'])
  })
  test('skips the first row alone as the heading', () => {
    expect(
      verdicts(
        [
          [1001, 1],
          [600, 1],
        ],
        context({ firstRowIsData: false }),
      ),
    ).toEqual(['header', 'taken'])
  })
})
