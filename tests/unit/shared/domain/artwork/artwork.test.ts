import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ARTWORK_CATEGORIES,
  ARTWORKS,
  amountWords,
  artworkShape,
  artworkSize,
  GIFT_AMOUNTS,
  hasSubType,
  isArtworkCategory,
  isMeasured,
  kindsInWords,
  LEAFLET,
  refuseArtwork,
  sheetShape,
  sizesOf,
  type TypedArtwork,
  unitsOf,
  unitWords,
} from '../../../../../src/shared/domain/artwork/artwork.ts'

const whole: TypedArtwork = { type: 'Portrait', unit: 'Feet', bHeight: '4', bWidth: '6.5', address: 'Pune' }

describe('an order of artwork', () => {
  test('is refused field by field', () => {
    expect(refuseArtwork('Banner', whole)).toEqual({})
    expect(refuseArtwork('Banner', {})).toEqual({
      type: 'fillRequired',
      unit: 'fillRequired',
      bHeight: 'artworkFill',
      bWidth: 'artworkFill',
      address: 'artworkFill',
    })
    expect(refuseArtwork('Banner', { ...whole, bHeight: 'tall', bWidth: '-3', address: ' ' })).toEqual({
      bHeight: 'artworkFill',
      bWidth: 'artworkFill',
      address: 'artworkFill',
    })
  })
  test('a leaflet has neither height nor width, a gift voucher an amount', () => {
    expect(refuseArtwork(LEAFLET, { type: 'Portrait', unit: 'cm', address: 'Pune' })).toEqual({})
    expect(refuseArtwork('Gift voucher', whole)).toEqual({ size: 'fillRequired' })
    expect(refuseArtwork('Gift voucher', { ...whole, size: '500' })).toEqual({})
  })
  test('of anything typed as a side, only numbers are taken', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (typed) => {
        const isTaken = refuseArtwork('Banner', { ...whole, bHeight: typed }).bHeight === undefined
        expect(isTaken).toBe(/^\d{1,6}(\.\d{1,3})?$/.test(typed.trim()) && Number(typed) > 0)
      }),
    )
  })
})

test('units are cm, Feet and Inches, of an insert A4 and A5, too, of a leaflet these alone', () => {
  expect(unitsOf(LEAFLET)).toEqual(['A4', 'A5'])
  expect(unitsOf('Banner')).toEqual(['cm', 'Feet', 'Inches'])
  expect(unitsOf('Insert')).toEqual(['A4', 'A5', 'cm', 'Feet', 'Inches'])
  expect(sizesOf('Gift voucher')).toEqual(GIFT_AMOUNTS.map(String))
  expect(sizesOf('Banner')).toEqual([])
  expect(isMeasured('Banner')).toBe(true)
})

test('what an address names is one of them, or nothing', () => {
  for (const category of ARTWORK_CATEGORIES) {
    expect(isArtworkCategory(category)).toBe(true)
    for (const subType of ARTWORKS[category]) expect(hasSubType(category, subType)).toBe(true)
  }
  expect(isArtworkCategory('toString')).toBe(false)
  expect(hasSubType('Print', 'Banner')).toBe(false)
  expect(hasSubType('Print', null)).toBe(false)
})

test.each([
  [{ bHeight: '4', bWidth: '6', unit: 'Feet' }, '6 × 4 ft'],
  [{ bHeight: '4', bWidth: '6', unit: 'Inches' }, '6 × 4 in'],
  [{ bHeight: '29', bWidth: '39', unit: 'A4' }, 'A4'],
  [{ unit: 'A4' }, 'A4'],
  [{ unit: 'cm', size: '500' }, '₹ 500'],
  [{ unit: 'A5', size: '1000' }, '₹ 1,000'],
  [{ unit: 'cm', size: 'two', bHeight: '4', bWidth: '6' }, 'two · 6 × 4 cm'],
])('%j is written %s', (typed, written) => {
  expect(artworkSize(typed)).toBe(written)
})

test('gift vouchers are of ₹100 to ₹2,000', () => {
  expect(sizesOf('Gift voucher')).toEqual(['100', '250', '500', '1000', '2000'])
})

test('a size without a unit ends with its last number; one side alone is none', () => {
  expect(artworkSize({ bHeight: '4', bWidth: '6' })).toBe('6 × 4')
  expect(artworkSize({ bHeight: '4', unit: 'cm' })).toBe('cm')
  expect(artworkSize({ bWidth: '6', unit: 'cm' })).toBe('cm')
})

test.each([
  ['Banner', whole, 4 / 6.5],
  ['Banner', { ...whole, bWidth: '' }, undefined],
  ['Banner', { ...whole, bHeight: '0' }, undefined],
  [LEAFLET, { type: 'Portrait' }, Math.SQRT2],
  [LEAFLET, { type: 'Landscape' }, 1 / Math.SQRT2],
  ['Insert', { ...whole, unit: 'A4' }, Math.SQRT2],
])('the shape of a %s of %j is %s', (subType, typed, shape) => {
  expect(artworkShape(subType, typed)).toBe(shape)
})

test.each([
  ['Feet', 'ft'],
  ['Inches', 'in'],
  ['A4', 'A4'],
  ['toString', 'toString'],
])('a unit of the portal is read as people write it: %s as %s', (unit, words) => expect(unitWords(unit)).toBe(words))

test.each([
  ['1000', '₹ 1,000'],
  ['any', 'any'],
])('an amount is read in rupees: %s as %s', (amount, words) => expect(amountWords(amount)).toBe(words))

test('a sheet is as high as it says', () => {
  expect(sheetShape({ type: 'Portrait' })).toBeCloseTo(Math.SQRT2)
  expect(sheetShape({ type: 'Landscape' })).toBeCloseTo(1 / Math.SQRT2)
})

test('the kinds of a category are read as a sentence', () => {
  expect(kindsInWords('Outdoor')).toBe('Hoarding, banner, standee, pole kiosk')
  expect(kindsInWords('Gifts')).toBe('Gift voucher')
})
