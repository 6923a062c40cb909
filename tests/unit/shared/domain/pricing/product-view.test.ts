import { describe, expect, it } from 'vitest'
import { ageLabel } from '../../../../../src/shared/domain/catalogue/age.ts'
import { categoriesFor, productsIn } from '../../../../../src/shared/domain/catalogue/category-tree.ts'
import { requestedSellers } from '../../../../../src/shared/domain/catalogue/listing.ts'
import { picturesIn } from '../../../../../src/shared/domain/catalogue/product-pictures.ts'
import { marketOf } from '../../../../../src/shared/domain/pricing/offers.ts'
import { canSetQuantity, productView } from '../../../../../src/shared/domain/pricing/product-view.ts'
import { BHAMBOLI, mapping, PUNE, product, rupees, STOCKIST, stock, supply } from '../../../../support/builders.ts'

const bhamboli = mapping({ whID: BHAMBOLI, whType: 'DC', name: 'Bhamboli', state: 'Delhi' })
const viewOf = (one: ReturnType<typeof product>, more: Parameters<typeof supply>[0] = {}) =>
  productView(marketOf(supply({ products: [one], ...more })), one)

describe('a product as a store sees it', () => {
  it('costs what the first of its warehouses that has it asks for', () => {
    const one = product({ warehouses: [stock(4, { id: BHAMBOLI, state: 'Delhi' }), stock(10)], currentStock: 14 })
    const view = viewOf(one, { mapping: [bhamboli, mapping()] })
    expect(view.unit).toMatchObject({ net: rupees(700), gstType: 'IGST', margin: 30, rate: 18 })
    expect(view.stock.map(({ wh, stock: pieces }) => [wh, pieces])).toEqual([
      [BHAMBOLI, 4],
      [PUNE, 10],
    ])
    expect(view).toMatchObject({ available: 14, why: undefined, shipDays: 4 })
  })

  it('counts neither stock at another MRP nor that of warehouses that aren’t the store’s', () => {
    const warehouses = [stock(5, { mrp: rupees(900) }), stock(9, { id: BHAMBOLI }), stock(3)]
    expect(viewOf(product({ warehouses, currentStock: 17 }))).toMatchObject({ available: 3 })
  })

  it('has a price and a reason where no warehouse has it', () => {
    const view = viewOf(product({ warehouses: [stock(5, { mrp: rupees(900) })] }))
    expect(view).toMatchObject({ available: 0, why: 'otherMrp', unit: { net: rupees(700) } })
    expect(viewOf(product({ HSNCode: '1', gstratemaster: undefined }))).toMatchObject({
      unit: undefined,
      why: 'noGstRate',
    })
  })

  it('says nothing of what the company paid', () => {
    const { facts } = viewOf(product({ costtocompany: rupees(400), creditnote: 3 }))
    expect(Object.keys(facts)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cost|creditnote|warehouses|retailerMargin/)]),
    )
  })
})

it('a quantity is asked for of what can be had, and of what the cart has', () => {
  const there = viewOf(product({ warehouses: [stock(5)] }))
  const gone = viewOf(product({ warehouses: [stock(0)], currentStock: 0 }))
  const atOtherMrp = viewOf(product({ warehouses: [stock(5, { mrp: rupees(900) })] }))
  expect([there, gone, atOtherMrp].map((one) => canSetQuantity(one, undefined))).toEqual([true, false, false])
  expect([there, gone, atOtherMrp].map((one) => canSetQuantity(one, 3))).toEqual([true, true, true])
})

describe('whose stock is listed', () => {
  const stockist = mapping({ whID: STOCKIST, whType: 'Stockist', name: 'Sahyadri' })
  const all = [mapping(), bhamboli, stockist]
  it.each([
    [{}, all],
    [{ whId: BHAMBOLI }, [bhamboli]],
    [{ whType: 'Stockist' as const }, [stockist]],
    [{ whId: PUNE, whType: 'DC' as const }, []],
    [{ whId: 999 }, []],
  ])('%j', (query, expected) => {
    expect(requestedSellers(all, query)).toEqual(expected)
  })
})

describe('ages', () => {
  it.each([
    [0, 0, 'NewBorn'],
    [101, 101, 'Preemie'],
    [102, 102, 'Tiny Preemie'],
    [0, 3, '0 – 3 months'],
    [18, 24, '18 – 24 months'],
    [0, 12, '0 – 1 year'],
    [24, 48, '2 – 4 years'],
    [12, 12, '1 year'],
    [1, 1, '1 month'],
    [30, 36, '2 years 6 months – 3 years'],
  ])('%i to %i months: %s', (from, to, label) => {
    expect(ageLabel(from, to)).toBe(label)
  })
})

describe('the list of a product’s pictures', () => {
  it.each([
    ['1042;1042_2;1042_3', ['1042', '1042_2', '1042_3']],
    [' 1042.jpg ; 1042_2.png;', ['1042', '1042_2']],
    ['1042;1042', ['1042']],
    ['', ['7']],
    ['https://elsewhere.example/1.png;../secret;1/2;__proto__', ['7']],
  ])('%j', (images, names) => {
    expect(picturesIn(images, 7)).toEqual(names)
  })
})

describe('categories', () => {
  const sub = (id: number, name: string) => ({ id, name, products: 5 })
  const tree = [
    { id: 4, name: 'Baby Food and Infant Formula', subcategories: [sub(79, 'Cereals'), sub(80, 'Purees')] },
    { id: 5, name: 'Snacks', subcategories: [sub(815, 'Health Drinks')] },
    { id: 1, name: 'Diapering', subcategories: [sub(244, 'Diapers'), sub(245, 'Wipes')] },
  ]
  it('are all there with a food licence', () => {
    expect(categoriesFor(tree, { hasFoodLicense: true })).toEqual(tree)
  })
  it('are without food for those without one', () => {
    expect(categoriesFor(tree, { hasFoodLicense: false }).map(({ name }) => name)).toEqual(['Diapering'])
  })
  it('have as many products as their subcategories', () => {
    expect(tree.map(productsIn)).toEqual([10, 5, 10])
  })
})
