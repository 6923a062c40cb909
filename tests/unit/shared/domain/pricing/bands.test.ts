import { describe, expect, test } from 'vitest'
import { AGE_BANDS, bandOf, PRICE_BANDS, priceBandName } from '../../../../../src/shared/domain/pricing/bands.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

test('price bands are named without an overlap', () => {
  expect(PRICE_BANDS.map(({ name }) => name)).toEqual([
    'Below ₹ 250',
    '₹ 250 to 499',
    '₹ 500 to 999',
    '₹ 1,000 to 1,999',
    '₹ 2,000 and more',
  ])
  expect(priceBandName(paise(25_000), undefined)).toBe('₹ 250 and more')
})

describe('a band by its id', () => {
  test.each([
    ['250-500', { from: 250, below: 500 }],
    ['0-0', { from: 0, below: 0 }],
    ['123456789-1', { from: 123_456_789, below: 1 }],
  ])('%s', (id, band) => {
    expect(bandOf(id)).toEqual(band)
  })
  test.each(['250', '250-', '-500', '250-500-1000', ' 250-500', '1234567890-1', 'all', ''])('“%s” is none', (id) => {
    expect(bandOf(id)).toBeUndefined()
  })
})

test.each([
  ['prices', PRICE_BANDS, 'Below ₹ 250'],
  ['ages', AGE_BANDS, '0 to 3 months'],
])('bands of %s begin at nothing, and each where the one before ends', (_what, bands, first) => {
  expect(bands[0]?.name).toBe(first)
  expect(bands.map(({ from }) => from)).toEqual([0, ...bands.slice(0, -1).map(({ below }) => below)])
  expect(bands.map(({ id }) => bandOf(id))).toEqual(bands.map(({ from, below }) => ({ from, below })))
  expect(bands.at(-1)?.below).toBe(1_000_000)
})
