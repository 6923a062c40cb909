import { describe, expect, test } from 'vitest'
import {
  columnLetter,
  describeMapping,
  fitsQuestion,
  type ImportQuestion,
  LONGEST_LAYOUT,
  layoutOf,
  leftOutSentence,
  mappingOf,
  questionSentence,
  tableCandidate,
} from '../../../../../src/shared/domain/carts/import-question.ts'

const NAMES = ['Item code', 'SKU', 'Qty', 'Pcs']
const table = (more: { sheet?: string; header?: number; ids?: number[]; quantities?: number[] } = {}) => {
  const { sheet = '', header = 3, ids = [0], quantities = [2] } = more
  const rows = [
    { line: 1, cells: ['Order of Pune'] },
    { line: 3, cells: NAMES },
    { line: 4, cells: ['1001', 'A-1', '5', '5'] },
  ]
  return tableCandidate(sheet, rows, { header, ids, quantities })
}
const questionOf = (
  ...[first, ...others]: [ReturnType<typeof table>, ...ReturnType<typeof table>[]]
): ImportQuestion => ({
  tables: [first, ...others],
  layout: '',
})

describe('an answer fits the question', () => {
  const question = questionOf(table({ sheet: 'Pune' }), table({ sheet: 'Delhi' }))
  const answer = { sheet: 'Delhi', header: 3, id: 0, qty: 2 }

  test('with one of its sheets and two columns', () => {
    expect(fitsQuestion(question, answer)).toBe(true)
  })
  test('without names above the rows', () => {
    expect(fitsQuestion(question, { ...answer, header: 0 })).toBe(true)
  })
  test.each([
    ['one column for both', { id: 2 }],
    ['a line before the first', { header: -1 }],
    ['a sheet that nobody asked about', { sheet: 'Mumbai' }],
  ])('but not with %s', (_why, wrong) => {
    expect(fitsQuestion(question, { ...answer, ...wrong })).toBe(false)
  })
})

describe('the columns that count', () => {
  const end = { header: 3, ids: [0], quantities: [3], hasHeads: true }

  test('are those that the names settle, each said by its letter and its name', () => {
    const mapping = mappingOf(questionOf(table()), end)
    expect(mapping.choice).toEqual({ sheet: '', header: 3, id: 0, qty: 3 })
    expect(describeMapping(mapping)).toEqual({ id: 'column A “Item code”', qty: 'column D “Pcs”' })
  })
  test.each([
    [['1001', '5'], 0, { id: 'column A', qty: 'column B' }],
    [['Maal', 'Kitna'], 7, { id: 'column A “Maal”', qty: 'column B “Kitna”' }],
  ] as const)('are the first two where no names are known: %s', (cells, header, names) => {
    const open = { header: 0, ids: [], quantities: [] }
    const mapping = mappingOf(questionOf(tableCandidate('', [{ line: 7, cells }], open)), { ...open, hasHeads: false })
    expect(mapping.choice).toEqual({ sheet: '', header, id: 0, qty: 1 })
    expect(describeMapping(mapping)).toEqual(names)
  })
  test('are called as Excel calls them', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})

describe('the question shows', () => {
  const shown = (cells: readonly string[]) =>
    tableCandidate('Pune', [{ line: 7, cells }], { header: 7, ids: [1], quantities: [] })

  test('the first 30 columns of a row', () => {
    const names = Array.from({ length: 31 }, (_, at) => `Column ${at + 1}`)
    expect(shown(names).rows).toEqual([{ line: 7, cells: names.slice(0, 30) }])
  })
  test('the first 60 characters of a cell', () => {
    expect(shown(['x'.repeat(60), 'y'.repeat(61)]).rows[0]?.cells).toEqual(['x'.repeat(60), 'y'.repeat(60)])
  })
  test('its sheet, the line of its names and the columns that are open', () => {
    expect(shown([])).toMatchObject({ sheet: 'Pune', header: 7, ids: [1], quantities: [] })
  })
})

describe('files of the same columns have one layout', () => {
  test('with any blanks and capitals', () => {
    expect(layoutOf([' Item  Code', 'QTY '])).toBe('item code|qty')
    expect(layoutOf(['Item code', 'Qty'])).toBe(layoutOf([' ITEM \tCODE ', 'qty']))
  })
  test('but not in another order', () => {
    expect(layoutOf(['Qty', 'Item code'])).not.toBe(layoutOf(['Item code', 'Qty']))
  })
  test('of at most 4,000 characters', () => {
    expect(LONGEST_LAYOUT).toBe(4000)
    expect(layoutOf(['x'.repeat(4001)])).toHaveLength(4000)
  })
})

describe('the reason for asking', () => {
  test.each([
    [
      'several sheets',
      questionOf(table({ sheet: 'Pune' }), table({ sheet: 'Delhi' })),
      'More than one sheet could be the cart: “Pune”, “Delhi”.',
    ],
    ['no ids', questionOf(table({ ids: [] })), 'No product ID column found.'],
    ['no quantities', questionOf(table({ quantities: [] })), 'No quantity column found.'],
    [
      'two ids',
      questionOf(table({ ids: [0, 1] })),
      'More than one column could be the product ID: “Item code”, “SKU”.',
    ],
    [
      'two quantities',
      questionOf(table({ quantities: [2, 3] })),
      'More than one column could be the quantity: “Qty”, “Pcs”.',
    ],
    [
      'one that is unsure',
      questionOf(table({ quantities: [3] })),
      'More than one column could be the quantity: “Pcs”.',
    ],
    [
      'names that aren’t shown',
      questionOf(table({ header: 2, ids: [0, 1] })),
      'More than one column could be the product ID: “”, “”.',
    ],
  ])('%s', (_why, question, sentence) => {
    expect(questionSentence(question)).toContain(sentence)
  })
})

describe('what of a file was left out', () => {
  test.each([
    [{ totals: 0, unread: undefined }, undefined],
    [{ sheets: 1, totals: 0, unread: undefined }, 'Not read: 1 hidden sheet.'],
    [{ sheets: 2, columns: 1, totals: 0, unread: undefined }, 'Not read: 2 hidden sheets; 1 hidden column.'],
    [{ columns: 3, hiddenRows: 1, totals: 0, unread: undefined }, 'Not read: 3 hidden columns; 1 hidden row.'],
    [{ hiddenRows: 1200, totals: 1, unread: undefined }, 'Not read: 1,200 hidden rows; 1 row of totals or notes.'],
    [
      { totals: 2, unread: { rows: 1, from: 9 } },
      'Not read: 2 rows of totals or notes; 1 row below the table, line 9.',
    ],
    [{ totals: 0, unread: { rows: 4, from: 9 } }, 'Not read: 4 rows below the table, from line 9 on.'],
  ])('%j', (left, sentence) => {
    expect(leftOutSentence(left)).toBe(sentence)
  })
})
