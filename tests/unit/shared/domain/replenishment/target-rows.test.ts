import { expect, test } from 'vitest'
import {
  pastedTargets,
  type TargetParents,
  targetColumns,
  targetsOf,
  targetsSentence,
} from '../../../../../src/shared/domain/replenishment/target-rows.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const parents = new Map(
  [
    { id: 11, name: 'Bib', targetStock: 5, producttype: { typeid: 70 } },
    { id: 12, name: 'Cup', targetStock: 8, producttype: { typeid: 70 } },
    { id: 13, name: 'Wipes', targetStock: 120, producttype: { typeid: 8526 } },
  ].map((one) => [one.id, one]),
)
type Cells = readonly (readonly string[])[]
const judged = (rows: Cells, below: readonly number[] = [11, 12, 13], of: TargetParents = parents) =>
  targetsOf(pastedTargets(rows.map((cells) => cells.join('\t')).join('\r\n'), below).rows, of)
const read = (rows: Cells, below?: readonly number[]) =>
  judged(rows, below).map(({ row, id, target, verdict, why }) => [row, id, target, verdict, why])

test('a file with headings has its product and its target in any columns', () => {
  const rows = [
    ['Product', 'Target stock', 'Product ID'],
    ['Bib', '7', '11'],
    ['', '', ''],
    ['Cup', '8', '12'],
    ['Wipes', '1,000', '13'],
  ]
  expect(read(rows)).toEqual([
    [2, 11, 7, 'changes', ''],
    [4, 12, 8, 'same', ''],
    [5, 13, 1000, 'changes', ''],
  ])
})

test('a column of products says which one a row is of, in any order', () => {
  const rows = [
    ['Code', 'Target'],
    ['13', '200'],
    ['11', '7'],
  ]
  expect(read(rows, [11, 12, 13]).map(([, id, target]) => [id, target])).toEqual([
    [13, 200],
    [11, 7],
  ])
})

test('numbers and names of ids are read as those of carts are', () => {
  const big = new Map([...parents, [203608, { id: 203608, name: 'Doll', targetStock: 5, producttype: { typeid: 70 } }]])
  const whole = (id: string, target: string) => judged([[id, target]], [], big).map((row) => [row.id, row.target])
  expect(whole('2,03,608', '1,20,000')).toEqual([[203608, 120000]])
  expect(whole('="203608"', '="12"')).toEqual([[203608, 12]])
  expect(whole('२०३६०८', '१२')).toEqual([[203608, 12]])
  expect(whole('203608.0', '12 pcs')).toEqual([[203608, 12]])
  expect(whole('203608', '12.5')).toEqual([[203608, undefined]])
  for (const name of ['Item code', 'SKU', 'PRODUCT_ID', 'उत्पाद आईडी']) {
    expect(
      read(
        [
          ['Target', name],
          ['7', '12'],
        ],
        [11],
      ),
    ).toEqual([[2, 12, 7, 'changes', '']])
  }
  // The most certain heading counts.
  expect(
    read([
      ['Style', 'Target', 'Product ID'],
      ['9', '7', '12'],
    ]),
  ).toEqual([[2, 12, 7, 'changes', '']])
})

test('one column fills from the cursor down, two are product and target', () => {
  expect(read([['3'], ['4']], [12, 13])).toEqual([
    [1, 12, 3, 'changes', ''],
    [2, 13, 4, 'refused', 'Target Stock should be more than 100'],
  ])
  expect(read([['12', '3']])).toEqual([[1, 12, 3, 'changes', '']])
})

test('a blank row of a column leaves its product as it is', () => {
  expect(read([['7'], [''], ['130'], ['']], [12, 11, 13])).toEqual([
    [1, 12, 7, 'changes', ''],
    [3, 13, 130, 'changes', ''],
  ])
  expect(read([['Target'], [''], ['7']], [12, 11, 13])).toEqual([[3, 11, 7, 'changes', '']])
})

test('a column that is longer than what is left of the list says so of each row, by its place', () => {
  expect(read([['7'], ['9'], ['x']], [12])).toEqual([
    [1, 12, 7, 'changes', ''],
    [2, undefined, 9, 'refused', messages.arsRowBeyond],
    [3, undefined, undefined, 'refused', messages.arsRowBeyond],
  ])
})

test('without headings the target is the second column, or the only other one of numbers', () => {
  const rows = [
    ['11', 'Bib, blue', '7'],
    ['', '', ''],
    ['12', 'Cup 2 pcs of one', '9'],
  ]
  expect(read(rows)).toEqual([
    [1, 11, 7, 'changes', ''],
    [3, 12, 9, 'changes', ''],
  ])
  // It isn't known which of the two is meant, so neither is guessed.
  expect(read([['11', 'Bib', '499', '7']]).map(([, , , verdict]) => verdict)).toEqual(['refused'])
  expect(read([['11', '7', '499']])).toEqual([[1, 11, 7, 'changes', '']])
})

test('columns are told from products', () => {
  expect(pastedTargets('7\n8', [11]).isColumn).toBe(true)
  expect(pastedTargets('Target stock\n8', [11]).isColumn).toBe(true)
  expect(pastedTargets('11\t8', [11]).isColumn).toBe(false)
  expect(pastedTargets('11,8\n12,9', [11]).isColumn).toBe(false)
  expect(pastedTargets('1,000\n8', [11])).toMatchObject({ isColumn: true, rows: [{ qty: 1000 }, { qty: 8 }] })
})

test('each row that isn’t taken says why', () => {
  const rows = [
    ['11', '1001'],
    ['11', 'many'],
    ['99', '5'],
    ['', '5'],
    ['12', '9'],
    ['12', '10'],
  ]
  expect(read(rows).map(([, , , verdict, why]) => [verdict, why])).toEqual([
    ['refused', 'Target Stock should not be more than 1000'],
    ['refused', 'Enter a whole number from 1 to 1000.'],
    ['refused', 'Not in My ARS.'],
    ['refused', 'No product ID in this row.'],
    ['changes', ''],
    ['refused', 'This product is already in a row above.'],
  ])
  const sentence = targetsSentence(judged(rows, []))
  expect(sentence).toBe('6 rows: 1 to change, 5 refused.')
})

test('rows of a file are judged as those of a table are, the first of a product counts', () => {
  const rows = [
    { line: 2, text: '11,6', id: 11, qty: 6 },
    { line: 3, text: '11,7', id: 11, qty: 7 },
    { line: 4, text: 'x,7', id: undefined, qty: 7 },
  ]
  expect(targetsOf(rows, parents).map(({ row, verdict, why }) => [row, verdict, why])).toEqual([
    [2, 'changes', ''],
    [3, 'refused', 'This product is already in a row above.'],
    [4, 'refused', 'No product ID in this row.'],
  ])
})

test('the columns of a file are told by their names, unless two tables could be it', () => {
  const table = (sheet: string, heads: readonly string[]) => ({
    sheet,
    header: 3,
    rows: [{ line: 3, cells: heads }],
    ids: [],
    quantities: [],
  })
  const own = table('My ARS', ['Product', 'Target stock', 'MRP', 'Product ID'])
  expect(targetColumns({ tables: [own], layout: '' })).toEqual({ sheet: 'My ARS', header: 3, id: 3, qty: 1 })
  expect(targetColumns({ tables: [own, own], layout: '' })).toBeUndefined()
  expect(targetColumns({ tables: [table('', ['Product ID', 'MRP'])], layout: '' })).toBeUndefined()
})

test('headings may begin with the target, and leave out the product', () => {
  expect(
    read([
      ['Target', 'Code'],
      ['7', '11'],
    ]),
  ).toEqual([[2, 11, 7, 'changes', '']])
  expect(
    read([
      ['Code', 'New target'],
      ['11', '7'],
    ]),
  ).toEqual([[2, 11, 7, 'changes', '']])
  expect(read([['New target'], ['7'], ['9']], [12, 11])).toEqual([
    [2, 12, 7, 'changes', ''],
    [3, 11, 9, 'changes', ''],
  ])
  const at = (heads: readonly string[]) =>
    targetColumns({
      tables: [{ sheet: '', header: 1, rows: [{ line: 1, cells: heads }], ids: [], quantities: [] }],
      layout: '',
    })
  expect(at(['Product ID', 'Target'])).toMatchObject({ id: 0, qty: 1 })
  expect(at(['Target', 'Product ID'])).toMatchObject({ id: 1, qty: 0 })
  expect(at(['Target'])).toBeUndefined()
  expect(at(['Product ID', 'On target'])).toBeUndefined()
})

test.each([
  ['1,000', 1000],
  [' 7 ', 7],
  ['7.5', undefined],
  ['-7', undefined],
  ['1,00', undefined],
  ['', undefined],
])('the cell “%s” is the target %s', (cell, target) => {
  expect(read([['11', cell]])[0]?.[2]).toBe(target)
})

test('rows that say nothing to do are told, and none at all', () => {
  expect(
    targetsSentence(
      judged([
        ['11', '5'],
        ['12', '9'],
      ]),
    ),
  ).toBe('2 rows: 1 to change, 1 unchanged.')
  expect(targetsSentence([])).toBe('0 rows: no targets.')
})

test('a row that is refused doesn’t count as the first of its product', () => {
  expect(
    read([
      ['11', 'many'],
      ['11', '6'],
    ]).map(([, , , verdict]) => verdict),
  ).toEqual(['refused', 'changes'])
})

test('a row of a file that has other cells than its names says so', () => {
  const row = { line: 2, text: '11,6', id: undefined, qty: undefined, misfit: 'fewer' } as const
  expect(targetsOf([row], parents)).toMatchObject([{ verdict: 'refused', why: messages.rowFewerCells }])
})
