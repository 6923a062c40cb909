/** Files with sheets that aren't .xlsx: banks and programs name them .xls. */
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FileRead, refusing } from '../../../src/main/files/cart-file-reader.ts'
import { createWorkbookReader } from '../../../src/main/files/workbook-reader.ts'
import { messages } from '../../../src/shared/messages.ts'
import { makeBundle } from '../../support/bundled.ts'
import { zipOf } from './books.ts'
import { compoundOf, oldBook } from './old-books.ts'

let read: ReturnType<typeof createWorkbookReader>
beforeAll(async () => {
  // As in the shipped app: each file is read on its own thread.
  const bundle = await makeBundle('workbook-worker-of-others', 'src/main/files/workbook-worker.ts')
  read = createWorkbookReader(pathToFileURL(bundle))
})

const pairs = (answer: FileRead) => {
  const file = refusing(answer)
  return 'refusal' in file ? file.refusal : file.rows.map(({ line, id, qty }) => [line, id, qty])
}

type Rows = readonly (readonly (string | number)[])[]

/** The kinds of files that programs name .xls, each with the same sheets. */
const OTHER_KINDS: Readonly<Record<string, (sheets: Readonly<Record<string, Rows>>) => Uint8Array>> = {
  'an old workbook': (sheets) => oldBook({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }),
  'an older workbook': (sheets) =>
    oldBook({ version: 5, sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }),
  'a page': (sheets) => {
    const row = (cells: Rows[number]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const tables = Object.values(sheets).map((rows) => `<table>${rows.map(row).join('')}</table>`)
    return new TextEncoder().encode(`\ufeff<html><body>${tables.join('<p>')}</body></html>`)
  },
  'one XML': (sheets) => {
    const cell = (value: string | number) =>
      `<Cell><Data ss:Type="${typeof value === 'string' ? 'String' : 'Number'}">${value}</Data></Cell>`
    const row = (cells: Rows[number]) => `<Row>${cells.map(cell).join('')}</Row>`
    const all = Object.entries(sheets).map(
      ([name, rows]) => `<Worksheet ss:Name="${name}"><Table>${rows.map(row).join('')}</Table></Worksheet>`,
    )
    const space = 'urn:schemas-microsoft-com:office:spreadsheet'
    return new TextEncoder().encode(
      `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}">${all.join('')}</Workbook>`,
    )
  },
}

describe.each(Object.keys(OTHER_KINDS))('%s', (kind) => {
  const made = (sheets: Readonly<Record<string, Rows>>) => OTHER_KINDS[kind]?.(sheets) ?? expect.fail(kind)
  const CART: Rows = [
    ['Name', 'Qty', 'Product ID'],
    ['Romper', 4, 100_234],
    ['Socks', 6, 100_871],
  ]

  it('is read as a workbook is', async () => {
    expect(pairs(await read(made({ About: [['Order of today']], Cart: CART })))).toEqual([
      [1, undefined, undefined],
      [2, 100_234, 4],
      [3, 100_871, 6],
    ])
  })

  it('says what it is, and which columns count', async () => {
    const answer = await read(made({ Cart: CART }))
    const called = { 'a page': 'a web page', 'one XML': 'an XML spreadsheet' }[kind] ?? 'an Excel workbook'
    expect(answer).toMatchObject({ encoding: called, mapping: { choice: { header: 1, id: 2, qty: 1 } } })
  })

  it('is asked about as a workbook is, and read by the answer', async () => {
    const file = made({ First: CART, Second: CART.map((row) => row.toReversed()) })
    const asked = await read(file)
    const tables = 'question' in asked ? asked.question.tables : expect.fail('It asks nothing')
    expect(tables.map(({ header }) => header)).toEqual([1, 1])
    const [, second] = tables
    const choice = { sheet: second?.sheet ?? '', header: 1, id: 0, qty: 1 }
    expect(pairs(await read(file, choice))).toEqual([
      [1, undefined, undefined],
      [2, 100_234, 4],
      [3, 100_871, 6],
    ])
  })
})

it('a file that isn’t a workbook has its own sentence', async () => {
  const page = new TextEncoder().encode('<html><body>Please sign in</body></html>')
  expect(await read(page)).toEqual({ refusal: messages.workbookNoTable })
  expect(await read(compoundOf({ WordDocument: Buffer.from('Workbook', 'utf16le') }))).toEqual({
    refusal: `${messages.notCsv} – ${messages.fileIsDocument}`,
  })
  const locked = compoundOf({ EncryptedPackage: Buffer.alloc(5000) })
  expect(await read(locked)).toEqual({ refusal: messages.workbookEncrypted })
  const binary = zipOf([{ name: 'xl/workbook.bin', bytes: Buffer.from('x') }])
  expect(await read(binary)).toEqual({ refusal: messages.workbookOld })
})
