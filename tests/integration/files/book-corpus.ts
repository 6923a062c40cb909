/** Workbooks of stores and suppliers, and what a reader would find in them. */
import type { Given } from './books.ts'
import type { Told } from './csv-corpus.ts'

export interface SheetGiven {
  readonly rows: readonly (readonly Given[])[]
  readonly state?: 'hidden' | 'veryHidden'
  /** From 1. */
  readonly hiddenColumns?: readonly number[]
  readonly hiddenRows?: readonly number[]
  readonly merged?: readonly string[]
  /** A filter over a range; its hidden rows are listed separately. */
  readonly filter?: string
}

export interface BookCase extends Told {
  readonly name: string
  readonly sheets: Readonly<Record<string, SheetGiven>>
}

const usual = [
  [203608, 12],
  [203610, 18],
] as const
const one = (rows: SheetGiven['rows'], more: Omit<SheetGiven, 'rows'> = {}) => ({ Sheet1: { rows, ...more } })

export const BOOKS: readonly BookCase[] = [
  {
    name: 'titles, heads of the trade',
    sheets: one([
      ['Pune store'],
      [],
      ['S.No', 'Item Code', 'Item', 'Nos'],
      [1, 203608, 'Romper', 12],
      [2, 203610, 'Socks', 18],
    ]),
    expected: usual,
  },
  {
    name: 'text that is a number',
    sheets: one([
      ['SKU', 'Qty'],
      ["'203608", '12 pcs'],
      ['203610.0', ' 18 '],
    ]),
    expected: usual,
  },
  {
    name: 'thousands as text',
    sheets: one([
      ['SKU', 'Qty'],
      [203608, '1,200'],
      [203610, '1,5'],
    ]),
    expected: [[203608, 1200]],
  },
  {
    name: 'what is no number',
    sheets: one([
      ['SKU', 'Qty'],
      [203608, 12.5],
      [203609, '#N/A'],
      [203610, 18],
    ]),
    expected: [[203610, 18]],
  },
  {
    name: 'a hidden quantity before the one that is seen',
    sheets: one(
      [
        ['Code', 'Qty', 'Qty'],
        [203608, 90, 12],
        [203610, 80, 18],
      ],
      { hiddenColumns: [2] },
    ),
    expected: usual,
    told: ['1 hidden column'],
  },
  {
    name: 'hidden columns between',
    sheets: one(
      [
        ['Code', 'Name', 'MRP', 'Size', 'Order'],
        [203608, 'Romper', 499, 'S', 12],
        [203610, 'Socks', 99, 'M', 18],
      ],
      { hiddenColumns: [3, 4] },
    ),
    expected: usual,
    told: ['2 hidden columns'],
  },
  {
    name: 'rows hidden by hand',
    sheets: one(
      [
        ['Code', 'Qty'],
        [203608, 12],
        [203609, 7],
        [203610, 18],
      ],
      { hiddenRows: [3] },
    ),
    expected: usual,
    told: ['1 hidden row'],
  },
  {
    name: 'rows hidden by a filter',
    sheets: one(
      [
        ['Code', 'Name', 'Qty'],
        [203608, 'R', 12],
        [203609, 'B', 7],
        [203611, 'C', 8],
        [203610, 'S', 18],
      ],
      { hiddenRows: [3, 4], filter: 'A1:C5' },
    ),
    expected: usual,
    told: ['2 hidden rows'],
  },
  {
    name: 'a hidden sheet before',
    sheets: {
      Old: {
        rows: [
          ['Code', 'Qty'],
          [1, 1],
        ],
        state: 'hidden',
      },
      Now: { rows: [['Code', 'Qty'], ...usual] },
    },
    expected: usual,
    told: ['1 hidden sheet'],
  },
  {
    name: 'a sheet that can’t be unhidden',
    sheets: {
      Now: { rows: [['Code', 'Qty'], ...usual] },
      Old: {
        rows: [
          ['Code', 'Qty'],
          [1, 1],
        ],
        state: 'veryHidden',
      },
    },
    expected: usual,
    told: ['1 hidden sheet'],
  },
  {
    name: 'stock and order with the same heads',
    sheets: {
      Stock: {
        rows: [
          ['Code', 'Qty'],
          [203608, 90],
        ],
      },
      Order: { rows: [['Code', 'Qty'], ...usual] },
    },
    expected: 'asked',
  },
  {
    name: 'two sheets of numbers',
    sheets: {
      One: { rows: [['a', 'b'], ...usual] },
      Two: {
        rows: [
          ['a', 'b'],
          [203611, 4],
        ],
      },
    },
    expected: 'asked',
  },
  {
    name: 'the order on the second sheet',
    sheets: {
      'Read me': { rows: [['How to fill this in'], ['Write the pieces in the last column']] },
      Order: {
        rows: [
          ['SKU', 'Name', 'Order Qty'],
          [203608, 'R', 12],
          [203610, 'S', 18],
        ],
      },
    },
    expected: usual,
  },
  {
    name: 'prices on the other sheet',
    sheets: {
      Prices: {
        rows: [
          ['SKU', 'MRP', 'Rate'],
          [203608, 499, 300],
        ],
      },
      Order: { rows: [['SKU', 'Pieces'], ...usual] },
    },
    expected: usual,
  },
  {
    name: 'merged names',
    sheets: one(
      [
        ['Item', null, 'Quantity', null],
        ['Code', 'Name', 'Shelf', 'Order'],
        [203608, 'R', 90, 12],
        [203610, 'S', 80, 18],
      ],
      { merged: ['A1:B1', 'C1:D1'] },
    ),
    expected: usual,
  },
  {
    name: 'order before shelf',
    sheets: one([
      ['Item code', 'Qty', 'Ordered qty', 'Amount'],
      [203608, 90, 12, 999],
      [203610, 80, 18, 999],
    ]),
    expected: usual,
  },
  {
    name: 'two that could be the quantity',
    sheets: one([
      ['Item code', 'Qty', 'Quantity'],
      [203608, 90, 12],
      [203610, 80, 18],
    ]),
    expected: 'asked',
  },
  {
    name: 'two that could be the id',
    sheets: one([
      ['Style code', 'Item code', 'Qty'],
      [1, 203608, 12],
      [2, 203610, 18],
    ]),
    expected: 'asked',
  },
  {
    name: 'a second table of prices',
    sheets: one([['Code', 'Qty'], ...usual, [], ['Code', 'MRP'], [203610, 1399]]),
    expected: usual,
    told: ['from line 5 on'],
  },
  {
    name: 'a second table with its own names',
    sheets: one([['Code', 'Qty'], [203608, 12], [], ['Qty', 'Code'], [18, 203610]]),
    expected: usual,
  },
  {
    name: 'totals by formula',
    sheets: one([
      ['Code', 'Name', 'Qty'],
      [203608, 'R', 12],
      [203610, 'S', 18],
      [null, null, { formula: 'SUM(C2:C3)', result: 30 }],
      ['Total', null, 30],
    ]),
    expected: usual,
    told: ['2 rows of totals or notes'],
  },
  {
    name: 'notes below',
    sheets: one([
      ['Code', 'Name', 'Qty'],
      [203608, 'R', 12],
      [203610, 'S', 18],
      [],
      ['Note', 'please send soon'],
      [203611, 4, 4],
    ]),
    expected: usual,
    told: ['from line 5 on'],
  },
  {
    name: 'a sheet of stock',
    sheets: {
      'Closing stock': {
        rows: [
          ['Code', 'Qty'],
          [203608, 90],
        ],
      },
    },
    expected: 'asked',
  },
  {
    name: 'a quantity of days',
    sheets: one([
      ['Code', 'Qty'],
      [203608, new Date('2026-11-22T00:00:00Z')],
      [203610, 18],
    ]),
    expected: [[203610, 18]],
  },
  {
    name: 'names in Hindi',
    sheets: one([
      ['उत्पाद कोड', 'विवरण', 'मात्रा'],
      [203608, 'रोम्पर', '12 नग'],
      [203610, 'मोज़े', 18],
    ]),
    expected: usual,
  },
]
