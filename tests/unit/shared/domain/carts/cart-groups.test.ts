import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CART_GROUPINGS,
  groupsOf,
  kindBeside,
  kindOf,
  kindParts,
  setParents,
  shareOf,
  sumsOf,
} from '../../../../../src/shared/domain/carts/cart-groups.ts'
import { explainGap, refuseAlternate, withoutGap } from '../../../../../src/shared/domain/carts/gap-explained.ts'
import { priceCart, withQuantities } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { PricedLine } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../../../src/shared/domain/values/counts.ts'
import { say } from '../../../../../src/shared/messages.ts'
import { anyLines, anySupply } from '../../../../support/any-cart.ts'
import { BHAMBOLI, line, mapping, product, rupees, stock, supply } from '../../../../support/builders.ts'

const nameOf = ({ whName }: { readonly whName: string }) => whName
const two = [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' })]
const dress = (id: number, size: string) =>
  product({
    id,
    name: `Frock - ${size} - Red`,
    size,
    gender: 'Girls',
    category: { id: 6, name: 'Clothes' },
    groupID: 9,
  })

describe('lines in groups', () => {
  test('by the warehouse that gives most, in the order of the orders; lines without an allocation come last', () => {
    const products = [
      product({ id: 1, warehouses: [stock(2), stock(9, { id: BHAMBOLI })] }),
      product({ id: 2, warehouses: [] }),
      product({ id: 3, warehouses: [stock(9)] }),
    ]
    const cart = priceCart([line(1, 8), line(2, 1), line(3, 2)], supply({ products, mapping: two }))
    expect(groupsOf(cart, [0, 1, 2], 'warehouse', nameOf)).toEqual([
      { key: '2^OWNED', title: 'Pune', places: [2], order: '2^OWNED' },
      { key: '10^OWNED', title: 'Bhamboli', places: [0], order: '10^OWNED' },
      { key: '', title: 'Not allocated', places: [1] },
    ])
  })
  test('by set, three sizes of one group and colour, with gender and colour', () => {
    const sizes = ['2-3 Years', '3-4 Years', '4-5 Years'].map((size, at) => dress(at + 1, size))
    const lines = [...sizes.map(({ id }) => line(id, 1, { parent: '9^Red' })), line(1001, 2)]
    const cart = priceCart(lines, supply({ products: [...sizes, product()] }))
    expect(groupsOf(cart, [3, 0, 1, 2], 'set', nameOf)).toEqual([
      { key: '9^Red', title: 'Frock – Girls · Red', places: [0, 1, 2] },
      { key: '', title: 'Not in a set', places: [3] },
    ])
    const [first] = cart.lines
    expect(first && kindOf(first, true)).toBe('Set · Girls · Red · 2-3 Years')
  })
  test('every line stands in one group, and the groups come to the cart', () => {
    fc.assert(
      fc.property(anyLines, anySupply, fc.constantFrom(...CART_GROUPINGS), (lines, supplied, by) => {
        const cart = priceCart(lines, supplied)
        const places = lines.map((_, at) => at)
        const groups = groupsOf(cart, places, by, nameOf)
        if (by === 'none') return void expect(groups).toEqual([])
        expect(groups.flatMap((group) => group.places).toSorted((one, other) => one - other)).toEqual(places)
        const shares = groups.flatMap(({ order }) =>
          order === undefined ? [] : [[order, shareOf(cart, places, order)]],
        )
        const cards = cart.groups.map(({ key, lines: { length }, quantity, total }) => [
          key,
          { lines: length, quantity, total },
        ])
        if (by === 'warehouse' && new Set(lines.map(({ id }) => id)).size === lines.length)
          expect(shares).toEqual(cards)
        const sums = groups.map((group) => sumsOf(cart, group.places))
        expect(sums.reduce((all, { total }) => all + total, 0)).toBe(cart.totals.net)
        expect(sums.reduce((all, { quantity }) => all + quantity, 0)).toBe(cart.totals.quantity)
        expect(sums.reduce((all, { gapQty }) => all + gapQty, 0)).toBe(cart.totals.gapQty)
      }),
    )
  })
})

test('several quantities at once come to the same as one after the other', () => {
  const some = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 60 })), { maxLength: 6 })
  fc.assert(
    fc.property(anyLines, anySupply, some, (lines, supplied, quantities) => {
      const cart = priceCart(lines, supplied)
      const byId = new Map(quantities)
      const oneByOne = [...byId].reduce((now, [id, qty]) => withQuantities(now, new Map([[id, qty]])), cart)
      expect(withQuantities(cart, byId)).toEqual(oneByOne)
    }),
  )
})

describe('a gap is explained', () => {
  test('what each warehouse has and gives, at which MRP', () => {
    const other = rupees(1100)
    const warehouses = [
      stock(4),
      stock(3, { mrp: other }),
      stock(6, { id: BHAMBOLI, mrp: other }),
      stock(7, { id: 99 }),
    ]
    const supplied = supply({
      products: [product({ warehouses })],
      mapping: [...two, mapping({ whID: 5, name: 'Delhi' })],
    })
    const [priced] = priceCart([line(1001, 10)], supplied).lines
    expect(priced && explainGap(priced, supplied)).toEqual({
      shares: [
        { wh: 2, whName: 'Pune', stock: 4, gives: 4, elsewhere: [{ mrp: other, stock: 3 }] },
        { wh: 10, whName: 'Bhamboli', stock: 0, gives: 0, elsewhere: [{ mrp: other, stock: 6 }] },
      ],
      without: 1,
      unmapped: 7,
    })
  })
  test('an alternate needs stock for what is missing, beside what the cart wants of it already', () => {
    expect(refuseAlternate(5, 5)).toBeUndefined()
    expect(refuseAlternate(4, 5)).toBe('alternateShort')
    expect(refuseAlternate(9, 5, 5)).toBe('alternateShort')
    expect(refuseAlternate(10, 5, 5)).toBeUndefined()
    expect(refuseAlternate(20_000, 5000, 5000)).toBe('quantityRange')
  })
})

test('warehouses that have none of it are counted in plain words', () => {
  expect(say('gapElsewhereNone', { warehouses: counted.warehouses(5) })).toBe('Out of stock at the other 5 warehouses.')
})

test('lines without their gap want what can be given of them; those that aren’t available go; the others stay', () => {
  const line = (id: number, allocatedQty: number, gapQty: number) =>
    ({ line: { id, qty: allocatedQty + gapQty }, allocatedQty, gapQty }) as PricedLine
  const lines = [line(1, 4, 0), line(2, 3, 2), line(3, 0, 5)]
  expect(withoutGap(lines)).toEqual({ less: [{ id: 2, qty: 3 }], removed: [3] })
  expect(withoutGap(lines, [3])).toEqual({ less: [], removed: [3] })
  expect(withoutGap(lines, [1])).toEqual({ less: [], removed: [] })
})

describe('the share of an order', () => {
  const products = [
    product({ id: 1, warehouses: [stock(2), stock(9, { id: BHAMBOLI })] }),
    product({ id: 2, warehouses: [stock(5)] }),
    product({ id: 3, warehouses: [stock(9)], stockType: 'JustInTime' }),
  ]
  const cart = priceCart([line(1, 8), line(2, 4), line(3, 3)], supply({ products, mapping: two }))
  const [toys] = cart.lines
  const unit = toys?.unit?.net ?? 0

  test('has the lines, pieces and amount that its warehouse gives', () => {
    // Of product 1, Pune gives 2 of the 8 pieces.
    expect(shareOf(cart, [0, 1, 2], '2^OWNED')).toEqual({ lines: 2, quantity: 6, total: 6 * unit })
    expect(shareOf(cart, [0, 1, 2], '10^OWNED')).toEqual({ lines: 1, quantity: 6, total: 6 * unit })
  })
  test('is that of the lines at these places alone', () => {
    expect(shareOf(cart, [1], '2^OWNED')).toEqual({ lines: 1, quantity: 4, total: 4 * unit })
    expect(shareOf(cart, [], '2^OWNED')).toEqual({ lines: 0, quantity: 0, total: 0 })
  })
  test('is nothing of what the same warehouse sends in an order of its own', () => {
    expect(shareOf(cart, [0, 1, 2], '2^DS_JIT')).toMatchObject({ lines: 1, quantity: 3 })
  })
  test('names the kind of order beside the warehouse where it isn’t its own stock', () => {
    expect(groupsOf(cart, [0, 1, 2], 'warehouse', nameOf).map(({ title }) => title)).toEqual([
      'Pune',
      'Pune · DS-JIT',
      'Bhamboli',
    ])
  })
  test('keeps the head of an order that has a part of a line shown elsewhere, and no other', () => {
    const keys = (places: readonly number[]) => groupsOf(cart, places, 'warehouse', nameOf).map(({ key }) => key)
    // Bhamboli gives most of line 0, and Pune 2 pieces of it.
    expect(keys([0])).toEqual(['2^OWNED', '10^OWNED'])
    expect(keys([1])).toEqual(['2^OWNED'])
  })
})

test('a line stands with the first of two warehouses that give as much of it', () => {
  const products = [product({ id: 1, warehouses: [stock(4), stock(9, { id: BHAMBOLI })] })]
  const cart = priceCart([line(1, 8)], supply({ products, mapping: two }))
  expect(groupsOf(cart, [0], 'warehouse', nameOf)).toEqual([
    { key: '2^OWNED', title: 'Pune', places: [0], order: '2^OWNED' },
    { key: '10^OWNED', title: 'Bhamboli', places: [], order: '10^OWNED' },
  ])
})

test('the parents of sets are those of three sizes or more; toys are no set, and nor is what the catalogue doesn’t know', () => {
  const sizes = ['2-3 Years', '3-4 Years', '4-5 Years'].map((size, at) => dress(at + 1, size))
  const toys = [11, 12, 13].map((id) => product({ id }))
  const unknown = [21, 22, 23].map((id) => line(id, 1, { parent: '8^Blue' }))
  const lines = [
    ...sizes.map(({ id }) => line(id, 1, { parent: '9^Red' })),
    ...toys.map(({ id }) => line(id, 1, { parent: '77^Red' })),
    ...unknown,
  ]
  const supplied = supply({ products: [...sizes, ...toys] })
  expect([...setParents(priceCart(lines, supplied))]).toEqual(['9^Red'])
  expect([...setParents(priceCart(lines.slice(1), supplied))]).toEqual([])
})

test('a line alone is told by brand, size and colour, one of a set by what its sizes have in common', () => {
  const one = { product: product({ size: 'Large', gender: 'Girls' }) }
  expect(kindOf(one, false)).toBe('Bright Start · Large · Red')
  expect(kindOf(one, true)).toBe('Set · Girls · Red · Large')
  expect(kindOf({ product: undefined }, false)).toBe('')
  expect(kindParts(one, false)).toEqual(['Bright Start', 'Large', 'Red'])
})

test('a brand that the name of the line begins with isn’t said twice', () => {
  const one = product({ name: 'BRIGHT START Stacking Rings', size: 'Large' })
  expect(kindOf({ product: one }, false)).toBe('Large · Red')
})

test('beside its name a line is told by what the name doesn’t say', () => {
  const one = { product: product({ name: 'Stacking Rings - large', size: 'Large', gender: 'Girls' }) }
  expect(kindBeside(one, false)).toBe('Bright Start · Red')
  expect(kindBeside(one, true)).toBe('Set · Girls · Red')
  expect(kindBeside({ product: undefined }, false)).toBe('')
})

test('lines add up to what was wanted, what is given and what is missing', () => {
  const products = [product({ id: 1, warehouses: [stock(4)] }), product({ id: 2, warehouses: [stock(9)] })]
  const cart = priceCart([line(1, 6), line(2, 3)], supply({ products }))
  expect(sumsOf(cart, [0, 1])).toEqual({
    quantity: 9,
    allocatedQty: 7,
    gapQty: 2,
    total: rupees(7 * 700),
    gapPrice: rupees(2 * 700),
  })
  expect(sumsOf(cart, [1])).toEqual({ quantity: 3, allocatedQty: 3, gapQty: 0, total: rupees(2100), gapPrice: 0 })
})

test('sections come in their order, those alone that have lines, and what the catalogue doesn’t know last', () => {
  const girls = product({ id: 1, gender: 'Girls' })
  const own = product({ id: 2, gender: 'Boys', brand: { id: 621, name: 'Babyhug' } })
  const cart = priceCart([line(44, 1), line(1, 1), line(2, 1)], supply({ products: [girls, own] }))
  expect(groupsOf(cart, [0, 1, 2], 'section', nameOf).map(({ title, places }) => [title, places])).toEqual([
    ['Boys · own brands', [2]],
    ['Girls · private labels and other brands', [1]],
    ['Not in the catalogue', [0]],
  ])
})

test('an order that gives the smaller part of one line among several keeps its head, without lines', () => {
  const products = [
    product({ id: 1, warehouses: [stock(4), stock(9, { id: BHAMBOLI })] }),
    product({ id: 2, warehouses: [stock(5)] }),
  ]
  const cart = priceCart([line(1, 7), line(2, 1)], supply({ products, mapping: two }))
  expect(groupsOf(cart, [0, 1], 'warehouse', nameOf).map(({ key, places }) => [key, places])).toEqual([
    ['2^OWNED', [0, 1]],
    ['10^OWNED', []],
  ])
})
