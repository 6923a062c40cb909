import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perPiece, type ReportedLine, taxesOfLines } from '../../../../../src/shared/domain/pricing/reported-taxes.ts'
import { splitNet } from '../../../../../src/shared/domain/pricing/tax.ts'
import { type Paise, paise, times } from '../../../../../src/shared/domain/values/money.ts'
import { rupees } from '../../../../support/builders.ts'
import { often } from '../../../../support/counts.ts'

const line = (price: number, Quantity: number, CGST: number, SGST: number, IGST = 0): ReportedLine => ({
  ActualPrice: rupees(price),
  Quantity,
  CGST: rupees(CGST),
  SGST: rupees(SGST),
  IGST: rupees(IGST),
})
const read = (lines: readonly ReportedLine[], within = true) => taxesOfLines(lines, { within })
const ways = (lines: readonly ReportedLine[], within = true) => read(lines, within).map((one) => one?.way)

describe('the taxes of a line that the portal tells', () => {
  test('are of one piece', () => {
    expect(read([line(118, 3, 9, 9)])).toEqual([
      { way: 'piece', rate: 18, CGST: rupees(27), SGST: rupees(27), IGST: 0 },
    ])
    expect(read([line(118, 3, 0, 0, 18)], false)).toMatchObject([{ way: 'piece', IGST: rupees(54) }])
  })
  test('are of the whole line', () => {
    expect(read([line(118, 3, 27, 27)])).toEqual([
      { way: 'line', rate: 18, CGST: rupees(27), SGST: rupees(27), IGST: 0 },
    ])
    expect(read([line(118, 3, 0, 0, 54)], false)).toMatchObject([{ way: 'line', IGST: rupees(54) }])
  })
  test('are of the whole line also where each piece’s was rounded before', () => {
    // 24 pieces of ₹ 89.51: ₹ 2.13 each, while half of 5 % of all of them is ₹ 51.15.
    expect(read([line(89.51, 24, 51.12, 51.12)])).toMatchObject([{ way: 'line', rate: 5, CGST: rupees(51.12) }])
    expect(read([line(89.51, 24, 51.15, 51.15)])).toMatchObject([{ way: 'line', rate: 5, CGST: rupees(51.15) }])
  })
  test('are rates when they are no amounts of any rate', () => {
    expect(read([line(1000, 2, 9, 9)])).toMatchObject([{ way: 'rate', rate: 18, CGST: rupees(152.54) }])
    expect(read([line(539.33, 1, 0, 0, 5)], false)).toMatchObject([{ way: 'rate', rate: 5 }])
  })
  test.each([
    ['differ', line(1000, 2, 10, 8)],
    ['are of no rate that there is', line(1000, 2, 10, 10)],
    ['are another rate than the portal says', { ...line(118, 3, 27, 27), GSTRate: 12 }],
    ['are of no pieces', line(118, 0, 27, 27)],
  ])('are nothing that can be read where they %s', (_what, line) => {
    expect(read([line])).toEqual([undefined])
  })
  test('are of the kind that the goods are taxed by', () => {
    expect(read([line(118, 3, 9, 9)], false)).toEqual([undefined])
    expect(read([line(118, 3, 0, 0, 54)])).toEqual([undefined])
  })
})

describe('where two readings fit', () => {
  // ₹ 105 six times: ₹ 15 and ₹ 15 are 5 % of the line, and 40 % of a piece.
  const both = line(105, 6, 15, 15)

  test('the usual rate counts', () => {
    expect(read([both])).toMatchObject([{ way: 'line', rate: 5 }])
  })
  test('the rate that the portal says counts', () => {
    expect(read([{ ...both, GSTRate: 40 }])).toMatchObject([{ way: 'piece', rate: 40 }])
  })
  test('the other lines count: a portal tells all of them alike', () => {
    expect(ways([both, line(118, 3, 9, 9)])).toEqual(['piece', 'piece'])
    expect(ways([both, line(118, 3, 27, 27)])).toEqual(['line', 'line'])
  })
  test('the portal’s sums count most', () => {
    const agrees = (some: readonly { readonly CGST: Paise }[]) => some.reduce((sum, { CGST }) => sum + CGST, 0) === 9000
    expect(taxesOfLines([both], { within: true, agrees })).toMatchObject([{ way: 'piece', CGST: rupees(90) }])
  })
  test('amounts count before rates', () => {
    // Half of 18 % of ₹ 32.78 is ₹ 2.50, and 2.5 % is a rate, too.
    expect(read([line(32.78, 1, 2.5, 2.5)])).toMatchObject([{ way: 'piece', rate: 18 }])
  })
  test('rates count before amounts of a rate that hardly any goods have', () => {
    // ₹ 9 and ₹ 9 are 0.1 % of the line, and 9 % twice is what nearly all goods have.
    expect(read([line(1000.06, 18, 9, 9)])).toMatchObject([{ way: 'rate', rate: 18, CGST: rupees(1373.04) }])
  })
  test('a line that is told in another way than the rest is read in its own', () => {
    expect(ways([line(118, 3, 9, 9), line(118, 3, 27, 27)])).toEqual(['piece', 'line'])
  })
})

test('however they are told, they are the same taxes of the line but for a paisa a piece', () => {
  const lines = fc.record({
    price: fc.integer({ min: 5_000, max: 1_000_000 }),
    Quantity: fc.integer({ min: 1, max: 50 }),
    rate: fc.constantFrom(5, 12, 18),
  })
  fc.assert(
    fc.property(fc.array(lines, { minLength: 1, maxLength: 8 }), fc.boolean(), (some, within) => {
      const lines = some.map(({ price, Quantity, rate }) => {
        const ActualPrice = paise(price)
        return {
          piece: { ...splitNet(ActualPrice, rate, within), ActualPrice, Quantity },
          line: { ...splitNet(times(ActualPrice, Quantity), rate, within), ActualPrice, Quantity },
        }
      })
      const [byPiece, byLine] = (['piece', 'line'] as const).map((way) =>
        read(
          lines.map((one) => one[way]),
          within,
        ),
      )
      for (const [at, { rate, Quantity }] of some.entries()) {
        expect(byPiece?.[at]?.rate).toBe(rate)
        expect(byLine?.[at]?.rate).toBe(rate)
        for (const name of ['CGST', 'SGST', 'IGST'] as const)
          expect(Math.abs((byPiece?.[at]?.[name] ?? 0) - (byLine?.[at]?.[name] ?? 0))).toBeLessThanOrEqual(Quantity)
      }
    }),
    { numRuns: often(500) },
  )
})

test('what one piece has of an amount is rounded to the paisa', () => {
  expect([perPiece(paise(100), 3), perPiece(paise(200), 3), perPiece(paise(5), 0)]).toEqual([33, 67, 0])
})
