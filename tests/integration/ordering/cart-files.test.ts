import { describe, expect, test } from 'vitest'
import { messages, say } from '../../../src/shared/messages.ts'
import { upTo } from '../../support/counts.ts'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { product, stockPortal, store } from '../../support/stock-portal.ts'

const products = (count: number) => Array.from({ length: count }, (_, at) => product(1000 + at))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const utf16be = (text: string) => utf16(text).swap16()

async function verdicts(bytes: Uint8Array) {
  const { imports } = servicesOn(stockPortal(products(20)))
  const summary = must(await imports.read('all', 'cart.csv', bytes))
  const { rows } = must(imports.rows(summary.id, 0, 500, undefined))
  return { summary, rows: rows.map(({ line, verdict, id, qty }) => [line, verdict, id, qty]) }
}

describe('files that mean the same are read the same, line numbers included', () => {
  const expected = [
    [1, 'header', undefined, undefined],
    [2, 'taken', 1000, 4],
    [3, 'taken', 1001, 5],
  ]
  const head = 'product id,quantity'
  const rows = [head, '1000,4', '1001,5']

  test.each<readonly [string, Uint8Array]>([
    ['LF', utf8(`${rows.join('\n')}\n`)],
    ['CRLF', utf8(`${rows.join('\r\n')}\r\n`)],
    ['CR', utf8(`${rows.join('\r')}\r`)],
    ['no line end at the end', utf8(rows.join('\n'))],
    ['UTF-8 with BOM', utf8(`\uFEFF${rows.join('\r\n')}`)],
    ['UTF-16, little end first', utf16(rows.join('\r\n'))],
    ['UTF-16, big end first', utf16be(rows.join('\r\n'))],
    ['quotes', utf8('"product ID","quantity"\r\n"1000","4"\r\n"1001","5"\r\n')],
    ['semicolons', utf8(rows.join('\n').replaceAll(',', ';'))],
    ['tabs', utf8(rows.join('\n').replaceAll(',', '\t'))],
    ['blanks around the numbers', utf8(`${head}\n 1000 , 4\n1001 ,5 `)],
  ])('%s', async (_, bytes) => {
    expect((await verdicts(bytes)).rows).toEqual(expected)
  })

  test('empty lines count as lines and are no rows', async () => {
    const { rows: read } = await verdicts(utf8(`${head}\n\n1000,4\n\n`))
    expect(read).toEqual([
      [1, 'header', undefined, undefined],
      [3, 'taken', 1000, 4],
    ])
  })
})

describe('a row that is not two whole numbers', () => {
  test.each([
    ['1000', messages.rowNoQuantity],
    ['1000,4,5', messages.rowNotTwoIntegers],
    ['1000,', messages.rowNoQuantity],
    [',4', messages.rowNoId],
    ['abc,4', say('rowNotAnId', { cell: 'abc' })],
    ['1000,four', say('rowNotAQuantity', { cell: 'four' })],
    ['-1000,4', say('rowNotAnId', { cell: '-1000' })],
    ['1000,-4', say('rowNotAQuantity', { cell: '-4' })],
    ['1000,1.5', say('rowNotAQuantity', { cell: '1.5' })],
    ['1000,4e2', say('rowNotAQuantity', { cell: '4e2' })],
  ])('“%s”: %s', async (row, reason) => {
    const { imports } = servicesOn(stockPortal(products(1)))
    const { id } = must(await imports.read('all', 'cart.csv', utf8(`product id,quantity\n${row}\n`)))
    const { rows } = must(imports.rows(id, 1, 1, undefined))
    expect(rows[0]).toMatchObject({ line: 2, verdict: 'notTwoIntegers', reason })
  })

  test.each(['1000,0', '1000,10000', '1000,99999999'])('“%s” has a quantity that no line can have', async (row) => {
    const { rows } = await verdicts(utf8(`product id,quantity\n${row}\n`))
    expect(rows[1]?.slice(0, 2)).toEqual([2, 'quantity'])
  })
})

describe('a sheet with something of everything, however it was saved', () => {
  const sheet = [
    'product id,quantity',
    '1000,4',
    '"1001","60"',
    '1000,9',
    '1002,4,5',
    'abc,4',
    '-1003,4',
    '1003,1.5',
    '1003,',
    '1004,0',
    '1004,10000',
    '9999999,1',
    '1005,2',
  ]
  const sentences = [
    [1, 'header', 'Header row, skipped'],
    [2, 'taken', 'In stock'],
    [3, 'gap', '50 of 60 pieces available, gap 10'],
    [4, 'duplicate', 'Left out: product 1000 is already on line 2'],
    [5, 'notTwoIntegers', 'Product ID and quantity must be whole numbers'],
    [6, 'notTwoIntegers', 'Product ID “abc” isn’t a whole number'],
    [7, 'notTwoIntegers', 'Product ID “-1003” isn’t a whole number'],
    [8, 'notTwoIntegers', 'Quantity “1.5” isn’t a whole number'],
    [9, 'notTwoIntegers', 'Quantity missing'],
    [10, 'quantity', 'Quantity must be a whole number from 1 to 9999.'],
    [11, 'duplicate', 'Left out: product 1004 is already on line 10'],
    [12, 'unknown', 'No product 9999999 in the catalogue'],
    [13, 'taken', 'In stock'],
  ]

  test.each<readonly [string, (text: string) => Uint8Array]>([
    ['UTF-8', utf8],
    ['UTF-8 with BOM', (text) => utf8(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', utf16be],
  ])('%s, with each kind of line end', async (_, bytesOf) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const on = stockPortal(products(20))
      const { imports } = servicesOn(on)
      const { id } = must(await imports.read('all', 'cart.csv', bytesOf(sheet.join(end))))
      const { rows } = must(imports.rows(id, 0, 500, undefined))
      expect(rows.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual(sentences)
      expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 3 })
      expect([...on.cart.values()].map(({ id: product, qty }) => [product, qty])).toEqual([
        [1000, 4],
        [1001, 60],
        [1005, 2],
      ])
    }
  })
})

describe('apparel and the rest in one file', () => {
  const on = () => stockPortal([product(1, { category: { id: 6, name: 'Boys' } }), product(2), product(3)])
  const bothCarts = { ...store, isApparels: true, isApparelsstoreCart: true }
  const file = utf8('product id,quantity\n2,1\n3,1\n1,1\n')

  test.each(['apparel', 'nonapparel'] as const)(
    'into the %s cart: refused whole, nothing is sent',
    async (cartType) => {
      const shop = on()
      const { imports } = servicesOn(shop, { store: bothCarts })
      const { id, refusal } = must(await imports.read(cartType, 'cart.csv', file))
      expect(refusal).toBe('You cannot upload both Apparel & Non - Apparel products in this cart')
      expect(await imports.commit(id)).toMatchObject({ ok: false, error: { message: messages.mixedApparel } })
      expect(shop.cart.size).toBe(0)
    },
  )

  test('into the one cart of a store that has no other: taken', async () => {
    const shop = on()
    const { imports } = servicesOn(shop)
    const { id, counts, refusal } = must(await imports.read('all', 'cart.csv', file))
    expect(refusal).toBeUndefined()
    expect(counts).toMatchObject({ header: 1, taken: 3 })
    must(await imports.commit(id))
    expect([...shop.cart.keys()]).toEqual([2, 3, 1])
  })
})

test.each(['cart.xls', 'cart.xlsx', 'cart.csv.txt', 'cart.tsv', 'cart.htm', 'cart', 'csv'])(
  'text that is called “%s” is read',
  async (fileName) => {
    const { imports } = servicesOn(stockPortal(products(1)))
    const summary = must(await imports.read('all', fileName, utf8('product ID\tquantity\n1000\t1\n')))
    expect(summary).toMatchObject({ refusal: undefined, counts: { header: 1, taken: 1 } })
  },
)

describe('files that are refused whole', () => {
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.alloc(500, 0),
  ])

  test.each([
    { said: 'empty', bytes: new Uint8Array(), refusal: 'The file has no rows.' },
    { said: 'nothing but line ends', bytes: utf8('\r\n\r\n'), refusal: messages.csvEmpty },
    { said: 'a picture', bytes: png, refusal: `Please select valid csv file – ${messages.fileIsPicture}` },
    {
      said: 'too large',
      bytes: new Uint8Array(33 * 1024 * 1024).fill(49),
      refusal: say('csvTooLarge', { limit: '32 MB' }),
    },
  ])('$said', async ({ bytes, refusal }) => {
    const { summary } = await verdicts(bytes)
    expect(summary).toMatchObject({ refusal, rows: 0, phase: 'review' })
  })
})

test('500 rows: all taken, all arrive', async () => {
  const on = stockPortal(products(500))
  const { imports } = servicesOn(on)
  const rows = Array.from({ length: 500 }, (_, at) => `${1000 + at},${(at % 9) + 1}`)
  const { id, counts } = must(await imports.read('all', 'cart.csv', utf8(['id,qty', ...rows].join('\n'))))
  expect(counts.taken).toBe(500)
  expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 500 })
  expect([...on.cart.values()].map((line) => `${line.id},${line.qty}`)).toEqual(rows)
})

/** Of ten rows four name an id for the first time: three of a product, one of none. */
const TENTH = upTo(10_000, 1000)

test(`${10 * TENTH} rows: every one has a verdict, and the cart’s 500 arrive`, async () => {
  const on = stockPortal(products(3 * TENTH))
  const { imports } = servicesOn(on)
  const rows = Array.from({ length: 10 * TENTH }, (_, at) => `${1000 + (at % (4 * TENTH))},2`)
  const { id, counts } = must(await imports.read('all', 'cart.csv', utf8(['id,qty', ...rows].join('\n'))))
  expect(counts).toMatchObject({
    header: 1,
    taken: 500,
    overCapacity: 3 * TENTH - 500,
    unknown: TENTH,
    duplicate: 6 * TENTH,
  })
  const last = must(imports.rows(id, 10 * TENTH, 1, undefined)).rows[0]
  expect(last).toMatchObject({
    line: 10 * TENTH + 1,
    verdict: 'duplicate',
    reason: say('rowDuplicate', { id: 999 + 2 * TENTH, line: 2 * TENTH + 1 }),
  })
  expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 500 })
  expect(on.cart.size).toBe(500)
})
