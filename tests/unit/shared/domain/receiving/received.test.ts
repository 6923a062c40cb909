import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  claimInWords,
  claimOf,
  countedOnly,
  countedRow,
  differencesInWords,
  differs,
  finishedRows,
  MOST_COUNTED,
  mrpInWords,
  notCounted,
  parsePieces,
  receivedRows,
  receivedTotals,
  uncountedSentence,
  unexpectedIds,
  unexpectedRow,
  unknownScansSentence,
  worthOf,
} from '../../../../../src/shared/domain/receiving/received.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

const line = (ProductID: number, Quantity: number, POID = 'PO-1-T') => ({
  POID,
  ProductID,
  ProductName: `Bib ${ProductID}`,
  MRP: paise(199_00),
  Quantity,
})

describe('the received goods of a load', () => {
  test('a product that comes in several lines is one row with all its pieces and orders', () => {
    const [row, ...more] = receivedRows([line(1, 4), line(1, 3, 'PO-2-T'), line(1, 1)], [])
    expect(more).toEqual([])
    expect(row).toMatchObject({ id: 1, expected: 8, orders: ['PO-1-T', 'PO-2-T'], isCounted: false, short: 0 })
  })

  test.each([
    [10, 0, { short: 0, excess: 0, damaged: 0 }],
    [8, 0, { short: 2, excess: 0, damaged: 0 }],
    [12, 1, { short: 0, excess: 2, damaged: 1 }],
    [0, 0, { short: 10, excess: 0, damaged: 0 }],
    [2, 5, { short: 8, excess: 0, damaged: 2 }],
  ])('of ten, %d counted and %d of them damaged', (counted, damaged, expected) => {
    const [row] = receivedRows([line(1, 10)], [{ id: 1, counted, damaged }])
    expect(row).toMatchObject({ ...expected, isCounted: true })
  })

  test('what came without being in the load stands after the others, unless none of it is there any more', () => {
    const counts = [
      { id: 9, counted: 2, damaged: 0 },
      { id: 8, counted: 0, damaged: 0 },
    ]
    const rows = receivedRows([line(1, 10)], counts)
    expect(rows.map(({ id }) => id)).toEqual([1, 9])
    expect(rows[1]).toMatchObject({ name: 'Unknown product', expected: 0, excess: 2, orders: [] })
    const known = [{ id: 9, name: 'Socks', mrp: paise(99_00), size: '', color: '' }]
    expect(receivedRows([line(1, 10)], counts, known)[1]).toMatchObject({ name: 'Socks', mrp: 99_00, excess: 2 })
    expect(unexpectedIds([line(1, 10)], counts)).toEqual([9])
  })

  test('uncounted products are left to count, and in the end count as not come', () => {
    const rows = receivedRows([line(1, 10), line(2, 5)], [{ id: 1, counted: 10, damaged: 0 }])
    expect(receivedTotals(rows)).toEqual({ expected: 15, counted: 10, short: 0, excess: 0, damaged: 0, open: 1 })
    expect(receivedTotals(finishedRows(rows))).toMatchObject({ short: 5, open: 0 })
    expect(
      finishedRows(rows)
        .filter(differs)
        .map(({ id }) => id),
    ).toEqual([2])
  })

  test('what is short, too much or damaged adds up over all products', () => {
    const lines = [line(1, 10), line(2, 10), line(3, 5), line(4, 5)]
    const counts = [
      { id: 1, counted: 8, damaged: 1 },
      { id: 2, counted: 7, damaged: 2 },
      { id: 3, counted: 9, damaged: 0 },
      { id: 4, counted: 6, damaged: 0 },
    ]
    expect(receivedTotals(receivedRows(lines, counts))).toEqual({
      expected: 30,
      counted: 30,
      short: 5,
      excess: 5,
      damaged: 3,
      open: 0,
    })
  })

  test('the differences are told in words', () => {
    const lines = [line(1, 1200), line(2, 5), line(3, 5)]
    const counts = [
      { id: 1, counted: 1190, damaged: 1 },
      { id: 2, counted: 5, damaged: 0 },
      { id: 3, counted: 5, damaged: 0 },
      { id: 4, counted: 2, damaged: 0 },
    ]
    expect(differencesInWords('L-7', receivedRows(lines, counts))).toBe(
      [
        'Load L-7: differences',
        '1 Bib 1, MRP ₹ 199.00 (PO-1-T): expected 1,200, received 1,190: 10 short, 1 damaged, ₹ 2,189.00',
        '4 Unknown product (not in this load): expected 0, received 2: 2 excess',
        'Total: 10 short, 2 excess, 1 damaged, ₹ 2,189.00',
      ].join('\n'),
    )
    expect(differencesInWords('L-7', [])).toBe('Load L-7: everything arrived as expected.')
  })

  test('a claim is worth what is short or damaged, at MRP', () => {
    const counts = [
      { id: 1, counted: 8, damaged: 1 },
      { id: 9, counted: 1, damaged: 0 },
    ]
    const rows = receivedRows([line(1, 10), line(2, 5)], counts)
    expect(claimOf(rows)).toEqual({ short: 2, excess: 1, damaged: 1, worth: 3 * 199_00 })
    expect(claimInWords(claimOf(rows))).toBe('2 short, 1 excess, 1 damaged, ₹ 597.00')
    expect(claimOf(finishedRows(rows)).short).toBe(7)
    expect(claimInWords(claimOf([]))).toBe('')
    expect(countedOnly(rows).map(({ id }) => id)).toEqual([1, 9])
  })

  test('of a product with several MRPs each piece is claimed at its own, the lower ones first', () => {
    const lines = [
      { ...line(1, 2), MRP: paise(500_00) },
      { ...line(1, 2, 'PO-2-T'), MRP: paise(100_00) },
    ]
    const worth = (counted: number, damaged = 0) => {
      const [row] = receivedRows(lines, [{ id: 1, counted, damaged }])
      return row && worthOf(row)
    }
    expect([0, 1, 2, 3, 4, 6].map((counted) => worth(counted))).toEqual([1200_00, 700_00, 200_00, 100_00, 0, 0])
    expect([worth(4, 4), worth(6, 6)]).toEqual([1200_00, 1400_00])
    const rows = receivedRows(lines, [{ id: 1, counted: 0, damaged: 0 }])
    expect(claimOf(rows).worth).toBe(1200_00)
    expect(rows[0] && mrpInWords(rows[0])).toBe('₹ 100.00 (2), ₹ 500.00 (2)')
    expect(differencesInWords('L-7', rows)).toContain(
      'MRP ₹ 100.00 (2), ₹ 500.00 (2) (PO-1-T, PO-2-T): expected 4, received 0: 4 short, ₹ 1,200.00',
    )
    const [without] = receivedRows([{ POID: 'P', ProductID: 5, ProductName: 'x', Quantity: 3 }], [])
    expect(without && [worthOf(without), mrpInWords(without)]).toEqual([undefined, ''])
  })

  test('the sentence about uncounted products differs by file', () => {
    expect([notCounted(0), notCounted(1), notCounted(48)]).toEqual([
      undefined,
      '1 product was not counted',
      '48 products were not counted',
    ])
    expect([unknownScansSentence(0), unknownScansSentence(1), unknownScansSentence(2)]).toEqual([
      undefined,
      '1 scan was for unknown products and not counted',
      '2 scans were for unknown products and not counted',
    ])
    expect(uncountedSentence(0, 'differences')).toBeUndefined()
    expect(uncountedSentence(22, 'differences')).toBe('22 products were not counted and will be listed as short.')
    expect(uncountedSentence(1, 'differences')).toBe('1 product was not counted and will be listed as short.')
    expect(uncountedSentence(2, 'counted')).toBe('2 products were not counted and will be left out of the claim.')
    expect(uncountedSentence(2, 'all')).toBe('2 products were not counted yet.')
  })

  test('expected, short and excess always come to what was counted', () => {
    const pieces = fc.nat(MOST_COUNTED)
    fc.assert(
      fc.property(pieces, pieces, pieces, (expected, counted, damaged) => {
        const row = countedRow({ ...unexpectedRow(1), expected }, { counted, damaged })
        expect(row.expected - row.short + row.excess).toBe(counted)
        expect(row.damaged).toBeLessThanOrEqual(counted)
        expect(row.short * row.excess).toBe(0)
      }),
    )
  })
})

test.each([
  ['', 0],
  [' 12 ', 12],
  ['099', 99],
  ['99999', 99_999],
  ['100000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['ten', undefined],
])('“%s” pieces are %s', (text, pieces) => expect(parsePieces(text)).toBe(pieces))
