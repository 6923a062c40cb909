import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product, WarehouseType } from '../../../../../src/shared/domain/catalogue/product.ts'
import {
  lessMargin,
  marginOf,
  type PriceContext,
  priceUnit,
} from '../../../../../src/shared/domain/pricing/price-unit.ts'
import type { UnitPrice } from '../../../../../src/shared/domain/pricing/pricing.ts'
import { gstTable } from '../../../../../src/shared/domain/pricing/tax.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { PUNE, policy, product, rupees, STOCKIST, unitBreaks } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const context = (more: Partial<PriceContext> = {}): PriceContext => ({
  concept: 'FOFO',
  shippingState: 'Maharashtra',
  rates: gstTable([]),
  policy,
  ...more,
})
const at = (whType: WarehouseType, state = 'Maharashtra') => ({
  whID: whType === 'Stockist' ? STOCKIST : PUNE,
  whType,
  state,
})
const unitOf = (item: Product, whType: WarehouseType = 'Warehouse', more: Partial<PriceContext> = {}): UnitPrice => {
  const priced = priceUnit(item, item.mrp, at(whType), context(more))
  if (!priced.ok) throw new Error(priced.why)
  return priced.unit
}

describe('a product’s own margin', () => {
  test('MRP 1,000 less 32.5% is 675 with GST: 572.04 and twice 51.48 at 18%', () => {
    expect(unitOf(product({ retailerMargin: 32.5 }))).toMatchObject({
      way: 'retailerMargin',
      margin: 32.5,
      net: rupees(675),
      base: rupees(572.04),
      tax: rupees(102.96),
      rate: 18,
      gstType: 'SGST-CGST',
      CGST: rupees(51.48),
      SGST: rupees(51.48),
      IGST: 0,
    })
  })

  test('from another state the tax is IGST', () => {
    const priced = priceUnit(product(), rupees(1000), at('Warehouse', 'Haryana'), context())
    expect(priced).toMatchObject({ ok: true, unit: { gstType: 'IGST', CGST: 0, SGST: 0, IGST: rupees(106.78) } })
  })

  test('is rounded half up to the paisa', () => {
    expect(unitOf(product({ mrp: paise(1), retailerMargin: 50 })).net).toBe(1)
    expect(unitOf(product({ mrp: paise(99_999), retailerMargin: 33.33 })).net).toBe(66_669)
  })
})

describe('clothes', () => {
  const dress = (mrp: number, retailerMargin: number) =>
    product({ mrp: rupees(mrp), retailerMargin, HSNCode: '61112000' })

  test('that cost exactly 2,625 are taxed 5% at their price', () => {
    expect(unitOf(dress(3750, 30))).toMatchObject({ net: rupees(2625), base: rupees(2500), rate: 5, margin: 30 })
  })
  test('between 2,625 and 2,950 the price is fixed at 2,624 and the margin follows', () => {
    const unit = unitOf(dress(4000, 30))
    expect(unit).toMatchObject({ net: rupees(2624), rate: 5, base: rupees(2499.04), tax: rupees(124.96) })
    expect(unit.margin).toBeCloseTo(34.4, 10)
  })
  test('that cost exactly 2,950 are still in the band that is fixed', () => {
    expect(unitOf(dress(2950, 0.0001)).net).toBe(rupees(2624))
    expect(unitOf(dress(5900, 50)).net).toBe(rupees(2624))
  })
  test('that cost a paisa more are taxed 18%', () => {
    expect(unitOf(dress(5900.02, 50))).toMatchObject({ net: rupees(2950.01), rate: 18 })
  })
})

describe('price-list brands', () => {
  const item = product({ brand: { id: 621, name: 'Home' }, retailerMargin: 30 })
  test('have 40% for FCCOCO stores at warehouses', () => {
    expect(unitOf(item, 'Warehouse', { concept: 'FCCOCO' })).toMatchObject({
      way: 'priceList',
      margin: 40,
      net: rupees(600),
    })
  })
  test.each([
    ['at a DC', item, 'DC', 'FCCOCO'],
    ['for another concept', item, 'Warehouse', 'FOFO'],
    ['for another brand', product(), 'Warehouse', 'FCCOCO'],
  ] as const)('have their own margin %s', (_, one, whType, concept) => {
    expect(unitOf(one, whType, { concept })).toMatchObject({ way: 'retailerMargin', margin: 30 })
  })
})

describe('the company’s cost', () => {
  const item = product({
    shippingtime: { companyid: 1 },
    costtocompany: rupees(500),
    creditnote: 4,
    brand: { id: 621, name: 'Home' },
  })
  test('less the credit note is the base, GST comes on top; it goes before the price list', () => {
    expect(unitOf(item, 'Warehouse', { concept: 'FCCOCO' })).toMatchObject({
      way: 'costToCompany',
      base: rupees(480),
      tax: rupees(86.4),
      net: rupees(566.4),
    })
  })
  test('counts only for the concepts and companies of the policy', () => {
    expect(unitOf(item, 'Warehouse', { concept: 'FOFO' }).way).toBe('retailerMargin')
    expect(unitOf({ ...item, shippingtime: { companyid: 2 } }, 'Warehouse', { concept: 'COCO' }).way).toBe(
      'retailerMargin',
    )
    expect(unitOf({ ...item, costtocompany: undefined }, 'Warehouse', { concept: 'COCO' }).way).toBe('retailerMargin')
  })
  test.each([0, -5])('of ₹ %d is not known: the next way is taken', (cost) => {
    const free = { ...item, costtocompany: rupees(cost) }
    expect(unitOf(free, 'Warehouse', { concept: 'COCO' })).toMatchObject({ way: 'retailerMargin', net: rupees(700) })
  })
  test('of clothes: a base of 2,500 is taxed 5%, above it 18%', () => {
    const coat = product({ HSNCode: '6202', shippingtime: { companyid: 1 }, costtocompany: rupees(2500) })
    expect(unitOf(coat, 'Warehouse', { concept: 'COCO' })).toMatchObject({ rate: 5, net: rupees(2625) })
    const dearer = { ...coat, costtocompany: rupees(2500.01) }
    expect(unitOf(dearer, 'Warehouse', { concept: 'COCO' })).toMatchObject({ rate: 18, net: rupees(2950.01) })
  })
})

describe('a stockist', () => {
  const costs = [{ stockistid: STOCKIST, mrp: rupees(1000), basecost: rupees(400) }]
  test('adds 1.75% to the base cost at this MRP', () => {
    expect(unitOf(product({ stockistproductbasecosts: costs }), 'Stockist')).toMatchObject({
      way: 'stockist',
      base: rupees(407),
      tax: rupees(73.26),
      net: rupees(480.26),
    })
  })
  test.each([
    ['subcategory 79', { subcategory: { id: 79, name: '' } }],
    ['subcategory 815', { subcategory: { id: 815, name: '' } }],
    ['subcategory 244', { subcategory: { id: 244, name: '' } }],
    ['brand 621', { brand: { id: 621, name: '' } }],
    ['brand 202', { brand: { id: 202, name: '' } }],
  ])('adds 1.5% for %s', (_, more) => {
    expect(unitOf(product({ stockistproductbasecosts: costs, ...more }), 'Stockist').base).toBe(rupees(406))
  })
  test('goes before the company’s cost', () => {
    const item = product({ stockistproductbasecosts: costs, shippingtime: { companyid: 1 }, costtocompany: rupees(1) })
    expect(unitOf(item, 'Stockist', { concept: 'COCO' }).way).toBe('stockist')
  })
  test.each([
    ['at another MRP', { ...costs[0], mrp: rupees(999) }],
    ['of another stockist', { ...costs[0], stockistid: 502 }],
  ])('can’t supply goods with a cost only for %s', (_, cost) => {
    const item = product({ stockistproductbasecosts: [{ ...costs[0], ...cost } as (typeof costs)[number]] })
    expect(priceUnit(item, item.mrp, at('Stockist'), context())).toEqual({ ok: false, why: 'noStockistBaseCost' })
  })
})

test('without any GST rate there is no price', () => {
  const item = product({ gstratemaster: undefined, HSNCode: '8715' })
  expect(priceUnit(item, item.mrp, at('Warehouse'), context())).toEqual({ ok: false, why: 'noGstRate' })
})

describe('nothing is sold for nothing', () => {
  const company = { shippingtime: { companyid: 1 } }
  const seller = at('Warehouse')
  const coco = context({ concept: 'COCO' })
  test.each([
    ['a cost of 0', { ...company, costtocompany: rupees(0) }],
    ['a cost below 0', { ...company, costtocompany: rupees(-5) }],
    ['a cost that its credit note takes away', { ...company, costtocompany: rupees(300), creditnote: 100 }],
  ])('%s is no cost: the margin gives the price', (_, more) => {
    const priced = priceUnit(product(more), rupees(1000), seller, coco)
    expect(priced).toMatchObject({ ok: true, unit: { way: 'retailerMargin', net: rupees(700) } })
  })
  test('a stockist’s cost of 0 is none, and a margin of all leaves no price', () => {
    const costs = [{ stockistid: STOCKIST, mrp: rupees(1000), basecost: rupees(0) }]
    expect(
      priceUnit(product({ stockistproductbasecosts: costs }), rupees(1000), at('Stockist', 'Goa'), context()),
    ).toEqual({ ok: false, why: 'noStockistBaseCost' })
    expect(priceUnit(product({ retailerMargin: 100 }), rupees(1000), seller, context())).toEqual({
      ok: false,
      why: 'noPrice',
    })
  })
})

test('for any product, the parts add up to the price', () => {
  const any = fc.record({
    mrp: fc.integer({ min: 1, max: 2_000_000 }),
    retailerMargin: fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100),
    HSNCode: fc.constantFrom('6111', '6209', '6404', '6505', '9404', '9503', '8715'),
    rate: fc.constantFrom(0, 3, 5, 12, 18, 28),
    cost: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    creditnote: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    brand: fc.constantFrom(11, 621, 202),
    concept: fc.constantFrom('FOFO', 'FCCOCO', 'COCO'),
    whType: fc.constantFrom<WarehouseType>('Warehouse', 'DC', 'Stockist'),
    state: fc.constantFrom('Maharashtra', 'Goa'),
  })
  fc.assert(
    fc.property(any, ({ mrp, retailerMargin, HSNCode, rate, cost, creditnote, brand, concept, whType, state }) => {
      const item = product({
        mrp: paise(mrp),
        retailerMargin,
        HSNCode,
        gstratemaster: { CGST: rate / 2, SGST: rate / 2, IGST: rate },
        brand: { id: brand, name: '' },
        shippingtime: { companyid: 1 },
        costtocompany: cost === undefined ? undefined : paise(cost),
        creditnote,
        stockistproductbasecosts: [{ stockistid: STOCKIST, mrp: paise(mrp), basecost: paise(cost ?? 0) }],
      })
      const priced = priceUnit(item, item.mrp, at(whType, state), context({ concept }))
      if (!priced.ok) {
        // Every code is taxed here, so only a price of zero is refused.
        if (priced.why === 'noStockistBaseCost') expect(cost ?? 0).toBe(0)
        else expect(priced.why).toBe('noPrice')
        return
      }
      expect(unitBreaks(priced.unit)).toEqual([])
      expect(priced.unit.net).toBeGreaterThan(0)
      expect(priced.unit.gstType).toBe(state === 'Goa' ? 'IGST' : 'SGST-CGST')
      if (HSNCode.startsWith('6')) expect([5, 18]).toContain(priced.unit.rate)
    }),
    { numRuns: often(2_000) },
  )
})

test.each([
  [700, 1000, 30],
  [1000, 1000, 0],
  [0, 1000, 100],
  [1100, 1000, -10],
  [0, 0.01, 100],
  [5, 0, 0],
])('₹%d for an MRP of ₹%d is a margin of %d %', (net, mrp, margin) => {
  expect(marginOf(rupees(net), rupees(mrp))).toBeCloseTo(margin, 9)
})

test('an MRP less a margin is rounded to the nearest paisa, half up', () => {
  expect(lessMargin(rupees(1000), 30)).toBe(rupees(700))
  expect(lessMargin(rupees(0.01), 50)).toBe(1)
  expect(lessMargin(rupees(0.01), 51)).toBe(0)
  expect(lessMargin(rupees(999.99), 32.5)).toBe(rupees(674.99))
})
