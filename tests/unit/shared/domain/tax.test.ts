import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paise } from '../../../../src/shared/domain/money.ts'
import {
  bandOfNet,
  baseWithin,
  gstTable,
  listedRate,
  rateOfBase,
  sameState,
  splitTax,
  taxClassOf,
} from '../../../../src/shared/domain/tax.ts'
import { product, rupees } from '../../builders.ts'

describe('which rule an HSN code falls under', () => {
  test.each([
    ['61112000', 'slab'],
    ['62092000', 'slab'],
    ['63079090', 'slab'],
    ['64041990', 'slab'],
    ['65050090', 'slab'],
    ['6504', 'table'],
    ['94049000', 'quilts'],
    ['9403', 'table'],
    ['95030030', 'table'],
    ['', 'table'],
  ])('%s: %s', (hsn, expected) => {
    expect(taxClassOf(hsn)).toBe(expected)
  })
})

describe('the bands of clothes and footwear', () => {
  test.each([
    [2625, 5, 2625, false],
    [2625.01, 5, 2624, true],
    [2949.99, 5, 2624, true],
    [2950, 5, 2624, true],
    [2950.01, 18, 2950.01, false],
    [1, 5, 1, false],
  ])('a cost of ₹ %d: %i %%, the store pays ₹ %d', (cost, rate, net, fixed) => {
    expect(bandOfNet(rupees(cost))).toEqual({ rate, net: rupees(net), fixed })
  })

  test('a base of exactly ₹ 2,500 is still 5 %, a paisa more is 18 %', () => {
    expect(rateOfBase(rupees(2500))).toBe(5)
    expect(rateOfBase(rupees(2500.01))).toBe(18)
  })
})

describe('the rate of everything else', () => {
  const table = gstTable([
    { HSNCode: '9503', CGST: 6, SGST: 6, IGST: 12 },
    { HSNCode: '9503', CGST: 9, SGST: 9, IGST: 18 },
    { HSNCode: '9404', CGST: 9, SGST: 9, IGST: 18 },
  ])
  const own = (IGST: number) => ({ CGST: IGST / 2, SGST: IGST / 2, IGST })

  test('is the table’s; its first entry of a code counts', () => {
    expect(listedRate(product({ HSNCode: '9503', gstratemaster: own(28) }), table)).toBe(12)
  })
  test('is the product’s own where the table has no such code', () => {
    expect(listedRate(product({ HSNCode: '8715', gstratemaster: own(28) }), table)).toBe(28)
  })
  test('is unknown where neither has one', () => {
    expect(listedRate(product({ HSNCode: '8715', gstratemaster: undefined }), table)).toBeUndefined()
  })
  test('quilts are 5 %, and keep 18 % where that is their own rate', () => {
    expect(listedRate(product({ HSNCode: '9404', gstratemaster: own(18) }), table)).toBe(18)
    expect(listedRate(product({ HSNCode: '9404', gstratemaster: own(12) }), table)).toBe(5)
    expect(listedRate(product({ HSNCode: '94041', gstratemaster: undefined }), table)).toBe(5)
  })
})

describe('the split of the tax', () => {
  test.each([
    ['Maharashtra', ' maha rashtra ', true],
    ['TAMIL NADU', 'Tamil  Nadu', true],
    ['Goa', 'Gujarat', false],
  ])('%s and %s: the same state %s', (one, other, same) => {
    expect(sameState(one, other)).toBe(same)
  })

  test('an odd paisa goes to SGST', () => {
    expect(splitTax(paise(101), true)).toEqual({ CGST: 50, SGST: 51, IGST: 0 })
    expect(splitTax(paise(101), false)).toEqual({ CGST: 0, SGST: 0, IGST: 101 })
  })

  test('never loses or makes a paisa', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.boolean(), (tax, within) => {
        const { CGST, SGST, IGST } = splitTax(paise(tax), within)
        expect(CGST + SGST + IGST).toBe(tax)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the taxable value within an amount', () => {
  test('is the nearest paisa, and gives the amount back with its tax', () => {
    expect(baseWithin(rupees(2625), 5)).toBe(rupees(2500))
    expect(baseWithin(rupees(118), 18)).toBe(rupees(100))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28), (net, rate) => {
        const base = baseWithin(paise(net), rate)
        const exact = (BigInt(net) * 1_000_000n * 2n + BigInt(1e6 + rate * 1e4)) / (2n * BigInt(1e6 + rate * 1e4))
        expect(BigInt(base)).toBe(exact)
        expect(base).toBeLessThanOrEqual(net)
      }),
      { numRuns: 10_000 },
    )
  })
})
