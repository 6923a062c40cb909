import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bandOfNet,
  GST_RATES,
  gstTable,
  gstTypeOf,
  isTaxedAt,
  listedRate,
  rateOfBase,
  splitBase,
  splitNet,
  taxClassOf,
} from '../../../../../src/shared/domain/pricing/tax.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { product, rupees } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

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

  test('a base of exactly ₹ 2,500 is still 5%, a paisa more is 18%', () => {
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
  test('quilts are 5%, and keep 18% where that is their own rate', () => {
    expect(listedRate(product({ HSNCode: '9404', gstratemaster: own(18) }), table)).toBe(18)
    expect(listedRate(product({ HSNCode: '9404', gstratemaster: own(12) }), table)).toBe(5)
    expect(listedRate(product({ HSNCode: '94041', gstratemaster: undefined }), table)).toBe(5)
  })
})

describe('the split of the tax', () => {
  const rates = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40)
  /** Up to 10,000 crore, the most that the portal may send. */
  const amounts = fc.oneof(fc.nat(10_000_000), fc.nat(100_000_000_000 * 100)).map(paise)
  /** Half up, in whole numbers as large as it takes. */
  const exactly = (numerator: bigint, denominator: bigint) =>
    Number((2n * numerator + denominator) / (2n * denominator))
  const parts = (rate: number) => BigInt(rate * 10_000)

  test('within a state centre and state get the same, the rest is the taxable value', () => {
    expect(splitNet(rupees(675), 18, true)).toEqual({
      base: rupees(572.04),
      CGST: rupees(51.48),
      SGST: rupees(51.48),
      IGST: 0,
      net: rupees(675),
    })
    expect(splitBase(rupees(100.11), 5, true)).toMatchObject({ CGST: 250, SGST: 250, net: rupees(105.11) })
  })

  test('between states all of it is IGST', () => {
    expect(splitNet(rupees(675), 18, false)).toEqual({
      base: rupees(572.03),
      CGST: 0,
      SGST: 0,
      IGST: rupees(102.97),
      net: rupees(675),
    })
    expect(splitBase(rupees(100.11), 5, false)).toMatchObject({ IGST: 501, net: rupees(105.12) })
  })

  test.each([
    ['an amount with GST', splitNet],
    ['a taxable value', splitBase],
  ])('of %s: the parts add up, CGST = SGST, one kind of tax', (_, split) => {
    fc.assert(
      fc.property(amounts, rates, fc.boolean(), (amount, rate, within) => {
        const { base, CGST, SGST, IGST, net } = split(amount, rate, within)
        expect(base + CGST + SGST + IGST).toBe(net)
        expect(CGST).toBe(SGST)
        expect(within ? IGST : CGST).toBe(0)
        expect(split === splitNet ? net : base).toBe(amount)
      }),
      { numRuns: often(2_000) },
    )
  })

  test('every part is the nearest paisa', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const whole = BigInt(amount)
        const part = parts(rate)
        expect(splitNet(amount, rate, true).CGST).toBe(exactly(whole * part, 2n * (1_000_000n + part)))
        expect(splitNet(amount, rate, false).base).toBe(exactly(whole * 1_000_000n, 1_000_000n + part))
        expect(splitBase(amount, rate, true).SGST).toBe(exactly(whole * part, 2_000_000n))
        expect(splitBase(amount, rate, false).IGST).toBe(exactly(whole * part, 1_000_000n))
      }),
      { numRuns: often(2_000) },
    )
  })
})

describe('the taxes in an amount are those of a rate', () => {
  // ₹118 at 18 %: ₹18 of tax.
  const net = rupees(118)
  const taxes = (CGST: number, SGST: number, IGST: number) => ({
    CGST: paise(CGST),
    SGST: paise(SGST),
    IGST: paise(IGST),
  })

  test.each([
    ['exactly', taxes(900, 900, 0), 18, true, true],
    ['with a paisa more of each', taxes(901, 901, 0), 18, true, true],
    ['with a paisa less of each', taxes(899, 899, 0), 18, true, true],
    ['not with two paise more of the centre’s', taxes(902, 900, 0), 18, true, false],
    ['not with two paise less of the state’s', taxes(900, 898, 0), 18, true, false],
    ['not of another rate', taxes(900, 900, 0), 12, true, false],
    ['not as IGST', taxes(900, 900, 0), 18, false, false],
    ['as IGST between states', taxes(0, 0, 1800), 18, false, true],
    ['not with two paise more of IGST', taxes(0, 0, 1802), 18, false, false],
    ['not with IGST on top', taxes(900, 900, 2), 18, true, false],
    ['at no rate without a tax', taxes(0, 0, 0), 0, true, true],
  ])('%s', (_how, taxes, rate, within, is) => {
    expect(isTaxedAt(net, taxes, rate, within)).toBe(is)
  })
})

test('within a state there are SGST and CGST, between two IGST', () => {
  expect([gstTypeOf(true), gstTypeOf(false)]).toEqual(['SGST-CGST', 'IGST'])
})

test('the rates of GST are those that there are, the usual ones first', () => {
  expect(GST_RATES.slice(0, 3)).toEqual([5, 18, 12])
  expect(GST_RATES.toSorted((one, other) => one - other)).toEqual([0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40])
})
