import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { cartCsvInSteps, MAX_CSV_ROWS, readCartRows } from '../../../../src/main/files/read-cart-csv.ts'
import { messages, say } from '../../../../src/shared/messages.ts'
import { often } from '../../../support/counts.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string, little: boolean, mark: boolean) =>
  Uint8Array.from(
    [...(mark ? `\ufeff${text}` : text)].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return little ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )

/** Reads the file in one go. */
function readCartCsv(bytes: Uint8Array): FileRead {
  const reading = cartCsvInSteps(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}
const rowsOf = (read: FileRead) => ('rows' in read ? read.rows : [])
const pairs = (read: FileRead) => rowsOf(read).map(({ line, id, qty }) => [line, id, qty])
const read = (text: string) => readCartCsv(utf8(text))
const encodingOf = (file: FileRead) => ('encoding' in file ? file.encoding : file)
const separatorOf = (file: FileRead) => ('separator' in file ? file.separator : file)
const refusalOf = (file: FileRead) => ('refusal' in file ? file.refusal : undefined)

describe('a plain file', () => {
  test('gives each row its line, id and quantity', () => {
    const csv = read('Product ID,Quantity\r\n1001,5\r\n1002,12\r\n')
    expect(csv).toMatchObject({ encoding: 'UTF-8', separator: 'comma' })
    expect(rowsOf(csv)).toEqual([
      { line: 1, text: 'Product ID,Quantity', id: undefined, qty: undefined },
      { line: 2, text: '1001,5', id: 1001, qty: 5 },
      { line: 3, text: '1002,12', id: 1002, qty: 12 },
    ])
  })

  test.each([
    ['CR LF', '1001,5\r\n1002,6\r\n'],
    ['LF', '1001,5\n1002,6\n'],
    ['CR', '1001,5\r1002,6\r'],
    ['no line end after the last row', '1001,5\n1002,6'],
    ['blanks around the numbers', ' 1001 , 5 \n1002 ,  6\n'],
    ['leading zeros', '001001,05\n1002,6\n'],
  ])('is read with any line ends and blanks: %s', (_, text) => {
    expect(pairs(read(text))).toEqual([
      [1, 1001, 5],
      [2, 1002, 6],
    ])
  })

  test('empty rows are left out and still counted', () => {
    expect(pairs(read('\n1001,5\n\n  \n,\n1002,6\n\n'))).toEqual([
      [2, 1001, 5],
      [6, 1002, 6],
    ])
  })

  test.each([
    ['a decimal', '1001,5.5', 1001, undefined],
    ['a minus', '1001,-5', 1001, undefined],
    ['a plus', '1001,+5', 1001, undefined],
    ['letters', 'ABC,5', undefined, 5],
    ['a blank inside', '10 01,5', undefined, 5],
    ['an exponent', '1e3,5', undefined, 5],
    ['hexadecimal', '0x10,5', undefined, 5],
    ['no quantity', '1001,', 1001, undefined],
    ['no id', ',5', undefined, 5],
    ['an id alone', '1001', 1001, undefined],
    ['a word alone', 'abc', undefined, undefined],
    ['three cells', '1001,5,9', undefined, undefined],
    ['three cells, the one between empty', '1001,,5', undefined, undefined],
    ['more digits than an id has', '12345678901,5', undefined, 5],
    ['a formula', '=1+1,5', undefined, 5],
  ])('%s isn’t a whole number: the row is there, to be refused', (_, row, id, qty) => {
    expect(pairs(read(`9,9\n${row}\n`))).toEqual([
      [1, 9, 9],
      [2, id, qty],
    ])
  })

  test.each(['Q T Y', 'q.t.y.', 'Q-T-Y', 'Qty', 'Quantity'])('an id alone under Product ID,%s keeps its id', (head) => {
    expect(pairs(read(`Product ID,${head}\n1001,5\n1002\n1003,\n,7\n`))).toEqual([
      [1, undefined, undefined],
      [2, 1001, 5],
      [3, 1002, undefined],
      [4, 1003, undefined],
      [5, undefined, 7],
    ])
  })

  test('keeps at most 200 characters of a row', () => {
    expect(rowsOf(read(`1001,5\n${'x'.repeat(900)}\n`))[1]?.text).toBe('x'.repeat(200))
  })
})

test('rows that have other cells than their columns say so', () => {
  const csv = read('SKU,Name,Qty\n1001,Doll,5\n1002,5\n1003,Set, 12,5\n')
  expect(rowsOf(csv).slice(1)).toEqual([
    { line: 2, text: '1001,5', id: 1001, qty: 5 },
    { line: 3, text: '1002,5', id: undefined, qty: undefined, misfit: 'fewer' },
    { line: 4, text: '1003,Set, 12,5', id: undefined, qty: undefined, misfit: 'more' },
  ])
})

describe('files as Excel writes them', () => {
  const text = 'Product;Quantity\r\n1001;5\r\n1002;6\r\n'
  const expected = [
    [1, undefined, undefined],
    [2, 1001, 5],
    [3, 1002, 6],
  ]
  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with BOM', utf8(`\ufeff${text}`)],
    ['UTF-16 LE', wide(text, true, true)],
    ['UTF-16 LE', wide(text, true, false)],
    ['UTF-16 BE', wide(text, false, true)],
    ['UTF-16 BE', wide(text, false, false)],
  ])('%s is recognised', (encoding, bytes) => {
    const csv = readCartCsv(bytes)
    expect(csv).toMatchObject({ encoding, separator: 'semicolon' })
    expect(pairs(csv)).toEqual(expected)
  })

  test('Windows-1252 is what isn’t UTF-8', () => {
    const csv = readCartCsv(latin('Produit n\xb0,Quantit\xe9\n1001,5\n'))
    expect(encodingOf(csv)).toBe('Windows-1252')
    expect(rowsOf(csv)[0]?.text).toBe('Produit n°,Quantité')
    expect(pairs(csv)[1]).toEqual([2, 1001, 5])
  })

  test('headings in Hindi are UTF-8', () => {
    const csv = read('उत्पाद,मात्रा\n1001,5\n')
    expect(encodingOf(csv)).toBe('UTF-8')
    expect(pairs(csv)[1]).toEqual([2, 1001, 5])
  })

  test.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('%s separates', (name, sign) => {
    const csv = read(`Product${sign}Quantity\n1001${sign}5\n`)
    expect(separatorOf(csv)).toBe(name)
    expect(pairs(csv)[1]).toEqual([2, 1001, 5])
  })

  test('a decimal comma doesn’t make the comma the separator', () => {
    const csv = read('1001;5,0\n1002;6,0\n1003;7\n')
    expect(separatorOf(csv)).toBe('semicolon')
    expect(pairs(csv)[2]).toEqual([3, 1003, 7])
  })

  test('the hint sep=; is obeyed, and is no row', () => {
    const csv = read('sep=;\r\nProduct;Quantity\r\n1001;5\r\n')
    expect(separatorOf(csv)).toBe('semicolon')
    expect(pairs(csv)).toEqual([
      [2, undefined, undefined],
      [3, 1001, 5],
    ])
  })
})

describe('quotation marks', () => {
  test('are taken off', () => {
    expect(pairs(read('"1001","5"\n"1002",6\n'))).toEqual([
      [1, 1001, 5],
      [2, 1002, 6],
    ])
  })

  test('may hold a line break: the row begins on its first line', () => {
    const csv = read('"Product\nid",Quantity\n1001,5\n')
    expect(pairs(csv)).toEqual([
      [1, undefined, undefined],
      [3, 1001, 5],
    ])
    expect(rowsOf(csv)[0]?.text).toBe('"Product\nid",Quantity')
  })

  test('never closed, spoil their own line and no other', () => {
    expect(pairs(read('1001,5\n"1002,6\n1003,7\n1004,8\n'))).toEqual([
      [1, 1001, 5],
      [2, undefined, undefined],
      [3, 1003, 7],
      [4, 1004, 8],
    ])
  })

  test('never closed on every line of a long file, are read in bounded time', () => {
    const csv = read(`"x,1\n1001,5\n`.repeat(2_000))
    expect(rowsOf(csv).length).toBeGreaterThan(2_000)
    expect(refusalOf(csv)).toBeUndefined()
  })
})

describe('a file that is refused as a whole', () => {
  test.each([
    ['nothing', ''],
    ['a mark only', '\ufeff'],
    ['empty lines only', '\r\n\r\n  \n,,\n'],
  ])('empty: %s', (_, text) => {
    expect(refusalOf(read(text))).toBe(messages.csvEmpty)
  })

  test.each([
    ['an .xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 8, 0)],
    ['an .xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
    ['a PDF', utf8('%PDF-1.7\n1,2\n')],
    ['zeros', new Uint8Array(64)],
    ['a zero among the rows', utf8('1001,5\n10\0 02,6\n')],
    ['control characters', utf8('\x01\x02\x03\x04,\x05\n'.repeat(40))],
    ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x31, 0, 0, 0)],
  ])('no text: %s', (_, bytes) => {
    expect(refusalOf(readCartCsv(bytes))).toBe(messages.csvBinary)
  })

  test('larger than 32 MB', () => {
    expect(refusalOf(readCartCsv(new Uint8Array(32 * 1024 * 1024 + 1)))).toBe(say('csvTooLarge', { limit: '32 MB' }))
  })

  test('a million rows are taken, one more is not', () => {
    const rows = utf8('1,1\n'.repeat(MAX_CSV_ROWS))
    expect(rowsOf(readCartCsv(rows)).length).toBe(MAX_CSV_ROWS)
    const more = utf8('1,1\n'.repeat(MAX_CSV_ROWS + 1))
    expect(refusalOf(readCartCsv(more))).toBe(say('csvTooManyRows', { limit: '10,00,000' }))
  })
})

describe('which columns count is told with the rows', () => {
  const long = Array.from({ length: 9_000 }, (_, at) => `${1000 + at},Romper,5`).join('\n')
  const choiceOf = async (bytes: Uint8Array) => {
    const found = await readCartRows(bytes)
    return 'mapping' in found ? found.mapping?.choice : found
  }
  test.each([
    ['a plain file', utf8('Product ID,Qty\n1001,5\n'), [1, 0, 1]],
    ['one without names', utf8('1001,5\n1002,6\n'), [0, 0, 1]],
    ['one with names that nobody knows', utf8('Maal,Kitna\n1001,5\n'), [1, 0, 1]],
    ['one under titles, with more columns', utf8('Pune\n\nName,MRP,Order Q T Y,SKU\nRings,9,5,1001\n'), [3, 3, 2]],
    ['a long one', utf8(`Item code,Name,Qty\n${long}`), [1, 0, 2]],
    ['a long one of two bytes a letter', wide(`Item code,Name,Qty\n${long}`, true, true), [1, 0, 2]],
    ['a long one in Hindi', utf8(`उत्पाद कोड,नाम,मात्रा\n${long.replaceAll('Romper', 'रोम्पर')}`), [1, 0, 2]],
  ])('%s', async (_, bytes, [header, id, qty]) => {
    expect(await choiceOf(bytes)).toEqual({ sheet: '', header, id, qty })
  })
  test('but not where the person said it', async () => {
    const choice = { sheet: '', header: 1, id: 1, qty: 0 }
    expect(await readCartRows(utf8('Qty,Product ID\n5,1001\n'), choice)).toMatchObject({ mapping: undefined })
  })
})

describe('of any file', () => {
  test('no row of two numbers that stands on a line of its own is lost', () => {
    const good = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9999 }))
    const bad = fc.constantFrom('x', '1,2,3', '"', 'a,b', ',,', '"open,1')
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad), { minLength: 1, maxLength: 12 }), (rows) => {
        const text = `1,1\n${rows.map((row) => (typeof row === 'string' ? row : row.join(','))).join('\n')}`
        const quotes = text.split('"').length - 1
        fc.pre(quotes <= 1)
        const found = rowsOf(read(text)).flatMap(({ id, qty }) =>
          id === undefined || qty === undefined ? [] : [[id, qty]],
        )
        expect(found).toEqual([[1, 1], ...rows.filter((row) => typeof row !== 'string')])
      }),
      { numRuns: often(1_000) },
    )
  })

  test('any bytes end in rows, a refusal or a question', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const csv = readCartCsv(bytes)
        expect('rows' in csv).toBe(rowsOf(csv).length > 0)
      }),
      { numRuns: often(1_000) },
    )
  })

  test('read gently, a file of many pieces has the same rows', async () => {
    const text = `Product,"Quantity"\n${Array.from({ length: 60_000 }, (_, at) => `${at},"${(at % 50) + 1}"`).join('\n')}`
    const gently = await readCartRows(utf8(text))
    expect(rowsOf(gently).length).toBe(60_001)
    expect(rowsOf(gently).slice(59_999)).toEqual([
      { line: 60_000, text: '59998,"49"', id: 59_998, qty: 49 },
      { line: 60_001, text: '59999,"50"', id: 59_999, qty: 50 },
    ])
  })
})
