import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copiedText } from '../../../../../src/shared/domain/carts/cart-copy.ts'
import { CART_CAPACITY } from '../../../../../src/shared/domain/carts/cart-kinds.ts'
import { pastedSentence, pastingOf, rangeIn } from '../../../../../src/shared/domain/carts/cart-paste.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { messages, say } from '../../../../../src/shared/messages.ts'
import { line, product, supply } from '../../../../support/builders.ts'

const cart = new Map([
  [100, 5],
  [200, 8],
  [300, 1],
])
const short = (text: string, below: readonly number[] = []) => {
  const { set, add, same, refused, rows } = pastingOf(text, { cartType: 'all', cart, below, mayAdd: true })
  const pieces = (some: typeof set) => some.map(({ id, qty }) => [id, qty])
  return { rows, set: pieces(set), add: pieces(add), same, refused: refused.map(({ row, why }) => [row, why]) }
}

describe('two columns are products and quantities', () => {
  test('lines that are there change, others are added, what is so already is counted', () => {
    expect(short('100\t7\r\n200\t8\r\n400\t2\r\n')).toEqual({
      rows: 3,
      set: [[100, 7]],
      add: [[400, 2]],
      same: 1,
      refused: [],
    })
  })
  test('semicolons and commas part cells where no tab does', () => {
    expect(short('100;7\n400,2')).toMatchObject({ set: [[100, 7]], add: [[400, 2]] })
  })
  test('a row of a text that has other cells than its names is told', () => {
    const text = (sign: string) =>
      [
        ['Product ID', 'Name', 'Qty', 'Rate'],
        ['100', 'Doll', '7', ''],
        ['200', '3', '100'],
      ]
        .map((cells) => cells.join(sign))
        .join('\n')
    for (const sign of [',', ';']) {
      expect(short(text(sign))).toMatchObject({ set: [[100, 7]], refused: [[3, messages.rowFewerCells]] })
    }
    // Spreadsheets leave no cell out.
    expect(short(text('\t')).refused).toEqual([])
  })
  test('empty cells at the end of a row don’t count', () => {
    expect(short('100\t7\t\t\r\n400\t2\t')).toMatchObject({ set: [[100, 7]], add: [[400, 2]], refused: [] })
  })
  test('what isn’t two whole numbers is told by its row', () => {
    expect(short('100\t7\nabc\t2\n200\t1.5\n300\n400\t-3\n500\t1\t2').refused).toEqual([
      [2, say('rowNotAnId', { cell: 'abc' })],
      [3, say('rowNotAQuantity', { cell: '1.5' })],
      [4, messages.rowNoQuantity],
      [5, say('rowNotAQuantity', { cell: '-3' })],
      [6, messages.rowNotTwoIntegers],
    ])
  })
  test('quantities out of range, and products that came before', () => {
    expect(short('100\t0\n200\t10000\n300\t4\n300\t5')).toMatchObject({
      set: [[300, 4]],
      refused: [
        [1, messages.quantityRange],
        [2, messages.quantityRange],
        [4, 'Left out: product 300 is already on line 3'],
      ],
    })
  })
  test('by the names of the columns, in any order', () => {
    expect(short('Name\tQuantity\tId\nRings\t7\t100\nBall\t2\t400')).toMatchObject({
      rows: 2,
      set: [[100, 7]],
      add: [[400, 2]],
      refused: [],
    })
  })
  test('under titles, with stock beside what is ordered, the order counts', () => {
    const text =
      'Pune store\t22 Nov\r\n\r\nItem code\tQty\tOrder qty\r\n100\t90\t7 pcs\r\n400\t80\t1,200\r\nTotal\t170\t1,207'
    expect(short(text)).toMatchObject({ rows: 2, set: [[100, 7]], add: [[400, 1200]], refused: [] })
  })
  test('of which two could be the quantity, nothing is taken', () => {
    expect(short('Code\tQty\tPcs\n100\t7\t9')).toMatchObject({
      set: [],
      add: [],
      refused: [[1, say('openQuantities', { names: '“Qty”, “Pcs”' })]],
    })
  })
  test('what stands below the end of the table is refused once, with its first row and how much it is', () => {
    const text = 'Item code\tName\tQty\n100\tRings\t7\n\nChecked by\tAsha\n200\tBlocks\t9'
    expect(pastingOf(text, { cartType: 'all', cart, below: [], mayAdd: true })).toMatchObject({
      rows: 2,
      set: [{ id: 100, qty: 7 }],
      refused: [{ row: 4, text: 'Checked by\tAsha', why: 'Not read: 2 rows below the table, from line 4 on.' }],
    })
  })
  test('of a range for an import, with any names', () => {
    expect(
      rangeIn('Product ID\tName\tQuantity\tMRP\r\n100\tRings, 8" ; red\t7\t499.00\r\n\r\n400\tBall\t2\t99\r\n'),
    ).toEqual({
      rows: [
        ['Product ID', 'Name', 'Quantity', 'MRP'],
        ['100', 'Rings, 8" ; red', '7', '499.00'],
        ['400', 'Ball', '2', '99'],
      ],
      hasNames: true,
    })
    expect(rangeIn('100;7\n400,2')).toEqual({
      rows: [
        ['100', '7'],
        ['400', '2'],
      ],
      hasNames: false,
    })
  })
  test('a store that may not upload carts changes its lines and adds none', () => {
    const { set, refused } = pastingOf('100\t7\n400\t2', { cartType: 'all', cart, below: [], mayAdd: false })
    expect(set.map(({ id }) => id)).toEqual([100])
    expect(refused).toEqual([{ row: 2, text: '400\t2', why: messages.cannotUpload }])
  })
  test('a full cart takes no more', () => {
    const full = new Map(Array.from({ length: CART_CAPACITY - 1 }, (_, at) => [at + 1, 1]))
    const { add, refused } = pastingOf('9001\t1\n9002\t1', { cartType: 'all', cart: full, below: [], mayAdd: true })
    expect(add.map(({ id }) => id)).toEqual([9001])
    expect(refused).toEqual([{ row: 2, text: '9002\t1', why: messages.cartFull }])
  })
})

describe('one column fills from the cursor down', () => {
  test('line by line; a blank leaves its line', () => {
    expect(short('4\n\n6\n', [100, 200, 300])).toMatchObject({
      rows: 2,
      set: [
        [100, 4],
        [300, 6],
      ],
      refused: [],
    })
  })
  test('a heading that was copied along takes no line', () => {
    expect(short('Quantity\r\n4\r\n\r\n6', [100, 200, 300])).toMatchObject({
      rows: 2,
      set: [
        [100, 4],
        [300, 6],
      ],
      refused: [],
    })
  })
  test('a number as it is shown is one cell, and is that number', () => {
    expect(short('4\n1,200\n6', [100, 200, 300])).toMatchObject({
      set: [
        [100, 4],
        [200, 1200],
        [300, 6],
      ],
      add: [],
      refused: [],
    })
  })
  test('what is no quantity, and what finds no line, is told', () => {
    expect(short('4\nx\n6\n7', [100, 200, 300])).toMatchObject({
      set: [
        [100, 4],
        [300, 6],
      ],
      refused: [
        [2, messages.quantityRange],
        [4, messages.pasteNoLine],
      ],
    })
  })
})

test('no row is silently dropped, for any pasted text', () => {
  const cell = fc.oneof(
    fc.integer({ min: -5, max: 20_000 }).map(String),
    fc.constantFrom('', 'x', '1.5', '=1+1', '100'),
  )
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(rows, (cells) => {
      const text = cells.map((row) => row.join('\t')).join('\n')
      const {
        rows: rowCount,
        set,
        add,
        same,
        refused,
      } = pastingOf(text, { cartType: 'all', cart, below: [100, 200], mayAdd: true })
      expect(set.length + add.length + same + refused.length).toBe(rowCount)
      expect(rowCount).toBe(cells.filter((row) => row.some((one) => one !== '')).length)
    }),
  )
})

describe('a copied range', () => {
  const rings = product({ id: 1001, name: '=HYPERLINK("x")\tRings' })
  const priced = priceCart([line(1001, 12)], supply({ products: [rings] })).lines
  const [titles = '', row = ''] = copiedText(priced, ({ whName }) => whName).split('\r\n')
  const cells = Object.fromEntries(titles.split('\t').map((title, at) => [title, row.split('\t')[at]]))

  test('has numbers as numbers and text that a spreadsheet doesn’t run', () => {
    expect(cells).toMatchObject({
      'Product ID': '1001',
      Name: `'=HYPERLINK("x") Rings`,
      Quantity: '12',
      MRP: '1000.00',
      'Net price': '700.00',
      Total: '7000.00',
      Available: '10',
      Gap: '2',
      Allocation: 'Pune 10',
      'Gap reason': 'not enough at this MRP',
    })
  })
  test('is taken back as it is', () => {
    const back = pastingOf(`${titles}\n${row}`, {
      cartType: 'all',
      cart: new Map([[1001, 3]]),
      below: [],
      mayAdd: false,
    })
    expect(back).toMatchObject({ rows: 1, set: [{ id: 1001, qty: 12 }], refused: [] })
  })
})

test.each([
  [
    { rows: 1200, changed: 1100, added: 90, same: 9, refused: 1 },
    '1,200 rows pasted: 1,100 changed, 90 added, 9 unchanged, 1 not pasted.',
  ],
  [{ rows: 1, changed: 0, added: 1, same: 0, refused: 0 }, '1 row pasted: 1 added.'],
])('%j is told as what became of it', ({ refused, ...counts }, sentence) => {
  const rows = Array.from({ length: refused }, (_, at) => ({ row: at + 1, text: '', why: '' }))
  expect(pastedSentence({ ...counts, refused: rows })).toBe(sentence)
})
